"""Tells people that it is their turn: what is owed to them or to a channel for it."""

from collections.abc import Collection, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.post.directs import YourTurns
from kingsforge_bot.service.post.mentions import alerted_there, named_only
from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.time.pending_turns import MOST_REMINDERS, How, Turn
from kingsforge_bot.service.types import ChannelId, Table, UserId

MOST_NAMED: Final = 5
"""Tables that one message names; of the others it says how many there are."""
Turns = Sequence[tuple[Table, Turn]]
"""Turns of one person, with their tables."""


async def call_directly(writing: Writing, user: UserId, how: How, turns: Turns, now: int) -> None:
    """Owe them one direct message for all of these."""
    named, more = _named([turn for _, turn in turns])
    await writing.directs.owe(user, YourTurns(how, named, more), now)


async def call_in_channels(
    writing: Writing,
    user: UserId,
    turns: Turns,
    now: int,
    *,
    first: bool,
    unreached: bool = False,
    off: bool = False,
) -> None:
    """Owe each place where posts of these tables go one notice; that direct messages are off is told in one of them."""
    places: dict[ChannelId, list[tuple[Table, Turn]]] = {}
    for table, turn in turns:
        places.setdefault(table.place, []).append((table, turn))
    for there in places.values():
        named, more = _named([turn for _, turn in there])
        await writing.posts.notify(there[0][0].id, Reminder(user, named, more, first, unreached, off), now)
        off = False


async def call_to_play(
    writing: Writing, table: Table, awaited: Collection[Seat], by: UserId | None, now: int
) -> tuple[Seat, ...]:
    """A line is to call those who are awaited and alerted in the channel; answered are those whom it only names.

    Whoever is due to be reminded is called by that, now that the table goes on. `by` is None where no member brought it
    about.
    """
    due = {
        wait.seat
        for wait in await writing.pending_turns.at(table.id)
        if wait.due is not None and wait.due <= now and wait.reminded < MOST_REMINDERS
    }
    called = [seat for seat in alerted_there(writing, table, awaited) if seat not in due]
    return tuple(sorted(due.intersection(awaited) | set(await named_only(writing, table, by, called, now))))


def _named(turns: Sequence[Turn]) -> tuple[tuple[Turn, ...], int]:
    return tuple(turns[:MOST_NAMED]), max(0, len(turns) - MOST_NAMED)
