"""What the bot may do in a channel, in words."""

from typing import Final

import discord

from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.ui.message import Message

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
OPTIONAL: Final = ("create_public_threads", "manage_threads")


def examination(voice: Voice, channel: str, allowed: discord.Permissions) -> Message:
    """Each missing permission by Discord's name for it and what does not work without it."""
    lines = [f"**{voice('doctor-title', channel=channel)}**"]
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    wanting = [name for name in OPTIONAL if not getattr(allowed, name)]
    if not missing:
        lines.append(voice("doctor-all-well"))
    for name, kind in [
        *((name, "doctor-missing") for name in missing),
        *((name, "doctor-optional") for name in wanting),
    ]:
        lines.append(voice(kind, permission=voice(f"permission-{name}"), effect=voice(f"doctor-without-{name}")))
    if missing:
        lines.append(voice("doctor-fix"))
    return Message("\n".join(lines))
