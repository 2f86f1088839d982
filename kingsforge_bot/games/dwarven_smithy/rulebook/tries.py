"""What somebody would try who asks whether it is possible: the actions nearest to what was meant."""

from collections.abc import Iterable, Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import by_auction


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
        case a.MakeBid() | a.Pass():
            names = () if view.lot is None else (view.lot.card,)
        case a.Draw() | a.End():
            names = ()
        case _:
            names = (action.card,)
    return any(same(name, card) for name in names)


def with_card(view: State, seat: Seat, card: Name) -> Iterator[a.Action]:
    """With the card where it lies: a guild card is crafted, a resource sold, what is in hand is played, else bought."""
    player = view.players[seat]
    on_table = [name for name in (*player.market, *player.workshop) if same(name, card)]
    if on_table:
        yield a.Craft(on_table[0], ()) if kind_of(card) is None else a.Sell(on_table[0])
    elif card in player.hand:
        yield from (a.Play(card, area) for area in Area)
    elif bought := [*purchases(view, seat, card)]:
        yield from bought
    else:
        yield a.Craft(card, ()) if kind_of(card) is None else a.Play(card, Area.WORKSHOP)


def of_kind(view: State, seat: Seat, kind: type[a.Action]) -> Iterator[a.Action]:
    """Of that kind, with whatever there is to do it with; none where there is nothing."""
    player = view.players[seat]
    loose = (*player.workshop, *player.market)
    every: tuple[Iterable[a.Action], ...] = (
        (a.Play(card, Area.MARKET) for card in player.hand),
        (a.Move(card, Area.MARKET) for card in player.workshop),
        (a.Move(card, Area.WORKSHOP) for card in player.market),
        (a.Discard(card) for card in player.market if kind_of(card) is None),
        (a.Sell(card) for card in player.market if kind_of(card) is not None),
        (a.Craft(card, ()) for card in loose if kind_of(card) is None),
        (a.Draw(deck) for deck in Deck),
        purchases(view, seat),
        (a.Pass(), a.End()),
    )
    yield from (one for some in every for one in some if isinstance(one, kind))


def purchases(view: State, seat: Seat, card: Name | None = None) -> Iterator[a.Action]:
    """Ways to buy it, or anything: of the row, of the markets of others, or by putting it up for auction."""
    for place, name in enumerate(view.row, 1):
        if card is None or same(name, card):
            yield a.BuyWarehouse(place)
    for number, player in enumerate(view.players):
        for name in player.market:
            if number != seat and (card is None or same(name, card)):
                owner = Seat(number)
                yield a.Auction(name, owner) if by_auction(view) else a.Buy(name, owner, Area.WORKSHOP)
