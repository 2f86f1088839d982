"""A game that is over, in short: each item won, its steal and turning point, and the best roll of who made none."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from math import sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import State

_AVERAGE: Final = 3.5
_HIGHLIGHTS: Final = 3
_FAR: Final = 3
"""Items."""


class Steal(msgspec.Struct, frozen=True):
    """A steal (3.4) of the item with the highest rank."""

    round: int
    stolen: ev.Stolen


class Turn(msgspec.Struct, frozen=True):
    """The round from which on the winner was ahead of everybody, to the end (5.4), and what was won in it."""

    round: int
    seat: Seat
    item: Item | None = None
    """None where nothing was: at the end the rank decides between equal ones."""
    victim: Seat | None = None
    """Whom it was stolen from."""


class Step(msgspec.Struct, frozen=True):
    """An item won (5.1), by whom, and how it was made or stolen."""

    round: int
    won: ev.Won
    made: ev.Crafted | ev.Stolen | None = None


class Story(msgspec.Struct, frozen=True):
    """What is worth telling; None where there was nothing of the kind."""

    first: Step | None
    """The first item of all."""
    last: Step | None
    """The last one of who won the game."""
    steal: Steal | None
    turn: Turn | None
    steps: tuple[Step, ...] = ()
    """Every item won, in the order in which they were made or stolen."""
    fruitless: tuple["Fruitless", ...] = ()


class Fruitless(msgspec.Struct, frozen=True):
    """The rarest roll of a seat that made and stole nothing in the whole game."""

    round: int
    rolled: ev.Rolled


class Why(StrEnum):
    """What makes an item a highlight."""

    LAST = "last"
    STEAL = "steal"
    TURN = "turn"
    FIRST = "first"


class Highlight(msgspec.Struct, frozen=True):
    """An item that mattered: who won or stole it, in which round, and from whom it was stolen."""

    why: Why
    round: int
    seat: Seat
    item: Item
    victim: Seat | None = None


def highlights(told: Story) -> tuple[Highlight, ...]:
    """At most three, in the order of the game: what won it, the boldest steal, the turning point, else the first item.

    No item is told twice.
    """
    found: dict[Item, Highlight] = {}
    for one in _mattering(told):
        if len(found) < _HIGHLIGHTS:
            found.setdefault(one.item, one)
    return tuple(sorted(found.values(), key=lambda one: (one.round, one.why is Why.LAST)))


def _mattering(told: Story) -> Iterator[Highlight]:
    if told.last is not None:
        yield _won(Why.LAST, told.last)
    if told.steal is not None:
        stolen = told.steal.stolen
        yield Highlight(Why.STEAL, told.steal.round, stolen.seat, stolen.item, stolen.victim)
    if told.turn is not None and told.turn.item is not None:
        yield Highlight(Why.TURN, told.turn.round, told.turn.seat, told.turn.item, told.turn.victim)
    if told.first is not None:
        yield _won(Why.FIRST, told.first)


def _won(why: Why, step: Step) -> Highlight:
    seat, made = step.won.seat, step.made
    return Highlight(why, step.round, seat, step.won.item, _victim(made, seat))


def _victim(made: ev.Crafted | ev.Stolen | None, seat: Seat) -> Seat | None:
    """From whom that seat has what it won."""
    return made.victim if isinstance(made, ev.Stolen) and made.seat == seat else None


def story(state: State, events: Iterable[ev.Event]) -> Story:
    """Of a game that ended in that state, from all that happened in it."""
    ranks = {card.item: card.rank for player in state.players for card in player.items}
    steal: Steal | None = None
    number = 0
    won: list[tuple[int, ev.Won]] = []
    made: dict[Item, ev.Crafted | ev.Stolen] = {}
    makers = set[Seat]()
    rolls: dict[Seat, Fruitless] = {}
    for event in events:
        match event:
            case ev.RoundBegan(round=number):
                pass
            case ev.Rolled(seat=seat):
                if seat not in rolls or _rare(event) > _rare(rolls[seat].rolled):
                    rolls[seat] = Fruitless(number, event)
            case ev.Crafted(seat=seat, item=item) | ev.Stolen(seat=seat, item=item):
                made.pop(item, None)
                made[item] = event
                makers.add(seat)
                if isinstance(event, ev.Stolen) and (
                    steal is None or ranks.get(event.item, 0) > ranks.get(steal.stolen.item, 0)
                ):
                    steal = Steal(number, event)
            case ev.Won():
                won.append((number, event))
            case _:
                pass
    order = {item: place for place, item in enumerate(made)}
    won.sort(key=lambda one: (one[0], order.get(one[1].item, -1)))
    steps, winners = tuple(Step(*one, made.get(one[1].item)) for one in won), places(state)[0]
    last = next((step for step in reversed(steps) if step.won.seat in winners), None)
    first = steps[0] if steps and steps[0] != last else None
    turn = _turn(len(state.players), won, ranks)
    if turn is not None and turn.item is not None:
        turn = replace(turn, victim=_victim(made.get(turn.item), turn.seat))
    fruitless = tuple(rolls[seat] for seat in sorted(rolls.keys() - makers))
    return Story(first, last, steal, turn, steps, fruitless)


def won_by_far(state: State, seat: Seat) -> bool:
    """Whether that seat has so many items more than anybody else that stronger rivals would suit it (5.4)."""
    others = [len(player.items) for number, player in enumerate(state.players) if number != seat]
    return len(state.players[seat].items) - max(others) >= _FAR


def _rare(rolled: ev.Rolled) -> float:
    """How far above the average it is, measured by how far rolls of so many dice stray."""
    dice = rolled.dice
    return -_AVERAGE if not dice else (sum(die.value for die in dice) - _AVERAGE * len(dice)) / sqrt(len(dice))


def _turn(seats: int, won: Sequence[tuple[int, ev.Won]], ranks: Mapping[Item, int]) -> Turn | None:
    """By items after each round, as the race shows them; at the end alone the rank decides between equal ones (5.4)."""
    scores: dict[Seat, tuple[int, int]] = {Seat(number): (0, 0) for number in range(seats)}
    found: Turn | None = None
    rounds = sorted({number for number, _ in won})
    for number in rounds:
        for event in (event for at, event in won if at == number):
            items, best = scores[event.seat]
            scores[event.seat] = items + 1, max(best, ranks.get(event.item, 0))
        counted = scores if number == rounds[-1] else {seat: (items, 0) for seat, (items, _) in scores.items()}
        ahead = [seat for seat, score in counted.items() if score == max(counted.values())]
        if len(ahead) > 1:
            found = None
        elif found is None or found.seat != ahead[0]:
            items_won = [event.item for at, event in won if at == number and event.seat == ahead[0]]
            found = Turn(number, ahead[0], items_won[-1] if items_won else None)
    return found
