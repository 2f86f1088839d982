"""Where the race of a posted board lies: who every player is, and how far, side by side; at the end the podium."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.boxes import EMBLEM_SIDE, INNER, MARGIN, Box
from kingsforge_bot.games.kings_forge.pictures.contents import Emblem, Nameplate, Panel
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import acts
from kingsforge_bot.games.kings_forge.pictures.pools import gained_shown
from kingsforge_bot.games.kings_forge.pictures.post_contents import Badge, Gained, Marks, Pools, Slots
from kingsforge_bot.games.kings_forge.pictures.row import row_width
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Frame

LEAST_HIGH: Final = 144
MOST_HIGH: Final = 206
_GAP: Final = 8
_PAD: Final = 10
_NAME_HIGH: Final = 44
_EDGE: Final = 8
_APART: Final = 0
_SLOT: Final = 84
_MARK_WIDE: Final = 44
_POOLS_HIGH: Final = 48
_WITH_EMBLEM: Final = 500
"""Pixels of a place from which the emblem fits beside the slots."""
_FIRST_HIGH: Final = 268
_PRIZES: Final = 6
_PRIZE_HIGH: Final = 236


def race(view: State, news: News, y: int, high: int) -> Iterator[Box]:
    """A place per player, side by side: items won first of all, dice where there is room."""
    count = len(view.players)
    for index, whole in enumerate(grid(MARGIN, y, INNER, count, count, high, gap=_GAP)):
        yield from _racer(view, news, Seat(index), whole)


def _racer(view: State, news: News, seat: Seat, whole: Frame) -> Iterator[Box]:
    name, player = f"player.{seat}", view.players[seat]
    awaited = view.turn == seat
    acting = acts(view, seat)
    yield Box(name, whole, Panel(seat, awaited))
    left, right, y = whole.x + 14, whole.right - 14, whole.y + _EDGE
    if whole.w >= _WITH_EMBLEM:
        middle = whole.y + (whole.h - EMBLEM_SIDE) // 2
        yield Box(f"{name}.emblem", Frame(left, middle, EMBLEM_SIDE, EMBLEM_SIDE), Emblem(seat, lit=acting))
        left += EMBLEM_SIDE + 12
    else:
        yield Box(f"{name}.badge", Frame(left, y, _NAME_HIGH, _NAME_HIGH), Badge(seat))
    marks = Marks(view.anvil == seat and whole.w >= _WITH_EMBLEM, not acting, seat in news.passed, awaited)
    wide = _MARK_WIDE * sum((marks.anvil, marks.done, marks.awaited))
    if wide:
        yield Box(f"{name}.marks", Frame(right - wide, y, wide, _NAME_HIGH), marks)
    start = left if whole.w >= _WITH_EMBLEM else left + _NAME_HIGH + 8
    room = right - wide - 8 - start
    below = whole.bottom - _EDGE - y - _NAME_HIGH - _APART - _SLOT
    fresh = Gained(news.to_supply(seat) & player.supply, news.to_smithy(seat) & player.smithy)
    shown = Pools(player.supply, player.smithy, fresh.supply, fresh.smithy)
    if below < _POOLS_HIGH and room > 440:
        # Two players: name and dice in one line.
        yield Box(f"{name}.pools", Frame(start + 270, y, room - 270, _NAME_HIGH), shown)
        room = 262
    elif below < _POOLS_HIGH and (fresh.supply or fresh.smithy):
        needed = row_width(gained_shown(fresh, room * 3 // 5, _NAME_HIGH), _NAME_HIGH)
        yield Box(f"{name}.gained", Frame(start + room - needed, y, needed, _NAME_HIGH), fresh)
        room -= needed + 8
    yield Box(f"{name}.name", Frame(start, y, room, _NAME_HIGH), Nameplate(seat))
    y += _NAME_HIGH + _APART
    yield Box(f"{name}.slots", Frame(left, y, right - left, _SLOT), slots_of(view, seat))
    if below >= _POOLS_HIGH:
        yield Box(f"{name}.pools", Frame(left, y + _SLOT + 4, right - left, min(below - 4, 56)), shown)


def slots_of(view: State, seat: Seat) -> Slots:
    """How far a player is."""
    player = view.players[seat]
    made = tuple((made.card, bool(at_stake(view, seat, made))) for made in player.made)
    return Slots(player.items, made, target(len(view.players)))


def podium(view: State, y: int, bottom: int) -> Iterator[Box]:
    """The winners with their items to be looked at, the others smaller below."""
    ranking = [(place, seat) for place, seats in enumerate(places(view), 1) for seat in seats]
    others = sum(place > 1 for place, _ in ranking)
    rest = LEAST_HIGH + _GAP
    first = min(_FIRST_HIGH, (bottom - y - others * rest) // (len(ranking) - others) - _GAP)
    for place, seat in ranking:
        high = first if place == 1 else LEAST_HIGH
        yield from _ranked(view, place, seat, Frame(MARGIN, y, INNER, high))
        y += high + _GAP


def _ranked(view: State, place: int, seat: Seat, whole: Frame) -> Iterator[Box]:
    name, items = f"player.{seat}", view.players[seat].items
    yield Box(name, whole, Panel(seat, awaited=False, best=place == 1))
    middle, left = whole.y + (whole.h - EMBLEM_SIDE) // 2, whole.x + 20
    yield Box(f"{name}.medal", Frame(left, middle, EMBLEM_SIDE, EMBLEM_SIDE), Medal(place))
    left += EMBLEM_SIDE + 16
    yield Box(f"{name}.emblem", Frame(left, middle, EMBLEM_SIDE, EMBLEM_SIDE), Emblem(seat, lit=place == 1))
    left += EMBLEM_SIDE + 16
    yield Box(f"{name}.name", Frame(left, middle + (EMBLEM_SIDE - 56) // 2, 300, 56), Nameplate(seat))
    left += 316
    room = Frame(left, whole.y + _PAD, whole.right - 16 - left, whole.h - 2 * _PAD)
    if whole.h >= _PRIZE_HIGH + 2 * _PAD and len(items) <= _PRIZES:
        wide = (room.w - 8 * (len(items) - 1)) // max(1, len(items))
        for index, card in enumerate(items):
            spot = Frame(room.x + index * (wide + 8), whole.y + (whole.h - _PRIZE_HIGH) // 2, wide, _PRIZE_HIGH)
            yield Box(f"{name}.won.{index}", spot, Prize(card))
    else:
        yield Box(f"{name}.slots", room, slots_of(view, seat))
