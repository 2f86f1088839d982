"""Keyflower's pictures as values; they are drawn later, off the event loop.

What draws is imported there too, by the first picture: until then the bot does without Pillow.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.keyflower.advice.deeds import deed_of
from kingsforge_bot.games.keyflower.advice.hex_choices import hex_choices
from kingsforge_bot.games.keyflower.advice.story import course_of
from kingsforge_bot.games.keyflower.pictures.shown import READY, greeting_tiles
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.secrets import event_view, player_view
from kingsforge_bot.games.keyflower.rules.state import Score, State
from kingsforge_bot.games.keyflower.words.board import market, season_lines, village_lines
from kingsforge_bot.games.keyflower.words.ending import course_lines, moment_line, place_lines
from kingsforge_bot.games.keyflower.words.ending import reckoning as reckoned
from kingsforge_bot.games.keyflower.words.hand import hand
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.fitting import shares
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size, ready_in, steps_of
from kingsforge_bot.ui.message import ALT, cut
from kingsforge_bot.ui.wording.captions import caption_of, lobby_alt, lobby_caption
from kingsforge_bot.ui.wording.endings import winner_title
from kingsforge_bot.ui.wording.titles import title

if TYPE_CHECKING:
    from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption

_FILE: Final = "board.png"


def board(say: Telling, look: TableView, events: Sequence[Event], size: Size) -> Drawing:
    """The market as it is posted, or a sheet of all villages: what everybody may know, whoever looks."""
    public = player_view(look.view, None)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.post import draw_post
        from kingsforge_bot.games.keyflower.pictures.sheet import draw_villages

        match size:
            case Size.FULL:
                return draw_villages(public, say.tiles, _caption(say, look))
            case Size.COMPACT:
                return draw_post(public, say.tiles, _caption(say, look), tuple(events))
            case _:
                assert_never(size)

    return Drawing(draw, _FILE, title(look.table), partial(_board_alt, say, look, public, size))


def moment(say: Telling, look: TableView, events: Sequence[Event]) -> Drawing | None:
    """A season's end, or a boat that was taken; None where there was neither."""
    public = player_view(look.view, None)
    deed = deed_of([one for event in events if (one := event_view(event, None)) is not None])
    if deed is None:
        return None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.moment import draw_moment

        return draw_moment(public, say.tiles, _caption(say, look), deed)

    return Drawing(draw, "moment.png", title(look.table), partial(_alt, look, lambda: moment_line(say, public, deed)))


def end(say: Telling, look: TableView, events: Sequence[Event]) -> Drawing:
    """The places with the race through the seasons, of all that happened."""
    course = course_of(say.tiles, len(look.view.players), events)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.drawing.caption import name_of
        from kingsforge_bot.games.keyflower.pictures.caption import KeyWords
        from kingsforge_bot.games.keyflower.pictures.post import draw_end

        caption = _caption(say, look)
        won = _won(say, look, [name_of(caption, score.seat) for score in _first(look)])
        named = replace(caption, words=replace(caption.words or KeyWords(), won=won))
        return draw_end(look.view, say.tiles, named, course)

    def alt() -> str:
        won = _won(say, look, [say.who(score.seat) for score in _first(look)])
        return "\n".join([won, *place_lines(say, look.view), *course_lines(say, course)])

    return Drawing(draw, _FILE, title(look.table), partial(_alt, look, alt))


def _first(look: TableView) -> list[Score]:
    """Who won: most points, shared where they are equal (12.9)."""
    best = max(score.total for score in look.view.scores)
    return [score for score in look.view.scores if score.total == best]


def _won(say: Telling, look: TableView, winners: Sequence[str]) -> str:
    return winner_title(say.l10n, winners, [score.total for score in look.view.scores])


def village(say: Telling, look: TableView, seat: Seat) -> Drawing:
    """One seat's village, as everybody may see it."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.village import draw_village_of

        return draw_village_of(look.view, say.tiles, seat, _caption(say, look))

    alt = partial(_alt, look, lambda: village_lines(say, player_view(look.view, None), seat))
    return Drawing(draw, "village.png", title(look.table), alt)


def season(say: Telling, look: TableView) -> Drawing:
    """The tiles on offer with both sides."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.season import draw_season_sheet

        return draw_season_sheet(player_view(look.view, None), say.tiles, _caption(say, look))

    alt = partial(_alt, look, lambda: "\n".join(season_lines(say, player_view(look.view, None))))
    return Drawing(draw, "season.png", title(look.table), alt)


def reckoning(say: Telling, look: TableView, seat: Seat) -> Drawing:
    """What one seat's points are made of, when the game is over."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.reckoning import draw_reckoning

        return draw_reckoning(look.view, say.tiles, seat, _caption(say, look))

    alt = partial(_alt, look, lambda: "\n".join([say.who(seat), *reckoned(say, look.view, seat)]))
    return Drawing(draw, "reckoning.png", title(look.table), alt)


def draft(say: Telling, look: TableView, tile: Name | None = None) -> Drawing:
    """The own village with what is placed so far, for its builder alone; where that tile fits, under letters."""
    seat = look.seat
    assert seat is not None
    choices = () if tile is None else hex_choices(look.view, say.tiles, seat, tile)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.village import draw_draft

        free = [(one.place.q, one.place.r, one.letter) for one in choices]
        return draw_draft(look.view, say.tiles, seat, _caption(say, look), free)

    def alt() -> str:
        lettered = [say.l10n("hex-line", letter=one.letter, tiles=say.all(one.beside)) for one in choices]
        return "\n".join([*([say.l10n.steps(lettered)] if lettered else ()), hand(say, look.view, seat)])

    return Drawing(draw, "village.png", title(look.table), partial(_alt, look, alt))


def screen(say: Telling, look: TableView) -> Drawing:
    """The own screen, for whoever looks alone."""
    seat = look.seat
    assert seat is not None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.player_screen import draw_screen

        return draw_screen(look.view, say.tiles, seat, _caption(say, look))

    return Drawing(draw, "screen.png", title(look.table), partial(_alt, look, lambda: hand(say, look.view, seat)))


def replay(say: Telling, look: TableView, moments: Moments) -> Drawing:
    """A game as one animated picture; in words its last one."""
    public = player_view(look.view, None)

    def draw(still_wanted: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.animated import draw_replay

        return draw_replay(steps_of(moments), say.tiles, _caption(say, look), still_wanted)

    return Drawing(draw, "replay.gif", title(look.table), partial(_board_alt, say, look, public, Size.COMPACT))


def greeting(say: Telling) -> Drawing:
    """What the game looks like; in words which tiles it shows."""
    l10n, shown = say.l10n, greeting_tiles(say.tiles)
    named = l10n("game-title")

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.lobby import draw_greeting

        return draw_greeting(named, say.tiles)

    ready = ready_in(READY, named, [say.tiles[name] for name in shown])
    alt = partial(l10n, "greeting-picture", tiles=l10n.listing(map(say.tile, shown)))
    return Drawing(draw, "greeting.png", "greeting", alt, ready=ready)


def lobby(l10n: Localizer, table: Table) -> Drawing:
    """Who sits at a table that has not begun."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.keyflower.pictures.lobby import draw_lobby

        return draw_lobby(table.capacity, [sitter.seat for sitter in table.sitters], lobby_caption(l10n, table))

    return Drawing(draw, "lobby.png", title(table), lambda: lobby_alt(l10n, table))


def _board_alt(say: Telling, look: TableView, public: State, size: Size) -> str:
    if size is Size.FULL:
        named = title(look.table)
        told = [unmarked(village_lines(say, public, Seat(seat))) for seat in range(len(public.players))]
        return "\n".join([named, *shares(told, ALT - len(named) - 1)])
    return cut(unmarked("\n".join([title(look.table), market(say, public, ALT)])), ALT)


def _alt(look: TableView, told: Callable[[], str]) -> str:
    return cut(unmarked("\n".join([title(look.table), told()])), ALT)


def _caption(say: Telling, look: TableView) -> "BoardCaption":
    from kingsforge_bot.games.keyflower.pictures.caption import KeyWords

    seasons = tuple(say.l10n("season-name", season=season.value) for season in Season)
    return caption_of(say.l10n, look.table, KeyWords(seasons, say.l10n("picture-points")))
