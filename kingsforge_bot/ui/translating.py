"""Slash commands in the languages of those who type them: names, descriptions and choices."""

from typing import Any

import discord
from discord import app_commands

from kingsforge_bot.i18n.speech import ENGLISH, Voices

_Location = app_commands.TranslationContextLocation


class CommandTexts(app_commands.Translator):
    """Finds names by what they name, and any other text by the id that its `locale_str` carries."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text; None where English stands: in English, and for languages we do not speak."""
        voice = self._voices.for_locale(locale.value)
        if voice.language == ENGLISH:
            return None
        match context.location:
            case _Location.command_name | _Location.group_name:
                return voice(f"name-command-{context.data.qualified_name.replace(' ', '-')}")
            case _Location.parameter_name:
                return voice(f"name-option-{context.data.name}")
            case _:
                return voice(string.extras["id"])
