"""What options of several commands are completed with, whichever cog they stand in."""

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import Choices, choices
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import OPTION
from kingsforge_bot.ui.table import opening
from kingsforge_bot.ui.time import hours


class Completing:
    """Handed to `autocomplete` as functions of a cog, which has an `app` too; bound where a command is in no cog."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def games(self, interaction: Interaction, typed: str) -> Choices:
        return choices(opening.games(self.app.l10n(interaction), self.app.titles, typed))

    async def variants(self, interaction: Interaction, typed: str) -> Choices:
        """Variants of the game that is named, or else of the one that is played here as a rule."""
        given = {option: said for option, said in interaction.namespace if isinstance(said, str)}
        game = given.get("game") or opening.usual_key(self.app, interaction)
        return choices(opening.variants(self.app.l10n(interaction), self.app.titles, game, typed))

    async def zones(self, interaction: Interaction, typed: str) -> Choices:
        return choices(hours.suggest_zones(typed[:OPTION], str(interaction.locale), self.app.service.clock()))
