"""The board as a picture: everything public about a table, for all languages the same.

A board is drawn strip by strip: things that lie side by side are one strip, so what changes in one leaves the others
as they are, even where they move up or down. Strips are kept packed, their parts as drawn.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, words_of
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.painters import PAINTERS, Kept, draw_content
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.places import Layout, Place
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import forged_by, missed_by
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.scenes.lobby import lobby
from kingsforge_bot.games.kings_forge.pictures.scenes.single_card import face
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import cached_slab, draw_shadow

_ROUND: Final = 16
"""Radius of the corners of shadows."""
_MOST_BYTES: Final = 195 << 10
_MOST_POSTED: Final = 138 << 10
RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, room=3 << 20, lasting=1 << 18)
"""Of boards; what lasts are legends, one for each language, some for lessons, and docks."""


def draw_board(view: State, caption: BoardCaption, events: Iterable[Event] = ()) -> bytes:
    """A PNG, 1600 pixels wide; what `events` changed is marked. Pure CPU work: call it off the event loop."""
    return draw_layout(layout(view, news_of(events), words_of(caption).legend), caption)


def draw_post(view: State, caption: BoardCaption, events: Iterable[Event] = ()) -> bytes:
    """What is posted after a turn: at most 1,018 pixels high, with what the next decision needs."""
    happened = tuple(events)
    made, missed = forged_by(view, happened), missed_by(happened)
    plan = post(view, news_of(happened), made, words_of(caption).legend, missed)
    return draw_layout(plan, caption, _MOST_POSTED)


def draw_turn_panel(view: State, caption: BoardCaption, offers: Sequence[Offer] = ()) -> bytes:
    """The craft turn of the player on turn; `offers` are the items within reach."""
    return draw_layout(turn_panel(view, offers, words_of(caption).legend), caption)


def draw_card(card: Card | CraftCard) -> bytes:
    """A single card, for looking up."""
    return draw_layout(face(card), BoardCaption(""))


def draw_lobby(capacity: int, taken: Sequence[Seat], caption: BoardCaption) -> bytes:
    """The seats of a table that has not begun; names by seat as on a board."""
    return draw_layout(lobby(capacity, taken), caption)


def draw_layout(plan: Layout, caption: BoardCaption, most: int = _MOST_BYTES) -> bytes:
    """The places of a layout as a PNG, of at most so many bytes where that can be."""
    # What the signs mean is in the layout already: as part of every key it would be looked at again and again.
    names = replace(caption, words=replace(words_of(caption), legend=()))
    return RENDERER.picture([_strip(high, places, names) for high, places in strips(plan)], plan.wide, most)


def _strip(high: int, places: tuple[Place, ...], names: BoardCaption) -> Strip:
    named = names if any(PAINTERS[type(place.holds)].named for place in places) else None
    lasting = PAINTERS[type(places[0].holds)].lasting
    return Strip(high, (places, named), partial(paint, margin=LEFT, places=places, caption=named), lasting)


def strips(plan: Layout) -> Iterator[tuple[int, tuple[Place, ...]]]:
    """The layout cut between its places: heights, and the places as they lie in the strip."""
    top, bottom, held = 0, 0, list[Place]()
    for place in plan.places:
        if place.frame.y >= bottom and held:
            yield place.frame.y - top, _within(held, top)
            top, held = place.frame.y, []
        held.append(place)
        bottom = max(bottom, place.frame.bottom)
    yield plan.high - top, _within(held, top)


def _within(places: list[Place], top: int) -> tuple[Place, ...]:
    return tuple(
        [
            Place(place.name, Frame(place.frame.x, place.frame.y - top, *place.frame[2:]), place.holds)
            for place in places
        ]
    )


def lies_on_table(place: Place) -> bool:
    """Whether the place throws its shadow on the table."""
    return PAINTERS[type(place.holds)].on == Tone.TABLE


def paint(canvas: Canvas, margin: int, places: tuple[Place, ...], caption: BoardCaption | None) -> None:
    """A strip's places, `margin` pixels further right than they say."""
    nameless = BoardCaption("")
    canvas.planks(TABLE, margin)
    for place in places:
        content, (x, y, wide, high) = place.holds, place.frame
        painter, frame = PAINTERS[type(content)], Frame(x + margin, y, wide, high)
        names = caption if caption is not None and painter.named else nameless
        draw = partial(draw_content, content=content, caption=names)
        if painter.kept is Kept.WHOLE and painter.on == Tone.TABLE:
            cached_slab(canvas, (content, names), frame, TABLE, _ROUND, draw)
            continue
        if painter.on == Tone.TABLE:
            draw_shadow(canvas, frame, TABLE, _ROUND)
        if painter.kept is Kept.PARTS:
            draw(canvas, frame)
        elif painter.on == Tone.CARD:
            canvas.cached_tile((content, names), frame, painter.on, draw)
        else:
            canvas.cached_cutting((content, names), frame, painter.on, draw)
