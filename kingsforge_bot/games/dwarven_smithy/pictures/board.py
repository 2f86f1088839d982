"""The whole table as everybody sees it: who is awaited, decks and warehouse, and each seat's side with its helpers.

`draw_board(view, cards, caption)` takes any view and shows what is public in it; pure CPU work, off the event loop.
"""

from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.contents import awaited, side, wares
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.measures import PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.panels import Plan, panels
from kingsforge_bot.games.dwarven_smithy.pictures.wares import all_wares
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State

_HIGH: Final = 382
"""Of a side in which nothing is small."""


def draw_board(view: State, cards: CardSet, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide and as high as it needs to be, of what is public: nothing else of the view is read."""
    public = player_view(view, cards, None)
    sides = [side(public, cards, Seat(seat), caption) for seat in range(len(public.players))]
    strips = [header(awaited(public, caption, table_of(caption))), *all_wares(wares(public, cards))]
    strips += [panels((one,), _HIGH, Plan.WIDE) for one in sides]
    return PRESS.picture(strips)
