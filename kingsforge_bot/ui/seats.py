"""/table seat and /table resign, and the buttons that do the same: seats that are left, offered and taken."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.errors import AmbiguousTable, NotSeated, SeatReason, SeatRefused
from kingsforge_bot.service.proposals import EndAll
from kingsforge_bot.service.seats import Recap
from kingsforge_bot.service.types import Status, Table, TableView, UserId
from kingsforge_bot.ui import following, votes
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.cards import own_card
from kingsforge_bot.ui.clock_words import duration
from kingsforge_bot.ui.commands import CommandContext
from kingsforge_bot.ui.custom_id import TEXT_BOARD, Press
from kingsforge_bot.ui.ending import moderates
from kingsforge_bot.ui.errors import TooBusy, UnknownPress, UnknownValue
from kingsforge_bot.ui.logs import entry_line
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.reply import Interaction, Invitee
from kingsforge_bot.ui.seat_words import SEAT, back_button, resign_question, seat_lines, take_button
from kingsforge_bot.ui.which import which_table
from kingsforge_bot.ui.wording import bold_title, name_of, names_of

DEEDS: Final = ("take", "back", "release", "keep", "bot", "invite", "remove", "follow", "unfollow")
"""What /table seat can be asked to do, as choices of its option."""
_ENTRY: Final = 160
_LATELY: Final = 400
"""Characters of what happened last in a recap."""


class Asking:
    """Somebody who asks for something about the seats of a table."""

    def __init__(self, app: App, l10n: Localizer, interaction: Interaction, table: Table) -> None:
        self.app = app
        self.l10n = l10n.of(table.game)
        self.interaction = interaction
        self.table = table
        self.user = UserId(interaction.user.id)
        self.name = interaction.user.display_name

    def told(self, said: str, table: Table, **facts: str) -> Message:
        """One sentence about the table."""
        return Message(self.l10n(said, table=bold_title(table), **facts))

    async def at(self, look: TableView, text: str) -> Message:
        """The sentence, and what the asker can do there now."""
        try:
            await self.app.prepare(look)
        except TooBusy as error:
            return Message(f"{text}\n\n{self.app.explain(self.l10n, error)}")
        return self.app.now(self.l10n, look, text)


async def seat(
    ctx: CommandContext, deed: str | None, player: Invitee | None, number: int | None, said: str | None
) -> Message:
    """/table seat: who sits where and what can be done about it, or one of those things."""
    if deed is not None and deed not in DEEDS:
        raise UnknownValue("do", deed)
    try:
        table = (await ctx.table(said, to_play=False)).table
    except AmbiguousTable as error:
        if player is not None:
            raise
        words = [SEAT, *([] if deed is None else [deed]), *([] if number is None else [str(number - 1)])]
        return which_table(ctx.l10n, error, " ".join(words))
    asking = Asking(ctx.app, ctx.l10n, ctx.interaction, table)
    if deed == "invite" or (deed is None and player is not None):
        return await _invite(asking, player)
    if deed == "remove" and player is not None:
        number = _seat_of_player(table, UserId(player.id)) + 1
    return await _done(asking, deed or "", None if number is None else Seat(number - 1))


async def overview(ctx: CommandContext, said: str | None) -> Message:
    """Who sits where at the table that was chosen."""
    return await seat(ctx, None, None, None, said)


async def resign(ctx: CommandContext, said: str | None) -> Message:
    """/table resign: ask once whether to, and who plays on."""
    table = (await ctx.table(said)).table
    return resigning(ctx.app, ctx.l10n, table, ctx.user)


def resigning(app: App, l10n: Localizer, table: Table, user: UserId) -> Message:
    """The question whether the user leaves the game. Raises NotSeated, SeatRefused."""
    if table.sitter(user) is None:
        raise NotSeated(table)
    return resign_question(l10n, table, user, bot=app.service.seats.has_bot(table))


async def pressed(
    app: App, l10n: Localizer, interaction: Interaction, look: TableView, words: Sequence[str]
) -> Message:
    """A button about a seat. Raises UnknownPress and what the seats say."""
    asking = Asking(app, l10n, interaction, look.table)
    match words:
        case []:
            return await _done(asking, "", None)
        case ["yes" | "no" as answer]:
            return await _answered(asking, accepts=answer == "yes")
        case ["resign", "bot" | "open" as then]:
            return await _resigned(asking, bot=then == "bot")
        case ["end"]:
            return await ask_to_end(app, l10n, look, asking.user)
        case ["sit", number] if (seat := _read(number)) is not None:
            return await _sat_down(asking, seat)
        case [deed] if deed in DEEDS:
            return await _done(asking, deed, None)
        case [deed, number] if deed in DEEDS and (seat := _read(number)) is not None:
            return await _done(asking, deed, seat)
        case _:
            raise UnknownPress


async def ask_to_end(app: App, l10n: Localizer, look: TableView, user: UserId) -> Message:
    """Ask the others to end the game; where another question is open, that."""
    open_vote = await app.service.votes.open(look.table)
    if open_vote is not None and look.seat is not None:
        return votes.open_message(l10n, look, open_vote)
    polled = await app.service.votes.ask(look.table.id, user, EndAll(), decided_on=look.table.seq)
    return await votes.told(app, l10n, user, polled, asked=True)


async def _done(asking: Asking, deed: str, seat: Seat | None) -> Message:
    seats, table, user = asking.app.service.seats, asking.table, asking.user
    match deed:
        case "take":
            return await _recap(asking, seat)
        case "back":
            look = await seats.take_back(table.id, user, asking.name)
            return await asking.at(look, asking.l10n("seat-back", table=bold_title(look.table)))
        case "release":
            return asking.told("seat-offered", await seats.release(table.id, user, offered=True))
        case "keep":
            return asking.told("seat-kept", await seats.release(table.id, user, offered=False))
        case "bot":
            return resigning(asking.app, asking.l10n, table, user)
        case "follow":
            return await following.follow(asking.app, asking.l10n, table, user)
        case "unfollow":
            return await following.unfollow(asking.app, asking.l10n, table.id, user)
        case "remove":
            return await _removed(asking, seat)
        case "invite":
            return await _invite(asking, None)
        case _:
            return await _overview(asking)


async def _overview(asking: Asking) -> Message:
    """Who sits where, and the buttons of what the asker can do."""
    table, l10n = asking.table, asking.l10n
    if table.status is Status.LOBBY:
        return own_card(asking.app, l10n, table)
    message = Message("\n".join(seat_lines(l10n, table)))
    sitter = table.sitter(asking.user)
    if table.status is not Status.RUNNING:
        return message
    if sitter is None:
        free = asking.app.service.seats.may_take(table, asking.user)
        if table.open_seats and not free:
            refusal = l10n("error-seat-held-another", table=bold_title(table))
            message = Message(f"{message.text}\n\n{refusal}")
        for one in free[:3]:
            message = message.with_button(take_button(l10n, table, one, numbered=len(table.open_seats) > 1))
        if table.returns(asking.user) is not None:
            message = message.with_button(back_button(l10n, table))
        return await following.with_follow(asking.app, l10n, table, asking.user, message)
    if sitter.open:
        return message.with_button(_button(asking, "button-keep-seat", "keep"))
    message = message.with_button(_button(asking, "button-release-seat", "release"))
    return message.with_button(_button(asking, "button-resign", "bot"))


async def _recap(asking: Asking, seat: Seat | None) -> Message:
    """Before anybody sits down: what happened last, where the game stands and what the clock holds."""
    table, l10n = asking.table, asking.l10n
    if seat is None:
        free = asking.app.service.seats.may_take(table, asking.user)
        if len(free) > 1 and table.sitter(asking.user) is None:
            return await _overview(asking)
        if not table.open_seats:
            raise SeatRefused(SeatReason.NONE_OPEN, table)
        seat = (free or table.open_seats)[0]
    recap = await asking.app.service.seats.recap(table.id, asking.user, seat)
    button = Button(
        l10n("button-sit-down"), Press(table.id, recap.look.table.seq, f"{SEAT} sit {seat}"), ButtonStyle.GO
    )
    board = Button(l10n("button-text-board"), Press(table.id, recap.look.table.seq, TEXT_BOARD))
    return Message(_recap_text(asking, recap), ((button, board),))


def _recap_text(asking: Asking, recap: Recap) -> str:
    l10n, look, table = asking.l10n, recap.look, recap.look.table
    screens, names = asking.app.screens(look), names_of(l10n, table)
    last = table.last_player(recap.seat)
    holder = names[recap.seat]
    if last is not None and table.holder(recap.seat).vacant:
        holder = name_of(l10n, table, last)
    told = [cut(entry_line(screens, l10n, entry, names), _ENTRY) for entry in recap.lately]
    while sum(map(len, told)) > _LATELY:
        del told[0]
    lines = [l10n("seat-recap-lately", table=bold_title(table)), *told]
    # What must be read before one sits down stands last, next to the button: a phone shows the end.
    lines += ["", screens.status(l10n, look)]
    if asking.app.service.play.game(table.game).secret:
        lines.append(l10n("seat-recap-hidden"))
    if recap.left is not None:
        lines.append(l10n("seat-recap-clock", left=duration(l10n, recap.left)))
    return "\n".join([*lines, l10n("seat-recap", seat=str(recap.seat + 1), who=plain(holder))])


async def _sat_down(asking: Asking, seat: Seat) -> Message:
    look = await asking.app.service.seats.take(asking.table.id, asking.user, asking.name, seat)
    text = asking.l10n("seat-yours", table=bold_title(look.table), seat=str(seat + 1))
    return await asking.at(look, text)


async def _resigned(asking: Asking, *, bot: bool) -> Message:
    after = await asking.app.service.seats.resign(asking.table.id, asking.user, bot=bot)
    if after.status is Status.CLOSED:
        return asking.told("table-you-ended", after)
    message = asking.told("seat-resigned", after)
    return message.with_button(back_button(asking.l10n, after))


async def _removed(asking: Asking, seat: Seat | None) -> Message:
    table, moderator = asking.table, moderates(asking.interaction, asking.table)
    if seat is None:
        raise SeatRefused(SeatReason.NO_SUCH_SEAT, table)
    if table.status is Status.LOBBY:
        after = await asking.app.service.lobbies.remove(table.id, asking.user, seat, moderator=moderator)
    else:
        after = await asking.app.service.seats.remove(table.id, seat, moderator=moderator)
    return asking.told("seat-removed", after, seat=str(seat + 1))


async def _invite(asking: Asking, player: Invitee | None) -> Message:
    table, service = asking.table, asking.app.service
    if player is None:
        return asking.told("seat-invite-whom", table)
    if player.bot:
        return asking.told("seat-invite-bot", table)
    user, name = UserId(player.id), player.display_name
    if table.status is Status.LOBBY:
        after = await service.lobbies.invite(table.id, asking.user, user, name)
    else:
        moderator = moderates(asking.interaction, table)
        after = await service.seats.call(table.id, asking.user, user, name, moderator=moderator)
    return asking.told("seat-invited", after, who=plain(name))


async def _answered(asking: Asking, *, accepts: bool) -> Message:
    """An invitation to a lobby is accepted or declined: by whoever it names."""
    table, lobbies = asking.table, asking.app.service.lobbies
    if not accepts:
        return asking.told("table-you-declined", await lobbies.decline(table.id, asking.user))
    joined = await lobbies.join(table.id, asking.user, asking.name)
    message = asking.told("table-you-joined", joined)
    if joined.commitment is None:
        return message
    return Message("\n".join([message.text, asking.l10n("dice-seal", hash=joined.commitment)]))


def _button(asking: Asking, label: str, deed: str) -> Button:
    table = asking.table
    return Button(asking.l10n(label), Press(table.id, table.seq, f"{SEAT} {deed}"))


def _seat_of_player(table: Table, user: UserId) -> Seat:
    held = table.sitter(user) or table.invitation(user)
    if held is None:
        raise SeatRefused(SeatReason.NO_SUCH_SEAT, table)
    return held.seat


def _read(number: str) -> Seat | None:
    return Seat(int(number)) if len(number) == 1 and number.isascii() and number.isdecimal() else None
