"""A player's dice in one line: as much of them as there is room for, and what of them has just come."""

from typing import Final

from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, Pools
from kingsforge_bot.games.kings_forge.pictures.row import height, row_width
from kingsforge_bot.games.kings_forge.pictures.signs import (
    SMITHY,
    SUPPLY,
    DieSign,
    GapSign,
    Sign,
    Signs,
    TextSign,
    counts,
)
from kingsforge_bot.games.kings_forge.rules.dice import Pool

_LEAST: Final = 42
"""Height of a row whose numbers are 9 px high in Discord's box."""
_NONE: Final = TextSign("0", Tone.MUTED)


def pools_shown(pools: Pools, wide: int, high: int) -> Signs:
    """Dice usable now, then those of the next round, for every player both; without room for the kinds how many."""
    now: Signs = (SUPPLY, *(counts(pools.supply, pools.to_supply) or (_NONE,)))
    later: Signs = (GapSign(0.2), SMITHY, *(counts(pools.smithy, pools.to_smithy) or (_NONE,)))
    few: Signs = (SUPPLY, TextSign(str(pools.supply.size)), *_fresh(pools.to_supply))
    number: Signs = (GapSign(0.2), SMITHY, TextSign(str(pools.smithy.size)), *_fresh(pools.to_smithy))
    for signs in ((*now, *later), (*now, *number), (*few, *number)):
        if height(signs, wide, high) >= _LEAST:
            return signs
    return (SUPPLY, few[1], *number[:3])


def _fresh(dice: Pool) -> Signs:
    """Dice that have just come, each on its flame."""
    return tuple(DieSign(kind, fresh=True) for kind in dice)


def gained_shown(gained: Gained, wide: int, high: int) -> Signs:
    """A plus, the dice that have come, and where they lie now; without room for each of them how many."""
    found: list[list[Sign]] = [[], []]
    for where, dice in ((SUPPLY, gained.supply), (SMITHY, gained.smithy)):
        if dice:
            found[0] += [TextSign("+", Tone.EMBER), *_fresh(dice), where]
            found[1] += [TextSign(f"+{dice.size}", Tone.EMBER), where]
    return next((tuple(one) for one in found if row_width(tuple(one), high) <= wide), tuple(found[1]))
