"""/table seat and /table resign, and the buttons that do the same: seats that are left, offered and taken."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.errors import AmbiguousTable, NotSeated, SeatReason, SeatRefused
from kingsforge_bot.service.proposals import EndAll
from kingsforge_bot.service.table.seats import Recap
from kingsforge_bot.service.types import Table, TableStatus, TableView, UserId
from kingsforge_bot.ui.audit.logs import entry_line
from kingsforge_bot.ui.custom_id import TEXT_BOARD, ComponentId
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.interaction.reply import Invitee
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.table import following, votes
from kingsforge_bot.ui.table.ending import moderates
from kingsforge_bot.ui.table.seat_words import SEAT, back_button, resign_question, seat_lines, take_button
from kingsforge_bot.ui.table.which import asked_again, chosen, current_lobby_card, which_table
from kingsforge_bot.ui.time.clock_words import duration
from kingsforge_bot.ui.wording.names import name_of, names_of
from kingsforge_bot.ui.wording.titles import bold_title

DEEDS: Final = ("take", "back", "release", "keep", "bot", "invite", "remove", "follow", "unfollow")
"""What /table seat can be asked to do, as choices of its option."""
_ENTRY: Final = 160
_LATELY: Final = 400
"""Characters of what happened last in a recap."""


async def seat(ctx: Context, deed: str | None, player: Invitee | None, number: int | None, said: str | None) -> Message:
    """/table seat: who sits where and what can be done about it, or one of those things."""
    if deed is not None and deed not in DEEDS:
        raise UnknownValue("do", deed)
    try:
        table = (await ctx.table(said, to_play=False, by_turn=False)).table
    except AmbiguousTable as error:
        if player is not None:
            raise
        words = [SEAT, *([] if deed is None else [deed]), *([] if number is None else [str(number - 1)])]
        return which_table(ctx.l10n, error, " ".join(words))
    if deed == "invite" or (deed is None and player is not None):
        return await _invite(ctx, table, player)
    if deed == "remove" and player is not None:
        number = _seat_of_player(table, UserId(player.id)) + 1
    return await _done(ctx, table, deed or "", None if number is None else Seat(number - 1))


@asked_again("resign")
async def resign(ctx: Context, said: str | None) -> Message:
    """/table resign: ask once whether to, and who plays on."""
    return resigning(ctx, (await ctx.table(said, by_turn=False)).table)


def resigning(ctx: Context, table: Table) -> Message:
    """The question whether the asker leaves the game. Raises NotSeated, SeatRefused."""
    if table.sitter(ctx.user) is None:
        raise NotSeated(table)
    return resign_question(ctx.l10n, table, ctx.user, bot=ctx.app.service.seats.has_bot(table))


@at_table(SEAT)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """A button about a seat. Raises UnknownPress and what the seats say."""
    return await _about_seats(ctx, look, button.words)


@chosen(SEAT)
async def seat_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """/table seat at the table that was chosen."""
    return await _about_seats(ctx, look, button.words[1:])


async def _about_seats(ctx: Context, look: TableView, words: Sequence[str]) -> Message:
    table = look.table
    match words:
        case []:
            return await _done(ctx, table, "", None)
        case ["yes" | "no" as answer]:
            return await _answered(ctx, table, accepts=answer == "yes")
        case ["resign", "bot" | "open" as then]:
            return await _resigned(ctx, table, bot=then == "bot")
        case ["end"]:
            return await ask_to_end(ctx, look)
        case ["sit", number] if (seat := _read(number)) is not None:
            return await _sat_down(ctx, table, seat)
        case [deed] if deed in DEEDS:
            return await _done(ctx, table, deed, None)
        case [deed, number] if deed in DEEDS and (seat := _read(number)) is not None:
            return await _done(ctx, table, deed, seat)
        case _:
            raise UnknownPress


async def ask_to_end(ctx: Context, look: TableView) -> Message:
    """Ask the others to end the game; where another question is open, that."""
    open_vote = await ctx.app.service.votes.open(look.table)
    if open_vote is not None and look.seat is not None:
        return votes.open_message(ctx.l10n, look, open_vote)
    polled = await ctx.app.service.votes.ask(look.table.id, ctx.user, EndAll(), decided_on=look.table.seq)
    return await votes.vote_message(ctx, polled, asked=True)


async def _done(ctx: Context, table: Table, deed: str, seat: Seat | None) -> Message:
    seats, user = ctx.app.service.seats, ctx.user
    match deed:
        case "take":
            return await _recap(ctx, table, seat)
        case "back":
            look = await seats.take_back(table.id, user, ctx.name)
            return await ctx.now(look, ctx.l10n("seat-back", table=bold_title(look.table)))
        case "release":
            return _told(ctx, "seat-offered", await seats.release(table.id, user, offered=True))
        case "keep":
            return _told(ctx, "seat-kept", await seats.release(table.id, user, offered=False))
        case "bot":
            return resigning(ctx, table)
        case "follow":
            return await following.follow(ctx, table)
        case "unfollow":
            return await following.unfollow(ctx, table.id)
        case "remove":
            return await _removed(ctx, table, seat)
        case "invite":
            return await _invite(ctx, table, None)
        case _:
            return await _overview(ctx, table)


async def _overview(ctx: Context, table: Table) -> Message:
    """Who sits where, and the buttons of what the asker can do."""
    l10n = ctx.l10n
    if table.status is TableStatus.LOBBY:
        return current_lobby_card(ctx, table)
    message = Message("\n".join(seat_lines(l10n, table)))
    sitter = table.sitter(ctx.user)
    if table.status is not TableStatus.RUNNING:
        return message
    if sitter is None:
        free = ctx.app.service.seats.may_take(table, ctx.user)
        if table.open_seats and not free:
            refusal = l10n("error-seat-held-another", table=bold_title(table))
            message = Message(f"{message.text}\n\n{refusal}")
        for one in free[:3]:
            message = message.with_button(take_button(l10n, table, one, numbered=len(table.open_seats) > 1))
        if table.returns(ctx.user) is not None:
            message = message.with_button(back_button(l10n, table))
        return await following.with_follow(ctx, table, message)
    if sitter.open:
        return message.with_button(_button(ctx, table, "button-keep-seat", "keep"))
    message = message.with_button(_button(ctx, table, "button-release-seat", "release"))
    return message.with_button(_button(ctx, table, "button-resign", "bot"))


async def _recap(ctx: Context, table: Table, seat: Seat | None) -> Message:
    """Before anybody sits down: what happened last, where the game stands and what the clock holds."""
    l10n = ctx.l10n
    if seat is None:
        free = ctx.app.service.seats.may_take(table, ctx.user)
        if len(free) > 1 and table.sitter(ctx.user) is None:
            return await _overview(ctx, table)
        if not table.open_seats:
            raise SeatRefused(SeatReason.NONE_OPEN, table)
        seat = (free or table.open_seats)[0]
    recap = await ctx.app.service.seats.recap(table.id, ctx.user, seat)
    button = Button(
        l10n("button-sit-down"), ComponentId(table.id, recap.look.table.seq, f"{SEAT} sit {seat}"), ButtonStyle.SUCCESS
    )
    board = Button(l10n("button-text-board"), ComponentId(table.id, recap.look.table.seq, TEXT_BOARD))
    return Message(_recap_text(ctx, recap), ((button, board),))


def _recap_text(ctx: Context, recap: Recap) -> str:
    look, table = recap.look, recap.look.table
    l10n = ctx.l10n.of(table.game)
    screens, names = ctx.app.screens(look), names_of(l10n, table)
    last = table.last_player(recap.seat)
    holder = names[recap.seat]
    if last is not None and table.holder(recap.seat).vacant:
        holder = name_of(l10n, table, last)
    told = [cut(entry_line(screens, l10n, entry, names), _ENTRY) for entry in recap.lately]
    while sum(map(len, told)) > _LATELY:
        del told[0]
    lines = [l10n("seat-recap-lately", table=bold_title(table)), *told]
    # What must be read before one sits down stands last, next to the button: a phone shows the end.
    lines += ["", screens.boards.headline(l10n, look)]
    if ctx.app.service.play.game(table.game).secret:
        lines.append(l10n("seat-recap-hidden"))
    if recap.left is not None:
        lines.append(l10n("seat-recap-clock", left=duration(l10n, recap.left)))
    return "\n".join([*lines, l10n("seat-recap", seat=str(recap.seat + 1), who=plain(holder))])


async def _sat_down(ctx: Context, table: Table, seat: Seat) -> Message:
    look = await ctx.app.service.seats.take(table.id, ctx.user, ctx.name, seat)
    return await ctx.now(look, ctx.l10n("seat-yours", table=bold_title(look.table), seat=str(seat + 1)))


async def _resigned(ctx: Context, table: Table, *, bot: bool) -> Message:
    after = await ctx.app.service.seats.resign(table.id, ctx.user, bot=bot)
    if after.status is TableStatus.CLOSED:
        return _told(ctx, "table-you-ended", after)
    message = _told(ctx, "seat-resigned", after)
    return message.with_button(back_button(ctx.l10n, after))


async def _removed(ctx: Context, table: Table, seat: Seat | None) -> Message:
    moderator = moderates(ctx, table)
    if seat is None:
        raise SeatRefused(SeatReason.NO_SUCH_SEAT, table)
    if table.status is TableStatus.LOBBY:
        after = await ctx.app.service.lobbies.remove(table.id, ctx.user, seat, moderator=moderator)
    else:
        after = await ctx.app.service.seats.remove(table.id, seat, moderator=moderator)
    return _told(ctx, "seat-removed", after, seat=str(seat + 1))


async def _invite(ctx: Context, table: Table, player: Invitee | None) -> Message:
    service = ctx.app.service
    if player is None:
        return _told(ctx, "seat-invite-whom", table)
    if player.bot:
        return _told(ctx, "seat-invite-bot", table)
    user, name = UserId(player.id), player.display_name
    if table.status is TableStatus.LOBBY:
        after = await service.lobbies.invite(table.id, ctx.user, user, name)
    else:
        moderator = moderates(ctx, table)
        after = await service.seats.call(table.id, ctx.user, user, name, moderator=moderator)
    return _told(ctx, "seat-invited", after, who=plain(name))


async def _answered(ctx: Context, table: Table, *, accepts: bool) -> Message:
    """An invitation to a lobby is accepted or declined: by whoever it names."""
    lobbies = ctx.app.service.lobbies
    if not accepts:
        return _told(ctx, "table-you-declined", await lobbies.decline(table.id, ctx.user))
    joined = await lobbies.join(table.id, ctx.user, ctx.name)
    message = _told(ctx, "table-you-joined", joined)
    if joined.commitment is None:
        return message
    return Message("\n".join([message.text, ctx.l10n("dice-seal", hash=joined.commitment)]))


def _told(ctx: Context, said: str, table: Table, **facts: str) -> Message:
    """One sentence about the table."""
    return Message(ctx.l10n(said, table=bold_title(table), **facts))


def _button(ctx: Context, table: Table, label: str, deed: str) -> Button:
    return Button(ctx.l10n(label), ComponentId(table.id, table.seq, f"{SEAT} {deed}"))


def _seat_of_player(table: Table, user: UserId) -> Seat:
    held = table.sitter(user) or table.invitation(user)
    if held is None:
        raise SeatRefused(SeatReason.NO_SUCH_SEAT, table)
    return held.seat


def _read(number: str) -> Seat | None:
    return Seat(int(number)) if len(number) == 1 and number.isascii() and number.isdecimal() else None
