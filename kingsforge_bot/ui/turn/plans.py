"""/table plan: one's own plans at a table, with menus that add to them and buttons that change them."""

from collections.abc import Sequence

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import Plan
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import AmbiguousTable, NotSeated, PlanRefused
from kingsforge_bot.service.turn.planning import MOST_PLANNED, MOST_PLANS, OwnPlans
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import OPTION, OPTIONS, TEXT, Button, Menu, Message, Option, Row, cut
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.table.lobbies import kept_word, read_word
from kingsforge_bot.ui.table.which import chosen, which_table
from kingsforge_bot.ui.turn.plan_words import PLAN, ended_line, own_line
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title


async def plan(ctx: Context, do: str | None, said: str | None) -> Message:
    """One's plans at the table that is meant, or one more, as the list or the notation has it."""
    try:
        look = await ctx.table(said, ahead=True)
    except AmbiguousTable as error:
        mine = [table for table in error.candidates if table.sitter(ctx.user) and _reads(ctx, table, do)]
        if len(mine) != 1:
            kept = None if do is None else kept_word(do)
            return which_table(ctx.l10n, error, PLAN if kept is None else f"{PLAN} {kept}")
        look = await ctx.at(mine[0])
    return await planned(ctx, look, do)


async def planned(ctx: Context, look: TableView, do: str | None) -> Message:
    """The user's plans, with `do` added. Raises NotationError, NotSeated, LobbyRefused."""
    l10n, screens, planning = ctx.l10n, ctx.app.screens(look), ctx.app.service.planning
    text = "" if do is None else do.strip()
    if not text or look.table.status is not TableStatus.RUNNING:
        return plans_message(l10n, screens, await _own(ctx, look))
    try:
        own = await planning.add(look.table.id, ctx.user, text)
    except PlanRefused as error:
        return await _refused(ctx, look, error)
    except NotationError:
        # Discord may send what was shown in place of what it stands for.
        lines = lines_of(l10n, screens, await _own(ctx, look))
        value = next((one.value for one in lines if cut(one.label, OPTION) == text), None)
        if value is None:
            raise
        own = await planning.add(look.table.id, ctx.user, value)
    return plans_message(l10n, screens, own)


@chosen(PLAN)
async def planned_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """/table plan at the table that was chosen."""
    return await planned(ctx, look, read_word(" ".join(button.words[1:])))


async def suggested(ctx: Context, said: str | None) -> list[Suggestion]:
    """Autocomplete of what can be planned at the table that is meant, or at all where the user sits."""
    try:
        looks = [await ctx.table(said, ahead=True)]
    except AmbiguousTable as error:
        looks = [await ctx.at(table) for table in error.candidates if table.sitter(ctx.user)]
    found: list[Suggestion] = []
    for look in looks:
        if look.seat is not None and look.table.status is TableStatus.RUNNING:
            own = await ctx.app.service.planning.own(look.table.id, ctx.user)
            found += lines_of(ctx.l10n.of(look.table.game), ctx.app.screens(look), own)
    return found


@at_table(PLAN)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """A menu or button of the plans. Raises UnknownPress for one that was made up."""
    planning, table, user = ctx.app.service.planning, look.table.id, ctx.user
    try:
        match button.words:
            case []:
                own = await _own(ctx, look)
            case ["add"]:
                own = await planning.add(table, user, _joined(ctx, look, button.values))
            case ["stop", number]:
                own = await planning.stop(table, user, _number(number), button.values)
            case ["remove", number]:
                own = await planning.remove(table, user, _number(number))
            case ["first", number]:
                own = await planning.put_first(table, user, _number(number))
            case _:
                raise UnknownPress
    except NotationError:
        raise UnknownPress from None
    except PlanRefused as error:
        return await _refused(ctx, look, error)
    return plans_message(ctx.l10n, ctx.app.screens(look), own)


def lines_of(l10n: Localizer, screens: Screens, own: OwnPlans) -> list[Suggestion]:
    """What can be planned, line by line, with its notation."""
    if own.period is None:
        return []
    names = names_of(l10n, own.look.table)
    return [
        Suggestion(screens.plans.action(l10n, one, names), str(Plan(own.period, (one,)))) for one in own.planned_actions
    ]


def plans_message(l10n: Localizer, screens: Screens, own: OwnPlans, before: str = "") -> Message:
    """The plans that wait, in order, those that ended, and what can be done about them."""
    table, names = own.look.table, names_of(l10n, own.look.table)
    lines = [before, l10n("plans-title", table=bold_title(table))]
    for number, one in enumerate(own.armed, 1):
        lines.append(l10n("plans-line", number=number, plan=own_line(l10n, screens, one, names)))
    if own.period is None:
        lines.append(l10n("plans-nothing"))
    elif own.look.is_awaited:
        lines.append(l10n("plans-your-turn"))
    else:
        lines.append(l10n("plans-how") if own.armed else l10n("plans-none"))
    lines += [ended_line(l10n, screens, one, names) for one in own.ended]
    return Message(cut("\n".join(filter(None, lines)), TEXT), _rows(l10n, screens, own))


def _rows(l10n: Localizer, screens: Screens, own: OwnPlans) -> tuple[Row, ...]:
    table, names, rows = own.look.table, names_of(l10n, own.look.table), list[Row]()
    if own.period is not None and own.planned_actions and len(own.armed) < MOST_PLANS:
        options = tuple(
            Option(cut(screens.plans.action(l10n, one, names), OPTION), str(Plan(own.period, (one,))), effect)
            for one, effect in ((one, screens.plans.effect(l10n, one)) for one in own.planned_actions[:OPTIONS])
        )
        rows.append(Menu(_press(table, "add"), l10n("plans-menu-add"), options, most=MOST_PLANNED))
    newest = max(own.armed, key=lambda one: one.kept.number, default=None)
    if newest is not None and own.cancel_conditions:
        cancel_conditions = tuple(
            Option(cut(screens.plans.cancel_condition(l10n, condition, names), OPTION), str(condition))
            for condition in own.cancel_conditions[:OPTIONS]
        )
        place = own.armed.index(newest) + 1
        menu = l10n("plans-menu-stop", number=place)
        rows.append(Menu(_press(table, f"stop {newest.kept.number}"), menu, cancel_conditions, most=MOST_PLANNED))
    buttons = [
        Button(l10n("plans-remove", number=place), _press(table, f"remove {one.kept.number}"))
        for place, one in enumerate(own.armed, 1)
    ]
    ahead = [
        Button(l10n("plans-first", number=place), _press(table, f"first {one.kept.number}"))
        for place, one in enumerate(own.armed, 1)
        if place > 1
    ]
    return (*rows, *(tuple(row) for row in (buttons, ahead) if row))


def _press(table: Table, what: str) -> ComponentId:
    return ComponentId(table.id, table.seq, f"{PLAN} {what}")


def _number(text: str) -> int:
    """Raises UnknownPress."""
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise UnknownPress
    return int(text)


def _joined(ctx: Context, look: TableView, values: Sequence[str]) -> str:
    """Lines of the menu, in the order in which they were chosen, as one plan. Raises NotationError, UnknownPress."""
    plans = [ctx.app.service.play.game(look.table.game).parse_plan(value) for value in values]
    if not plans or len({one.during for one in plans}) > 1:
        raise UnknownPress
    return str(Plan(plans[0].during, tuple(action for plan in plans for action in plan.planned_actions)))


def _reads(ctx: Context, table: Table, do: str | None) -> bool:
    """Whether it is a plan of the table's game, where one is said."""
    if do is None:
        return True
    try:
        ctx.app.service.play.game(table.game).parse_plan(do)
    except NotationError:
        return False
    return True


async def _own(ctx: Context, look: TableView) -> OwnPlans:
    if look.seat is None:
        raise NotSeated(look.table)
    return await ctx.app.service.planning.own(look.table.id, ctx.user)


async def _refused(ctx: Context, look: TableView, error: PlanRefused) -> Message:
    """Why not, above the plans as they are."""
    own = await _own(ctx, look)
    return plans_message(ctx.l10n, ctx.app.screens(look), own, ctx.app.explain(ctx.l10n, error))
