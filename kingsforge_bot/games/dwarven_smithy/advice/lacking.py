"""What a guild card's cost still lacks, and what is for sale that helps: read from what one seat may see (10.2)."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.costs import in_workshop, left_out, savings, stand_ins
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Kind, Name, kind_of, meets, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State


class Offer(msgspec.Struct, frozen=True):
    """A resource that a seat could buy, from whom (None: the warehouse), and its price in coins."""

    card: Name
    owner: Seat | None
    price: int


class Lacking(msgspec.Struct, frozen=True):
    """Icons that the workshop does not meet now, and those that it does not meet once it has been refined (4.2)."""

    now: tuple[Icon, ...]
    later: tuple[Icon, ...]


def lacking(cards: CardSet, player: Player, card: GuildCard) -> Lacking:
    """What the cost of a card still wants, with savings and substitutions (5.8 to 5.11)."""
    refined_by_then = replace(player, workshop=tuple(map(refined, player.workshop)))
    return Lacking(missing(cards, player, card), missing(cards, refined_by_then, card))


def wanting(cards: CardSet, player: Player, kind: Kind) -> list[Name]:
    """The cards of hand and table that lack a resource of the kind, which neither hand nor workshop has."""
    found = list[Name]()
    for name in (*player.hand, *player.workshop, *player.market):
        if kind_of(name) is None:
            _, lacks = in_hand(lacking(cards, player, cards.guild[name]).later, player.hand)
            if any(meets(kind, icon) for icon in lacks):
                found.append(name)
    return found


def buyable(view: State, cards: CardSet, seat: Seat) -> list[tuple[Seat, Name]]:
    """Each card of others' markets that the seat has the coins for (5.7), once, and whose it is."""
    coins = view.players[seat].coins
    return [
        (Seat(number), name)
        for number, player in enumerate(view.players)
        for name in dict.fromkeys(player.market)
        if number != seat and cards.buy_value(name) <= coins
    ]


def is_of_use(view: State, cards: CardSet, seat: Seat, name: Name) -> bool:
    """Whether a card is what a card of the seat's lacks, or one that it has all the resources for."""
    player = view.players[seat]
    kind = kind_of(refined(name))
    if kind is not None:
        return bool(wanting(cards, player, kind))
    having = replace(player, workshop=tuple(map(refined, (*player.workshop, *player.market, *player.hand))))
    return not missing(cards, having, cards.guild[name])


def offers(view: State, cards: CardSet, seat: Seat) -> list[Offer]:
    """Resources that seat could buy, from the cheapest on: in the warehouse and in markets of others (5.6, 5.7)."""
    found = [
        Offer(name, Seat(number), cards.buy_value(name))
        for number, player in enumerate(view.players)
        for name in dict.fromkeys(player.market)
        if number != seat and kind_of(name) is not None
    ]
    found += [
        Offer(name, None, warehouse_price(cards, view.players[seat], name, place))
        for place, name in enumerate(view.row, 1)
    ]
    return sorted(found, key=lambda one: one.price)


def in_hand(wanted: tuple[Icon, ...], hand: Iterable[Name]) -> tuple[tuple[Icon, ...], tuple[Icon, ...]]:
    """The icons that a resource in hand meets, none of them twice, and the others: it only has to be played (4.2)."""
    left, held, others = list(hand), list[Icon](), list[Icon]()
    for icon in wanted:
        one = next((one for one in left if (kind := kind_of(one)) is not None and meets(kind, icon)), None)
        if one is None:
            others.append(icon)
        else:
            left.remove(one)
            held.append(icon)
    return tuple(held), tuple(others)


def cheapest(wanted: tuple[Icon, ...], for_sale: list[Offer]) -> Iterator[tuple[Icon, Offer | None]]:
    """Each icon with what meets it for the fewest coins, no offer twice; None where nothing does."""
    left = list(for_sale)
    for icon in wanted:
        best = next((one for one in left if (kind := kind_of(one.card)) is not None and meets(kind, icon)), None)
        if best is not None:
            left.remove(best)
        yield icon, best


def missing(cards: CardSet, player: Player, card: GuildCard) -> tuple[Icon, ...]:
    """The fewest icons of its cost without which the workshop pays the rest now (5.8 to 5.11)."""
    return left_out(card.cost, in_workshop(player), savings(cards, player, card), stand_ins(cards, player, card))
