"""What /odds answers over random tables, against playing every roll out in the rules: each use, wood and re-roll.

Nothing of the odds' own is used here: only which actions are legal, and what becomes of the table with each luck.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import isclose
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.prospects import prospects, rolls_later
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Roll, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import dice_to_roll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.players.self_play import self_play
from tests.properties.kings_forge import GAME, near_the_edges
from tests.properties.play import Thrown

X = TypeVar("X")
MOST_DICE, MOST_USES = 3, 3
"""Dice that are rolled and benefits that are held: so many can be played out."""


class _RollsError(Exception):
    """So many dice are thrown here."""

    def __init__(self, dice: int) -> None:
        super().__init__(dice)
        self.dice = dice


class _TurnOverError(Exception):
    """The next round is dealt."""


class _Luck:
    """Luck as dictated, once it is known how much there is of it."""

    def __init__(self, values: tuple[int, ...] | None) -> None:
        self._values = values

    def roll(self, dice: int) -> tuple[int, ...]:
        if self._values is None:
            raise _RollsError(dice)
        return self._values

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        raise _TurnOverError

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        raise _TurnOverError


def led_to(state: State, action: Action) -> list[State]:
    """Where the action may lead, each as likely as the others; not where the turn is over."""
    seat = Seat(state.turn)
    try:
        return [GAME.apply(state, seat, action, _Luck(None)).state]
    except _TurnOverError:
        return []
    except _RollsError as rolls:
        found = []
        for values in product(range(1, 7), repeat=rolls.dice):
            try:
                found.append(GAME.apply(state, seat, action, _Luck(values)).state)
            except _TurnOverError:
                found.append(replace(state, phase=Phase.OVER))
        return found


class Playing:
    """The best that one item's smith can do, by trying everything."""

    def __init__(self, item: Item, seat: Seat) -> None:
        self._item, self._seat = item, seat
        self._known: dict[object, float] = {}

    def before_roll(self, state: State) -> float:
        return self._average(state, Roll())

    def _average(self, state: State, action: Action) -> float:
        alike = Counter(map(self._key, then := led_to(state, action)))
        first = {self._key(one): one for one in then}
        return sum(times * self._best(first[key]) for key, times in alike.items()) / max(len(then), 1)

    def _best(self, state: State) -> float:
        key = self._key(state)
        if key not in self._known:
            self._known[key] = self._worked_out(state)
        return self._known[key]

    def _worked_out(self, state: State) -> float:
        if state.phase is not Phase.CRAFT or state.turn != self._seat:
            return 0.0
        able = list(GAME.legal_actions(state, self._seat))
        if any(isinstance(one, Craft | Steal) and one.item == self._item for one in able):
            return 1.0
        return max((self._average(state, one) for one in able if isinstance(one, Use | TakeWood)), default=0.0)

    def _key(self, state: State) -> object:
        player = state.players[self._seat]
        return state.phase, state.turn, player.hand, player.held, state.stock


def tables(games: int) -> Iterator[State]:
    """Of random games with two to four players, both editions, every other one begun near the edges."""
    for seed in range(games):
        seats, edition, source = 2 + seed // 2 % 3, ("third", "second")[seed // 6 % 2], Random(seed)
        luck = Thrown(source)
        if seed % 2:
            state = near_the_edges(seats, edition, source).state
        else:
            state = GAME.setup(seats, {"edition": edition}, luck).state
        for move in self_play(GAME, state, (RANDOM_SMITH,), luck):
            yield move.before


def rolling(state: State, seat: Seat) -> State:
    """The seat before its craft roll."""
    return replace(state, phase=Phase.CRAFT, turn=seat, owed=None)


def small(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return player.hand is None and 0 < dice_to_roll(player) <= MOST_DICE and len(player.held) <= MOST_USES


def test_what_is_told_is_what_playing_every_roll_out_comes_to(games: int) -> None:
    """Rules 3.1 to 3.4, 4.1 to 4.7, 7.1, 7.4; for every seat that still rolls, on its turn and on another's."""
    asked: set[object] = set()
    found = Counter[str]()
    for state in tables(4 * games):
        for seat in map(Seat, range(len(state.players))):
            player = state.players[seat]
            if not rolls_later(state, seat) or not small(state, seat):
                continue
            then = rolling(state, seat)
            for one in prospects(state, seat).now:
                question = (player.supply, player.library, player.held, one.item, state.cemetery)
                if question in asked:
                    continue
                asked.add(question)
                expected = Playing(one.item, seat).before_roll(then)
                assert isclose(one.chance, expected, abs_tol=1e-9), (state, seat, one)
                found["told"] += 1
                found["open"] += 0 < expected < 1
                found["another's turn"] += state.turn != seat
                found["with benefits"] += bool(player.held) and 0 < expected < 1
    assert found["told"] >= 100, found
    assert min(found["open"], found["another's turn"]) >= 30, found


def test_what_a_claim_leaves_is_what_playing_it_out_comes_to(games: int) -> None:
    """Rules 2.2, 4.1 to 4.7: the claim is made, then every roll; luck of the claim itself is not counted on."""
    found = Counter[str]()
    asked: set[object] = set()
    for state in tables(2 * games):
        seat = Seat(state.turn)
        if state.phase is not Phase.GATHER or state.owed is not None or not rolls_later(state, seat):
            continue
        for change in prospects(state, seat).claims:
            if change.item is None:
                continue
            try:
                after = GAME.apply(state, seat, change.action, _Luck(None)).state
            except (_RollsError, _TurnOverError):
                continue
            if after.owed is not None or not small(after, seat):
                continue
            player = after.players[seat]
            question = (player.supply, player.library, player.held, change.item, state.cemetery)
            if question in asked:
                continue
            asked.add(question)
            expected = Playing(change.item, seat).before_roll(rolling(after, seat))
            assert isclose(change.after, expected, abs_tol=1e-9), (state, change)
            found["told"] += 1
            found["open"] += 0 < expected < 1
            found["with benefits"] += bool(player.held) and 0 < expected < 1
    assert found["told"] >= 50, found
    assert found["with benefits"] >= 5, found
