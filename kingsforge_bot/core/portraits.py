"""Portraits: the head by which whoever sits at a table is drawn, in every game."""

from collections.abc import Hashable, Sequence
from enum import StrEnum
from typing import Final
from zlib import crc32


class Portrait(StrEnum):
    """A drawn head, told by its outline; the value is the name of its drawing."""

    PLAIT = "plait"
    BEARD = "beard"
    HOOD = "hood"
    STRAW = "straw"
    CAP = "cap"
    WINGED = "winged"
    BUN = "bun"
    PLUME = "plume"
    CURLS = "curls"
    TURBAN = "turban"
    PIGTAILS = "pigtails"
    CREST = "crest"
    BOT_KETTLE = "bot-kettle"
    BOT_VISOR = "bot-visor"
    BOT_LANTERN = "bot-lantern"
    BOT_OWL = "bot-owl"
    BOT_GEAR = "bot-gear"
    BOT_BARREL = "bot-barrel"


BOTS: Final = tuple(one for one in Portrait if one.startswith("bot-"))
"""Automatons, which stand for bots alone."""
PEOPLE: Final = tuple(one for one in Portrait if one not in BOTS)
"""Those that a person may choose."""


def by_seat(seats: int) -> tuple[Portrait, ...]:
    """The heads at so many seats where nobody in particular sits."""
    return PEOPLE[:seats]


def at_table(wanted: Sequence[Portrait | None], bots: Sequence[bool], who: Sequence[Hashable]) -> tuple[Portrait, ...]:
    """Who is drawn how, seat by seat, from what each has chosen, who is a bot, and `who` each is wherever they sit.

    Two may have chosen the same; whoever has not has the same head at every table where nobody else there has it.
    """
    taken = set(wanted)
    shown: list[Portrait] = []
    for chosen, bot, key in zip(wanted, bots, who, strict=True):
        heads = BOTS if bot else PEOPLE
        first = crc32(str(key).encode()) % len(heads)
        own = (*heads[first:], *heads[:first])
        shown.append(chosen if chosen and not bot else next((one for one in own if one not in taken), own[0]))
        taken.add(shown[-1])
    return tuple(shown)
