"""/me turns: every table where somebody sits, those first that await them. Pages stand in the ids of buttons."""

import logging
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.errors import NoTable, TableUnreadable
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.turn.planning import OwnPlan
from kingsforge_bot.ui.custom_id import NO_TABLE, PLAYING, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Link, Message, Row, cut
from kingsforge_bot.ui.time.snoozing import AWAY, TURNS, pressed_away
from kingsforge_bot.ui.turn.own_lines import own_lines
from kingsforge_bot.ui.turn.turn_lines import board_link, turn_lines
from kingsforge_bot.ui.wording.titles import bold_title, title

ON_A_PAGE: Final = 5
"""Tables; a row of buttons plays at them, another leads to their boards."""
_ROOM: Final = TEXT // ON_A_PAGE - 50
"""Characters of one table."""
_log = logging.getLogger(__name__)


async def my_turns(ctx: Context) -> Message:
    """The first page."""
    return await _page(ctx, 0)


@personal(TURNS)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """Answer the list's buttons: another page, as it is now; or that one is away. Raises UnknownPress."""
    match button.words:
        case [first] if first == AWAY:
            return await pressed_away(ctx, button.values)
        case ["page", number, *_] if number.isascii() and number.isdigit() and len(number) <= 4:
            return await _page(ctx, int(number))
        case _:
            raise UnknownPress


async def _page(ctx: Context, number: int) -> Message:
    app, l10n, user = ctx.app, ctx.l10n, ctx.user
    mine = await app.service.my_turns.of(user)
    if not mine:
        return Message(l10n("turns-none"))
    last = (len(mine) - 1) // ON_A_PAGE
    number = min(number, last)
    shown = mine[number * ON_A_PAGE : (number + 1) * ON_A_PAGE]
    plans = await app.service.planning.everywhere(user)
    awaiting = sum(listed.awaits(user) for listed in mine)
    parts = [f"**{l10n('turns-title', tables=len(mine), awaiting=awaiting)}**"]
    play: list[Button] = []
    links: list[Link] = []
    for listed in shown:
        text, button, link = await _table(ctx, listed, plans.get(listed.table.id, ()))
        parts.append(text)
        play += [button] if button is not None else []
        links += [link] if link is not None else []
    rows: list[Row] = [tuple(play)] if play else []
    if last:
        rows.append(
            (
                Button(l10n("button-earlier-page"), _to(number - 1), disabled=number == 0),
                Button(l10n("button-later-page"), _to(number + 1), disabled=number == last),
            )
        )
    return Message(cut("\n\n".join(parts), TEXT), tuple(rows), links=tuple(links))


async def _table(ctx: Context, listed: Listed, plans: Sequence[OwnPlan]) -> tuple[str, Button | None, Link | None]:
    """What is said of one table, what opens it, and what leads to its board; of one that cannot be read, that."""
    app, table = ctx.app, listed.table
    l10n = ctx.l10n.of(table.game)
    try:
        mine = await app.service.my_turns.at(table, ctx.user)
        beside = await own_lines(app, l10n, mine.look, plans)
    except (TableUnreadable, NoTable):
        _log.exception("table %s cannot be shown to one who sits there", table.id)
        return l10n("turns-unreadable", table=bold_title(table)), None, None
    lines = turn_lines(l10n, app.titles.screens(table), mine, _ROOM, beside)
    style = ButtonStyle.PRIMARY if mine.look.is_awaited else ButtonStyle.SECONDARY
    play = Button(
        naming(lambda name: l10n("turns-play-at", table=name), title(table)),
        ComponentId(table.id, table.seq, PLAYING),
        style,
    )
    return cut("\n".join(lines), _ROOM), play, board_link(l10n, mine, named=True)


def _to(number: int) -> ComponentId:
    return ComponentId(NO_TABLE, 0, f"{TURNS} page {max(0, number)}")
