"""Where the race of a posted board lies: who every player is, and how far, side by side; at the end the podium."""

from collections.abc import Iterable, Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Inset, Leaf, Over, Part, Row, Space, middle
from kingsforge_bot.games.kings_forge.pictures.art import SMALL
from kingsforge_bot.games.kings_forge.pictures.contents import Head, Nameplate, Panel
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.places import HEAD, POST_GAP, Parts, Thing, place, side_by_side
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained
from kingsforge_bot.games.kings_forge.pictures.posts.pools import gained_shown
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import (
    HEAD_SIDE,
    LINE,
    PAD,
    PLATE,
    Shape,
    formed,
    own,
    place_wide,
    slots_of,
    usual,
)
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.state import State

LEAST_HIGH: Final = 144
_GAINED: Final = 40
_FIRST_HIGH: Final = 268
_PRIZES: Final = 6
_PRIZE_HIGH: Final = 236


def race(view: State, news: News, high: int) -> Row[Thing]:
    """A place per player so high, side by side: who, dice, what is in hand where there is room, items won in slots."""
    return _race(view, high, [_seat(view, news, seat, high) for seat in _seats(view)])


def shaped(view: State, news: News, shape: Shape) -> Row[Thing]:
    """The same in a shape that shows all of it."""
    return _race(view, shape.high, [formed(own(view, news, seat), place_wide(view), shape) for seat in _seats(view)])


def _seats(view: State) -> Iterator[Seat]:
    return map(Seat, range(len(view.players)))


def _race(view: State, high: int, places: Iterable[Part[Thing]]) -> Row[Thing]:
    panels = [place(f"player.{seat}", Panel(seat, view.turn == seat)) for seat in _seats(view)]
    inner = zip(panels, places, strict=True)
    return Row(tuple([Over((panel, Inset(part, PAD, PAD))) for panel, part in inner]), POST_GAP, high)


def _seat(view: State, news: News, seat: Seat, high: int) -> Part[Thing]:
    """What lies in a player's place, by how large that is."""
    whose, wide, low = own(view, news, seat), place_wide(view), high - 2 * PAD - SMALL - 4
    if high >= usual(view).high:
        return formed(whose, wide, usual(view))
    if low >= HEAD_SIDE:
        dice = Row((Leaf(whose.usable), Leaf(whose.later)), 8, LINE)
        named = Column((Leaf(whose.plate, PLATE), dice), 4)
        return Column((Row((Leaf(whose.head, HEAD_SIDE), named), 10, HEAD_SIDE), Leaf(whose.slots)), 4)
    came = _came(f"player.{seat}.gained", whose.gained, wide * 2 // 5)
    return Column((Row((Leaf(whose.head, low), Leaf(whose.plate), *came), 8, low), Leaf(whose.slots, SMALL)), 4)


def _came(name: str, gained: Gained, most: int) -> tuple[Leaf[Thing], ...]:
    """Dice that have come, where there is no room for all that a player has."""
    if not gained.supply and not gained.smithy:
        return ()
    return (Leaf((name, gained), row_width(gained_shown(gained, most, _GAINED), _GAINED)),)


def podium(view: State, room: int) -> Parts:
    """The winners with their items to be looked at, the others smaller below, each so high."""
    ranking = [(rank, seat) for rank, seats in enumerate(places(view), 1) for seat in seats]
    others = sum(rank > 1 for rank, _ in ranking)
    first = min(_FIRST_HIGH, (room - others * (LEAST_HIGH + POST_GAP)) // (len(ranking) - others) - POST_GAP)
    return tuple(_ranked(view, rank, seat, first if rank == 1 else LEAST_HIGH) for rank, seat in ranking)


def _ranked(view: State, rank: int, seat: Seat, high: int) -> Part[Thing]:
    name, items = f"player.{seat}", view.players[seat].items
    if high >= _PRIZE_HIGH + 2 * PAD and len(items) <= _PRIZES:
        won: Part[Thing] = middle(side_by_side(f"{name}.won", map(Prize, items), 8, _PRIZE_HIGH))
    else:
        won = Inset(place(f"{name}.slots", slots_of(view, seat)), 0, PAD)
    medal = middle(place(f"{name}.medal", Medal(rank), HEAD), HEAD)
    head = middle(place(f"{name}.head", Head(seat), HEAD), HEAD)
    row = Row((medal, head, middle(place(f"{name}.name", Nameplate(seat), 56), 300), won), 16)
    panel = place(name, Panel(seat, awaited=False, best=rank == 1))
    return Over((panel, Row((Space(20), row, Space(16)))), high)
