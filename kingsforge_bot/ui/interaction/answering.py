"""The one place where what went wrong becomes a sentence for the player: the message `error-<reason>`."""

import logging

from kingsforge_bot.core.errors import Expected, NotationError, Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.service.errors import (
    LobbyReason,
    LobbyRefused,
    NoTable,
    OpeningRefused,
    Stale,
    StoreFailed,
    TableRefused,
    TableUnreadable,
)
from kingsforge_bot.service.league.refusals import CallReason, CallRefused
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.admin.server_settings import channel_names, role_name
from kingsforge_bot.ui.errors import NotInThisGame, UnknownValue, WrongOption
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.titles import bold_title, game_name, option_name

_log = logging.getLogger(__name__)


def explain(
    l10n: Localizer, error: Exception, look: TableView | None = None, screens: Screens | None = None, *, where: str = ""
) -> str:
    """Why it did not work; `look` is the table as it stands, when it is known, and `screens` those of its game.

    Bugs are logged with `where`.
    """
    match error:
        case Refused() if look is not None and screens is not None:
            return screens.refusals.refusal(l10n.of(look.table.game), look, error)
        case Expected() if not isinstance(error, Refused):
            return _worded(l10n, error, look)
        case StoreFailed():
            _log.error("the database failed at %s", where or "no table", exc_info=error)
            return l10n("error-store-failed")
        case TableUnreadable(table=number):
            _log.error("table %s cannot be read", number, exc_info=error)
            return l10n("error-table-unreadable", table=f"#{number}")
        case _:
            _log.error("unexpected at %s", where or "no table", exc_info=error)
            return l10n("error-unexpected")


def _worded(l10n: Localizer, error: Expected, look: TableView | None) -> str:
    match error:
        case (
            NoTable(over=Table() as table)
            | LobbyRefused(reason=LobbyReason.STARTED, table=Table(status=TableStatus.OVER) as table)
            | LobbyRefused(reason=LobbyReason.CLOSED, table=Table(begun=True) as table)
        ):
            over = table.status is TableStatus.OVER
            return l10n.of(table.game)("error-table-over" if over else "error-table-ended", table=bold_title(table))
        case TableRefused(table=table) | LobbyRefused(table=Table() as table):
            l10n = l10n.of(table.game)
            return l10n(f"error-{error.reason}", table=bold_title(table), **_facts(l10n, error, look))
        case _:
            return l10n(f"error-{error.reason}", **_facts(l10n, error, look))


def _facts(l10n: Localizer, error: Expected, look: TableView | None) -> dict[str, str | int]:
    """What the sentence names beside the table: what the error knows, and what has a form of its own here."""
    match error:
        case NotationError():
            return {"word": plain(error.at, 60), "text": plain(error.text, 100)}
        case UnknownValue(option=option, said=said):
            return {"name": option_name(l10n, option), "value": plain(said, 60)}
        case WrongOption(option=option):
            return {"name": option_name(l10n, option), **_known(l10n, error)}
        case NoTable(said=said):
            return {"table": plain(said or "")}
        case Stale() if look is not None:
            return {"table": bold_title(look.table)}
        case OpeningRefused(settings=settings):
            return {"channels": channel_names(settings, l10n), "role": role_name(settings), **_known(l10n, error)}
        case CallRefused(reason=CallReason.WHICH):
            names = error.facts["names"]
            return {"names": l10n.listing(map(plain, names)) if isinstance(names, tuple) else ""}
        case LeagueRefused(reason=Reason.RESTS):
            return {"until": f"<t:{error.facts['until']}:R>"}
        case NotInThisGame(verb=verb, table=table):
            words = verb.split("-")
            named = [l10n(f"name-command-{'-'.join(words[:end])}") for end in range(1, len(words) + 1)]
            return {"command": f"/{' '.join(named)}", "game": game_name(l10n, table.game)}
        case LobbyRefused(table=Table() as table):
            return _of_lobby(l10n, error, table)
        case _:
            return _known(l10n, error)


def _of_lobby(l10n: Localizer, error: LobbyRefused, table: Table) -> dict[str, str | int]:
    match error.reason:
        case LobbyReason.SEATS_KEPT:
            return {"who": l10n.listing(plain(one.name) for one in table.invited)}
        case LobbyReason.NOT_OWNER:
            return {"who": who(l10n, table, [one.seat for one in table.sitters if one.user == table.owner])}
        case _:
            return {"seats": table.capacity, "seated": len(table.sitters), "needed": 2, **_known(l10n, error)}


def _known(l10n: Localizer, error: Expected) -> dict[str, str | int]:
    return {name: l10n.listing(fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()}
