"""The gateway: hello, identify, resume, heartbeats, dispatch."""

import asyncio
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from kingsforge_bot.sandbox.gateway.compression import compressor
from kingsforge_bot.sandbox.gateway.dispatch import Event, Intent, events_for
from kingsforge_bot.sandbox.gateway.opcodes import Opcode
from kingsforge_bot.sandbox.gateway.session import Connection, Session
from kingsforge_bot.sandbox.protocol import payloads
from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.world import changes as ch
from kingsforge_bot.sandbox.world.journal import Journal, Violation
from kingsforge_bot.sandbox.world.model import Json
from kingsforge_bot.sandbox.world.sharding import Outcome, Shard, Starts
from kingsforge_bot.sandbox.world.world import World

HEARTBEAT_MS = 41250
ACK_AFTER = 0.03
"""Seconds from a heartbeat to its answer."""
RESUMABLE_FOR = 120.0
"""Seconds a session without connection can still be resumed."""


class CloseCode:
    """Why the gateway hangs up."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_API_VERSION = 4012
    DISALLOWED_INTENTS = 4014


class _HangUpError(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All sessions. Every change of the world is dispatched to those it concerns.

    There may be several of one shard, and of different numbers of shards: all of them hear of the same guilds.
    """

    def __init__(self, world: World, journal: Journal, starts: Starts, lag: Callable[[], float] = lambda: 0.0) -> None:
        self._world = world
        self._journal = journal
        self._starts = starts
        self._lag = lag
        self._started = 0
        self.sessions: dict[str, Session] = {}
        world.feed.subscribe(self._on_change)

    def live(self, shard: int | None = None) -> list[Session]:
        """The sessions that have a connection now: all, or those of one shard."""
        return [one for one in self.sessions.values() if one.connection is not None and shard in (None, one.shard.id)]

    def reaches(self, guild_id: int | None) -> bool:
        """Whether somebody is connected to hear of that guild."""
        return any(one.shard.hears(guild_id) for one in self.live())

    def _on_change(self, change: ch.Change) -> None:
        now = self._world.clock()
        for one in tuple(self.sessions.values()):
            if one.lost_at is not None and now - one.lost_at > RESUMABLE_FOR:
                del self.sessions[one.id]
        if not self.sessions:
            return
        for event in events_for(self._world, change):
            if event.name == "INTERACTION_CREATE":
                self._journal.note(f"to bot: INTERACTION_CREATE {event.data['data']}")
            for session in self.sessions.values():
                if session.shard.hears(event.guild_id):
                    session.dispatch(event)

    # Faults

    def cut(self, resumable: bool, shard: int | None = None) -> int:
        """Break all connections, or those of one shard; answers how many there were."""
        live = self.live(shard)
        for session in live:
            assert session.connection is not None
            session.connection.cut()
        if not resumable:
            kept = [] if shard is None else [one for one in self.sessions.values() if one.shard.id != shard]
            self.sessions = {one.id: one for one in kept}
        return len(live)

    def invalidate(self, resumable: bool, shard: int | None = None) -> None:
        """Send INVALID_SESSION to all connections, or those of one shard."""
        for session in self.live(shard):
            assert session.connection is not None
            session.connection.send({"op": Opcode.INVALID_SESSION, "d": resumable})
            if not resumable:
                del self.sessions[session.id]

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Send RECONNECT to all connections, or those of one shard."""
        for session in self.live(shard):
            assert session.connection is not None
            session.connection.send({"op": Opcode.RECONNECT, "d": None})

    # One connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a websocket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16, autoclose=True)
        await socket.prepare(request)
        name = request.query.get("compress")
        compress = compressor(name)
        if compress is None or request.query.get("encoding", "json") != "json":
            await socket.close(code=CloseCode.DECODE_ERROR)
            return socket
        if request.query.get("v") not in ("9", "10"):
            await socket.close(code=CloseCode.INVALID_API_VERSION)
            return socket
        connection = Connection(request, socket, compress, not name, self._lag)
        connection.send({"op": Opcode.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    session = self._receive(connection, session, _decoded(frame.data))
        except _HangUpError as hang_up:
            self._journal.note(f"gateway closes with {hang_up.code}")
            await socket.close(code=hang_up.code)
        finally:
            connection.stop()
            if session is not None and session.connection is connection:
                self._lost(session, goodbye=socket.close_code in (1000, 1001))
        return socket

    def _lost(self, session: Session, goodbye: bool) -> None:
        session.connection = None
        session.lost_at = self._world.clock()
        if goodbye:
            self.sessions.pop(session.id, None)
        self._journal.note(f"gateway session {session.ordinal} lost its connection")
        self._world.feed.publish(ch.BotDisconnected(session.ordinal))

    def _receive(self, connection: Connection, session: Session | None, frame: Json) -> Session | None:
        body = frame.get("d")
        match frame.get("op"):
            case Opcode.HEARTBEAT:
                # discord.py notes when it sent only after sending: an answer quicker than that looks 40 s late to it.
                asyncio.get_running_loop().call_later(
                    ACK_AFTER, connection.send, {"op": Opcode.HEARTBEAT_ACK, "d": None}
                )
            case Opcode.IDENTIFY:
                if session is not None:
                    raise _HangUpError(CloseCode.ALREADY_AUTHENTICATED)
                return self._identify(connection, body if isinstance(body, dict) else {})
            case Opcode.RESUME:
                return self._resume(connection, body if isinstance(body, dict) else {})
            case Opcode.UPDATE_PRESENCE | Opcode.UPDATE_VOICE_STATE:
                if session is None:
                    raise _HangUpError(CloseCode.NOT_AUTHENTICATED)
            case Opcode.REQUEST_GUILD_MEMBERS:
                if session is None:
                    raise _HangUpError(CloseCode.NOT_AUTHENTICATED)
                self._members(session, body if isinstance(body, dict) else {})
            case _:
                raise _HangUpError(CloseCode.UNKNOWN_OPCODE)
        return session

    def _authenticate(self, body: Json) -> None:
        if str(body.get("token", "")).removeprefix("Bot ") != self._world.application.token:
            raise _HangUpError(CloseCode.AUTHENTICATION_FAILED)

    def _identify(self, connection: Connection, body: Json) -> Session | None:
        self._authenticate(body)
        intents = body.get("intents")
        if not isinstance(intents, int):
            raise _HangUpError(CloseCode.DECODE_ERROR)
        if intents & Intent.PRIVILEGED & ~self._world.application.privileged:
            raise _HangUpError(CloseCode.DISALLOWED_INTENTS)
        world, shard = self._world, _shard(body)
        homes = [one for one in world.guilds_of(world.application.bot_id) if shard.hears(one.id)]
        if not self._may_start(shard, len(homes)):
            connection.send({"op": Opcode.INVALID_SESSION, "d": False})
            return None
        self._started += 1
        session = Session(self._started, intents, shard)
        session.connection = connection
        self.sessions[session.id] = session
        ready: Json = {
            "v": 10,
            "user": payloads.user(world.users[world.application.bot_id]),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in homes],
            "session_id": session.id,
            "resume_gateway_url": payloads.gateway_url(world),
            "shard": [shard.id, shard.count],
            "application": {"id": str(world.application.id), "flags": 0},
        }
        session.dispatch(Event("READY", ready, 0))
        for home in homes:
            session.dispatch(Event("GUILD_CREATE", payloads.guild_create(world, home)))
        part = f", shard {shard.id} of {shard.count}" if shard.count > 1 else ""
        self._journal.note(f"gateway session {session.ordinal} is ready{part}")
        world.feed.publish(ch.BotConnected(session.ordinal, resumed=False))
        return session

    def _may_start(self, shard: Shard, guilds: int) -> bool:
        """Count the IDENTIFY of a shard with so many guilds: whether a session starts, or it came too fast."""
        asked = self._starts.sharding
        if asked is not None and shard.count % asked.multiple:
            raise _HangUpError(CloseCode.INVALID_SHARD)
        if asked is not None and guilds > asked.guilds:
            raise _HangUpError(CloseCode.SHARDING_REQUIRED)
        outcome = self._starts.count(shard)
        if outcome is Outcome.STARTED:
            return True
        request = f"IDENTIFY of shard {shard.id} of {shard.count}"
        self._journal.breach(Violation(self._world.clock(), request, 0, f"sessions started: {outcome.value}"))
        if outcome is Outcome.SPENT:
            self.cut(resumable=False)
            self._world.renew_token()
            raise _HangUpError(CloseCode.AUTHENTICATION_FAILED)
        return False

    def _resume(self, connection: Connection, body: Json) -> Session | None:
        self._authenticate(body)
        session = self.sessions.get(str(body.get("session_id")))
        if session is not None:
            session.connection, session.lost_at = connection, None
            if session.replay(snowflake(body.get("seq")) or 0):
                session.dispatch(Event("RESUMED", {}, 0))
                self._journal.note(f"gateway session {session.ordinal} resumed")
                self._world.feed.publish(ch.BotConnected(session.ordinal, resumed=True))
                return session
            del self.sessions[session.id]
        connection.send({"op": Opcode.INVALID_SESSION, "d": False})
        return None

    def _members(self, session: Session, body: Json) -> None:
        """Answer REQUEST_GUILD_MEMBERS in one chunk."""
        guild_id = snowflake(body.get("guild_id"))
        if not session.shard.hears(guild_id):
            return
        listed = body.get("user_ids") or []
        wanted = {snowflake(each) for each in (listed if isinstance(listed, list) else [listed])}
        prefix = str(body.get("query") or "").lower()
        chosen = [
            one
            for one in self._world.members.values()
            if one.guild_id == guild_id
            and (one.user_id in wanted if wanted else self._world.users[one.user_id].name.lower().startswith(prefix))
        ]
        chunk: Json = {
            "guild_id": str(guild_id),
            "members": [payloads.member(self._world, one) for one in chosen],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(each) for each in wanted - {one.user_id for one in chosen}],
        }
        if "nonce" in body:
            chunk["nonce"] = body["nonce"]
        session.dispatch(Event("GUILD_MEMBERS_CHUNK", chunk, 0))


def _shard(body: Json) -> Shard:
    match body.get("shard"):
        case None:
            return Shard()
        case [int(key), int(count)] if 0 <= key < count:
            return Shard(key, count)
        case _:
            raise _HangUpError(CloseCode.INVALID_SHARD)


def _decoded(data: str) -> Json:
    try:
        frame = msgspec.json.decode(data)
    except msgspec.DecodeError:
        raise _HangUpError(CloseCode.DECODE_ERROR) from None
    if not isinstance(frame, dict):
        raise _HangUpError(CloseCode.DECODE_ERROR)
    return frame
