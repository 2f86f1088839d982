"""Registering commands through the real client."""

import aiohttp
import discord
from discord import app_commands

from tests.sandbox.conftest import Bot, Place, running


async def answer(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("fine")


def named(name: str) -> app_commands.Command[app_commands.Group, ..., None]:
    return app_commands.Command(name=name, description="does it", callback=answer)


async def test_a_sync_keeps_ids_and_drops_what_is_gone(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        bot.tree.add_command(named("one"))
        bot.tree.add_command(named("two"))
        first = {one.name: one.id for one in await bot.tree.sync()}
        bot.tree.remove_command("one")
        bot.tree.add_command(named("three"))
        second = {one.name: one.id for one in await bot.tree.sync()}
        assert sorted(second) == ["three", "two"]
        assert second["two"] == first["two"]
        assert [one.name for one in await bot.tree.fetch_commands()] == ["two", "three"]


async def test_a_guilds_own_command_goes_before_the_global_one(place: Place, bot: Bot) -> None:
    guild = discord.Object(place.guild.id)
    async with running(bot, place):
        bot.tree.add_command(named("one"))
        bot.tree.add_command(named("one"), guild=guild)
        await bot.tree.sync()
        await bot.tree.sync(guild=guild)
        assert await place.server.commands(place.guild) == ("one",)
        reply = await place.ann.slash(place.channel, "one")
        assert reply.interaction.payload["data"]["guild_id"] == str(guild.id)
        assert reply.content == "fine"


async def test_single_commands_are_fetched_edited_and_deleted(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        bot.tree.add_command(named("one"))
        [made] = await bot.tree.sync()
        edited = await made.edit(name="uno", description="otherwise")
        fetched = await bot.tree.fetch_command(made.id)
        assert (edited.id, fetched.name, fetched.description) == (made.id, "uno", "otherwise")
        await made.delete()
        assert place.server.world.commands == {}
    assert place.server.violations == []


async def test_a_command_posted_again_takes_the_place_of_the_first(place: Place) -> None:
    server = place.server
    url = f"{server.url}/api/v10/applications/{server.world.application.id}/commands"
    headers = {"Authorization": f"Bot {server.token}"}
    seen: list[tuple[int, str]] = []
    async with aiohttp.ClientSession(headers=headers) as session:
        for description in ("first", "second"):
            async with session.post(url, json={"name": "one", "description": description}) as posted:
                seen.append((posted.status, (await posted.json())["id"]))
    assert [status for status, _ in seen] == [201, 200]
    assert seen[0][1] == seen[1][1]
    assert [one.body["description"] for one in server.world.commands.values()] == ["second"]
