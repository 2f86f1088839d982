"""What matters at this moment at a table: the entries for its phase, and the tiles that the asker has to do with."""

from collections.abc import Iterator
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.tiles import tile_id
from kingsforge_bot.games.keyflower.rules.kinds import UNSEEN, Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.rulebook.entry import rule_id

MOST: Final = 25
"""Lines of a menu."""
_WINTER: Final = ("12.4", "12.5", "9.7")


def what_matters(view: State, seat: Seat | None) -> tuple[str, ...]:
    """Ids of at most 25 entries, the most pressing first; for somebody without a seat nothing of a hand."""
    names = (tile_id(name) for name in _tiles(view, seat) if name != UNSEEN)
    return tuple(dict.fromkeys([*map(rule_id, _rules(view)), *names]))[:MOST]


def _rules(view: State) -> Iterator[str]:
    match view.phase:
        case Phase.WINTER_CHOICE:
            yield from ("3.4", "3.5", *_WINTER)
        case Phase.TURNS:
            yield from ("4.1", "5.1", "6.2", "7.2", "4.4", "7.1", "7.5", "4.2")
            yield from _WINTER if view.season is Season.WINTER else ()
        case Phase.WORK:
            yield from ("8.1", "8.2", "8.3", "8.5", "8.6", "8.7", "8.4")
        case Phase.BOATS:
            yield from ("9.5", "9.6", "10.1", "10.5")
        case Phase.BUILDING:
            yield from ("10.4", "10.5", "10.6", "10.2", "10.3", "10.7")
        case Phase.OVER:
            yield from ("12.2", "12.4", "12.7", "12.3", "12.5", "12.6", "12.9")
        case _:
            assert_never(view.phase)


def _tiles(view: State, seat: Seat | None) -> Iterator[Name]:
    """What is won, given, or up for bidding, then the own village."""
    own = None if seat is None or view.phase is Phase.OVER else view.players[seat]
    if own is not None:
        yield from (tile.name for tile in own.won)
        yield from own.hand if view.phase is Phase.WINTER_CHOICE else ()
    match view.phase:
        case Phase.TURNS:
            yield from (tile.name for tile in view.offer)
        case Phase.BOATS:
            yield from (boat.name for boat in view.boats if boat.taken is None)
        case _:
            pass
    if own is not None:
        yield from (tile.name for tile in own.village)
