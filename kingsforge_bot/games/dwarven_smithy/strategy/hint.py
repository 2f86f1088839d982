"""A hint as a value: a move, what it is for, and what speaks for it."""

from typing import NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Kind, Name
from kingsforge_bot.games.dwarven_smithy.strategy.making_room import Offered, Rest, Space


class Aim(NamedTuple):
    """A move is to help to craft a guild card."""

    card: Name
    lacks: tuple[Icon, ...] = ()
    """What of its cost the seat will have nowhere; of a draw what it is to bring."""
    beside: Name | None = None
    """Another card that is to have the resource that this one needs too, of which the seat has too few for both."""


class Spare(NamedTuple):
    """A guild card is drawn, as there are resources for one."""

    kinds: tuple[Kind, ...]
    """Those that no card of the seat takes."""


class KeptTool(NamedTuple):
    """A tool is completed, not sold."""

    saves: int
    """Coins, as the player counts."""


class GameEnd(NamedTuple):
    """A King's Item is crafted that ends the game."""

    lead: int
    """Coins that the seat may end ahead, below 0 behind."""
    face_down: int
    """King's Items of others that are counted as any."""


Purpose = Aim | Spare | KeptTool | GameEnd


class HeldBack(NamedTuple):
    """A King's Item could be crafted in this turn that would end the game, and is not advised."""

    card: Name
    for_card: Name | None
    """The one that is to have its resources, if any."""
    coins: int
    """What the seat may have at the end with it."""
    other: Seat
    """The best other one."""
    others: int
    """What that may have."""


class Waiting(NamedTuple):
    """A card that could be crafted in this turn instead."""

    card: Name
    for_card: Name | None
    """The one that is to have its resources, if any."""


class BetterThan(NamedTuple):
    """Why a hint stands before another."""

    place: int
    """The number of the other."""
    coins: int | None
    """How many that is worth less; None: it is a draw, which closes all else (6.1)."""


class Hint(NamedTuple):
    """An action, with what follows, and what speaks for it."""

    action: a.Action
    """What it is about."""
    purpose: Purpose | None = None
    space: Space | None = None
    """What it makes room for."""
    rest: Rest | None = None
    """Of a resource that is sold or offered."""
    offered: Offered | None = None
    """Of a guild card that goes to the market."""
    waits: Waiting | None = None
    then: tuple[a.Action, ...] = ()
    """What follows it with the same press: the other draws of the turn, cards that go the same way."""
    laid_out: tuple[a.Action, ...] = ()
    """What it takes first: cards that are laid out for a craft."""
    better_than: BetterThan | None = None
    """Why it comes before another hint."""
    closing: tuple[a.Draw | a.End, ...] = ()
    """What ends the turn with the same press: its draws, which turn cards up, or that it ends."""
    held_back: HeldBack | None = None
    """What is left for later, as it would end the game."""
    whole: bool = False
    """All that is advised for the turn."""

    @property
    def actions(self) -> tuple[a.Action, ...]:
        """One after the other."""
        return (*self.laid_out, self.action, *self.then, *self.closing)

    @property
    def aim(self) -> Aim | None:
        """The guild card that it is to help to craft, if any."""
        return self.purpose if isinstance(self.purpose, Aim) else None
