"""A game that is over, looked into: how lucky each seat was, and which decision cost it most."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.making.wants import any_of, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import chance, question_of
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Event, Rolled, Stolen
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.foresight import weighed
from kingsforge_bot.games.kings_forge.strategy.smith import weights_for
from kingsforge_bot.players.player import bounded

MOST: Final = 240
"""Decisions that are looked at; of a longer game as many of each seat, evenly spread over it."""
_TOLD: Final = 2
"""Decisions of each seat."""
NOTEWORTHY: Final = 0.05
"""Items. What costs less nobody would call a mistake."""


class Turn(msgspec.Struct, frozen=True):
    """The position that a turn began with, what its seat did first by its own choice, and all that came of the turn."""

    before: State
    action: Action | None
    events: tuple[Event, ...]


class Decision(msgspec.Struct, frozen=True):
    """What was done in the gather phase, what the strong player would have done, and how many items that lay apart."""

    round: int
    chosen: Action
    better: Action
    cost: float


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
    costliest: tuple[Decision, ...]
    """At most two, in the order of the game; none where nothing cost a noteworthy part of an item."""


class Analysis(msgspec.Struct, frozen=True):
    """What luck and decisions did, seat by seat; `looked_at` of so many `decisions` of the gather phase."""

    accounts: tuple[Account, ...]
    decisions: int
    looked_at: int


def analysed(turns: Sequence[Turn], seats: int, still_wanted: StillWanted = always, most: int = MOST) -> Analysis:
    """The whole game. Raises NotWanted."""
    tallies = [_Tally() for _ in range(seats)]
    for turn in turns:
        _count(tallies, turn, still_wanted)
    asked = [_decisions_of(turns, Seat(seat)) for seat in range(seats)]
    looked_at = [_spread(each, most // seats) for each in asked]
    accounts = [
        Account(
            Seat(seat),
            one.rolls,
            one.fruitful,
            one.expected,
            one.items,
            one.lost,
            _costliest(looked_at[seat], still_wanted),
        )
        for seat, one in enumerate(tallies)
    ]
    return Analysis(tuple(accounts), sum(map(len, asked)), sum(map(len, looked_at)))


def chance_of_any(state: State, still_wanted: StillWanted = always) -> float:
    """How likely the roll that the seat on turn has before it brings an item, made or stolen. Raises NotWanted."""
    goals = [wants_to_craft(card) for card in state.display]
    for seat, other in enumerate(state.players):
        if seat != state.turn:
            goals += [wants_to_steal(made) for made in other.made]
    return chance(question_of(state), any_of(*goals), still_wanted)


def cost_of_decision(state: State, chosen: Action) -> Decision:
    """The best action of the seat on turn against the chosen one, as the strong player values them."""
    found = weighed(state, bounded(legal_actions(state)), *weights_for(state), also=chosen)
    best = max(found, key=lambda one: one.value)
    mine = next(one.value for one in found if one.action == chosen)
    return Decision(state.round, chosen, best.action, max(best.value - mine, 0.0))


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


def _decisions_of(turns: Iterable[Turn], seat: Seat) -> list[tuple[State, Action]]:
    return [
        (turn.before, turn.action)
        for turn in turns
        if isinstance(turn.action, Gather | Dock | Pass)
        and turn.before.phase is Phase.GATHER
        and turn.before.owed is None
        and turn.before.turn == seat
    ]


def _spread(decisions: Sequence[tuple[State, Action]], most: int) -> list[tuple[State, Action]]:
    """All of them, or so many in even steps."""
    count = min(len(decisions), most)
    return [decisions[place * len(decisions) // count] for place in range(count)]


def _costliest(decisions: Iterable[tuple[State, Action]], still_wanted: StillWanted) -> tuple[Decision, ...]:
    noteworthy: list[Decision] = []
    for state, chosen in decisions:
        go_on(still_wanted)
        found = cost_of_decision(state, chosen)
        if found.cost >= NOTEWORTHY:
            noteworthy.append(found)
    worst = sorted(range(len(noteworthy)), key=lambda place: -noteworthy[place].cost)[:_TOLD]
    return tuple(noteworthy[place] for place in sorted(worst))
