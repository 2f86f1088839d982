"""A sandbox with a small bot that needs everything a message box and a message can hold.

`python -m tests.browser.workshop FOLDER` serves it; with `bot` instead of a folder, it is the bot.
"""

import os
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import discord
from discord import app_commands
from PIL import Image

from kingsforge_bot.sandbox.connect import point_discord_at
from kingsforge_bot.sandbox.trial import Trial, try_in_browser

MATERIALS = ("copper", "iron", "silver")


class Order(discord.ui.Modal, title="An order"):
    """A form of two fields."""

    who: discord.ui.TextInput["Order"] = discord.ui.TextInput(label="Who", min_length=2)
    what: discord.ui.TextInput["Order"] = discord.ui.TextInput(
        label="What", style=discord.TextStyle.long, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Ordered for {self.who.value}", ephemeral=True)


class Menu(discord.ui.View):
    """Two selects and three buttons."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        placeholder="One metal",
        options=[discord.SelectOption(label=name, description=f"made of {name}") for name in MATERIALS],
    )
    async def one(self, interaction: discord.Interaction, select: discord.ui.Select["Menu"]) -> None:
        await interaction.response.edit_message(content=f"One: {select.values[0]}")

    @discord.ui.select(
        placeholder="Two metals",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=name) for name in MATERIALS],
    )
    async def two(self, interaction: discord.Interaction, select: discord.ui.Select["Menu"]) -> None:
        await interaction.response.edit_message(content=f"Two: {' and '.join(sorted(select.values))}")

    @discord.ui.button(label="Order")
    async def order(self, interaction: discord.Interaction, _: discord.ui.Button["Menu"]) -> None:
        await interaction.response.send_modal(Order())

    @discord.ui.button(label="Silent")
    async def silent(self, interaction: discord.Interaction, _: discord.ui.Button["Menu"]) -> None:
        """Never answers."""

    @discord.ui.button(label="Closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, _: discord.ui.Button["Menu"]) -> None:
        """Cannot be pressed."""


class Workshop(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


def bot() -> Workshop:
    made = Workshop()

    @made.tree.command(name="forge", description="Make something")
    @app_commands.describe(thing="What to make", heat="How hot", material="Of what", loud="With noise")
    @app_commands.choices(material=[app_commands.Choice(name=name.title(), value=name) for name in MATERIALS])
    async def forge(
        interaction: discord.Interaction,
        thing: str,
        heat: app_commands.Range[int, 1, 900],
        material: str | None = None,
        loud: bool = False,
    ) -> None:
        await interaction.response.send_message(f"{thing} at {heat} of {material}, loud: {loud}", ephemeral=True)

    @forge.autocomplete("thing")
    async def things(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = {"sword": "A sharp sword", "kettle": "A round kettle"}
        return [
            app_commands.Choice(name=name, value=key) for key, name in known.items() if typed.lower() in name.lower()
        ]

    @made.tree.command(name="menu", description="Show what there is")
    async def menu(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Menu", description="Of **metals**", colour=0xC9791B).add_field(name="A", value="1")
        text = "# Metals\n- *iron*\n||hidden|| `code` <@{0}> <t:86400:D> [a link](https://example.org)\n> said"
        await interaction.response.send_message(text.format(interaction.user.id), embed=embed, view=Menu())

    @made.tree.command(name="picture", description="Show a picture")
    async def picture(interaction: discord.Interaction) -> None:
        drawn = BytesIO()
        Image.new("RGB", (1600, 1000), "#705030").save(drawn, "PNG")
        drawn.seek(0)
        await interaction.response.send_message(
            "A board", file=discord.File(drawn, "board.png", description="An oaken board"), view=Menu()
        )

    @made.tree.command(name="film", description="Show a picture that moves")
    async def film(interaction: discord.Interaction) -> None:
        drawn, frames = BytesIO(), [Image.new("P", (200, 100), number) for number in (0, 1)]
        frames[0].save(drawn, "GIF", save_all=True, append_images=frames[1:], duration=50, loop=0)
        drawn.seek(0)
        await interaction.response.send_message(file=discord.File(drawn, "film.gif", description="Two frames"))

    @made.tree.command(name="shout", description="Say more than Discord takes")
    async def shout(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("A" * 2001)
        except discord.HTTPException:
            await interaction.response.send_message("That was too long", ephemeral=True)

    @made.tree.command(name="think", description="Think, and say nothing in time")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

    return made


def main(arguments: Sequence[str]) -> int:
    """Serve it, or be its bot; the exit status."""
    [argument] = arguments
    if argument == "bot":
        point_discord_at(os.environ["DISCORD_API_URL"])
        bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
        return 0
    command = (sys.executable, "-m", "tests.browser.workshop", "bot")
    trial = Trial("Workshop", command, {}, Path(argument), port=0)
    return try_in_browser(trial, lambda line: print(line, flush=True))  # noqa: T201


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
