"""Where a card lies, what fills an area, what a cost still lacks: read from what the asker may see."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rulebook.parts import Filled, Lacks, Lies, Spot
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Name, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State


def lies(view: State, cards: CardSet, seat: Seat, card: Name) -> Lies:
    """Where a guild card is: there is one of each (12)."""
    for number, player in enumerate(view.players):
        spot = _before(player, card)
        if spot is not None:
            price = cards.buy_value(card) if spot is Spot.MARKET and number != seat else None
            return Lies(card, spot, Seat(number), price)
    if card in view.guild_discard:
        return Lies(card, Spot.DISCARD)
    return Lies(card, Spot.UNSEEN if card in cards.in_mode(view.mode) else Spot.OUT)


def offered(view: State, cards: CardSet, seat: Seat, card: Name) -> Iterator[Lies]:
    """Where resources of that kind can be bought, from the cheapest on: markets of others, and the row (5.6, 5.7)."""
    kind = kind_of(card)
    found = [
        Lies(name, Spot.MARKET, Seat(number), cards.buy_value(name))
        for number, player in enumerate(view.players)
        for name in dict.fromkeys(player.market)
        if number != seat and kind_of(name) is kind
    ]
    found += [
        Lies(name, Spot.ROW, None, warehouse_price(cards, view.players[seat], name, place))
        for place, name in enumerate(view.row, 1)
        if kind_of(name) is kind
    ]
    yield from sorted(found, key=lambda one: one.price or 0)


def filled(cards: CardSet, player: Player, area: Limited) -> Filled:
    """What lies in an area of the asker's own."""
    held = {
        Limited.HAND: player.hand,
        Limited.MARKET: (*player.market, *(stack.card for stack in player.kings)),
        Limited.WORKSHOP: (*player.workshop, *(stack.card for stack in player.stacks)),
        Limited.TOOLS: player.tools,
    }
    return Filled(area, held[area], lying_in(player, area), limit(cards, player, area))


def lacks(cards: CardSet, player: Player, card: Name) -> Lacks:
    """Which icons of the card's cost the workshop does not meet, with savings and substitutions (5.8 to 5.11)."""
    later = replace(player, workshop=tuple(map(refined, player.workshop)))
    wanted = cards.guild[card]
    return Lacks(card, _missing(cards, player, wanted), _missing(cards, later, wanted))


def _missing(cards: CardSet, player: Player, card: GuildCard) -> tuple[Icon, ...]:
    """The fewest icons without which the rest of the cost can be paid."""
    every = range(len(card.cost))
    for count in every:
        for left_out in combinations(every, count):
            rest = tuple(card.cost[place] for place in every if place not in left_out)
            if next(payments(cards, player, replace(card, cost=rest)), None) is not None:
                return tuple(card.cost[place] for place in left_out)
    return card.cost


def _before(player: Player, card: Name) -> Spot | None:
    spots = {
        Spot.HAND: player.hand,
        Spot.MARKET: player.market,
        Spot.WORKSHOP: player.workshop,
        Spot.STACK: [stack.card for stack in player.stacks],
        Spot.KINGS: [stack.card for stack in player.kings],
        Spot.APPRENTICES: player.apprentices,
        Spot.TOOLS: player.tools,
    }
    return next((spot for spot, held in spots.items() if card in held), None)
