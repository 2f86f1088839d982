"""The options of slash commands: what the player wrote, found among what is legal now."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, TypeVar

from kingsforge_bot.core.asking import narrow
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item, item_name
from kingsforge_bot.games.kings_forge.rules.dice import IN_THE_BOX, RESOURCES, Kind, Pool, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy
from kingsforge_bot.games.kings_forge.rules.own_cards import read_item as own_card
from kingsforge_bot.games.kings_forge.rules.payments import pay
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.words.labels import answer_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.game.typed import named

X = TypeVar("X", bound=StrEnum)
_COUNTED: Final = re.compile(r"([0-9]{1,2})[×X*]?([A-Z])", re.ASCII)
_BESIDE: Final = re.compile(r"[(（][^()（）]*[)）]")
"""What labels say beside dice: that they go to the bin."""
LONGEST: Final = 120
"""Characters of an option that are looked at; no value of ours is longer."""


def read_options(l10n: Localizer, given: Mapping[str, str]) -> GivenOptions:
    """The options that were typed, by their names. Raises UnknownValue."""
    known: dict[str, Any] = {}
    for option, text in given.items():
        match option:
            case "card":
                half = read_one(l10n, option, text, (*Side, *Card))
                known["side" if isinstance(half, Side) else "card"] = half
            case "paying":
                known[option] = read_paying(text)
            case "item":
                known[option] = read_item(text)
            case _ if option in _ONE_OF:
                known[option] = read_one(l10n, option, text, _ONE_OF[option])
            case _:
                pass
    if "copying" in known and "card" not in given:
        known["side"] = Side.WORKSHOP_TOP
    return GivenOptions(**known)


def read_one(l10n: Localizer, option: str, given: str, values: Iterable[X]) -> X:
    """The one with that notation or that label: Discord may send either. Raises UnknownValue."""
    labels = {value: answer_label(l10n, option, value, ()) for value in values}
    for value in named(labels, given[:LONGEST]):
        return value
    raise UnknownValue(option, given)


def read_paying(given: str) -> tuple[Kind, ...]:
    """Dice letters by square, or counted as on labels: `MMW`, `m, m, w`, `1×G (bin) 3×M`. Raises UnknownValue."""
    written = "".join(_BESIDE.sub("", given[:LONGEST]).upper().replace(",", " ").split())
    letters = _COUNTED.sub(lambda match: match[2] * int(match[1]), written)
    try:
        kinds = read_kinds(letters)
    except ValueError:
        raise UnknownValue("paying", given) from None
    if len(given) > LONGEST or len(kinds) > IN_THE_BOX or any(kind not in RESOURCES for kind in kinds):
        raise UnknownValue("paying", given)
    return kinds


def read_item(given: str) -> Item:
    """A craft card by its name, printed or in the notation; an own one by the latter."""
    return item_name(given[:LONGEST]) if own_card(given) is None else Item(given)


def gather_options(look: TableView, given: GivenOptions) -> Action | Path:
    """The claim that was said in full, or the menu for what is still open.

    What cannot be legal is given back as an action all the same: the rules then tell why not. Raises Refused for dice
    that are not there, NoChoiceLeft where nothing fits what was said.
    """
    state: State = look.view
    if _fitting(state, "gather", given):
        return _settled(look, Path("gather", given=given))
    side = given.side
    if side is None and given.card is not None:
        side = _half(state, given.card)
    if side is not None:
        # Without dice the rules name what the supply lacks.
        return Gather(side, given.copying or _least_to_copy(state, side), given.paying or ())
    _check_supply(state, given, "2.2")
    return Path("gather", given=given)


def dock_options(look: TableView, given: GivenOptions) -> Action | Path:
    """The dock action that was said in full, or the menu for what is still open. Raises as `gather_options`."""
    state: State = look.view
    if _fitting(state, "dock", given):
        return _settled(look, Path("dock", given=given))
    shown = [one for one in state.face_up if one is not None]
    card = given.discarding or (shown or list(Card))[0]
    supply = state.players[state.turn].supply
    if given.space is not None:
        offered = given.paying if given.paying is not None else list(supply)[: OFFERS[given.space].cost]
        return Dock(given.space, card, Pool.kinds(offered))
    if card not in shown:
        return Dock(next(iter(Space)), card, Pool.kinds(given.paying or ()))
    _check_supply(state, given, "2.4")
    if given.paying:
        # No free space costs as many: the rules tell it of the one that comes nearest.
        nearest = min(Space, key=lambda space: abs(OFFERS[space].cost - len(given.paying or ())))
        return Dock(nearest, card, Pool.kinds(given.paying))
    return Path("dock", given=given)


def pass_options(look: TableView, given: GivenOptions) -> Action | Path:
    """Passing, with the question of the first pass's benefits when none was named."""
    taking = given.taking
    rest = narrow(legal_now(look.view), verb="pass")
    if taking is None and len(rest) > 1:
        return Path("pass")
    return rest[0] if taking is None and rest else Pass(taking)


def _fitting(state: State, verb: str, given: GivenOptions) -> tuple[Action, ...]:
    return given.fitting(narrow(legal_now(state), verb=verb), state.players[state.turn].supply)


def _settled(look: TableView, path: Path) -> Action | Path:
    found = follow(look, path)
    return path if isinstance(found, tuple) else found


def _half(state: State, card: Card) -> Side:
    """The half of which the rules tell why not: the one that could be claimed with other dice, else the top."""
    legal = {action.side for action in legal_now(state) if isinstance(action, Gather)}
    return next((side for side in SIDES_OF[card] if side in legal), SIDES_OF[card][0])


def _check_supply(state: State, given: GivenOptions, rule: str) -> None:
    """Raises Refused for dice that were named and are not in the supply."""
    if given.paying is not None:
        pay(state.players[state.turn].supply, Pool.kinds(given.paying), rule)


def _least_to_copy(state: State, side: Side) -> Side | None:
    """Of sides none of which can be paid, the one that lacks least; it stands for all in the refusal."""
    if side is not Side.WORKSHOP_TOP:
        return None
    return min(sides_to_copy(state), key=lambda copied: len(HALVES[copied].cost), default=None)


_ONE_OF: Final[Mapping[str, Iterable[StrEnum]]] = {
    "copying": Side,
    "space": Space,
    "discarding": Card,
    "taking": PassBenefit,
}
"""Options that name one of a few things; `table`, which is the platform's, is none of them."""
