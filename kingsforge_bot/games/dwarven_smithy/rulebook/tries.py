"""What somebody would try who asks whether it is possible: the actions nearest to what was meant.

Where a card may go to either area both are tried, so that what bars either is said.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import by_auction

_ANSWERS: Final = (a.Pass(), a.MakeBid(0, Area.MARKET))
"""In an auction."""


def same(name: Name, card: Name) -> bool:
    """Whether that is the card; of a resource in whichever state."""
    return name == card or (kind_of(card) is not None and kind_of(name) is kind_of(card))


def concerns(action: a.Action, view: State, card: Name) -> bool:
    """Whether that is done with the card."""
    names: Iterable[Name]
    match action:
        case a.BuyWarehouse(place=place):
            names = (view.row[place - 1],)
        case a.Craft(card=name, resources=resources):
            names = (name, *(Name(one.value) for one in resources))
        case a.Move(card=name, swapped=swapped):
            names = (name,) if swapped is None else (name, swapped)
        case a.CompleteKingsItem(card=name, moving=other) | a.CompleteApprentice(card=name, dismissing=other):
            names = (name, other)
        case a.MakeBid() | a.Pass():
            names = () if view.lot is None else (view.lot.card,)
        case a.Draw() | a.End():
            names = ()
        case _:
            names = (action.card,)
    return any(same(name, card) for name in names)


def with_card(view: State, cards: CardSet, seat: Seat, card: Name) -> Iterator[a.Action]:
    """With the card where it lies: a guild card is crafted, a resource sold, what is in hand is played, else bought."""
    player = view.players[seat]
    on_table = [name for name in (*player.market, *player.workshop) if same(name, card)]
    bought = a.Auction if by_auction(view) else a.Buy
    if on_table:
        yield _craft(cards, player, on_table[0]) if kind_of(card) is None else a.Sell(on_table[0])
    elif card in player.hand:
        yield from (a.Play(card, area) for area in Area)
    elif offers := [*_purchases(view, seat, a.BuyWarehouse, card), *_purchases(view, seat, bought, card)]:
        yield from offers
    else:
        yield a.Craft(card, ()) if kind_of(card) is None else a.Play(card, Area.WORKSHOP)


def of_kind(view: State, cards: CardSet, seat: Seat, kind: type[a.Action]) -> Iterator[a.Action]:
    """Of that kind, with whatever there is to do it with; none where there is nothing."""
    player = view.players[seat]
    loose = (*player.workshop, *player.market)
    yield from _of(
        kind,
        (a.Play(card, area) for card in player.hand for area in Area),
        (a.Move(card, Area.MARKET) for card in player.workshop),
        (a.Move(card, Area.WORKSHOP) for card in player.market),
        (a.Discard(card) for card in player.market if kind_of(card) is None),
        (a.Sell(card) for card in player.market if kind_of(card) is not None),
        (_craft(cards, player, card) for card in loose if kind_of(card) is None),
        _purchases(view, seat, kind),
        (*_ANSWERS, *map(a.Draw, Deck), a.End()),
    )


def deed(
    view: State, cards: CardSet, seat: Seat, card: Name, kind: type[a.Action], seller: Seat | None = None
) -> Iterator[a.Action]:
    """That, done with that card: from where it lies, else as if it lay where that is done.

    Bought is what the `seller` has, where one is meant.
    """
    player = view.players[seat]
    market = [name for name in player.market if same(name, card)]
    workshop = [name for name in player.workshop if same(name, card)]
    moves = [a.Move(name, Area.MARKET) for name in workshop] + [a.Move(name, Area.WORKSHOP) for name in market]
    yield from _of(
        kind,
        (a.Play(card, area) for area in Area),
        moves or (a.Move(card, Area.MARKET),),
        (a.Discard(name) for name in market or (card,)),
        (a.Sell(name) for name in market or (card,)),
        (_craft(cards, player, card) if kind_of(card) is None else a.Craft(card, ()),),
        _purchases(view, seat, kind, card, seller),
        _ANSWERS,
    )


def unoffered(
    view: State, seat: Seat, card: Name, kinds: Sequence[type[a.Action]], seller: Seat | None
) -> Iterator[a.Action]:
    """To buy what nobody offers: of the seller who is meant, of the own market if it lies there, by auction of any."""
    market = [name for name in view.players[seat].market if same(name, card)]
    for kind in kinds:
        if kind not in (a.Buy, a.Auction):
            continue
        if seller is not None:
            yield from _from_market(kind, card, seller)
        elif market:
            yield from _from_market(kind, market[0], seat)
        elif a.BuyWarehouse not in kinds:
            yield from (a.Auction(card, Seat(number)) for number in range(len(view.players)) if number != seat)


def _of(kind: type[a.Action], *every: Iterable[a.Action]) -> Iterator[a.Action]:
    return (one for some in every for one in some if isinstance(one, kind))


def _purchases(
    view: State, seat: Seat, kind: type[a.Action], card: Name | None = None, seller: Seat | None = None
) -> Iterator[a.Action]:
    """Ways to buy it, or anything: of the row, of the markets of others, or by putting it up for auction."""
    if kind is a.BuyWarehouse and seller is None:
        yield from (a.BuyWarehouse(place) for place, name in enumerate(view.row, 1) if card is None or same(name, card))
    for number, player in enumerate(view.players):
        for name in dict.fromkeys(player.market) if number != seat and seller in (None, number) else ():
            if card is None or same(name, card):
                yield from _from_market(kind, name, Seat(number))


def _from_market(kind: type[a.Action], card: Name, seller: Seat) -> Iterator[a.Action]:
    if kind is a.Auction:
        yield a.Auction(card, seller)
    else:
        yield from (a.Buy(card, seller, area) for area in Area)


def _craft(cards: CardSet, player: Player, card: Name) -> a.Craft:
    """With what pays for it, else with nothing."""
    return a.Craft(card, next(payments(cards, player, cards.guild[card]), ()))
