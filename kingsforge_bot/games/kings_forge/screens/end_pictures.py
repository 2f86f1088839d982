"""Pictures of what is over, as values: who won, an item just made or stolen, the luck of each seat; with alt texts.

They are drawn later, as those of `pictures`.
"""

from collections.abc import Sequence
from functools import partial

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.story import Highlight, highlights, story
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import Moment, course_of, moment_of
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.screens.captions import caption_of, legend
from kingsforge_bot.games.kings_forge.strategy.analysis import Account
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.games.kings_forge.words.text_board import posted_alt
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.message import ALT
from kingsforge_bot.ui.wording.endings import winner_title
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title


def end(l10n: Localizer, look: TableView, events: Sequence[Event]) -> Drawing:
    """Who won, large; everybody's place and items; up to three items that mattered; the race round by round."""
    course = course_of(len(look.view.players), events)
    told = highlights(story(look.view, events))

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.drawing.caption import name_of
        from kingsforge_bot.games.kings_forge.pictures.scenes.ending import Ending, draw_ending

        named = tuple((one, l10n(f"highlight-{one.why}")) for one in told)
        caption = caption_of(l10n, look.table)
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
        from kingsforge_bot.games.kings_forge.pictures.scenes.moment import draw_moment

        return draw_moment(found, caption_of(l10n, look.table))

    alt = partial(_moment_alt, l10n, title(look.table), names_of(l10n, look.table), found)
    return Drawing(draw, "moment.png", title(look.table), alt)


def moment_at_no_table(
    l10n: Localizer, heading: str, names: Sequence[str], heads: Sequence[Portrait], found: Moment
) -> Drawing:
    """The same at no table."""

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
        from kingsforge_bot.games.kings_forge.pictures.scenes.moment import draw_moment

        words = PictureWords(legend(l10n))
        named = tuple(bare(name) for name in names)
        return draw_moment(found, BoardCaption(heading, named, heads=tuple(heads), words=words))

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


def luck(l10n: Localizer, look: TableView, accounts: Sequence[Account]) -> Drawing:
    """Seat by seat the rolls that brought an item as a bar, with a stroke where they were expected to end."""

    def names() -> list[str]:
        from kingsforge_bot.drawing.caption import name_of

        caption = caption_of(l10n, look.table)
        return [name_of(caption, one.seat) for one in accounts]

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import Bar, draw_odds

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
