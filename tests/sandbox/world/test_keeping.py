"""A world outlives its server."""

from pathlib import Path

import discord
import pytest

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.world.keeping import Keeper, KeptUnreadable
from kingsforge_bot.sandbox.world.read_state import ReadState
from tests.sandbox.conftest import Bot, Place, channel_of, running


async def furnish(place: Place, bot: Bot, folder: Path) -> ReadState:
    """Something of everything, and a keeper that has written it."""
    read_state = ReadState()
    keeper = Keeper(place.server.world, read_state, folder)
    bot.tree.command(name="roll", description="Roll dice")(_roll)
    async with running(bot, place):
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        file = discord.File(__file__, filename="board.png", description="A board")
        message = await channel_of(bot, place).send("hello", embed=embed, file=file)
    place.ann.speak("ja")
    read_state.mark(place.ann.id, place.channel.id, message.id)
    read_state.dismiss(place.ben.id, message.id)
    keeper.write()
    return read_state


async def _roll(interaction: discord.Interaction) -> None:
    pass


async def test_everything_comes_back_and_links_follow_the_new_address(place: Place, bot: Bot, tmp_path: Path) -> None:
    read_state = await furnish(place, bot, tmp_path)
    before = place.server.world
    async with Server() as server:
        again = ReadState()
        assert Keeper(server.world, again, tmp_path).restore()
        after = server.world
        assert after.users == before.users
        assert after.guilds == before.guilds
        assert after.members == before.members
        assert after.channels == before.channels
        assert after.commands == before.commands
        assert (again.read, again.dismissed) == (read_state.read, read_state.dismissed)
        (message,) = server.messages(place.channel)
        assert message.content == "hello"
        assert message.attachments[0].url.startswith(server.url)
        assert message.embeds[0]["image"]["url"] == message.attachments[0].url
        assert server.file(message.attachments[0]) == place.server.file(message.attachments[0])
        assert after.application.id == before.application.id
        assert after.application.token != before.application.token


async def test_an_empty_folder_holds_no_world(place: Place, tmp_path: Path) -> None:
    assert not Keeper(place.server.world, ReadState(), tmp_path).restore()


@pytest.mark.parametrize("text", ["", "{", '{"form": 1}', "[]"])
async def test_what_is_no_world_is_refused_with_the_name_of_the_file(place: Place, tmp_path: Path, text: str) -> None:
    (tmp_path / "world.json").write_text(text, "utf-8")
    users = dict(place.server.world.users)
    with pytest.raises(KeptUnreadable, match=r"world\.json"):
        Keeper(place.server.world, ReadState(), tmp_path).restore()
    assert place.server.world.users == users


async def test_a_world_of_another_form_is_refused(place: Place, bot: Bot, tmp_path: Path) -> None:
    await furnish(place, bot, tmp_path)
    file = tmp_path / "world.json"
    file.write_text(file.read_text("utf-8").replace('"form":1', '"form":2'), "utf-8")
    with pytest.raises(KeptUnreadable, match="form 2"):
        Keeper(place.server.world, ReadState(), tmp_path).restore()
