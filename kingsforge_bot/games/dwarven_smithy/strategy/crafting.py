"""The steps that lead to a card that can be finished in this turn."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Craft, Move, Play
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, in_order, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Player
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Place
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


def steps(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """What to do next for each goal that is ready, the best first; the first that is legal is to be taken."""
    for goal in aims:
        if goal.ready:
            yield from _towards(worth.player, goal, spare(worth, aims))


def _towards(player: Player, goal: Goal, others: Sequence[Name]) -> Iterator[Action]:
    for source in goal.sources:
        if source.place is Place.NEAR:
            if source.card in player.market:
                yield Move(source.card, Area.WORKSHOP)
                yield from (Move(one, Area.MARKET, source.card) for one in others)
            else:
                yield Play(source.card, Area.WORKSHOP)
                yield from (Move(one, Area.MARKET) for one in others)
            return
    if goal.card in player.hand:
        yield Play(goal.card, Area.WORKSHOP)
    else:
        yield Craft(goal.card, in_order(source.kind for source in goal.sources))
        yield from (Move(one, Area.MARKET, goal.card) for one in others if goal.card in player.market)
    # The workshop is full.
    yield from (Move(one, Area.MARKET) for one in others)


def spare(worth: Worth, aims: Sequence[Goal]) -> list[Name]:
    """Loose cards of the workshop that no goal needs, guild cards first, then the resource of least worth."""
    left = list(worth.player.workshop)
    for goal in aims:
        for source in goal.sources:
            if source.place in (Place.READY, Place.RAW):
                left.remove(source.card)
    aimed = {goal.card for goal in aims}
    kinds = [(card, kind_of(card)) for card in left if card not in aimed]
    ranked = sorted((0.0 if kind is None else worth.resource(kind), card) for card, kind in kinds)
    return [card for _, card in ranked]
