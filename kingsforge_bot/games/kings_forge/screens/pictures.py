"""King's Forge's pictures as values; they are drawn later, off the event loop.

What draws is imported there too, by the first picture: until then the bot does without Pillow.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.prospects import Change, Prospects
from kingsforge_bot.games.kings_forge.advice.story import Highlight, highlights, story
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries, printed_name
from kingsforge_bot.games.kings_forge.lesson import MOMENT, PLAYER
from kingsforge_bot.games.kings_forge.pictures.deeds import Moment, course_of, moment_of
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.shown import READY, shown_cards
from kingsforge_bot.games.kings_forge.rules.actions import Gather
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.workbench.craftable import offers_of
from kingsforge_bot.games.kings_forge.strategy.analysis import Account
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.games.kings_forge.words.moving_alts import bench_alt, replay_alt
from kingsforge_bot.games.kings_forge.words.text_board import alt_text, posted_alt
from kingsforge_bot.games.kings_forge.words.words import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size, ready_in, steps_of
from kingsforge_bot.ui.message import ALT
from kingsforge_bot.ui.wording import lobby_alt, names_of, portraits_of, title, winner_title

if TYPE_CHECKING:
    from kingsforge_bot.games.kings_forge.pictures.legend import Named
    from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
    from kingsforge_bot.games.kings_forge.pictures.odds_chart import Bar

_BARS_NOW = 3


def board(l10n: Localizer, look: TableView, events: Sequence[Event] = (), size: Size = Size.FULL) -> Drawing:
    """The board, full or as it is posted, with its alt text; what the events changed is marked."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_board, draw_post

        match size:
            case Size.FULL:
                return draw_board(look.view, _caption(l10n, look.table), events)
            case Size.COMPACT:
                return draw_post(look.view, _caption(l10n, look.table), events)
            case _:
                assert_never(size)

    return Drawing(draw, "board.png", title(look.table), _alt_of(l10n, look, size))


def end(l10n: Localizer, look: TableView, events: Sequence[Event]) -> Drawing:
    """Who won, large; everybody's place and items; up to three items that mattered; the race round by round."""
    course = course_of(len(look.view.players), events)
    told = highlights(story(look.view, events))

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.drawing.caption import name_of
        from kingsforge_bot.games.kings_forge.pictures.ending import Ending, draw_ending

        named = tuple((one, l10n(f"highlight-{one.why}")) for one in told)
        caption = _caption(l10n, look.table)
        names = [name_of(caption, Seat(seat)) for seat in range(len(look.view.players))]
        return draw_ending(look.view, caption, Ending(_won(l10n, look, names), course, named))

    return Drawing(draw, "board.png", title(look.table), partial(_end_alt, l10n, look, course, told))


def _won(l10n: Localizer, look: TableView, names: Sequence[str]) -> str:
    """The title: who won with how many items, or who share the win."""
    ranking = places(look.view)
    items = [len(look.view.players[seat].items) for tied in ranking for seat in tied]
    return winner_title(l10n, [names[seat] for seat in ranking[0]], items)


def _end_alt(l10n: Localizer, look: TableView, course: Sequence[Sequence[int]], told: Sequence[Highlight]) -> str:
    """The title, what mattered, then the board and the race, as far as there is room."""
    names = names_of(l10n, look.table)
    people = People(l10n, names, markdown=False)
    named = [people.named(Seat(seat)) for seat in range(len(look.view.players))]
    parts = [_won(l10n, look, named), *(_highlight_alt(l10n, people, one) for one in told)]
    rows = [
        l10n("alt-race-seat", who=people.named(seat), counts=" ".join(map(str, counts)))
        for seat, counts in enumerate(course)
    ]
    for part in (posted_alt(l10n, look.view, names, title(look.table)), l10n("alt-race", seats=l10n.steps(rows))):
        if len("\n".join([*parts, part])) < ALT:
            parts.append(part)
    return "\n".join(parts)


def _highlight_alt(l10n: Localizer, people: People, one: Highlight) -> str:
    facts: dict[str, str | int] = {
        "why": l10n(f"highlight-{one.why}"),
        "who": people.named(one.seat),
        "item": craft_card_name(l10n, one.item),
        "round": one.round,
    }
    if one.victim is None:
        return l10n("alt-highlight", **facts)
    return l10n("alt-highlight-stolen", victim=people.named(one.victim), **facts)


def moment(l10n: Localizer, look: TableView, events: Sequence[Event]) -> Drawing | None:
    """The greatest of the items made or stolen, large; None where there was none."""
    found = moment_of(look.view, events)
    if found is None:
        return None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.moment import draw_moment

        return draw_moment(found, _caption(l10n, look.table))

    alt = partial(_moment_alt, l10n, title(look.table), names_of(l10n, look.table), found)
    return Drawing(draw, "moment.png", title(look.table), alt)


def _moment(l10n: Localizer, heading: str, names: Sequence[str], found: Moment) -> Drawing:
    """The same at no table."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.moment import draw_moment
        from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords

        words = PictureWords(legend(l10n))
        return draw_moment(found, BoardCaption(heading, tuple(bare(name) for name in names), words=words))

    return Drawing(draw, "moment.png", heading, partial(_moment_alt, l10n, heading, names, found))


def _moment_alt(l10n: Localizer, heading: str, names: Sequence[str], found: Moment) -> str:
    """Who made or stole which item, with which dice, and how many items that makes."""
    people, one = People(l10n, names, markdown=False), found.forged
    facts: dict[str, str | int] = {
        "table": heading,
        "who": people.named(one.seat),
        "item": craft_card_name(l10n, one.card.item),
        "dice": dice_text(l10n, one.dice),
        "items": one.items,
        "target": one.target,
    }
    if one.victim is None:
        return l10n("alt-moment", **facts)
    return l10n("alt-moment-stolen", victim=people.named(one.victim), **facts)


def workbench(l10n: Localizer, look: TableView) -> Drawing:
    """The craft turn of the player on turn."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_turn_panel

        return draw_turn_panel(look.view, _caption(l10n, look.table), offers_of(look.view))

    def alt() -> str:
        return bench_alt(l10n, look.view, names_of(l10n, look.table), title(look.table), offers_of(look.view))

    return Drawing(draw, "workbench.png", title(look.table), alt)


def odds(l10n: Localizer, look: TableView, found: Prospects) -> Drawing | None:
    """Each item with its odds now, below it the claims told of it; None where there are none. Words say the same."""
    told, chances = found.by_item(), {one.item: one for one in found.now if one.seat is None}
    items = {item for item, _ in told}
    others = [one for one in found.now if one.chance and (one.seat is not None or one.item not in items)]
    others = others[: max(0, _BARS_NOW - len(items))]
    if not told and not others:
        return None

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.odds_chart import draw_odds

        caption = _caption(l10n, look.table)
        bars: list[Bar] = []
        for item, changes in told:
            bars.append(_now(l10n, caption, chances[item]))
            bars += [_after(l10n, one) for one in changes]
        bars += [_now(l10n, caption, one) for one in others]
        return draw_odds(bars, l10n("odds-stroke") if any(bar.before is not None for bar in bars) else "")

    return Drawing(draw, "odds.png", title(look.table))


def _now(l10n: Localizer, caption: "BoardCaption", one: Odds) -> "Bar":
    from kingsforge_bot.games.kings_forge.pictures.odds_chart import Bar

    return Bar(_item_of(caption, one), f"{likely(l10n, one.chance, least=one.least)}%", one.chance)


def _after(l10n: Localizer, one: Change) -> "Bar":
    from kingsforge_bot.games.kings_forge.pictures.odds_chart import Bar

    before, after = (likely(l10n, share, least=one.least) for share in (one.before, one.after))
    numbers = f"{after}%" if before == after else f"{before} → {after}%"
    return Bar(_claimed(one.claim), numbers, one.after, one.before, within=True)


def _item_of(caption: "BoardCaption", one: Odds) -> str:
    from kingsforge_bot.drawing.caption import name_of
    from kingsforge_bot.games.kings_forge.pictures.names import item_name

    return item_name(one.item) if one.seat is None else f"{item_name(one.item)} ({name_of(caption, one.seat)})"


def _claimed(claim: Gather) -> str:
    from kingsforge_bot.games.kings_forge.pictures.names import side_name

    return side_name(claim.side) if claim.copying is None else f"{side_name(claim.side)} = {side_name(claim.copying)}"


def luck(l10n: Localizer, look: TableView, accounts: Sequence[Account]) -> Drawing:
    """Seat by seat the rolls that brought an item as a bar, with a stroke where they were expected to end."""

    def names() -> list[str]:
        from kingsforge_bot.drawing.caption import name_of

        caption = _caption(l10n, look.table)
        return [name_of(caption, one.seat) for one in accounts]

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.odds_chart import Bar, draw_odds

        most = max([1.0, *[max(one.fruitful, one.expected) for one in accounts]])
        bars = [
            Bar(name, f"{one.fruitful} / {l10n.decimal(one.expected)}", one.fruitful / most, one.expected / most)
            for name, one in zip(names(), accounts, strict=True)
        ]
        return draw_odds(bars, l10n("analysis-stroke"))

    def alt() -> str:
        said = [
            l10n("analysis-alt-seat", who=name, fruitful=one.fruitful, expected=l10n.decimal(one.expected))
            for name, one in zip(names(), accounts, strict=True)
        ]
        return l10n("analysis-alt", table=title(look.table), seats=l10n.steps(said))

    return Drawing(draw, "luck.png", title(look.table), alt)


def greeting(l10n: Localizer) -> Drawing:
    """What the game looks like; in words which items it shows, and what one does with dice."""

    def alt() -> str:
        items = l10n.listing(printed_name(card.item) or card.item for card in shown_cards())
        return l10n("greeting-picture", items=items)

    named = l10n("game-title")

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.greeting import draw_greeting

        return draw_greeting(named)

    ready = ready_in(READY, named, [(one.item, one.rank, *map(str, one.boxes)) for one in shown_cards()])
    return Drawing(draw, "greeting.png", "greeting", alt, ready=ready)


def lobby(l10n: Localizer, table: Table) -> Drawing:
    """Who sits at a table that has not begun."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_lobby

        caption = replace(_caption(l10n, table), game=l10n("game-title"), free=l10n("picture-free-seat"))
        return draw_lobby(table.capacity, [sitter.seat for sitter in table.sitters], caption)

    return Drawing(draw, "lobby.png", title(table), lambda: lobby_alt(l10n, table))


def replay(l10n: Localizer, look: TableView, moments: Moments) -> Drawing:
    """A game as one animated picture; in words its last one."""

    def draw(still_wanted: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.animated import draw_replay

        return draw_replay(steps_of(moments), _caption(l10n, look.table), still_wanted)

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
) -> Drawing:
    """The board of a position that belongs to no table, below that heading; or the boxes of those names alone.

    The one part MOMENT is no box: the greatest item of these events, large.
    """
    found = moment_of(view, events) if MOMENT in shows else None
    if found is not None:
        return _moment(l10n, heading, names, found)
    alt = partial(alt_text if shows else posted_alt, l10n, view, names, heading)

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_layout, draw_post
        from kingsforge_bot.games.kings_forge.pictures.cropping import cropped
        from kingsforge_bot.games.kings_forge.pictures.explaining import explained
        from kingsforge_bot.games.kings_forge.pictures.layout import layout
        from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords

        signs = legend(l10n)
        caption = BoardCaption(heading, tuple(bare(name) for name in names), words=PictureWords(signs))
        if not shows:
            return draw_post(view, caption, events)
        # A step is about the learner's own dice, also while the bot is to play.
        own = replace(view, turn=PLAYER)
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


def _caption(l10n: Localizer, table: Table) -> "BoardCaption":
    from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords

    names = tuple(map(bare, names_of(l10n, table, signed=False)))
    words = PictureWords(legend(l10n), task_words(l10n))
    return BoardCaption(title(table), names, heads=portraits_of(table), words=words)


def task_words(l10n: Localizer) -> tuple[str, ...]:
    """What stands beside the name of whoever is awaited."""
    from kingsforge_bot.games.kings_forge.pictures.contents import Task

    return tuple(l10n(f"task-{task.name.lower()}") for task in Task)


def legend(l10n: Localizer) -> "tuple[Named, ...]":
    """What signs mean, in the table's language."""
    from kingsforge_bot.games.kings_forge.pictures.legend import Mark, Named

    return tuple(Named(mark, l10n(f"sign-{mark.value}")) for mark in Mark)
