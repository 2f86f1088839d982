"""The commands /gather, /dock, /pass and /craft: the words of their options, and what they come to."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.rulebook.feasibility import attempt_item
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking.autocomplete import SAFEST
from kingsforge_bot.games.kings_forge.screens.asking.readers import (
    dock_options,
    gather_options,
    pass_options,
    read_item,
    read_options,
)
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.settling import check_phase, settled
from kingsforge_bot.games.kings_forge.screens.turn_panel.crafting import craft_turn
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Message

_ITEM: Final = re.compile(r"[A-Za-z0-9._-]{1,40}", re.ASCII)
"""A craft card's name that an id can carry on; no card has a longer one."""


def command(l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
    """What was said in full, or the menu or workbench for what is open. Raises Refused, NoChoiceLeft, UnknownValue."""
    said = read_options(l10n, given)
    match verb:
        case "turn":
            return _turn(l10n, look, given["do"])
        case "craft":
            return _craft(l10n, look, said.item)
        case "gather" | "dock" if look.view.owed is not None and not (said.names_place or said.card):
            return now(l10n, look)
        case _:
            check_phase(look, verb, Phase.GATHER)
            return settled(l10n, look, _IN_GATHER_PHASE[verb](look, said))


def condense(l10n: Localizer, given: Mapping[str, str]) -> Sequence[str]:
    """`s=mill.top p=MM`. Raises UnknownValue."""
    said = read_options(l10n, given)
    if said.item is not None and not _ITEM.fullmatch(said.item):
        raise UnknownValue("item", said.item)
    return said.words()


def _craft(l10n: Localizer, look: TableView, item: Item | None, *, safest: bool = False) -> Message | Plays:
    """The workbench, or an item with the cheapest set or the one that is the hardest to steal."""
    if item is None:
        return craft_turn(l10n, look)
    check_phase(look, "craft", Phase.CRAFT)
    if look.view.players[look.view.turn].hand is None:
        raise refuse(Reason.ROLL_FIRST)
    return Plays(made_of_hand(look.view, item, safest=safest))


def _turn(l10n: Localizer, look: TableView, do: str) -> Message | Plays:
    """What is no action in the notation: a command's own word, or an item without its dice. Raises UnknownValue."""
    match do.split():
        case [verb] if verb in VERBS:
            return command(l10n, look, verb, {})
        case ["craft", *item, last] if last == SAFEST and item:
            return _craft(l10n, look, read_item(" ".join(item)), safest=True)
        case ["craft", *item] if item:
            return _craft(l10n, look, read_item(" ".join(item)))
        case _:
            raise UnknownValue("do", do)


def made_of_hand(state: State, item: Item, *, safest: bool) -> tuple[Action, ...]:
    """How the item is made or stolen now; where it cannot be, an attempt from which the rules tell what is lacking."""
    for offer in offers_of(state):
        if offer.item == item:
            return (offer.safest if safest else offer.cheapest).actions
    return (attempt_item(state, state.turn, item),)


_IN_GATHER_PHASE: Final[Mapping[str, Callable[[TableView, GivenOptions], Action | Path]]] = {
    "gather": gather_options,
    "dock": dock_options,
    "pass": pass_options,
}
VERBS: Final = frozenset({*_IN_GATHER_PHASE, "craft"})
