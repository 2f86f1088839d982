"""What colours are called."""

from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]
ToneIndex: TypeAlias = int
"""A colour that a game has a name for; the number is its index in the game's palette."""
