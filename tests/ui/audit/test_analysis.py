"""The button Analysis below the last board: luck and decisions, told to whoever presses, once the game is over."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.errors import LobbyRefused
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.table_events import Paused
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.audit.analysing import Analysing
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import TooBusy, UnknownPress
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.table.finale import with_end
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER, look_at, position
from tests.ui.positions import ANA, GATHER, unchanged

OVER = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")


async def test_while_it_is_played_nothing_is_told(counter: Counter) -> None:
    look = await counter.place(GATHER)
    said = await unchanged(
        counter, look, await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "analysis"))
    )
    assert "is still being played" in said
    assert "Luck" not in said


def test_only_games_that_offer_it_have_the_button(l10n: Localizer) -> None:
    post = BoardPost(look_at(OVER), (), "n", PlayEnd((), ()))
    board = SCREENS.boards.board(l10n, post, None)
    labels = [
        [one.label for one in row] for row in with_end(l10n, post, board, analyses=True).rows if isinstance(row, tuple)
    ]
    assert labels[0][0] == "Rematch"
    assert labels[1] == ["Text board", "Log", "Analysis", "Story"]
    check(with_end(l10n, post, board, analyses=True))
    assert len(with_end(l10n, post, board).rows) == 2


def looked_into(given: list[list[int]]) -> Screens:
    """A game that is looked into; noted is what it was given, each time."""

    def analysis(l10n: Localizer, look: TableView, moments: Moments) -> Any:
        given.append([entry.seq for _, led in moments for entry in led])
        return lambda _: Message("looked into")

    return replace(SCREENS, boards=replace(SCREENS.boards, analysis=analysis))


class Told:
    """A log in which somebody paused the table."""

    def __init__(self, look: TableView) -> None:
        self.look = look

    async def moments(self, *_: Any) -> Moments:
        paused = LogEntry(3, None, "", (), (), 3, fact=Paused())
        led = [LogEntry(1, None, "setup", (), (), 1), paused, LogEntry(4, Seat(0), "pass", (), (), 4)]
        return [(self.look, (entry,)) for entry in led]


async def test_it_is_worked_out_once_from_what_was_played(l10n: Localizer) -> None:
    look, given, analysing = look_at(OVER), list[list[int]](), Analysing()
    told = cast(History, Told(look))
    for user in (ANA, STRANGER):
        assert (await analysing.do(l10n, looked_into(given), look, user, told)).text == "looked into"
    assert given == [[1, 4]]


async def test_a_game_without_it_and_a_running_one_are_refused(l10n: Localizer) -> None:
    analysing, history = Analysing(), cast(History, None)
    plain = replace(SCREENS, boards=replace(SCREENS.boards, analysis=None))
    with pytest.raises(UnknownPress):
        await analysing.do(l10n, plain, look_at(OVER), ANA, history)
    with pytest.raises(LobbyRefused):
        await analysing.do(l10n, looked_into([]), look_at(GATHER), ANA, history)


async def test_who_waits_too_long_is_told_to_ask_again(l10n: Localizer) -> None:
    never = SimpleNamespace(moments=lambda *_: asyncio.Event().wait())
    with pytest.raises(TooBusy):
        await Analysing(patience=0.01).do(l10n, looked_into([]), look_at(OVER), ANA, cast(History, never))
