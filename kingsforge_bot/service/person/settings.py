"""What people set for themselves, and managers for their server. Where nothing was set, the defaults hold."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.service.time.hours import UTC_NAME, DailyHours
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, RoleId

MOST_LIMIT: Final = 500
"""The most a server can set as a limit."""


class Alerts(StrEnum):
    """How a player hears that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    NONE = "none"


class UserSettings(msgspec.Struct, frozen=True):
    """What one person set."""

    alerts: Alerts = Alerts.CHANNEL
    zone: str | None = None
    """The time zone by whose clock the person's hours are meant."""
    quiet: tuple[int, int] | None = None
    """From which minute of the day to which they get no reminders and no direct messages."""
    digest: int | None = None
    """At which hour of the day one message tells of all that waits; None: never."""
    language: str | None = None
    """In which they are answered; None: in that of their Discord client."""
    plays_forced: bool = True
    """Whether the only possible move is made for them."""
    rated: bool = False
    """Whether they take part in ratings."""
    away_until: int | None = None
    """Until when they said they are away, in Unix seconds."""
    failed_directs: int = 0
    """Direct messages in a row that Discord would not deliver."""
    introduced: bool = False
    """Whether they were shown the way to a tutorial, or had no need of it."""
    portrait: Portrait | None = None
    """By which head they are drawn; None: by the one that goes with their seat."""
    rules_game: str | None = None
    """The game whose rules they asked about last where no table told which one was meant."""
    best_moves: bool = True
    """Whether a table with hints offers them its best moves unasked."""

    @property
    def quiet_hours(self) -> DailyHours | None:
        """When they get no reminders and no direct messages."""
        if self.quiet is None:
            return None
        try:
            return DailyHours(*self.quiet, self.zone or UTC_NAME)
        except ValueError:
            # The zone is called otherwise by now.
            return DailyHours(*self.quiet)

    def is_away(self, at: int) -> bool:
        """Whether they said that they are away then."""
        return self.away_until is not None and at < self.away_until


class Openers(StrEnum):
    """Who may open tables in a server."""

    EVERYBODY = "everybody"
    ROLE = "role"
    MANAGERS = "managers"


class Opener(msgspec.Struct, frozen=True):
    """What a server asks of whoever opens a table in a place of it."""

    manages: bool = False
    roles: frozenset[RoleId] = frozenset()
    parent: ChannelId | None = None
    """The channel of the thread where the table is opened."""


class ServerSettings(msgspec.Struct, frozen=True):
    """What managers set for their server."""

    channels: tuple[ChannelId, ...] = ()
    """Where tables may be opened; everywhere, where none is named."""
    openers: Openers = Openers.EVERYBODY
    role: RoleId | None = None
    """Whose members may open tables, where `openers` says so; managers always may."""
    most_of_member: int | None = None
    """Open tables of one owner in the server; None: `MOST_OF_ONE_OWNER` in each channel."""
    most_open: int | None = None
    """Open tables of the server; None: as many as its channels hold, `MOST_OPEN_TABLES` each."""
    game: str | None = None
    """What is played where nothing else is said; None: the first there is."""
    pace: str = "none"
    thread: bool = False
    boards: OldBoardPolicy = OldBoardPolicy.FOLD
    """What becomes of a board once another one stands."""
    bots: int = 0
    """Seats that bots take, as far as there is room."""
    language: str | None = None
    """Of what everybody sees; None: Discord's for the server."""
    zone: str | None = None
    """The time zone by whose clock hours of a table are meant, where none is named."""
    own_cards: Mapping[str, str] = MappingProxyType({})
    """By game, cards that managers made for it: a text that only the game reads."""
