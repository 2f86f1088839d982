"""The play commands: the words of their options, and what they come to."""

from kingsforge_bot.games.kings_forge.actions import PassBenefit
from kingsforge_bot.games.kings_forge.cards import Side
from kingsforge_bot.games.kings_forge.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.state import Phase
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.commands import Asked
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.kings_forge.asking import Path
from kingsforge_bot.ui.kings_forge.bench import bench
from kingsforge_bot.ui.kings_forge.options import (
    dock_options,
    gather_options,
    pass_options,
    read_card,
    read_item,
    read_paying,
    read_side,
    read_space,
    said_side,
)
from kingsforge_bot.ui.kings_forge.plays import cheapest, check_phase, check_turn, decide, decide_or_ask
from kingsforge_bot.ui.kings_forge.turn import now
from kingsforge_bot.ui.message import Message


async def gather(asked: Asked, look: Look, card: str | None, paying: str | None, copying: str | None) -> Message:
    """/gather: the claim as far as it was said, the rest is asked."""
    check_turn(look, asked.user)
    if card is None and copying is None and look.view.owed is not None:
        return now(asked.voice, look, asked.user)
    check_phase(look, "gather", Phase.GATHER)
    if card is None and copying is None:
        return await decide_or_ask(asked.desk, asked.voice, look, asked.user, Path("gather"))
    side = said_side(asked.voice, look, card) if card is not None else Side.WORKSHOP_TOP
    if side is None:
        return await decide_or_ask(asked.desk, asked.voice, look, asked.user, Path("gather"))
    copied = read_side(asked.voice, "copying", copying) if copying is not None else None
    paid = read_paying(paying) if paying is not None else None
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, gather_options(look, side, copied, paid))


async def dock(asked: Asked, look: Look, space: str | None, discarding: str | None, paying: str | None) -> Message:
    """/dock: the space as far as it was said, the rest is asked."""
    check_turn(look, asked.user)
    if space is None and look.view.owed is not None:
        return now(asked.voice, look, asked.user)
    check_phase(look, "dock", Phase.GATHER)
    if space is None:
        return await decide_or_ask(asked.desk, asked.voice, look, asked.user, Path("dock"))
    where = read_space(asked.voice, space)
    card = read_card(asked.voice, discarding) if discarding is not None else None
    paid = read_paying(paying) if paying is not None else None
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, dock_options(look, where, card, paid))


async def pass_turn(asked: Asked, look: Look, taking: str | None) -> Message:
    """/pass: with the benefit of the first pass, which is asked for when it was not said."""
    check_turn(look, asked.user)
    check_phase(look, "pass", Phase.GATHER)
    try:
        benefit = PassBenefit(taking) if taking is not None else None
    except ValueError:
        raise UnknownValue("taking", taking or "") from None
    return await decide_or_ask(asked.desk, asked.voice, look, asked.user, pass_options(look, benefit))


async def craft(asked: Asked, look: Look, item: str | None) -> Message:
    """/craft: the workbench, or an item with the cheapest set."""
    check_turn(look, asked.user)
    check_phase(look, "craft", Phase.CRAFT)
    if item is None:
        return bench(asked.voice, look)
    if look.view.players[look.view.turn].hand is None:
        raise refuse(Reason.ROLL_FIRST)
    return await decide(asked.desk, asked.voice, look, asked.user, cheapest(look.view, read_item(item)))
