"""The sheet of a season: all tiles on offer as one reads them, with both sides.

`draw_season_sheet(view, tiles, caption)`: 1600 wide, of what is public; off the event loop.
"""

from typing import Final

from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, season_of
from kingsforge_bot.games.keyflower.pictures.cards import card_of, draw_card
from kingsforge_bot.games.keyflower.pictures.head import HIGH, Titled, draw_season, draw_table, page
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, RENDERER
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.frame import Frame

_CARD: Final = (HIGHEST - HIGH - 3 * GAP) // 2
_TITLE: Final = 320


def draw_season_sheet(view: State, tiles: TileSet, caption: BoardCaption) -> bytes:
    """A PNG, 1600 by 1018; nothing of the view but its offer and season is read."""
    frame = Frame(LEFT, 0, WIDE, HIGHEST)
    return RENDERER.picture([*slices(season_sheet(view, tiles, caption), frame, (HIGH, HIGH + _CARD + GAP))])


def season_sheet(view: State, tiles: TileSet, caption: BoardCaption) -> Part[Drawn]:
    """The season, the table, a card for each tile."""
    cards = [card_of(tiles, one.name, one.side, f"{index}") for index, one in enumerate(view.offer, 1)]
    columns = max(3, -(-len(cards) // 2))
    titled = Titled(view.season, season_of(caption, view.season))
    above = Row((shown(draw_season, titled, _TITLE), Space(), shown(draw_table, table_of(caption), 260)), GAP)
    return page(
        view.season, above, Inset(Grid(tuple(Drawn(draw_card, one) for one in cards), columns, _CARD, GAP), MARGIN, GAP)
    )
