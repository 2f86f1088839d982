"""The button Analysis below the last board: luck and decisions, told to whoever presses, once the game is over."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.screens import end_pictures
from kingsforge_bot.games.kings_forge.screens.hints.analysis import analysis
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.strategy.analysis import Account
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.errors import LobbyRefused
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.table_events import Paused
from kingsforge_bot.service.types import Cause, LogEntry, TableStatus, TableView
from kingsforge_bot.ui.audit.analysing import Analysing
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import TooBusy, UnknownPress
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import TEXT, Message
from kingsforge_bot.ui.table.finale import with_end
from tests.properties.play import Thrown
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import GAME, LOUD_NAMES, STRANGER, look_at, position
from tests.ui.positions import ANA, GATHER, unchanged

OVER = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")
BAD = "dock token.1 discarding mill paying MM"


def moments_of_one_bad_move(look: TableView) -> Moments:
    return (
        (replace(look, view=GATHER), (LogEntry(1, None, "setup", (), (), 1),)),
        (look, (LogEntry(2, Seat(0), BAD, (), (), 2),)),
    )


async def a_whole_game(counter: Counter) -> TableView:
    """Between two people who play as the strong bot does."""
    lobby = await counter.lobby(2)
    play = counter.service.play
    await counter.service.lobbies.start(lobby.id, ANA)
    look, luck = await play.look(lobby.id), Thrown(Random(1))
    while look.table.status is TableStatus.RUNNING:
        user = look.table.sitters[look.view.turn].user
        assert user is not None
        action = choice(GAME, BOTS["random"], look.view, look.view.turn, luck)
        await play.act(lobby.id, user, action, decided_on=look.table.seq)
        look = await play.look(lobby.id)
    return look


async def test_after_the_end_whoever_presses_is_told_alone(counter: Counter) -> None:
    look = await a_whole_game(counter)
    shown = await counter.press(STRANGER, ComponentId(look.table.id, look.table.seq, "analysis"))
    lines = (await unchanged(counter, look, shown)).splitlines()
    assert lines[0] == f"**#{look.table.id} {look.table.name}** · analysis"
    assert lines[1].startswith("**Luck**: ")
    assert [" of " in line and "expected" in line for line in lines[2:4]] == [True, True]
    assert lines[5].startswith("**Decisions**")
    assert len(lines) >= 8
    assert all("round " in line or "no decision cost" in line for line in lines[6:])
    assert shown.attachments == 1
    assert shown.deferred == {"ephemeral": True, "thinking": True}


async def test_while_it_is_played_nothing_is_told(counter: Counter) -> None:
    look = await counter.place(GATHER)
    said = await unchanged(
        counter, look, await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "analysis"))
    )
    assert "is still being played" in said
    assert "Luck" not in said


def test_the_bad_move_is_told_with_what_was_better(l10n: Localizer) -> None:
    look = look_at(OVER)
    message = analysis(l10n.of("kings_forge"), look, moments_of_one_bad_move(look))(always)
    [line] = [line for line in message.text.splitlines() if "round" in line and "Worth" in line]
    assert "Ana" in line
    assert "round 1" in line
    assert "Mill face down" in line
    assert "Ben**: no decision cost much. Dice decided (rolls with an item: " in message.text
    assert "against the odds).\n" in f"{message.text}\n", "thefts did not, where none took anything"
    check(message)


def test_a_forced_move_is_nobodys_mistake(l10n: Localizer) -> None:
    look = look_at(OVER)
    first, (then, (entry,)) = moments_of_one_bad_move(look)
    forced = (first, (then, (LogEntry(2, entry.seat, BAD, (), (), 2, cause=Cause.FORCED),)))
    assert "Worth" not in analysis(l10n.of("kings_forge"), look, forced)(always).text


@pytest.mark.parametrize("language", Localizers().languages)
def test_it_fits_with_the_loudest_names_in_every_language(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    look = look_at(position({}, {}, {}, {}, phase="over"), names=LOUD_NAMES)
    accounts = tuple([Account(Seat(seat), 9, seat, 3.25, seat, 0, ()) for seat in range(4)])
    drawing = end_pictures.luck(l10n, look, accounts)
    assert drawing.alt is not None
    assert 0 < len(drawing.alt()) <= 1024
    assert drawing.draw(always).startswith(b"\x89PNG")
    message = analysis(l10n, look, moments_of_one_bad_move(look))(always)
    assert len(message.text) <= TEXT


def test_only_games_that_offer_it_have_the_button(l10n: Localizer) -> None:
    post = BoardPost(look_at(OVER), (), "n", PlayEnd((), ()))
    board = SCREENS.boards.board(l10n, post, None)
    labels = [
        [one.label for one in row] for row in with_end(l10n, post, board, analyses=True).rows if isinstance(row, tuple)
    ]
    assert labels[0][0] == "Rematch"
    assert labels[1] == ["Text board", "Log", "Analysis"]
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
