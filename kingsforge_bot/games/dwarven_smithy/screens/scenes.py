"""Positions that belong to no table, as values to be drawn: what a step of the lesson shows, and its words."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.lesson import PLAYER
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.board import market_lines, progress, row_part, workshop_lines
from kingsforge_bot.games.dwarven_smithy.words.hand import held
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.ui.game.drawing import Drawing, scene_of

_SHOWN_AT_FIRST: Final = ("hand", "market.0", "workshop.0", "row")


def scene(say: Telling, state: State, heading: str, shows: Sequence[str], heads: Sequence[Portrait] = ()) -> Drawing:
    """Those parts of the position as the learner sees them; of all where none is named the own ones."""
    parts = shows or _SHOWN_AT_FIRST

    def draw() -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
        from kingsforge_bot.games.dwarven_smithy.pictures.scene import draw_scene

        caption = BoardCaption(heading, tuple(bare(name) for name in say.names), heads=tuple(heads))
        return draw_scene(state, say.cards, parts, caption)

    return scene_of(heading, draw, partial(in_words, say, state, parts))


def in_words(say: Telling, state: State, shows: Sequence[str]) -> str:
    """What is seen of these parts."""
    view = player_view(state, say.cards, Seat(PLAYER))
    return "\n".join(dict.fromkeys(line for part in shows for line in _lines(say, view, part)))


def _lines(say: Telling, view: State, part: str) -> Iterator[str]:
    word, _, number = part.partition(".")
    match word:
        case "hand":
            yield from (one.text for one in held(say, view, Seat(PLAYER)))
        case "row":
            yield progress(say, view)
            yield row_part(say, view).text
        case "market":
            yield from (one.text for one in market_lines(say, view, Seat(int(number)), Seat(PLAYER)))
        case _:
            yield from (one.text for one in workshop_lines(say, view, Seat(int(number))))
