"""The options of slash commands: what the player wrote, found among what is legal now."""

import re
from typing import Final

from kingsforge_bot.core.asking import narrow
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item, item_name
from kingsforge_bot.games.kings_forge.rules.dice import IN_THE_BOX, RESOURCES, Kind, Pool, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy
from kingsforge_bot.games.kings_forge.rules.payments import pay
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.asking import Path, follow, legal_now
from kingsforge_bot.games.kings_forge.screens.said import Said
from kingsforge_bot.games.kings_forge.words.labels import side_label, space_label
from kingsforge_bot.games.kings_forge.words.words import card_name
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.errors import UnknownValue

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


def read_side_or_card(voice: Voice, said: str) -> Said:
    """A side, or a card without its half. Raises UnknownValue."""
    try:
        return Said(side=read_side(voice, "card", said))
    except UnknownValue:
        return Said(card=read_card(voice, said, "card"))


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


def gather_options(look: Look, said: Said) -> Action | Path:
    """The claim that was said in full, or the menu for what is still open.

    What cannot be legal is given back as an action all the same: the rules then tell why not. Raises Refused for dice
    that are not there, NoChoiceLeft when nothing fits what was said.
    """
    state: State = look.view
    if _fitting(state, "gather", said):
        return _settled(look, Path("gather", said=said))
    side = said.side
    if side is None and said.card is not None:
        side = _half(state, said.card)
    if side is not None:
        # Without dice the rules name what the supply lacks.
        return Gather(side, said.copying or _least_to_copy(state, side), said.paying or ())
    _check_supply(state, said, "2.2")
    return Path("gather", said=said)


def dock_options(look: Look, said: Said) -> Action | Path:
    """The dock action that was said in full, or the menu for what is still open. Raises as `gather_options`."""
    state: State = look.view
    if _fitting(state, "dock", said):
        return _settled(look, Path("dock", said=said))
    shown = [one for one in state.face_up if one is not None]
    card = said.discarding or (shown or list(Card))[0]
    supply = state.players[state.turn].supply
    if said.space is not None:
        offered = said.paying if said.paying is not None else list(supply)[: OFFERS[said.space].cost]
        return Dock(said.space, card, Pool.kinds(offered))
    if card not in shown:
        return Dock(next(iter(Space)), card, Pool.kinds(said.paying or ()))
    _check_supply(state, said, "2.4")
    if said.paying:
        # No free space costs as many: the rules tell it of the one that comes nearest.
        nearest = min(Space, key=lambda space: abs(OFFERS[space].cost - len(said.paying or ())))
        return Dock(nearest, card, Pool.kinds(said.paying))
    return Path("dock", said=said)


def pass_options(look: Look, taking: PassBenefit | None) -> Action | Path:
    """Passing, with the question of the first pass's benefits when none was named."""
    rest = narrow(legal_now(look.view), verb="pass")
    if taking is None and len(rest) > 1:
        return Path("pass")
    return rest[0] if taking is None and rest else Pass(taking)


def _fitting(state: State, verb: str, said: Said) -> tuple[Action, ...]:
    return said.fitting(narrow(legal_now(state), verb=verb), state.players[state.turn].supply)


def _settled(look: Look, path: Path) -> Action | Path:
    found = follow(look, path)
    return path if isinstance(found, tuple) else found


def _half(state: State, card: Card) -> Side:
    """The half of which the rules tell why not: the one that could be claimed with other dice, else the top."""
    legal = {action.side for action in legal_now(state) if isinstance(action, Gather)}
    return next((side for side in SIDES_OF[card] if side in legal), SIDES_OF[card][0])


def _check_supply(state: State, said: Said, rule: str) -> None:
    """Raises Refused for dice that were named and are not in the supply."""
    if said.paying is not None:
        pay(state.players[state.turn].supply, Pool.kinds(said.paying), rule)


def _least_to_copy(state: State, side: Side) -> Side | None:
    """Of sides none of which can be paid, the one that lacks least; it stands for all in the refusal."""
    if side is not Side.WORKSHOP_TOP:
        return None
    return min(sides_to_copy(state), key=lambda copied: len(HALVES[copied].cost), default=None)
