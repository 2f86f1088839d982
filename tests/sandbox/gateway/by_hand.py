"""A connection to the gateway without a library, for what a library hides."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from kingsforge_bot.sandbox import Guild, Server

Json = dict[str, Any]
INTENTS = 1 << 0 | 1 << 9 | 1 << 12
"""Guilds, messages there, direct messages."""


class Hand:
    """One websocket, uncompressed."""

    def __init__(self, server: Server, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._server = server
        self._socket = socket
        self.session = ""
        self.heard = 0

    async def receive(self) -> Json:
        frame: Json = await self._socket.receive_json(timeout=5)
        self.heard = frame.get("s") or self.heard
        return frame

    async def closed(self) -> int:
        """The code it is hung up on with."""
        closing = await self._socket.receive(timeout=5)
        assert closing.type is aiohttp.WSMsgType.CLOSE, closing
        return int(closing.data)

    async def identify(self, shard: object = None) -> None:
        body: Json = {"token": self._server.token, "intents": INTENTS, "properties": {}}
        await self._socket.send_json({"op": 2, "d": body if shard is None else body | {"shard": shard}})

    async def ready(self, shard: object = None) -> Json:
        """Identify; the body of READY."""
        await self.identify(shard)
        frame = await self.receive()
        assert frame.get("t") == "READY", frame
        body: Json = frame["d"]
        self.session = body["session_id"]
        return body

    async def resume(self, session: str, heard: int) -> None:
        await self._socket.send_json({"op": 6, "d": {"token": self._server.token, "session_id": session, "seq": heard}})

    async def since(self, *asked: Guild) -> list[Json]:
        """What came until now: all events before the answer about the members of the last of those guilds."""
        for guild in asked:
            await self._socket.send_json({"op": 8, "d": {"guild_id": str(guild.id), "query": "", "limit": 0}})
        frames: list[Json] = []
        while (frame := await self.receive())["t"] != "GUILD_MEMBERS_CHUNK":
            frames.append(frame)
        assert frame["d"]["guild_id"] == str(asked[-1].id)
        return frames


@asynccontextmanager
async def by_hand(server: Server) -> AsyncIterator[Hand]:
    url = f"ws{server.url.removeprefix('http')}/gateway/?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        hand = Hand(server, socket)
        assert (await hand.receive())["op"] == 10
        yield hand
