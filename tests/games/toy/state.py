"""What is true, decided and told at a table of beads."""

from enum import StrEnum
from typing import Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.seat import Seat

BEADS: Final = tuple(f"{stone}-{value}" for value in range(1, 10) for stone in ("amber", "coral", "ivory", "onyx"))
"""Worst first, each name once: whoever meets one where it should not be has met a secret."""
UNSEEN: Final = "?"


class Choose(Decision, frozen=True):
    verb: ClassVar[str] = "choose"
    bead: str

    def __str__(self) -> str:
        return f"choose {self.bead}"


class Draw(Decision, frozen=True):
    verb: ClassVar[str] = "draw"
    to: Seat

    def __str__(self) -> str:
        return f"draw for {self.to}"


class End(Decision, frozen=True):
    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


Action = Choose | Draw | End


class Drew(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    beads: tuple[str, ...]


class Chose(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    bead: str
    instead: bool = False


class Shown(msgspec.Struct, frozen=True, tag=True):
    """The chosen beads by seat, nothing of those who had none, and whose was the best."""

    beads: tuple[str, ...]
    winner: Seat


class Over(msgspec.Struct, frozen=True, tag=True):
    won: tuple[int, ...]


Event = Drew | Chose | Shown | Over


class Reason(StrEnum):
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NOT_IN_HAND = "not-in-hand"


class Player(msgspec.Struct, frozen=True):
    hand: tuple[str, ...] = ()
    chosen: str | None = None
    won: int = 0


class State(msgspec.Struct, frozen=True):
    players: tuple[Player, ...]
    bag: tuple[str, ...]
    rounds: int
    gone: tuple[str, ...] = ()
    round: int = 1
    winner: Seat | None = None
    """Who is on turn; None while all choose."""
    drawn: int = 0
    over: bool = False

    def with_player(self, seat: Seat, **changed: Any) -> "State":
        players = list(self.players)
        players[seat] = replace(players[seat], **changed)
        return replace(self, players=tuple(players))
