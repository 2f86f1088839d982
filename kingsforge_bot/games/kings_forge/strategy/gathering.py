"""The gather phase: what each action is worth to the seat itself."""

from collections.abc import Iterable, Sequence

from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.aftermath import Aftermath, Likely, after
from kingsforge_bot.games.kings_forge.strategy.appraisal import (
    ItemGoals,
    Items,
    Weights,
    expected_items,
    most_asked,
    promise,
    without_luck,
    worth,
)
from kingsforge_bot.games.kings_forge.strategy.candidates import candidates
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, affordable


class Appraiser:
    """The judge of actions for a position's seat on turn; a thrifty one keeps within what a decision may cost."""

    def __init__(self, state: State, weights: Weights, *, thrifty: bool = False) -> None:
        self._state, self._weights = state, weights
        self._thrifty = thrifty
        self._effort = ALL
        then = wants_to_craft(state.queue[0]) if state.queue else ()
        self._items = Items([wants_to_craft(card) for card in state.display], then)
        self._known: dict[Question, ItemGoals] = {}
        self._soon: dict[Question, float] = {}
        self._cards = (*state.display, *state.queue)
        self._asked = None if state.queue or not state.display else most_asked(state.display)
        self._later: float = later_share(state) ** weights.haste
        if weights.patience is not None:
            self._later *= min(1.0, weights.patience / state.round)

    def best(self, actions: Sequence[Action]) -> Action:
        """The action worth most; of equal ones the first."""
        options = [(action, after(self._state, action)) for action in candidates(self._state, actions, self._weights)]
        return self.best_of(options)

    def best_of(self, options: Sequence[tuple[Action, Likely]]) -> Action:
        """By what each leaves."""
        if self._thrifty:
            self.save_effort([then for _, likely in options for _, then in likely])
        return max(options, key=lambda option: self.likely(option[1]))[0]

    def save_effort(self, all_to_come: Iterable[Aftermath]) -> None:
        """Ask from now on as exactly as so many questions allow."""
        asked: list[tuple[Question, Goal]] = []
        for question in {then.question for then in all_to_come}:
            wanted = self._wanted(question)
            plain = without_luck(question)
            asked += [(question, wanted.one), *[(plain, goal) for goal in wanted.two]]
        self._effort = affordable(asked)
        self._soon.clear()

    def _wanted(self, question: Question) -> ItemGoals:
        found = self._known.get(question)
        if found is None:
            found = self._known[question] = self._items.wanted(question)
        return found

    def likely(self, likely: Likely) -> float:
        """On average."""
        return sum([share * self.value(then) for share, then in likely])

    def items(self, likely: Likely) -> float:
        """About how many items of this round, on average."""
        return sum([share * self._items_of(then.question) for share, then in likely])

    def _items_of(self, question: Question) -> float:
        found = self._soon.get(question)
        if found is None:
            found = expected_items(question, self._wanted(question), self._weights, self._effort)
            self._soon[question] = found
        return found

    def value(self, then: Aftermath) -> float:
        """Items of this round, and what the dice promise for later ones."""
        return self._items_of(then.question) + self.later(then)

    def later(self, then: Aftermath) -> float:
        """What the dice promise for later rounds."""
        weights = self._weights
        promised = weights.promise * promise(then.owned, self._cards, weights.nearness)
        return self._later * (promised + worth(then.owned, weights, self._asked))


def later_share(state: State) -> float:
    """How much of the game is still to come: 1 at its beginning."""
    most = max([len(player.items) for player in state.players])
    return 1 - most / target(len(state.players))
