"""Which table do you mean: the menu when several fit, and what answers the choice.

Its ids say after `which` what is then asked of the table, so each of these is registered where it is answered.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import Table, TableId, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import AtTable, Pressed, at_table
from kingsforge_bot.ui.message import OPTION, OPTIONS, Menu, Message, Option, cut
from kingsforge_bot.ui.table.tables import lobby_card
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title

WHICH: Final = "which"
Asked = TypeVar("Asked", bound=Callable[[Context, str], Awaitable[Message]])


def which_table(l10n: Localizer, error: AmbiguousTable, wanted: str = "") -> Message:
    """The candidates as a menu; choosing one shows what was `wanted` of it, else what can be done there."""
    options = []
    for table in error.candidates[:OPTIONS]:
        yours = "yes" if table.id in error.awaiting else "no"
        label = l10n("menu-table-option", table=title(table), phase=table.status.value, yours=yours)
        options.append(Option(label, str(table.id), cut(l10n.listing(map(bare, names_of(l10n, table))), OPTION)))
    menu = Menu(
        ComponentId(error.candidates[0].id, 0, f"{WHICH} {wanted}".rstrip()), l10n("menu-table"), tuple(options)
    )
    return Message(l10n("error-table-ambiguous"), (menu,))


def chosen_table(values: Sequence[str]) -> TableId:
    """The table that was chosen. Raises UnknownPress."""
    if not values or not values[0].isascii() or not values[0].isdigit() or len(values[0]) > 9:
        raise UnknownPress
    return TableId(int(values[0]))


def chosen(word: str, *, alone: bool = False) -> Callable[[AtTable], AtTable]:
    """Registers what is asked by that word of a table that was chosen from the menu."""
    return at_table(f"{WHICH} {word}", alone=alone)


def asked_again(word: str) -> Callable[[Asked], Asked]:
    """The same of a command that takes a table as it is said: it is asked anew, of the one that was chosen."""

    def register(command: Asked) -> Asked:
        async def answered(ctx: Context, look: TableView, _: Pressed) -> Message:
            return await command(ctx, str(look.table.id))

        chosen(word, alone=True)(answered)
        return command

    return register


def shown_at(ctx: Context, look: TableView) -> Message:
    """A lobby's card, or what its seat can do at a running table."""
    if look.view is None:
        return current_lobby_card(ctx, look.table)
    return ctx.app.now(ctx.l10n, look)


def current_lobby_card(ctx: Context, table: Table) -> Message:
    """A lobby's card as it stands by now, with who takes part in ratings; it alerts nobody."""
    usual = ctx.app.titles.games[table.game].options
    return lobby_card(ctx.l10n, table, rated=ctx.app.service.lobbies.willing(table), usual=usual)
