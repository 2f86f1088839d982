"""/keyflower: bid, use, move, upgrade, end, give, take, place, lift, done, village."""

from discord import app_commands

from cogs.turn_group import TurnGroup
from kingsforge_bot.ui.interaction.commands import answer, command, text, turn_command
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.turn import turns


@app_commands.guild_only()
class Keyflower(TurnGroup, group_name="keyflower", group_description=text("command-keyflower")):
    """Keyflower's commands."""

    @turn_command("keyflower-bid")
    async def bid(self, interaction: Interaction, tile: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "bid", table, tile=tile)

    @turn_command("keyflower-use")
    async def use(self, interaction: Interaction, tile: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "use", table, tile=tile)

    @turn_command("keyflower-move")
    async def move(self, interaction: Interaction, resource: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "move", table, resource=resource)

    @turn_command("keyflower-upgrade")
    async def upgrade(self, interaction: Interaction, tile: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "upgrade", table, tile=tile)

    @command("keyflower-end")
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        await self._play(interaction, "end", table)

    @turn_command("keyflower-give")
    async def give(self, interaction: Interaction, tiles: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "give", table, tiles=tiles)

    @turn_command("keyflower-take")
    async def take(self, interaction: Interaction, boat: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "take", table, boat=boat)

    @turn_command("keyflower-place")
    async def place(self, interaction: Interaction, tile: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "place", table, tile=tile)

    @command("keyflower-lift")
    async def lift(self, interaction: Interaction, table: str | None = None) -> None:
        await self._play(interaction, "lift", table)

    @command("keyflower-done")
    async def done(self, interaction: Interaction, table: str | None = None) -> None:
        await self._play(interaction, "done", table)

    @turn_command("keyflower-village")
    async def village(self, interaction: Interaction, seat: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: turns.ask(ctx, "village", table, seat=seat))
