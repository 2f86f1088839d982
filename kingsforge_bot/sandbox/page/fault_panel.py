"""Faults for developers, each behind one button of the page."""

from typing import Literal

import msgspec

from kingsforge_bot.sandbox.page.words import word
from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.process import BotProcess
from kingsforge_bot.sandbox.server import Server
from kingsforge_bot.sandbox.world.model import Channel, Json
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.turning import DAY, HOUR

SLOW = 1.0
TOO_SLOW = 4.0
"""Seconds of delay each way, to the bot and from it; the second one is beyond the 3 s for a first response."""
RETRY_AFTER = 1.0
"""Seconds of a 429; the first response can still come in time."""
EVERYTHING = "** /**"
Name = Literal[
    "slow", "too_slow", "limit", "limit_all", "error", "error_ten", "drop", "forget", "invalid", "reconnect",
    "archive", "delete_thread", "delete_last", "stop", "start", "restart", "kill", "clear",
    "hour", "day",
    "view", "send", "send_threads", "files", "embed", "history", "threads",
]  # fmt: skip
_RIGHTS: dict[Name, Permission] = {
    "view": Permission.VIEW_CHANNEL,
    "send": Permission.SEND_MESSAGES,
    "send_threads": Permission.SEND_MESSAGES_IN_THREADS,
    "files": Permission.ATTACH_FILES,
    "embed": Permission.EMBED_LINKS,
    "history": Permission.READ_MESSAGE_HISTORY,
    "threads": Permission.CREATE_PUBLIC_THREADS,
}


class Fault(msgspec.Struct, frozen=True):
    """A button: `on` is None for what happens once, else whether it holds now; `able` whether it can be pressed."""

    name: Name
    label: str
    group: str
    on: bool | None = None
    able: bool = True


class FaultPanel:
    """What can go wrong in a server, with or without a bot process of its own."""

    def __init__(self, server: Server, bot: BotProcess | None) -> None:
        self._server = server
        self._bot = bot

    def listed(self, channel: Channel, locale: str) -> list[Fault]:
        """All faults as they stand, seen from a channel, named in the language of that locale."""
        delay, thread = self._server.fault.delay, channel.thread is not None

        def group(heading: str, *names: Name, able: bool = True) -> list[Fault]:
            return [Fault(name, word(locale, f"fault-{name}"), heading, able=able) for name in names]

        def slow(name: Name, seconds: float) -> Fault:
            return Fault(name, word(locale, f"fault-{name}", seconds=f"{seconds:g}"), network, delay == seconds)

        network, clock, here = word(locale, "group-network"), self._clock(locale), word(locale, "group-channel")
        faults = [
            slow("slow", SLOW),
            slow("too_slow", TOO_SLOW),
            *group(network, "limit", "limit_all", "error", "error_ten"),
            *group(word(locale, "group-gateway"), "drop", "forget", "invalid", "reconnect"),
            *group(clock, "hour", "day"),
            *group(here, "delete_last"),
            *group(here, "archive", "delete_thread", able=thread),
        ]
        if channel.guild_id is not None:
            held, rights = (
                self._server.world.permissions(channel, self._server.api.bot_id),
                word(locale, "group-rights"),
            )
            faults += [
                Fault(name, word(locale, f"fault-{name}"), rights, bool(held & bit)) for name, bit in _RIGHTS.items()
            ]
        if self._bot is not None:
            running, process = self._bot.running, word(locale, "group-bot")
            faults += group(process, "restart", "kill", "stop", able=running)
            faults += group(process, "start", able=not running)
        return faults + group(network, "clear")

    async def cause(self, name: Name, channel: Channel) -> None:
        """Press a button. Raises ClientRefused where it makes no sense."""
        server = self._server
        match name:
            case "slow" | "too_slow":
                wanted = SLOW if name == "slow" else TOO_SLOW
                server.fault.delay = 0.0 if server.fault.delay == wanted else wanted
            case "limit" | "limit_all":
                server.fault.rate_limit(EVERYTHING, RETRY_AFTER, everywhere=name == "limit_all")
            case "error":
                server.fault.server_error(EVERYTHING, status=503)
            case "error_ten":
                server.fault.server_error(EVERYTHING, times=10)
            case "drop" | "forget":
                server.fault.drop_gateway(resumable=name == "drop")
            case "invalid":
                server.fault.invalid_session()
            case "reconnect":
                server.fault.ask_reconnect()
            case "clear":
                server.fault.clear()
            case "hour" | "day":
                server.turn_clock(HOUR if name == "hour" else DAY)
            case "archive" | "delete_thread" | "delete_last":
                self._moderate(name, channel)
            case "stop" | "start" | "restart" | "kill":
                await self._process(name)
            case _:
                self._toggle(_RIGHTS[name], channel)

    def _clock(self, locale: str) -> str:
        """The heading that says how far the clock was turned."""
        days, hours = divmod(round(self._server.world.clock.ahead) // HOUR, DAY // HOUR)
        ahead = word(locale, "group-clock-ahead", days=days, hours=hours)
        return ahead if days or hours else word(locale, "group-clock")

    def _moderate(self, name: Literal["archive", "delete_thread", "delete_last"], channel: Channel) -> None:
        if name == "delete_last":
            own = [one for one in self._server.messages(channel) if one.author_id == self._server.api.bot_id]
            if not own:
                raise ClientRefused("there is no message of the bot here")
            self._server.delete_message(own[-1])
        elif channel.thread is None:
            raise ClientRefused("this is no thread")
        elif name == "archive":
            self._server.archive(channel)
        else:
            self._server.delete_channel(channel)

    def _toggle(self, bit: Permission, channel: Channel) -> None:
        if channel.guild_id is None:
            raise ClientRefused("direct messages have no permissions")
        # A thread has its parent's permissions.
        place = channel.id if channel.thread is None else channel.thread.parent_id
        held = self._server.world.permissions(channel, self._server.api.bot_id)
        (self._server.deny if held & bit else self._server.allow)(place, bit)

    async def _process(self, name: Literal["stop", "start", "restart", "kill"]) -> None:
        if self._bot is None:
            raise ClientRefused("the bot was not started by the sandbox")
        match name:
            case "stop":
                await self._bot.stop()
            case "start":
                await self._bot.start()
            case "restart" | "kill":
                await self._bot.restart(kill=name == "kill")

    def bot(self) -> Json:
        """How the bot is: its name, whether connected, whether its process runs and how the last one ended."""
        world = self._server.world
        return {
            "id": str(world.application.bot_id),
            "name": world.application.name,
            "online": bool(self._server.gateway.live()),
            "kept": self._bot is not None,
            "running": self._bot is None or self._bot.running,
            "status": None if self._bot is None else self._bot.status,
        }
