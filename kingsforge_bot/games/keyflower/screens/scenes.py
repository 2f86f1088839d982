"""Positions that belong to no table, as values to be drawn: what a step of the lesson shows, and its words."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.lesson import PLAYER
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.words.board import board
from kingsforge_bot.games.keyflower.words.hand import hand
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.ui.game.drawing import Drawing, scene_of

_SHOWN_AT_FIRST: Final = ("place.1", "place.2", "place.3", "screen")
_AT_THE_END: Final = ("village.0",)
"""What there was to decide is over: the village is what counts."""


def scene(say: Telling, state: State, heading: str, shows: Sequence[str]) -> Drawing:
    """Those parts of the position as the learner sees them; the market's first where none is named."""
    parts = _AT_THE_END if state.phase is Phase.OVER else shows or _SHOWN_AT_FIRST

    def draw() -> bytes:
        from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
        from kingsforge_bot.games.keyflower.pictures.scene import draw_scene

        return draw_scene(state, say.tiles, parts, BoardCaption(heading, tuple(bare(name) for name in say.names)))

    return scene_of(heading, draw, partial(in_words, say, state))


def in_words(say: Telling, state: State) -> str:
    """What the learner holds, and the table."""
    own = Seat(PLAYER)
    view = player_view(state, own)
    return "\n".join(filter(None, [hand(say, view, own), board(say, view)]))
