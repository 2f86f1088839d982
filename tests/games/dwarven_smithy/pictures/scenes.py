"""The pictures that tests look at, and what they are drawn from."""

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.gallery.games import crowded, played
from kingsforge_bot.games.dwarven_smithy.gallery.positions import auctioned, busy, crafted, raced, scored, sold
from kingsforge_bot.games.dwarven_smithy.pictures.board import RENDERER as WHOLE
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_greeting, draw_lobby
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_end, draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.meta import KEY
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.pictures import picture_words
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.render.canvas import TILES as KEPT
from kingsforge_bot.render.canvas import Canvas

BOX = cards()
# Of all four languages Spanish has the widest words below the sums.
CAPTION = BoardCaption(
    "#12 Oak",
    ("Ana", "Ben Okonkwo", "Кузнец", "山田太郎"),
    words=picture_words(Localizers().for_locale("es-ES").of(KEY)),
)
LOBBY = BoardCaption(CAPTION.table, CAPTION.names, "Dwarven Smithy", "Libre")
SEATS = (2, 3, 4)


def desk(state: State, seat: int, caption: BoardCaption = CAPTION) -> bytes:
    return draw_turn_panel(player_view(state, BOX, Seat(seat)), BOX, Seat(seat), caption)


@cache
def at_random(seats: int) -> tuple[State, ...]:
    return tuple(played(seats, seed=seats))


def scenes() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Every kind of picture: of busy tables, of tables as chance brings them, of a first turn."""
    for seats in SEATS:
        states = {"busy": busy(seats), "random": crowded(at_random(seats)), "first": at_random(seats)[0]}
        for name, state in states.items():
            yield f"board-{seats}-{name}", partial(draw_post, state, BOX, CAPTION)
            yield f"desk-{seats}-{name}", partial(desk, state, 0)
        for name, (state, events) in {"news": sold(seats), "moment": crafted(seats)}.items():
            yield f"board-{seats}-{name}", partial(draw_post, state, BOX, CAPTION, events)
        yield f"podium-{seats}", partial(draw_post, scored(seats), BOX, CAPTION)
        yield f"end-{seats}", partial(draw_end, scored(seats), BOX, CAPTION, raced(scored(seats)))
        yield f"lobby-{seats}", partial(draw_lobby, seats, [Seat(0), Seat(seats - 1)], LOBBY)
    yield "greeting", partial(draw_greeting, "Dwarven Smithy", BOX)
    yield "auction", partial(draw_post, auctioned(), BOX, CAPTION)


def noted_writing(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Each text that is written from now on, and its smallest size; nothing kept is used."""
    written: dict[str, int] = {}
    write = Canvas.write

    def noted(canvas: Canvas, text: str, x: int, y: int, size: int, *tones: int) -> int:
        if text.strip():
            written[text] = min(size, written.get(text, size))
        return write(canvas, text, x, y, size, *tones)

    monkeypatch.setattr(Canvas, "write", noted)
    KEPT.clear()
    for renderer in (RENDERER, WHOLE):
        renderer.forget()
    return written
