"""The options of slash commands: what the player wrote, found among what is legal now."""

import re
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.asking import narrow
from kingsforge_bot.games.kings_forge.actions import Action, Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.cards import HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.craft_cards import Item, item_name
from kingsforge_bot.games.kings_forge.dice import IN_THE_BOX, RESOURCES, Kind, Pool, read_kinds
from kingsforge_bot.games.kings_forge.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.kings_forge.labels import side_label, space_label
from kingsforge_bot.i18n.kings_forge.words import card_name
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.kings_forge.asking import Path, follow, legal_now

_COUNTED: Final = re.compile(r"([0-9]{1,2})([A-Z])", re.ASCII)
LONGEST: Final = 120
"""Characters of an option that are looked at; no value of ours is longer."""


def read_side(voice: Voice, option: str, said: str) -> Side:
    """A side by its notation or its label: Discord may send either. Raises UnknownValue."""
    text = said.strip().casefold()[:LONGEST]
    for side in Side:
        if text in (side.value, side_label(voice, side).casefold()):
            return side
    raise UnknownValue(option, said)


def said_side(voice: Voice, look: Look, said: str) -> Side | None:
    """A side, also where only its card was named and one half of it can be claimed; None when both can.

    Raises UnknownValue.
    """
    try:
        return read_side(voice, "card", said)
    except UnknownValue:
        card = read_card(voice, said, "card")
    halves = SIDES_OF[card]
    legal = {action.side for action in legal_now(look.view) if isinstance(action, Gather)}
    possible = [side for side in halves if side in legal] or [halves[0]]
    return possible[0] if len(possible) == 1 else None


def read_space(voice: Voice, said: str) -> Space:
    """A dock space by its notation or its label. Raises UnknownValue."""
    text = said.strip().casefold()[:LONGEST]
    for space in Space:
        if text in (space.value, space_label(voice, space).casefold()):
            return space
    raise UnknownValue("space", said)


def read_card(voice: Voice, said: str, option: str = "discarding") -> Card:
    """A gather card by its notation or its name. Raises UnknownValue."""
    text = said.strip().casefold()[:LONGEST]
    for card in Card:
        if text in (card.value, card_name(voice, card).casefold()):
            return card
    raise UnknownValue(option, said)


def read_paying(said: str) -> tuple[Kind, ...]:
    """Dice letters by square, or counted as labels have them: `MMW`, `m, m, w`, `2M 1W`. Raises UnknownValue."""
    written = "".join(said[:LONGEST].upper().replace(",", " ").split())
    letters = _COUNTED.sub(lambda match: match[2] * int(match[1]), written)
    try:
        kinds = read_kinds(letters)
    except ValueError:
        raise UnknownValue("paying", said) from None
    if len(said) > LONGEST or len(kinds) > IN_THE_BOX or any(kind not in RESOURCES for kind in kinds):
        raise UnknownValue("paying", said)
    return kinds


def read_item(said: str) -> Item:
    """A craft card by its name, printed or in the notation."""
    return item_name(said[:LONGEST])


def gather_options(look: Look, side: Side, copying: Side | None, paying: tuple[Kind, ...] | None) -> Action | Path:
    """The claim that was said in full, or the menu for what is still open.

    What cannot be legal is given back as an action all the same: the rules then tell why not.
    """
    state: State = look.view
    known: dict[str, object] = {"verb": "gather", "side": side}
    if copying is not None:
        known["copying"] = copying
    rest = narrow(legal_now(state), **known)
    if paying is None:
        return _one_or_path(look, "gather", rest) or Gather(side, copying, _all_one_has(state, side, copying))
    same = tuple(one for one in rest if isinstance(one, Gather) and sorted(one.paying) == sorted(paying))
    if any(one.giving is not None for one in same):
        return _one_or_path(look, "gather", same) or Gather(side, copying, paying)
    copied = {one.copying for one in same}
    if len(copied) > 1:
        return _path(look, "gather", same)
    return Gather(side, copied.pop() if copied else copying, paying)


def dock_options(look: Look, space: Space, card: Card | None, paying: tuple[Kind, ...] | None) -> Action | Path:
    """The dock action that was said in full, or the menu for what is still open."""
    state: State = look.view
    known: dict[str, object] = {"verb": "dock", "space": space}
    if card is not None:
        known["discarding"] = card
    if paying is not None:
        known["paying"] = Pool.kinds(paying)
    found = _one_or_path(look, "dock", narrow(legal_now(state), **known))
    if found is not None:
        return found
    shown = [one for one in state.face_up if one is not None]
    supply = state.players[state.turn].supply
    offered = Pool.kinds(paying) if paying is not None else Pool.kinds(list(supply)[: OFFERS[space].cost])
    return Dock(space, card or (shown or list(Card))[0], offered)


def pass_options(look: Look, taking: PassBenefit | None) -> Action | Path:
    """Passing, with the menu of the first pass's benefits when none was named."""
    rest = narrow(legal_now(look.view), verb="pass")
    if taking is None and len(rest) > 1:
        return Path("pass")
    return rest[0] if taking is None and rest else Pass(taking)


def _one_or_path(look: Look, verb: str, rest: Sequence[Action]) -> Action | Path | None:
    if len(rest) == 1:
        return rest[0]
    return _path(look, verb, rest) if rest else None


def _path(look: Look, verb: str, rest: Sequence[Action]) -> Path:
    """The answers on which all these actions agree, as the menus would have taken them."""
    path = Path(verb)
    while isinstance(found := follow(look, path), tuple):
        question, _ = found
        agreed = {getattr(action, question.field) for action in rest}
        if len(agreed) > 1:
            break
        path = Path(verb, (*path.answers, question.answers.index(agreed.pop())))
    return path


def _all_one_has(state: State, side: Side, copying: Side | None) -> tuple[Kind, ...]:
    """Every square filled as well as the supply can: what a player means who cannot pay."""
    cost = HALVES[side].cost + (HALVES[copying].cost if copying is not None else ())
    left = list(state.players[state.turn].supply)
    paid: list[Kind] = []
    for square in cost:
        fits = next((kind for kind in left if kind in square.takes), left[0] if left else None)
        if fits is None:
            break
        left.remove(fits)
        paid.append(fits)
    return tuple(paid)
