"""Positions that belong to no table, as values to be drawn: what a step of the lesson shows, and its words."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.lesson import PLAYER
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.board import board
from kingsforge_bot.games.dwarven_smithy.words.hand import hand
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.ui.game.drawing import Drawing, scene_of

_SHOWN_AT_FIRST: Final = ("hand", "market.0", "workshop.0", "row")


def scene(say: Telling, state: State, heading: str, shows: Sequence[str]) -> Drawing:
    """Those parts of the position as the learner sees them; of all where none is named the own ones."""

    def draw() -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
        from kingsforge_bot.games.dwarven_smithy.pictures.scene import draw_scene

        caption = BoardCaption(heading, tuple(bare(name) for name in say.names))
        return draw_scene(state, say.cards, shows or _SHOWN_AT_FIRST, caption)

    return scene_of(heading, draw, partial(in_words, say, state))


def in_words(say: Telling, state: State) -> str:
    """What the learner holds, and the table."""
    own = Seat(PLAYER)
    view = player_view(state, say.cards, own)
    return "\n".join(filter(None, [hand(say, view, own), board(say, view)]))
