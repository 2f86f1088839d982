"""How large the pictures of all games are, in pixels."""

from typing import Final

WIDE: Final = 1600
HIGHEST: Final = 1018
"""Of posted boards: so they fill Discord's box of 550 by 350, which shrinks whatever is higher still more."""
