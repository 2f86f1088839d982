"""What stands in the menu of a message: few commands, in all languages, where there are boards."""

import discord
from discord.ext import commands

from cogs.message_menu import message_menu
from kingsforge_bot.i18n.localizer import ENGLISH, Localizers
from kingsforge_bot.ui.interaction.translating import CommandTexts
from tests.ui.counter import Counter

MOST = 5
"""Of a kind that Discord lists for one bot."""
LONGEST = 32


async def test_its_commands_are_named_in_every_language_and_offered_in_servers_alone(counter: Counter) -> None:
    bot, localizers = commands.Bot((), intents=discord.Intents(guilds=True)), Localizers(strict=True)
    menu = message_menu(counter.app)
    assert 0 < len(menu) <= MOST
    for one in menu:
        bot.tree.add_command(one)
        payload = await one.get_translated_payload(bot.tree, CommandTexts(localizers))
        assert payload["type"] == discord.AppCommandType.message.value
        assert payload["contexts"] == [0]
        told = payload["name_localizations"]
        spoken = {localizers.for_locale(locale).language for locale in told}
        assert spoken == {*localizers.languages} - {ENGLISH}
        names = [payload["name"], *told.values()]
        assert all(0 < len(name) <= LONGEST for name in names)
    await bot.close()
