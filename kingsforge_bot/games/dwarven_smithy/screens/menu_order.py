"""The order of a menu's lines, in which a player finds a card: what can be crafted, then as the pictures show cards."""

from collections.abc import Sequence

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.laying_out import in_all
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State

_Place = tuple[int, int, int]


def in_order(view: State, cards: CardSet, actions: Sequence[a.Action]) -> tuple[a.Action, ...]:
    """Crafts first, for few turns have one, of a card's the cheapest first; then by card: hand, workshop, market; then
    draws; of what is for sale the warehouse from its top, then market by market.

    What can be done with one card stays as it was.
    """
    return tuple(sorted(actions, key=lambda action: (_place(view, action), _paid(cards, action))))


def _paid(cards: CardSet, action: a.Action) -> int:
    return in_all(cards, action.resources) if isinstance(action, a.Craft) else 0


def _place(view: State, action: a.Action) -> _Place:
    player = view.players[view.turn]
    match action:
        case a.Play(card=card):
            # A picture shows guild cards before resources.
            return 0, int(kind_of(card) is not None), player.hand.index(card)
        case a.Craft(card=card) if card in player.workshop:
            return -1, 0, player.workshop.index(card)
        case a.Craft(card=card):
            return -1, 1, player.market.index(card)
        case a.Move(card=card, to=Area.MARKET):
            return 1, 0, player.workshop.index(card)
        case a.Move(card=card) | a.Sell(card=card) | a.Discard(card=card):
            return 2, 0, player.market.index(card)
        case a.Draw():
            return 3, -1, 0
        case a.BuyWarehouse(place=place):
            return 3, 0, place
        case a.Buy(card=card, seat=seat) | a.Auction(card=card, seat=seat):
            return 4, seat, view.players[seat].market.index(card)
        case _:
            return 5, 0, 0
