"""Hints: what the strong bot would do in the asker's place, from what the asker may know; told, and done by a press."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.players.self_play import Move
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.screens import HINT, NOTHING_SAID, Plays
from kingsforge_bot.ui.message import ButtonStyle, Message
from tests.games.keyflower.looking import ENGLISH, GAME, LOCALIZERS, SCREENS, buttons, look, played
from tests.properties.keyflower import otherwise
from tests.properties.play import Thrown
from tests.ui.limits import check

DECIDING = (Phase.TURNS, Phase.WORK, Phase.WINTER_CHOICE, Phase.BOATS, Phase.BUILDING)


def of_phase(phase: Phase, seats: int = 2) -> Iterator[Move[State, Action, Event]]:
    """Decisions of that kind between several things."""
    for move in played(seats):
        if move.before.phase is phase and len([*GAME.legal_actions(move.before, move.seat)]) > 1:
            yield move


def hint(state: State, seat: int) -> Message:
    return SCREENS.commands.queries[HINT](ENGLISH, look(state, seat), NOTHING_SAID)(always)


def done(state: State, seat: int, place: int = 0) -> tuple[Action, ...]:
    plays = SCREENS.turn.press(ENGLISH, look(state, seat), ["best", str(place)], [])
    assert isinstance(plays, Plays)
    return plays.actions


@pytest.mark.parametrize("phase", DECIDING)
def test_do_this_does_what_the_strong_bot_would_begin_with(phase: Phase) -> None:
    """Bids, uses, work, winter tiles, boats, building."""
    for move in of_phase(phase):
        assert done(move.before, move.seat)[0] == move.action


@pytest.mark.parametrize("phase", DECIDING)
def test_a_hint_numbers_up_to_three_moves_and_does_each_by_a_press(phase: Phase) -> None:
    for move in of_phase(phase):
        told = hint(move.before, move.seat)
        check(told)
        lines = told.text.splitlines()[1:]
        assert 1 <= len(lines) <= 3
        assert [line[:2] for line in lines] == ["1.", "2.", "3."][: len(lines)]
        assert [one.label for one in buttons(told).values()] == ["Do this", "Do 2", "Do 3"][: len(lines)]
        for place in range(len(lines)):
            state = move.before
            for action in done(move.before, move.seat, place):
                assert action in [*GAME.legal_actions(state, move.seat)]
                state = GAME.apply(state, move.seat, action, Thrown(Random(1))).state


@pytest.mark.parametrize("phase", DECIDING)
def test_hidden_workers_and_tiles_of_others_change_no_word_of_it(phase: Phase) -> None:
    """Rule 2.1: in two worlds that differ in what others hide alone, the same is told."""
    for move in of_phase(phase, 3):
        other = otherwise(move.before, move.seat, Random(1))
        assert hint(move.before, move.seat).text == hint(other, move.seat).text


def test_a_turn_begins_with_the_best_moves_the_best_in_green() -> None:
    for move in of_phase(Phase.TURNS):
        message = SCREENS.turn.now(ENGLISH, look(move.before, move.seat))
        check(message)
        green = [one.custom_id.payload for one in buttons(message).values() if one.style is ButtonStyle.SUCCESS]
        assert green == ["best 0"]
        assert HINT in buttons(message)


def test_where_hints_are_off_nothing_is_ranked() -> None:
    move = next(of_phase(Phase.TURNS))
    view = look(move.before, move.seat, hints=False)
    assert not {"best 0", HINT} & buttons(SCREENS.turn.now(ENGLISH, view)).keys()
    with pytest.raises(HintsOff):
        SCREENS.turn.press(ENGLISH, view, ["best", "0"], [])


def test_who_wants_none_offered_asks_for_them() -> None:
    """`/me settings best`, in every phase that has them."""
    for phase in DECIDING:
        for move in of_phase(phase):
            own = replace(look(move.before, move.seat), unadvised=frozenset([move.seat]))
            shown = buttons(SCREENS.turn.now(ENGLISH, own))
            assert not [one for one in shown if one.startswith("best ")]
            assert HINT in shown


def test_nobody_gets_one_out_of_turn() -> None:
    """Rule 13.1."""
    move = next(of_phase(Phase.TURNS))
    other = look(move.before, Seat(1 - move.seat))
    with pytest.raises(Refused):
        SCREENS.commands.queries[HINT](ENGLISH, other, NOTHING_SAID)
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, other, ["best", "0"], [])


@pytest.mark.parametrize("place", ["3", "-1", "x", "00"])
def test_a_made_up_place_does_nothing(place: str) -> None:
    move = next(of_phase(Phase.TURNS))
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(move.before, move.seat), ["best", place], [])


def test_an_upgrade_is_brought_for_and_done_by_one_press() -> None:
    """Rules 8.2 and 8.5: the resources on the way first."""
    several = [move for move in of_phase(Phase.WORK, 6) if len(done(move.before, move.seat)) > 1]
    assert several
    for move in several:
        verbs = [one.verb for one in done(move.before, move.seat)]
        assert verbs == ["move"] * (len(verbs) - 1) + ["upgrade"]


@pytest.mark.parametrize("language", LOCALIZERS.languages)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_panel_of_a_game_fits_discord(language: str, seats: int) -> None:
    l10n = LOCALIZERS.for_locale(language).of(GAME.key)
    for move in played(seats)[:: 9 if seats == 6 else 4]:
        check(SCREENS.turn.now(l10n, look(move.before, move.seat), "…"))


def test_the_first_of_six_may_take_any_of_six_boats() -> None:
    """Rule 9.5."""
    move = next(one for one in of_phase(Phase.BOATS, 6) if len(one.before.choosers) == 6)
    offered = buttons(SCREENS.turn.now(ENGLISH, look(move.before, move.before.choosers[0])))
    assert len([one for one in offered if one.startswith("take ")]) == 6
