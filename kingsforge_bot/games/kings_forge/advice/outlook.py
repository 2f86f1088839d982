"""What a gather action leaves to roll, and what that does to the items in reach: dice that are spent are not rolled."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Question, Ways, chance, question_of, untouched
from kingsforge_bot.games.kings_forge.advice.reach import may_improve
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass, PassBenefit, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Gain, Pour, SmithyToo, Wild
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.state import Player, State

A_POINT: Final = 0.0099
"""Hardly less than a point of a hundred: 0.76 and 0.77 are not a whole one apart in floats."""
ALIKE: Final = 2
"""Decimals to which odds are compared: they are not exact to more."""
_FEW: Final = 2
"""With more benefits than that ways to pay are compared by the dice alone: there are many, and each would take long."""

_BOTH: Final = 2
"""The likeliest items that are told of."""

_ONE_METAL: Final = Pool.of("M")
_ONE_WOOD: Final = Pool.of("W")

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
    rolled: Question | None = None
    """All that is rolled and held then."""


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
        return self.under(self.rolled_after(action), still_wanted)

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
        changed = [one for one in reached if round(one.before, ALIKE) != round(one.after, ALIKE)]
        best = sorted(reached, key=lambda one: one.before, reverse=True)
        likeliest = tuple(sorted([one for one in reached if one.after], key=lambda one: -one.after)[:_BOTH])
        had = best[0] if best else None
        if not changed:
            return Outlook(then.dice, then.library, tuple(best[:1]), hopeless, likeliest, had, then)
        changed.sort(key=lambda one: abs(one.after - one.before), reverse=True)
        return Outlook(then.dice, then.library, tuple(changed), hopeless, likeliest, had, then)

    def added(self, first: Question, then: Question, still_wanted: StillWanted = always) -> Shift | None:
        """The item that is likeliest once `then` is rolled instead of `first`, about: the odds to steal it are taken to
        stay, since they take long. None where none is in reach. Raises NotWanted.
        """
        found = [
            Shift(one.item, before.chance, min(one.there * chance(then, one.to_make) + before.stolen, 1.0))
            for one, before in zip(self._ways, self._odds(first, still_wanted), strict=True)
        ]
        return max([one for one in found if one.after], key=lambda one: one.after, default=None)

    def items_after(self, action: Gather | Dock, still_wanted: StillWanted = always) -> float:
        """How many of the items within reach the roll then brings, each counted by itself. Raises NotWanted."""
        question = self.rolled_after(action)
        if len(question.held) > _FEW or may_improve(question.held):
            question = replace(question, held=())
        return sum([chance(question, one.to_make, still_wanted) for one in self._ways])

    def _odds(self, question: Question, still_wanted: StillWanted) -> list[Odds]:
        """For each card on display, in order."""
        return [one.odds(question, still_wanted) for one in self._ways]

    def rolled_after(self, action: Counted) -> Question:
        """All that is rolled and held then."""
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
