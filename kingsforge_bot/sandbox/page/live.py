"""The page's live connection: one person, everything they may see, as it happens."""

import asyncio
from typing import assert_never

import msgspec
from aiohttp import WSMsgType, web

from kingsforge_bot.sandbox.page import views
from kingsforge_bot.sandbox.page.fault_panel import FaultPanel
from kingsforge_bot.sandbox.page.gestures import Gestures
from kingsforge_bot.sandbox.server import Server
from kingsforge_bot.sandbox.world import changes as ch
from kingsforge_bot.sandbox.world.model import Json, Message
from kingsforge_bot.sandbox.world.read_state import ReadState

FRAME_LIMIT = 1 << 18
_PLACES, _PEOPLE, _BOT, _COMMANDS = "places", "people", "bot", "commands"


class Audience:
    """All pages that are open. `seen` tells them what no change of the world tells: what was read."""

    def __init__(self, server: Server, read_state: ReadState, fault_panel: FaultPanel) -> None:
        self.server = server
        self.read_state = read_state
        self.fault_panel = fault_panel
        self._open: set[Live] = set()
        server.world.feed.subscribe(self._on_change)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """GET /web/live?person=<id or name>: a websocket until the page goes."""
        socket = web.WebSocketResponse(max_msg_size=FRAME_LIMIT, heartbeat=30.0)
        await socket.prepare(request)
        user_id = self._who(request.query.get("person", ""))
        if user_id is None:
            await socket.close(code=4004, message=b"nobody lives here")
            return socket
        live = Live(self, user_id, socket)
        self._open.add(live)
        try:
            await live.run()
        finally:
            self._open.discard(live)
        return socket

    def _who(self, wanted: str) -> int | None:
        """The person with that id or name; the first one if there is none."""
        there = views.people(self.server.world, self.read_state)
        for one in there:
            if wanted in (one["id"], one["name"]):
                return int(one["id"])
        return int(there[0]["id"]) if there else None

    def _on_change(self, change: ch.Change) -> None:
        for live in tuple(self._open):
            live.hear(change)

    def seen(self) -> None:
        """Somebody read or put away something."""
        for live in tuple(self._open):
            live.owe(_PLACES, _PEOPLE)


class Live:
    """One connection. Frames go out in order through a queue; summaries are sent once for many changes."""

    def __init__(self, audience: Audience, user_id: int, socket: web.WebSocketResponse) -> None:
        self._audience = audience
        self._server = audience.server
        self._user_id = user_id
        self._socket = socket
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._owed: set[str] = set()
        self._told = len(self._server.violations)
        self._tasks: set[asyncio.Task[None]] = set()
        self._gestures = Gestures(self._server, user_id, audience.read_state, audience.fault_panel, audience.seen)

    async def run(self) -> None:
        """Tell all there is, then listen until the page goes."""
        self._send(self._everything())
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._begin(frame.data)
            # What was sent is done, though the page went on to another person; each deed is bounded.
            if self._tasks:
                await asyncio.wait(self._tasks)
        finally:
            writer.cancel()
            for task in self._tasks:
                task.cancel()

    def _send(self, frame: Json) -> None:
        self._frames.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            try:
                await self._socket.send_str(msgspec.json.encode(frame).decode())
            except ConnectionError:
                return

    def _begin(self, data: str) -> None:
        """Do what a frame asks beside others; its number comes back with the answer."""
        try:
            number = msgspec.json.decode(data, type=_Numbered).id
        except msgspec.DecodeError:
            number = 0
        task = asyncio.create_task(self._answer(number, data.encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, data: bytes) -> None:
        self._send({"re": number} | await self._gestures.do(data))

    def _everything(self) -> Json:
        timing = self._server.api.timing
        return {
            "event": "hello",
            "me": str(self._user_id),
            "token_life": timing.token_life,
            "ahead": self._server.world.clock.ahead,
            "traffic": list(self._server.journal.lines),
            "violations": [views.violation(one) for one in self._server.violations],
        } | {name: self._summary(name) for name in (_PLACES, _PEOPLE, _BOT)}

    def _summary(self, name: str) -> object:
        world, read_state = self._server.world, self._audience.read_state
        match name:
            case "places":
                return views.places(world, read_state, self._user_id)
            case "people":
                return views.people(world, read_state)
            case "bot":
                return self._audience.fault_panel.bot()
            case _:
                return None

    def owe(self, *names: str) -> None:
        """Send these summaries once the present changes are all made."""
        if not self._owed:
            asyncio.get_running_loop().call_soon(self._pay)
        self._owed.update(names)

    def _pay(self) -> None:
        for name in sorted(self._owed):
            self._send({"event": name, name: self._summary(name)})
        self._owed.clear()

    def hear(self, change: ch.Change) -> None:
        """Pass a change on, if it concerns this person."""
        match change:
            case ch.MessagePosted(message) | ch.MessageEdited(_, message):
                self._message(message, new=isinstance(change, ch.MessagePosted))
                self.owe(_PLACES, _PEOPLE)
            case ch.MessageDeleted(message):
                self._send({"event": "gone", "channel": str(message.channel_id), "id": str(message.id)})
                self.owe(_PLACES, _PEOPLE)
            case ch.CommandsChanged():
                self.owe(_COMMANDS)
            case ch.BotConnected() | ch.BotDisconnected() | ch.ProcessChanged():
                self.owe(_BOT)
            case ch.JournalGrew(line):
                self._send({"event": "traffic", "line": line})
                for one in self._server.violations[self._told :]:
                    self._send({"event": "violation", "violation": views.violation(one)})
                self._told = len(self._server.violations)
            case ch.ClockTurned(ahead):
                self._send({"event": "clock", "ahead": ahead})
            case ch.InteractionStarted() | ch.InteractionUpdated():
                pass
            case (
                ch.ChannelCreated() | ch.ChannelUpdated() | ch.ChannelDeleted() | ch.ThreadJoined()
                | ch.GuildAdded() | ch.GuildUpdated() | ch.MemberChanged() | ch.UserUpdated()
            ):  # fmt: skip
                self.owe(_PLACES, _PEOPLE, _COMMANDS)
            case _:
                assert_never(change)

    def _message(self, message: Message, new: bool) -> None:
        if self._audience.read_state.shows(self._server.world, self._user_id, message):
            body = views.message(self._server.world, message)
            self._send({"event": "message", "new": new, "message": body})


class _Numbered(msgspec.Struct, frozen=True):
    id: int = 0
