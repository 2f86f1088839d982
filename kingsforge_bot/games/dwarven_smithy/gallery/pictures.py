"""The pictures of Dwarven Smithy, early, crowded and at the end."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.gallery import NAMES, Gallery
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.gallery.games import crowded, played
from kingsforge_bot.games.dwarven_smithy.gallery.positions import auctioned, busy, crafted, raced, scored, sold
from kingsforge_bot.games.dwarven_smithy.pictures.board import draw_board
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_greeting, draw_lobby
from kingsforge_bot.games.dwarven_smithy.pictures.moment import draw_moment
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_end, draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.events import Bought, KingsItemCompleted
from kingsforge_bot.games.dwarven_smithy.rules.meta import KEY
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Stack
from kingsforge_bot.games.dwarven_smithy.screens.pictures import picture_words
from kingsforge_bot.i18n.localizer import Localizers

ENGLISH: Final = Localizers().english.of(KEY)
CAPTION: Final = BoardCaption("#12 Oak", NAMES, words=picture_words(ENGLISH))
LOBBY: Final = BoardCaption("#12 Oak", NAMES, ENGLISH("game-title"), ENGLISH("picture-free-seat"))
_EARLY: Final = 12


def pictures() -> Iterator[tuple[str, bytes]]:
    """Names and PNGs."""
    box = cards()
    for seats in (2, 3, 4):
        state = busy(seats)
        yield f"board-{seats}-early", draw_post(list(islice(played(seats, seats), _EARLY))[-1], box, CAPTION)
        yield f"board-{seats}-busy", draw_post(state, box, CAPTION)
        yield f"board-{seats}-at-random", draw_post(crowded(list(played(seats, seats))), box, CAPTION)
        yield f"board-{seats}-whole", draw_board(state, box, CAPTION)
        after, events = sold(seats)
        yield f"board-{seats}-news", draw_post(after, box, CAPTION, events)
        after, events = crafted(seats)
        yield f"board-{seats}-moment", draw_post(after, box, CAPTION, events)
        seat = Seat(seats - 2)
        yield f"turn-panel-{seat}", draw_turn_panel(player_view(state, box, seat), box, seat, CAPTION)
        yield f"podium-{seats}", draw_end(scored(seats), box, CAPTION, raced(scored(seats)))
    early = next(played(4, 4))
    yield "turn-panel-early", draw_turn_panel(player_view(early, box, early.turn), box, early.turn, CAPTION)
    for taken in (1, 4):
        yield f"lobby-{taken}", draw_lobby(4, [Seat(seat) for seat in range(taken)], LOBBY)
    yield "greeting", draw_greeting(ENGLISH("game-title"), box)
    public = player_view(busy(3), box, None)
    king = KingsItemCompleted(Seat(2), Stack(UNSEEN), None, 0, covered=True)
    won = Bought(Seat(0), Seat(2), Name("antechamber-pike"), Area.MARKET, 16)
    yield "moment-kings-item", draw_moment(public, box, CAPTION, king)
    yield "moment-won", draw_moment(public, box, CAPTION, won)
    yield "auction", draw_post(auctioned(), box, CAPTION)


GALLERY: Final = Gallery(PALETTE, pictures)
