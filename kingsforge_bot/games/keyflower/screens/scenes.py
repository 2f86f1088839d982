"""Positions that belong to no table, as values to be drawn: what a step of the lesson shows, and its words."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.lesson import PLAYER
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.words.board import boats_line, order_part, place_part, seat_lines, village_lines
from kingsforge_bot.games.keyflower.words.hand import hand
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.ui.game.drawing import Drawing, scene_of

_SHOWN_AT_FIRST: Final = ("place.1", "place.2", "place.3", "screen")
_AT_THE_END: Final = ("village.0",)
"""What there was to decide is over: the village is what counts."""


def scene(say: Telling, state: State, heading: str, shows: Sequence[str], heads: Sequence[Portrait] = ()) -> Drawing:
    """Those parts of the position as the learner sees them; the market's first where none is named."""
    parts = _AT_THE_END if state.phase is Phase.OVER else shows or _SHOWN_AT_FIRST

    def draw() -> bytes:
        from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
        from kingsforge_bot.games.keyflower.pictures.scene import draw_scene

        caption = BoardCaption(heading, tuple(bare(name) for name in say.names), heads=tuple(heads))
        return draw_scene(state, say.tiles, parts, caption)

    return scene_of(heading, draw, partial(in_words, say, state, parts))


def in_words(say: Telling, state: State, shows: Sequence[str]) -> str:
    """What is seen of these parts."""
    view = player_view(state, Seat(PLAYER))
    return "\n".join(dict.fromkeys(line for part in shows for line in _lines(say, view, part)))


def _lines(say: Telling, view: State, part: str) -> Iterator[str]:
    word, _, number = part.partition(".")
    match word:
        case "place":
            yield place_part(say, view, int(number)).text
        case "order":
            yield order_part(say, view, int(number)).text
        case "boats":
            yield boats_line(say, view)
        case "seats":
            yield from seat_lines(say, view)
        case "screen" | "hand":
            yield hand(say, view, Seat(PLAYER))
        case _:
            yield village_lines(say, view, Seat(int(number)))
