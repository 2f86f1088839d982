"""/me data: what is kept of somebody as a file, and its deletion, which is asked about once."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.service.names import DELETED
from kingsforge_bot.ui.commands import PersonContext
from kingsforge_bot.ui.custom_id import NO_TABLE, Press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Attachment, Button, ButtonStyle, Message
from kingsforge_bot.ui.my_settings import ME

FILE: Final = "kingsforge-data.json"
FORGET: Final = "forget"
"""What the button under the question says, behind ME: it changes the question into what was done."""


async def export(ctx: PersonContext) -> Message:
    """All that is kept of them, as a file for them alone."""
    kept = await ctx.app.service.personal.kept(ctx.user)
    text = msgspec.json.format(msgspec.json.encode({"user": str(ctx.user), **kept}))
    return Message(ctx.l10n("data-exported"), attached=Attachment(FILE, text))


async def ask(ctx: PersonContext) -> Message:
    """Whether to delete all of it, and what that ends."""
    leaving = await ctx.app.service.personal.leaving(ctx.user)
    text = ctx.l10n("data-sure", lobbies=leaving.lobbies, running=leaving.running, name=DELETED)
    button = Button(ctx.l10n("data-button-sure"), Press(NO_TABLE, 0, f"{ME} {FORGET}"), ButtonStyle.STOP)
    return Message(text, ((button,),))


async def forget(ctx: PersonContext) -> Message:
    """Delete it. What cannot be deleted is said, in the language that was spoken until then."""
    await ctx.app.service.personal.forget(ctx.user)
    return Message(ctx.l10n("data-deleted"))


async def pressed(ctx: PersonContext, words: Sequence[str]) -> Message:
    """A button beside one's settings. Raises UnknownPress."""
    match words:
        case ["export"]:
            return await export(ctx)
        case ["delete"]:
            return await ask(ctx)
        case _:
            raise UnknownPress
