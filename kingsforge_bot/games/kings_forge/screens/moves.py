"""The play commands: the words of their options, and what they come to."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.options import (
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
from kingsforge_bot.games.kings_forge.screens.plays import (
    cheapest,
    check_phase,
    check_turn,
    decide,
    decide_or_ask,
    foresee,
)
from kingsforge_bot.games.kings_forge.screens.said import Said, read_said
from kingsforge_bot.games.kings_forge.screens.turn import now
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.commands import Asked
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.which import which_table

_ITEM: Final = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)
"""A craft card's name that an id can carry on; no card has a longer one."""
Read = Callable[[], Said]


async def gather(asked: Asked, table: str | None, card: str | None, paying: str | None, copying: str | None) -> Message:
    """/gather: the claim as far as it was said, the rest is asked."""

    def read() -> Said:
        said = read_side_or_card(asked.voice, card) if card is not None else Said()
        copied = read_side(asked.voice, "copying", copying) if copying is not None else None
        if card is None and copied is not None:
            said = Said(side=Side.WORKSHOP_TOP)
        return replace(said, copying=copied, paying=read_paying(paying) if paying is not None else None)

    return await _at(asked, table, "gather", read)


async def dock(
    asked: Asked, table: str | None, space: str | None, discarding: str | None, paying: str | None
) -> Message:
    """/dock: the visit as far as it was said, the rest is asked."""

    def read() -> Said:
        return Said(
            space=read_space(asked.voice, space) if space is not None else None,
            discarding=read_card(asked.voice, discarding) if discarding is not None else None,
            paying=read_paying(paying) if paying is not None else None,
        )

    return await _at(asked, table, "dock", read)


async def pass_turn(asked: Asked, table: str | None, taking: str | None) -> Message:
    """/pass: with the benefit of the first pass, which is asked for when it was not said."""

    def read() -> Said:
        try:
            return Said(taking=PassBenefit(taking) if taking is not None else None)
        except ValueError:
            raise UnknownValue("taking", taking or "") from None

    return await _at(asked, table, "pass", read)


async def craft(asked: Asked, table: str | None, item: str | None) -> Message:
    """/craft: the workbench, or an item with the cheapest set."""
    return await _at(asked, table, "craft", lambda: Said(item=read_item(item) if item is not None else None))


async def chosen(asked: Asked, look: Look, words: list[str]) -> Message:
    """A command whose table was chosen from the menu, with the options it said. Raises UnknownPress."""
    if words[0] not in _PLAYS:
        raise UnknownPress
    said = read_said(words[1:])
    return await _PLAYS[words[0]](asked, look, lambda: said)


async def _at(asked: Asked, table: str | None, verb: str, read: Read) -> Message:
    """The command at the table that is meant; where several are, the menu of them carries on what was said."""
    try:
        look = await asked.table(table)
    except AmbiguousTable as error:
        said = read()
        if said.item is not None and not _ITEM.fullmatch(said.item):
            raise UnknownValue("item", said.item) from None
        return which_table(asked.voice, error, " ".join([verb, *said.words()]))
    return await _PLAYS[verb](asked, look, read)


async def _gather(asked: Asked, look: Look, read: Read) -> Message:
    check_turn(look, asked.user)
    said = read()
    if look.view.owed is not None and said.side is None and said.card is None:
        return now(asked.voice, look, asked.user)
    check_phase(look, "gather", Phase.GATHER)
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, gather_options(look, said))


async def _dock(asked: Asked, look: Look, read: Read) -> Message:
    check_turn(look, asked.user)
    said = read()
    if look.view.owed is not None and said.space is None:
        return now(asked.voice, look, asked.user)
    check_phase(look, "dock", Phase.GATHER)
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, dock_options(look, said))


async def _pass(asked: Asked, look: Look, read: Read) -> Message:
    check_turn(look, asked.user)
    check_phase(look, "pass", Phase.GATHER)
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, pass_options(look, read().taking))


async def _craft(asked: Asked, look: Look, read: Read) -> Message:
    check_turn(look, asked.user)
    check_phase(look, "craft", Phase.CRAFT)
    item = read().item
    await foresee(asked.desk, look, asked.user)
    if item is None:
        return bench(asked.voice, look)
    if look.view.players[look.view.turn].hand is None:
        raise refuse(Reason.ROLL_FIRST)
    return await decide(asked.desk, asked.voice, look, asked.user, cheapest(look.view, item))


_PLAYS: Final[Mapping[str, Callable[[Asked, Look, Read], Awaitable[Message]]]] = {
    "gather": _gather,
    "dock": _dock,
    "pass": _pass,
    "craft": _craft,
}
