"""Buttons of the workbench: what is made, named first, and never wider than a phone shows."""

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.advice.making.pairs import Pair
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import WIDE, fitting, naming, narrowed, width


def offer_button(l10n: Localizer, people: People, offer: Offer) -> str:
    """`Craft Horseshoes`, `Steal Crown of Ben`; beside the safest way with its dice, to be told from it."""
    item = craft_card_name(l10n, offer.item)
    if offer.seat is None:
        whole = naming(lambda name: l10n("forge-item", item=name), item)
        if offer.safest == offer.cheapest:
            return whole
        dice = dice_text(l10n, offer.cheapest.dice)
        return fitting(*(l10n(f"forge-item-{form}", item=item, dice=dice) for form in ("dice", "least")), whole)
    whole = l10n("forge-steal-from", item=item, who=people.named(offer.seat))
    return fitting(whole, naming(lambda name: l10n("forge-steal", item=name), item))


def safest_button(l10n: Localizer, offer: Offer) -> str:
    """`Craft Horseshoes (W5 W6), safest`, or in less room."""
    item, dice = craft_card_name(l10n, offer.item), dice_text(l10n, offer.safest.dice)
    least = naming(lambda name: l10n("forge-safest-least", item=name), item)
    return fitting(l10n("forge-safest-dice", item=item, dice=dice), l10n("forge-safest", item=item), least)


def pair_button(l10n: Localizer, pair: Pair) -> str:
    """`Both: Table + Axe`, or the names alone; names that are too long lose their ends, each as much as it must."""
    names = [craft_card_name(l10n, one.item) for one in (pair.first, pair.second)]
    for whole in (pair_named(l10n, pair), l10n("forge-both-least", first=names[0], second=names[1])):
        if width(whole) <= WIDE:
            return whole
    room = WIDE - width(l10n("forge-both", first="", second=""))
    shortest = min(map(width, names))
    most = max(room // 2, room - shortest)
    first, second = (narrowed(name, most) for name in names)
    return l10n("forge-both", first=first, second=second)


def offer_named(l10n: Localizer, people: People, offer: Offer) -> str:
    """`Horseshoes`, `Crown of Ben`: a line of a menu."""
    name = craft_card_name(l10n, offer.item)
    return name if offer.seat is None else l10n("workbench-steal-from", item=name, who=people.named(offer.seat))


def pair_named(l10n: Localizer, pair: Pair) -> str:
    """`Both: Wizard's Goblet + Battle Axe`, whole."""
    first, second = (craft_card_name(l10n, one.item) for one in (pair.first, pair.second))
    return l10n("forge-both", first=first, second=second)
