"""A place at a table."""

from typing import NewType

Seat = NewType("Seat", int)
"""0, 1, ... in turn order, clockwise. Never a Discord user: people change, seats stay."""
