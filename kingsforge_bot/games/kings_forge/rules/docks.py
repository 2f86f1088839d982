"""The docks, rules section 6: eight spaces that take any dice and always lose them (2.4)."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.dice import Pool


class Space(StrEnum):
    """One place at a dock; each is used once a round, by anyone, in any order (2.4)."""

    WOOD_1 = "wood.1"
    WOOD_2 = "wood.2"
    TOKEN_1 = "token.1"
    TOKEN_2 = "token.2"
    GEM_1 = "gem.1"
    GEM_2 = "gem.2"
    MAGIC_1 = "magic.1"
    MAGIC_2 = "magic.2"


class Bargain(msgspec.Struct, frozen=True):
    """How many dice of any kind a space costs and what it gives: dice for the smithy, or a token to hold."""

    cost: int
    gives: Pool | Source


_WOOD, _GEM, _MAGIC = Pool.of("W"), Pool.of("G"), Pool.of("B")

OFFERS: Final[dict[Space, Bargain]] = {
    Space.WOOD_1: Bargain(1, _WOOD),
    Space.WOOD_2: Bargain(2, _WOOD),
    Space.TOKEN_1: Bargain(2, Source.TOKEN_SIX),
    Space.TOKEN_2: Bargain(3, Source.TOKEN_SIX),
    Space.GEM_1: Bargain(3, _GEM),
    Space.GEM_2: Bargain(4, _GEM),
    Space.MAGIC_1: Bargain(4, _MAGIC),
    Space.MAGIC_2: Bargain(5, _MAGIC),
}
