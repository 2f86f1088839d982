"""Dwarven Smithy's pictures as values; they are drawn later, off the event loop.

What draws is imported there too, by the first picture: until then the bot does without Pillow.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.advice.deeds import deed_of
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import leader
from kingsforge_bot.games.dwarven_smithy.advice.story import course_of, story
from kingsforge_bot.games.dwarven_smithy.pictures.called import called
from kingsforge_bot.games.dwarven_smithy.pictures.news import News, news_of
from kingsforge_bot.games.dwarven_smithy.pictures.shown import READY, greeting_cards
from kingsforge_bot.games.dwarven_smithy.pictures.standing import is_done
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Subtype
from kingsforge_bot.games.dwarven_smithy.rules.events import Event, KingsItemCompleted, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.words.alts import (
    ByPlace,
    Flags,
    Gone,
    LeftFrom,
    board_alt,
    end_alt,
    moment_alt,
    posted_alt,
    replay_alt,
    turn_panel_alt,
)
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.story import story_lines
from kingsforge_bot.i18n.localizer import ENGLISH, Localizer
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size, ready_in, steps_of
from kingsforge_bot.ui.wording.captions import caption_of, lobby_alt, lobby_caption
from kingsforge_bot.ui.wording.titles import title

if TYPE_CHECKING:
    from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, PictureWords


def board(say: Telling, look: TableView, events: Sequence[Event], size: Size) -> Drawing:
    """The board with its alt text: as it is posted what everybody may know, whole what whoever looks may see."""
    table = look.table
    public, known = player_view(look.view, say.cards, None), tuple(event_view(event, None) for event in events)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.board import draw_board
        from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post

        caption = _caption(say, look)
        match size:
            case Size.FULL:
                return draw_board(look.view, in_own_words(say), caption, look.seat)
            case Size.COMPACT:
                return draw_post(public, in_own_words(say), caption, known)
            case _:
                assert_never(size)

    def alt() -> str:
        if size is Size.FULL:
            return board_alt(say, player_view(look.view, say.cards, look.seat), title(table))
        came, left = _by_place(public, news_of(_last_round(known, len(public.players))))
        return posted_alt(say, public, title(table), came, left, _flags(say, public))

    return Drawing(draw, "board.png", title(table), alt)


def end(say: Telling, look: TableView, events: Sequence[Event]) -> Drawing:
    """The places with the race round by round, of all that happened."""
    course = course_of(say.cards, len(look.view.players), [event_view(event, None) for event in events])

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_end

        return draw_end(look.view, in_own_words(say), _caption(say, look), course)

    alt = partial(end_alt, say, look.view, title(look.table), course)
    return Drawing(draw, "board.png", title(look.table), alt)


def moment(say: Telling, look: TableView, events: Sequence[Event]) -> Drawing | None:
    """A King's Item or a card won at an auction, large; None where there was neither."""
    table = look.table
    public, known = player_view(look.view, say.cards, None), [event_view(event, None) for event in events]
    deed = deed_of(public, known)
    if deed is None:
        return None
    if isinstance(deed, KingsItemCompleted) and public.phase is Phase.OVER and public.players[deed.seat].kings:
        # Once all lie open (7.4), the last one that the seat completed has a name.
        deed = replace(deed, stack=public.players[deed.seat].kings[-1])

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.moment import draw_moment

        return draw_moment(public, in_own_words(say), _caption(say, look), deed)

    return Drawing(draw, "moment.png", title(table), partial(moment_alt, say, public, title(table), deed))


def turn_panel(say: Telling, look: TableView, instead: Callable[[], str] | None = None) -> Drawing:
    """The hand and the own side of whoever looks, for them alone."""
    seat = look.seat
    assert seat is not None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel

        return draw_turn_panel(look.view, in_own_words(say), seat, _caption(say, look))

    alt = partial(turn_panel_alt, say, look.view, seat, title(look.table))
    return Drawing(draw, "hand.png", title(look.table), alt, instead)


def replay(say: Telling, look: TableView, moments: Moments) -> Drawing:
    """A game as one animated picture; in words how many there are, how the game went, and the last one."""
    public = player_view(look.view, say.cards, None)

    def draw(still_wanted: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.animated import draw_replay

        return draw_replay(steps_of(moments), in_own_words(say), _caption(say, look), still_wanted)

    def alt() -> str:
        return replay_alt(say, public, title(look.table), len(moments), _tale(say, look, moments))

    return Drawing(draw, "replay.gif", title(look.table), alt)


def _tale(say: Telling, look: TableView, moments: Moments) -> Sequence[str]:
    """What mattered from the first picture to the last, once it can be told."""
    events = [event for _, led in moments for one in led for event in one.events]
    return [*story_lines(say, story(say.cards, look.view.scores, events))] if look.view.scores else ()


def greeting(say: Telling) -> Drawing:
    """What the game looks like; in words which cards it shows."""
    l10n, cards = say.l10n, say.cards

    def alt() -> str:
        return l10n("greeting-picture", cards=l10n.listing(cards.guild[card].name for card in greeting_cards(cards)))

    named, shown = l10n("game-title"), [cards.guild[card] for card in greeting_cards(cards)]
    ready = ready_in(READY, named, shown, cards.resources)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_greeting

        return draw_greeting(named, cards)

    return Drawing(draw, "greeting.png", "greeting", alt, ready=ready)


def lobby(l10n: Localizer, table: Table) -> Drawing:
    """Who sits at a table that has not begun."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_lobby

        return draw_lobby(table.capacity, [sitter.seat for sitter in table.sitters], lobby_caption(l10n, table))

    return Drawing(draw, "lobby.png", title(table), lambda: lobby_alt(l10n, table))


def _last_round(events: Sequence[Event], seats: int) -> Sequence[Event]:
    """What happened since everybody's last turn: a board that stays, as alone with bots, is given the whole game."""
    ends = [place for place, one in enumerate(events, 1) if isinstance(one, TurnEnded)]
    return events[ends[-seats - 1] :] if len(ends) > seats else events


def _flags(say: Telling, view: State) -> Flags:
    done = tuple(Seat(seat) for seat in range(len(view.players)) if is_done(view, Seat(seat)))
    return Flags(leader(view, say.cards), view.ended_by, done)


def _by_place(view: State, news: News) -> tuple[ByPlace, LeftFrom]:
    """What came and still lies there, and what left."""
    came: list[tuple[Seat | None, tuple[Name, ...]]] = [(None, view.row[: news.on_top(len(view.row))])]
    left: list[tuple[Seat | None, tuple[Gone, ...]]] = [(None, _gone(news, None))]
    for number, player in enumerate(view.players):
        seat = Seat(number)
        new = Counter(card for whose, _, card in news.came if whose == seat)
        came.append((seat, tuple((new & Counter(_lying(player))).elements())))
        left.append((seat, _gone(news, seat)))
    return tuple(one for one in came if one[1]), tuple(one for one in left if one[1])


def _gone(news: News, seat: Seat | None) -> tuple[Gone, ...]:
    return tuple((one.card, one.coins, one.to) for one in news.left(seat))


def _lying(player: Player) -> tuple[Name, ...]:
    stacks = tuple(one.card for one in (*player.stacks, *player.kings))
    return *player.market, *player.workshop, *player.apprentices, *player.tools, *stacks


def _caption(say: Telling, look: TableView) -> "BoardCaption":
    return caption_of(say.l10n, look.table, picture_words(say.l10n))


def in_own_words(say: Telling) -> CardSet:
    """The cards by their names in that language, for pictures; in English as they are."""
    if say.l10n.language == ENGLISH:
        return say.cards
    resources = [Name(kind.value) for kind in say.cards.resources]
    cards = (*say.cards.guild, *resources, *map(entering, resources))
    return called(say.cards, {card: say.card(card) for card in cards})


def picture_words(l10n: Localizer) -> "PictureWords":
    """What stands below the sums of the podium, what its prizes are for, and what signs mean."""
    from kingsforge_bot.games.dwarven_smithy.pictures.caption import PictureWords
    from kingsforge_bot.games.dwarven_smithy.pictures.legend import MARKS, SIGNS

    best = tuple(l10n(f"prize-{subtype.value}") for subtype in Subtype)
    return PictureWords(
        l10n("sum-coins"),
        l10n("sum-market"),
        l10n("sum-kings"),
        l10n("sum-ends"),
        l10n("sum-prizes"),
        best,
        tuple(l10n(f"sign-{name}") for name in SIGNS),
        tuple(l10n(f"mark-{name}") for name in MARKS),
        l10n("kings-item-covered"),
    )
