"""Questions about odds as JSON has them; docs/development/asking.md shows the form."""

from typing import Annotated, Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.devtools.faults import InputError
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, any_of, together, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Held, Source
from kingsforge_bot.games.kings_forge.rules.boxes import check_boxes
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item, fault_of
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, read_dice
from kingsforge_bot.games.kings_forge.rules.meta import ALL_DICE, LIBRARY_DICE, Edition
from kingsforge_bot.games.kings_forge.rules.state import Made

_MOST_DICE, _MOST_HELD, _MOST_BOXES, _MOST_WAYS = 30, 8, 16, 64
"""More than any table has seen; beyond, an answer may take minutes."""
_WOODS: Final = ALL_DICE.count(Kind.WOOD)


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """One question. The goal is a craft card's name, or one of the fields of `Aim`."""

    supply: str
    goal: "str | Aim"
    library: Annotated[int, msgspec.Meta(ge=0, le=LIBRARY_DICE)] = 0
    banned: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    held: Annotated[list[Held], msgspec.Meta(max_length=_MOST_HELD)] = []
    woods: Annotated[int, msgspec.Meta(ge=0, le=_WOODS)] = _WOODS
    edition: Edition = Edition.THIRD


class Aim(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Boxes to fill, an item to steal with the dice on it, any of several goals, or all of them with one roll."""

    boxes: str | None = None
    steal: str | None = None
    dice: str | None = None
    any: "list[str | Aim] | None" = None
    all: "list[str | Aim] | None" = None


def read_question(ask: Ask, where: str) -> tuple[Question, Goal]:
    """The question and its goal. Raises InputError."""
    try:
        supply = Pool.of(ask.supply)
    except ValueError as error:
        raise InputError(f"{where}.supply", "letters M, W, G and B") from error
    if supply.size + ask.library > _MOST_DICE:
        raise InputError(f"{where}.supply", f"more than {_MOST_DICE} dice")
    for number, held in enumerate(ask.held):
        copied = held.source is Source.WORKSHOP_TOP
        if (held.like if copied else held.source) not in CHANGES or (held.like is not None) != copied:
            raise InputError(f"{where}.held[{number}]", "no such benefit")
    return Question(supply, ask.library, ask.banned, tuple(ask.held), ask.woods), _goal(
        ask.goal, ask.edition, f"{where}.goal"
    )


def _goal(aim: str | Aim, edition: Edition, where: str) -> Goal:
    if isinstance(aim, str):
        return wants_to_craft(_card(aim, where))
    given = [name for name in ("boxes", "steal", "any", "all") if getattr(aim, name) is not None]
    if len(given) != 1 or (aim.dice is not None) != (aim.steal is not None):
        raise InputError(where, "needs a card, boxes, steal with dice, any or all")
    if aim.boxes is not None:
        card = CraftCard(Item("boxes"), 1, _dice(aim.boxes, where))
        if fault := fault_of(card):
            raise InputError(where, fault)
        return wants_to_craft(card)
    if aim.steal is not None:
        return wants_to_steal(_made(aim.steal, aim.dice or "", edition, where))
    goals = [
        _goal(one, edition, f"{where}.{given[0]}[{number}]") for number, one in enumerate(aim.any or aim.all or ())
    ]
    if not goals:
        raise InputError(where, "an empty list")
    ways = 0 if aim.all is None else 1
    for goal in goals:
        ways = ways + len(goal) if aim.all is None else ways * len(goal)
        if ways > _MOST_WAYS:
            raise InputError(where, f"more than {_MOST_WAYS} ways to reach it")
    goal = any_of(*goals) if aim.all is None else together(*goals)
    if any(want.size > _MOST_BOXES for want in goal):
        raise InputError(where, f"more than {_MOST_BOXES} boxes together")
    return goal


def _made(name: str, dice: str, edition: Edition, where: str) -> Made:
    card, lying = _card(name, where), _dice(dice, where)
    try:
        check_boxes(card, lying)
    except Refused as no:
        raise InputError(where, f"these dice cannot lie there: {no.reason} (rule {no.rule})") from no
    if edition is Edition.SECOND:
        lying = tuple([at_most_six(one) for one in lying])
    return Made(card, lying)


def _card(name: str, where: str) -> CraftCard:
    for entry in craft_card_entries():
        if entry.card.item == name:
            return entry.card
    raise InputError(where, f"no craft card {name!r}")


def _dice(text: str, where: str) -> tuple[Die, ...]:
    try:
        return read_dice(text)
    except ValueError as error:
        raise InputError(where, f"not a die: {error}") from error
