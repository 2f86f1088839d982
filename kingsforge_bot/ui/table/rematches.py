"""/table rematch and the button that does the same."""

from msgspec.structs import replace

from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.errors import AmbiguousTable, LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.table.finding import MOST_SUGGESTED
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.table.finale import REMATCH, STRONGER
from kingsforge_bot.ui.table.lobbies import started
from kingsforge_bot.ui.table.opening import opener_of
from kingsforge_bot.ui.table.which import asked_again, current_lobby_card
from kingsforge_bot.ui.wording.titles import bold_title


@asked_again("rematch")
async def rematch(ctx: Context, said: str | None) -> Message:
    """Open a rematch of the table that was named, or of the only one here that has ended and where the asker sat."""
    table = await ended_meant(ctx, said)
    await ctx.at(table)
    return await _rematched(ctx, table)


@at_table(REMATCH, alone=True)
async def pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The button under the last board."""
    return await _rematched(ctx, look.table)


@at_table(STRONGER, alone=True)
async def pressed_for_stronger(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The same against the strongest bots that the game has."""
    levels = tuple(ctx.app.titles.bots.get(look.table.game, ()))
    return await _rematched(ctx, look.table, levels[-1] if levels else None)


async def _rematched(ctx: Context, table: Table, level: str | None = None) -> Message:
    """Opened, found open, or begun at once where only bots sat there too; with bots of that level."""
    app, l10n = ctx.app, ctx.l10n
    found = await app.service.rematches.open(table.id, ctx.user, ctx.name, opener_of(ctx), level)
    again = found.table
    if found.begun is not None:
        return started(l10n, found.begun)
    if found.opened:
        kept = l10n.listing(plain(one.name) for one in again.invited)
        kind = "rematch-opened" if again.invited else "rematch-opened-free"
        return Message(l10n(kind, table=bold_title(again), who=kept))
    there = l10n("rematch-found", table=bold_title(again))
    if again.status is TableStatus.LOBBY:
        card = current_lobby_card(ctx, again)
        return replace(card, text=f"{there}\n\n{card.text}")
    look = await app.service.play.view(again, ctx.user)
    await app.prepare(look)
    return app.now(l10n, look, there).at_once()


async def ended_meant(ctx: Context, said: str | None) -> Table:
    """A table that has ended: the one named, else the only one here where the asker sat, else the only one.

    Raises NoTable, AmbiguousTable; LobbyRefused where a game still runs, and none has ended.
    """
    finder = ctx.app.service.finder
    if said is not None:
        return await finder.resolve(ctx.guild, ctx.channel, ctx.user, said, to_play=False)
    ended = await finder.ended_here(ctx.guild, ctx.channel, MOST_SUGGESTED)
    fits = tuple(table for table in ended if table.sitter(ctx.user)) or ended
    if not fits:
        here = await finder.here(ctx.guild, ctx.channel)
        running = [table for table in here if table.status is TableStatus.RUNNING]
        if len(running) == 1:
            raise LobbyRefused(LobbyReason.NOT_OVER, running[0])
        raise NoTable
    if len(fits) > 1:
        raise AmbiguousTable(fits)
    return fits[0]
