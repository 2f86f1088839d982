"""The play commands: the words of their options, and what they come to."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.carry_out import (
    cheapest,
    check_phase,
    check_turn,
    decide,
    decide_or_ask,
    foresee,
)
from kingsforge_bot.games.kings_forge.screens.given import GivenOptions, read_given
from kingsforge_bot.games.kings_forge.screens.readers import (
    dock_options,
    gather_options,
    pass_options,
    read_card,
    read_item,
    read_paying,
    read_side,
    read_side_or_card,
    read_space,
)
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.commands import CommandContext
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.which import which_table

_ITEM: Final = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)
"""A craft card's name that an id can carry on; no card has a longer one."""
Read = Callable[[], GivenOptions]


async def gather(
    ctx: CommandContext, table: str | None, card: str | None, paying: str | None, copying: str | None
) -> Message:
    """/gather: the claim as far as it was said, the rest is asked."""

    def read() -> GivenOptions:
        l10n = ctx.l10n.of(KEY)
        given = read_side_or_card(l10n, card) if card is not None else GivenOptions()
        copied = read_side(l10n, "copying", copying) if copying is not None else None
        if card is None and copied is not None:
            given = GivenOptions(side=Side.WORKSHOP_TOP)
        return replace(given, copying=copied, paying=read_paying(paying) if paying is not None else None)

    return await _at(ctx, table, "gather", read)


async def dock(
    ctx: CommandContext, table: str | None, space: str | None, discarding: str | None, paying: str | None
) -> Message:
    """/dock: the visit as far as it was said, the rest is asked."""

    def read() -> GivenOptions:
        return GivenOptions(
            space=read_space(ctx.l10n.of(KEY), space) if space is not None else None,
            discarding=read_card(ctx.l10n.of(KEY), discarding) if discarding is not None else None,
            paying=read_paying(paying) if paying is not None else None,
        )

    return await _at(ctx, table, "dock", read)


async def pass_turn(ctx: CommandContext, table: str | None, taking: str | None) -> Message:
    """/pass: with the benefit of the first pass, which is asked for when it was not said."""

    def read() -> GivenOptions:
        try:
            return GivenOptions(taking=PassBenefit(taking) if taking is not None else None)
        except ValueError:
            raise UnknownValue("taking", taking or "") from None

    return await _at(ctx, table, "pass", read)


async def craft(ctx: CommandContext, table: str | None, item: str | None) -> Message:
    """/craft: the workbench, or an item with the cheapest set."""
    return await _at(ctx, table, "craft", lambda: GivenOptions(item=read_item(item) if item is not None else None))


async def chosen(ctx: CommandContext, look: TableView, words: list[str]) -> Message:
    """A command whose table was chosen from the menu, with the options it said. Raises UnknownPress."""
    if words[0] not in _PLAYS:
        raise UnknownPress
    given = read_given(words[1:])
    return await _PLAYS[words[0]](ctx, look, lambda: given)


async def _at(ctx: CommandContext, table: str | None, verb: str, read: Read) -> Message:
    """The command at the table that is meant; where several are, the menu of them carries on what was said."""
    try:
        look = await ctx.table(table)
    except AmbiguousTable as error:
        given = read()
        if given.item is not None and not _ITEM.fullmatch(given.item):
            raise UnknownValue("item", given.item) from None
        return which_table(ctx.l10n, error, " ".join([verb, *given.words()]))
    return await _PLAYS[verb](ctx, look, read)


async def _gather(ctx: CommandContext, look: TableView, read: Read) -> Message:
    check_turn(look)
    given = read()
    if look.view.owed is not None and given.side is None and given.card is None:
        return now(ctx.l10n, look)
    check_phase(look, "gather", Phase.GATHER)
    return await decide_or_ask(ctx.app, ctx.l10n, look, ctx.user, gather_options(look, given))


async def _dock(ctx: CommandContext, look: TableView, read: Read) -> Message:
    check_turn(look)
    given = read()
    if look.view.owed is not None and given.space is None:
        return now(ctx.l10n, look)
    check_phase(look, "dock", Phase.GATHER)
    return await decide_or_ask(ctx.app, ctx.l10n, look, ctx.user, dock_options(look, given))


async def _pass(ctx: CommandContext, look: TableView, read: Read) -> Message:
    check_turn(look)
    check_phase(look, "pass", Phase.GATHER)
    return await decide_or_ask(ctx.app, ctx.l10n, look, ctx.user, pass_options(look, read().taking))


async def _craft(ctx: CommandContext, look: TableView, read: Read) -> Message:
    check_turn(look)
    check_phase(look, "craft", Phase.CRAFT)
    item = read().item
    await foresee(ctx.app, look)
    if item is None:
        return bench(ctx.l10n, look)
    if look.view.players[look.view.turn].hand is None:
        raise refuse(Reason.ROLL_FIRST)
    return await decide(ctx.app, ctx.l10n, look, ctx.user, cheapest(look.view, item))


_PLAYS: Final[Mapping[str, Callable[[CommandContext, TableView, Read], Awaitable[Message]]]] = {
    "gather": _gather,
    "dock": _dock,
    "pass": _pass,
    "craft": _craft,
}
