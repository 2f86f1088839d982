"""A group of commands that a game has for itself: what all such groups share."""

from discord.ext import commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.turn import turns


class TurnGroup(commands.GroupCog):
    """Each of its commands completes whole actions, and only such as are legal."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    async def _play(self, interaction: Interaction, verb: str, table: str | None, **options: str | None) -> None:
        """Its verbs begin with the group's name, so that none is taken for one of the platform or of another game."""
        said = f"{self.__cog_group_name__}-{verb}"
        await answer(self.app, interaction, lambda ctx: turns.play(ctx, said, table, **options))
