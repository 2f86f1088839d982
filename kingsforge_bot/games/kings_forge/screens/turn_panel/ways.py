"""The items at the workbench as buttons, two at once too; as a menu where they are many."""

from collections.abc import Iterable, Iterator

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.making.pairs import Pair
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of, pairs_of
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import item_odds
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import OFFER
from kingsforge_bot.games.kings_forge.strategy.hint import Hint
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.forging import (
    offer_button,
    offer_named,
    pair_button,
    pair_named,
    safest_button,
)
from kingsforge_bot.games.kings_forge.words.labels import action_label, uses_text
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text, source_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.best_moves import best_button
from kingsforge_bot.ui.message import BUTTONS, OPTIONS, Button, ButtonStyle, Menu, Option, Row
from kingsforge_bot.ui.wording.names import names_of

_CHEAPEST, _SAFEST, _BOTH = "c", "s", "+"


def offer_rows(l10n: Localizer, look: TableView, *, listed: bool = False) -> list[Row]:
    """A button for each item, below them those of what is harder to steal and of two items at once; where they are more
    than two rows hold, or to be `listed`, what is green and a menu of all. Without an item what rolls again for one.
    """
    state = look.view
    offers, both = offers_of(state), pairs_of(state)
    if not offers:
        return _again_rows(l10n, look)
    people = People(l10n, names_of(l10n, look.table), markdown=False)
    best, more = _best(look, offers, both), _more(l10n, look, offers, both)

    def button(label: str, value: str, drawn: ButtonStyle = ButtonStyle.PRIMARY) -> Button:
        return _button(look, label, value, ButtonStyle.SUCCESS if value == best else drawn)

    items = [button(offer_button(l10n, people, offer), f"{n}{_CHEAPEST}") for n, offer in enumerate(offers)]
    pairs = [button(pair_button(l10n, pair), _pair_value(offers, pair)) for pair in both]
    safer = [
        button(safest_button(l10n, offer), f"{n}{_SAFEST}", ButtonStyle.SECONDARY)
        for n, offer in enumerate(offers)
        if offer.safest != offer.cheapest
    ]
    if len(items) <= BUTTONS and len(more) <= BUTTONS and not listed:
        return [tuple(items), (*pairs, *safer)] if more else [tuple(items)]
    menu = _menu(l10n, look, (*_cheapest(l10n, look, offers), *more))
    green = tuple([one for one in (*items, *pairs, *safer) if one.style is ButtonStyle.SUCCESS])
    return [green, menu] if green else [menu]


def _best(look: TableView, offers: tuple[Offer, ...], both: tuple[Pair, ...]) -> str:
    """Which of them the strong player would make, where the table allows hints; none where it would not make any."""
    found = ranked(look.view)[0] if look.offers_best else None
    actions = () if found is None or not found.crafting.aims else found.actions
    values = [f"{number}{letter}" for letter in (_CHEAPEST, _SAFEST) for number in range(len(offers))]
    values += [_pair_value(offers, pair) for pair in both]
    return next((value for value in values if offered_actions(look.view, value) == actions), "")


def again(look: TableView) -> Hint | None:
    """What the strong player would roll for an item where none can be made, if the table allows hints."""
    if offers_of(look.view) or not look.offers_best:
        return None
    best = ranked(look.view)[0]
    return None if best.crafting.hoped is None else best


def _again_rows(l10n: Localizer, look: TableView) -> list[Row]:
    best = again(look)
    if best is None:
        return []
    label = action_button(l10n, best.action, names_of(l10n, look.table))
    return [(best_button(look.table, 0, label),)]


def best_line(l10n: Localizer, look: TableView) -> str:
    """What is green and why, in few words, with the benefits that its press spends; empty where nothing is.

    Of what rolls again: which item it makes likeliest, and how likely that is then.
    """
    if (rolls := again(look)) is not None and (hoped := rolls.crafting.hoped) is not None:
        move, why = action_label(l10n, rolls.action, names_of(l10n, look.table)), item_odds(l10n, look, hoped)
        # The label of wood has a colon of its own.
        name = "best-passed" if isinstance(rolls.action, TakeWood) else "best-reasoned"
        return l10n("best-alone", move=l10n(name, move=move, why=why))
    offers, both = offers_of(look.view), pairs_of(look.view)
    best = _best(look, offers, both)
    if not best:
        return ""
    actions = offered_actions(look.view, best)
    made = [one for one in actions if isinstance(one, Craft | Steal)]
    move, why = l10n.listing(craft_card_name(l10n, one.item) for one in made), l10n.listing(_why(l10n, look, best))
    reasoned, spends = l10n("best-made", move=move, why=why) if why else move, _spends(l10n, look, best)
    return l10n("best-alone", move=l10n("best-made-spending", move=reasoned, benefits=spends) if spends else reasoned)


def _why(l10n: Localizer, look: TableView, best: str) -> Iterator[str]:
    offers, actions = offers_of(look.view), offered_actions(look.view, best)
    made = [one for one in actions if isinstance(one, Craft | Steal)]
    if len(made) > 1:
        yield l10n("workbench-why-both")
    elif isinstance(made[0], Steal):
        yield l10n("workbench-why-steal", who=People(l10n, names_of(l10n, look.table)).named(made[0].seat))
    elif best.endswith(_SAFEST):
        yield l10n("workbench-why-hardest")
    elif len(offers) == 1:
        yield l10n("workbench-why-only")
    if len(made) == 1 < len(offers) and isinstance(made[0], Craft) and made[0].item == _highest(look.view, offers):
        yield l10n("workbench-why-rank")


def _spends(l10n: Localizer, look: TableView, best: str) -> str:
    """Which benefits it uses up, or that it uses none where others would; else empty."""
    if spent := [use for use in offered_actions(look.view, best) if isinstance(use, Use)]:
        return l10n("workbench-why-spends", benefits=_benefits(l10n, spent))
    return l10n("workbench-why-saves") if any(offer.cheapest.uses for offer in offers_of(look.view)) else ""


def _highest(state: State, offers: tuple[Offer, ...]) -> Item:
    """The offered item of the highest rank, which decides a tie (5.4)."""
    cards = [*state.display, *(made.card for player in state.players for made in player.made)]
    items = {offer.item for offer in offers}
    return max((card for card in cards if card.item in items), key=lambda card: card.rank).item


def spending(l10n: Localizer, look: TableView, *, alone: bool) -> list[str]:
    """Which benefits one press spends: for two items with a button, and for those made `alone`; not for what is green,
    whose line says so. Below the lines of a menu it stands anyway.
    """
    offers, both = offers_of(look.view), pairs_of(look.view)
    best, people = _best(look, offers, both), People(l10n, names_of(l10n, look.table))
    ways = [(f"{number}{_CHEAPEST}", offer_named(l10n, people, offer)) for number, offer in enumerate(offers) if alone]
    if len(offers) <= BUTTONS and len(_more(l10n, look, offers, both)) <= BUTTONS:
        ways += [(_pair_value(offers, pair), pair_named(l10n, pair)) for pair in both]
    said: list[str] = []
    for value, named in ways:
        spent = [use for use in offered_actions(look.view, value) if isinstance(use, Use)]
        if spent and value != best:
            said.append(l10n("workbench-now-offer", item=named, benefits=_benefits(l10n, spent)))
    return [l10n("workbench-now", offers=l10n.steps(said))] if said else []


def _benefits(l10n: Localizer, spent: Iterable[Use]) -> str:
    return l10n.listing(source_name(l10n, use.source) for use in spent)


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
    return capitalised(l10n("workbench-offer-after", steps=uses_text(l10n, uses), dice=dice)) if uses else dice


def _pair_value(offers: tuple[Offer, ...], pair: Pair) -> str:
    places = [next(n for n, one in enumerate(offers) if one.item == way.item) for way in (pair.first, pair.second)]
    return _BOTH.join(map(str, places))
