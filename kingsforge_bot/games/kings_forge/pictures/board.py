"""The board as a picture: everything public about a table, for all languages the same.

A board is drawn strip by strip: things that lie side by side are one strip, so what changes in one leaves the others
as they are, even where they move up or down. Strips are kept packed, their parts as drawn.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, get_args

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.pictures.contents import (
    ClaimTile,
    Content,
    Coverer,
    Head,
    Header,
    Herald,
    Nameplate,
    OnBand,
    OnDisplay,
    OnOffer,
    Panel,
    Progress,
    Smithy,
    Stock,
    Supply,
    TableName,
    VisitTile,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Beside, Legend, draw_legend
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, words_of
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.places import Layout, Place
from kingsforge_bot.games.kings_forge.pictures.post_contents import (
    Aim,
    Docks,
    Focus,
    Forged,
    Hero,
    OnPost,
    Pick,
    Plate,
    Stake,
)
from kingsforge_bot.games.kings_forge.pictures.posts.deeds import forged_by
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.posts.post_places import draw_on_post
from kingsforge_bot.games.kings_forge.pictures.scene_contents import (
    CardFace,
    Chair,
    Chairs,
    CraftFace,
    Deed,
    Offered,
    OnScene,
    Signboard,
    Within,
)
from kingsforge_bot.games.kings_forge.pictures.scenery.scene_layouts import face, lobby
from kingsforge_bot.games.kings_forge.pictures.scenery.scenes import draw_on_scene
from kingsforge_bot.games.kings_forge.pictures.scenery.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.pictures.table.header import draw_on_band
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.pictures.table.offers import draw_on_offer
from kingsforge_bot.games.kings_forge.pictures.table.panels import draw_of_player
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import TILES, Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import cached_slab, draw_shadow

__all__ = ["BoardCaption", "draw_board"]

_GROUNDS: Final = frozenset({Panel, Header, OnDisplay})
"""What other places lie on; too large to be kept as drawn."""
_IN_PARTS: Final = _GROUNDS | {
    *(Aim, Focus, Forged, Hero, Docks, Stake, Within),
    *(ClaimTile, Legend, Progress, Smithy, Stock, Supply, VisitTile),
}
"""What hardly ever looks the same again: not it is kept as drawn, but its parts, which would be dropped for it."""
_NAMED: Final = frozenset({Head, Plate, Herald, Forged, TableName, Nameplate, Deed, Chair, Signboard})
"""What shows a name."""
_POSTED: Final = frozenset({Forged, Pick, Docks, Aim, Hero, Focus, Stake})
_ON_TABLE: Final = frozenset(
    {Panel, *get_args(OnOffer), *_POSTED, Offered, Within, Chair, Signboard, CardFace, CraftFace, Legend} - {Coverer}
)
_ON: Final = dict.fromkeys(_ON_TABLE, Tone.TABLE) | dict.fromkeys((*get_args(OnBand), Deed, Chairs, Beside), Tone.IRON)
"""What lies under a place; under all others a panel."""
_ROUND: Final = 16
"""Radius of the corners of shadows."""
_MOST_BYTES: Final = 195 << 10
_MOST_POSTED: Final = 150 << 10
RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, room=3 << 20, lasting=1 << 18)
"""Of boards; what lasts are legends, one for each language, and some for lessons."""


def draw_board(view: State, caption: BoardCaption, events: Iterable[Event] = ()) -> bytes:
    """A PNG, 1600 pixels wide; what `events` changed is marked. Pure CPU work: call it off the event loop."""
    return draw_layout(layout(view, news_of(events), words_of(caption).legend), caption)


def draw_post(view: State, caption: BoardCaption, events: Iterable[Event] = ()) -> bytes:
    """What is posted after a turn: at most 1,018 pixels high, with what the next decision needs."""
    told = tuple(events)
    plan = post(view, news_of(told), forged_by(view, told), words_of(caption).legend)
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
    named = names if any(type(place.holds) in _NAMED for place in places) else None
    lasting = isinstance(places[0].holds, Legend)
    return Strip(high, (places, named), partial(paint, margin=LEFT, places=places, caption=named), lasting)


def forget_tiles() -> None:
    """Keeps no part of a board as drawn; for measuring."""
    TILES.clear()


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
    return type(place.holds) in _ON_TABLE


def paint(canvas: Canvas, margin: int, places: tuple[Place, ...], caption: BoardCaption | None) -> None:
    """A strip's places, `margin` pixels further right than they say."""
    nameless = BoardCaption("")
    canvas.planks(TABLE, margin)
    for place in places:
        kind, (x, y, wide, high) = type(place.holds), place.frame
        frame, ground = Frame(x + margin, y, wide, high), _ON.get(kind, Tone.CARD)
        names = caption if caption is not None and kind in _NAMED else nameless
        draw = partial(draw_content, holds=place.holds, caption=names)
        key = (place.holds, names)
        if kind in _IN_PARTS:
            if lies_on_table(place):
                draw_shadow(canvas, frame, TABLE, _ROUND)
            draw_content(canvas, frame, place.holds, names)
        elif kind is Pick:
            # It comes in any of four places: what is kept of it knows nothing of the plank below it.
            draw_shadow(canvas, frame, TABLE, _ROUND)
            canvas.cached_cutting(key, frame, ground, draw)
        elif ground == Tone.TABLE:
            cached_slab(canvas, key, frame, TABLE, _ROUND, draw)
        elif ground == Tone.IRON:
            canvas.cached_cutting(key, frame, ground, draw)
        else:
            canvas.cached_tile(key, frame, ground, draw)


def draw_content(
    canvas: Canvas, frame: Frame, holds: Content | OnScene | OnPost | Legend, caption: BoardCaption
) -> None:
    """What lies in one place, within a frame of a canvas."""
    if isinstance(holds, OnBand):
        draw_on_band(canvas, frame, holds, caption)
    elif isinstance(holds, OnOffer):
        draw_on_offer(canvas, frame, holds)
    elif isinstance(holds, OnPost):
        draw_on_post(canvas, frame, holds, caption)
    elif isinstance(holds, OnScene):
        draw_on_scene(canvas, frame, holds, caption)
    elif isinstance(holds, Legend):
        draw_legend(canvas, frame, holds)
    else:
        draw_of_player(canvas, frame, holds, caption)
