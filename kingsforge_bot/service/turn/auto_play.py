"""Plays on where no person is asked: bot players, and moves that are the only ones left."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.person.settings import UserSettings
from kingsforge_bot.service.ports import Entropy
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.turn.table_states import TableState, TableStates, seats_of_bots
from kingsforge_bot.service.types import Cause, Table, TableId, TableStatus, UserId

AnyBot = BotPlayer[Any, Any]
Bots = Mapping[str, Mapping[str, AnyBot]]
"""The bot players of each game, by its key and then by theirs, from the easiest to the strongest."""

MOST_AT_ONCE: Final = 64
"""Actions driven before the caller gets its answer; the rest follow in the background."""

MOST_OF_ONE_SEAT: Final = 48
"""Actions of a bot without another seat's between them; then it goes in circles, and its turn is ended for it.

The longest turn in 80 games took 18. Fewer than are driven at once: beyond that nobody counts.
"""

LOOKS_AFTER: Final = 60 * 60
"""Seconds after which a table that goes on by itself is looked at again: it may have failed to."""

log = logging.getLogger(__name__)


def usual_bot(bots: Mapping[str, AnyBot]) -> str:
    """The key of the one who plays where nobody chose: the one in the middle."""
    keys = tuple(bots)
    return keys[len(keys) // 2]


class AutoPlay:
    """The loop of bot players and forced moves: one transaction per action. What fails is logged and tried later."""

    def __init__(
        self,
        states: TableStates,
        committer: Committer,
        locks: TableLocks,
        post_signal: PostSignal,
        bots: Bots,
        entropy: Entropy,
        settings: Callable[[UserId], UserSettings],
    ) -> None:
        self._states = states
        self._committer = committer
        self._locks = locks
        self._post_signal = post_signal
        self._bots = bots
        self._entropy = entropy
        self._settings = settings
        self._tasks: set[asyncio.Task[object]] = set()

    async def drive_on(self, played: Played) -> tuple[Played, ...]:
        """Play on from what was just committed, as `drive` does; the table is not read where a person is asked now."""
        if self._plays_on(played.table, played.current):
            return await self.drive(played.table.id)
        self._post_signal.set()
        return ()

    async def drive(self, table: TableId) -> tuple[Played, ...]:
        """Play on until a person is asked or the play is over; at most 64 actions, then on in the background.

        Of the entries nothing is hidden yet.
        """
        followed: list[Played] = []
        with self._post_signal.hold(table):
            try:
                while (played := await self._step(table, followed)) is not None:
                    followed.extend(played.all)
                    if len(followed) >= MOST_AT_ONCE:
                        self.drive_later(table)
                        break
                    await asyncio.sleep(0)
            except Exception:
                after = followed[-1].entry.seq if followed else "?"
                log.exception("table %s stands still after entry %s", table, after)
        return tuple(followed)

    async def attend(self, table: Table, now: int) -> int | None:
        """See that it goes on where nobody is asked, and come back as long as it does: a start looks at no others."""
        if table.status is not TableStatus.RUNNING:
            return None
        try:
            if not self._plays_on(table, await self._states.newest(table)):
                return None
        except (TableUnreadable, KeyError):
            # Who asks for the table is told; a start tries it again, and says so.
            return now + LOOKS_AFTER
        if not self._post_signal.held(table.id):
            self.drive_later(table.id)
        return now + LOOKS_AFTER

    def drive_later(self, table: TableId) -> None:
        """Drive in the background."""
        task: asyncio.Task[object] = asyncio.create_task(self.drive(table), name=f"drive table {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End what runs in the background, between two actions or before a commit."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _plays_on(self, table: Table, current: TableState) -> bool:
        """Whether something follows by itself, now that it stands so."""
        game, bots = self._states.game(table.game), seats_of_bots(table)
        return any(seat in bots or self._forced(table, current, seat) for seat in game.to_act(current.state))

    async def _step(self, table_id: TableId, before: Sequence[Played]) -> Played | None:
        async with self._locks.of(table_id):
            table = await self._states.table(table_id)
            if table.status is not TableStatus.RUNNING or table.paused is not None:
                return None
            current = await self._states.newest(table)
            game = self._states.game(table.game)
            for seat in sorted(game.to_act(current.state)):
                forced = self._forced(table, current, seat)
                if forced is not None:
                    return await self._committer.carry_out(table, current, seat, forced, cause=Cause.FORCED)
                if ai := seats_of_bots(table).get(seat):
                    if _goes_in_circles(before, seat):
                        log.warning("table %s: the bot of seat %s goes in circles; its turn is ended", table_id, seat)
                        action = game.timeout_action(current.state, seat)
                    else:
                        action = await self._choose(table, current, seat, self._bots[table.game][ai])
                    return await self._committer.carry_out(table, current, seat, action, cause=Cause.BOT)
        return None

    def _forced(self, table: Table, current: TableState, seat: Seat) -> object | None:
        """The only move left to the seat, where the table makes it: a person may wish to make it themselves."""
        user = next((sitter.user for sitter in table.sitters if sitter.seat == seat), None)
        if user is not None and not self._settings(user).plays_forced:
            return None
        return self._states.game(table.game).forced(current.state, seat)

    async def _choose(self, table: Table, current: TableState, seat: Seat, ai: AnyBot) -> object:
        """In a thread: one that weighs much must not keep other tables waiting.

        Bot players have luck of their own: the table's stream is for the rules alone and stays verifiable.
        """
        game = self._states.game(table.game)
        view = self._states.view(table, current.state, seat)
        own_luck = Secret(self._entropy(SECRET_BYTES)).luck(0)
        return await asyncio.to_thread(lambda: choice(game, ai, view, seat, own_luck))


def _goes_in_circles(before: Sequence[Played], seat: Seat) -> bool:
    """Whether the bot of that seat, about to act, has done nothing but act for long."""
    last = before[-MOST_OF_ONE_SEAT:]
    return len(last) == MOST_OF_ONE_SEAT and all(played.entry.seat == seat for played in last)
