"""A bot in a process of its own that plays until it is killed: `python -m tests.store.writer DATABASE SEED`.

Prints a line for every decision that was answered.
"""

import asyncio
import sys
from pathlib import Path

from kingsforge_bot.service.types import ChannelId, TableStatus
from tests.service.room import BEN, CHANNEL, GAMES, FakePublisher, open_room, with_status


def say(line: str) -> None:
    """At once: a killed process empties no buffers."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def play(place: Path | str) -> None:
    publisher = FakePublisher()
    async with open_room(place, seed=sys.argv[2]) as room:
        await room.service.play.resume()
        outbox_worker = asyncio.create_task(room.service.outbox_worker(publisher).run())
        # Each run has a channel of its own: nobody may open many tables in one.
        channel = ChannelId(CHANNEL + len(await with_status(room.store, TableStatus.RUNNING)))
        tables = [
            (await room.started(BEN, players=4, bots=2, channel=channel, game=game)).look.table.id for game in GAMES
        ]
        say("playing")
        while not outbox_worker.done():
            for table in tables:
                look = await room.service.play.look(table)
                if not look.awaited:
                    continue
                done = await room.act(table)
                say(f"{table} {done.look.table.seq}")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])))
