"""What is posted after a turn: the market, or when the game is over the podium.

`draw_post(view, tiles, caption, events)`: 1600 by 1018; off the event loop.
"""

from collections.abc import Sequence

from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.keyflower.advice.story import Course
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.head import HIGH
from kingsforge_bot.games.keyflower.pictures.market import CUTS, market
from kingsforge_bot.games.keyflower.pictures.measures import RENDERER
from kingsforge_bot.games.keyflower.pictures.podium import podium
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.secrets import event_view, player_view
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.frame import Frame


def draw_post(view: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event] = ()) -> bytes:
    """A PNG of what is public: nothing else of view and events is read."""
    return RENDERER.picture(strips_of(view, tiles, caption, events))


def draw_end(view: State, tiles: TileSet, caption: BoardCaption, course: Course) -> bytes:
    """A PNG of the places and the race of a game that is over."""
    whole = Frame(LEFT, 0, WIDE, HIGHEST)
    return RENDERER.picture([*slices(podium(view, tiles, caption, course), whole, (HIGH,))])


def strips_of(view: State, tiles: TileSet, caption: BoardCaption, events: Sequence[Event]) -> list[Strip]:
    """The picture's strips, of what everybody may know."""
    public, whole = player_view(view, None), Frame(LEFT, 0, WIDE, HIGHEST)
    if public.phase is Phase.OVER:
        return [*slices(podium(public, tiles, caption), whole, (HIGH,))]
    known = [one for event in events if (one := event_view(event, None)) is not None]
    return [*slices(market(public, tiles, caption, known), whole, CUTS)]
