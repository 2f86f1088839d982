"""Bots play whole games of Keyflower by the rules, by what their seat sees, and the better ones win."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.players.player import bounded
from kingsforge_bot.players.self_play import self_play
from tests.games.keyflower.rules.table import bidden, built, game, seat, table
from tests.properties.keyflower import counted, otherwise

BOTS = bots(game().tiles)


def decisions(line: Sequence[str], seed: str) -> Iterator[tuple[State, Seat, Action, State]]:
    """A whole game: each position, who decides, what they do, and what that leads to."""
    luck, own = Thrown(f"table {seed}"), Thrown(f"players {seed}")
    state = game().setup(len(line), {}, luck).state
    for move in self_play(game(), state, [BOTS[name] for name in line], luck, own):
        yield move.before, move.seat, move.action, move.step.state


def ended(line: Sequence[str], seed: str) -> State:
    """Where the game stands when it is over."""
    *_, (_, _, _, state) = decisions(line, seed)
    assert state.phase is Phase.OVER
    return state


def share(line: Sequence[str], games: int) -> float:
    """What the first of the line wins of so many games, from each seat in turn; ties are parted."""
    won = 0.0
    for number in range(games):
        place = number % len(line)
        at = [*line[1:]]
        at.insert(place, line[0])
        points = [one.total for one in ended(at, f"{number // len(line)}").scores]
        won += (points[place] == max(points)) / points.count(max(points))
    return won / games


@pytest.mark.parametrize("seats", [2, 6])
def test_they_do_what_is_legal_to_the_end(seats: int) -> None:
    """All levels at one table, with nothing of the box lost."""
    line = [[*BOTS][number % len(BOTS)] for number in range(seats)]
    for before, who, action, after in decisions(line, f"legal {seats}"):
        assert action in bounded(game().legal_actions(before, who))
        counted(after)


@pytest.mark.parametrize("level", ["settler", "mayor"])
def test_they_decide_by_what_their_seat_sees(level: str) -> None:
    """The same at a table that looks the same to them, and with no luck of their own."""
    source = Random(level)
    for before, who, action, _ in decisions([level] * 2, "seen"):
        other = game().player_view(otherwise(before, who, source), who)
        assert BOTS[level].choose(other, bounded(game().legal_actions(other, who)), Replayed()) == action


def test_an_upgrade_that_can_be_paid_is_made() -> None:
    """Five points for two resources that lie there."""
    one = seat("2 red", goods="1 wood 1 stone")
    t = table(one, seat("1 red"), season="autumn").play("0 use home-1 with 1 red")
    assert t.state.work is not None
    view = game().player_view(t.state, Seat(0))
    action = BOTS["settler"].choose(view, bounded(game().legal_actions(view, Seat(0))), Replayed())
    assert str(action) == "upgrade home-1"


def test_resources_are_brought_to_where_they_are_wanted() -> None:
    """Three wood to the carpenter, one step away, then seven points."""
    village = [built("carpenter", 0, -1, 2, goods="1 wood"), built("keywood", 1, -1, 1, goods="5 wood")]
    t = table(seat("1 red", village=village), seat("1 red", village=[built("stable", 0, -1)]), season="winter")
    t.play("0 use stable with 1 red")
    done = []
    while t.phase == "work":
        view = game().player_view(t.state, Seat(0))
        action = BOTS["mayor"].choose(view, bounded(game().legal_actions(view, Seat(0))), Replayed())
        t.play(f"0 {action}")
        done.append(str(action))
    assert "upgrade carpenter" in done


def test_workers_are_not_thrown_away() -> None:
    """Against a bid that it cannot outdo for what the tile is worth, it passes."""
    t = table(
        seat("9 red"),
        seat("9 red"),
        offer=[bidden("peddler", "1 8 red")],
        orders=[bidden("order-1", "1 8 red")],
    )
    view = game().player_view(t.state, Seat(0))
    action = BOTS["settler"].choose(
        view, [one for one in game().legal_actions(view, Seat(0)) if one.verb != "use"], Replayed()
    )
    assert str(action) == "pass"


def test_the_sound_one_beats_random() -> None:
    assert share(["settler", "random"], 6) >= 5 / 6


def test_the_strong_one_beats_the_sound_one() -> None:
    assert share(["mayor", "settler"], 6) > 0.5


@pytest.mark.full
def test_the_sound_one_beats_random_nearly_always() -> None:
    """99 of 100."""
    assert share(["settler", "random"], 500) >= 0.99


@pytest.mark.full
def test_the_strong_one_beats_the_sound_one_by_far() -> None:
    """65 of 100 games of two, 40 of 100 games of four against three."""
    assert share(["mayor", "settler"], 600) >= 0.65
    assert share(["mayor", "settler", "settler", "settler"], 300) >= 0.40
