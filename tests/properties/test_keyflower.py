"""Whatever is played at a table of Keyflower, these things stay true (see `Play`)."""

from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Recorder
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Logged
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Use
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.kinds import SKILLS, UNSEEN, Skill
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.players.self_play import choice
from tests.properties.keyflower import GAME, SUBJECT, counted, guess, otherwise
from tests.properties.play import Thrown, begin

ENOUGH = 1500
"""Actions within which every game must have ended; the longest of thousands of six had some 700."""
GUESSES = 3
"""Actions that somebody tries who may know less than the table."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games(seats: int, games: int) -> None:
    """Everything checked after each action."""
    for number in range(max(1, games // 20)):
        source = Random(f"keyflower {seats} {number}")
        screens = source.choice(GAME.options["screens"])
        begin(SUBJECT, seats, {"screens": screens}, source).finish(source, ENOUGH)


@pytest.mark.parametrize("seats", GAME.seats)
def test_many_games(seats: int, games: int) -> None:
    """They end (13.7), there is always something to do, nothing gets lost, and their logs lead to the same."""
    for number in range(games):
        source = Random(f"many keyflower {seats} {number}")
        state = GAME.setup(seats, {}, Thrown(source)).state
        start, log = state, list[Logged]()
        while awaited := GAME.to_act(state):
            seat = min(awaited)
            luck = Recorder(Thrown(source))
            action = choice(GAME, SUBJECT.player, state, seat, Thrown(source))
            state = GAME.apply(state, seat, action, luck).state
            log.append((seat, str(action), luck.drawn))
            assert len(str(action)) <= 90
            assert len(log) < ENOUGH, "no end in sight"
            counted(state)
        assert GAME.load(GAME.dump(state)) == state
        assert GAME.replay(start, log).state == state


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_hidden_is_seen_or_told(seats: int, games: int) -> None:
    """Rules 2.1 to 2.4: nothing that others see, hear or try depends on a screen, a winter hand or a draft."""
    for number in range(max(1, games // 10)):
        source = Random(f"secrets {seats} {number}")
        screens = GAME.options["screens"][(seats + number) % 2]
        state = GAME.setup(seats, {"screens": screens}, Thrown(source)).state
        while awaited := GAME.to_act(state):
            seat = source.choice(sorted(awaited))
            for who in (None, *map(Seat, range(seats))):
                other = otherwise(state, who, source)
                assert GAME.player_view(other, who) == GAME.player_view(state, who)
                assert GAME.load(GAME.dump(other)) == other
                if who is not None:
                    _tries(state, other, who, source)
            action = choice(GAME, SUBJECT.player, GAME.player_view(state, seat), seat, Thrown(source))
            _hears(state, otherwise(state, None, source), seat, action)
            state = GAME.apply(state, seat, action, Thrown(source)).state


def _tries(state: State, other: State, who: Seat, source: Random) -> None:
    """The same answer at both tables, whichever is the true one."""
    for action in (guess(state, source) for _ in range(GUESSES)):
        assert _answer(state, who, action) == _answer(other, who, action)
    assert GAME.timeout_action(state, who) == GAME.timeout_action(other, who) or who not in GAME.to_act(state)


def _answer(state: State, who: Seat, action: Action) -> object:
    try:
        GAME.apply(state, who, action, Thrown(Random(0)))
    except Refused as no:
        return no.reason, no.rule, dict(no.facts)
    return None


def _hears(state: State, other: State, seat: Seat, action: Action) -> None:
    """Everybody hears the same of a turn, whatever is behind screens, and whichever skill tile of choice is paid."""
    if state.phase not in (Phase.TURNS, Phase.WORK):
        return
    heard = _told(state, seat, action)
    ways = [action]
    if isinstance(action, Use) and isinstance(action.paying, Skill):
        ways += [replace(action, paying=skill) for skill in SKILLS]
    for way in ways:
        try:
            assert _told(other, seat, way) == heard
        except Refused:
            continue


def _told(state: State, seat: Seat, action: Action) -> list[Event]:
    events = GAME.apply(state, seat, action, Thrown(Random(0))).events
    return [event for event in (GAME.event_view(event, None) for event in events) if event is not None]


def test_what_is_hidden_can_be_otherwise() -> None:
    """Or the test above would compare a table with itself."""
    state = GAME.setup(3, {}, Thrown(Random(1))).state
    other = otherwise(state, Seat(0), Random(2))
    assert other.players[0] == state.players[0]
    assert other.players[1].workers != state.players[1].workers
    assert other.players[1].hand != state.players[1].hand
    assert other.bag != state.bag
    seen = GAME.player_view(state, Seat(0))
    assert seen.players[0] == state.players[0]
    assert set(seen.players[1].hand) == {UNSEEN}
    assert (seen.players[1].workers.total, seen.players[1].workers.unseen) == (8, 8)
    assert seen.bag.unseen == state.bag.total
