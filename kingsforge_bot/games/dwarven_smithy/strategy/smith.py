"""The player that plans: it crafts what it can, buys what it lacks, and makes room for the rest."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.replaying import NO_LUCK
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Sell
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.answering import bid, completed
from kingsforge_bot.games.dwarven_smithy.strategy.buying import best_purchases, bought
from kingsforge_bot.games.dwarven_smithy.strategy.clearing import cleared, laid_out, last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.crafting import ending, steps
from kingsforge_bot.games.dwarven_smithy.strategy.drawing import drawn
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


class Smith:
    """Decides by its own hand and what lies open; luck decides nothing."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        """One of the actions."""
        if len(actions) == 1:
            return actions[0]
        return next(self.ranked(view, actions), actions[0])

    def ranked(self, view: State, actions: Sequence[Action]) -> Iterator[Action]:
        """Those of the actions that it would do, the best first; perhaps one twice, and of some none."""
        seat = view.turn if view.lot is None else view.lot.asked
        legal = frozenset(actions)
        wishes = (action for action in self._wishes(view, seat, actions) if action in legal)
        return (action for action in wishes if not (isinstance(action, Sell) and self._regrets(view, seat, action)))

    def _regrets(self, view: State, seat: Seat, sale: Sell) -> bool:
        """Whether it would buy a resource of that kind again at once, which costs more than the sale brings."""
        if is_last_turn(view):
            return False
        after = DwarvenSmithy(self._cards).apply(view, seat, sale, NO_LUCK).state
        worth = Worth(self._cards, after, seat)
        pool = sources(worth.player)
        wanted = next(best_purchases(worth, goals(worth, guild_cards(worth.player), pool), pool), None)
        source = None if wanted is None else bought(after, wanted)
        return source is not None and source.kind is kind_of(sale.card)

    def _wishes(self, view: State, seat: Seat, actions: Sequence[Action]) -> Iterator[Action]:
        """What it would do, the best first; what is not legal now is passed over."""
        worth = Worth(self._cards, view, seat)
        if view.lot is not None:
            yield bid(worth, view.lot, actions)
        elif view.phase is Phase.COMPLETE:
            choice = completed(worth, actions)
            if choice is not None:
                yield choice
        elif is_last_turn(view):
            yield from last_turn(worth)
        else:
            yield from _planned(worth, view.phase)
        yield from drawn(worth, 0)


def _planned(worth: Worth, phase: Phase) -> Iterator[Action]:
    pool = sources(worth.player)
    aims = goals(worth, guild_cards(worth.player), pool)
    if phase is Phase.ACT:
        if (last := ending(worth, pool)) is not None:
            yield from steps(worth, [last], pool)
        yield from steps(worth, aims, pool)
        yield from best_purchases(worth, aims, pool)
        yield from laid_out(worth, aims)
        yield from cleared(worth, aims)
    yield from drawn(worth, len(aims))
