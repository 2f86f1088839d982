"""A seat's own smithy below its hand, with the largest tiles for which there is room."""

from typing import Final, NamedTuple

from kingsforge_bot.drawing.layout import Column, Drawn, Grid, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import TILES
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.measures import INNER
from kingsforge_bot.games.dwarven_smithy.pictures.plan import AWNING, PAD, SIGN, lying
from kingsforge_bot.games.dwarven_smithy.pictures.smithy import Slice, Stall, draw_awning, draw_sign, draw_slice
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import BESIDE, DRAW_HELPER, DRAW_TILE, tiles_of

_APART: Final = 24
"""Between a stall and what lies beside it."""
_TOLD: Final = 150
"""Beside a helper, for what it does."""
_ROOM: Final = INNER - 2 * PAD


class Smithy(NamedTuple):
    """What lies there."""

    market: Shelf
    workshop: Shelf
    helpers: tuple[Cell, ...]


def laid(smithy: Smithy, rest: int) -> tuple[int, Part[Drawn]]:
    """How high it is, at most `rest` where that can be, and how it lies."""
    for side in TILES:
        if _below_high(side) <= rest and _below_wide(smithy, side) <= INNER:
            return _below_high(side), _below(smithy, side)
        if _abreast_high(smithy, side) <= rest and _abreast_wide(smithy, side) <= _ROOM:
            return _abreast_high(smithy, side), _abreast(smithy, side)
    return _below_high(TILES[-1]), _below(smithy, TILES[-1])


def _below(smithy: Smithy, side: int) -> Part[Drawn]:
    """The stall and beside it the guild, below them the workshop."""
    stall, bench = _stall_wide(smithy, side), min(_bench_wide(smithy, side), _ROOM)
    guild = min(_ROOM - stall - _APART, _guild_wide(smithy, side))
    above = Row((Over((_sold(smithy, side),), stall), Over((_helping(smithy, side),), guild)), _APART)
    parts = (
        Inset(_awning(smithy), PAD - 1, 0, AWNING),
        Inset(above, PAD, 0, _row(side)),
        Inset(_beam(smithy), PAD, 0, SIGN),
        Inset(Row((Over((_made(smithy, side),), bench),)), PAD, 0, _row(side)),
    )
    return _walled(parts, _below_high(side))


def _below_high(side: int) -> int:
    return AWNING + SIGN + 2 * _row(side) + PAD


def _below_wide(smithy: Smithy, side: int) -> int:
    """With all of it in one row each."""
    sold, made = smithy.market, smithy.workshop
    most = max(max(sold.room, lying(sold)) + len(smithy.helpers), made.room, lying(made))
    return (side + 8) * most + 60


def _abreast(smithy: Smithy, side: int) -> Part[Drawn]:
    """The stall and beside it the workshop, below them the guild: lower."""
    stall, bench = _stall_wide(smithy, side), _bench_wide(smithy, side)
    guild = min(_ROOM, _guild_wide(smithy, side))
    signs = Row((Over((_awning(smithy),), stall), _beam(smithy)), _APART)
    above = Row((Over((_sold(smithy, side),), stall), Over((_made(smithy, side),), bench), Space()), _APART)
    below = [Inset(Row((Over((_helping(smithy, side),), guild), Space())), PAD, 0, _row(side))]
    parts = (Inset(signs, PAD, 0, AWNING), Inset(above, PAD, 0, _row(side)), *(below if smithy.helpers else []))
    return _walled(parts, _abreast_high(smithy, side))


def _abreast_high(smithy: Smithy, side: int) -> int:
    return AWNING + _row(side) * (2 if smithy.helpers else 1) + PAD


def _abreast_wide(smithy: Smithy, side: int) -> int:
    """Each helper with room for what it does."""
    return max(_stall_wide(smithy, side) + _APART + _bench_wide(smithy, side), len(smithy.helpers) * (side + BESIDE))


def _walled(parts: tuple[Part[Drawn], ...], high: int) -> Part[Drawn]:
    return Over((shown(draw_slice, Slice(False, 0, high)), Column(parts)), high)


def _row(side: int) -> int:
    return side + 10


def _awning(smithy: Smithy) -> Part[Drawn]:
    market = smithy.market
    return shown(draw_awning, Stall(market.used, market.room))


def _beam(smithy: Smithy) -> Part[Drawn]:
    return shown(draw_sign, (smithy.workshop.used, smithy.workshop.room))


def _sold(smithy: Smithy, side: int) -> Part[Drawn]:
    tiles = tuple(Drawn(DRAW_TILE[side], one) for one in tiles_of(smithy.market, smithy.market.room))
    return Grid(tiles, _across(smithy.market), _row(side))


def _made(smithy: Smithy, side: int) -> Part[Drawn]:
    tiles = tuple(Drawn(DRAW_TILE[side], one) for one in tiles_of(smithy.workshop, smithy.workshop.room))
    return Grid(tiles, _across(smithy.workshop), _row(side))


def _helping(smithy: Smithy, side: int) -> Part[Drawn]:
    helpers = tuple(Drawn(DRAW_HELPER[side], one) for one in smithy.helpers)
    return Grid(helpers, max(1, len(helpers)), _row(side))


def _stall_wide(smithy: Smithy, side: int) -> int:
    return (side + 8) * _across(smithy.market)


def _bench_wide(smithy: Smithy, side: int) -> int:
    return (side + 8) * _across(smithy.workshop)


def _guild_wide(smithy: Smithy, side: int) -> int:
    return (side + _TOLD) * max(1, len(smithy.helpers))


def _across(shelf: Shelf) -> int:
    return max(1, shelf.room, lying(shelf))
