"""The pictures that tests look at, and what they are drawn from."""

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.keyflower.gallery.games import crowded, drafting, largest, played
from kingsforge_bot.games.keyflower.gallery.positions import full, offered
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, KeyWords
from kingsforge_bot.games.keyflower.pictures.lobby import draw_greeting, draw_lobby
from kingsforge_bot.games.keyflower.pictures.measures import RENDERER, SQUARE_RENDERER
from kingsforge_bot.games.keyflower.pictures.player_screen import draw_screen
from kingsforge_bot.games.keyflower.pictures.post import draw_post
from kingsforge_bot.games.keyflower.pictures.reckoning import draw_reckoning
from kingsforge_bot.games.keyflower.pictures.season import draw_season_sheet
from kingsforge_bot.games.keyflower.pictures.sheet import draw_villages
from kingsforge_bot.games.keyflower.pictures.village import draw_draft, draw_village_of
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.render.canvas import TILES as KEPT
from kingsforge_bot.render.canvas import Canvas

TILES = tiles()
NAMES = ("Ana", "Ben Okonkwo", "Кузнец", "山田太郎", "Emre Çelik", "Ottoline von Bühlow")
CAPTION = BoardCaption("#12 Oak", NAMES, words=KeyWords(("Primavera", "Verano", "Otoño", "Invierno"), "Puntos"))
LOBBY = BoardCaption("#12 Oak", NAMES, "Keyflower", "Libre")
SEATS = (2, 3, 4, 5, 6)
SQUARES = ("village", "draft", "reckoning")
"""Pictures that are 1200 wide rather than 1600."""


def post(state: State, caption: BoardCaption = CAPTION) -> bytes:
    return draw_post(state, TILES, caption)


def screen(state: State, seat: int, caption: BoardCaption = CAPTION) -> bytes:
    return draw_screen(player_view(state, Seat(seat)), TILES, Seat(seat), caption)


@cache
def at_random(seats: int) -> tuple[State, ...]:
    return tuple(moment.state for moment in played(seats, seats))


def scenes() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Every kind of picture: of tables as chance brings them, of the fullest there can be, of a first turn."""
    for seats in (2, 3, 6):
        yield f"market-{seats}-first", partial(post, at_random(seats)[0])
        for season in Season:
            moment = crowded(seats, seats, season)
            yield f"market-{seats}-{season}", partial(draw_post, moment.state, TILES, CAPTION, moment.events)
            yield f"market-{seats}-{season}-full", partial(post, full(seats, season))
        building = crowded(seats, seats, Season.WINTER, Phase.BOATS)
        yield f"market-{seats}-boats", partial(draw_post, building.state, TILES, CAPTION, building.events)
        choosing = crowded(seats, seats, Season.WINTER, Phase.WINTER_CHOICE).state
        yield f"market-{seats}-choosing", partial(post, choosing)
        yield f"screen-{seats}", partial(screen, choosing, 1)
        state, seat = largest(seats, seats)
        yield f"podium-{seats}", partial(post, state)
        yield f"villages-{seats}", partial(draw_villages, state, TILES, CAPTION)
        yield f"village-{seats}", partial(draw_village_of, state, TILES, seat, CAPTION)
        yield f"reckoning-{seats}", partial(draw_reckoning, state, TILES, seat, CAPTION)
        state, seat = drafting(seats, seats)
        free = ((3, 0, "A"), (-3, 1, "B"))
        yield f"draft-{seats}", partial(draw_draft, player_view(state, seat), TILES, seat, CAPTION, free)
        yield f"lobby-{seats}", partial(draw_lobby, seats, [Seat(0), Seat(seats - 1)], LOBBY)
    for season in Season:
        yield f"season-{season}", partial(draw_season_sheet, full(6, season), TILES, CAPTION)
    yield "greeting", partial(draw_greeting, "Keyflower", TILES)
    yield "season-winter-12", partial(draw_season_sheet, offered(12), TILES, CAPTION)
    yield "market-winter-12", partial(post, offered(12))


BOX_WIDE, BOX_HIGH, PHONE = 550, 350, 360


SMALLEST, SMALLEST_DECISIVE = 9, 9
"""Pixels of the smallest letters in Discord's box, and of figures that must be read on a phone."""


def noted_writing(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Each text that is written from now on, and its smallest size; nothing kept is used."""
    written: dict[str, int] = {}

    def note(name: str) -> None:
        write = getattr(Canvas, name)

        def noted(canvas: Canvas, text: str, x: int, y: int, size: int, *tones: int) -> int:
            if text.strip():
                written[text] = min(size, written.get(text, size))
            return int(write(canvas, text, x, y, size, *tones))

        monkeypatch.setattr(Canvas, name, noted)

    note("write")
    note("write_over")
    KEPT.clear()
    RENDERER.forget()
    SQUARE_RENDERER.forget()
    return written
