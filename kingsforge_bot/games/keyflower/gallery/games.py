"""Games to be drawn: played at random, the same every time."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import self_play

_EAGER: Final = ("done", "take", "give")
_WEIGHTS: Final = {"place": 12, "bid": 6, "use": 6, "move": 4, "upgrade": 8}
_MOST: Final = 400
"""Actions of which one is chosen."""


class Moment(msgspec.Struct, frozen=True):
    """A state, and the events that led to it from the one before."""

    state: State
    events: tuple[Event, ...] = ()


@cache
def played(seats: int, seed: int) -> tuple[Moment, ...]:
    """All moments of a game between random players."""
    rules, luck = keyflower(), Thrown(f"{seed}")
    bot = RandomPlayer(eager=_EAGER, weights=_WEIGHTS)
    first = rules.setup(seats, {}, luck)
    moves = self_play(rules, first.state, (bot,), luck, most=_MOST)
    return (Moment(first.state, first.events), *(Moment(move.step.state, move.step.events) for move in moves))


def moments(seats: int, seed: int, season: Season, phase: Phase) -> Iterator[Moment]:
    """Those of a season and a phase."""
    return (one for one in played(seats, seed) if one.state.season is season and one.state.phase is phase)


def crowded(seats: int, seed: int, season: Season, phase: Phase = Phase.TURNS) -> Moment:
    """The moment with most on the table."""
    return max(moments(seats, seed, season, phase), key=_weight)


def largest(seats: int, seed: int) -> tuple[State, Seat]:
    """The end of a game, and the seat with most tiles."""
    state = played(seats, seed)[-1].state
    return state, max(map(Seat, range(seats)), key=lambda seat: len(state.players[seat].village))


def drafting(seats: int, seed: int, enough: Callable[[int], bool] = lambda placed: placed > 1) -> tuple[State, Seat]:
    """A moment at which a seat has placed some of its tiles and not all, as late as there is one."""
    found = [
        (one.state, Seat(seat))
        for one in played(seats, seed)
        for seat, player in enumerate(one.state.players)
        if player.unplaced and enough(len(player.draft))
    ]
    return found[-1]


def _weight(moment: Moment) -> int:
    state = moment.state
    bids = sum(len(tile.bids) for tile in state.tiles_on_table())
    uses = sum(len(tile.uses) for player in state.players for tile in player.village)
    return 2 * bids + uses + sum(len(tile.uses) for tile in state.offer)
