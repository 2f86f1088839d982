"""What a gather action leaves to roll, and what that does to the items in reach: dice that are spent are not rolled."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Question, Ways, chance, question_of, untouched
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass, PassBenefit, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Gain, Pour, SmithyToo, Wild
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Player, State

A_POINT: Final = 0.0099
"""Hardly less than a point of a hundred: 0.76 and 0.77 are not a whole one apart in floats."""
_ALIKE: Final = 2
"""Decimals to which odds are compared: they are not exact to more."""
_MOST: Final = 40
"""Ways to pay that are compared, the commonest dice first; only hoards have more."""
_MUCH: Final = 0.1
"""Items by which a way to pay must be better that looks like a loss: a gem and four metal for a gem."""
_FEW: Final = 2
"""With more benefits than that ways to pay are compared by the dice alone: there are many, and each would take long."""

_BOTH: Final = 2
"""The likeliest items that are told of."""

_ONE_METAL: Final = Pool.of("M")
_ONE_WOOD: Final = Pool.of("W")

A = TypeVar("A", Gather, Dock)
Counted = Gather | Dock | Pass | TakeWood
"""What leaves another roll, or may."""


class Shift(NamedTuple):
    """How likely one gets an item now, and then; `least`: at least so likely."""

    item: Item
    before: float
    after: float
    least: bool = False

    @property
    def gain(self) -> float:
        """How much likelier then."""
        return self.after - self.before


class Outlook(NamedTuple):
    """What would be rolled in the craft phase, and how likely that brings items, against now.

    The items are those that change, the one that changes most first; where none does, the one that the dice reach best;
    none where they never reach any.
    """

    dice: Pool
    white: int
    items: tuple[Shift, ...]
    hopeless: bool = False
    """Whether some item is in reach now and none is then."""
    likeliest: tuple[Shift, ...] = ()
    """The two items that are likeliest then, whether they change or not."""
    had: Shift | None = None
    """The item that is likeliest now."""


def compared_by(outlooks: Iterable[Outlook]) -> Shift | None:
    """The item by which actions are compared, as things stand: of those that some make likelier the one that is likely
    then; where none does, of those that change. None where all stay.
    """
    changed = [one for outlook in outlooks for one in outlook.items if one.gain]
    rising = [one for one in changed if one.gain > 0]
    best = max(rising, key=lambda one: (one.after, one.item), default=None) or max(
        changed, key=lambda one: (one.before, one.item), default=None
    )
    return None if best is None else best._replace(after=best.before)


def shift_of(outlook: Outlook, still: Shift) -> Shift:
    """What it does to that item, which may be nothing."""
    return next((one for one in outlook.items if one.item == still.item), still)


def most_gained(outlook: Outlook) -> Shift | None:
    """The item that becomes likelier by most; None where none does."""
    return max([one for one in outlook.items if one.gain > 0], key=lambda one: one.gain, default=None)


def told_items(outlook: Outlook) -> tuple[Shift, ...]:
    """The items that a line about it names, first what it should not be without: the one that changes most, then the
    likeliest, then others that change, and the one that is likeliest but for one.
    """
    best, second = outlook.likeliest[:1], outlook.likeliest[1:]
    return tuple(dict.fromkeys([*outlook.items[:1], *best, *outlook.items[1:], *second]))


def most_changed(outlook: Outlook) -> Shift | None:
    """The item whose odds change most, whichever way."""
    return next((one for one in outlook.items if one.gain), None)


class Outlooks:
    """Of one position's seat on turn, and of what those who craft before it leave; without that as if it were first."""

    def __init__(self, state: State, ways: Iterable[Ways] | None = None) -> None:
        self._state = state
        self._player: Player = state.players[state.turn]
        self._ways = [one for one in (untouched(state, state.turn) if ways is None else ways) if one.seat is None]

    def of(self, action: Counted, still_wanted: StillWanted = always) -> Outlook:
        """What the action would leave. Raises NotWanted."""
        return self.under(self._after(action), still_wanted)

    def under(self, then: Question, still_wanted: StillWanted = always) -> Outlook:
        """What it comes to if that is rolled. Raises NotWanted."""
        before = self._odds(question_of(self._state), still_wanted)
        after = self._odds(then, still_wanted)
        reached = [
            Shift(now.item, now.chance, later.chance, now.least)
            for now, later in zip(before, after, strict=True)
            if now.roll or now.stolen or later.roll or later.stolen
        ]
        hopeless = bool(reached) and not any(later.roll or later.stolen for later in after)
        changed = [one for one in reached if round(one.before, _ALIKE) != round(one.after, _ALIKE)]
        best = sorted(reached, key=lambda one: one.before, reverse=True)
        likeliest = tuple(sorted([one for one in reached if one.after], key=lambda one: -one.after)[:_BOTH])
        had = best[0] if best else None
        if not changed:
            return Outlook(then.dice, then.library, tuple(best[:1]), hopeless, likeliest, had)
        changed.sort(key=lambda one: abs(one.after - one.before), reverse=True)
        return Outlook(then.dice, then.library, tuple(changed), hopeless, likeliest, had)

    def kindest(self, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
        """Of actions that differ in their dice, the one with those that serve the nearest items least.

        The items within reach afterwards count together; where that is the same, those are given that are lost least,
        then the commonest. Raises NotWanted.
        """
        return self._first(actions, lambda _: 0, still_wanted)

    def sensible(self, actions: tuple[A, ...], still_wanted: StillWanted = always) -> A:
        """The same; but dice are given for their like only where that serves items much better. Raises NotWanted."""
        return self._first(actions, lambda action: _MUCH if _gives_what_it_brings(action) else 0, still_wanted)

    def _first(self, actions: tuple[A, ...], oddness: Callable[[A], float], still_wanted: StillWanted) -> A:
        different = {dice_of(action): action for action in reversed(actions)}
        ordered = sorted(different.values(), key=_price)[:_MOST]
        if len(ordered) == 1:
            return ordered[0]
        return max(ordered, key=lambda action: round(self._worth(action, still_wanted) - oddness(action), _ALIKE))

    def _worth(self, action: Gather | Dock, still_wanted: StillWanted) -> float:
        question = self._after(action)
        if len(question.held) > _FEW or may_improve(question.held):
            question = replace(question, held=())
        return sum([chance(question, one.to_make, still_wanted) for one in self._ways])

    def _odds(self, question: Question, still_wanted: StillWanted) -> list[Odds]:
        """For each card on display, in order."""
        return [one.odds(question, still_wanted) for one in self._ways]

    def _after(self, action: Counted) -> Question:
        match action:
            case Pass(taking=PassBenefit.METAL):
                return self._question(self._player.supply + (_ONE_METAL & self._state.stock))
            case Pass(taking=PassBenefit.TOKEN):
                return self._question(self._player.supply, held=(Held(Source.TOKEN_PLUS),))
            case Pass():
                return question_of(self._state)
            case TakeWood(source=source):
                return self._after_wood(source)
            case Gather():
                return self._after_claim(action)
            case Dock(space=space, paying=paying):
                gives = OFFERS[space].gives
                held, gained = ((Held(gives),), NO_DICE) if isinstance(gives, Source) else ((), gives)
                return self._question(self._player.supply - paying, gained=gained, held=held)

    def _after_claim(self, action: Gather) -> Question:
        """What the claim gains by luck, or by a trade with somebody, comes to the smithy: it is not counted on."""
        terms, player = terms_of(action), self._player
        left = NO_DICE if terms.pours else player.supply - terms.dice - (action.giving or NO_DICE)
        held = () if terms.held is None else (terms.held,)
        match terms.effect:
            case Gain(dice=dice, usable=True):
                return self._question(left + (dice & self._state.stock), held=held)
            case Gain(dice=dice):
                return self._question(left, gained=dice, held=held)
            case Wild():
                return self._question(left, white=min(1, self._state.library), held=held)
            case SmithyToo():
                return self._question(left, smithy_too=True)
            case Pour(rewards=rewards):
                poured = player.supply.size - len(terms.cost)
                return self._question(left, gained=rewards[min(poured, len(rewards) - 1)], held=held)
            case _:
                return self._question(left, held=held)

    def _after_wood(self, source: Source) -> Question:
        """The benefit is spent, the die comes to the smithy (4.7)."""
        then = self._question(self._player.supply, gained=_ONE_WOOD)
        held = list(self._player.held)
        held.remove(next(one for one in held if one.source is source))
        return replace(then, held=in_reach(tuple(held)), woods=max(then.woods - 1, 0))

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


def _gives_what_it_brings(action: Gather | Dock) -> bool:
    """Whether all dice that come are among those that are given; metal has no cheaper kind to give."""
    brings, given = _traded(action)
    kinds = [kind for kind in brings.present if kind is not Kind.METAL]
    return bool(kinds) and all(given.count(kind) >= brings.count(kind) for kind in kinds)


def _traded(action: Gather | Dock) -> tuple[Pool, Pool]:
    """The dice that surely come, and those that are given."""
    match action:
        case Gather():
            terms = terms_of(action)
            brings = terms.effect.dice if isinstance(terms.effect, Gain) else NO_DICE
            return brings, terms.dice + (action.giving or NO_DICE)
        case Dock(space=space, paying=given):
            gives = OFFERS[space].gives
            return gives if isinstance(gives, Pool) else NO_DICE, given


def sensible_first(action: Gather | Dock) -> tuple[bool, tuple[int, int, str]]:
    """Sorts ways to pay: what is lost least first, what looks like a loss last."""
    return _gives_what_it_brings(action), _price(action)


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
