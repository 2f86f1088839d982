"""All commands, in the order in which Discord is told of them."""

from discord import app_commands
from discord.ext import commands

from cogs.dwarven_smithy import DwarvenSmithy
from cogs.forge import Forge
from cogs.keyflower import Keyflower
from cogs.kings_forge import KingsForge
from cogs.league import League
from cogs.me import Me
from cogs.message_menu import message_menu
from cogs.rules import Rules
from cogs.table import Table
from cogs.turn import Turn
from kingsforge_bot.ui.admin.findings import Examine
from kingsforge_bot.ui.interaction.app import App


def all_cogs(app: App, examine: Examine) -> tuple[commands.Cog, ...]:
    """One of each; `examine` is how the bot is, for who looks after a server."""
    return (
        Table(app),
        Turn(app),
        KingsForge(app),
        DwarvenSmithy(app),
        Keyflower(app),
        Rules(app),
        League(app),
        Me(app),
        Forge(app, examine),
    )


def offers(app: App, examine: Examine) -> tuple[tuple[commands.Cog, ...], tuple[app_commands.ContextMenu, ...]]:
    """The slash commands, and what stands in the menu of a message."""
    return all_cogs(app, examine), message_menu(app)
