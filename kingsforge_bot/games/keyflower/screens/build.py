"""The end of a season: a boat to choose, and a village to build, all at once by a proposal or tile by tile."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Done, Lift, Place, PlaceAside, Take
from kingsforge_bot.games.keyflower.rules.building import standing
from kingsforge_bot.games.keyflower.rules.hexes import OPPOSITE, neighbours
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import Edge
from kingsforge_bot.games.keyflower.strategy.hints import Hint
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.message import OPTION, ROWS, Button, ButtonStyle, Menu, Option, Row, cut, rows_of
from kingsforge_bot.ui.paging import page

PROPOSE: Final = "propose"
"""The word of the button that places all tiles as the bot would."""
SPOT: Final = "spot"
"""Begins the words of the menu of a tile's hexes; the tile's id follows."""
WHICH: Final = "whichtile"
"""The word of the menu of the tiles that are still to be placed."""
_MOST: Final = 96


def build_rows(
    say: Telling,
    look: TableView,
    actions: Sequence[Action],
    best: BestMoves[Hint],
    chosen: Name | None,
    start: int,
) -> tuple[Row, ...]:
    """Boats as buttons, the best in green; the tile to place and its hexes as menus; the proposal, Lift and Done.

    `chosen` is the tile whose hexes are shown from line `start` on; None for the first.
    """
    first = best.of(look)[:1]
    boats = [
        _button(say, look, one, ButtonStyle.GO if one in first else ButtonStyle.MAIN)
        for one in actions
        if isinstance(one, Take)
    ]
    rows: list[Row] = [*rows_of(boats)]
    spots = [one for one in actions if isinstance(one, Place)]
    left = list(dict.fromkeys(one.tile for one in spots))
    if left:
        tile = chosen if chosen in left else left[0]
        if len(left) > 1:
            lines = tuple(Option(cut(say.tile(name), OPTION), name, chosen=name == tile) for name in left)
            rows.append(Menu(ComponentId(look.table.id, look.table.seq, WHICH), say.l10n("menu-which-tile"), lines))
        press = ComponentId(look.table.id, look.table.seq, f"{SPOT} {tile}")
        options = tuple(_spot(say, look, one) for one in spots if one.tile == tile)[:_MOST]
        said = say.l10n("menu-spot", tile=say.tile(tile))
        rows.append(Menu(press, cut(said, OPTION), page(say.l10n, options, start)))
    buttons = [_button(say, look, one, ButtonStyle.PLAIN) for one in actions if isinstance(one, PlaceAside)]
    if left:
        press = ComponentId(look.table.id, look.table.seq, PROPOSE)
        buttons.append(Button(say.l10n("button-propose"), press, ButtonStyle.GO))
    buttons += [_button(say, look, one, ButtonStyle.PLAIN) for one in actions if isinstance(one, Lift)]
    buttons += [_button(say, look, one, ButtonStyle.GO) for one in actions if isinstance(one, Done)]
    buttons += best.asked(say.l10n, look)
    return (*rows, *rows_of(buttons)[: ROWS - len(rows)])


def _spot(say: Telling, look: TableView, place: Place) -> Option:
    """A hex and a turn; below the tiles to which a road would lead."""
    assert look.seat is not None
    line = say.l10n("spot-line", q=str(place.q), r=str(place.r), turned=place.turned)
    return Option(cut(line, OPTION), str(place), cut(roads_to(say, look.view, look.seat, place), OPTION))


def roads_to(say: Telling, view: State, seat: Seat, place: Place) -> str:
    """The tiles to which a road would lead from there, in words."""
    return say.l10n("spot-roads", tiles=say.listed(map(say.tile, roads_from(say, view, seat, place))))


def roads_from(say: Telling, view: State, seat: Seat, place: Place) -> tuple[Name, ...]:
    """The tiles to which a road would lead from there."""
    village, edges = standing(view, say.tiles, seat), say.tiles.edges(place.tile, place.turned)
    return tuple(
        village[beside][0]
        for edge, beside in enumerate(neighbours((place.q, place.r)))
        if beside in village and edges[edge] is Edge.ROAD is village[beside][1][OPPOSITE[edge]]
    )


def _button(say: Telling, look: TableView, action: Action, style: ButtonStyle) -> Button:
    return Button(narrowed(label(say, action)), ComponentId(look.table.id, look.table.seq, str(action)), style)
