"""/me data: what is kept of somebody as a file, and its deletion, which is asked about once."""

from typing import Final

import msgspec

from kingsforge_bot.service.table.names import DELETED
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.message import Attachment, Button, ButtonStyle, Message
from kingsforge_bot.ui.person.my_settings import DATA, ME

FILE: Final = "kingsforge-data.json"
FORGET: Final = "forget"
"""What the button under the question says, behind ME: it changes the question into what was done."""


async def export(ctx: Context) -> Message:
    """All that is kept of them, as a file for them alone."""
    kept = await ctx.app.service.personal.kept(ctx.user)
    text = msgspec.json.format(msgspec.json.encode({"user": str(ctx.user), **kept}))
    return Message(ctx.l10n("data-exported"), attached=Attachment(FILE, text))


async def ask(ctx: Context) -> Message:
    """Whether to delete all of it, and what that ends."""
    leaving = await ctx.app.service.personal.leaving(ctx.user)
    text = ctx.l10n("data-sure", lobbies=leaving.lobbies, running=leaving.running, name=DELETED)
    button = Button(ctx.l10n("data-button-sure"), ComponentId(NO_TABLE, 0, f"{ME} {FORGET}"), ButtonStyle.DANGER)
    return Message(text, ((button,),))


async def forget(ctx: Context) -> Message:
    """Delete it. What cannot be deleted is said, in the language that was spoken until then."""
    await ctx.app.service.personal.forget(ctx.user)
    return Message(ctx.l10n("data-deleted"))


@personal(DATA, beside=True)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """A button beside one's settings. Raises UnknownPress."""
    match button.words:
        case ["export"]:
            return await export(ctx)
        case ["delete"]:
            return await ask(ctx)
        case _:
            raise UnknownPress
