"""Where a card lies, what fills an area, what a cost still lacks: read from what the asker may see."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.lacking import lacking, offers
from kingsforge_bot.games.dwarven_smithy.rulebook.parts import Filled, Lacks, Lies, Spot
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
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
    for one in offers(view, cards, seat):
        if kind_of(one.card) is kind:
            yield Lies(one.card, Spot.ROW if one.owner is None else Spot.MARKET, one.owner, one.price)


def held(view: State, seat: Seat, card: Name) -> Iterator[Lies]:
    """Where the asker's own resources of that kind are, by state."""
    player, kind = view.players[seat], kind_of(card)
    spots = ((Spot.HAND, player.hand), (Spot.MARKET, player.market), (Spot.WORKSHOP, player.workshop))
    for spot, names in spots:
        yield from (Lies(name, spot, seat) for name in dict.fromkeys(names) if kind_of(name) is kind)


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
    """Which icons of the card's cost the workshop does not meet."""
    found = lacking(cards, player, cards.guild[card])
    return Lacks(card, found.now, found.later)


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
