"""Slash commands in the languages of those who type them: descriptions and choices; names stay English."""

from typing import Any

import discord
from discord import app_commands

from kingsforge_bot.i18n.speech import ENGLISH, Voices


class CommandTexts(app_commands.Translator):
    """Finds a command's, option's or choice's text by the id that its `locale_str` carries."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text; None where English stands: for names, which carry no id, and for languages we do not speak."""
        message_id, voice = string.extras.get("id"), self._voices.for_locale(locale.value)
        if message_id is None or voice.language == ENGLISH:
            return None
        return voice(message_id)
