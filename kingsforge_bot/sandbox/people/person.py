"""People: what they can do in Discord, one method per gesture."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from kingsforge_bot.sandbox.people import client_rules, components
from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.people.components import Choice
from kingsforge_bot.sandbox.people.interactions import Interactions, NewInteraction
from kingsforge_bot.sandbox.people.reply import Reply
from kingsforge_bot.sandbox.protocol.kinds import ComponentKind
from kingsforge_bot.sandbox.protocol.posting import Draft, compose
from kingsforge_bot.sandbox.world.model import Channel, InteractionKind, Json, Message, Role, User
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.waiting import Waiting
from kingsforge_bot.sandbox.world.world import World

Value: TypeAlias = "client_rules.Value | Person"


class Person:
    """A user at their client. Gestures wait for the bot's first response and answer a `Reply`.

    What the client would not let through raises ClientRefused; `force` sends it nevertheless, as a
    hostile client could. Raises NothingHappened when the bot does not respond.
    """

    def __init__(self, user_id: int, world: World, interactions: Interactions, waiting: Waiting) -> None:
        self.id = user_id
        self._world = world
        self._interactions = interactions
        self._waiting = waiting
        self._chosen: dict[tuple[int, str], tuple[Message, list[str]]] = {}

    @property
    def user(self) -> User:
        """The user as it stands."""
        return self._world.users[self.id]

    @property
    def name(self) -> str:
        """The displayed name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How messages mention this person."""
        return f"<@{self.id}>"

    def speak(self, locale: str) -> None:
        """Switch the client's language, e.g. "fr"."""
        self._world.put_user(replace(self.user, locale=locale))

    def install(self) -> None:
        """Take the bot along: its commands for people are then offered wherever this person is."""
        self._world.put_user(replace(self.user, installed=True))

    def accept_dms(self, accepted: bool) -> None:
        """Open or close direct messages."""
        self._world.put_user(replace(self.user, accepts_dms=accepted))

    # Reading

    def sees(self, place: Channel | int) -> list[Message]:
        """The messages this person sees in a channel, oldest first; none in a hidden one."""
        channel = self._channel(place)
        if not self._world.permissions(channel, self.id) & Permission.VIEW_CHANNEL:
            return []
        shelf = self._world.messages[channel.id].values()
        return sorted((one for one in shelf if one.only_for in (None, self.id)), key=lambda one: one.id)

    def alerts(self, place: Channel | int) -> list[Message]:
        """The messages of a channel whose posting notified this person."""
        return [one for one in self.sees(place) if self.id in one.alerted]

    @property
    def dm(self) -> Channel:
        """The direct-message channel with the bot."""
        return self._world.dm_channel(self.id)

    def dms(self) -> list[Message]:
        """The direct messages with the bot, oldest first."""
        return self.sees(self.dm)

    # Doing

    def say(self, place: Channel | int, content: str) -> Message:
        """Post a plain message."""
        channel = self._channel(place)
        needed = Permission.SEND_MESSAGES if channel.thread is None else Permission.SEND_MESSAGES_IN_THREADS
        if not self._world.permissions(channel, self.id) & needed:
            raise ClientRefused("this person may not write there")
        client_rules.check_message(content)
        message, files = compose(self._world, Draft(channel, self.id), {"content": content}, ())
        if channel.thread is not None:
            self._world.join_thread(channel.id, self.id)
        return self._world.post(message, files)

    async def slash(
        self,
        place: Channel | int,
        line: str,
        values: Mapping[str, Value] | None = None,
        *,
        force: bool = False,
    ) -> Reply:
        """Use a slash command, e.g. `slash(channel, "table new", {"players": 3})`."""
        channel, given = self._channel(place), _plain(values)
        resolved = client_rules.resolve(self._world, channel, self.id, line)
        options = client_rules.fill(resolved, given, force=force)
        return await self._command(InteractionKind.COMMAND, channel, resolved, options, given)

    async def use_on(self, message: Message, name: str) -> Reply:
        """Use a command from the menu of a message, e.g. `use_on(board, "Bookmark")`."""
        now = self._current(message)
        if now.ephemeral:
            raise ClientRefused("a message that only one person sees has no commands")
        channel = self._channel(now.channel_id)
        command = client_rules.resolve_on_message(self._world, channel, self.id, name)
        data = client_rules.message_data(self._world, command, now)
        return await self._do(NewInteraction(InteractionKind.COMMAND, self.id, channel.id, data, command=name))

    async def complete(
        self,
        place: Channel | int,
        line: str,
        option: str,
        *,
        typed: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> list[Choice]:
        """Type into an option and get the bot's suggestions; `options` are those filled in so far."""
        channel, given = self._channel(place), _plain(options)
        resolved = client_rules.resolve(self._world, channel, self.id, line)
        known = {one["name"]: one for one in resolved.options}
        if not known.get(option, {}).get("autocomplete"):
            raise ClientRefused("/{line} has no autocomplete for {option}", line=line, option=option)
        focused = {"name": option, "type": known[option]["type"], "value": typed, "focused": True}
        filled = client_rules.fill(resolved, given, force=False, complete=False)
        reply = await self._command(InteractionKind.AUTOCOMPLETE, channel, resolved, [*filled, focused], given)
        return reply.choices

    async def _command(
        self,
        kind: InteractionKind,
        channel: Channel,
        line: client_rules.Line,
        options: list[Json],
        values: Mapping[str, client_rules.Value],
    ) -> Reply:
        data = client_rules.command_data(self._world, line, options, values, channel.guild_id)
        spoken = " ".join((line.command.name, *line.path))
        return await self._do(NewInteraction(kind, self.id, channel.id, data, command=spoken))

    async def press(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None, force: bool = False
    ) -> Reply:
        """Press a button, found by label or custom id on the message as it stands.

        With `force` it is looked for on `message` as given, even if disabled or no longer there.
        """
        now = message if force else self._current(message)
        button = components.find_button(now, label, custom_id)
        if button.disabled and not force:
            raise ClientRefused("button {name!r} is disabled", name=button.label)
        data: Json = {"component_type": int(ComponentKind.BUTTON), "custom_id": button.custom_id, "id": button.id}
        return await self._use(now, data)

    async def press_raw(self, place: Channel | int, message_id: int, custom_id: str) -> Reply:
        """Send a press with any custom id, as no real client would."""
        source = self._world.message(self._channel(place).id, message_id)
        data: Json = {"component_type": int(ComponentKind.BUTTON), "custom_id": custom_id, "id": 1}
        return await self._use(source, data)

    async def choose(
        self, message: Message, name: str, values: Sequence["str | Person | Channel | Role"], *, force: bool = False
    ) -> Reply:
        """Pick from a select, found by custom id or placeholder; values or labels, or people, channels, roles."""
        now = message if force else self._current(message)
        select = components.find_select(now, name)
        if select.disabled and not force:
            raise ClientRefused("select {name!r} is disabled", name=name)
        data: Json = {"component_type": select.kind, "custom_id": select.custom_id, "id": select.id}
        wanted = [one if isinstance(one, str) else str(one.id) for one in values]
        if select.kind == ComponentKind.STRING_SELECT and not force:
            wanted = components.pick(select, wanted)
            self._choose_anew(now, select.custom_id, wanted)
        if select.kind != ComponentKind.STRING_SELECT:
            if not select.low <= len(wanted) <= select.high and not force:
                raise ClientRefused(
                    "{low} to {high} values must be picked, not {count}",
                    low=select.low,
                    high=select.high,
                    count=len(wanted),
                )
            named = [one.user if isinstance(one, Person) else one for one in values]
            guild = self._world.channels[now.channel_id].guild_id
            data["resolved"] = client_rules.resolved_of(self._world, named, guild)
        data["values"] = wanted
        return await self._use(now, data)

    def _choose_anew(self, message: Message, custom_id: str, wanted: list[str]) -> None:
        """A select shows what was chosen until its message is edited, and sends nothing where that is chosen again."""
        before, chosen = self._chosen.get((message.id, custom_id), (None, None))
        if before is message and chosen == wanted:
            raise ClientRefused("{wanted} is chosen already: the message was not edited since", wanted=wanted)
        self._chosen[message.id, custom_id] = message, wanted

    async def submit(self, reply: Reply, answers: Mapping[str, str | list[str]], *, force: bool = False) -> Reply:
        """Fill in the modal a reply brought and send it; answers by custom id or label."""
        modal, cause = reply.modal, reply.interaction
        filled = components.filled_modal(modal, dict(answers), force)
        shelf = self._world.messages[self._channel(cause.channel_id).id]
        source = shelf.get(cause.source_message_id or 0)
        data: Json = {"custom_id": modal["custom_id"], "components": filled, "resolved": {}}
        return await self._do(NewInteraction(InteractionKind.MODAL, self.id, cause.channel_id, data, source=source))

    async def _use(self, message: Message, data: Json) -> Reply:
        """Use a component of a message."""
        return await self._do(
            NewInteraction(InteractionKind.COMPONENT, self.id, message.channel_id, data, source=message)
        )

    async def _do(self, new: NewInteraction) -> Reply:
        guild_id = self._world.channels[new.channel_id].guild_id
        if guild_id is not None and (guild_id, self.id) not in self._world.members:
            raise ClientRefused("{name} is not in that guild", name=self.name)
        reply = Reply(self._interactions.start(new), self._world, self._waiting)
        await reply.first()
        return reply

    def _channel(self, place: Channel | int) -> Channel:
        key = place if isinstance(place, int) else place.id
        if key not in self._world.channels:
            raise ClientRefused("there is no channel {key}", key=key)
        return self._world.channels[key]

    def _current(self, message: Message) -> Message:
        for one in self.sees(message.channel_id):
            if one.id == message.id:
                return one
        raise ClientRefused("message {message} is gone or not visible to {name}", message=message.id, name=self.name)


def _plain(values: Mapping[str, Value] | None) -> dict[str, client_rules.Value]:
    """The values with people as users."""
    return {key: one.user if isinstance(one, Person) else one for key, one in (values or {}).items()}
