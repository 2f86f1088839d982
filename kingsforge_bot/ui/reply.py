"""Answering one interaction: acknowledged first, shown once the work is done; to the presser alone unless posted."""

from typing import Any

import discord

from kingsforge_bot.ui.message import TEXT, Message, cut

Interaction = discord.Interaction[Any]


class Reply:
    """The answer to one slash command or press.

    `new()` opens an ephemeral answer of its own, `public()` one for everybody, `change()` will change the message whose
    button was pressed. Its buttons are of that `timeline` (`Timeline.in_ids`).
    """

    def __init__(self, interaction: Interaction, timeline: str) -> None:
        self.interaction = interaction
        self._timeline = timeline

    async def new(self) -> None:
        """Acknowledge with an ephemeral answer to come."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def change(self) -> None:
        """Acknowledge; the message that was pressed will change."""
        await self.interaction.response.defer()

    async def public(self) -> None:
        """Acknowledge with an answer to come that everybody sees."""
        await self.interaction.response.defer(thinking=True)

    async def show(self, message: Message) -> None:
        """Say it, in place of what the answer said before. Texts are cut to what Discord takes."""
        await self.interaction.edit_original_response(
            content=cut(message.text, TEXT),
            view=message.view(self._timeline) if message.rows else None,
            attachments=message.files(),
            allowed_mentions=message.mentions(),
        )
