"""How often one member makes the bot mention others: counted in the database, in one place, whatever they do."""

from collections.abc import Collection
from typing import Final, Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts, UserSettings
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.table_events import LeavingReason, SeatOpened, SeatTaken, Vacated
from kingsforge_bot.service.types import Table, TableId, UserId

HOUR: Final = 60 * 60
"""Seconds in which one member makes the bot mention the same person once at a table."""
MOST_AN_HOUR: Final = 10
"""People whom one member makes the bot mention in that time, at all tables together."""


class Mention(msgspec.Struct, frozen=True):
    """A mention: `causer` made the bot mention `user`; `post` names a post that may be said in several attempts."""

    causer: UserId
    user: UserId
    table: TableId
    at: int
    post: str | None = None
    turn: bool = False
    """It called to a turn once more, which does not count against what else the causer may bring about."""


class MentionWriting(Protocol):
    """Mentions of the last hour, inside a transaction."""

    async def by(self, causer: UserId, after: int) -> tuple[Mention, ...]:
        """Those that this member caused after that instant."""

    async def keep(self, mention: Mention) -> None:
        """In place of the one before."""

    async def forget(self, before: int) -> None:
        """Whom members made the bot mention up to that instant."""


class Ledger(Protocol):
    """The mentions that a transaction knows of."""

    @property
    def mentions(self) -> MentionWriting:
        """Whom members made the bot mention."""

    def user_settings(self, user: UserId) -> UserSettings:
        """The person's settings as this transaction leaves them."""


async def granted(
    ledger: Ledger,
    table: Table,
    causer: UserId | None,
    people: Collection[UserId],
    at: int,
    post: str | None = None,
    *,
    turn: bool = False,
) -> frozenset[UserId]:
    """Which of these people a post may mention that the causer brings about; None: no member did.

    One of each table and person an hour, ten in all. Whoever wants no alerts is never mentioned; oneself one may call.
    A rematch counts as the table that is played once more: else it could be opened and left again and again. To call to
    a `turn` once more, after that was taken back, is counted beside the rest.
    """
    willing = [user for user in people if ledger.user_settings(user).alerts is not Alerts.NONE]
    if causer is None or causer <= 0:
        return frozenset(willing)
    known = await ledger.mentions.by(causer, at - HOUR)
    counted, where = len(known), table.rematch_of or table.id
    before = {one.user: one for one in known if (one.table, one.turn) == (where, turn)}
    found = set[UserId]()
    for user in willing:
        if user == causer or ((one := before.get(user)) is not None and post is not None and one.post == post):
            found.add(user)
        elif user not in before and counted < MOST_AN_HOUR:
            await ledger.mentions.keep(Mention(causer, user, where, at, post, turn))
            counted += 1
            found.add(user)
    return frozenset(found)


async def named_only(
    ledger: Ledger, table: Table, causer: UserId | None, seats: Collection[Seat], at: int
) -> tuple[Seat, ...]:
    """The seats of those whose people a notice names and does not mention."""
    people = {one.seat: one.user for one in table.sitters if one.user is not None and one.seat in seats}
    may = await granted(ledger, table, causer, tuple(people.values()), at)
    return tuple(sorted(seat for seat, user in people.items() if user not in may))


def alerted_there(ledger: Ledger, table: Table, seats: Collection[Seat]) -> tuple[Seat, ...]:
    """Those of the seats whose people are alerted of their turns in the channel."""
    people = [(one.seat, one.user) for one in table.sitters if one.user is not None and one.seat in seats]
    return tuple(seat for seat, user in people if ledger.user_settings(user).alerts is Alerts.CHANNEL)


def user_at(table: Table, seat: Seat | None, seq: int) -> UserId | None:
    """The person who held that seat when the entry was written."""
    if seat is None:
        return None
    left = table.left_since(seat, seq)
    return table.holder(seat).user if left is None else left.user


def loser(table: Table, told: TableEventNotice) -> UserId | None:
    """Whose seat is lost, or may be, by what is told: time ran out there, or somebody else sat down on it."""
    match told.fact:
        case SeatOpened(why=LeavingReason.TIME):
            return user_at(table, told.seat, told.seq)
        case Vacated(seat=seat, why=LeavingReason.TIME) | SeatTaken(seat=seat):
            return user_at(table, seat, told.seq - 1)
        case _:
            return None
