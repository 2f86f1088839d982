"""/dwarven: play, move, discard, sell, buy, craft, auction, bid, draw, end."""

from discord import app_commands

from cogs.turn_group import TurnGroup
from kingsforge_bot.ui.interaction.commands import command, text, turn_command
from kingsforge_bot.ui.interaction.reply import Interaction


@app_commands.guild_only()
class DwarvenSmithy(TurnGroup, group_name="dwarven", group_description=text("command-dwarven")):
    """Dwarven Smithy's commands."""

    @turn_command("dwarven-play")
    async def play(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "play", table, card=card)

    @turn_command("dwarven-move")
    async def move(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "move", table, card=card)

    @turn_command("dwarven-discard")
    async def discard(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "discard", table, card=card)

    @turn_command("dwarven-sell")
    async def sell(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "sell", table, card=card)

    @turn_command("dwarven-buy")
    async def buy(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "buy", table, card=card)

    @turn_command("dwarven-craft")
    async def craft(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "craft", table, item=item)

    @turn_command("dwarven-auction")
    async def auction(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "auction", table, card=card)

    @turn_command("dwarven-bid")
    async def bid(self, interaction: Interaction, coins: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "bid", table, coins=coins)

    @turn_command("dwarven-draw")
    async def draw(self, interaction: Interaction, deck: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "draw", table, deck=deck)

    @command("dwarven-end")
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        await self._play(interaction, "end", table)
