"""The items at the workbench as buttons, two at once too; as a menu where they are many."""

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.making.pairs import Pair
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.hints.ranking import ranked, steps
from kingsforge_bot.games.kings_forge.screens.workbench.craftable import offers_of, pairs_of
from kingsforge_bot.games.kings_forge.words.forging import (
    offer_button,
    offer_named,
    pair_button,
    pair_named,
    safest_button,
)
from kingsforge_bot.games.kings_forge.words.labels import uses_text
from kingsforge_bot.games.kings_forge.words.words import People, dice_text, heading
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import BUTTONS, OPTIONS, Button, ButtonStyle, Menu, Option, Row
from kingsforge_bot.ui.wording import names_of

OFFER = "offer"
"""Begins the id of a button, and is that of the menu; behind it stands which one."""
_CHEAPEST, _SAFEST, _BOTH = "c", "s", "+"


def offer_rows(l10n: Localizer, look: TableView) -> list[Row]:
    """A button for each item; below them those of what is harder to steal and of two items at once."""
    state = look.view
    offers, both = offers_of(state), pairs_of(state)
    if not offers:
        return []
    if len(offers) > BUTTONS:
        return [_menu(l10n, look, (*_cheapest(l10n, look, offers), *_more(l10n, look, offers, both)))]
    people = People(l10n, names_of(l10n, look.table), markdown=False)
    best = _best(look, offers, both)
    items = tuple(
        _button(look, offer_button(l10n, people, offer), value, ButtonStyle.GO if value == best else ButtonStyle.MAIN)
        for value, offer in ((f"{number}{_CHEAPEST}", offer) for number, offer in enumerate(offers))
    )
    more = _more(l10n, look, offers, both)
    if len(more) > BUTTONS:
        return [items, _menu(l10n, look, more)]
    pairs = [
        _button(look, pair_button(l10n, pair), value, ButtonStyle.GO if value == best else ButtonStyle.MAIN)
        for value, pair in ((_pair_value(offers, pair), pair) for pair in both)
    ]
    safer = [
        _button(look, safest_button(l10n, offer), value, ButtonStyle.GO if value == best else ButtonStyle.PLAIN)
        for value, offer in ((f"{number}{_SAFEST}", offer) for number, offer in enumerate(offers))
        if offer.safest != offer.cheapest
    ]
    return [items, (*pairs, *safer)] if more else [items]


def _best(look: TableView, offers: tuple[Offer, ...], both: tuple[Pair, ...]) -> str:
    """Which of them the strong player would make, where the table allows hints; none where it would not make any."""
    found = ranked(look.view)[0] if look.offers_best else None
    actions = () if found is None or not found.aims else steps(found)
    values = [f"{number}{letter}" for letter in (_CHEAPEST, _SAFEST) for number in range(len(offers))]
    values += [_pair_value(offers, pair) for pair in both]
    return next((value for value in values if offered_actions(look.view, value) == actions), "")


def offered_actions(state: State, value: str) -> tuple[Use | Craft | Steal, ...]:
    """What a button or line of these stands for. Raises UnknownPress."""
    offers = offers_of(state)
    for number, offer in enumerate(offers):
        if value == f"{number}{_CHEAPEST}":
            return offer.cheapest.actions
        if value == f"{number}{_SAFEST}":
            return offer.safest.actions
    for pair in pairs_of(state):
        if value == _pair_value(offers, pair):
            return pair.actions
    raise UnknownPress


def _button(look: TableView, label: str, value: str, drawn: ButtonStyle) -> Button:
    return Button(label, ComponentId(look.table.id, look.table.seq, f"{OFFER} {value}"), drawn)


def _menu(l10n: Localizer, look: TableView, lines: tuple[Option, ...]) -> Menu:
    return Menu(ComponentId(look.table.id, look.table.seq, OFFER), l10n("workbench-choose-item"), lines[:OPTIONS])


def _cheapest(l10n: Localizer, look: TableView, offers: tuple[Offer, ...]) -> tuple[Option, ...]:
    people = People(l10n, names_of(l10n, look.table), markdown=False)
    lines: list[Option] = []
    for number, offer in enumerate(offers):
        name = offer_named(l10n, people, offer)
        one_way = offer.safest == offer.cheapest
        label = name if one_way else l10n("workbench-offer-cheapest", item=name)
        lines.append(Option(label, f"{number}{_CHEAPEST}", _described(l10n, offer.cheapest)))
    return tuple(lines)


def _more(l10n: Localizer, look: TableView, offers: tuple[Offer, ...], both: tuple[Pair, ...]) -> tuple[Option, ...]:
    """Two items at once, then the dice that are the hardest to steal where they are not the cheapest."""
    people = People(l10n, names_of(l10n, look.table), markdown=False)
    lines = [
        Option(pair_named(l10n, pair), _pair_value(offers, pair), _described(l10n, pair.first, pair.second))
        for pair in both
    ]
    for number, offer in enumerate(offers):
        if offer.safest != offer.cheapest:
            label = l10n("workbench-offer-safest", item=offer_named(l10n, people, offer))
            lines.append(Option(label, f"{number}{_SAFEST}", _described(l10n, offer.safest)))
    return tuple(lines)


def _described(l10n: Localizer, *proposals: Proposal) -> str:
    """The dice that lie on the items, after the benefits that are used first."""
    dice = l10n.listing(dice_text(l10n, one.dice) for one in proposals)
    uses = [use for one in proposals for use in one.uses]
    return heading(l10n("workbench-offer-after", steps=uses_text(l10n, uses), dice=dice)) if uses else dice


def _pair_value(offers: tuple[Offer, ...], pair: Pair) -> str:
    places = [next(n for n, one in enumerate(offers) if one.item == way.item) for way in (pair.first, pair.second)]
    return _BOTH.join(map(str, places))
