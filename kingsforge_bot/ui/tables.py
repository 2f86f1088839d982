"""Tables outside the play: the lobby card, lines about them, the list."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.speaker import LinePost
from kingsforge_bot.service.types import Look, Status, Table, TableId, UserId
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.message import TEXT, Button, Message, rows_of
from kingsforge_bot.ui.message import Look as Drawn
from kingsforge_bot.ui.seals import mix_line
from kingsforge_bot.ui.wording import bold_title, closed_line, everybody, is_awaited, since, who


def lobby_card(voice: Voice, table: Table, mix: str = "") -> Message:
    """Seats, options and the buttons Join, Leave, Start, Add bot; of a lobby that is gone, what became of it.

    `mix` is what was mixed into its luck at the start.
    """
    lines = [f"**{voice('lobby-title', table=bold_title(table))}**"]
    lines.append(voice("lobby-seats", taken=len(table.sitters), seats=table.capacity))
    for number, sitter in enumerate(table.sitters, 1):
        kind = "lobby-seat-bot" if sitter.user is None else "lobby-seat"
        kind = "lobby-seat-owner" if sitter.user == table.owner else kind
        lines.append(voice(kind, number=number, who=plain(sitter.name)))
    if table.status is Status.LOBBY:
        lines += [voice("lobby-seat-free", number=n + 1) for n in range(len(table.sitters), table.capacity)]
    lines.append(voice("lobby-edition", edition=table.options.get("edition", "third")))
    lines.append(voice("lobby-pace"))
    if table.language is not None:
        lines.append(voice("lobby-language", language=voice(f"choice-language-{table.language}")))
    lines.append(_lobby_state(voice, table))
    if table.commitment is not None and table.status is not Status.CLOSED:
        lines.append(voice("dice-seal", hash=table.commitment))
    if mix:
        lines.append(mix_line(voice, mix))
    if table.status is not Status.LOBBY:
        return Message("\n".join(lines))
    full, few = len(table.sitters) >= table.capacity, len(table.sitters) < 2
    buttons = (
        Button(voice("button-join"), Press(table.id, 0, "join"), Drawn.GO, disabled=full),
        Button(voice("button-leave"), Press(table.id, 0, "leave")),
        Button(voice("button-start"), Press(table.id, 0, "start"), Drawn.MAIN, disabled=few),
        Button(voice("button-add-bot"), Press(table.id, 0, "bot"), disabled=full),
    )
    return Message("\n".join(lines), rows_of(buttons))


def table_line(voice: Voice, post: LinePost) -> Message:
    """A line that stands for itself, of the kind that is owed."""
    table = post.table
    match post.kind:
        case PostKind.CLOSED:
            return _closed(voice, table)
        case PostKind.SEAL:
            return Message(voice("dice-resealed", table=bold_title(table), hash=table.commitment or ""))
        case PostKind.THREAD:
            return Message(voice("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
        case PostKind.LOBBY | PostKind.BOARD:
            raise ValueError(post.kind)
        case _:
            assert_never(post.kind)


def _closed(voice: Voice, table: Table) -> Message:
    """That it is closed and why. Who sat at a game that was ended is called once; not who ended it."""
    called = tuple(user for user in everybody(table) if table.begun and user != table.closed_by)
    lines = [closed_line(voice, table)]
    if called:
        seats = [sitter.seat for sitter in table.sitters if sitter.user in called]
        lines.append(who(voice, table, seats, mention=True))
    return Message("\n".join(lines), alerts=called)


def _lobby_state(voice: Voice, table: Table) -> str:
    if table.begun:
        return voice("lobby-started")
    if table.status is Status.CLOSED:
        return voice("lobby-gone")
    owner = who(voice, table, [sitter.seat for sitter in table.sitters if sitter.user == table.owner])
    if len(table.sitters) < 2:
        return voice("lobby-waiting", needed=2 - len(table.sitters))
    return voice("lobby-full" if len(table.sitters) >= table.capacity else "lobby-ready", who=owner)


def list_message(
    voice: Voice,
    looks: Iterable[Look],
    user: UserId,
    winners: Mapping[TableId, Iterable[Seat]],
    faults: Iterable[str] = (),
) -> Message:
    """The tables of a channel, those that await the reader marked; `winners` of those that are over.

    `faults` are said about tables that cannot be shown.
    """
    lines = [_list_line(voice, look, user, winners.get(look.table.id, ())) for look in looks]
    lines += faults
    if not lines:
        return Message(voice("list-empty"))
    shown = [voice("list-title")]
    for index, line in enumerate(lines):
        if sum(map(len, shown)) + len(line) + len(shown) > TEXT - 40:
            shown.append(voice("list-more", count=len(lines) - index))
            break
        shown.append(line)
    return Message("\n".join(shown))


def _list_line(voice: Voice, look: Look, user: UserId, winners: Iterable[Seat]) -> str:
    table = look.table
    people = who(voice, table, [sitter.seat for sitter in table.sitters])
    if table.status is Status.LOBBY:
        taken, seats = len(table.sitters), table.capacity
        return voice("list-lobby", table=bold_title(table), taken=taken, seats=seats, who=people)
    if table.status is Status.CLOSED:
        return voice("list-ended", table=bold_title(table), who=people)
    if table.status is not Status.RUNNING:
        return voice("list-over", table=bold_title(table), who=who(voice, table, winners))
    if is_awaited(look, user):
        return voice("list-yours", table=bold_title(table), since=since(table), round=look.view.round)
    return voice(
        "list-running",
        table=bold_title(table),
        awaited=who(voice, table, look.awaited),
        since=since(table),
        round=look.view.round,
    )
