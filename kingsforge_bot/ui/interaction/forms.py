"""Forms: a press asks for something to be written, and what is written is answered as a press is."""

from collections.abc import Iterator, Mapping
from typing import Any

import aiohttp
import discord

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.ui.custom_id import read_press
from kingsforge_bot.ui.discord_parts import modal_of
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.attempting import attempted
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Asks, Pressed, answers_of
from kingsforge_bot.ui.interaction.reply import Interaction, NotAcknowledged
from kingsforge_bot.ui.message import Message


async def open_form(ctx: Context, asks: Asks, button: Pressed) -> None:
    """Show the form at once: it is the first response, so that nothing may come before it. Raises NotAcknowledged."""
    app, interaction = ctx.app, ctx.interaction
    try:
        modal = modal_of(asks(ctx, button), app.timeline)
    except Expected as error:
        reply = app.reply(interaction)
        await reply.new()
        await reply.show(Message(app.explain(ctx.l10n, error, where=button.press.where)))
        return
    try:
        await interaction.response.send_modal(modal)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise NotAcknowledged(str(error)) from error


async def on_form(app: App, interaction: Interaction) -> None:
    """Answer what was written into a form, by whoever wrote it and to them alone."""
    data: Mapping[str, Any] = interaction.data or {}
    press, ctx = read_press(str(data.get("custom_id", ""))), Context(app, interaction)
    button = None if press is None else Pressed(press)
    handler = None if button is None else answers_of(button)
    with app.queues.joined(ctx.user, interaction.id) as turn:
        reply = app.reply(interaction)
        await reply.new()

        async def work() -> Message:
            if button is None or handler is None:
                raise UnknownPress
            return await handler(ctx, button, dict(_written(data.get("components"))))

        async def refused(error: Expected) -> Message:
            return Message(app.explain(ctx.l10n, error))

        def failed(error: Exception) -> Message:
            return Message(app.explain(ctx.l10n, error, where="?" if press is None else press.where))

        message = await attempted(turn, work, refused, failed)
        await reply.show(await app.completed(message, ctx.user))


def _written(components: object) -> Iterator[tuple[str, str]]:
    """Names and texts of all fields, however they lie in rows and labels; anything else is left out."""
    for one in components if isinstance(components, list) else ():
        if not isinstance(one, dict):
            continue
        name, value = one.get("custom_id"), one.get("value")
        if isinstance(name, str) and isinstance(value, str):
            yield name, value
        inner = one.get("component")
        yield from _written([*(one.get("components") or ()), *([inner] if inner else ())])
