"""/table: new, join, leave, start, end, seat, resign, show, plan, replay, log, verify, undo, clock, list and more."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.opening import opening_command
from kingsforge_bot.ui import clocks, ending, exports, hours, plans, rematches, seats, table_commands
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import PACES, Choices, answer, choices, suggest_from, suggest_tables, text
from kingsforge_bot.ui.context import Context
from kingsforge_bot.ui.message import OPTION, Message
from kingsforge_bot.ui.reply import Interaction


@app_commands.guild_only()
class Table(commands.GroupCog, group_name="table", group_description=text("command-table")):
    """The life of a table outside its turns."""

    def __init__(self, app: App) -> None:
        self.app = app
        assert self.app_command is not None
        others = self.app_command.commands
        for one in others:
            self.app_command.remove_command(one.name)
        for one in (opening_command(app), *others):
            self.app_command.add_command(one)

    async def _lobby(
        self,
        interaction: Interaction,
        what: Literal["join", "leave", "start"],
        table: str | None,
        word: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.lobby(ctx, what, table, word)

        await answer(self.app, interaction, work, what)

    @app_commands.command(name="join", description=text("command-table-join"))
    @app_commands.describe(table=text("option-table-join-table"), word=text("option-table-join-word"))
    async def join(
        self, interaction: Interaction, table: str | None = None, word: app_commands.Range[str, 1, 32] | None = None
    ) -> None:
        await self._lobby(interaction, "join", table, word)

    @app_commands.command(name="leave", description=text("command-table-leave"))
    @app_commands.describe(table=text("option-table-leave-table"))
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self._lobby(interaction, "leave", table)

    @app_commands.command(name="start", description=text("command-table-start"))
    @app_commands.describe(table=text("option-table-start-table"))
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await self._lobby(interaction, "start", table)

    @app_commands.command(name="end", description=text("command-table-end"))
    @app_commands.describe(table=text("option-table-end-table"))
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await ending.end(ctx, table)

        await answer(self.app, interaction, work, "end")

    @app_commands.command(name="show", description=text("command-table-show"))
    @app_commands.describe(size=text("option-table-show-size"), table=text("option-table-show-table"))
    @app_commands.choices(
        size=[
            app_commands.Choice(name=text("choice-size-full"), value="full"),
            app_commands.Choice(name=text("choice-size-compact"), value="compact"),
        ]
    )
    async def show(self, interaction: Interaction, size: str = "full", table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.show(ctx, table, size)

        await answer(self.app, interaction, work, "compact" if size == "compact" else "show")

    @app_commands.command(name="plan", description=text("command-table-plan"))
    @app_commands.describe(do=text("option-table-plan-do"), table=text("option-table-plan-table"))
    async def plan(self, interaction: Interaction, do: str | None = None, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await plans.plan(ctx, do, table)

        await answer(self.app, interaction, work, "plan")

    @app_commands.command(name="replay", description=text("command-table-replay"))
    @app_commands.describe(table=text("option-table-replay-table"))
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.replay(ctx, table)

        await answer(self.app, interaction, work, "replay")

    @app_commands.command(name="log", description=text("command-table-log"))
    @app_commands.describe(table=text("option-table-log-table"))
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.log(ctx, table)

        await answer(self.app, interaction, work, "log")

    @app_commands.command(name="verify", description=text("command-table-verify"))
    @app_commands.describe(table=text("option-table-verify-table"))
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.verify(ctx, table)

        await answer(self.app, interaction, work, "verify")

    @app_commands.command(name="seat", description=text("command-table-seat"))
    @app_commands.describe(
        do=text("option-table-seat-do"),
        player=text("option-table-seat-player"),
        seat=text("option-table-seat-seat"),
        table=text("option-table-seat-table"),
    )
    @app_commands.choices(
        do=[
            app_commands.Choice(name=text("choice-seat-take"), value="take"),
            app_commands.Choice(name=text("choice-seat-back"), value="back"),
            app_commands.Choice(name=text("choice-seat-release"), value="release"),
            app_commands.Choice(name=text("choice-seat-keep"), value="keep"),
            app_commands.Choice(name=text("choice-seat-bot"), value="bot"),
            app_commands.Choice(name=text("choice-seat-invite"), value="invite"),
            app_commands.Choice(name=text("choice-seat-remove"), value="remove"),
            app_commands.Choice(name=text("choice-seat-follow"), value="follow"),
            app_commands.Choice(name=text("choice-seat-unfollow"), value="unfollow"),
        ]
    )
    async def seat(
        self,
        interaction: Interaction,
        do: str | None = None,
        player: discord.User | None = None,
        seat: app_commands.Range[int, 1, 6] | None = None,
        table: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            return await seats.seat(ctx, do, player, seat, table)

        await answer(self.app, interaction, work, "seat")

    @app_commands.command(name="resign", description=text("command-table-resign"))
    @app_commands.describe(table=text("option-table-resign-table"))
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await seats.resign(ctx, table)

        await answer(self.app, interaction, work, "resign")

    @app_commands.command(name="rematch", description=text("command-table-rematch"))
    @app_commands.describe(table=text("option-table-rematch-table"))
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await rematches.rematch(ctx, table)

        await answer(self.app, interaction, work, "rematch")

    @app_commands.command(name="export", description=text("command-table-export"))
    @app_commands.describe(table=text("option-table-export-table"))
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await exports.export(ctx, table)

        await answer(self.app, interaction, work, "export")

    @app_commands.command(name="import", description=text("command-table-import"))
    @app_commands.describe(file=text("option-table-import-file"))
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        async def work(ctx: Context) -> Message:
            return await exports.read_file(ctx, file)

        await answer(self.app, interaction, work)

    @app_commands.command(name="undo", description=text("command-table-undo"))
    @app_commands.describe(table=text("option-table-undo-table"))
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await table_commands.undo(ctx, table)

        await answer(self.app, interaction, work, "undo")

    @app_commands.command(name="clock", description=text("command-table-clock"))
    @app_commands.describe(
        hours=text("option-table-clock-hours"),
        zone=text("option-table-clock-zone"),
        pace=text("option-table-clock-pace"),
        table=text("option-table-clock-table"),
    )
    @app_commands.choices(pace=PACES)
    async def clock(
        self,
        interaction: Interaction,
        hours: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 64] | None = None,
        pace: str | None = None,
        table: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            wanted = clocks.Wanted(hours, zone, pace)
            return await clocks.clock(ctx, table, None if wanted == clocks.Wanted() else wanted)

        await answer(self.app, interaction, work, "clock")

    @app_commands.command(name="pause", description=text("command-table-pause"))
    @app_commands.describe(table=text("option-table-pause-table"))
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await clocks.pause(ctx, table)

        await answer(self.app, interaction, work, "pause")

    @app_commands.command(name="resume", description=text("command-table-resume"))
    @app_commands.describe(table=text("option-table-resume-table"))
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await clocks.resume(ctx, table)

        await answer(self.app, interaction, work, "resume")

    @app_commands.command(name="list", description=text("command-table-list"))
    async def list_(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, table_commands.list_tables)

    @clock.autocomplete("hours")
    async def _hours(self, interaction: Interaction, typed: str) -> Choices:
        return choices(clocks.suggest_hours(self.app.l10n(interaction), typed[:OPTION]))

    @clock.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return choices(hours.suggest_zones(typed[:OPTION], str(interaction.locale), self.app.service.clock()))

    @plan.autocomplete("do")
    async def _plans(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_from(self.app, interaction, typed, plans.suggested)

    @join.autocomplete("table")
    @leave.autocomplete("table")
    @start.autocomplete("table")
    @end.autocomplete("table")
    @show.autocomplete("table")
    @plan.autocomplete("table")
    @replay.autocomplete("table")
    @log.autocomplete("table")
    @verify.autocomplete("table")
    @export.autocomplete("table")
    @undo.autocomplete("table")
    @clock.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @seat.autocomplete("table")
    @resign.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)

    @rematch.autocomplete("table")
    async def _ended(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed, ended=True)
