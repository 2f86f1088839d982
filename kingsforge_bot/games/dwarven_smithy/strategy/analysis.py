"""A game that is over, looked into: the decisions that cost most, and the one that earned most.

Each is judged by what the strong player would count it worth on the table as it lay then, hidden hands aside; what came
of it is told from public events.
"""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.dwarven_smithy.advice.bargains import Bargain, bargains, given_up
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS, ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Kind, Name, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State
from kingsforge_bot.games.dwarven_smithy.strategy.ended import Ended, Moment, ended, kings_of
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Readiness, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

MOST: Final = 240
"""Turns that are looked at, the last ones: more than hardly any game has."""
TOLD: Final = 3
"""Decisions that cost most."""
NOTEWORTHY: Final = 3
"""Coins. What costs less nobody would call a mistake."""
_SOON: Final = 2
"""Turns within which a resource is missed that was given away, or put to another use."""


class _Decision(msgspec.Struct, frozen=True):
    """Of a seat, in which of its turns, and how many coins it cost or earned."""

    seat: Seat
    turn: int
    coins: int


class LetGo(_Decision, frozen=True):
    """A guild card lay in the market (5.7), and was bought by another who completed it."""

    bargain: Bargain


class Left(_Decision, frozen=True):
    """A card on the table was not crafted though all it takes lay ready, and never was."""

    card: Name


class TooLate(_Decision, frozen=True):
    """A card was crafted that could not be completed any more (7.2)."""

    card: Name


class ForLittle(_Decision, frozen=True):
    """A card was crafted that brings less than what its resources are worth otherwise."""

    card: Name
    worth: int


class BoughtBack(_Decision, frozen=True):
    """A resource was sold for `sold`, and its like bought for `paid` in the same turn or soon after."""

    kind: Kind
    sold: int
    paid: int


class Tool(_Decision, frozen=True):
    """A tool was kept that was worth more sold, or sold that was worth more kept (4.7)."""

    card: Name
    fate: Fate


class Undrawn(_Decision, frozen=True):
    """A turn was ended though so many more cards could be drawn, which costs nothing (6.1)."""

    count: int


class Craft(_Decision, frozen=True):
    """A card that was crafted and completed, what it was worth, and who sold it for how much, if anybody."""

    card: Name
    worth: int
    cost: int
    seller: Seat | None = None
    price: int = 0


Decision = LetGo | Left | TooLate | ForLittle | BoughtBack | Tool | Undrawn | Craft


class Analysis(msgspec.Struct, frozen=True):
    """What cost most, in the order of the game, what earned most, and how the game was ended."""

    costliest: tuple[Decision, ...]
    best: Craft | None
    end: Ended | None


def looked_into(
    cards: CardSet,
    seats: int,
    moments: Sequence[Moment],
    still_wanted: StillWanted = always,
    most: int = MOST,
    *,
    reader: Seat | None = None,
) -> Analysis:
    """The whole game; of its decisions those of the `reader`, if one asks who played it. Raises NotWanted."""
    told = _Telling(cards, seats, [event for one in moments for event in one.events])
    for number, moment in enumerate(moments):
        go_on(still_wanted)
        for event in moment.events:
            told.note(moment.before, event, judged=number >= len(moments) - most)
    found = [one for one in told.costly if one.coins >= NOTEWORTHY and reader in (None, one.seat)]
    undrawn = [one for one in found if isinstance(one, Undrawn)]
    # To everybody it would be told of everybody; to one who played, one such turn says it.
    said = max(undrawn, key=lambda one: one.coins) if undrawn and reader is not None else None
    found = [one for one in found if not isinstance(one, Undrawn) or one is said]
    worst = sorted(range(len(found)), key=lambda place: -found[place].coins)[:TOLD]
    costliest = tuple(sorted((found[place] for place in worst), key=lambda one: one.turn))
    crafts = (one for one in told.crafts if reader in (None, one.seat))
    best = max(crafts, key=lambda one: one.coins, default=None)
    return Analysis(costliest, best, ended(cards, moments))


class _Telling:
    """A game gone through once more, event by event."""

    def __init__(self, cards: CardSet, seats: int, events: Sequence[ev.Event]) -> None:
        self.costly: list[Decision] = []
        self.crafts: list[Craft] = []
        self._cards = cards
        self._turns = [0] * seats
        self._drawn = [0] * seats
        """In the present turn, or in its last one."""
        self._draw = fmean(given_up(cards, kind) for card in cards.mine() if (kind := kind_of(card)) is not None)
        """What a card of the mine is worth on average."""
        self._sold: list[dict[Kind, tuple[int, int]]] = [{} for _ in range(seats)]
        """Of each kind in which turn it was sold last, and for how much."""
        self._lost = {(one.seat, stack.card) for one in events if isinstance(one, ev.Revealed) for stack in one.lost}
        self._kings = [list(kings_of(cards, events, Seat(seat))) for seat in range(seats)]
        """King's Items in the order in which they are crafted, whose names were hidden then (3.8)."""
        self._made = [_made(events, Seat(seat), self._kings[seat]) for seat in range(seats)]
        self._bargains = [*bargains(cards, events)]
        """Those of which it was not told yet that they were bought."""
        self._bought: dict[tuple[Seat, Name], ev.Bought] = {}
        self._used = [list(_used(events, Seat(seat))) for seat in range(seats)]
        self._left: set[tuple[Seat, Name]] = set()

    def note(self, before: State, event: ev.Event, *, judged: bool) -> None:
        """What the seat decided, and whether it is looked at or only remembered."""
        match event:
            case ev.TurnBegan(seat=seat):
                if judged:
                    self.costly += (*self._lying(before, seat), *self._undrawn(before, seat))
                self._turns[seat] += 1
                self._drawn[seat] = 0
            case ev.Drew(seat=seat):
                self._drawn[seat] += 1
            case ev.Sold(seat=seat, card=card, coins=coins) if (kind := kind_of(refined(card))) is not None:
                self._sold[seat][kind] = self._turns[seat], coins
            case ev.BoughtFromRow(seat=seat, card=card, coins=coins):
                self.costly += self._bought_back(seat, card, coins) if judged else ()
            case ev.Bought(seat=seat, card=card, seller=seller, coins=coins):
                self._bought[seat, card] = event
                if judged:
                    self.costly += self._bought_back(seat, card, coins)
                if self._bargains and self._bargains[0].bought is event:
                    bargain = self._bargains.pop(0)
                    if judged:
                        self.costly.append(LetGo(seller, self._turns[seller], round(bargain.lost), bargain))
            case ev.ToolCompleted(seat=seat) if judged:
                self.costly += self._tool(before, event)
            case ev.Crafted(seat=seat):
                self._crafted(before, event, judged=judged)
            case _:
                pass

    def _crafted(self, before: State, event: ev.Crafted, *, judged: bool) -> None:
        seat, card = event.seat, event.stack.card
        if self._kings[seat] and (card == UNSEEN or card == self._kings[seat][0]):
            card = self._kings[seat].pop(0)
        if card == UNSEEN or not judged:
            return
        worth = Worth(self._cards, before, seat)
        cost = sum(map(worth.resource, event.stack.resources))
        turn, brings = self._turns[seat], _value(worth, card)
        if (seat, card) in self._lost:
            self.costly.append(TooLate(seat, turn, round(cost), card))
        elif brings < cost:
            self.costly.append(ForLittle(seat, turn, round(cost - brings), card, round(cost)))
        else:
            bought = self._bought.get((seat, card))
            price = 0 if bought is None else bought.coins
            seller = None if bought is None else bought.seller
            self.crafts.append(
                Craft(seat, turn, round(brings - cost) - price, card, round(brings), round(cost), seller, price)
            )

    def _bought_back(self, seat: Seat, card: Name, coins: int) -> Iterator[Decision]:
        kind = kind_of(refined(card))
        if kind is not None and kind in self._sold[seat]:
            turn, sold = self._sold[seat].pop(kind)
            if self._turns[seat] - turn < _SOON:
                yield BoughtBack(seat, turn, coins - sold, kind, sold, coins)

    def _tool(self, before: State, event: ev.ToolCompleted) -> Iterator[Decision]:
        card = self._cards.guild[event.stack.card]
        kept = Worth(self._cards, before, event.seat).kept(card)
        more = kept - card.full_value if event.fate is Fate.SELL else card.full_value - kept
        if event.fate is Fate.KEEP or has_room(self._cards, before.players[event.seat], Limited.TOOLS):
            yield Tool(event.seat, self._turns[event.seat], round(more), card.id, event.fate)

    def _lying(self, before: State, seat: Seat) -> Iterator[Decision]:
        """What the seat left lying ready in its turn before, by what everybody sees, and never crafted."""
        turn, player = self._turns[seat], replace(before.players[seat], hand=())
        if not turn:
            return
        worth = Worth(self._cards, _with(before, seat, player), seat)
        ready = [one for one in sources(player) if one.readiness is Readiness.READY]
        for goal in goals(worth, guild_cards(player), ready):
            kinds = {one.kind for one in goal.sources}
            used = any(turn < then <= turn + _SOON and kind in kinds for then, kind in self._used[seat])
            if goal.ready and not used and goal.card not in self._made[seat] and (seat, goal.card) not in self._left:
                self._left.add((seat, goal.card))
                yield Left(seat, turn, round(goal.gain), goal.card)

    def _undrawn(self, before: State, seat: Seat) -> Iterator[Decision]:
        """Draws that the seat left in its turn before, with room in hand; not the last card, which ends the game."""
        player, turn = before.players[seat], self._turns[seat]
        room = limit(self._cards, player, Limited.HAND) - len(player.hand)
        count = min(DRAWS - self._drawn[seat], room, max(len(before.guild), len(before.mine)) - 1)
        if turn and count > 0 and before.ended_by is None and len(player.kings) < ENOUGH_KINGS:
            yield Undrawn(seat, turn, round(count * self._draw), count)


def _value(worth: Worth, card: Name) -> float:
    """What a card shows that it brings; of one that shows nothing what the strong player counts."""
    shown = worth.cards.guild[card].value
    return worth.crafted(card) if shown is None else shown


def _with(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=tuple(player if n == seat else one for n, one in enumerate(state.players)))


def _made(events: Iterable[ev.Event], seat: Seat, kings: Sequence[Name]) -> dict[Name, tuple[Kind, ...]]:
    """All that the seat crafted, and of what; of its King's Items the names are in the order of the crafts."""
    found, left = dict[Name, tuple[Kind, ...]](), list(kings)
    for event in events:
        if isinstance(event, ev.Crafted) and event.seat == seat:
            hidden = bool(left) and event.stack.card in (UNSEEN, left[0])
            found[left.pop(0) if hidden else event.stack.card] = event.stack.resources
    return found


def _used(events: Iterable[ev.Event], seat: Seat) -> Iterator[tuple[int, Kind]]:
    """What went under its cards, and in which of its turns."""
    turn = 0
    for event in events:
        match event:
            case ev.TurnBegan() if event.seat == seat:
                turn += 1
            case ev.Crafted(stack=stack) if event.seat == seat:
                yield from ((turn, kind) for kind in stack.resources)
            case _:
                pass
