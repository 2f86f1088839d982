"""Snoozing buttons under alerts and reminders, and what they do: play now, later, away, not for this turn."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.errors import NotSeated, Stale
from kingsforge_bot.service.time.pending_turns import Turn
from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.custom_id import NO_TABLE, PLAYING, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message, Option
from kingsforge_bot.ui.table.which import shown_at
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.titles import bold_title, title_of

SNOOZE: Final = "snooze"
"""Behind it stand the tables that are meant, where they are several."""
MUTE: Final = "mute"
TURNS: Final = "turns"
"""The first word of what belongs to all turns of one person, and to no table."""
AWAY: Final = "away"
BACK: Final = "back"
DAYS_AWAY: Final = (1, 3, 7, 14)


def play_button(l10n: Localizer, turn: Turn, mark: str = "", *, named: bool = False) -> Button:
    """Opens the turn for whoever presses; `named`: among others."""
    label = (
        naming(lambda table: l10n("turns-play-at", table=table), title_of(turn.table, turn.name))
        if named
        else l10n("button-play-now")
    )
    return Button(label, ComponentId(turn.table, turn.asked, f"{PLAYING} {mark}".rstrip()), ButtonStyle.PRIMARY)


def later_buttons(l10n: Localizer, turns: Sequence[Turn], *, snoozes: bool = True) -> list[Button]:
    """What can be done instead of playing now."""
    first, others = turns[0], [str(turn.table) for turn in turns[1:]]
    buttons = [Button(l10n("button-away"), ComponentId(NO_TABLE, 0, f"{TURNS} {AWAY}"))]
    if snoozes:
        words = " ".join([SNOOZE, *others])
        buttons.insert(0, Button(l10n("button-snooze"), ComponentId(first.table, first.asked, words)))
    if len(turns) == 1 and snoozes:
        buttons.append(Button(l10n("button-mute"), ComponentId(first.table, first.asked, MUTE)))
    return buttons


@at_table(PLAYING, beside=True)
async def playing_pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """Play now. Raises TooBusy."""
    await ctx.app.prepare(look)
    return shown_at(ctx, look)


@at_table(SNOOZE)
@at_table(MUTE)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """Later, or not for this turn. Raises NotSeated, Stale, UnknownPress."""
    l10n, user, press, others, reminders = ctx.l10n, ctx.user, button.press, button.words, ctx.app.service.snoozes
    tables = [press.table, *_numbers(others)]
    if look.seat is None:
        raise NotSeated(look.table)
    if (whose := await _of_another(ctx, press, look, tables)) is not None:
        return Message(l10n("reminder-of-another", table=bold_title(look.table), who=who(l10n, look.table, whose)))
    if not others and not (look.is_awaited and look.table.asked_since(look.seat) == press.seq):
        raise Stale(look.table, press.seq)
    if button.word == MUTE:
        await reminders.mute(user, tables[:1])
        return Message(l10n("reminder-muted", table=bold_title(look.table)))
    if not button.values:
        return _when(ctx, press, look)
    until = _times(ctx).get(button.values[0])
    if until is None:
        raise UnknownPress
    changed = await reminders.snooze(user, tables, until)
    names = l10n.listing(bold_title(table) for table in changed) or bold_title(look.table)
    return Message(l10n("reminder-snoozed", tables=names, at=f"<t:{until}:R>"))


async def _of_another(
    ctx: Context, press: ComponentId, look: TableView, tables: Sequence[TableId]
) -> frozenset[Seat] | None:
    """Whose reminder it is, where others were reminded of those turns and the presser of none of them.

    Raises Stale where that cannot be known any more.
    """
    asked = frozenset(seat for seat in look.awaited if look.table.asked_since(seat) == press.seq)
    if look.seat in asked:
        return None
    if len(tables) > 1:
        if not set(await ctx.app.service.snoozes.waiting(ctx.user)).isdisjoint(tables):
            return None
        if not asked:
            raise Stale(look.table, press.seq)
    return asked or None


async def pressed_away(ctx: Context, values: tuple[str, ...]) -> Message:
    """Ask until when, or note it. Raises UnknownPress."""
    app, l10n, user = ctx.app, ctx.l10n, ctx.user
    days = {str(one): one for one in DAYS_AWAY}
    away = app.service.preferences.of(user).is_away(app.service.clock())
    match values:
        case ():
            options = [Option(l10n("reminder-away-option", days=one), str(one)) for one in DAYS_AWAY]
            options += [Option(l10n("reminder-away-back"), BACK)] if away else []
            menu = Menu(ComponentId(NO_TABLE, 0, f"{TURNS} {AWAY}"), l10n("reminder-menu-away"), tuple(options))
            return Message(l10n("reminder-away-ask"), (menu,))
        case (said,) if said == BACK:
            await app.service.preferences.change(user, away_until=None)
            return Message(l10n("reminder-away-no-more"))
        case (said,) if said in days:
            until = app.service.snoozes.morning(user, days[said])
            await app.service.preferences.change(user, away_until=until)
            return Message(l10n("reminder-away-until", until=f"<t:{until}:f>"))
        case _:
            raise UnknownPress


def _when(ctx: Context, press: ComponentId, look: TableView) -> Message:
    l10n = ctx.l10n
    options = tuple([Option(l10n(f"reminder-option-{one}"), one) for one in _times(ctx)])
    menu = Menu(press, l10n("reminder-menu-snooze"), options)
    return Message(l10n("reminder-snooze-ask", table=bold_title(look.table)), (menu,))


def _times(ctx: Context) -> dict[str, int]:
    """Until when one can snooze, by the menu's values."""
    reminders, user = ctx.app.service.snoozes, ctx.user
    tonight = reminders.tonight(user)
    evening = {} if tonight is None else {"tonight": tonight}
    return {"hour": reminders.in_an_hour(), **evening, "tomorrow": reminders.morning(user, 1)}


def _numbers(words: Sequence[str]) -> list[TableId]:
    if any(not (word.isascii() and word.isdigit() and len(word) <= 9) for word in words):
        raise UnknownPress
    return [TableId(int(word)) for word in words]
