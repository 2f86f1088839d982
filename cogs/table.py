"""/table: new, join, leave, start, end, seat, resign, show, plan, replay, log, verify, undo, clock, list and more."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.completing import Completing
from cogs.opening import opening_command, put_first
from kingsforge_bot.ui.audit import exports
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import (
    LANGUAGES,
    PACE_CHOICES,
    Choices,
    answer,
    choices,
    command,
    listed,
    suggest_from,
    text,
)
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import OPTION, Message
from kingsforge_bot.ui.table import ending, rematches, searching, seats, table_commands
from kingsforge_bot.ui.time import clocks
from kingsforge_bot.ui.turn import plans


@app_commands.guild_only()
class Table(commands.GroupCog, group_name="table", group_description=text("command-table")):
    """The life of a table outside its turns."""

    def __init__(self, app: App) -> None:
        self.app = app
        put_first(self.app_command, opening_command(app))

    async def _lobby(
        self,
        interaction: Interaction,
        what: Literal["join", "leave", "start"],
        table: str | None,
        word: str | None = None,
    ) -> None:
        await answer(self.app, interaction, lambda ctx: table_commands.lobby(ctx, what, table, word), what)

    @command("table-join")
    async def join(
        self, interaction: Interaction, table: str | None = None, word: app_commands.Range[str, 1, 32] | None = None
    ) -> None:
        await self._lobby(interaction, "join", table, word)

    @command("table-leave")
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self._lobby(interaction, "leave", table)

    @command("table-start")
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await self._lobby(interaction, "start", table)

    @command("table-end")
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: ending.end(ctx, table), "end")

    @command("table-show")
    @app_commands.choices(size=listed("size", Size))
    async def show(self, interaction: Interaction, size: str = "full", table: str | None = None) -> None:
        await answer(
            self.app,
            interaction,
            lambda ctx: table_commands.show(ctx, table, size),
            "show",
        )

    @command("table-plan")
    async def plan(self, interaction: Interaction, do: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: plans.plan(ctx, do, table), "plan")

    @command("table-replay")
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: table_commands.replay(ctx, table), "replay")

    @command("table-log")
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: table_commands.log(ctx, table), "log")

    @command("table-verify")
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: table_commands.verify(ctx, table), "verify")

    @command("table-seat")
    @app_commands.choices(do=listed("seat", seats.DEEDS))
    async def seat(
        self,
        interaction: Interaction,
        do: str | None = None,
        player: discord.User | None = None,
        seat: app_commands.Range[int, 1, 6] | None = None,
        table: str | None = None,
    ) -> None:
        await answer(self.app, interaction, lambda ctx: seats.seat(ctx, do, player, seat, table), "seat")

    @command("table-resign")
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: seats.resign(ctx, table), "resign")

    @command("table-rematch", ended=True)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: rematches.rematch(ctx, table), "rematch")

    @command("table-export")
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: exports.export(ctx, table), "export")

    @command("table-import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        await answer(self.app, interaction, lambda ctx: exports.read_file(ctx, file))

    @command("table-undo")
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: table_commands.undo(ctx, table), "undo")

    @command("table-clock")
    @app_commands.choices(pace=PACE_CHOICES)
    async def clock(
        self,
        interaction: Interaction,
        hours: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 64] | None = None,
        pace: str | None = None,
        table: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            wanted = clocks.ClockOptions(hours=hours, zone=zone, pace=pace)
            return await clocks.clock(ctx, table, None if wanted == clocks.ClockOptions() else wanted)

        await answer(self.app, interaction, work, "clock")

    @command("table-pause")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: clocks.pause(ctx, table), "pause")

    @command("table-resume")
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: clocks.resume(ctx, table), "resume")

    @command("table-list")
    async def list_(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, table_commands.list_tables)

    @command("table-find")
    @app_commands.choices(pace=PACE_CHOICES, language=listed("language", LANGUAGES))
    async def find(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        pace: str | None = None,
        language: str | None = None,
    ) -> None:
        wishes = searching.Wishes(game, seats, pace, language)
        await answer(self.app, interaction, lambda ctx: searching.find(ctx, wishes))

    find.autocomplete("game")(Completing.games)

    @clock.autocomplete("hours")
    async def _hours(self, interaction: Interaction, typed: str) -> Choices:
        return choices(clocks.suggest_hours(self.app.l10n(interaction), typed[:OPTION]))

    clock.autocomplete("zone")(Completing.zones)

    @plan.autocomplete("do")
    async def _plans(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_from(self.app, interaction, typed, plans.suggested)
