"""The steps that lead to a card that can be finished in this turn."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Craft, Move, Play
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, in_order, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Player
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Place
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


def steps(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """What to do next for each goal that is ready, the best first; the first that is legal is to be taken."""
    set_aside = [source.card for goal in aims for source in goal.sources if source.place in (Place.READY, Place.RAW)]
    for goal in aims:
        if goal.ready:
            yield from _towards(worth.player, goal, _spare(worth, set_aside))


def _towards(player: Player, goal: Goal, spare: Sequence[Name]) -> Iterator[Action]:
    for source in goal.sources:
        if source.place is Place.NEAR:
            if source.card in player.market:
                yield Move(source.card, Area.WORKSHOP)
                yield from (Move(one, Area.MARKET, source.card) for one in spare)
            else:
                yield Play(source.card, Area.WORKSHOP)
                yield from (Move(one, Area.MARKET) for one in spare)
            return
    if goal.card in player.hand:
        yield Play(goal.card, Area.WORKSHOP)
    else:
        yield Craft(goal.card, in_order(source.kind for source in goal.sources))
        yield from (Move(one, Area.MARKET, goal.card) for one in spare if goal.card in player.market)
    # The workshop is full.
    yield from (Move(one, Area.MARKET) for one in spare)


def _spare(worth: Worth, set_aside: Sequence[Name]) -> list[Name]:
    """Loose cards of the workshop that no goal needs, the least first."""
    left = list(worth.player.workshop)
    for card in set_aside:
        if card in left:
            left.remove(card)
    resources = [(worth.resource(kind), card) for card in left if (kind := kind_of(card)) is not None]
    return [card for _, card in sorted(resources)]
