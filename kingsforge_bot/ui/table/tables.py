"""Tables outside the play: the lobby card, lines about them, the list."""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.person.ratings import is_rated
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import LinePost
from kingsforge_bot.service.types import OldBoardPolicy, Sitter, Table, TableId, TableStatus, TableView, UserId
from kingsforge_bot.ui.audit.logs import LOG
from kingsforge_bot.ui.audit.seals import mix_line
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, Row, rows_of
from kingsforge_bot.ui.time.clock_words import is_timed, pace_lines, pace_words
from kingsforge_bot.ui.wording.endings import closed_line
from kingsforge_bot.ui.wording.names import name_of, with_sign
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.times import lasting, since, since_move
from kingsforge_bot.ui.wording.titles import bold_title, game_name, title

SETTINGS: Final = "settings"
"""What the button of a lobby's card says that tells all that was agreed for the table."""
DECLINE: Final = "decline"
"""What the button says that gives back a seat which is kept for the presser."""


Usual = Mapping[str, tuple[str, ...]]
"""The options of a game and their values, the usual one first."""


def lobby_card(
    l10n: Localizer, table: Table, mix: str = "", rated: Collection[Seat] = (), usual: Usual = MappingProxyType({})
) -> Message:
    """Seats, what is not as `usual`, and the buttons; of a lobby that is gone, in few lines what became of it.

    `mix` is what was mixed into its luck at the start, `rated` who takes part in ratings. A league's table has no
    button that tells the rest, so its card does, to the end.
    """
    own = l10n.of(table.game)
    lines = [f"**{l10n('lobby-title', table=bold_title(table), game=own('game-title'))}**"]
    if table.status is TableStatus.LOBBY or table.league is not None:
        # Once it has begun, no seat of it is free any more.
        seats = len(table.sitters) if table.begun else table.capacity
        lines.append(l10n("lobby-seats", taken=len(table.sitters), seats=seats))
        lines += _seats(l10n, own, table)
    if table.league is not None:
        lines += _settings(l10n, own, table)
    else:
        lines += _unusual(own, table, usual)
        lines += [l10n("lobby-boards-delete")] if table.boards is OldBoardPolicy.DELETE else []
        lines += [] if table.hints else [l10n("lobby-no-hints")]
        lines += pace_lines(l10n, table) if table.status is TableStatus.LOBBY else []
        lines += _language(l10n, table) if table.status is TableStatus.LOBBY else []
    lines += _ratings(l10n, table, rated)
    lines.append(_lobby_state(l10n, own, table))
    # Of a lobby that was given up it is worth nothing; a game that was ended can still be checked.
    if table.commitment is not None and (table.begun or table.status is not TableStatus.CLOSED):
        lines.append(own("dice-seal", hash=table.commitment))
    if mix:
        lines.append(mix_line(own, mix))
    if table.status is not TableStatus.LOBBY or table.league is not None:
        return Message("\n".join(lines))
    # They are called by the card that is posted; a card that changes calls nobody.
    return Message("\n".join(lines), _buttons(l10n, table), alerts=tuple(one.user for one in table.invited))


def _buttons(l10n: Localizer, table: Table) -> tuple[Row, ...]:
    """Green is what goes on for whoever sits there: start, or while they are alone a bot."""
    full, few = len(table.sitters) >= table.capacity, len(table.sitters) < 2
    start, bot = (ButtonStyle.SECONDARY, ButtonStyle.SUCCESS) if few else (ButtonStyle.SUCCESS, ButtonStyle.SECONDARY)
    buttons = [
        Button(l10n("button-join"), ComponentId(table.id, 0, "join"), ButtonStyle.PRIMARY, disabled=full),
        Button(l10n("button-leave"), ComponentId(table.id, 0, "leave")),
        Button(l10n("button-start"), ComponentId(table.id, 0, "start"), start, disabled=few),
        Button(l10n("button-add-bot"), ComponentId(table.id, 0, "bot"), bot, disabled=not table.free_seats),
    ]
    if table.invited:
        buttons.append(Button(l10n("button-decline"), ComponentId(table.id, 0, DECLINE)))
    return (*rows_of(buttons), (Button(l10n("button-table-settings"), ComponentId(table.id, 0, SETTINGS)),))


def settings_message(l10n: Localizer, table: Table) -> Message:
    """All that was agreed for the table, and its seal with how to check it."""
    own = l10n.of(table.game)
    lines = [l10n("table-settings", table=bold_title(table)), *_settings(l10n, own, table)]
    if table.commitment is not None:
        lines.append(own("lobby-seal", hash=table.commitment))
    return Message("\n".join(lines))


def _settings(l10n: Localizer, own: Localizer, table: Table) -> list[str]:
    lines = [*_unusual(own, table, {}), *pace_lines(l10n, table)]
    if table.boards is not OldBoardPolicy.KEEP:
        lines.append(l10n(f"lobby-boards-{table.boards}"))
    if not table.hints:
        lines.append(l10n("lobby-no-hints"))
    return [*lines, *_language(l10n, table)]


def _unusual(own: Localizer, table: Table, usual: Usual) -> list[str]:
    """The game's options but for those that are as usual."""
    told = {option: value for option, value in table.options.items() if value not in usual.get(option, ())[:1]}
    return [own(f"lobby-option-{option}", value=value) for option, value in told.items()]


def _language(l10n: Localizer, table: Table) -> list[str]:
    if table.language is None:
        return []
    return [l10n("lobby-language", language=l10n(f"choice-language-{table.language}"))]


def _ratings(l10n: Localizer, table: Table, rated: Collection[Seat]) -> list[str]:
    """Whether the game is rated, or would be by who takes part; nothing where bots play, or nobody cares."""
    bots = any(one.ai is not None for one in table.sitters)
    if not rated or bots or table.status is TableStatus.CLOSED:
        return []
    if is_rated(table, rated):
        return [l10n("lobby-rated", begun="yes" if table.begun else "no")]
    return [l10n("lobby-rated-some", who=who(l10n, table, rated))]


def _seats(l10n: Localizer, own: Localizer, table: Table) -> list[str]:
    """Seat by seat who sits there, or for whom it is kept."""
    lines = dict[Seat, str]()
    for one in table.invited:
        kept = with_sign(l10n, one.seat, f"<@{one.user}>")
        lines[one.seat] = l10n("lobby-seat-kept", number=one.seat + 1, who=kept)
    for sitter in table.sitters:
        kind = "lobby-seat" if sitter.ai is None else "lobby-seat-bot"
        # Whoever opened the league is no owner of the tables at which they play.
        kind = "lobby-seat-owner" if sitter.user == table.owner and table.league is None else kind
        number, name = sitter.seat + 1, plain(name_of(l10n, table, sitter))
        level = None if sitter.ai is None else level_of(own, sitter.ai)
        if level is None:
            lines[sitter.seat] = l10n(kind, number=number, who=name)
        else:
            lines[sitter.seat] = l10n("lobby-seat-level", number=number, who=name, level=level)
    return [lines[seat] for seat in sorted(lines)]


def playing(l10n: Localizer, own: Localizer, table: Table, sitter: Sitter) -> str:
    """Who sits there; of a bot also how strong it is, where its game has several levels."""
    name, level = plain(name_of(l10n, table, sitter)), None if sitter.ai is None else level_of(own, sitter.ai)
    return name if level is None else l10n("table-started-bot", who=name, level=level)


def level_of(own: Localizer, ai: str) -> str | None:
    """What that game calls a bot player's level, if it has levels."""
    return own(f"bot-level-{ai}") if own.knows(f"bot-level-{ai}") else None


def table_line(l10n: Localizer, post: LinePost) -> Message:
    """A line that stands for itself, of the kind that is owed."""
    table = post.table
    match post.kind:
        case PostKind.CLOSED:
            return _closed(l10n, table, post.called)
        case PostKind.SEAL:
            return Message(l10n("dice-resealed", table=bold_title(table), hash=table.commitment or ""))
        case PostKind.THREAD:
            return Message(l10n("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
        case PostKind.MOVED if table.thread is not None:
            return Message(l10n("table-thread-anew", table=bold_title(table), channel=f"<#{table.thread}>"))
        case PostKind.MOVED:
            return Message(l10n("table-thread-gone", table=bold_title(table)))
        case PostKind.LEFTOVER | PostKind.LOBBY | PostKind.BOARD | PostKind.NOTICE | PostKind.VOTE:
            raise ValueError(post.kind)
        case _:
            assert_never(post.kind)


def _closed(l10n: Localizer, table: Table, may: frozenset[UserId] | None) -> Message:
    """That it is closed and why. Who sat at a game that was ended is called once; not who ended it."""
    about = [one for one in table.sitters if table.begun and one.user not in (None, table.closed_by)]
    called = tuple([one.user for one in about if one.user is not None and (may is None or one.user in may)])
    lines = [closed_line(l10n, table)]
    if about:
        seats = frozenset(one.seat for one in about if one.user in called)
        lines.append(who(l10n, table, [one.seat for one in about], mention=True, called=seats))
    if not table.begun:
        return Message("\n".join(lines), alerts=called)
    # The boards above keep their buttons: whoever looks for what can still be done finds it here.
    log = Button(l10n("button-log"), ComponentId(table.id, table.seq, LOG))
    return Message("\n".join(lines), ((log,),), alerts=called)


def _lobby_state(l10n: Localizer, own: Localizer, table: Table) -> str:
    if table.begun and table.league is not None:
        return l10n("lobby-started")
    if table.begun:
        return l10n("lobby-started-with", who=l10n.listing(playing(l10n, own, table, one) for one in table.sitters))
    if table.status is TableStatus.CLOSED:
        return l10n("lobby-gone")
    if table.league is not None:
        return l10n("lobby-of-challenge" if table.sitters else "lobby-of-league")
    owner = who(l10n, table, [sitter.seat for sitter in table.sitters if sitter.user == table.owner])
    if table.invited:
        return l10n("lobby-kept", who=owner)
    if len(table.sitters) < 2:
        return l10n("lobby-waiting", needed=2 - len(table.sitters))
    return l10n("lobby-full" if len(table.sitters) >= table.capacity else "lobby-ready", who=owner)


def list_message(
    l10n: Localizer,
    looks: Iterable[tuple[TableView, str]],
    winners: Mapping[TableId, Iterable[Seat]],
    faults: Iterable[str] = (),
    tempos: Mapping[TableId, int] | None = None,
) -> Message:
    """The tables of a channel with where each stands, those that await the reader marked; `winners` of those over.

    Their games are named where there are several.

    `faults` are said about tables that cannot be shown; `tempos` are the seconds that a move really takes.
    """
    listed = tuple(looks)
    several = len({look.table.game for look, _ in listed}) > 1
    lines: list[str] = []
    for look, progress in listed:
        line = _list_line(l10n, look, progress, winners.get(look.table.id, ()))
        line = l10n("list-game", line=line, game=game_name(l10n, look.table.game)) if several else line
        lines.append(_paced(l10n, look.table, line, tempos or {}))
    lines += faults
    if not lines:
        return Message(l10n("list-empty"))
    shown = [l10n("list-title")]
    for index, line in enumerate(lines):
        if sum(map(len, shown)) + len(line) + len(shown) > TEXT - 40:
            shown.append(l10n("list-more", count=len(lines) - index))
            break
        shown.append(line)
    return Message("\n".join(shown))


def join_row(l10n: Localizer, tables: Iterable[Table]) -> tuple[Row, ...]:
    """A button for each lobby that somebody may join."""
    row = tuple(
        Button(
            naming(lambda name: l10n("list-join", table=name), title(table)),
            ComponentId(table.id, 0, "join"),
            ButtonStyle.SUCCESS,
        )
        for table in tables
    )
    return (row,) if row else ()


def _paced(l10n: Localizer, table: Table, line: str, tempos: Mapping[TableId, int]) -> str:
    """With the pace, how fast it goes really, that a seat is open and that the table is paused, where it is so."""
    if table.status is TableStatus.LOBBY or is_timed(table):
        line = l10n("list-paced", line=line, pace=pace_words(l10n, table.pace))
    if table.id in tempos:
        line = l10n("list-tempo", line=line, tempo=lasting(l10n, tempos[table.id]))
    if table.open_seats:
        line = l10n("list-open-seat", line=line)
    return line if table.paused is None else l10n("list-paused", line=line)


def _list_line(l10n: Localizer, look: TableView, progress: str, winners: Iterable[Seat]) -> str:
    table = look.table
    people = who(l10n, table, [sitter.seat for sitter in table.sitters])
    if table.status is TableStatus.LOBBY:
        taken, seats = len(table.sitters), table.capacity
        return l10n("list-lobby", table=bold_title(table), taken=taken, seats=seats, who=people)
    if table.status is TableStatus.CLOSED:
        return l10n("list-ended", table=bold_title(table), who=people)
    if table.status is not TableStatus.RUNNING:
        return l10n("list-over", table=bold_title(table), who=who(l10n, table, winners))
    if look.is_awaited:
        return l10n(
            since_move(table, "list-yours", "list-yours-first"),
            table=bold_title(table),
            since=since(table),
            progress=progress,
        )
    return l10n(
        since_move(table, "list-running", "list-running-first"),
        table=bold_title(table),
        awaited=who(l10n, table, look.awaited),
        since=since(table),
        progress=progress,
    )
