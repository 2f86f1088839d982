"""What the bot may do in a channel, and how it is, in words."""

from typing import Final

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.admin.diagnosis import diagnosis
from kingsforge_bot.ui.admin.findings import Findings
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import TEXT, Message, cut

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
OPTIONAL: Final = ("create_public_threads", "manage_threads")


def examination(l10n: Localizer, channel: str, allowed: discord.Permissions, found: Findings) -> Message:
    """Each missing permission by Discord's name for it and what does not work without it; then how the bot is."""
    lines = [f"**{l10n('doctor-title', channel=channel)}**"]
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    wanting = [name for name in OPTIONAL if not getattr(allowed, name)]
    if not missing:
        lines.append(l10n("doctor-all-well"))
    for name, kind in [
        *((name, "doctor-missing") for name in missing),
        *((name, "doctor-optional") for name in wanting),
    ]:
        lines.append(without(l10n, name, kind))
    if missing:
        lines.append(l10n("doctor-fix"))
    return Message(cut("\n".join((*lines, *diagnosis(l10n, found))), TEXT))


def with_silence(ctx: Context, table: Table, message: Message) -> Message:
    """The message, and below it what keeps the bot from posting the table's boards where it was asked, if anything.

    Otherwise the player would wait for others who hear of nothing.
    """
    if table.place != ctx.interaction.channel_id:
        return message
    missing = silencing(ctx.interaction)
    if not missing:
        return message
    lines = "\n".join(without(ctx.l10n, name, "doctor-missing") for name in missing)
    return msgspec.structs.replace(message, text=f"{cut(message.text, TEXT - len(lines) - 2)}\n\n{lines}")


def silencing(interaction: Interaction) -> list[str]:
    """The permissions that are missing to post where it was asked. Discord tells them with each interaction."""
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    needed = ["view_channel", "send_messages" if thread is None else "send_messages_in_threads"]
    if thread is not None and thread.locked:
        needed.append("manage_threads")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def without(l10n: Localizer, name: str, kind: str) -> str:
    """The permission by Discord's name for it, and what does not work without it."""
    return l10n(kind, permission=l10n(f"permission-{name}"), effect=l10n(f"doctor-without-{name}"))
