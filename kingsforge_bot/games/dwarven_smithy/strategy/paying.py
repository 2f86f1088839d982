"""What pays most, in coins as the strong player counts: the order of what can be done in a turn."""

from collections.abc import Sequence

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import sale_bonus
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


def best_paid(cards: CardSet, view: State, actions: Sequence[a.Action]) -> tuple[a.Action, ...]:
    """The actions of the seat on turn, what pays most first; those that pay alike as they were."""
    worth = Worth(cards, view, view.turn)
    aims = {one.card: one for one in goals(worth, guild_cards(worth.player), sources(worth.player))}
    return tuple(sorted(actions, key=lambda action: -_pays(worth, aims, action)))


def _pays(worth: Worth, aims: dict[Name, Goal], action: a.Action) -> float:
    """Coins that it brings or is a step to; prices count against it."""
    cards = worth.cards
    match action:
        case a.Craft(card=card, resources=resources):
            return worth.crafted(card) - sum(worth.resource(kind) for kind in resources)
        case a.Sell(card=card):
            return cards.values(card).sell + sale_bonus(cards, worth.player)
        case a.BuyWarehouse(place=place):
            card = worth.state.row[place - 1]
            return _worth(worth, aims, card) - warehouse_price(cards, worth.player, card, place)
        case a.Buy(card=card) | a.Auction(card=card):
            return _worth(worth, aims, card) - cards.buy_value(card)
        case a.Play(card=card, to=to) | a.Move(card=card, to=to) if to is Area.WORKSHOP:
            return _step(aims, card)
        case _:
            return 0.0


def _step(aims: dict[Name, Goal], card: Name) -> float:
    """What the best goal brings of which the card is a part."""
    parts = [one.gain for one in aims.values() if card == one.card or card in [source.card for source in one.sources]]
    return max(parts, default=0)


def _worth(worth: Worth, aims: dict[Name, Goal], card: Name) -> float:
    kind = kind_of(card)
    if kind is None:
        (found,) = goals(worth, [card], sources(worth.player)) or (None,)
        return 0.0 if found is None else found.gain
    return worth.resource(kind) + max((one.gain for one in aims.values() if kind.value in one.missing), default=0)
