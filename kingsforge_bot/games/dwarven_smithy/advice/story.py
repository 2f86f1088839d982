"""A game that is over, told in short: purchases, customers, crafts, King's Items, the turning point.

Of what everybody may know: coins and trade lie open, which King's Items there were is told at the end (3.7, 7.4).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.bargains import Bargain, bargains
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Score

_OFTEN: Final = 2
"""How many cards make somebody a customer."""
_REAL: Final = 0.25
"""The part of the final lead that makes somebody ahead: few coins more in the first turns turn nothing."""
_NARROW: Final = 10
"""Coins: about what the dearest sale or the plainest item brings."""
Purchase = ev.Bought | ev.BoughtFromRow
Craft = ev.ItemCompleted | ev.ToolCompleted
Purses = tuple[tuple[int, ...], ...]
"""By turn, the deal first, the coins that lie before each seat."""
Course = tuple[tuple[int, ...], ...]
"""By seat what it had at the deal, at the end of each round and, at last, with all that was reckoned (7.4, 7.5)."""


class Customer(msgspec.Struct, frozen=True):
    """Who bought most of another's market (5.7, 8.5)."""

    seat: Seat
    seller: Seat
    cards: int
    coins: int


class Crown(msgspec.Struct, frozen=True):
    """The King's Item that counted most at the end (7.4)."""

    seat: Seat
    card: Name
    coins: int


class First(msgspec.Struct, frozen=True):
    """Who completed the first King's Item (4.9), in which turn of that seat's; its name, once it lies open (7.4)."""

    seat: Seat
    turn: int
    card: Name | None = None


class Lead(msgspec.Struct, frozen=True):
    """From which turn of the winner's on it was ahead with King's Items and prizes, by a real part of its final lead.

    None: not before the reckoning.
    """

    seat: Seat
    turn: int | None
    coins: int
    """Its final lead."""

    @property
    def is_narrow(self) -> bool:
        """Whether one more card would have won it for another: no turn before decided that."""
        return self.coins < _NARROW


class Story(msgspec.Struct, frozen=True):
    """What is worth telling; None where there was nothing of the kind."""

    dearest: Purchase | None
    customer: Customer | None
    crafts: tuple[Craft, ...]
    """The best sale, and those that brought as much."""
    let_go: Bargain | None
    first: First | None
    crown: Crown | None
    lead: Lead | None


def purses(seats: int, events: Iterable[ev.Event]) -> Purses:
    """What each seat had at the end of each turn, from what was paid and earned (3.7)."""
    coins, found = [0] * seats, list[tuple[int, ...]]()
    for event in events:
        match event:
            case ev.Dealt(seat=seat, coins=count) | ev.Sold(seat=seat, coins=count):
                coins[seat] += count
            case ev.TurnBegan(seat=seat, income=count):
                if not found:
                    found.append(tuple(coins))
                coins[seat] += count
            case ev.ApprenticeCompleted(seat=seat, bonus=count) | ev.KingsItemCompleted(seat=seat, bonus=count):
                coins[seat] += count
            case ev.ItemCompleted(seat=seat, coins=count, bonus=bonus):
                coins[seat] += count + bonus
            case ev.ToolCompleted(seat=seat, coins=count, bonus=bonus):
                coins[seat] += count + bonus
            case ev.BoughtFromRow(seat=seat, coins=count):
                coins[seat] -= count
            case ev.Bought(seat=seat, seller=seller, coins=count):
                coins[seat] -= count
                coins[seller] += count
            case ev.TurnEnded():
                found.append(tuple(coins))
            case _:
                pass
    return tuple(found)


def standings(cards: CardSet, seats: int, events: Sequence[ev.Event]) -> Purses:
    """What each seat had at the end of each turn with its completed King's Items and the prizes of that moment.

    Their names are known once all lie open (7.4): of a game that was ended before that only coins are told.
    """
    names = {one.seat: [stack.card for stack in one.kings] for one in events if isinstance(one, ev.Revealed)}
    made: list[list[GuildCard]] = [[] for _ in range(seats)]
    found = list[tuple[int, ...]]()
    coins = iter(purses(seats, events))
    begun = False
    for event in events:
        match event:
            case ev.TurnBegan() if not begun:
                begun = True
                found.append(next(coins))
            case ev.KingsItemCompleted(seat=seat) if len(made[seat]) < len(names.get(seat, ())):
                made[seat].append(cards.guild[names[seat][len(made[seat])]])
            case ev.TurnEnded():
                found.append(tuple(map(sum, zip(next(coins), _worth(made), strict=True))))
            case _:
                pass
    return tuple(found)


def _worth(made: Sequence[Sequence[GuildCard]]) -> Iterator[int]:
    """Full values, and the prizes as if the game ended now (7.5)."""
    best = {one: [max((c.full_value for c in own if c.subtype is one), default=0) for own in made] for one in Subtype}
    for seat, own in enumerate(made):
        won = sum(PRIZE // all_.count(all_[seat]) for all_ in best.values() if all_[seat] and all_[seat] == max(all_))
        yield sum(card.full_value for card in own) + won


def course_of(cards: CardSet, seats: int, events: Sequence[ev.Event]) -> Course:
    """The race of a game that is over; of one that was ended before it was reckoned, as far as it came."""
    ended = standings(cards, seats, events)
    rows = [*ended[::seats], *(ended[-1:] if (len(ended) - 1) % seats else ())]
    for event in events:
        match event:
            case ev.GameEnded(scores=scores):
                rows.append(tuple(score.total for score in scores))
            case _:
                pass
    return tuple(zip(*rows, strict=True))


def story(cards: CardSet, scores: Sequence[Score], events: Sequence[ev.Event]) -> Story:
    """Of a game that ended with these scores, from all that happened in it."""
    bought = [one for one in events if isinstance(one, Purchase)]
    crafts = [one for one in events if isinstance(one, Craft) and one.coins]
    return Story(
        max(bought, key=lambda one: one.coins, default=None),
        _customer(bought),
        _best(crafts),
        _let_go(cards, events),
        _first(events),
        _crown(cards, events),
        _lead(cards, scores, events),
    )


def _customer(bought: Iterable[Purchase]) -> Customer | None:
    cards, coins = Counter[tuple[Seat, Seat]](), Counter[tuple[Seat, Seat]]()
    for one in bought:
        if isinstance(one, ev.Bought):
            cards[one.seat, one.seller] += 1
            coins[one.seat, one.seller] += one.coins
    if not cards:
        return None
    pair = max(cards, key=lambda two: (coins[two], cards[two]))
    return Customer(*pair, cards[pair], coins[pair]) if cards[pair] >= _OFTEN else None


def _best(crafts: Sequence[Craft]) -> tuple[Craft, ...]:
    most = max((one.coins + one.bonus for one in crafts), default=0)
    return tuple(one for one in crafts if one.coins + one.bonus == most)


def _let_go(cards: CardSet, events: Sequence[ev.Event]) -> Bargain | None:
    """The one that cost its seller most, if that is about what an item brings."""
    best = max(bargains(cards, events), key=lambda one: one.lost, default=None)
    return best if best is not None and best.lost >= _NARROW else None


def _first(events: Sequence[ev.Event]) -> First | None:
    turns = Counter[Seat]()
    names = {one.seat: one.kings[0].card for one in events if isinstance(one, ev.Revealed) and one.kings}
    for event in events:
        match event:
            case ev.TurnBegan(seat=seat):
                turns[seat] += 1
            case ev.KingsItemCompleted(seat=seat):
                return First(seat, turns[seat], names.get(seat))
            case _:
                pass
    return None


def _crown(cards: CardSet, events: Iterable[ev.Event]) -> Crown | None:
    found = [
        Crown(one.seat, stack.card, cards.guild[stack.card].full_value)
        for one in events
        if isinstance(one, ev.Revealed)
        for stack in one.kings
    ]
    return max(found, key=lambda one: one.coins, default=None)


def _lead(cards: CardSet, scores: Sequence[Score], events: Sequence[ev.Event]) -> Lead | None:
    """None for several winners. At the deal nobody is ahead (1.3)."""
    first, *others = sorted(scores, key=lambda score: -score.total)
    seat, ahead = first.seat, first.total - max(score.total for score in others)
    if not ahead:
        return None
    ended = [event.seat for event in events if isinstance(event, ev.TurnEnded)]
    turns = [*accumulate(one == seat for one in ended)]
    since: int | None = None
    for turn, coins in zip(turns, standings(cards, len(scores), events)[1:], strict=True):
        if coins[seat] - max(count for other, count in enumerate(coins) if other != seat) < ahead * _REAL:
            since = None
        elif since is None:
            since = max(1, turn)
    return Lead(seat, since, ahead)
