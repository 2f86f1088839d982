"""/dwarven: play, move, discard, sell, buy, craft, auction, bid, draw, end."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui import turns
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import Choices, answer, suggest, suggest_tables, text
from kingsforge_bot.ui.context import Context
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.reply import Interaction

_GROUP = "dwarven-"
"""Begins the verbs of the group, so that none is taken for a word of the platform or of another game."""


@app_commands.guild_only()
class DwarvenSmithy(commands.GroupCog, group_name="dwarven", group_description=text("command-dwarven")):
    """Dwarven Smithy's commands; each completes whole actions, and only such as are legal."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    @app_commands.command(name="play", description=text("command-dwarven-play"))
    @app_commands.describe(card=text("option-dwarven-play-card"), table=text("option-dwarven-play-table"))
    async def play(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "play", table, card=card)

    @app_commands.command(name="move", description=text("command-dwarven-move"))
    @app_commands.describe(card=text("option-dwarven-move-card"), table=text("option-dwarven-move-table"))
    async def move(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "move", table, card=card)

    @app_commands.command(name="discard", description=text("command-dwarven-discard"))
    @app_commands.describe(card=text("option-dwarven-discard-card"), table=text("option-dwarven-discard-table"))
    async def discard(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "discard", table, card=card)

    @app_commands.command(name="sell", description=text("command-dwarven-sell"))
    @app_commands.describe(card=text("option-dwarven-sell-card"), table=text("option-dwarven-sell-table"))
    async def sell(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "sell", table, card=card)

    @app_commands.command(name="buy", description=text("command-dwarven-buy"))
    @app_commands.describe(card=text("option-dwarven-buy-card"), table=text("option-dwarven-buy-table"))
    async def buy(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "buy", table, card=card)

    @app_commands.command(name="craft", description=text("command-dwarven-craft"))
    @app_commands.describe(item=text("option-dwarven-craft-item"), table=text("option-dwarven-craft-table"))
    async def craft(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "craft", table, item=item)

    @app_commands.command(name="auction", description=text("command-dwarven-auction"))
    @app_commands.describe(card=text("option-dwarven-auction-card"), table=text("option-dwarven-auction-table"))
    async def auction(self, interaction: Interaction, card: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "auction", table, card=card)

    @app_commands.command(name="bid", description=text("command-dwarven-bid"))
    @app_commands.describe(coins=text("option-dwarven-bid-coins"), table=text("option-dwarven-bid-table"))
    async def bid(self, interaction: Interaction, coins: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "bid", table, coins=coins)

    @app_commands.command(name="draw", description=text("command-dwarven-draw"))
    @app_commands.describe(deck=text("option-dwarven-draw-deck"), table=text("option-dwarven-draw-table"))
    async def draw(self, interaction: Interaction, deck: str | None = None, table: str | None = None) -> None:
        await self._play(interaction, "draw", table, deck=deck)

    @app_commands.command(name="end", description=text("command-dwarven-end"))
    @app_commands.describe(table=text("option-dwarven-end-table"))
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        await self._play(interaction, "end", table)

    async def _play(self, interaction: Interaction, verb: str, table: str | None, **options: str | None) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.play(ctx, f"{_GROUP}{verb}", table, **options)

        await answer(self.app, interaction, work)

    @play.autocomplete("card")
    async def _plays(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}play", "card")

    @move.autocomplete("card")
    async def _moves(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}move", "card")

    @discard.autocomplete("card")
    async def _discards(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}discard", "card")

    @sell.autocomplete("card")
    async def _sells(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}sell", "card")

    @buy.autocomplete("card")
    async def _buys(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}buy", "card")

    @craft.autocomplete("item")
    async def _crafts(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}craft", "item")

    @auction.autocomplete("card")
    async def _auctions(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}auction", "card")

    @bid.autocomplete("coins")
    async def _bids(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}bid", "coins")

    @draw.autocomplete("deck")
    async def _draws(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, f"{_GROUP}draw", "deck")

    @play.autocomplete("table")
    @move.autocomplete("table")
    @discard.autocomplete("table")
    @sell.autocomplete("table")
    @buy.autocomplete("table")
    @craft.autocomplete("table")
    @auction.autocomplete("table")
    @bid.autocomplete("table")
    @draw.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)
