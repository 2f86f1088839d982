"""The whole table as everybody sees it: who is awaited, decks and warehouse, and each seat's side with its helpers.

`draw_board(view, cards, caption)` takes any view and shows what is public in it, or with a seat what that seat may see;
pure CPU work, off the event loop.
"""

from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.layout import Drawn, Part, paint
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.dwarven_smithy.pictures.areas import areas
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.legend import legend_strip
from kingsforge_bot.games.dwarven_smithy.pictures.measures import MARGIN
from kingsforge_bot.games.dwarven_smithy.pictures.mine import whole_mine
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, TABLE
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import side
from kingsforge_bot.games.dwarven_smithy.pictures.smithy import MOST_ABREAST, head
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import awaited, wares
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

WIDE: Final = 1000
"""Its smallest letters, of 25 pixels, are 9 high where a phone shows it 360 wide."""
_INNER: Final = WIDE - 2 * MARGIN
_HEAD: Final = 140
_BELOW: Final = 12
RENDERER: Final = StripRenderer(PALETTE, WIDE, 195 << 10, 3 << 20)


def draw_board(view: State, cards: CardSet, caption: BoardCaption, reader: Seat | None = None) -> bytes:
    """A PNG, 1000 pixels wide and as high as it needs to be, of what its reader may see: nothing else is read.

    Without a reader what is public.
    """
    seen = player_view(view, cards, reader)
    strips = [header(awaited(seen, caption, table_of(caption))), *whole_mine(wares(seen, cards))]
    for seat in range(len(seen.players)):
        held = side(seen, cards, Seat(seat), caption)
        lies, high = areas(_INNER, held.market, held.workshop, held.helpers)
        strips += [_strip(head(held, MOST_ABREAST), _HEAD), _strip(lies, high + _BELOW)]
    return RENDERER.picture([*strips, *legend_strip(caption)])


def _strip(part: Part[Drawn], high: int) -> Strip:
    return Strip(high, part, partial(_paint, part=part, high=high))


def _paint(canvas: Canvas, part: Part[Drawn], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, Frame(LEFT + MARGIN, 0, _INNER, high - 10))
