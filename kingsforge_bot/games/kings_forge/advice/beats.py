"""What an item of a game that is over meant: how likely it was, what came of it, and how many items each had then."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.luck import Luck, lucks
from kingsforge_bot.games.kings_forge.advice.story import Story
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import State

Making = ev.Crafted | ev.Stolen


class Meant(StrEnum):
    """What came of an item."""

    WON = "won"
    """The game, with that round."""
    LEADS = "leads"
    """Its maker was ahead from then on."""
    STOLEN = "stolen"
    STOOD = "stood"
    """Neither: how it stood then."""


class Beat(msgspec.Struct, frozen=True):
    """An item made or stolen in that round; `odds` from 0 to 1 before the roll, None where they are not known.

    `score` are the items won (5.1) by the end of the round: those of who won the game, who always stands first, then
    those of whoever made it, or of who was next.
    """

    round: int
    made: Making
    odds: float | None
    meant: Meant
    score: tuple[tuple[Seat, int], tuple[Seat, int]]
    thief: Seat | None = None
    """Who stole it from there in the same round."""


class Beats:
    """All items of a game that ended in that state, which is told so."""

    def __init__(self, state: State, events: Iterable[ev.Event], told: Story) -> None:
        events = tuple(events)
        self._seats, self._told, self._winner = len(state.players), told, places(state)[0][0]
        self._lucks: Mapping[Making, Luck] = dict(lucks(state, events))
        self._scores: dict[int, Counter[Seat]] = {}
        self._thieves: dict[tuple[Item, Seat], Seat] = {}
        self._made: list[tuple[int, Making]] = []
        self._rounds = 0
        won = Counter[Seat]()
        for event in events:
            match event:
                case ev.RoundBegan(round=number):
                    self._rounds = number
                case ev.Won(seat=seat):
                    won[seat] += 1
                case ev.Crafted() | ev.Stolen():
                    self._made.append((self._rounds, event))
                    if isinstance(event, ev.Stolen):
                        self._thieves[event.item, event.victim] = event.seat
                case _:
                    pass
            self._scores[self._rounds] = won.copy()

    def luckiest(self, but_for: Collection[Item] = ()) -> Making | None:
        """The item against the longest odds, of all others; None where none was made, or none is known."""
        found = [one for one in self._lucks if one.item not in but_for]
        return min(found, key=lambda one: self._lucks[one].odds, default=None)

    def of(self, made: Making) -> Beat:
        """That item."""
        number = next(number for number, one in self._made if one == made)
        won, seat = self._scores[number], made.seat
        others = [Seat(one) for one in range(self._seats) if one != self._winner]
        second = seat if seat != self._winner else max(others, key=lambda one: won[one])
        score = (self._winner, won[self._winner]), (second, won[second])
        meant, thief = self._meant(made, number), self._thieves.get((made.item, seat))
        luck = self._lucks.get(made)
        odds = None if luck is None else luck.odds
        return Beat(number, made, odds, meant, score, thief if meant is Meant.STOLEN else None)

    def of_item(self, item: Item) -> Beat | None:
        """As it last changed hands; None where it never was made."""
        found = [one for _, one in self._made if one.item == item]
        return self.of(found[-1]) if found else None

    def _meant(self, made: Making, number: int) -> Meant:
        told = self._told
        last, turn = told.last, told.turn
        if (made.item, made.seat) in self._thieves:
            return Meant.STOLEN
        if last is not None and last.won == ev.Won(made.seat, made.item) and number == self._rounds:
            return Meant.WON
        if turn is not None and (turn.round, turn.seat, turn.item) == (number, made.seat, made.item):
            return Meant.LEADS
        return Meant.STOOD
