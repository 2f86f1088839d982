"""Autocomplete: what is legal now, found by what was typed."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from kingsforge_bot.core.asking import narrow
from kingsforge_bot.games.kings_forge.rules.actions import Dock, End, Gather
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking.asked_items import items_asked
from kingsforge_bot.games.kings_forge.screens.asking.readers import read_one
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.words.labels import action_label, payment_label, side_label, space_label
from kingsforge_bot.games.kings_forge.words.names import card_name, craft_card_name, pool_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording.names import names_of

SAFEST: Final = "safest"
"""Asks for the set of an item that is the hardest to steal."""
_MOST: Final = 200
"""Actions of one verb whose labels are looked through, for each letter that is typed."""


def suggest(l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]) -> Iterable[Suggestion]:
    """What fits beside the options that were typed so far."""
    match verb, option:
        case "gather", "card":
            return sides(l10n, look)
        case "gather", "copying":
            return copied_sides(l10n, look)
        case "gather", "paying":
            return claim_payments(l10n, look, given.get("card", ""), given.get("copying", ""))
        case "dock", "space":
            return spaces(l10n, look)
        case "dock", "discarding":
            return discards(l10n, look)
        case "dock", "paying":
            return dock_payments(l10n, look, given.get("space", ""))
        case "craft", "item":
            return items(l10n, look)
        case "odds", "item":
            return items_asked(l10n, look)
        case "turn", "do":
            return actions(l10n, look)
        case _:
            return ()


def sides(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """The sides that can be claimed."""
    for side in dict.fromkeys(action.side for action in _claims(look)):
        yield Suggestion(side_label(l10n, side), side.value)


def copied_sides(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """The sides that Workshop can copy and pay."""
    for side in dict.fromkeys(action.copying for action in _claims(look)):
        if side is not None:
            yield Suggestion(side_label(l10n, side), side.value)


def claim_payments(l10n: Localizer, look: TableView, card: str, copying: str) -> Iterable[Suggestion]:
    """The ways to pay for the side named so far."""
    try:
        known: dict[str, object] = {"side": read_one(l10n, "card", card, Side)}
        if copying:
            known["copying"] = read_one(l10n, "copying", copying, Side)
    except UnknownValue:
        return
    for action in narrow(_claims(look), **known):
        if not action.paying:
            return  # a free side: Discord takes no empty choice
        yield Suggestion(payment_label(l10n, action.side, action.copying, action.paying), "".join(action.paying))


def spaces(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """The dock spaces that are free and can be paid."""
    for space in dict.fromkeys(action.space for action in _docks(look)):
        yield Suggestion(space_label(l10n, space), space.value)


def discards(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """The face-up cards that can be turned down."""
    for card in dict.fromkeys(action.discarding for action in _docks(look)):
        yield Suggestion(card_name(l10n, card), card.value)


def dock_payments(l10n: Localizer, look: TableView, space: str) -> Iterable[Suggestion]:
    """The ways to pay for the space named so far."""
    try:
        known = read_one(l10n, "space", space, Space)
    except UnknownValue:
        return
    for paying in dict.fromkeys(action.paying for action in narrow(_docks(look), space=known)):
        yield Suggestion(pool_text(l10n, paying), str(paying))


def items(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """The items that can be crafted or stolen with the dice as they lie."""
    state: State = look.view
    if look.is_awaited and state.phase is Phase.CRAFT:
        for offer in offers_of(state):
            yield Suggestion(craft_card_name(l10n, offer.item), offer.item)


def actions(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """All that can be done, in the notation; after the roll of a craft turn the items within reach, and its end."""
    if not look.is_awaited:
        return
    names = names_of(l10n, look.table)
    if look.view.players[look.view.turn].hand is None:
        listed = Counter[str]()
        for action in legal_now(look.view):
            listed[action.verb] += 1
            if listed[action.verb] <= _MOST:
                yield Suggestion(action_label(l10n, action, names), str(action))
        return
    for offer in offers_of(look.view):
        cheapest, safest = (action_label(l10n, way.last, names) for way in (offer.cheapest, offer.safest))
        if offer.cheapest == offer.safest:
            yield Suggestion(cheapest, f"craft {offer.item}")
        else:
            yield Suggestion(l10n("workbench-offer-cheapest", item=cheapest), f"craft {offer.item}")
            yield Suggestion(l10n("workbench-offer-safest", item=safest), f"craft {offer.item} {SAFEST}")
    yield Suggestion(action_label(l10n, End(), names), str(End()))


def _claims(look: TableView) -> tuple[Gather, ...]:
    if not look.is_awaited:
        return ()
    return tuple(action for action in legal_now(look.view) if isinstance(action, Gather))


def _docks(look: TableView) -> tuple[Dock, ...]:
    if not look.is_awaited:
        return ()
    return tuple(action for action in legal_now(look.view) if isinstance(action, Dock))
