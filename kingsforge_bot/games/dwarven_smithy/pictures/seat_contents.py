"""One seat's side of the table as a value: all that everybody sees there, and nothing else."""

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import leader
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf, helpers, market, workshop
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.news import NO_NEWS, CardPlace, News
from kingsforge_bot.games.dwarven_smithy.pictures.standing import is_done
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State


class Side(msgspec.Struct, frozen=True):
    """One seat's side of the table, as everybody sees it."""

    who: Faced
    name: str
    awaited: bool
    coins: int
    hand: int
    kings: int
    market: Shelf
    workshop: Shelf
    helpers: tuple[Cell, ...]
    last: bool = False
    """Its last turn is over."""
    leads: bool = False
    """It is the richest by what lies open."""

    @property
    def seat(self) -> Seat:
        return self.who.seat


def side(view: State, cards: CardSet, seat: Seat, caption: BoardCaption, news: News = NO_NEWS) -> Side:
    """What lies before a seat; of its hand only how many cards."""
    player = view.players[seat]
    sold = market(player, cards, own=False, counted=view.phase is Phase.OVER)
    made = workshop(player, cards, own=False)
    kept, loose = len(player.market), len(player.workshop)
    lying = _marked(sold.cells[:kept], player.market, news.at(seat, CardPlace.MARKET))
    crowned = _marked(sold.cells[kept:], [one.card for one in player.kings], news.at(seat, CardPlace.KINGS))
    on_bench = _marked(made.cells[:loose], player.workshop, news.at(seat, CardPlace.WORKSHOP))
    stacked = _marked(made.cells[loose:], [one.card for one in player.stacks], news.at(seat, CardPlace.STACKS))
    asked = view.turn if view.lot is None else view.lot.asked
    return Side(
        who=faced(caption, seat),
        name=name_of(caption, seat),
        awaited=view.phase is not Phase.OVER and seat == asked,
        coins=player.coins,
        hand=len(player.hand),
        kings=len(player.kings),
        market=replace(sold, cells=lying + crowned),
        workshop=replace(made, cells=on_bench + stacked),
        helpers=_marked(helpers(player, cards), player.apprentices + player.tools, news.at(seat, CardPlace.HELPERS)),
        last=is_done(view, seat),
        leads=seat == leader(view, cards),
    )


def race(kings: int) -> str:
    """Completed King's Items of those that end the game."""
    return f"{kings}/{ENOUGH_KINGS}"


def _marked(cells: tuple[Cell, ...], names: Sequence[Name], came: Counter[Name]) -> tuple[Cell, ...]:
    """The cells of those cards, those that came as fresh: of equal ones the last."""
    found = [*cells]
    for index in reversed(range(len(cells))):
        if came[names[index]]:
            came[names[index]] -= 1
            found[index] = replace(cells[index], fresh=True)
    return tuple(found)
