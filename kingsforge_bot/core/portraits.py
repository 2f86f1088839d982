"""Portraits: the head by which whoever sits at a table is drawn, in every game."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final


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
"""Those that a person may choose; the first ones go with the seats of whoever has not."""


def by_seat(seats: int) -> tuple[Portrait, ...]:
    """The heads of people at so many seats who have chosen none."""
    return PEOPLE[:seats]


def at_table(wanted: Sequence[Portrait | None], bots: Sequence[bool]) -> tuple[Portrait, ...]:
    """Who is drawn how, seat by seat, from what each has chosen and who is a bot.

    Two may have chosen the same; whoever has not gets a head that nobody there has.
    """
    free = [one for one in PEOPLE if one not in wanted]
    shown: list[Portrait] = []
    for seat, (chosen, bot) in enumerate(zip(wanted, bots, strict=True)):
        if bot:
            shown.append(BOTS[seat % len(BOTS)])
        elif chosen is not None:
            shown.append(chosen)
        else:
            own = PEOPLE[seat % len(PEOPLE)]
            shown.append(own if own in free else free[0])
            free.remove(shown[-1])
    return tuple(shown)
