"""What a page asks for, read strictly and done through `Person`, so that refusals are those of Discord's client."""

from collections.abc import Callable
from typing import Annotated, assert_never

import msgspec
from msgspec import Meta

from kingsforge_bot.sandbox.page import views
from kingsforge_bot.sandbox.page.fault_panel import FaultPanel, Name
from kingsforge_bot.sandbox.page.words import foreign, refusal, word
from kingsforge_bot.sandbox.people import client_rules
from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.people.components import find_select
from kingsforge_bot.sandbox.people.person import Person
from kingsforge_bot.sandbox.people.reply import Reply
from kingsforge_bot.sandbox.protocol.kinds import ComponentKind, OptionKind
from kingsforge_bot.sandbox.protocol.limits_commands import LOCALES
from kingsforge_bot.sandbox.server import Server
from kingsforge_bot.sandbox.world.errors import ApiError
from kingsforge_bot.sandbox.world.model import Channel, Json, Message, ResponseKind, Role
from kingsforge_bot.sandbox.world.read_state import ReadState
from kingsforge_bot.sandbox.world.waiting import NothingHappened

Id = Annotated[str, Meta(pattern=r"^[0-9]{1,20}$")]
Given = str | int | float | bool
AT_ONCE = 50
"""Messages a page gets at a time."""


class Open(msgspec.Struct, frozen=True, tag_field="do", tag="open"):
    """Show a channel's messages, the newest ones or those before one."""

    channel: Id
    before: Id | None = None


class Commands(msgspec.Struct, frozen=True, tag_field="do", tag="commands"):
    """List the slash commands there, and those of messages."""

    channel: Id


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say"):
    """Post a plain message."""

    channel: Id
    content: str


class Slash(msgspec.Struct, frozen=True, tag_field="do", tag="slash"):
    """Send a slash command."""

    channel: Id
    line: str
    values: dict[str, Given] = {}


class Use(msgspec.Struct, frozen=True, tag_field="do", tag="use"):
    """Use a command from the menu of a message."""

    channel: Id
    message: Id
    name: str


class Complete(msgspec.Struct, frozen=True, tag_field="do", tag="complete"):
    """Type into an option that the bot completes."""

    channel: Id
    line: str
    option: str
    typed: str
    values: dict[str, Given] = {}


class Press(msgspec.Struct, frozen=True, tag_field="do", tag="press"):
    """Press a button."""

    channel: Id
    message: Id
    custom_id: str


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """Pick from a select."""

    channel: Id
    message: Id
    custom_id: str
    values: list[str]


class Submit(msgspec.Struct, frozen=True, tag_field="do", tag="submit"):
    """Send a modal that an interaction brought."""

    interaction: Id
    answers: dict[str, str | list[str]]


class Read(msgspec.Struct, frozen=True, tag_field="do", tag="read"):
    """All up to that message has been read."""

    channel: Id
    message: Id


class Dismiss(msgspec.Struct, frozen=True, tag_field="do", tag="dismiss"):
    """Put away a message only this person sees."""

    channel: Id
    message: Id


class Settings(msgspec.Struct, frozen=True, tag_field="do", tag="settings"):
    """Switch the language of this person's client, or open and close their direct messages."""

    locale: str | None = None
    accepts_dms: bool | None = None


class ShowFaults(msgspec.Struct, frozen=True, tag_field="do", tag="faults"):
    """List the faults, after pressing one if it is named."""

    channel: Id
    press: Name | None = None


Asked = (
    Open | Commands | Say | Slash | Use | Complete | Press | Choose | Submit | Read | Dismiss | Settings | ShowFaults
)


class Gestures:
    """One person at one page. `seen` is called when what they have read or put away changed."""

    def __init__(
        self, server: Server, user_id: int, read_state: ReadState, fault_panel: FaultPanel, seen: Callable[[], None]
    ) -> None:
        self._server = server
        self._read_state = read_state
        self._fault_panel = fault_panel
        self._seen = seen
        self._modals: dict[str, Reply] = {}
        self.person = server.person(user_id)

    async def do(self, data: bytes) -> Json:
        """Do what `data` asks for and answer; refusals stand under `refused`, the bot's silence under `failed`."""
        try:
            return await self._do(msgspec.json.decode(data, type=Asked))
        except NothingHappened:
            return {"failed": word(self._locale, "silence")}
        except ClientRefused as refused:
            return {"refused": refusal(self._locale, refused), "option": refused.values.get("option")}
        except ApiError as refused:
            return {"refused": foreign(self._locale, refused.message), "errors": refused.errors}
        except msgspec.DecodeError as fault:
            return {"refused": refusal(self._locale, ClientRefused("not understood: {fault}", fault=fault))}

    @property
    def _locale(self) -> str:
        return self._server.world.users[self.person.id].locale

    async def _do(self, asked: Asked) -> Json:
        match asked:
            case Open():
                return self._open(asked)
            case Commands():
                channel = self._channel(asked.channel)
                world = self._server.world
                return {
                    "lines": views.lines(world, channel, self.person.id),
                    "on_messages": views.on_messages(world, channel, self.person.id),
                }
            case Say():
                return {"id": str(self.person.say(self._channel(asked.channel), asked.content).id)}
            case Slash():
                channel = self._channel(asked.channel)
                values = self._values(channel, asked.line, asked.values)
                return self._answer(await self.person.slash(channel, asked.line, values))
            case Use():
                message = self._message(asked.channel, asked.message)
                return self._answer(await self.person.use_on(message, asked.name))
            case Complete():
                return await self._complete(asked)
            case Press():
                message = self._message(asked.channel, asked.message)
                return self._answer(await self.person.press(message, custom_id=asked.custom_id))
            case Choose():
                return await self._choose(asked)
            case Submit():
                return await self._submit(asked)
            case Read() | Dismiss() | Settings():
                return self._remember(asked)
            case ShowFaults():
                return await self._faults(asked)
            case _:
                assert_never(asked)

    def _remember(self, asked: Read | Dismiss | Settings) -> Json:
        """What only the person's client and settings know."""
        match asked:
            case Read():
                if self._read_state.mark(self.person.id, self._channel(asked.channel).id, int(asked.message)):
                    self._seen()
            case Dismiss():
                message = self._message(asked.channel, asked.message)
                if message.only_for != self.person.id:
                    raise ClientRefused("only a message of one's own can be dismissed")
                self._read_state.dismiss(self.person.id, message.id)
                self._seen()
            case Settings():
                if asked.locale is not None and asked.locale not in LOCALES:
                    raise ClientRefused("Discord has no language {locale}", locale=asked.locale)
                if asked.locale is not None:
                    self.person.speak(asked.locale)
                if asked.accepts_dms is not None:
                    self.person.accept_dms(asked.accepts_dms)
            case _:
                assert_never(asked)
        return {}

    async def _faults(self, asked: ShowFaults) -> Json:
        channel = self._channel(asked.channel)
        if asked.press is not None:
            await self._fault_panel.cause(asked.press, channel)
        # A fault may have changed the channel, or deleted it.
        now = self._server.world.channels.get(channel.id, channel)
        return {"faults": msgspec.to_builtins(self._fault_panel.listed(now, self._locale))}

    def _open(self, asked: Open) -> Json:
        channel = self._channel(asked.channel)
        end = None if asked.before is None else int(asked.before)
        shown = [
            one
            for one in self.person.sees(channel)
            if (end is None or one.id < end) and self._read_state.shows(self._server.world, self.person.id, one)
        ]
        return {
            "messages": [views.message(self._server.world, one) for one in shown[-AT_ONCE:]],
            "more": len(shown) > AT_ONCE,
        }

    async def _complete(self, asked: Complete) -> Json:
        channel = self._channel(asked.channel)
        values = self._values(channel, asked.line, asked.values)
        choices = await self.person.complete(channel, asked.line, asked.option, typed=asked.typed, options=values)
        return {"choices": [{"label": one.label, "value": one.value} for one in choices]}

    async def _choose(self, asked: Choose) -> Json:
        message = self._message(asked.channel, asked.message)
        kind = find_select(message, asked.custom_id).kind
        world = self._server.world
        picked: list[str | Person | Channel | Role] = list(asked.values)
        known = [int(one) for one in asked.values if one.isdecimal() and len(one) <= 20]
        match kind:
            case ComponentKind.STRING_SELECT:
                pass
            case ComponentKind.USER_SELECT:
                picked = [self._server.person(one) for one in known]
            case ComponentKind.CHANNEL_SELECT:
                picked = [world.channels[one] for one in known if one in world.channels]
            case ComponentKind.ROLE_SELECT:
                roles = world.roles()
                picked = [roles[one] for one in known if one in roles]
            case _:
                raise ClientRefused("the sandbox has no select of this kind")
        return self._answer(await self.person.choose(message, asked.custom_id, picked))

    async def _submit(self, asked: Submit) -> Json:
        reply = self._modals.get(asked.interaction)
        if reply is None:
            raise ClientRefused("this form is no longer open")
        answer = self._answer(await self.person.submit(reply, asked.answers))
        self._modals.pop(asked.interaction, None)
        return answer

    def _answer(self, reply: Reply) -> Json:
        key = str(reply.interaction.id)
        if reply.kind is ResponseKind.MODAL:
            self._modals[key] = reply
            return {"kind": reply.kind.name, "interaction": key, "modal": reply.modal}
        return {"kind": reply.kind.name, "interaction": key}

    def _channel(self, written: str) -> Channel:
        channel = self._server.world.channels.get(int(written))
        if channel is None:
            raise ClientRefused("this channel is gone")
        return channel

    def _message(self, channel: str, message: str) -> Message:
        return self._server.world.message(self._channel(channel).id, int(message))

    def _values(self, channel: Channel, line: str, given: dict[str, Given]) -> dict[str, client_rules.Value]:
        """People, channels and roles come as ids."""
        world = self._server.world
        kinds = {one["name"]: one["type"] for one in client_rules.resolve(world, channel, self.person.id, line).options}
        values: dict[str, client_rules.Value] = {}
        for name, value in given.items():
            key = int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= 20 else 0
            match kinds.get(name):
                case OptionKind.USER if key in world.users:
                    values[name] = world.users[key]
                case OptionKind.CHANNEL if key in world.channels:
                    values[name] = world.channels[key]
                case OptionKind.ROLE if key in world.roles():
                    values[name] = world.roles()[key]
                case _:
                    values[name] = value
        return values
