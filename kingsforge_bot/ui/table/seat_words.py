"""Seats that change hands, in words."""

from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.post.notices import SeatCall
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.table_events import SeatKept, SeatOpened, SeatTaken, TableEvent, Vacated
from kingsforge_bot.service.types import Table, TableStatus, UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, Row
from kingsforge_bot.ui.wording.names import name_of
from kingsforge_bot.ui.wording.titles import bold_title, game_name

SEAT: Final = "seat"
"""Begins what a press says about a seat: `seat take 1` shows what seat 1 holds, `seat sit 1` sits down there."""


def _said(*words: str) -> str:
    """What a press says about a seat, as it stands in its id."""
    return " ".join((SEAT, *words))


ASK: Final = _said("end")
"""What the button says that asks all who sit there to end the game."""


def seat_fact_line(
    l10n: Localizer, fact: Vacated | SeatTaken | SeatKept, before: str, after: str, *, ousted: bool = False
) -> str:
    """A fact as a sentence: who held the seat before it, and who does from it on; `ousted`: a person held it."""
    match fact:
        case Vacated(seat=seat, bot=bot, why=why, league=league):
            said = "fact-vacated-league" if league else "fact-vacated-bot" if bot else "fact-vacated"
            return l10n(said, who=plain(before), bot=plain(after), seat=str(seat + 1), why=why.value)
        case SeatTaken(seat=seat, back=False) if ousted:
            return l10n("fact-seat-taken-from", who=plain(after), seat=str(seat + 1), before=plain(before))
        case SeatTaken(seat=seat, back=False):
            return l10n("fact-seat-taken", who=plain(after), seat=str(seat + 1))
        case SeatTaken():
            return l10n("fact-seat-back", who=plain(after), before=plain(before))
        case SeatKept():
            return l10n("fact-seat-kept", who=plain(after))
        case _:
            assert_never(fact)


def seat_lost_line(l10n: Localizer, fact: TableEvent) -> str:
    """To whoever lost a seat by that fact, or may lose it: what they can do."""
    match fact:
        case SeatOpened():
            what = "open"
        case Vacated(league=True):
            what = "league"
        case Vacated():
            what = "left"
        case _:
            what = "taken"
    return l10n("seat-lost", what=what)


def seat_rows(l10n: Localizer, table: Table, fact: TableEvent, seat: Seat | None) -> tuple[Row, ...]:
    """The buttons under a line that tells of an open seat."""
    match fact:
        case Vacated(seat=left) if left in table.open_seats:
            buttons = [take_button(l10n, table, left)]
            if table.last_player(left) is not None:
                buttons.append(back_button(l10n, table))
            return (tuple(buttons),)
        case SeatOpened() if seat is not None and seat in table.open_seats:
            return ((take_button(l10n, table, seat),),)
        case _:
            return ()


def seat_lines(l10n: Localizer, table: Table) -> list[str]:
    """A table's seats, a line each: who holds them, and whether somebody else may sit down."""
    lines = [f"**{bold_title(table)}**"]
    for one in table.sitters:
        kind = "seat-line-bot" if one.ai is not None else "seat-line-vacant" if one.vacant else "seat-line"
        line = l10n(kind, seat=str(one.seat + 1), who=plain(name_of(l10n, table, one)))
        lines.append(l10n("seat-line-open", line=line) if one.seat in table.open_seats else line)
    return lines


def resign_question(l10n: Localizer, table: Table, user: UserId, *, bot: bool) -> Message:
    """Whether to leave the game, and who plays on: a `bot`, where the game has one, or nobody until it is taken."""
    if all(one.user in (None, user) for one in table.sitters):
        end = Button(
            l10n("button-end-table"), ComponentId(table.id, table.seq, _said("resign", "open")), ButtonStyle.DANGER
        )
        return Message(l10n("seat-resign-alone", table=bold_title(table)), ((end,),))
    open_ = Button(
        l10n("button-resign-open"), ComponentId(table.id, table.seq, _said("resign", "open")), ButtonStyle.DANGER
    )
    if not bot:
        return Message(l10n("seat-resign-no-bot", table=bold_title(table)), ((open_,),))
    play = Button(
        l10n("button-resign-bot"), ComponentId(table.id, table.seq, _said("resign", "bot")), ButtonStyle.DANGER
    )
    return Message(l10n("seat-resign", table=bold_title(table)), ((play, open_),))


def take_button(l10n: Localizer, table: Table, seat: Seat, *, numbered: bool = False) -> Button:
    """The button that shows what the seat holds, before anybody sits down; `numbered` where there are several."""
    label = l10n("seat-take-number", seat=str(seat + 1)) if numbered else l10n("button-take-seat")
    return Button(label, ComponentId(table.id, table.seq, f"{SEAT} take {seat}"), ButtonStyle.SUCCESS)


def back_button(l10n: Localizer, table: Table) -> Button:
    """The button for whoever left the seat."""
    return Button(l10n("button-seat-back"), ComponentId(table.id, table.seq, f"{SEAT} back"))


def call_message(l10n: Localizer, post: NoticePost, notice: SeatCall) -> Message:
    """Whoever was invited to a seat is called, with the buttons of their answers."""
    table = post.look.table
    called = [one for one in table.invited if one.seat == notice.seat]
    names = l10n.listing(plain(one.name) if notice.named else f"<@{one.user}>" for one in called)
    alerts = () if notice.named else tuple(one.user for one in called)
    game = game_name(l10n, table.game)
    if table.status is not TableStatus.LOBBY:
        text = l10n("notice-seat-call", table=bold_title(table), who=names, game=game)
        return Message(text, ((take_button(l10n, table, notice.seat),),), alerts=alerts)
    if notice.until is not None and table.sitters:
        challenger = plain(table.sitters[0].name)
        text = l10n(
            "notice-challenge",
            table=bold_title(table),
            challenger=challenger,
            who=names,
            game=game,
            ends=f"<t:{notice.until}:R>",
        )
        take_up = Button(l10n("button-take-up"), ComponentId(table.id, 0, f"{SEAT} yes"), ButtonStyle.SUCCESS)
        return Message(text, ((take_up,),), alerts=alerts)
    text = l10n("notice-invited", table=bold_title(table), who=names, game=game)
    row = (
        Button(l10n("button-accept"), ComponentId(table.id, 0, f"{SEAT} yes"), ButtonStyle.SUCCESS),
        Button(l10n("button-decline"), ComponentId(table.id, 0, f"{SEAT} no")),
    )
    return Message(text, (row,), alerts=alerts)
