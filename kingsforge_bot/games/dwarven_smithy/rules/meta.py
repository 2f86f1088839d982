"""The numbers of Dwarven Smithy that stand outside its cards."""

from enum import StrEnum
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited

KEY: Final = "dwarven_smithy"
SEATS: Final = range(2, 5)
RULESET: Final = 2


class Mode(StrEnum):
    """Rule 1.2: which guild cards are in the game, besides the core ones."""

    STARTER = "starter"
    FULL = "full"


_SWITCH: Final = ("off", "on")
ON: Final = "on"
OPEN: Final = "open"
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "mode": tuple(mode.value for mode in Mode),
    "auction": _SWITCH,
    "endless": _SWITCH,
    "headstart": _SWITCH,
    "kings": ("covered", OPEN),
}
"""Rules 1.2, 8 and 3.8."""

COINS: Final = 15
"""Rule 1.3."""
HEADSTART: Final = 3
"""More coins for each place in the order of play (8.9)."""
DEALT: Final = 4
"""Cards from each deck (1.3)."""
DRAWS: Final = 4
"""Rule 6.1."""
LIMITS: Final[dict[Limited, int]] = {Limited.HAND: 6, Limited.MARKET: 4, Limited.WORKSHOP: 7, Limited.TOOLS: 2}
"""Rule 3.1."""
APPRENTICES: Final = 2
"""Rule 3.1; no text raises it."""
ENOUGH_KINGS: Final = 4
"""Completed King's Items that end the game (7.1)."""
PRIZE: Final = 25
"""Rule 7.5."""
LEAST_PRICE: Final = 1
"""Rule 5.6."""
STANDSTILL: Final = 2
"""Turns running without anything done (7.7)."""
