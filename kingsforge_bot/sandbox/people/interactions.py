"""Interactions on their way: made, sent, and given up on when no first response comes in time."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from kingsforge_bot.sandbox.protocol import payloads_messages
from kingsforge_bot.sandbox.world.journal import Journal, Violation
from kingsforge_bot.sandbox.world.model import Interaction, InteractionKind, Json, Message
from kingsforge_bot.sandbox.world.timing import Timing
from kingsforge_bot.sandbox.world.world import World


class NewInteraction(msgspec.Struct, frozen=True):
    """What a person does: the `data` of the interaction, and the message it was done on, if any."""

    kind: InteractionKind
    user_id: int
    channel_id: int
    data: Json
    command: str | None = None
    source: Message | None = None


class Interactions:
    """Starts interactions and watches their three seconds; `online` tells whether the bot hears of a guild."""

    def __init__(self, world: World, journal: Journal, timing: Timing, online: Callable[[int | None], bool]) -> None:
        self._world = world
        self._journal = journal
        self._timing = timing
        self._online = online
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def start(self, new: NewInteraction) -> Interaction:
        """Send INTERACTION_CREATE."""
        world = self._world
        key = world.new_id()
        interaction = Interaction(
            id=key,
            token=f"{key}.{secrets.token_urlsafe(48)}",
            kind=new.kind,
            user_id=new.user_id,
            channel_id=new.channel_id,
            guild_id=world.channels[new.channel_id].guild_id,
            created_at=world.clock(),
            payload={},
            command=new.command,
            source_message_id=None if new.source is None else new.source.id,
        )
        payload = payloads_messages.interaction(world, interaction, new.data, new.source)
        timer = asyncio.get_running_loop().call_later(self._timing.first_response, self._expire, interaction.id)
        self._timers[interaction.id] = timer
        return world.start(replace(interaction, payload=payload))

    def _expire(self, interaction_id: int) -> None:
        del self._timers[interaction_id]
        interaction = self._world.interactions[interaction_id]
        if interaction.response is not None:
            return
        if self._online(interaction.guild_id):
            named = interaction.command or interaction.payload["data"].get("custom_id")
            self._journal.breach(
                Violation(
                    at=self._world.clock(),
                    request=f"interaction {interaction.kind.name.lower()} {named}",
                    code=0,
                    message=f"no first response within {self._timing.first_response:g} s",
                    form=interaction.payload["data"],
                )
            )
        self._world.put_interaction(replace(interaction, overdue=True))

    def stop(self) -> None:
        """Forget all deadlines."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
