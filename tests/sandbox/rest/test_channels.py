"""Threads and channels through the real client."""

import discord
import pytest

from kingsforge_bot.sandbox import Permission
from tests.sandbox.conftest import Bot, Place, channel_of, running


async def test_a_thread_is_started_at_a_message_once(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        sent = await channel_of(bot, place).send("table 12")
        thread = await sent.create_thread(name="#12 Oak")
        assert thread.id == sent.id
        await thread.send("in here")
        assert [one.content for one in place.ann.sees(thread.id)] == ["in here"]
        with pytest.raises(discord.HTTPException) as caught:
            await sent.create_thread(name="again")
        assert caught.value.code == 160004


async def test_commands_work_in_threads(place: Place, bot: Bot) -> None:
    @bot.tree.command(description="where")
    async def where(interaction: discord.Interaction[Bot]) -> None:
        await interaction.response.send_message(str(interaction.channel))

    async with running(bot, place):
        kind = discord.ChannelType.public_thread
        thread = await channel_of(bot, place).create_thread(name="Oak", type=kind)
        assert (await place.ann.slash(thread.id, "where")).content == "Oak"


async def test_a_post_wakes_an_archived_thread_and_an_edit_does_not(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        kind = discord.ChannelType.public_thread
        thread = await channel_of(bot, place).create_thread(name="Oak", type=kind)
        sent = await thread.send("turn 1")
        place.server.archive(thread.id)
        with pytest.raises(discord.HTTPException) as caught:
            await sent.edit(content="edited")
        assert caught.value.code == 50083
        await thread.send("turn 2")
        await sent.edit(content="edited")
        place.server.archive(thread.id)
        assert not (await thread.edit(archived=False)).archived
        place.server.archive(thread.id, locked=True)
        with pytest.raises(discord.HTTPException):
            await thread.send("turn 3")
        place.server.allow(place.channel, Permission.MANAGE_THREADS)
        await thread.send("turn 3")


async def test_a_deleted_thread_is_unknown(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        kind = discord.ChannelType.public_thread
        thread = await channel_of(bot, place).create_thread(name="Oak", type=kind)
        place.server.delete_channel(thread.id)
        with pytest.raises(discord.NotFound) as caught:
            await thread.send("hello")
        assert caught.value.code == 10003


async def test_private_threads_are_seen_by_members_only(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.allow(place.channel, Permission.CREATE_PRIVATE_THREADS)
        thread = await channel_of(bot, place).create_thread(name="Secret")
        await thread.add_user(discord.Object(place.ann.id))
        await thread.send("psst")
        assert len(place.ann.sees(thread.id)) == 1
        assert place.ben.sees(thread.id) == []


async def test_threads_need_their_permissions(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.deny(place.channel, Permission.CREATE_PUBLIC_THREADS)
        with pytest.raises(discord.Forbidden) as caught:
            await channel_of(bot, place).create_thread(name="Oak", type=discord.ChannelType.public_thread)
        assert caught.value.code == 50013
        place.server.allow(place.channel, Permission.CREATE_PUBLIC_THREADS)
        kind = discord.ChannelType.public_thread
        thread = await channel_of(bot, place).create_thread(name="Oak", type=kind)
        place.server.deny(place.channel, Permission.SEND_MESSAGES_IN_THREADS)
        with pytest.raises(discord.Forbidden):
            await thread.send("hello")
        with pytest.raises(discord.Forbidden):
            await thread.delete()
    assert place.server.violations == []


async def test_who_is_mentioned_in_a_thread_comes_in(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.allow(place.channel, Permission.CREATE_PRIVATE_THREADS)
        thread = await channel_of(bot, place).create_thread(name="Secret")
        sent = await thread.send(f"your turn, {place.ben.mention}")
        assert [one.id for one in place.ben.alerts(thread.id)] == [sent.id]
        assert place.ann.sees(thread.id) == []
