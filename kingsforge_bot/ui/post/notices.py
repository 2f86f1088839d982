"""A table's notices as messages."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.post.notices import (
    Gathered,
    PlansDropped,
    Reminder,
    RemindersEnd,
    RoundEnding,
    RunningOut,
    SeatCall,
    StillPlaying,
    TableEventNotice,
    VoteAsked,
    VoteEnded,
)
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.time.pending_turns import Turn
from kingsforge_bot.ui.custom_id import PLAYING, ComponentId
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Button, ButtonStyle, Link, Message, Row
from kingsforge_bot.ui.post.table_event_lines import table_event_line
from kingsforge_bot.ui.table.searching import gathered_message
from kingsforge_bot.ui.table.seat_words import ASK, call_message, seat_lost_line, seat_rows
from kingsforge_bot.ui.table.votes import asked_message, ended_message
from kingsforge_bot.ui.time.clock_words import board_clock_lines, running_out_line
from kingsforge_bot.ui.time.snoozing import later_buttons, play_button
from kingsforge_bot.ui.turn.plan_words import PLAN
from kingsforge_bot.ui.turn.turn_lines import address, news
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import awaited_users, to_play, users_at, who
from kingsforge_bot.ui.wording.titles import bold_title, title_of


def notice_message(l10n: Localizer, screens: Screens, post: NoticePost) -> Message:
    """The line with its buttons, and whom it alerts: nobody who wants no alerts."""
    message = _message(l10n, screens, post)
    return replace(message, alerts=tuple(user for user in message.alerts if user not in post.unwilling))


def _message(l10n: Localizer, screens: Screens, post: NoticePost) -> Message:
    look, table, notice = post.look, post.look.table, post.notice
    match notice:
        case StillPlaying(days=days, ends=ends):
            awaited = to_play(l10n, look, mention=True)
            text = l10n("notice-still-playing", table=bold_title(table), days=days, who=awaited, ends=f"<t:{ends}:D>")
            play = Button(l10n("button-play-now"), ComponentId(table.id, table.seq, PLAYING), ButtonStyle.PRIMARY)
            end = Button(l10n("button-end-table"), ComponentId(table.id, table.seq, ASK))
            return Message(text, ((play, end),), alerts=awaited_users(look))
        case Reminder():
            return _reminder(l10n, screens, post, notice)
        case RemindersEnd(seat=seat, since=since):
            names = {"table": bold_title(table), "who": who(l10n, table, (seat,)), "since": f"<t:{since}:R>"}
            return Message(l10n("notice-reminders-end", **names))
        case PlansDropped(seats=seats):
            calls = _called(post, seats, notice.named)
            owners, called = who(l10n, table, seats, mention=True, called=calls), users_at(table, calls)
            text = l10n("notice-plans-dropped", table=bold_title(table), who=owners)
            return Message(
                text, ((Button(l10n("button-plan"), ComponentId(table.id, table.seq, PLAN)),),), alerts=called
            )
        case VoteAsked():
            return asked_message(l10n, screens, post, notice)
        case VoteEnded():
            return ended_message(l10n, post, notice)
        case RunningOut():
            button = Button(l10n("button-my-turn"), ComponentId(table.id, table.seq, PLAYING))
            return Message(
                running_out_line(l10n, post, notice), ((button,),), alerts=users_at(table, (notice.seat,), post.called)
            )
        case TableEventNotice():
            return _told(l10n, post, notice)
        case SeatCall():
            return call_message(l10n, post, notice)
        case Gathered():
            return gathered_message(l10n, post, notice)
        case RoundEnding():
            return _round_ending(l10n, post, notice)
        case _:
            assert_never(notice)


def _round_ending(l10n: Localizer, post: NoticePost, notice: RoundEnding) -> Message:
    """It calls those who are awaited still."""
    table, awaited = post.look.table, frozenset(notice.seats) & post.look.awaited
    called = _called(post, awaited, ())
    people = who(l10n, table, awaited, mention=True, called=called)
    text = l10n("notice-round-ending", table=bold_title(table), who=people, ends=f"<t:{notice.ends}:R>")
    button = Button(l10n("button-my-turn"), ComponentId(table.id, table.seq, PLAYING))
    return Message(text, ((button,),), alerts=users_at(table, called))


def _told(l10n: Localizer, post: NoticePost, notice: TableEventNotice) -> Message:
    """A fact; whoever is awaited from it on is called where no board calls them, unless they brought it about."""
    table, fact, seat = post.look.table, notice.fact, notice.seat
    text = l10n(
        "about-table",
        table=bold_title(table),
        text=table_event_line(l10n, fact, notice.seq, seat, names_of(l10n, table)),
    )
    awaited = post.look.awaited - {seat}
    # Once something followed, a board has called whoever is awaited now.
    if not notice.calls or not awaited or table.seq != notice.seq:
        lost = () if post.lost is None else (post.lost,)
        lines = [text, *(l10n("notice-seat-lost", who=f"<@{user}>", text=seat_lost_line(l10n, fact)) for user in lost)]
        return Message("\n".join(lines), seat_rows(l10n, table, fact, seat), alerts=lost)
    called = _called(post, awaited, notice.named)
    waits = l10n("notice-resumed-to-play", who=who(l10n, table, awaited, mention=True, called=called))
    button = Button(l10n("button-my-turn"), ComponentId(table.id, table.seq, PLAYING))
    return Message(f"{text}\n{waits}", ((button,),), alerts=users_at(table, called))


def _called(post: NoticePost, seats: Iterable[Seat], named: Iterable[Seat]) -> frozenset[Seat]:
    """Of those seats whose people are alerted in the channel, the ones that are not only named."""
    here = frozenset(seats) if post.called is None else post.called & frozenset(seats)
    return here - frozenset(named)


def _reminder(l10n: Localizer, screens: Screens, post: NoticePost, notice: Reminder) -> Message:
    """It calls one person, whom it tells what happened since their last turn, or which tables wait."""
    turns, user, links = notice.turns, f"<@{notice.user}>", tuple[Link, ...]()
    if len(turns) + notice.more == 1:
        [turn] = turns
        since = f"<t:{turn.since}:R>"
        lines = [l10n("notice-your-turn", table=bold_title(post.look.table), who=user, since=since)]
        lines += board_clock_lines(l10n, post.look.table, post.clocks)
        lines += news(l10n, screens, post.look, post.entries, post.earlier)
        rows: list[Row] = [(play_button(l10n, turn), *later_buttons(l10n, turns))]
    else:
        lines = [l10n("notice-your-turns", who=user, count=len(turns) + notice.more)]
        lines += waiting_lines(l10n, turns, notice.more)
        rows = [tuple(play_button(l10n, turn, named=True) for turn in turns), tuple(later_buttons(l10n, turns))]
        links = board_links(l10n, post, turns)
    if notice.unreached:
        lines.append(f"-# {l10n('notice-unreached')}")
    if notice.off:
        lines.append(f"-# {l10n('notice-directs-off')}")
    return Message("\n".join(lines), tuple(rows), alerts=(notice.user,), links=links)


def board_links(l10n: Localizer, post: NoticePost, turns: Sequence[Turn]) -> tuple[Link, ...]:
    """A button for the newest board of each of these tables, where one stands."""
    guild = post.look.table.guild
    return tuple(
        Link(
            naming(lambda table: l10n("turns-board-of", table=table), title_of(turn.table, turn.name)),
            address(guild, post.boards[turn.table]),
        )
        for turn in turns
        if turn.table in post.boards
    )


def waiting_lines(l10n: Localizer, turns: Sequence[Turn], more: int) -> list[str]:
    """Tables that wait for the same person, a line each; `more` are those that are not named."""
    lines = [
        l10n("notice-waits", table=f"#{turn.table} {plain(turn.name)}", since=f"<t:{turn.since}:R>") for turn in turns
    ]
    return [*lines, l10n("notice-waits-more", count=more)] if more else lines
