"""The rest of a round's craft phase played out many times by the strong bot: what is left for whoever comes later."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.least_left import Whereabouts, crafting_now, whereabouts
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal
from kingsforge_bot.games.kings_forge.advice.odds import Question, Ways
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Steal
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import later_seats
from kingsforge_bot.games.kings_forge.strategy.crafting import forge, weighed_again
from kingsforge_bot.games.kings_forge.strategy.effort import affordable

ROUNDS: Final = 400
FEWEST: Final = 50
"""Rounds that tell something."""
WORK: Final = 260_000
"""What all decisions may cost together: two seconds of a usual processor, counted and not timed."""
_REROLLS: Final = 4_000
"""What rolling again may cost to weigh, in the hands of `effort.py`."""
_PER_HAND: Final = 2 / 3
_DECIDED: Final = 15
_RULES: Final = KingsForge(())
"""No card is drawn before the next round."""
Asked = tuple[Question, Goal]


class Playouts(msgspec.Struct, frozen=True):
    """How often each item lay at its place when a seat's craft turn came, in so many rounds; with what it then took to
    steal it from there, which is nothing on display.
    """

    rounds: int
    left: dict[tuple[Seat, Whereabouts, Goal], int]

    def share(self, seat: Seat, place: Whereabouts) -> float | None:
        """0 to 1; None where too few rounds were played to say."""
        if self.rounds < FEWEST:
            return None
        there = [count for (one, lying, _), count in self.left.items() if (one, lying) == (seat, place)]
        return sum(there) / self.rounds

    def ways(self, seat: Seat, now: Ways) -> Ways:
        """How the seat may get an item once those before it have crafted, which it may get `now` as told."""
        there, to_steal = 0.0, Counter[Goal]()
        for (one, place, goal), count in self.left.items():
            if one == seat and place.item == now.item:
                if place.seat is None:
                    there = count / self.rounds
                elif place.seat != seat:
                    to_steal[goal] += count
        shares = tuple([(count / self.rounds, goal) for goal, count in to_steal.items()])
        return replace(now, there=there, to_steal=shares)


class PlayingOut:
    """One position's rounds: what was played stays while nobody waits, so that asking again and again costs no more.

    From the craft phase as it stands, or as it would begin now; no round is begun once the work is done. Each turn has
    luck of its own, by its number, and makes what it makes the safest way whatever those who come later hold: a claim
    of theirs changes nothing for whoever is before them, so that odds after a claim are those that are found then.
    """

    def __init__(self, state: State, luck: Callable[[int], Chance], rounds: int = ROUNDS, work: float = WORK) -> None:
        self._begin, self._luck = crafting_now(state), luck
        self._rounds, self._work = rounds, work
        self._left: Counter[tuple[Seat, Whereabouts, Goal]] = Counter()
        self._known: set[Asked] = set()
        self._played = 0

    def all(self, still_wanted: StillWanted = always) -> Playouts:
        """All rounds, those that are left played now. Raises NotWanted."""
        while self._played < self._rounds and self._work > 0:
            go_on(still_wanted)
            self._work -= _play(self._begin, self._turns_luck, self._left, self._known)
            self._played += 1
        self._known.clear()
        return Playouts(self._played, dict(self._left))

    def _turns_luck(self, seat: Seat) -> Chance:
        return self._luck(self._played * len(self._begin.players) + seat)


def _play(
    state: State, luck: Callable[[Seat], Chance], left: Counter[tuple[Seat, Whereabouts, Goal]], known: set[Asked]
) -> float:
    """One round up to the last seat's turn; told is what it cost."""
    this_round, waiting, cost = state.round, later_seats(state), 0.0
    turn, own = state.turn, luck(state.turn)
    while waiting and state.phase is Phase.CRAFT and state.round == this_round:
        action = forge(state, None, enough=_REROLLS, guarded=True)
        cost += _cost(state, action, known)
        state = _RULES.apply(state, state.turn, action, own).state
        if state.turn != turn:
            turn, own = state.turn, luck(state.turn)
        if state.turn in waiting and state.round == this_round:
            waiting = waiting[waiting.index(state.turn) + 1 :]
            left.update([(state.turn, place, goal) for place, goal in whereabouts(state)])
    return cost


def _cost(state: State, action: Action, known: set[Asked]) -> float:
    """Measured: what can be made of a hand takes as its dice squared, times what is held.

    Rolling again is weighed where nothing can be made; what is known already costs nothing more.
    """
    player = state.players[state.turn]
    dice = len(player.hand or ())
    cost = _DECIDED + dice * dice * (1.0 + len(player.held))
    if dice and not isinstance(action, Craft | Steal):
        for asked in weighed_again(state):
            effort, new = affordable(asked, _REROLLS), set(asked) - known
            cost += _PER_HAND * sum([effort.cost(*one) for one in new])
            known |= new
    return cost
