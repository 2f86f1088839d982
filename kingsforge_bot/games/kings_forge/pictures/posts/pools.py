"""A player's dice in one line: as much of them as there is room for, and what of them has just come."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import height, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    SMITHY,
    SUPPLY,
    DieSign,
    IconSign,
    Sign,
    Signs,
    TextSign,
    counts,
    in_hand,
)
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, Purse
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.dice import Pool

LEAST: Final = 40
"""Height of a row whose numbers are 9 px high in Discord's box."""
_NONE: Final = TextSign("0", Tone.MUTED)


def line_of(line: Purse | InHand | Gained, wide: int, high: int) -> Signs:
    """What such a line shows in so much room: the whole of it, or as much as can be read."""
    match line:
        case Purse(dice=dice, fresh=fresh, smithy=smithy):
            return _fitting(wide, high, *_purse(SMITHY if smithy else SUPPLY, dice, fresh))
        case InHand(held=held, library=library):
            return _fitting(wide, high, in_hand(held, library), *_cut(held, library))
        case Gained():
            return gained_shown(line, wide, high)
        case _:
            assert_never(line)


@lru_cache(maxsize=1024)
def whole_width(line: Purse | InHand, high: int) -> int:
    """How wide it is in a line so high where nothing is left out but how many have just come: a flame tells that."""
    match line:
        case Purse(dice=dice, fresh=fresh, smithy=smithy):
            return row_width(_purse(SMITHY if smithy else SUPPLY, dice, fresh)[1], high)
        case InHand(held=held, library=library):
            return row_width(in_hand(held, library), high)
        case _:
            assert_never(line)


def _cut(held: tuple[Held, ...], library: int) -> Iterator[Signs]:
    """One after the other less, and how many more there are."""
    for shown in range(len(held) - 1, -1, -1):
        yield (*in_hand(held[:shown], library), TextSign(f"+{len(held) - shown}", Tone.MUTED))


def _purse(icon: IconSign, dice: Pool, fresh: Pool) -> tuple[Signs, Signs, Signs, Signs]:
    size = TextSign(str(dice.size), Tone.INK if dice else Tone.MUTED)
    whole = counts(dice, fresh)[:-1]  # without the gap after the last
    bare = tuple(sign for sign in whole if not (isinstance(sign, TextSign) and sign.tone == Tone.EMBER))
    return (
        (icon, *(whole or (_NONE,))),
        (icon, *(bare or (_NONE,))),
        (icon, size, *_fresh(fresh)),
        (icon, size),
    )


def _fitting(wide: int, high: int, *ways: Signs) -> Signs:
    """The first that can be read in so much room, else the last."""
    return next((signs for signs in ways if height(signs, wide, high) >= LEAST), ways[-1])


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
