"""A hint as a value: an action, and what speaks for it as far as it is foreseen."""

from typing import NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Proposal
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Question
from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.strategy.match_point import Threat, Together


class ThisRound(NamedTuple):
    """What a gather action does to this round's roll, as the lines of the menus tell it."""

    shift: Shift | None = None
    """The item by which the best actions are compared, be it unchanged; None where the odds would be of another."""
    gained: Shift | None = None
    """The item that it makes likelier by most."""
    likeliest: Shift | None = None
    """The item that is likeliest then."""
    second: Shift | None = None
    """The one that is likeliest but for it."""
    had: Shift | None = None
    """The item that is likeliest now."""
    left: int | None = None
    """Dice that it leaves to roll, where it takes some of few, or ends the gathering with few."""
    rolls: int | None = None
    """All dice that are rolled after a pass."""
    rolled: Question | None = None
    """What is rolled then, and held."""
    hopeless: bool = False
    """Whether some item is in reach now and none is then."""
    idle: bool = False
    """Whether it only helps a roll for which no die is left, and takes nothing from the next player."""

    @property
    def reaches(self) -> bool:
        """Whether some item may be made in this round, as things stand or then."""
        known = (self.had, self.likeliest, self.shift)
        return any(one is not None and max(one.before, one.after) > 0 for one in known)


class NextRound(NamedTuple):
    """What it changes in the dice owned in the next round."""

    brings: tuple[Pool, ...] = ()
    """Dice that are not owned now; several where luck decides."""
    costs: Pool = NO_DICE
    """Dice owned now that are not then, whatever luck decides."""
    later: Item | None = None
    """The item that the dice then make likelier by most."""


class Denied(NamedTuple):
    """What the next player would do best, where taking that away is why an action is preferred."""

    action: Action
    to: Seat


class Crafting(NamedTuple):
    """What an action of a craft turn is a step to."""

    aims: tuple[Proposal, ...] = ()
    """What is made then."""
    hoped: Odds | None = None
    """Where dice roll again for it (4.2, 4.7): the item that is likeliest then, as it would be told before a roll."""


class Hint(NamedTuple):
    """An action, and what speaks for it: while gathering the dice and items of this round and the next."""

    action: Action
    close: bool = False
    """Whether it is worth hardly less than the best."""
    wood: bool = False
    """Whether it is a claim whose wood is then best taken at once (4.7)."""
    this_round: ThisRound = ThisRound()
    next_round: NextRound = NextRound()
    denied: Denied | None = None
    crafting: Crafting = Crafting()
    together: Together | None = None
    """What adds most to it, where the next item ends the game."""
    stops: Threat | None = None
    """What it takes from a rival who would win with it."""

    @property
    def reaches(self) -> bool:
        """Whether some item may be made in this round, as far as that is told: not of wood that is still to come."""
        return self.wood or self.this_round.reaches

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that leads to the items that it is about, one after the other; else its one action."""
        aimed = [action for aim in self.crafting.aims for action in aim.actions]
        match self.action:
            case Use() | Craft() | Steal() if aimed and type(aimed[0]) is type(self.action):
                return tuple(aimed)
            case _:
                return (self.action,)
