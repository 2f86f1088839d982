"""Messages through the real client: files, nonces, edits, mentions, permissions, direct messages."""

import io
import struct
import zlib

import aiohttp
import discord
import pytest

from kingsforge_bot.sandbox import Permission
from tests.sandbox.conftest import Bot, Clock, Place, channel_of, running


def png(width: int, height: int) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(b"".join(b"\0" + b"\0" * width for _ in range(height)))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


async def test_a_picture_keeps_its_alt_text_and_is_served_back(place: Place, bot: Bot) -> None:
    picture = png(3, 2)
    async with running(bot, place):
        file = discord.File(io.BytesIO(picture), "board.png", description="an empty board")
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        sent = await channel_of(bot, place).send("look", file=file, embed=embed)
        shown = (await place.server.next_message(place.channel)).attachments[0]
        assert (shown.description, shown.width, shown.height) == ("an empty board", 3, 2)
        assert shown.content_type == "image/png"
        assert place.server.file(shown) == picture
        assert await sent.attachments[0].read() == picture
        assert sent.embeds[0].image.url == shown.url
        async with aiohttp.ClientSession() as session, session.get(shown.url) as response:
            assert response.content_type == "image/png"


async def test_an_edit_replaces_or_keeps_pictures(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        sent = await channel_of(bot, place).send(file=discord.File(io.BytesIO(b"1"), "one.txt"))
        kept = await sent.edit(content="kept")
        assert [one.filename for one in kept.attachments] == ["one.txt"]
        swapped = await kept.edit(attachments=[discord.File(io.BytesIO(b"2"), "two.txt")])
        assert [one.filename for one in swapped.attachments] == ["two.txt"]
        assert (await swapped.edit(attachments=[])).attachments == []
    assert place.server.violations == []


async def test_a_repeated_nonce_posts_once(place: Place, bot: Bot, clock: Clock) -> None:
    async with running(bot, place):
        first = await channel_of(bot, place).send("turn 1", nonce="12-7-board")
        again = await channel_of(bot, place).send("turn 1", nonce="12-7-board")
        assert again.id == first.id
        assert len(place.server.messages(place.channel)) == 1
        clock.advance(3600)
        later = await channel_of(bot, place).send("turn 1", nonce="12-7-board")
        assert later.id != first.id


async def test_only_allowed_mentions_alert_and_edits_never_do(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        channel = channel_of(bot, place)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(place.ann.id)])
        text = f"{place.ann.mention} {place.ben.mention} @everyone"
        sent = await channel.send(text, allowed_mentions=allowed)
        silent = await channel.send(place.ben.mention, allowed_mentions=discord.AllowedMentions.none())
        await sent.edit(content=place.ben.mention)
        await silent.edit(content=place.ben.mention)
        assert [one.id for one in place.ann.alerts(place.channel)] == [sent.id]
        assert place.ben.alerts(place.channel) == []


async def test_messages_are_read_listed_and_deleted(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        channel = channel_of(bot, place)
        sent = [await channel.send(str(number)) for number in range(4)]
        assert [one.content async for one in channel.history(limit=2, before=sent[3])] == ["2", "1"]
        assert [one.content async for one in channel.history(after=sent[1])] == ["2", "3"]
        assert (await channel.fetch_message(sent[0].id)).content == "0"
        await sent[0].delete()
        with pytest.raises(discord.NotFound) as caught:
            await channel.fetch_message(sent[0].id)
        assert caught.value.code == 10008
        with pytest.raises(discord.NotFound) as caught:
            await bot.fetch_channel(5)
        assert caught.value.code == 10003
    assert place.server.violations == []


async def test_missing_permissions_are_refused_and_no_violation(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        channel = channel_of(bot, place)
        file = discord.File(io.BytesIO(b"1"), "one.txt")
        for missing, files, code in (
            (Permission.ATTACH_FILES, [file], 50013),
            (Permission.SEND_MESSAGES, [], 50013),
            (Permission.VIEW_CHANNEL, [], 50001),
        ):
            place.server.deny(place.channel, missing)
            with pytest.raises(discord.Forbidden) as caught:
                await channel.send("hello", files=files)
            assert caught.value.code == code
            place.server.allow(place.channel, missing)
        await channel.send("hello")
    assert place.server.violations == []


async def test_interactions_tell_the_bots_permissions(place: Place, bot: Bot) -> None:
    @bot.tree.command(description="doctor")
    async def doctor(interaction: discord.Interaction[Bot]) -> None:
        may = interaction.app_permissions
        await interaction.response.send_message(f"{may.send_messages} {may.attach_files}", ephemeral=True)

    async with running(bot, place):
        place.server.deny(place.channel, Permission.ATTACH_FILES)
        assert (await place.ann.slash(place.channel, "doctor")).content == "True False"


async def test_direct_messages_reach_who_accepts_them(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        user = await bot.fetch_user(place.ann.id)
        await user.send("your turn")
        assert [one.content for one in place.ann.dms()] == ["your turn"]
        place.ann.accept_dms(False)
        with pytest.raises(discord.Forbidden) as caught:
            await user.send("your turn")
        assert caught.value.code == 50007


async def test_what_people_write_reaches_the_bot_without_its_content(place: Place, bot: Bot) -> None:
    heard: list[tuple[str, str]] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append((message.author.display_name, message.content))

    async with running(bot, place):
        place.ann.say(place.channel, "secret")
        place.ann.say(place.ann.dm, "to the bot")
        await place.server.next_message(place.channel)
        await bot.fetch_user(place.ann.id)
    assert heard == [("Ann", ""), ("Ann", "to the bot")]


async def test_old_messages_bear_few_edits(place: Place, bot: Bot, clock: Clock) -> None:
    async with running(bot, place):
        sent = await channel_of(bot, place).send("0")
        for number in range(5):
            await sent.edit(content=str(number))
        clock.advance(3601)
        for number in range(3):
            await sent.edit(content=f"old {number}")
        body = {"content": "once more"}
        headers = {"Authorization": f"Bot {place.server.token}"}
        url = f"{place.server.url}/api/v10/channels/{place.channel.id}/messages/{sent.id}"
        async with (
            aiohttp.ClientSession() as session,
            session.patch(url, json=body, headers=headers) as answer,
        ):
            assert answer.status == 429
            assert (await answer.json())["code"] == 30046
    assert [one.content for one in place.server.messages(place.channel)] == ["old 2"]


async def test_a_message_may_answer_another(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        asked = place.ann.say(place.channel, "whose turn")
        answer = await channel_of(bot, place).send(
            "yours", reference=discord.MessageReference(message_id=asked.id, channel_id=place.channel.id)
        )
        assert answer.reference is not None
        assert answer.reference.message_id == asked.id
        place.server.delete_message(asked)
        with pytest.raises(discord.HTTPException) as caught:
            await channel_of(bot, place).send("yours", reference=answer.reference)
        assert caught.value.code == 50035
