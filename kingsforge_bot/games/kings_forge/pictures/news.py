"""What changed on the board since the picture before: which places are marked, which dice came."""

from collections.abc import Iterable
from typing import assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Die, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space


class News(msgspec.Struct, frozen=True):
    """What is new, by the place where it lies now."""

    claimed: frozenset[Side] = frozenset()
    docked: frozenset[Space] = frozenset()
    dealt: frozenset[Card] = frozenset()
    displayed: frozenset[Item] = frozenset()
    made: frozenset[Item] = frozenset()
    won: frozenset[Item] = frozenset()
    passed: frozenset[Seat] = frozenset()
    changed: tuple[Die, ...] = ()
    """Dice of the hand that a benefit changed, as they show now."""
    supply: tuple[tuple[Seat, Pool], ...] = ()
    """Dice that came to supplies."""
    smithy: tuple[tuple[Seat, Pool], ...] = ()

    def to_supply(self, seat: Seat) -> Pool:
        return next((dice for whose, dice in self.supply if whose == seat), NO_DICE)

    def to_smithy(self, seat: Seat) -> Pool:
        return next((dice for whose, dice in self.smithy if whose == seat), NO_DICE)


NO_NEWS = News()


class _Notes:
    """News being gathered."""

    def __init__(self) -> None:
        self.claimed: set[Side] = set()
        self.docked: set[Space] = set()
        self.dealt: set[Card] = set()
        self.displayed: set[Item] = set()
        self.made: set[Item] = set()
        self.won: set[Item] = set()
        self.passed: set[Seat] = set()
        self.changed: list[Die] = []
        self.supply: dict[Seat, Pool] = {}
        self.smithy: dict[Seat, Pool] = {}

    def to_supply(self, seat: Seat, dice: Pool) -> None:
        self.supply[seat] = self.supply.get(seat, NO_DICE) + dice

    def to_smithy(self, seat: Seat, dice: Pool) -> None:
        self.smithy[seat] = self.smithy.get(seat, NO_DICE) + dice

    def news(self) -> News:
        return News(
            frozenset(self.claimed),
            frozenset(self.docked),
            frozenset(self.dealt),
            frozenset(self.displayed),
            frozenset(self.made),
            frozenset(self.won),
            frozenset(self.passed),
            tuple(self.changed),
            tuple(sorted((seat, dice) for seat, dice in self.supply.items() if dice)),
            tuple(sorted((seat, dice) for seat, dice in self.smithy.items() if dice)),
        )


_OnDice = ev.Gained | ev.Traded | ev.GambleSettled | ev.WoodTaken | ev.Rolled | ev.Used | ev.TurnEnded
_OnPlace = (
    ev.PhaseBegan | ev.Claimed | ev.Docked | ev.Passed | ev.Refilled | ev.Displayed | ev.Crafted | ev.Stolen | ev.Won
)
_NotShown = (
    ev.BenefitGained
    | ev.BenefitKept
    | ev.LibraryGained
    | ev.GambleRolled
    | ev.GambleMissed
    | ev.PurplePlaced
    | ev.Cancelled
    | ev.TurnSkipped
    | ev.BenefitsLost
    | ev.GameEnded
)
"""What they change is seen without a mark, or comes with an event that has one."""


def news_of(events: Iterable[ev.Event]) -> News:
    """What these events left new on the board; what the next round or phase cleared away is not."""
    notes = _Notes()
    for event in events:
        if isinstance(event, ev.RoundBegan):
            won, notes = notes.won, _Notes()
            notes.won = won
        elif isinstance(event, _OnDice):
            _note_dice(notes, event)
        elif not isinstance(event, _NotShown):
            _note_place(notes, event)
    return notes.news()


def _note_dice(notes: _Notes, event: _OnDice) -> None:
    match event:
        case ev.Gained(seat=seat, dice=dice, usable=usable):
            (notes.to_supply if usable else notes.to_smithy)(seat, dice)
        case ev.Traded(seat=seat, to=to, given=given, taken=taken):
            notes.to_supply(to, given)
            notes.to_smithy(seat, Pool.of(taken.value))
        case ev.GambleSettled(seat=seat, die=die, kept=kept):
            if kept and die.kind in RESOURCES:
                notes.to_smithy(seat, Pool.of(die.kind.value))
        case ev.WoodTaken(seat=seat, given=given, die=die):
            if die is not None:
                notes.changed.append(die)
            elif given:
                notes.to_smithy(seat, Pool.of("W"))
        case ev.Used(before=before, after=after):
            for one in before:
                if one in notes.changed:
                    notes.changed.remove(one)
            notes.changed += after
        case ev.Rolled() | ev.TurnEnded():
            notes.changed = []
        case _:
            assert_never(event)


def _note_place(notes: _Notes, event: _OnPlace) -> None:
    match event:
        case ev.PhaseBegan():
            notes.passed, notes.dealt = set(), set()
        case ev.Claimed(side=side):
            notes.claimed.add(side)
        case ev.Docked(space=space):
            notes.docked.add(space)
        case ev.Passed(seat=seat):
            notes.passed.add(seat)
        case ev.Refilled(card=card):
            notes.dealt.add(card)
        case ev.Displayed(card=craft_card):
            notes.displayed.add(craft_card.item)
        case ev.Crafted(item=item):
            notes.made.add(item)
        case ev.Stolen(victim=victim, item=item, freed=freed):
            notes.made.add(item)
            notes.to_smithy(victim, Pool.kinds(one.kind for one in freed if one.kind in RESOURCES))
        case ev.Won(item=item):
            notes.won.add(item)
        case _:
            assert_never(event)
