"""What a person got for something they did."""

import weakref
from collections.abc import Callable

from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.people.components import Choice
from kingsforge_bot.sandbox.world.changes import Change, MessageEdited, MessagePosted
from kingsforge_bot.sandbox.world.model import Interaction, Json, Message, ResponseKind
from kingsforge_bot.sandbox.world.waiting import Waiting
from kingsforge_bot.sandbox.world.world import World


class Reply:
    """The bot's answer to one interaction, as it stands whenever it is looked at."""

    def __init__(self, interaction: Interaction, world: World, waiting: Waiting) -> None:
        self._world = world
        self._waiting = waiting
        self._id = interaction.id
        self.history: list[Message] = []
        """Every state of every message this interaction made or came from, since it began, in order."""
        forget = world.feed.subscribe(_recorder(self.history, interaction.id, interaction.source_message_id))
        weakref.finalize(self, forget)

    @property
    def interaction(self) -> Interaction:
        """The interaction as it stands."""
        return self._world.interactions[self._id]

    async def first(self) -> None:
        """Wait for the first response. Raises NothingHappened when the bot lets its time run out."""

        def probe() -> Interaction | None:
            now = self.interaction
            return now if now.response is not None or now.overdue else None

        if (await self._waiting.until(probe, "the first response to an interaction")).response is None:
            raise self._waiting.nothing("a first response: the application did not respond")

    @property
    def kind(self) -> ResponseKind:
        """How the bot responded first."""
        response = self.interaction.response
        assert response is not None
        return response.kind

    @property
    def message(self) -> Message | None:
        """The message of the first response, or None; for an update, the one the button is on."""
        shelf = self._world.messages.get(self.interaction.channel_id, {})
        return shelf.get(self.interaction.original_id or 0)

    @property
    def content(self) -> str:
        """The text of that message. Raises ClientRefused if there is none."""
        message = self.message
        if message is None:
            raise ClientRefused("the response is a {kind}, without a message", kind=self.kind.name)
        return message.content

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees that message."""
        message = self.message
        return message is not None and message.ephemeral

    @property
    def followups(self) -> list[Message]:
        """The follow-ups that still exist, as they stand."""
        shelf = self._world.messages.get(self.interaction.channel_id, {})
        return [shelf[key] for key in self.interaction.followup_ids if key in shelf]

    @property
    def modal(self) -> Json:
        """The modal. Raises ClientRefused if the response was something else."""
        response = self.interaction.response
        if response is None or response.modal is None:
            raise ClientRefused("the response is no modal")
        return response.modal

    @property
    def choices(self) -> list[Choice]:
        """The suggestions of an autocomplete."""
        response = self.interaction.response
        return [Choice(one["name"], one["value"]) for one in response.choices] if response else []

    async def settled(self, within: float | None = None) -> Message:
        """Wait for what the person finally reads.

        That is the message itself; for a deferred response what took the place of "thinking"; for a
        deferred update the first edit or follow-up after it. A follow-up also counts once the message
        is deleted. Raises NothingHappened; ClientRefused for a modal.
        """
        if self.kind in (ResponseKind.MODAL, ResponseKind.CHOICES):
            raise ClientRefused("a {kind} does not settle into a message", kind=self.kind.name)
        return await self._waiting.until(self._settled, "a deferred response to settle", within)

    def _settled(self) -> Message | None:
        message = self.message
        if message is None or (self.kind is ResponseKind.DEFERRED_UPDATE and not self.history):
            return self.followups[-1] if self.followups else None
        if self.kind is ResponseKind.DEFERRED_UPDATE and self.history[-1].id != message.id:
            return self.history[-1]
        return None if message.loading else message

    async def followup(self, index: int = 0, within: float | None = None) -> Message:
        """Wait for the follow-up with that index."""

        def probe() -> Message | None:
            there = self.followups
            return there[index] if len(there) > index else None

        return await self._waiting.until(probe, f"follow-up {index}", within)


def _recorder(history: list[Message], interaction_id: int, source_id: int | None) -> Callable[[Change], None]:
    """A listener that keeps the messages of an interaction; it does not know the Reply, which may go."""

    def listen(change: Change) -> None:
        if isinstance(change, (MessagePosted, MessageEdited)):
            message = change.message
            made_here = message.invocation is not None and message.invocation.interaction_id == interaction_id
            if made_here or message.id == source_id:
                history.append(message)

    return listen
