"""The one place where what went wrong becomes a sentence for the player."""

import logging
from typing import assert_never

from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.clock import LEAST_HOURS
from kingsforge_bot.service.errors import (
    AmbiguousTable,
    ClockReason,
    ClockRefused,
    LobbyReason,
    LobbyRefused,
    NoTable,
    NotSeated,
    OpeningReason,
    OpeningRefused,
    PlanReason,
    PlanRefused,
    SeatRefused,
    Stale,
    StoreFailed,
    TableUnreadable,
    UndoReason,
    UndoRefused,
    VoteReason,
    VoteRefused,
)
from kingsforge_bot.service.planning import MOST_PLANS, MOST_WISHES
from kingsforge_bot.service.settings import MOST_OF_ONE_OWNER, MOST_OPEN_TABLES, ServerSettings
from kingsforge_bot.service.types import Status, Table, TableView
from kingsforge_bot.ui.errors import (
    HintsOff,
    NoChoiceLeft,
    NoLobby,
    NoRole,
    NotAManager,
    NotAServer,
    NotInThisGame,
    OneAtATime,
    OutOfRange,
    Overtaken,
    TooBusy,
    TooLong,
    UnknownPress,
    UnknownValue,
)
from kingsforge_bot.ui.screens import Screens
from kingsforge_bot.ui.server_settings import channel_names, role_name
from kingsforge_bot.ui.wording import bold_title, game_name, option_name, who

_log = logging.getLogger(__name__)
EXPECTED = (
    ClockRefused,
    Refused,
    NotationError,
    AmbiguousTable,
    LobbyRefused,
    NoTable,
    NotSeated,
    PlanRefused,
    Stale,
    HintsOff,
    NoChoiceLeft,
    NoLobby,
    NoRole,
    NotAManager,
    NotAServer,
    NotInThisGame,
    OneAtATime,
    OpeningRefused,
    OutOfRange,
    Overtaken,
    TooBusy,
    TooLong,
    UnknownPress,
    SeatRefused,
    UndoRefused,
    UnknownValue,
    VoteRefused,
)
"""What players can bring about; anything else is a bug."""


def explain(  # noqa: C901 - a flat match, a case for each kind of error
    l10n: Localizer, error: Exception, look: TableView | None = None, screens: Screens | None = None, *, where: str = ""
) -> str:
    """Why it did not work; `look` is the table as it stands, when it is known, and `screens` those of its game.

    Bugs are logged with `where`.
    """
    match error:
        case Refused() if look is not None and screens is not None:
            return screens.refusal(l10n, look, error)
        case NotationError():
            return unreadable(l10n, error)
        case NoTable(over=Table() as over):
            return _ended(l10n, over)
        case NoTable(said=None):
            return l10n("error-no-table")
        case NoTable(said=said):
            return l10n("error-unknown-table", table=plain(said or ""))
        case NotSeated(table=table):
            return l10n.of(table.game)("error-not-seated", table=bold_title(table))
        case Stale(table=number):
            return l10n("error-stale", table=bold_title(look.table) if look is not None else f"#{number}")
        case LobbyRefused(reason=reason, table=table):
            return lobby_refusal(l10n, reason, table)
        case PlanRefused(reason=reason, table=table):
            return plan_refusal(l10n, reason, table)
        case UndoRefused(reason=why, table=table):
            return undo_refusal(l10n, why, table)
        case ClockRefused(reason=clocks, table=table):
            return clock_refusal(l10n, clocks, table)
        case SeatRefused(reason=seats, table=table):
            return l10n(f"error-seat-{seats.value}", table=bold_title(table))
        case VoteRefused(reason=reason, table=table):
            return vote_refusal(l10n, reason, table)
        case HintsOff(table=table):
            return l10n("error-hints-off", table=bold_title(table))
        case AmbiguousTable():
            return l10n("error-table-ambiguous")
        case NotInThisGame(verb=verb, table=table):
            words = verb.split("-")
            named = [l10n(f"name-command-{'-'.join(words[:end])}") for end in range(1, len(words) + 1)]
            command = f"/{' '.join(named)}"
            return l10n(
                "error-not-in-this-game", command=command, table=bold_title(table), game=game_name(l10n, table.game)
            )
        case UnknownValue() | OutOfRange() | TooLong() | NoChoiceLeft() | NoLobby() | UnknownPress() | NotAServer():
            return _beside_the_rules(l10n, error)
        case NoRole():
            return l10n("error-role-missing")
        case NotAManager():
            return l10n("error-not-a-manager")
        case OpeningRefused(reason=why, settings=settings):
            return opening_refusal(l10n, why, settings)
        case TooBusy():
            return l10n("error-too-busy")
        case OneAtATime():
            return l10n("error-one-at-a-time")
        case Overtaken():
            return l10n("error-overtaken")
        case StoreFailed():
            _log.error("the database failed at %s", where or "no table", exc_info=error)
            return l10n("error-store-failed")
        case TableUnreadable(table=number):
            _log.error("table %s cannot be read", number, exc_info=error)
            return l10n("error-table-unreadable", table=f"#{number}")
        case _:
            _log.error("unexpected at %s", where or "no table", exc_info=error)
            return l10n("error-unexpected")


def clock_refusal(l10n: Localizer, reason: ClockReason, table: Table) -> str:
    """Why clocks are not set so."""
    match reason:
        case ClockReason.NO_CLOCK:
            return l10n("error-no-clock", table=bold_title(table))
        case ClockReason.TOO_FEW_HOURS:
            return l10n("error-too-few-hours", least=LEAST_HOURS // 60)
        case ClockReason.PAUSED:
            return l10n("error-paused", table=bold_title(table))
        case ClockReason.NOT_PAUSED:
            return l10n("error-not-paused", table=bold_title(table))
        case _:
            assert_never(reason)


def plan_refusal(l10n: Localizer, reason: PlanReason, table: Table) -> str:
    """Why a plan is not taken."""
    return l10n(f"error-plan-{reason}", table=bold_title(table), plans=MOST_PLANS, wishes=MOST_WISHES)


def unreadable(l10n: Localizer, error: NotationError) -> str:
    """Which word of the notation could not be read."""
    if not error.at:
        return l10n("notation-empty")
    return l10n("notation-unreadable", word=plain(error.at, 60), text=plain(error.text, 100))


def _beside_the_rules(
    l10n: Localizer,
    error: UnknownValue | OutOfRange | TooLong | NoChoiceLeft | NoLobby | UnknownPress | NotAServer,
) -> str:
    """What is wrong with an option or a press before any rule is asked."""
    match error:
        case UnknownValue(option=option, said=said):
            return l10n("error-unknown-value", name=option_name(l10n, option), value=plain(said, 60))
        case OutOfRange(option=option, said=number, least=least, most=most):
            return l10n("error-value-range", name=option_name(l10n, option), value=str(number), least=least, most=most)
        case TooLong(option=option, most=most):
            return l10n("error-value-too-long", name=option_name(l10n, option), most=most)
        case NoLobby():
            return l10n("error-no-lobby")
        case NoChoiceLeft():
            return l10n("error-no-choice-left")
        case UnknownPress():
            return l10n("error-made-up-button")
        case NotAServer():
            return l10n("error-server-only")
        case _:
            assert_never(error)


def lobby_refusal(l10n: Localizer, reason: LobbyReason, table: Table | None) -> str:
    """Why a lobby says no."""
    match reason:
        case LobbyReason.TOO_MANY_TABLES:
            return l10n("error-too-many-tables", most=MOST_OPEN_TABLES)
        case LobbyReason.TOO_MANY_OF_YOURS:
            return l10n("error-too-many-of-yours", most=MOST_OF_ONE_OWNER)
        case LobbyReason.NOT_YOURS_TO_END:
            return l10n("error-not-yours-to-end")
        case _ if table is None:
            return l10n("error-not-offered")
        case _:
            return _refusal_of(l10n, reason, table)


def opening_refusal(l10n: Localizer, reason: OpeningReason, settings: ServerSettings) -> str:
    """Why a server does not let a table be opened."""
    match reason:
        case OpeningReason.NOT_HERE:
            return l10n("error-not-in-this-channel", channels=channel_names(settings, l10n))
        case OpeningReason.NEEDS_ROLE:
            return l10n("error-needs-role", role=role_name(settings))
        case OpeningReason.NEEDS_MANAGER:
            return l10n("error-needs-manager")
        case OpeningReason.SERVER_FULL:
            return l10n("error-server-full", most=settings.most_open or 0)
        case OpeningReason.MEMBER_FULL:
            return l10n("error-member-full", most=settings.most_of_member or 0)
        case _:
            assert_never(reason)


def _refusal_of(l10n: Localizer, reason: LobbyReason, table: Table) -> str:  # noqa: C901 - a flat match, a case a reason
    name, l10n = bold_title(table), l10n.of(table.game)
    match reason:
        case LobbyReason.FULL | LobbyReason.NO_AI_ROOM:
            return l10n("error-table-full", table=name, seats=table.capacity)
        case LobbyReason.SEATS_KEPT:
            kept = l10n.listing(plain(one.name) for one in table.invited)
            return l10n("error-seats-kept", table=name, who=kept)
        case LobbyReason.NOT_INVITED:
            return l10n("error-not-invited", table=name)
        case LobbyReason.NOT_OVER:
            return l10n("error-not-over", table=name)
        case LobbyReason.ALREADY_SEATED:
            return l10n("error-already-seated", table=name)
        case LobbyReason.NO_WORD:
            return l10n("error-no-word")
        case LobbyReason.WORD_GIVEN:
            return l10n("error-word-given", table=name)
        case LobbyReason.NOT_SEATED:
            return l10n("error-not-in-lobby", table=name)
        case LobbyReason.NOT_OWNER:
            owner = [sitter.seat for sitter in table.sitters if sitter.user == table.owner]
            return l10n("error-not-owner", table=name, who=who(l10n, table, owner))
        case LobbyReason.TOO_FEW:
            return l10n("error-too-few-players", table=name, needed=2, seated=len(table.sitters))
        case LobbyReason.STARTED if table.status is Status.OVER:
            return _ended(l10n, table)
        case LobbyReason.STARTED:
            return l10n("error-already-started", table=name)
        case LobbyReason.NOT_STARTED:
            return l10n("error-not-started", table=name)
        case LobbyReason.CLOSED if table.begun:
            return _ended(l10n, table)
        case LobbyReason.CLOSED:
            return l10n("error-table-closed", table=name)
        case _:
            return l10n("error-not-offered")


def undo_refusal(l10n: Localizer, reason: UndoReason, table: Table) -> str:
    """Why nothing is taken back."""
    match reason:
        case UndoReason.NOTHING:
            return l10n("error-undo-nothing", table=bold_title(table))
        case UndoReason.CHOOSE_AGAIN:
            return l10n("error-undo-choose-again", table=bold_title(table))
        case UndoReason.OTHER_RULES:
            return l10n("error-undo-other-rules", table=bold_title(table))
        case _:
            assert_never(reason)


def vote_refusal(l10n: Localizer, reason: VoteReason, table: Table) -> str:
    """Why a question to the table, or an answer to it, is not taken."""
    match reason:
        case VoteReason.OPEN:
            return l10n("error-vote-open", table=bold_title(table))
        case VoteReason.OVER:
            return l10n("error-vote-over", table=bold_title(table))
        case VoteReason.YOURS:
            return l10n("error-vote-yours", table=bold_title(table))
        case VoteReason.ASKED:
            return l10n("error-vote-asked", table=bold_title(table))
        case VoteReason.ASKED_BEFORE:
            return l10n("error-vote-asked-before", table=bold_title(table))
        case _:
            assert_never(reason)


def _ended(l10n: Localizer, table: Table) -> str:
    """That it was played to its end, or ended before it."""
    over = table.status is Status.OVER
    return l10n.of(table.game)("error-table-over" if over else "error-table-ended", table=bold_title(table))
