"""What lies between the seats, as values: the plate at the top, decks and warehouse."""

from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Left, left_cards
from kingsforge_bot.games.dwarven_smithy.pictures.art import drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, card_name
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.news import NO_NEWS, News
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    Signs,
)
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State

_OF_PHASE: Final[dict[Phase, Signs]] = {
    Phase.COMPLETE: (Icon.HAMMER,),
    Phase.ACT: (),
    Phase.DRAW: (Icon.MINE, Icon.CARDS),
    Phase.OVER: (),
}
"""By what it is about: what was crafted, the decks; each sign means what it means everywhere."""


class Awaited(msgspec.Struct, frozen=True):
    """The plate at the top: who, and by its signs for what (10.1); when the game is over who has won."""

    seats: tuple[Faced, ...]
    names: tuple[str, ...]
    signs: Signs
    over: bool
    table: str
    ended_by: Seat | None = None
    """Who brought about the end."""


class Wares(msgspec.Struct, frozen=True):
    """Both decks and the warehouse, the top first."""

    guild: int
    mine: int
    row: tuple[Cell, ...]
    left: tuple[Left, ...] = ()


def awaited(view: State, caption: BoardCaption, table: str) -> Awaited:
    """Who must act."""
    over = view.phase is Phase.OVER
    if over:
        best = places(view.scores)
        seats = best[0] if best else ()
    else:
        seats = (view.turn if view.lot is None else view.lot.asked,)
    signs = _OF_PHASE[view.phase] if view.lot is None else (Icon.BID,)
    names = tuple(name_of(caption, seat) for seat in seats)
    return Awaited(tuple(faced(caption, seat) for seat in seats), names, signs, over, table, view.ended_by)


def wares(view: State, cards: CardSet, news: News = NO_NEWS) -> Wares:
    """Prices as rule 5.6 has them for whoever has no text about them."""
    fresh = news.on_top(len(view.row))
    row = tuple(
        Cell(
            drawing_of(card, cards),
            card_name(card, cards),
            price=cards.buy_value(card) + place,
            fresh=place < fresh,
        )
        for place, card in enumerate(view.row)
    )
    return Wares(len(view.guild), len(view.mine), row, left_cards(news.left(None), cards))
