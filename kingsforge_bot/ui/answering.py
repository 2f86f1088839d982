"""The one place where what went wrong becomes a sentence for the player."""

import logging
from typing import assert_never

from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.games.kings_forge.rules.reasons import Reason
from kingsforge_bot.games.kings_forge.words.refusals import TO_COME, refusal, unreadable
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.errors import (
    AmbiguousTable,
    LobbyReason,
    LobbyRefused,
    NoTable,
    NotSeated,
    Stale,
    StoreFailed,
    TableUnreadable,
)
from kingsforge_bot.service.lobbies import MOST_OF_ONE_OWNER, MOST_OPEN_TABLES
from kingsforge_bot.service.types import Look, Status, Table
from kingsforge_bot.ui.errors import (
    NoChoiceLeft,
    NoLobby,
    NotAServer,
    OneAtATime,
    OutOfRange,
    TooBusy,
    TooLong,
    UnknownPress,
    UnknownValue,
)
from kingsforge_bot.ui.wording import bold_title, names_of, option_name, since, who

_log = logging.getLogger(__name__)
EXPECTED = (
    Refused,
    NotationError,
    AmbiguousTable,
    LobbyRefused,
    NoTable,
    NotSeated,
    Stale,
    NoChoiceLeft,
    NoLobby,
    NotAServer,
    OneAtATime,
    OutOfRange,
    TooBusy,
    TooLong,
    UnknownPress,
    UnknownValue,
)
"""What players can bring about; anything else is a bug."""


def explain(voice: Voice, error: Exception, look: Look | None = None, *, where: str = "") -> str:
    """Why it did not work; `look` is the table as it stands, when it is known. Bugs are logged with `where`."""
    match error:
        case Refused(reason=Reason.NOT_YOUR_TURN) if look is not None:
            awaited, done = who(voice, look.table, look.awaited), str(error.facts.get("done", TO_COME))
            table = bold_title(look.table)
            return voice("error-not-your-turn", done=done, table=table, who=awaited, since=since(look.table))
        case Refused():
            names = names_of(look.table) if look is not None else ()
            text = refusal(voice, error, names)
            return text if look is None else voice("about-table", table=bold_title(look.table), text=text)
        case NotationError():
            return unreadable(voice, error)
        case NoTable(over=Table() as over):
            return _ended(voice, over)
        case NoTable(said=None):
            return voice("error-no-table")
        case NoTable(said=said):
            return voice("error-unknown-table", table=plain(said or ""))
        case NotSeated(table=table):
            return voice("error-not-seated", table=bold_title(table))
        case Stale(table=number):
            return voice("error-stale", table=bold_title(look.table) if look is not None else f"#{number}")
        case LobbyRefused(reason=reason, table=table):
            return lobby_refusal(voice, reason, table)
        case AmbiguousTable():
            return voice("error-table-ambiguous")
        case UnknownValue() | OutOfRange() | TooLong() | NoChoiceLeft() | NoLobby() | UnknownPress() | NotAServer():
            return _beside_the_rules(voice, error)
        case TooBusy():
            return voice("error-too-busy")
        case OneAtATime():
            return voice("error-one-at-a-time")
        case StoreFailed():
            _log.error("the database failed at %s", where or "no table", exc_info=error)
            return voice("error-store-failed")
        case TableUnreadable(table=number):
            _log.error("table %s cannot be read", number, exc_info=error)
            return voice("error-table-unreadable", table=f"#{number}")
        case _:
            _log.error("unexpected at %s", where or "no table", exc_info=error)
            return voice("error-unexpected")


def _beside_the_rules(
    voice: Voice,
    error: UnknownValue | OutOfRange | TooLong | NoChoiceLeft | NoLobby | UnknownPress | NotAServer,
) -> str:
    """What is wrong with an option or a press before any rule is asked."""
    match error:
        case UnknownValue(option=option, said=said):
            return voice("error-unknown-value", name=option_name(voice, option), value=plain(said, 60))
        case OutOfRange(option=option, said=number, least=least, most=most):
            return voice(
                "error-value-range", name=option_name(voice, option), value=str(number), least=least, most=most
            )
        case TooLong(option=option, most=most):
            return voice("error-value-too-long", name=option_name(voice, option), most=most)
        case NoLobby():
            return voice("error-no-lobby")
        case NoChoiceLeft(verb="gather"):
            return voice("error-nothing-to-claim")
        case NoChoiceLeft(verb="dock"):
            return voice("error-nothing-to-dock")
        case NoChoiceLeft():
            return voice("error-no-choice-left")
        case UnknownPress():
            return voice("error-made-up-button")
        case NotAServer():
            return voice("error-server-only")
        case _:
            assert_never(error)


def lobby_refusal(voice: Voice, reason: LobbyReason, table: Table | None) -> str:
    """Why a lobby says no."""
    match reason:
        case LobbyReason.TOO_MANY_TABLES:
            return voice("error-too-many-tables", most=MOST_OPEN_TABLES)
        case LobbyReason.TOO_MANY_OF_YOURS:
            return voice("error-too-many-of-yours", most=MOST_OF_ONE_OWNER)
        case LobbyReason.NOT_YOURS_TO_END:
            return voice("error-not-yours-to-end")
        case _ if table is None:
            return voice("error-not-offered")
        case _:
            return _refusal_of(voice, reason, table)


def _refusal_of(voice: Voice, reason: LobbyReason, table: Table) -> str:
    name = bold_title(table)
    match reason:
        case LobbyReason.FULL | LobbyReason.NO_AI_ROOM:
            return voice("error-table-full", table=name, seats=table.capacity)
        case LobbyReason.ALREADY_SEATED:
            return voice("error-already-seated", table=name)
        case LobbyReason.NO_WORD:
            return voice("error-no-word")
        case LobbyReason.WORD_GIVEN:
            return voice("error-word-given", table=name)
        case LobbyReason.NOT_SEATED:
            return voice("error-not-in-lobby", table=name)
        case LobbyReason.NOT_OWNER:
            owner = [sitter.seat for sitter in table.sitters if sitter.user == table.owner]
            return voice("error-not-owner", table=name, who=who(voice, table, owner))
        case LobbyReason.TOO_FEW:
            return voice("error-too-few-players", table=name, needed=2, seated=len(table.sitters))
        case LobbyReason.STARTED if table.status is Status.OVER:
            return _ended(voice, table)
        case LobbyReason.STARTED:
            return voice("error-already-started", table=name)
        case LobbyReason.NOT_STARTED:
            return voice("error-not-started", table=name)
        case LobbyReason.CLOSED if table.begun:
            return _ended(voice, table)
        case LobbyReason.CLOSED:
            return voice("error-table-closed", table=name)
        case _:
            return voice("error-not-offered")


def _ended(voice: Voice, table: Table) -> str:
    """That it was played to its end, or ended before it."""
    over = table.status is Status.OVER
    return voice("error-table-over" if over else "error-table-ended", table=bold_title(table))
