"""Slash commands in the languages of those who type them: names, descriptions and choices."""

from typing import Any

import discord
from discord import app_commands

from kingsforge_bot.i18n.localizer import ENGLISH, Localizers

_Location = app_commands.TranslationContextLocation


class CommandTexts(app_commands.Translator):
    """Finds names by what they name, and any other text by the id that its `locale_str` carries."""

    def __init__(self, localizers: Localizers) -> None:
        self._localizers = localizers

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text; None where English stands: in English, and for languages we do not speak."""
        l10n = self._localizers.for_locale(locale.value)
        if l10n.language == ENGLISH:
            return None
        if "id" in string.extras:
            return l10n(string.extras["id"])
        match context.location:
            case _Location.command_name | _Location.group_name:
                return l10n(f"name-command-{context.data.qualified_name.replace(' ', '-')}")
            case _Location.parameter_name:
                return l10n(f"name-option-{context.data.name}")
            case _:
                return None
