"""What the real client would not let a person send, and what a hostile one can."""

import asyncio

import discord
import pytest
from discord import app_commands

from kingsforge_bot.sandbox import ClientRefused, NothingHappened, Permission
from kingsforge_bot.sandbox.people.person import Value
from tests.sandbox.conftest import Bot, Place, channel_of, running

Inter = discord.Interaction[Bot]


def add_commands(bot: Bot) -> None:
    table = app_commands.Group(name="table", description="tables")

    @table.command(name="new", description="opens")
    @app_commands.choices(game=[app_commands.Choice(name="King's Forge", value="kings_forge")])
    async def new(
        interaction: Inter,
        players: app_commands.Range[int, 2, 4],
        game: str = "-",
        name: app_commands.Range[str, 1, 10] = "-",
        who: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        said = f"{players} {game} {name} {who.display_name if who else '-'} {where.name if where else '-'}"
        await interaction.response.send_message(said)

    @table.command(name="raw", description="tells what came")
    async def raw(interaction: Inter) -> None:
        await interaction.response.send_message("fine")

    @app_commands.command(description="for managers")
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(interaction: Inter) -> None:
        await interaction.response.send_message("healthy")

    @app_commands.command(description="anything")
    async def echo(interaction: Inter, text: str) -> None:
        await interaction.response.send_message(str(len(text)))

    bot.tree.add_command(table)
    bot.tree.add_command(doctor)
    bot.tree.add_command(echo)


async def test_a_subcommand_gets_every_kind_of_option(place: Place, bot: Bot) -> None:
    add_commands(bot)
    async with running(bot, place):
        values: dict[str, Value] = {
            "players": 3,
            "game": "King's Forge",
            "name": "Oak",
            "who": place.ben,
            "where": place.channel,
        }
        reply = await place.ann.slash(place.channel, "table new", values)
        assert reply.content == "3 kings_forge Oak Ben general"


@pytest.mark.parametrize(
    ("line", "values", "why"),
    [
        ("tables", {}, "no command /tables; there are: doctor, echo, table"),
        ("table", {}, "needs a subcommand"),
        ("table newer", {}, "no subcommand newer"),
        ("table new", {}, "players is required"),
        ("table new", {"players": 5}, "at most 4"),
        ("table new", {"players": 1}, "at least 2"),
        ("table new", {"players": "3"}, "takes a whole number"),
        ("table new", {"players": 3, "game": "chess"}, "not listed"),
        ("table new", {"players": 3, "name": "n" * 11}, "1 to 10"),
        ("table new", {"players": 3, "nobody": 1}, "no option nobody"),
        ("echo", {"text": "x" * 6001}, "0 to 6000"),
        ("doctor", {}, "permissions"),
    ],
)
async def test_the_client_refuses(place: Place, bot: Bot, line: str, values: dict[str, Value], why: str) -> None:
    add_commands(bot)
    async with running(bot, place):
        with pytest.raises(ClientRefused, match=why):
            await place.ann.slash(place.channel, line, values)
    assert place.server.world.interactions == {}


async def test_a_hostile_client_sends_it_anyway(place: Place, bot: Bot) -> None:
    add_commands(bot)
    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "echo", {"text": "x" * 7000}, force=True)
        assert reply.content == "7000"


async def test_hidden_channels_and_rights_are_respected(place: Place, bot: Bot) -> None:
    add_commands(bot)
    async with running(bot, place):
        place.server.deny(place.channel, Permission.VIEW_CHANNEL, user_id=place.ann.id)
        with pytest.raises(ClientRefused, match="not visible"):
            await place.ann.slash(place.channel, "echo", {"text": "x"})
        place.server.allow(place.channel, Permission.MANAGE_GUILD, user_id=place.ben.id)
        assert (await place.ben.slash(place.channel, "doctor")).content == "healthy"


async def test_commands_in_direct_messages(place: Place, bot: Bot) -> None:
    add_commands(bot)
    async with running(bot, place):
        reply = await place.ann.slash(place.ann.dm, "echo", {"text": "abc"})
        assert reply.content == "3"
        assert [one.content for one in place.ann.dms()] == ["3"]


async def test_waiting_in_vain_tells_the_traffic(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        channel = channel_of(bot, place)
        await channel.send("one")
        with pytest.raises(NothingHappened, match=r"POST /channels/\d+/messages -> 200"):
            await place.server.next_message(place.channel, lambda m: m.content == "two", within=0.01)
        first = await place.server.next_message(place.channel)
        await channel.send("two")
        second = await place.server.next_message(place.channel)
        assert (first.content, second.content) == ("one", "two")


async def test_a_select_sends_the_same_choice_again_only_once_its_message_was_edited(place: Place, bot: Bot) -> None:
    """What was chosen stays on the chooser's screen, and on no other's."""

    async def post(view: discord.ui.View) -> discord.Message:
        channel = await bot.fetch_channel(place.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return await channel.send("which", view=view)

    class Answering(discord.ui.View):
        @discord.ui.select(placeholder="which", options=[discord.SelectOption(label=one) for one in ("oak", "elm")])
        async def chosen(self, interaction: Inter, _: discord.ui.Select["Answering"]) -> None:
            await interaction.response.send_message("no", ephemeral=True)

    async with running(bot, place):
        posted = await post(Answering(timeout=None))
        message = place.server.messages(place.channel)[-1]
        await place.ann.choose(message, "which", ["oak"])
        with pytest.raises(ClientRefused, match="chosen already"):
            await place.ann.choose(message, "which", ["oak"])
        await place.ben.choose(message, "which", ["oak"])
        await place.ann.choose(message, "which", ["elm"])
        await posted.edit(content="which one")
        await place.ann.choose(message, "which", ["elm"])


async def test_a_command_in_the_menu_of_a_message_brings_that_message(place: Place, bot: Bot) -> None:
    async def bookmark(interaction: Inter, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.id} {message.content}", ephemeral=True)

    add_commands(bot)
    bot.tree.add_command(app_commands.ContextMenu(name="Bookmark this", callback=bookmark))
    async with running(bot, place):
        said = place.ben.say(place.channel, "Well met")
        reply = await place.ann.use_on(said, "Bookmark this")
        assert reply.content == f"{said.id} Well met"
        with pytest.raises(ClientRefused, match="no command echo is offered on messages"):
            await place.ann.use_on(said, "echo")
        assert reply.message is not None
        with pytest.raises(ClientRefused, match="that only one person sees"):
            await place.ann.use_on(reply.message, "Bookmark this")
        place.server.deny(place.channel, Permission.USE_APPLICATION_COMMANDS, user_id=place.ann.id)
        with pytest.raises(ClientRefused, match="may not use commands"):
            await place.ann.use_on(said, "Bookmark this")


async def test_what_a_person_installed_is_offered_where_the_bot_is_no_member(place: Place, bot: Bot) -> None:
    @app_commands.command(description="here and elsewhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    async def mine(interaction: Inter) -> None:
        owners = interaction.is_guild_integration(), interaction.is_user_integration()
        await interaction.response.send_message(f"{owners}", ephemeral=True)

    @app_commands.command(description="talks on")
    @app_commands.allowed_installs(guilds=False, users=True)
    async def talk(interaction: Inter) -> None:
        await interaction.response.send_message("well", ephemeral=True)
        for _ in range(5):
            await interaction.followup.send("more")
        with pytest.raises(discord.HTTPException, match="maximum number of follow-up messages"):
            await interaction.followup.send("too much")
        done.set()

    done = asyncio.Event()
    add_commands(bot)
    bot.tree.add_command(mine)
    bot.tree.add_command(talk)
    abroad = place.server.add_guild("Abroad", home=False)
    there = place.server.add_channel(abroad, "there")
    cleo = place.server.add_person("Cleo", abroad, place.guild)
    async with running(bot, place):
        with pytest.raises(ClientRefused, match="/mine is not installed there"):
            await cleo.slash(there, "mine")
        cleo.install()
        assert (await cleo.slash(place.channel, "mine")).content == "(True, True)"
        assert (await cleo.slash(there, "mine")).content == "(False, True)"
        with pytest.raises(ClientRefused, match="/echo is not installed there"):
            await cleo.slash(there, "echo", {"text": "a"})
        await cleo.slash(there, "talk")
        await done.wait()
        assert bot.get_guild(abroad.id) is None
        assert [one.code for one in place.server.violations] == [40094]
