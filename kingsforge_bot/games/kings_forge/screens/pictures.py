"""King's Forge's pictures as values; they are drawn later, off the event loop.

What draws is imported there too, by the first picture: until then the bot does without Pillow.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.prospects import Change, Prospects
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries, printed_name
from kingsforge_bot.games.kings_forge.lesson import MOMENT, PLAYER
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import moment_of
from kingsforge_bot.games.kings_forge.pictures.scenes.greeting_items import READY, greeting_items
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.captions import caption_of, legend
from kingsforge_bot.games.kings_forge.screens.end_pictures import moment_at_no_table
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.games.kings_forge.words.moving_alts import replay_alt, turn_panel_alt
from kingsforge_bot.games.kings_forge.words.names import space_name
from kingsforge_bot.games.kings_forge.words.text_board import alt_text, posted_alt, shown_alt
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, capitalised, shortened, unmarked
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size, ready_in, steps_of
from kingsforge_bot.ui.message import ALT
from kingsforge_bot.ui.wording.captions import lobby_alt, lobby_caption
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title

if TYPE_CHECKING:
    from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
    from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import Bar

_BARS_NOW = 3
_MOST_BARS = 14
"""With the odds as things stand: a phone shows as many; what a claim changes most is drawn in any case."""


def board(l10n: Localizer, look: TableView, events: Sequence[Event] = (), size: Size = Size.FULL) -> Drawing:
    """The board, full or as it is posted, with its alt text; what the events changed is marked."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_board, draw_post

        match size:
            case Size.FULL:
                return draw_board(look.view, caption_of(l10n, look.table), events)
            case Size.COMPACT:
                return draw_post(look.view, caption_of(l10n, look.table), events)
            case _:
                assert_never(size)

    return Drawing(draw, "board.png", title(look.table), _alt_of(l10n, look, size))


def workbench(l10n: Localizer, look: TableView) -> Drawing:
    """The craft turn of the player on turn."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_turn_panel

        return draw_turn_panel(look.view, caption_of(l10n, look.table), offers_of(look.view))

    def alt() -> str:
        return turn_panel_alt(l10n, look.view, names_of(l10n, look.table), title(look.table), offers_of(look.view))

    return Drawing(draw, "workbench.png", title(look.table), alt)


def odds(l10n: Localizer, look: TableView, found: Prospects, words: Callable[[], str]) -> Drawing | None:
    """Each item with its odds now, below it the claims told of it; None where there are none. `words` say the same."""
    told, chances = found.by_item(), {one.item: one for one in found.now if one.seat is None}
    items = {item for item, _ in told}
    rises = sorted([one for one in found.claims if not one.most], key=lambda one: -one.gain)
    left_out = rises[max(0, _MOST_BARS - len(items) - len(found.claims) + len(rises)) :]
    others = [one for one in found.now if one.chance and (one.seat is not None or one.item not in items)]
    others = others[: max(0, _BARS_NOW - len(items))]
    if not told and not others:
        return None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import draw_odds

        caption = caption_of(l10n, look.table)
        bars: list[Bar] = []
        for item, changes in told:
            bars.append(_now(l10n, caption, chances[item]))
            bars += [_after(l10n, one) for one in changes if one not in left_out]
        bars += [_now(l10n, caption, one) for one in others]
        return draw_odds(bars, l10n("odds-stroke") if any(bar.before is not None for bar in bars) else "")

    return Drawing(draw, "odds.png", title(look.table), lambda: shortened(unmarked(words()), ALT), words)


def _now(l10n: Localizer, caption: "BoardCaption", one: Odds) -> "Bar":
    from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import Bar

    return Bar(_item_of(caption, one), f"{likely(l10n, one.chance, least=one.least)}%", one.chance)


def _after(l10n: Localizer, one: Change) -> "Bar":
    from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import Bar

    before, after = (likely(l10n, share, least=one.least) for share in (one.before, one.after))
    numbers = f"{after}%" if before == after else f"{before} → {after}%"
    return Bar(_done(l10n, one.action), numbers, one.after, one.before, within=True)


def _item_of(caption: "BoardCaption", one: Odds) -> str:
    from kingsforge_bot.drawing.caption import name_of
    from kingsforge_bot.games.kings_forge.pictures.names import item_name

    return item_name(one.item) if one.seat is None else f"{item_name(one.item)} ({name_of(caption, one.seat)})"


def _done(l10n: Localizer, action: Gather | Dock | Pass) -> str:
    """A card by its printed name, a dock and a pass in the reader's words: they are printed nowhere."""
    from kingsforge_bot.games.kings_forge.pictures.names import side_name

    match action:
        case Gather(side=side, copying=copying):
            return side_name(side) if copying is None else f"{side_name(side)} = {side_name(copying)}"
        case Dock(space=space):
            return capitalised(space_name(l10n, space))
        case Pass(taking=taking):
            return l10n("best-pass" if taking is None else f"short-pass-{taking.value}")


def greeting(l10n: Localizer) -> Drawing:
    """What the game looks like; in words which items it shows, and what one does with dice."""

    def alt() -> str:
        items = l10n.listing(printed_name(card.item) or card.item for card in greeting_items())
        return l10n("greeting-picture", items=items)

    named = l10n("game-title")

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.scenes.greeting import draw_greeting

        return draw_greeting(named)

    ready = ready_in(READY, named, [(one.item, one.rank, *map(str, one.boxes)) for one in greeting_items()])
    return Drawing(draw, "greeting.png", "greeting", alt, ready=ready)


def lobby(l10n: Localizer, table: Table) -> Drawing:
    """Who sits at a table that has not begun."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_lobby

        return draw_lobby(table.capacity, [sitter.seat for sitter in table.sitters], lobby_caption(l10n, table))

    return Drawing(draw, "lobby.png", title(table), lambda: lobby_alt(l10n, table))


def replay(l10n: Localizer, look: TableView, moments: Moments) -> Drawing:
    """A game as one animated picture; in words its last one."""

    def draw(still_wanted: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.scenes.animated import draw_replay

        return draw_replay(steps_of(moments), caption_of(l10n, look.table), still_wanted)

    alt = partial(replay_alt, l10n, look.view, names_of(l10n, look.table), title(look.table))
    return Drawing(draw, "replay.gif", title(look.table), alt)


def card(entry: Entry) -> Drawing | None:
    """The card that an entry of the rulebook is about; of most entries there is none."""
    found = _card_of(entry.id)
    if found is None:
        return None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_card

        return draw_card(found)

    return Drawing(draw, "card.png", entry.id)


def position(
    l10n: Localizer,
    view: State,
    heading: str,
    names: Sequence[str],
    events: Sequence[Event],
    shows: Sequence[str] = (),
    heads: Sequence[Portrait] = (),
) -> Drawing:
    """The board of a position that belongs to no table, below that heading; or the boxes of those names alone.

    The one part MOMENT is no box: the greatest item of these events, large.
    """
    found = moment_of(view, events) if MOMENT in shows else None
    if found is not None:
        return moment_at_no_table(l10n, heading, names, heads, found)
    # A step is about the learner's own dice, also while the bot is to play.
    own = replace(view, turn=PLAYER)
    alt = partial(posted_alt, l10n, view, names, heading)
    if shows:
        alt = partial(shown_alt, l10n, own, names, heading, shows)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_layout, draw_post
        from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
        from kingsforge_bot.games.kings_forge.pictures.posts.explaining import explained
        from kingsforge_bot.games.kings_forge.pictures.scenes.cropping import cropped
        from kingsforge_bot.games.kings_forge.pictures.table.layout import layout

        signs = legend(l10n)
        named = tuple(bare(name) for name in names)
        caption = BoardCaption(heading, named, heads=tuple(heads), words=PictureWords(signs))
        if not shows:
            return draw_post(view, caption, events)
        return draw_layout(explained(cropped(layout(own, news_of(events)), shows), signs), caption)

    return Drawing(draw, "board.png", heading, alt)


def _card_of(entry: str) -> Card | CraftCard | None:
    """`card-mill-bottom`, `item-crown`."""
    kind, _, name = entry.partition("-")
    if kind == "item":
        return next((one.card for one in craft_card_entries() if one.card.item == name), None)
    return next((card for card in Card if name in (f"{card}-top", f"{card}-bottom")), None)


def _alt_of(l10n: Localizer, look: TableView, size: Size) -> partial[str]:
    said = posted_alt if size is Size.COMPACT else alt_text
    return partial(said, l10n, look.view, names_of(l10n, look.table), title(look.table))
