"""The pictures of Keyflower, through its seasons and at the end."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.gallery import NAMES, Gallery
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.keyflower.gallery.games import crowded, drafting, largest, played
from kingsforge_bot.games.keyflower.gallery.positions import full, offered
from kingsforge_bot.games.keyflower.pictures.animated import draw_replay
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, KeyWords
from kingsforge_bot.games.keyflower.pictures.lobby import draw_greeting, draw_lobby
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE
from kingsforge_bot.games.keyflower.pictures.player_screen import draw_screen
from kingsforge_bot.games.keyflower.pictures.post import draw_post
from kingsforge_bot.games.keyflower.pictures.reckoning import draw_reckoning
from kingsforge_bot.games.keyflower.pictures.replay import picked
from kingsforge_bot.games.keyflower.pictures.season import draw_season_sheet
from kingsforge_bot.games.keyflower.pictures.sheet import draw_villages
from kingsforge_bot.games.keyflower.pictures.village import draw_draft, draw_village_of
from kingsforge_bot.games.keyflower.rules.hexes import laid, spots
from kingsforge_bot.games.keyflower.rules.meta import KEY, Season
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.i18n.localizer import Localizers

ENGLISH: Final = Localizers().english.of(KEY)
_NAMES: Final = (*NAMES, "Emre", "Ottoline")
CAPTION: Final = BoardCaption("#12 Oak", _NAMES, words=KeyWords(tuple(season.title() for season in Season), "Points"))
LOBBY: Final = BoardCaption("#12 Oak", _NAMES, ENGLISH("game-title"), ENGLISH("picture-free-seat"))
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def pictures() -> Iterator[tuple[str, bytes]]:
    """Names and PNGs, and a game as it went."""
    box = tiles()
    for seats, season in ((2, Season.SPRING), (6, Season.SUMMER), (4, Season.AUTUMN)):
        moment = crowded(seats, seats, season)
        yield f"market-{seats}-{season}", draw_post(moment.state, box, CAPTION, moment.events)
    yield "market-6-full", draw_post(full(6, Season.SUMMER), box, CAPTION)
    yield "market-12-winter", draw_post(offered(12), box, CAPTION)
    boats = crowded(5, 5, Season.WINTER, Phase.BOATS)
    yield "market-5-boats", draw_post(boats.state, box, CAPTION, boats.events)
    yield "season-autumn", draw_season_sheet(full(6, Season.AUTUMN), box, CAPTION)
    over, seat = largest(6, 6)
    yield "villages-6", draw_villages(over, box, CAPTION)
    yield "village", draw_village_of(over, box, seat, CAPTION)
    yield "draft", _draft(*drafting(4, 4))
    choosing = crowded(4, 4, Season.WINTER, Phase.WINTER_CHOICE).state
    yield "screen", draw_screen(player_view(choosing, Seat(0)), box, Seat(0), CAPTION)
    yield "podium-6", draw_post(over, box, CAPTION)
    yield "reckoning", draw_reckoning(over, box, seat, CAPTION)
    yield "lobby-3", draw_lobby(6, [Seat(0), Seat(1), Seat(3)], LOBBY)
    yield "greeting", draw_greeting(ENGLISH("game-title"), box)
    game = played(2, 2)
    shown = picked([moment.events for moment in game])
    yield "replay", draw_replay([Step(game[at].state, game[at].events) for at in shown], box, CAPTION)


def _draft(state: State, seat: Seat) -> bytes:
    """Where the next tile fits, lettered."""
    box, player = tiles(), state.players[seat]
    lying = spots(laid(player.standing, box), box, player.unplaced[0].name, freely=False)
    there = dict.fromkeys(spot.hex for spot in lying)
    free = [(q, r, letter) for (q, r), letter in zip(there, _LETTERS, strict=False)]
    return draw_draft(player_view(state, seat), box, seat, CAPTION, free)


GALLERY: Final = Gallery(PALETTE, pictures)
