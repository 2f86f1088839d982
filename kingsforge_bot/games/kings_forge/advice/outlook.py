"""What a gather action leaves to roll, and what that does to the items in reach: dice that are spent are not rolled."""

from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance, question_of
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.advice.wants import wants_to_craft
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Gain, SmithyToo, Wild
from kingsforge_bot.games.kings_forge.rules.gathering import bid
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Player, State

_ALIKE: Final = 2
"""Decimals to which odds are compared: they are not exact to more."""
_MOST: Final = 40
"""Ways to pay that are compared, the commonest dice first; only hoards have more."""
_FEW: Final = 2
"""With more benefits than that ways to pay are compared by the dice alone: there are many, and each would take long."""

A = TypeVar("A", Gather, Dock)


class Outlook(NamedTuple):
    """What would be rolled in the craft phase, and how likely that brings an item, against now.

    The item is the one that the dice reach best now, or then where they reach none now; None where they never do.
    """

    dice: Pool
    white: int
    item: Item | None
    before: float
    after: float


class Outlooks:
    """Of one position's seat on turn."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._player: Player = state.players[state.turn]
        self._goals = [wants_to_craft(card) for card in state.display]

    def of(self, action: Gather | Dock, still_wanted: StillWanted = always) -> Outlook:
        """What the action would leave. Raises NotWanted."""
        then = self._after(action)
        before = self._chances(question_of(self._state), still_wanted)
        after = self._chances(then, still_wanted)
        best = max(range(len(after)), key=lambda place: (before[place], after[place]), default=-1)
        if best < 0 or not (before[best] or after[best]):
            return Outlook(then.dice, then.library, None, 0, 0)
        return Outlook(then.dice, then.library, self._state.display[best].item, before[best], after[best])

    def chances(self, action: Gather | Dock | None, still_wanted: StillWanted = always) -> tuple[float, ...]:
        """For each card on display, in order, the odds after the action, or now. Raises NotWanted."""
        return tuple(self._chances(question_of(self._state) if action is None else self._after(action), still_wanted))

    def sensible(self, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
        """Of actions that differ in their dice, the one with those that serve the nearest items least.

        The items within reach afterwards count together; where that is the same, those are given that are lost least,
        then the commonest. Raises NotWanted.
        """
        different = {dice_of(action): action for action in reversed(actions)}
        ordered = sorted(different.values(), key=_price)[:_MOST]
        if len(ordered) == 1:
            return ordered[0]
        return max(ordered, key=lambda action: self._worth(action, still_wanted))

    def _worth(self, action: Gather | Dock, still_wanted: StillWanted) -> float:
        question = self._after(action)
        if len(question.held) > _FEW or may_improve(question.held):
            question = replace(question, held=())
        return round(sum(self._chances(question, still_wanted)), _ALIKE)

    def _chances(self, question: Question, still_wanted: StillWanted) -> list[float]:
        """For each card on display, in order, how likely the roll brings it."""
        return [chance(question, goal, still_wanted) for goal in self._goals]

    def _after(self, action: Gather | Dock) -> Question:
        match action:
            case Gather():
                return self._after_claim(action)
            case Dock(space=space, paying=paying):
                gives = OFFERS[space].gives
                held, gained = ((Held(gives),), NO_DICE) if isinstance(gives, Source) else ((), gives)
                return self._question(self._player.supply - paying, gained=gained, held=held)

    def _after_claim(self, action: Gather) -> Question:
        """What the claim gains by luck, or by a trade, comes to the smithy: it is not counted on."""
        made, player = bid(action), self._player
        left = NO_DICE if made.pours else player.supply - made.dice - (action.giving or NO_DICE)
        held = () if made.held is None else (made.held,)
        match made.effect:
            case Gain(dice=dice, usable=True):
                return self._question(left + (dice & self._state.stock), held=held)
            case Gain(dice=dice):
                return self._question(left, gained=dice, held=held)
            case Wild():
                return self._question(left, white=min(1, self._state.library), held=held)
            case SmithyToo():
                return self._question(left, smithy_too=True)
            case _:
                return self._question(left, held=held)

    def _question(
        self,
        left: Pool,
        *,
        gained: Pool = NO_DICE,
        white: int = 0,
        held: tuple[Held, ...] = (),
        smithy_too: bool = False,
    ) -> Question:
        """`gained` comes to the smithy, whose dice are rolled with Astrologer alone (3.1)."""
        player, state = self._player, self._state
        if smithy_too or rolls_smithy_too(player):
            left = left + player.smithy + (gained & state.stock)
        woods = state.stock.count(Kind.WOOD)
        return Question(left, player.library + white, state.cemetery, in_reach((*player.held, *held)), woods)


def dice_of(action: Gather | Dock) -> tuple[object, object]:
    """The dice that are given, as far as one chooses them: on squares or to the dock, and in a trade."""
    return action.paying, action.giving if isinstance(action, Gather) else None


def _price(action: Gather | Dock) -> tuple[int, int, str]:
    match action:
        case Gather(side=side, copying=copying, paying=paying, giving=giving):
            given = giving or NO_DICE
            lost = lost_dice(cost_of(side, copying), paying)
            return _value(lost) + _value(given), _value(Pool.kinds(paying)), str(action)
        case Dock(paying=pool):
            return _value(pool), 0, str(action)


def _value(dice: Pool) -> int:
    """The rarer the kind, the more; only comparing means anything."""
    return sum(dice.count(kind) * (rank + 1) for rank, kind in enumerate(RESOURCES))
