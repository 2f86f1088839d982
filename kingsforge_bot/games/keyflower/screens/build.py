"""The end of a season: a boat to choose, and a village to build, all at once by a proposal or tile by tile."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.keyflower.advice.hex_choices import HexChoice, hex_choices, turned_on
from kingsforge_bot.games.keyflower.rules.actions import Action, Done, Lift, Place, PlaceAside, Take
from kingsforge_bot.games.keyflower.rules.building import may_build
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.screens.buttons import action_button
from kingsforge_bot.games.keyflower.strategy.hints import Hint
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.widths import naming
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
ROTATE: Final = "rotate"
"""The word of the button that turns the tile that was placed last."""


def build_rows(
    say: Telling,
    look: TableView,
    actions: Sequence[Action],
    best: BestMoves[Hint],
    chosen: Name | None,
    start: int,
) -> tuple[Row, ...]:
    """Boats as buttons, the best in green; the tile to place and its hexes as menus; the proposal, Turn, Lift and Done.

    `chosen` is the tile whose hexes are shown from line `start` on; None for the first.
    """
    assert look.seat is not None
    first = best.of(look)[:1]
    boats = [
        action_button(say, look, one, ButtonStyle.SUCCESS if one in first else ButtonStyle.PRIMARY)
        for one in actions
        if isinstance(one, Take)
    ]
    rows: list[Row] = [*rows_of(boats)]
    tile = to_place(actions, first, chosen)
    buttons = [action_button(say, look, one, ButtonStyle.SECONDARY) for one in actions if isinstance(one, PlaceAside)]
    if tile is not None:
        left = placeable(actions)
        if len(left) > 1:
            lines = tuple(Option(cut(say.tile(name), OPTION), name, chosen=name == tile) for name in left)
            rows.append(Menu(ComponentId(look.table.id, look.table.seq, WHICH), say.l10n("menu-which-tile"), lines))
        press = ComponentId(look.table.id, look.table.seq, f"{SPOT} {tile}")
        options = tuple(_hex(say, one) for one in hex_choices(look.view, say.tiles, look.seat, tile))
        said = say.l10n("menu-spot", tile=say.tile(tile))
        rows.append(Menu(press, cut(said, OPTION), page(say.l10n, options, start)))
        press = ComponentId(look.table.id, look.table.seq, PROPOSE)
        buttons.append(Button(say.l10n("button-propose"), press, ButtonStyle.SUCCESS))
    turned = turned_on(look.view, say.tiles, look.seat) if may_build(look.view, look.seat) else None
    if turned is not None:
        label_ = naming(lambda name: say.l10n("turn-tile", tile=name), say.tile(turned.tile))
        buttons.append(Button(label_, ComponentId(look.table.id, look.table.seq, ROTATE)))
    buttons += [action_button(say, look, one, ButtonStyle.SECONDARY) for one in actions if isinstance(one, Lift)]
    buttons += [action_button(say, look, one, ButtonStyle.SUCCESS) for one in actions if isinstance(one, Done)]
    buttons += best.asked(say.l10n, look)
    return (*rows, *rows_of(buttons)[: ROWS - len(rows)])


def placeable(actions: Sequence[Action]) -> list[Name]:
    """The tiles that fit somewhere."""
    return list(dict.fromkeys(one.tile for one in actions if isinstance(one, Place)))


def to_place(actions: Sequence[Action], best: Sequence[Action], chosen: Name | None) -> Name | None:
    """The tile whose hexes are lettered: the chosen one, else the one that the best move is about, else the first."""
    left = placeable(actions)
    wanted = [*([chosen] if chosen else ()), *(one.tile for one in best if isinstance(one, Place)), *left]
    return next((name for name in wanted if name in left), None)


def _hex(say: Telling, choice: HexChoice) -> Option:
    """A hex by its letter and what it touches; below it where roads lead, and in how many ways the tile fits."""
    l10n = say.l10n
    line = l10n("hex-line", letter=choice.letter, tiles=say.all(choice.beside))
    facts = [l10n("spot-roads", tiles=say.all(choice.roads)) if choice.roads else l10n("hex-no-road")]
    if choice.turns > 1:
        facts.append(l10n("hex-turns", count=choice.turns))
    return Option(cut(line, OPTION), str(choice.place), cut(l10n.steps(facts), OPTION))
