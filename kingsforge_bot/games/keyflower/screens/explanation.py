"""The parts of an explanation as sentences, to the one whose view they were read from."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook import parts
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.tiles import about_tile

BULLET: Final = "- "
"""Begins a line of a list in markdown."""
_OPEN: Final = (parts.Spot.OFFER, parts.Spot.VILLAGE)
"""Where what is on a tile and beside it can be seen."""


def part_lines(say: Telling, view: State, told: Iterable[parts.Part], own: Seat) -> Sequence[str]:
    """Lines of a list in markdown."""
    return tuple(f"{BULLET}{line}" for part in told for line in _said(say, view, part, own))


def _said(say: Telling, view: State, part: parts.Part, own: Seat) -> Iterator[str]:
    l10n = say.l10n
    match part:
        case parts.Awaited(seats=seats):
            others = [seat for seat in seats if seat != own]
            yield l10n("why-yours") if own in seats else l10n("why-awaited", who=say.listed(map(say.who, others)))
        case parts.Lies(tile=tile, spot=spot, seat=seat, place=place):
            name = say.tile(tile)
            if seat == own and spot in (parts.Spot.WON, parts.Spot.VILLAGE):
                yield l10n("why-lies-own", spot=spot.value, tile=name)
            else:
                who = "" if seat is None else say.who(seat)
                yield l10n("why-lies", spot=spot.value, tile=name, who=who, place=place)
            if spot in _OPEN:
                yield from about_tile(say, view, tile).split("\n")
        case parts.Screen():
            player = view.players[own]
            yield l10n("screen-mine", workers=say.workers(player.workers), skills=say.skills(player.skills))
        case parts.ByWork(tile=tile):
            yield l10n("why-by-work", tile=say.tile(tile))
        case _:
            assert_never(part)
