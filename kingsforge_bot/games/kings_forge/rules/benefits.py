"""Benefits: what a player holds until it is spent on rolled dice, rules section 4."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side
from kingsforge_bot.games.kings_forge.rules.effects import Boost, BoostOrDie, Change, Flip, Reroll, TurnToSix


class Source(StrEnum):
    """Where a benefit comes from, as the notation names it."""

    ALCHEMIST_BOTTOM = "alchemist.bottom"
    CEMETERY_TOP = "cemetery.top"
    EAST_FOREST_BOTTOM = "east-forest.bottom"
    GARDEN_BOTTOM = "garden.bottom"
    NORTH_MINE_BOTTOM = "north-mine.bottom"
    SOUTH_MINE_BOTTOM = "south-mine.bottom"
    TAVERN_BOTTOM = "tavern.bottom"
    WEST_FOREST_BOTTOM = "west-forest.bottom"
    WORKSHOP_TOP = "workshop.top"
    TOKEN_PLUS = "token-plus"
    TOKEN_SIX = "token-six"


class Held(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A benefit in hand. `like` is the side that Workshop copied; the benefit belongs to Workshop (7.2)."""

    source: Source
    like: Source | None = None


def _changes() -> dict[Source, Change]:
    changes: dict[Source, Change] = {
        Source.TOKEN_PLUS: Boost(1, dice=2),  # 4.2
        Source.TOKEN_SIX: TurnToSix(),
    }
    for side, half in HALVES.items():
        match half.effect:
            case Boost() | Flip() | Reroll() | TurnToSix() | BoostOrDie() as change:
                changes[Source(side.value)] = change
            case _:
                pass
    return changes


CHANGES: Final = _changes()
"""What each source does. Workshop is not among them: it does what it copied."""
SOURCE_OF: Final[dict[Side, Source]] = {
    side: Source(side.value) for side in HALVES if side.value in {source.value for source in CHANGES}
}


def change_of(held: Held) -> Change:
    """What the benefit does to rolled dice."""
    return CHANGES[held.like or held.source]


def giving_wood(benefits: Iterable[Held]) -> tuple[Held, ...]:
    """Those that may be given up for a wood die (4.7), each once."""
    return tuple([held for held in dict.fromkeys(benefits) if isinstance(change_of(held), BoostOrDie)])
