"""What a table that is over was like, in numbers and as a story."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import inert, plain
from kingsforge_bot.service.audit.dice_met import DiceMet
from kingsforge_bot.service.audit.history import MOST_ENTRIES
from kingsforge_bot.service.person.result_records import Result
from kingsforge_bot.service.turn.effective_entries import effective_entries
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import TEXT, Button, Message, cut
from kingsforge_bot.ui.person.records import own_lines
from kingsforge_bot.ui.table.finale import ANALYSIS, STATS, SUMMARY
from kingsforge_bot.ui.wording.names import with_sign
from kingsforge_bot.ui.wording.times import lasting
from kingsforge_bot.ui.wording.titles import bold_title


@at_table(STATS, alone=True)
async def table_stats(ctx: Context, look: TableView, _: Pressed) -> Message:
    """How long the play took, what each did, threw and was waited for; below it the reader's own record.

    Raises UnknownPress where it is not over, so that it is no way to look at what is hidden.
    """
    l10n, table, service = ctx.l10n, look.table, ctx.app.service
    if table.status is not TableStatus.OVER:
        raise UnknownPress
    counted = await _counted(ctx, look)
    lines = _lines(l10n, look, await service.results.of(table.id), await service.history.dice(table.id), counted)
    own = await service.results.own(table.guild, ctx.user)
    if own:
        lines += ["", *own_lines(l10n, own)]
    button = Button(l10n("button-summary"), ComponentId(table.id, table.seq, SUMMARY))
    return Message(cut("\n".join(lines), TEXT), ((button,),))


async def _counted(ctx: Context, look: TableView) -> Mapping[Seat, str]:
    """What the game counts of each seat; nothing where it has no figures."""
    figures = ctx.app.screens(look).boards.figures
    if figures is None:
        return {}
    entries = await ctx.app.service.history.entries(look.table.id, last=MOST_ENTRIES)
    return figures(ctx.l10n.of(look.table.game), look, effective_entries(entries))


def _lines(
    l10n: Localizer,
    look: TableView,
    results: Sequence[Result],
    dice: Mapping[Seat, DiceMet],
    counted: Mapping[Seat, str],
) -> list[str]:
    lines = [l10n("stats-title", table=bold_title(look.table), game=l10n.of(look.table.game)("game-title"))]
    if results:
        lasted = lasting(l10n, results[0].ended - results[0].started)
        lines.append(l10n("stats-lasted", lasted=lasted, entries=results[0].entries))
    for one in results:
        met = dice.get(one.seat)
        parts = [counted[one.seat]] if one.seat in counted else []
        parts += [] if met is None else [_dice(l10n, met)]
        if one.user is not None and one.longest_wait:
            parts.append(l10n("stats-waited", lasted=lasting(l10n, one.longest_wait)))
        numbers = l10n.steps(parts) or l10n("stats-nothing")
        name = plain(with_sign(l10n, one.seat, one.name))
        lines.append(l10n("stats-seat", place=one.place, who=name, numbers=numbers))
    return lines


def _dice(l10n: Localizer, met: DiceMet) -> str:
    return l10n("stats-dice", dice=met.dice, average=l10n.decimal(met.pips / met.dice) if met.dice else "0")


@at_table(SUMMARY, alone=True)
async def summary_to_copy(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The game in a few lines and no other text, so that the message can be copied as it is; a button leads back.

    No block of code: a phone does not break its lines. Raises UnknownPress where it is not over.
    """
    app, l10n, table = ctx.app, ctx.l10n, look.table
    if table.status is not TableStatus.OVER:
        raise UnknownPress
    entries = effective_entries(await app.service.history.entries(table.id, last=MOST_ENTRIES))
    # Who reads it elsewhere sits nowhere: the winner is named.
    lines = app.screens(look).boards.summary(l10n, replace(look, seat=None), entries)
    back = Button(l10n("button-stats"), ComponentId(table.id, table.seq, STATS))
    return Message(cut("\n".join(map(inert, lines)), TEXT), ((back,),))


@at_table(ANALYSIS, alone=True)
async def analysis(ctx: Context, look: TableView, _: Pressed) -> Message:
    """What the game says of it. Raises LobbyRefused, OneAtATime, TooBusy, UnknownPress."""
    app = ctx.app
    return await app.analysing.do(ctx.l10n, app.screens(look), look, ctx.user, app.service.history)
