"""Interactions through the real client: deferring, follow-ups, buttons, selects, modals, autocomplete."""

import asyncio

import discord
import pytest
from discord import app_commands, ui

from kingsforge_bot.sandbox import ClientRefused, NothingHappened, Permission, ResponseKind, buttons, fields, selects
from kingsforge_bot.sandbox.world.building import grant_role
from tests.sandbox.conftest import Bot, Clock, Place, channel_of, running

Inter = discord.Interaction[Bot]


class Lobby(ui.View):
    """Two buttons and a select; the second button is disabled."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.joined: list[str] = []

    @ui.button(label="Join", custom_id="join")
    async def join(self, interaction: Inter, _: "ui.Button[Lobby]") -> None:
        self.joined.append(interaction.user.display_name)
        await interaction.response.edit_message(content=", ".join(self.joined))

    @ui.button(label="Start", custom_id="start", disabled=True)
    async def start(self, interaction: Inter, _: "ui.Button[Lobby]") -> None:
        await interaction.response.send_message("started")

    @ui.select(
        placeholder="Colour",
        custom_id="colour",
        max_values=2,
        options=[discord.SelectOption(label=one.title(), value=one) for one in ("red", "green", "blue")],
    )
    async def colour(self, interaction: Inter, select: "ui.Select[Lobby]") -> None:
        await interaction.response.send_message(" ".join(select.values), ephemeral=True)


class Name(ui.Modal, title="Your name"):
    """One field, required."""

    name: "ui.TextInput[Name]" = ui.TextInput(label="Name", custom_id="name", max_length=5)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {self.name.value}")


async def test_a_deferred_reply_settles_by_its_edit_and_followups_come_after(place: Place, bot: Bot) -> None:
    go = asyncio.Event()

    @bot.tree.command(description="slow")
    async def slow(interaction: Inter) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await go.wait()
        await interaction.edit_original_response(content="done")
        more = await interaction.followup.send("public", wait=True)
        await more.edit(content="public, edited")

    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "slow")
        assert reply.kind is ResponseKind.DEFERRED
        assert reply.message is not None
        assert reply.message.loading
        go.set()
        settled = await reply.settled()
        assert (settled.content, settled.ephemeral) == ("done", True)
        public = await place.server.when(await reply.followup(), lambda m: m.content.endswith("edited"))
        assert not public.ephemeral
        assert place.ben.sees(place.channel) == [public]
    assert place.server.violations == []


async def test_the_first_followup_takes_the_place_of_thinking(place: Place, bot: Bot) -> None:
    @bot.tree.command(description="slow")
    async def slow(interaction: Inter) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("here")

    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "slow")
        assert (await reply.settled()).content == "here"
        assert reply.ephemeral
        assert reply.followups == []


async def test_buttons_of_a_public_message_answer_everybody(place: Place, bot: Bot) -> None:
    lobby = Lobby()

    @bot.tree.command(description="opens")
    async def table(interaction: Inter) -> None:
        await interaction.response.send_message("nobody", view=lobby)

    async with running(bot, place):
        await place.ann.slash(place.channel, "table")
        card = await place.server.next_message(place.channel)
        assert [one.label for one in buttons(card)] == ["Join", "Start"]
        assert (await place.ann.press(card, "Join")).kind is ResponseKind.UPDATE
        assert (await place.ben.press(card, "Join")).content == "Ann, Ben"
        with pytest.raises(ClientRefused, match="disabled"):
            await place.ann.press(card, "Start")
        with pytest.raises(ClientRefused, match="Join"):
            await place.ann.press(card, "Leave")


async def test_an_ephemeral_message_is_pressed_by_its_reader_only(place: Place, bot: Bot) -> None:
    lobby = Lobby()

    @bot.tree.command(description="opens")
    async def table(interaction: Inter) -> None:
        await interaction.response.send_message("mine", view=lobby, ephemeral=True)

    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "table")
        mine = await reply.settled()
        assert (await place.ann.press(mine, custom_id="join")).content == "Ann"
        with pytest.raises(ClientRefused, match="not visible"):
            await place.ben.press(mine, "Join")


async def test_a_select_takes_labels_or_values_within_its_bounds(place: Place, bot: Bot) -> None:
    lobby = Lobby()

    @bot.tree.command(description="opens")
    async def table(interaction: Inter) -> None:
        await interaction.response.send_message("pick", view=lobby)

    async with running(bot, place):
        await place.ann.slash(place.channel, "table")
        card = await place.server.next_message(place.channel)
        assert [one.label for one in selects(card)[0].options] == ["Red", "Green", "Blue"]
        reply = await place.ann.choose(card, "Colour", ["Red", "blue"])
        assert reply.content == "red blue"
        with pytest.raises(ClientRefused, match="1 to 2"):
            await place.ann.choose(card, "colour", ["red", "green", "blue"])
        with pytest.raises(ClientRefused, match="not offered"):
            await place.ann.choose(card, "colour", ["pink"])


async def test_a_modal_is_filled_in(place: Place, bot: Bot) -> None:
    @bot.tree.command(description="asks")
    async def ask(interaction: Inter) -> None:
        await interaction.response.send_modal(Name())

    async with running(bot, place):
        asked = await place.ann.slash(place.channel, "ask")
        assert asked.kind is ResponseKind.MODAL
        with pytest.raises(ClientRefused):
            await place.ann.submit(asked, {"Name": "far too long"})
        with pytest.raises(ClientRefused):
            await place.ann.submit(asked, {})
        reply = await place.ann.submit(asked, {"Name": "Ann"})
        assert reply.content == "Hello Ann"


async def test_autocomplete_shows_the_options_so_far(place: Place, bot: Bot) -> None:
    @bot.tree.command(description="gathers")
    async def gather(interaction: Inter, side: str, card: str) -> None:
        await interaction.response.send_message(f"{card} {side}")

    @gather.autocomplete("card")
    async def cards(interaction: Inter, typed: str) -> list[app_commands.Choice[str]]:
        side = interaction.namespace.side
        names = (f"North {side}", f"South {side}")
        return [app_commands.Choice(name=one, value=one.lower()) for one in names if typed in one.lower()]

    async with running(bot, place):
        shown = await place.ann.complete(place.channel, "gather", "card", typed="nor", options={"side": "top"})
        assert [(one.label, one.value) for one in shown] == [("North top", "north top")]
        with pytest.raises(ClientRefused, match="no autocomplete"):
            await place.ann.complete(place.channel, "gather", "side")


async def test_a_made_up_custom_id_reaches_the_bot(place: Place, bot: Bot) -> None:
    heard: list[str | None] = []

    @bot.event
    async def on_interaction(interaction: Inter) -> None:
        heard.append(interaction.custom_id)
        await interaction.response.send_message("what", ephemeral=True)

    async with running(bot, place):
        channel = channel_of(bot, place)
        posted = await channel.send("hello")
        reply = await place.ben.press_raw(place.channel, posted.id, "made|up")
        assert reply.content == "what"
    assert heard == ["made|up"]


async def test_no_first_response_in_time_is_told_and_noted(hurried: Place) -> None:
    place, bot, go = hurried, Bot(), asyncio.Event()

    @bot.tree.command(description="sleeps")
    async def sleep(interaction: Inter) -> None:
        await go.wait()
        with pytest.raises(discord.NotFound) as caught:
            await interaction.response.send_message("late")
        assert caught.value.code == 10062

    async with running(bot, place):
        with pytest.raises(NothingHappened, match="did not respond"):
            await place.ann.slash(place.channel, "sleep")
        go.set()
        await place.server.until(lambda: len(place.server.violations) == 2 or None, "the refusal")
    assert [one.code for one in place.server.violations] == [0, 10062]


async def test_a_second_first_response_is_a_violation(place: Place, bot: Bot) -> None:
    codes: list[int] = []

    @bot.tree.command(description="twice")
    async def twice(interaction: Inter) -> None:
        await interaction.response.send_message("once")
        with pytest.raises(discord.HTTPException) as caught:
            await discord.InteractionResponse(interaction).send_message("twice")
        codes.append(caught.value.code)
        await interaction.followup.send("after that")

    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "twice")
        assert (await reply.followup()).content == "after that"
        assert reply.content == "once"
    assert codes == [40060]
    assert [one.code for one in place.server.violations] == [40060]


async def test_followups_need_a_response_first_and_end_after_15_minutes(place: Place, bot: Bot, clock: Clock) -> None:
    kept: list[Inter] = []

    @bot.tree.command(description="keeps")
    async def keep(interaction: Inter) -> None:
        kept.append(interaction)
        with pytest.raises(discord.NotFound) as caught:
            await interaction.followup.send("too early")
        assert caught.value.code == 10015
        await interaction.response.send_message("now", ephemeral=True)

    async with running(bot, place):
        await place.ann.slash(place.channel, "keep")
        clock.advance(899)
        await kept[0].followup.send("just in time")
        clock.advance(2)
        with pytest.raises(discord.HTTPException) as caught:
            await kept[0].edit_original_response(content="too late")
        assert caught.value.code == 50027


async def test_a_modal_from_a_button_may_update_the_message(place: Place, bot: Bot) -> None:
    class Rename(ui.Modal, title="Rename"):
        text: "ui.Label[Rename]" = ui.Label(text="New name", component=ui.TextInput(custom_id="text"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.text.component, ui.TextInput)
            await interaction.response.edit_message(content=self.text.component.value)

    class Card(ui.View):
        @ui.button(label="Rename")
        async def rename(self, interaction: Inter, _: "ui.Button[Card]") -> None:
            await interaction.response.send_modal(Rename())

    async with running(bot, place):
        channel = channel_of(bot, place)
        await channel.send("Oak", view=Card())
        card = await place.server.next_message(place.channel)
        asked = await place.ann.press(card, "Rename")
        assert [one.label for one in fields(asked.modal)] == ["New name"]
        reply = await place.ann.submit(asked, {"New name": "Elm"})
        assert reply.kind is ResponseKind.UPDATE
        assert [one.content for one in place.server.messages(place.channel)] == ["Elm"]


async def test_people_are_picked_from_a_user_select(place: Place, bot: Bot) -> None:
    class Invite(ui.View):
        @ui.select(cls=ui.UserSelect, placeholder="Whom")
        async def whom(self, interaction: Inter, select: "ui.UserSelect[Invite]") -> None:
            await interaction.response.send_message(select.values[0].display_name)

    async with running(bot, place):
        channel = channel_of(bot, place)
        await channel.send("invite", view=Invite())
        card = await place.server.next_message(place.channel)
        assert (await place.ann.choose(card, "Whom", [place.ben])).content == "Ben"


async def test_channels_and_roles_are_picked_from_selects_and_given_to_options(place: Place, bot: Bot) -> None:
    class Pick(ui.View):
        @ui.select(cls=ui.ChannelSelect, placeholder="Where", min_values=0)
        async def where(self, interaction: Inter, select: "ui.ChannelSelect[Pick]") -> None:
            await interaction.response.send_message(" ".join(one.name for one in select.values) or "nowhere")

        @ui.select(cls=ui.RoleSelect, placeholder="Who")
        async def who(self, interaction: Inter, select: "ui.RoleSelect[Pick]") -> None:
            await interaction.response.send_message(select.values[0].name)

    @bot.tree.command(description="whose")
    async def whose(interaction: Inter, role: discord.Role) -> None:
        await interaction.response.send_message(role.name)

    role = grant_role(place.server.world, place.guild, place.ann.id, Permission(0))
    async with running(bot, place):
        await channel_of(bot, place).send("pick", view=Pick())
        card = await place.server.next_message(place.channel)
        assert (await place.ann.choose(card, "Where", [place.channel])).content == place.channel.name
        assert (await place.ann.choose(card, "Where", [])).content == "nowhere"
        assert (await place.ann.choose(card, "Who", [role])).content == role.name
        with pytest.raises(ClientRefused):
            await place.ann.choose(card, "Who", [])
        assert (await place.ann.slash(place.channel, "whose", {"role": role})).content == role.name
        with pytest.raises(ClientRefused):
            await place.ann.slash(place.channel, "whose", {"role": "smiths"})


async def test_a_deferred_update_settles_by_the_next_edit(place: Place, bot: Bot) -> None:
    class Card(ui.View):
        @ui.button(label="Roll")
        async def roll(self, interaction: Inter, _: "ui.Button[Card]") -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="rolled", view=None)
            await interaction.followup.send("yours", ephemeral=True)

    async with running(bot, place):
        channel = channel_of(bot, place)
        await channel.send("dice", view=Card())
        card = await place.server.next_message(place.channel)
        reply = await place.ann.press(card, "Roll")
        assert reply.kind is ResponseKind.DEFERRED_UPDATE
        settled = await reply.settled()
        assert (settled.id, settled.content, settled.components) == (card.id, "rolled", ())
        assert (await reply.followup()).only_for == place.ann.id
        with pytest.raises(ClientRefused, match="there are: \\[\\]"):
            await place.ann.press(card, "Roll")


async def test_a_layout_view_can_be_posted_and_pressed(place: Place, bot: Bot) -> None:
    class Layout(ui.LayoutView):
        row: "ui.ActionRow[Layout]" = ui.ActionRow()
        box: "ui.Container[Layout]" = ui.Container(ui.TextDisplay("in a box"), ui.Separator())

        @row.button(label="Go")
        async def go(self, interaction: Inter, _: "ui.Button[Layout]") -> None:
            await interaction.response.send_message("gone")

    async with running(bot, place):
        channel = channel_of(bot, place)
        await channel.send(view=Layout())
        card = await place.server.next_message(place.channel)
        assert (await place.ann.press(card, "Go")).content == "gone"
    assert place.server.violations == []


async def test_strangers_to_a_guild_cannot_act_there(place: Place, bot: Bot) -> None:
    stranger = place.server.add_person("Cid")
    async with running(bot, place):
        channel = channel_of(bot, place)
        posted = await channel.send("hello")
        with pytest.raises(ClientRefused, match="not in that guild"):
            await stranger.press_raw(place.channel, posted.id, "any")
        assert stranger.sees(place.channel) == []
