"""What is left of a board in its channel once another stands there."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.events import Crafted, GameEnded
from kingsforge_bot.service.post.publisher import (
    CannotSpeak,
    Folded,
)
from kingsforge_bot.service.types import ChannelId, LogEntry
from tests.ui.post.conftest import Stage

ITEM_MADE = (LogEntry(3, Seat(1), "craft table", (), (Crafted(Seat(1), Item("table"), read_dice("W3 W4")),), 0),)


async def test_a_folded_board_has_no_picture_no_buttons_and_alerts_nobody(stage: Stage) -> None:
    first = await stage.board(3)
    assert await stage.fold(first) is Folded.DONE
    (board,) = stage.messages()
    assert (board.attachments, board.components, board.mentions, board.alerted) == ((), (), (), ())
    assert "#12 Oak" in board.content
    assert stage.requests("PATCH /channels/") == 1


async def test_a_board_that_told_of_an_item_folds_into_its_moment_and_costs_no_request_more(stage: Stage) -> None:
    assert await stage.fold(await stage.board(3), ITEM_MADE) is Folded.DONE
    (board,) = stage.messages()
    assert [one.filename for one in board.attachments] == ["moment.png"]
    assert (board.components, board.alerted) == ((), ())
    assert stage.requests("PATCH /channels/") == 1


async def test_the_board_that_only_the_last_one_follows_ends_with_what_won(stage: Stage) -> None:
    axe = (Crafted(Seat(0), Item("table"), read_dice("W5 W6")), GameEnded(((Seat(0),),)))
    won = (*ITEM_MADE, LogEntry(4, Seat(0), "craft table", (), axe, 0))
    assert await stage.fold(await stage.board(3), ITEM_MADE, won) is Folded.DONE
    (board,) = stage.messages()
    assert board.content.splitlines()[-1].endswith("crafted **Table**")
    assert [one.description for one in board.attachments if "W5 W6" in (one.description or "")]


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (403, 50013)])
async def test_a_fold_whose_picture_is_not_taken_is_told_in_words(stage: Stage, status: int, code: int) -> None:
    first = await stage.board(3)
    stage.fault.server_error("PATCH /channels/*/messages/*", status=status, code=code)
    assert await stage.fold(first, ITEM_MADE) is Folded.DONE
    assert [(one.attachments, one.components) for one in stage.messages()] == [((), ())]


@pytest.mark.parametrize(("status", "code", "folded"), [(400, 30046, "refused"), (404, 10008, "gone")])
async def test_what_comes_of_a_fold_that_discord_does_not_take(
    stage: Stage, status: int, code: int, folded: str
) -> None:
    first = await stage.board(3)
    stage.fault.server_error("PATCH /channels/*/messages/*", status=status, code=code)
    assert await stage.fold(first) == folded
    assert stage.requests("PATCH /channels/") == 1


async def test_an_old_board_is_deleted_once_and_one_that_is_gone_is_as_good(stage: Stage) -> None:
    first = await stage.board()
    for _ in range(2):
        await stage.publisher.delete(stage.channel, first)
    assert stage.messages() == []
    with pytest.raises(CannotSpeak):
        await stage.publisher.delete(ChannelId(77), first)
