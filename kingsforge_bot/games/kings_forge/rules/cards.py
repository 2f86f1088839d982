"""The 18 gather cards as typed literals, rules section 7. `_X` marks an X square: its die goes to the stock."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.effects import (
    ANY_NUMBER,
    Ban,
    Boost,
    BoostOrDie,
    Copy,
    Effect,
    Flip,
    Gain,
    Gamble,
    Pour,
    Reroll,
    SmithyToo,
    Trade,
    TurnToSix,
    Wild,
)


class Card(StrEnum):
    """A gather card by its name in the notation."""

    ALCHEMIST = "alchemist"
    ASTROLOGER = "astrologer"
    BAZAAR = "bazaar"
    CARAVAN = "caravan"
    CEMETERY = "cemetery"
    DRAGON_LAIR = "dragon-lair"
    EAST_FOREST = "east-forest"
    GARDEN = "garden"
    JEWELER = "jeweler"
    LIBRARY = "library"
    MILL = "mill"
    NORTH_MINE = "north-mine"
    PEDDLER = "peddler"
    SHRINE = "shrine"
    SOUTH_MINE = "south-mine"
    TAVERN = "tavern"
    WEST_FOREST = "west-forest"
    WORKSHOP = "workshop"


ALWAYS_IN_PLAY: Final = (Card.NORTH_MINE, Card.SOUTH_MINE, Card.EAST_FOREST, Card.WEST_FOREST)
"""Rule 1.4: the anvil symbol."""


class Side(StrEnum):
    """One half of a gather card: the action that a claim chooses (2.2)."""

    ALCHEMIST_TOP = "alchemist.top"
    ALCHEMIST_BOTTOM = "alchemist.bottom"
    ASTROLOGER_TOP = "astrologer.top"
    ASTROLOGER_BOTTOM = "astrologer.bottom"
    BAZAAR_TOP = "bazaar.top"
    BAZAAR_BOTTOM = "bazaar.bottom"
    CARAVAN_TOP = "caravan.top"
    CARAVAN_BOTTOM = "caravan.bottom"
    CEMETERY_TOP = "cemetery.top"
    CEMETERY_BOTTOM = "cemetery.bottom"
    DRAGON_LAIR_TOP = "dragon-lair.top"
    DRAGON_LAIR_BOTTOM = "dragon-lair.bottom"
    EAST_FOREST_TOP = "east-forest.top"
    EAST_FOREST_BOTTOM = "east-forest.bottom"
    GARDEN_TOP = "garden.top"
    GARDEN_BOTTOM = "garden.bottom"
    JEWELER_TOP = "jeweler.top"
    JEWELER_BOTTOM = "jeweler.bottom"
    LIBRARY_TOP = "library.top"
    LIBRARY_BOTTOM = "library.bottom"
    MILL_TOP = "mill.top"
    MILL_BOTTOM = "mill.bottom"
    NORTH_MINE_TOP = "north-mine.top"
    NORTH_MINE_BOTTOM = "north-mine.bottom"
    PEDDLER_TOP = "peddler.top"
    PEDDLER_BOTTOM = "peddler.bottom"
    SHRINE_TOP = "shrine.top"
    SHRINE_BOTTOM = "shrine.bottom"
    SOUTH_MINE_TOP = "south-mine.top"
    SOUTH_MINE_BOTTOM = "south-mine.bottom"
    TAVERN_TOP = "tavern.top"
    TAVERN_BOTTOM = "tavern.bottom"
    WEST_FOREST_TOP = "west-forest.top"
    WEST_FOREST_BOTTOM = "west-forest.bottom"
    WORKSHOP_TOP = "workshop.top"
    WORKSHOP_BOTTOM = "workshop.bottom"


CARD_OF: Final = {side: Card(side.value.partition(".")[0]) for side in Side}
SIDES_OF: Final = {card: (Side(f"{card}.top"), Side(f"{card}.bottom")) for card in Card}


class Square(msgspec.Struct, frozen=True):
    """A place for one die of the cost: which kinds it takes, and whether the die is lost (X)."""

    takes: tuple[Kind, ...]
    lost: bool = False


ANY: Final = Square(RESOURCES)
ANY_X: Final = Square(RESOURCES, lost=True)
WOOD: Final = Square((Kind.WOOD,))
WOOD_X: Final = Square((Kind.WOOD,), lost=True)
GEM: Final = Square((Kind.GEM,))
GEM_X: Final = Square((Kind.GEM,), lost=True)
GEM_OR_MAGIC: Final = Square((Kind.GEM, Kind.MAGIC))
GEM_OR_MAGIC_X: Final = Square((Kind.GEM, Kind.MAGIC), lost=True)


class Half(msgspec.Struct, frozen=True):
    """What a side costs, square by square, and what it does."""

    cost: tuple[Square, ...]
    effect: Effect


def _gain(letters: str) -> Gain:
    return Gain(Pool.of(letters))


def _gain_usable(letters: str) -> Gain:
    return Gain(Pool.of(letters), usable=True)


# 7.3: 1-2 dice a metal, 3-4 a wood, 5-6 a gem, 7-8 a magic, more a gem and a magic.
_CARAVAN = Pour(tuple(Pool.of(dice) for dice in ("", "M", "M", "W", "W", "G", "G", "B", "B", "GB")))

HALVES: Final[dict[Side, Half]] = {
    # Two stones and something to burn make a magic die; or free: +1 to one die.
    Side.ALCHEMIST_TOP: Half((GEM, GEM_OR_MAGIC, ANY), _gain("B")),
    Side.ALCHEMIST_BOTTOM: Half((), Boost(1)),
    # Free metal; or roll what lies on the smithy too when crafting.
    Side.ASTROLOGER_TOP: Half((), _gain("M")),
    Side.ASTROLOGER_BOTTOM: Half((ANY_X, ANY), SmithyToo()),
    # A gem for two wood, or for any five dice.
    Side.BAZAAR_TOP: Half((WOOD, WOOD), _gain("G")),
    Side.BAZAAR_BOTTOM: Half((ANY,) * 5, _gain("G")),
    # Sell a wood for four metal; or put the whole supply on the card for one reward.
    Side.CARAVAN_TOP: Half((WOOD_X,), _gain("MMMM")),
    Side.CARAVAN_BOTTOM: Half((), _CARAVAN),
    # Free: +1 to one die; or the purple die cancels a value for the round.
    Side.CEMETERY_TOP: Half((), Boost(1)),
    Side.CEMETERY_BOTTOM: Half((), Ban()),
    # Free metal; or seven dice for a gem and a magic at once.
    Side.DRAGON_LAIR_TOP: Half((), _gain("M")),
    Side.DRAGON_LAIR_BOTTOM: Half((ANY_X,) * 7, _gain_usable("GB")),
    # A wood; or +1 to three different dice.
    Side.EAST_FOREST_TOP: Half((ANY, ANY), _gain("W")),
    Side.EAST_FOREST_BOTTOM: Half((ANY,), Boost(1, dice=3)),
    # A wood die if it rolls 4 or more; or once: +2 to one die, or a wood.
    Side.GARDEN_TOP: Half((), Gamble(Kind.WOOD, keep_from=4, otherwise=NO_DICE)),
    Side.GARDEN_BOTTOM: Half((GEM_OR_MAGIC,), BoostOrDie(Boost(2), Kind.WOOD)),
    # A gem usable at once; or two gems for two wood lost.
    Side.JEWELER_TOP: Half((ANY_X, ANY_X, ANY, ANY), _gain_usable("G")),
    Side.JEWELER_BOTTOM: Half((WOOD_X, WOOD_X), _gain("GG")),
    # A metal and a magic for a gem lost; or the white die that fits any box.
    Side.LIBRARY_TOP: Half((GEM_X, ANY), _gain("MB")),
    Side.LIBRARY_BOTTOM: Half((WOOD, ANY, ANY), Wild()),
    # Two wood; or three wood and two metal for a stone lost.
    Side.MILL_TOP: Half((ANY_X, ANY_X), _gain("WW")),
    Side.MILL_BOTTOM: Half((GEM_OR_MAGIC_X, ANY, ANY, ANY), _gain("WWWMM")),
    # Two metal; or roll again as many dice as you like.
    Side.NORTH_MINE_TOP: Half((ANY, ANY), _gain("MM")),
    Side.NORTH_MINE_BOTTOM: Half((ANY, ANY), Reroll()),
    # Free metal; or four dice to an opponent for one of theirs.
    Side.PEDDLER_TOP: Half((), _gain("M")),
    Side.PEDDLER_BOTTOM: Half((), Trade(give=4)),
    # A gem for four dice, one of them lost; or a magic for seven.
    Side.SHRINE_TOP: Half((ANY_X, ANY, ANY, ANY), _gain("G")),
    Side.SHRINE_BOTTOM: Half((ANY,) * 7, _gain("B")),
    # Two metal; or all the 1s you like become 6.
    Side.SOUTH_MINE_TOP: Half((ANY, ANY), _gain("MM")),
    Side.SOUTH_MINE_BOTTOM: Half((ANY, ANY), TurnToSix(dice=ANY_NUMBER, showing=1)),
    # Bet on a gem die: 3 or more keeps it, else a metal; or flip one die.
    Side.TAVERN_TOP: Half((ANY, ANY, ANY), Gamble(Kind.GEM, keep_from=3, otherwise=Pool.of("M"))),
    Side.TAVERN_BOTTOM: Half((ANY,), Flip()),
    # A wood; or +2 to one die.
    Side.WEST_FOREST_TOP: Half((ANY, ANY), _gain("W")),
    Side.WEST_FOREST_BOTTOM: Half((ANY,), Boost(2)),
    # Copy a claim of this round for one die more; or a wood usable at once.
    Side.WORKSHOP_TOP: Half((ANY,), Copy()),
    Side.WORKSHOP_BOTTOM: Half((ANY_X, ANY), _gain_usable("W")),
}


def cost_of(side: Side, copying: Side | None) -> tuple[Square, ...]:
    """All squares that a claim pays together: those of the side, then those of what Workshop copies (7.2)."""
    return HALVES[side].cost if copying is None else HALVES[side].cost + HALVES[copying].cost
