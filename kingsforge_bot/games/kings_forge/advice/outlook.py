"""What a gather action leaves to roll, and what that does to the items in reach: dice that are spent are not rolled."""

from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import Throw, chance_of, throw_of
from kingsforge_bot.games.kings_forge.advice.wants import Want, wants_to_craft
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import common_to_roll, rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool, pool
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
_TOO_MANY: Final = 48
"""Dice times benefits: from there on the odds of all choices of a menu would take too long."""

A = TypeVar("A", Gather, Dock)
Chances = tuple[float, ...]
"""For each card on display, in order, how likely the throw brings it."""


class Outlook(NamedTuple):
    """What would be rolled in the craft phase, and how likely that brings an item, against now.

    The item is the one that the dice reach best now, or then where they reach none now; None where they never do.
    """

    dice: Pool
    white: int
    item: Item | None
    before: float
    after: float


class _Wanted(NamedTuple):
    """What a card on display asks for, and the kinds of its boxes."""

    wants: tuple[Want, ...]
    kinds: frozenset[Kind]


class Outlooks:
    """Of one position's seat on turn. What was worked out once is kept."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._player: Player = state.players[state.turn]
        self._items = [
            _Wanted(wants_to_craft(card), frozenset(box.kind for box in card.boxes)) for card in state.display
        ]
        self._known: dict[tuple[int, Throw], float] = {}

    def of(self, action: Gather | Dock, still_wanted: StillWanted = always) -> Outlook:
        """What the action would leave. Raises NotWanted."""
        throw, player = self._throw_after(action), self._player
        if player.supply.size * len(player.held) >= _TOO_MANY:
            return Outlook(throw.dice, throw.white, None, 0, 0)
        before, after = self._chances(self._throw_now(), still_wanted), self._chances(throw, still_wanted)
        best = max(range(len(after)), key=lambda place: (before[place], after[place]), default=-1)
        if best < 0 or not (before[best] or after[best]):
            return Outlook(throw.dice, throw.white, None, 0, 0)
        return Outlook(throw.dice, throw.white, self._state.display[best].item, before[best], after[best])

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
        throw = self._throw_after(action)
        if len(self._player.held) > _FEW:
            throw = throw_of(throw.dice, throw.white, (), throw.cancelled)
        return round(sum(self._chances(throw, still_wanted)), _ALIKE)

    def _chances(self, throw: Throw, still_wanted: StillWanted) -> Chances:
        return tuple([self._chance(place, throw, still_wanted) for place in range(len(self._items))])

    def _chance(self, place: int, throw: Throw, still_wanted: StillWanted) -> float:
        """Of one card on display; only dice of its own kinds matter to it, so that many throws are alike."""
        wanted = self._items[place]
        alike = place, replace(throw, dice=_only(throw.dice, wanted.kinds))
        found = self._known.get(alike)
        if found is None:
            found = self._known[alike] = chance_of(alike[1], wanted.wants, still_wanted)
        return found

    def _throw_now(self) -> Throw:
        player = self._player
        return throw_of(common_to_roll(player), player.library, player.held, self._state.cemetery)

    def _throw_after(self, action: Gather | Dock) -> Throw:
        match action:
            case Gather():
                return self._after_claim(action)
            case Dock(space=space, paying=paying):
                gives = OFFERS[space].gives
                held, gained = ((Held(gives),), NO_DICE) if isinstance(gives, Source) else ((), gives)
                return self._throw(self._player.supply - paying, gained=gained, held=held)

    def _after_claim(self, action: Gather) -> Throw:
        """What the claim gains by luck, or by a trade, comes to the smithy: it is not counted on."""
        made, player = bid(action), self._player
        left = NO_DICE if made.pours else player.supply - made.dice - (action.giving or NO_DICE)
        held = () if made.held is None else (made.held,)
        match made.effect:
            case Gain(dice=dice, usable=True):
                return self._throw(left + (dice & self._state.stock), held=held)
            case Gain(dice=dice):
                return self._throw(left, gained=dice, held=held)
            case Wild():
                return self._throw(left, white=min(1, self._state.library), held=held)
            case SmithyToo():
                return self._throw(left, smithy_too=True)
            case _:
                return self._throw(left, held=held)

    def _throw(
        self,
        left: Pool,
        *,
        gained: Pool = NO_DICE,
        white: int = 0,
        held: tuple[Held, ...] = (),
        smithy_too: bool = False,
    ) -> Throw:
        """`gained` comes to the smithy, whose dice are rolled with Astrologer alone (3.1)."""
        player, state = self._player, self._state
        if smithy_too or rolls_smithy_too(player):
            left = left + player.smithy + (gained & state.stock)
        return throw_of(left, player.library + white, (*player.held, *held), state.cemetery)


def _only(dice: Pool, kinds: frozenset[Kind]) -> Pool:
    return pool(*[dice.count(kind) if kind in kinds else 0 for kind in RESOURCES])


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
