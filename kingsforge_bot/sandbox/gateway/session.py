"""A gateway session: what the bot asked for, what was sent, and the connection it has now, if any."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import web

from kingsforge_bot.sandbox.gateway.compression import Compress
from kingsforge_bot.sandbox.gateway.dispatch import Event, Intent
from kingsforge_bot.sandbox.gateway.opcodes import Opcode
from kingsforge_bot.sandbox.world.model import Json
from kingsforge_bot.sandbox.world.sharding import Shard

KEPT_EVENTS = 2000
"""Events kept for a resume; who missed more must identify anew."""


class Connection:
    """One websocket; frames go out in order through a queue, so that publishing never waits.

    `lag` gives the seconds that what is sent now is under way.
    """

    def __init__(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        compress: Compress,
        plain: bool,
        lag: Callable[[], float],
    ) -> None:
        self._request = request
        self._socket = socket
        self._compress = compress
        self._plain = plain
        self._lag = lag
        self._frames: asyncio.Queue[tuple[float, Json]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._frames.put_nowait((asyncio.get_running_loop().time() + self._lag(), frame))

    async def _write(self) -> None:
        while True:
            due, frame = await self._frames.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            data = msgspec.json.encode(frame)
            try:
                if self._plain:
                    await self._socket.send_str(data.decode())
                else:
                    await self._socket.send_bytes(self._compress(data))
            except ConnectionError:
                return

    def cut(self) -> None:
        """Break the connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()

    def stop(self) -> None:
        """End the writer."""
        self._writer.cancel()


class Session:
    """State that outlives a connection."""

    def __init__(self, ordinal: int, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.ordinal = ordinal
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self.lost_at: float | None = None
        self._sequence = 0
        self._sent: deque[Json] = deque(maxlen=KEPT_EVENTS)

    def dispatch(self, event: Event) -> None:
        """Send an event if the intents cover it; it is kept for a resume."""
        if event.intent and not self.intents & event.intent:
            return
        bare = event.bare is not None and not self.intents & Intent.MESSAGE_CONTENT
        self._sequence += 1
        frame = {"op": Opcode.DISPATCH, "t": event.name, "s": self._sequence, "d": event.bare if bare else event.data}
        self._sent.append(frame)
        if self.connection is not None:
            self.connection.send(frame)

    def replay(self, after: int) -> bool:
        """Send all since sequence number `after` again; False if too much was missed."""
        if after > self._sequence or (self._sent and self._sent[0]["s"] > after + 1):
            return False
        assert self.connection is not None
        for frame in self._sent:
            if frame["s"] > after:
                self.connection.send(frame)
        return True
