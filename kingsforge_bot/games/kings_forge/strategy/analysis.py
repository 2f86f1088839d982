"""A game that is over, looked into: how lucky each seat was, which decisions cost it most, which was its best."""

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Final, assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.making.wants import any_of, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import chance, question_of
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Rolled, Stolen
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.contrast import Foresight, as_if_first
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftDecision, CraftTurn, cost_of_crafting
from kingsforge_bot.games.kings_forge.strategy.craft_turns import Turn, craft_turns
from kingsforge_bot.games.kings_forge.strategy.gather_review import Decision, Review, review

MOST: Final = 240
"""Decisions that are looked at; of a longer game as many of each seat, evenly spread over it."""
_TOLD: Final = 3
"""Decisions of each seat."""
NOTEWORTHY: Final = 0.05
"""Items. What costs less nobody would call a mistake."""


class Account(msgspec.Struct, frozen=True):
    """One seat's account: the craft rolls that brought an item, as many as were to be expected, and all items made."""

    seat: Seat
    rolls: int
    fruitful: int
    expected: float
    items: int
    """One roll may bring several; each theft counts as one."""
    lost: int
    """Of these stolen by others."""
    costliest: tuple[Decision | CraftDecision, ...]
    """At most three, in the order of the game; none where nothing cost a noteworthy part of an item."""
    best: Decision | CraftDecision | None = None
    """What gained most over what else was near at hand: that stands as what was chosen, what was done as better."""


class Analysis(msgspec.Struct, frozen=True):
    """What luck and decisions did, seat by seat; `looked_at` of so many `decisions`: gather actions and craft turns."""

    accounts: tuple[Account, ...]
    decisions: int
    looked_at: int


def analysed(
    turns: Sequence[Turn],
    seats: int,
    still_wanted: StillWanted = always,
    most: int = MOST,
    foresight: Foresight = as_if_first,
    told: Collection[Seat] | None = None,
) -> Analysis:
    """The whole game; odds of items as the `foresight` tells them, decisions of those seats alone, or of all. Raises
    NotWanted.
    """
    tallies = [_Tally() for _ in range(seats)]
    for turn in turns:
        _count(tallies, turn, still_wanted)
    crafted = craft_turns(turns)
    reviewed = [*map(Seat, range(seats))] if told is None else sorted(told)
    asked = {seat: _decisions_of(turns, crafted, seat) for seat in reviewed}
    looked_at = {seat: _spread(each, most // len(reviewed)) for seat, each in asked.items()}
    accounts = [
        _account(Seat(seat), one, [_review(asked, still_wanted, foresight) for asked in looked_at.get(Seat(seat), ())])
        for seat, one in enumerate(tallies)
    ]
    return Analysis(tuple(accounts), sum(map(len, asked.values())), sum(map(len, looked_at.values())))


def chance_of_any(state: State, still_wanted: StillWanted = always) -> float:
    """How likely the roll that the seat on turn has before it brings an item, made or stolen. Raises NotWanted."""
    goals = [wants_to_craft(card) for card in state.display]
    for seat, other in enumerate(state.players):
        if seat != state.turn:
            goals += [wants_to_steal(made) for made in other.made]
    return chance(question_of(state), any_of(*goals), still_wanted)


class _Tally(msgspec.Struct):
    rolls: int = 0
    fruitful: int = 0
    expected: float = 0.0
    items: int = 0
    lost: int = 0
    rolled: bool = False
    """Whether the last roll has brought nothing yet."""


def _count(tallies: Sequence[_Tally], turn: Turn, still_wanted: StillWanted) -> None:
    before = turn.before
    for event in turn.events:
        match event:
            case Rolled(seat=seat) if before.phase is Phase.CRAFT and before.turn == seat:
                one = tallies[seat]
                one.rolls += 1
                one.expected += chance_of_any(before, still_wanted)
                one.rolled = True
            case Crafted(seat=seat) | Stolen(seat=seat):
                one = tallies[seat]
                one.items += 1
                one.fruitful += one.rolled
                one.rolled = False
                if isinstance(event, Stolen):
                    tallies[event.victim].lost += 1
            case _:
                pass


def _decisions_of(turns: Iterable[Turn], crafted: Iterable[CraftTurn], seat: Seat) -> list[Turn | CraftTurn]:
    """Those of one seat, each round's craft turn behind what it gathered."""
    gathered = [
        turn
        for turn in turns
        if isinstance(turn.action, Gather | Dock | Pass)
        and turn.before.phase is Phase.GATHER
        and turn.before.owed is None
    ]
    own: list[Turn | CraftTurn] = [one for one in gathered if one.before.turn == seat]
    own += [one for one in crafted if one.before.turn == seat]
    return sorted(own, key=lambda one: one.before.round)


def _spread(decisions: Sequence[Turn | CraftTurn], most: int) -> list[Turn | CraftTurn]:
    """All of them, or so many in even steps."""
    count = min(len(decisions), most)
    return [decisions[place * len(decisions) // count] for place in range(count)]


def _review(asked: Turn | CraftTurn, still_wanted: StillWanted, foresight: Foresight) -> Review:
    go_on(still_wanted)
    match asked:
        case CraftTurn():
            best, plainest = cost_of_crafting(asked, still_wanted)
            return Review(best.cost, plainest.cost, lambda: best, lambda: plainest)
        case Turn(before=state, action=action):
            assert action is not None
            return review(state, action, still_wanted, foresight)
        case _:
            assert_never(asked)


def _account(seat: Seat, one: _Tally, reviews: Sequence[Review]) -> Account:
    noteworthy = [found for found in reviews if found.cost >= NOTEWORTHY]
    by_cost = sorted(range(len(noteworthy)), key=lambda place: -noteworthy[place].cost)
    worst = list(islice((place for place in by_cost if not noteworthy[place].excused()), _TOLD))
    costliest = tuple([noteworthy[place].against_best() for place in sorted(worst)])
    best = max([found for found in reviews if found.cost < NOTEWORTHY], key=lambda found: found.gain, default=None)
    told = best.over_second() if best is not None and best.gain >= NOTEWORTHY else None
    return Account(seat, one.rolls, one.fruitful, one.expected, one.items, one.lost, costliest, told)
