"""The card of a league, which becomes its standings, and the podium."""

from collections.abc import Callable
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.everybody import unmet
from kingsforge_bot.league.league import Form, Stage
from kingsforge_bot.league.standings import Standing, standings
from kingsforge_bot.service.league.current import Current, LeagueView
from kingsforge_bot.service.league.league_file import league_file
from kingsforge_bot.service.league.records import HeldTable
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.league.asks import ask_line
from kingsforge_bot.ui.league.ladder_words import challenge_lines, ladder_weeks, rung_lines
from kingsforge_bot.ui.league.league_words import (
    group_letter,
    in_one,
    name_of,
    names_of,
    points_words,
    press,
    way_to,
    within,
)
from kingsforge_bot.ui.league.pictures import PODIUM, podium_drawing, standings_drawing
from kingsforge_bot.ui.message import TEXT, Attachment, Button, ButtonStyle, Message
from kingsforge_bot.ui.time.clock_words import pace_line
from kingsforge_bot.ui.wording.titles import game_name

_TABLES: Final = 800
"""Characters for the tables of a round; the standings get what is left."""
_BESIDE: Final = 480
"""Characters for the standings beside the picture of them: all of it is to fit a phone's screen."""
_SHARED: Final = 300
"""Characters for many tables in one line."""
_LINES: Final = 4
"""Tables that have a line each, with a way there; more of them share one."""


def league_card(l10n: Localizer, look: LeagueView) -> Message:
    """Whom it waits for; the standings, and what is played; in the end who came in where."""
    now, kept = look.current, look.current.kept
    head = [_title(l10n, now)]
    # One card for all: once it runs it does not press those to join who are in it.
    style = ButtonStyle.SUCCESS if kept.stage is Stage.OPEN else ButtonStyle.SECONDARY
    join = Button(l10n("button-join"), press(kept, "join"), style)
    leave = Button(l10n("button-leave"), press(kept, "leave"))
    why = Button(l10n("button-league-why"), press(kept, "why"))
    match kept.stage:
        case Stage.OPEN:
            lines, tail = [*head, *_terms(l10n, now)], _sealed(l10n, look)
            start = Button(l10n("button-start"), press(kept, "start"), ButtonStyle.PRIMARY)
            signed_up = _signed_up(l10n, now, "\n".join([*lines, *tail]))
            return Message("\n".join([*lines, *signed_up, *tail]), ((join, leave, start),))
        case Stage.RUNNING:
            playing = [*_tables(l10n, look), *within(l10n, _asks(l10n, now), _TABLES)]
            playing += _sealed(l10n, look)
            head += [_round(l10n, now), *_deadline(l10n, look)]
            buttons: tuple[Button, ...] = (join, leave, why) if now.league.takes_more else (leave, why)
            if now.league.ladder is not None and not now.league.ladder.closed:
                buttons = (
                    Button(l10n("button-league-challenges"), press(kept, "challenge"), ButtonStyle.PRIMARY),
                    *buttons,
                )
            drawing = standings_drawing(l10n, now)
            text = _with_places(l10n, now, head, playing, short=drawing is not None)
            return Message(text, (buttons,), drawing=drawing)
        case Stage.ENDED:
            tail = _sealed(l10n, look)
            if not now.league.has_begun:
                return Message("\n".join([*head, l10n("league-never-begun"), *tail]))
            head.append(l10n("league-over" if now.league.is_played else "league-ended-early"))
            drawing = standings_drawing(l10n, now)
            text = _with_places(l10n, now, head, tail, short=drawing is not None)
            return Message(text, ((why,),), drawing=drawing)
        case _:
            assert_never(kept.stage)


def podium(l10n: Localizer, look: LeagueView, chosen: Callable[[UserId], Portrait | None]) -> Message:
    """The first of each group, once it is over, and all of it for whoever reckons it anew.

    They are drawn as the heads that they have `chosen`.
    """
    now = look.current
    game = game_name(l10n, now.kept.game)
    lines = [l10n("league-podium", league=plain(now.kept.name), game=game)]
    several = len(now.league.groups) > 1
    if (ladder := now.league.ladder) is not None and ladder.order:
        lines.append(l10n("league-champion", who=name_of(now, ladder.order[0])))
        lines += rung_lines(l10n, now, ladder)[:PODIUM]
    for part, group in enumerate(now.league.groups):
        places = standings(group)
        who = name_of(now, places[0].entrant)
        if several:
            lines.append(l10n("league-champion-of", who=who, group=group_letter(part)))
        else:
            lines.append(l10n("league-champion", who=who))
        lines += [_place(l10n, now, one) for one in places[:PODIUM]]
    why = Button(l10n("button-league-why"), press(now.kept, "podium"))
    picture = podium_drawing(l10n, now, chosen)
    return Message("\n".join(within(l10n, lines, TEXT)), ((why,),), drawing=picture, attached=attached_file(look))


def attached_file(look: LeagueView) -> Attachment:
    """The league's file: all of it that everybody may know."""
    return Attachment(f"league-{look.current.id}.json", league_file(look))


def _sealed(l10n: Localizer, look: LeagueView) -> list[str]:
    """The newest promise stays where it was made, and once it may be told, beside what keeps it."""
    seal = look.seals[-1]
    secret = [l10n("league-secret", secret=seal.secret)] if seal.secret else []
    return [l10n("league-sealed", hash=seal.commitment), *secret]


def _title(l10n: Localizer, now: Current) -> str:
    return l10n("league-title", league=plain(now.kept.name), game=game_name(l10n, now.kept.game))


def _terms(l10n: Localizer, now: Current) -> list[str]:
    kept, options = now.kept, now.kept.options
    own = l10n.of(kept.game)
    match options.form:
        case Form.SWISS:
            form = l10n("league-form-swiss", rounds=options.rounds or 0)
        case Form.EVERYBODY:
            form = l10n("league-form-everybody")
        case Form.LADDER:
            form = l10n("league-form-ladder", weeks=options.weeks)
        case _:
            assert_never(options.form)
    terms = "league-terms-ladder" if options.form is Form.LADDER else "league-terms"
    return [
        form,
        l10n(terms, seats=options.seats, days=kept.round_days),
        *[own(f"lobby-option-{option}", value=value) for option, value in kept.game_options.items()],
        # Without a clock the days of a table are all the time there is, and that has been said.
        *([pace_line(l10n, kept.pace)] if PACES.get(kept.pace) is not None else []),
        l10n("league-needs", least=options.least, form=options.form.value),
    ]


def _signed_up(l10n: Localizer, now: Current, above: str) -> list[str]:
    present = now.league.present()
    if not present:
        return [l10n("league-nobody")]
    names = [name_of(now, one) for one in present]
    while len(above) + len(line := l10n("league-signed-up", count=len(present), who=l10n.listing(names))) > TEXT - 9:
        # The first to sign up are shown: names may be long, and there may be many.
        names = [*names[: (len(names) - 1) // 2], "…"]
    return [line]


def _round(l10n: Localizer, now: Current) -> str:
    if now.league.ladder is not None:
        return ladder_weeks(l10n, now, now.league.ladder)
    number = max([1, *(len(group.rounds) for group in now.league.groups)])
    if now.kept.options.form is Form.SWISS:
        return l10n("league-round", round=number, rounds=now.league.rounds)
    left = sum(len(unmet(group.rounds, now.league.present(part))) for part, group in enumerate(now.league.groups))
    return l10n("league-round-open", round=str(number), left=left)


def _deadline(l10n: Localizer, look: LeagueView) -> list[str]:
    """When bots go on with the first of the tables that are not over by then: groups go on each at its own pace.

    What a ladder's tables have stands in the terms.
    """
    now = look.current
    if now.league.ladder is not None:
        return []
    ends = [
        one.ends
        for one in look.tables
        if one.ends is not None and (drawn := now.league.groups[one.group].rounds[one.round : one.round + 1])
        if drawn[0].tables[one.place].places is None
    ]
    return [l10n("league-round-ends", ends=f"<t:{min(ends)}:R>")] if ends else []


def _tables(l10n: Localizer, look: LeagueView) -> list[str]:
    """Few line by line; many in one, without ways there: they are called."""
    lines = _playing(l10n, look)
    if len(lines) <= _LINES:
        return within(l10n, lines, _TABLES)
    away = replace(look, tables=tuple(replace(one, thread=None, card=None) for one in look.tables))
    return [in_one(l10n, "", _playing(l10n, away), _SHARED)]


def _playing(l10n: Localizer, look: LeagueView) -> list[str]:
    """The tables that run, and who has a bye."""
    lines, now = list[str](), look.current
    if now.league.ladder is not None:
        return challenge_lines(l10n, look, now.league.ladder)
    for part, group in enumerate(now.league.groups):
        if part in now.league.to_draw:
            lines.append(l10n("league-drawing"))
        elif group.rounds and not group.rounds[-1].is_over:
            last = group.rounds[-1]
            held = {one.place: one for one in look.tables if (one.group, one.round) == (part, len(group.rounds) - 1)}
            lines += [
                _table(l10n, now, held[place], names_of(l10n, now, table.seats))
                for place, table in enumerate(last.tables)
                if table.places is None and place in held
            ]
            if last.byes:
                lines.append(l10n("league-bye", who=names_of(l10n, now, last.byes)))
    return list(dict.fromkeys(lines))


def _asks(l10n: Localizer, now: Current) -> list[str]:
    return [ask_line(l10n, now, one) for one in now.league.asks]


def _table(l10n: Localizer, now: Current, held: HeldTable, who: str) -> str:
    return l10n("league-table", table=str(held.table), who=who) + way_to(l10n, now.kept, held)


def _with_places(l10n: Localizer, now: Current, head: list[str], tail: list[str], *, short: bool) -> str:
    """The standings between the two; `short` beside their picture, which says the same."""
    room = TEXT - sum(map(len, [*head, *tail])) - len(head) - len(tail)
    places = _places(l10n, now)
    if short:
        room = min(room, _BESIDE) // len(places)
        return "\n".join([*head, *(in_one(l10n, title, lines, room) for title, lines in places), *tail])
    listed = [line for title, lines in places for line in ([title, *lines] if title else lines)]
    return "\n".join([*head, *within(l10n, listed, room), *tail])


def _places(l10n: Localizer, now: Current) -> list[tuple[str, list[str]]]:
    """Of each group its title, where there are several, and who stands where."""
    if now.league.ladder is not None:
        return [("", rung_lines(l10n, now, now.league.ladder))]
    several = len(now.league.groups) > 1
    return [
        (
            l10n("league-group", group=group_letter(part)) if several else "",
            [_place(l10n, now, one) for one in standings(group)],
        )
        for part, group in enumerate(now.league.groups)
    ]


def _place(l10n: Localizer, now: Current, one: Standing) -> str:
    return l10n("league-place", place=str(one.place), who=name_of(now, one.entrant), points=points_words(one.points))
