"""The core through the real client: login, commands, messages, interactions."""

import discord

from kingsforge_bot.sandbox import ResponseKind
from tests.sandbox.conftest import Bot, Place, running


async def test_a_bot_logs_in_and_sees_its_guild(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        assert [one.name for one in bot.guilds] == ["Guild"]
        assert bot.guilds[0].text_channels[0].name == "general"
        assert await place.server.bot_online() == 1


async def test_a_slash_command_is_synced_used_and_answered(place: Place, bot: Bot) -> None:
    @bot.tree.command(name="add", description="adds")
    async def add(interaction: discord.Interaction[Bot], one: int, two: int = 2) -> None:
        await interaction.response.send_message(f"{one + two} {interaction.locale}", ephemeral=True)

    async with running(bot, place):
        reply = await place.ben.slash(place.channel, "add", {"one": 3})
        assert reply.kind is ResponseKind.MESSAGE
        assert reply.content == "5 fr"
        assert reply.ephemeral
        assert place.ann.sees(place.channel) == []
        assert [one.content for one in place.ben.sees(place.channel)] == ["5 fr"]
    assert place.server.violations == []
