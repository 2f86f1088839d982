"""The buttons of King's Forge's turn: at most thirty characters in every language, which a phone shows whole."""

from collections.abc import Iterator

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.making.pairs import Pair
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.words.forging import offer_button, pair_button, pair_named, safest_button
from kingsforge_bot.games.kings_forge.words.labels import pass_label
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width

ITEMS = [entry.card.item for entry in craft_card_entries()]
LOCALIZERS = Localizers(strict=True)
FIXED = [
    *("button-gather", "button-dock", "button-pass", "button-craft", "button-text-board", "button-back", "button-hint"),
    *("spend-button-other", "workbench-button-roll", "workbench-button-roll-and-end", "workbench-button-end"),
    *("workbench-button-leave-wood",),
]


def offer(item: Item, seat: Seat | None = None) -> Offer:
    way = Proposal(item, seat, (), (), ())
    return Offer(item, seat, way, way)


def buttons(l10n: Localizer) -> Iterator[str]:
    people = People(
        l10n,
        (
            "Ana",
            "A name of thirty-two characters.",
        ),
        markdown=False,
    )
    yield from (l10n(name) for name in FIXED)
    yield from (pass_label(l10n, taking) for taking in (None, *PassBenefit))
    for item in ITEMS:
        yield offer_button(l10n, people, offer(item))
        yield from (offer_button(l10n, people, offer(item, Seat(seat))) for seat in (0, 1))
        yield safest_button(l10n, offer(item))
        for other in ITEMS:
            if other != item:
                yield pair_button(l10n, Pair(offer(item).cheapest, offer(other).cheapest))


@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_they_are_as_wide_as_a_phone_shows(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    assert [label for label in buttons(l10n) if not 0 < width(label) <= WIDE] == []


@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_an_item_is_named_whole_where_it_stands_alone(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    people = People(l10n, ("Ana",), markdown=False)
    alone = [offer_button(l10n, people, offer(item)) for item in ITEMS]
    alone += [offer_button(l10n, people, offer(item, Seat(0))) for item in ITEMS]
    assert [label for label in alone if "…" in label] == []


def test_two_names_share_the_width() -> None:
    l10n = LOCALIZERS.english.of("kings_forge")

    def both(first: str, second: str) -> Pair:
        return Pair(offer(Item(first)).cheapest, offer(Item(second)).cheapest)

    assert pair_button(l10n, both("table", "axe")) == "Both: Table + Axe"
    assert pair_button(l10n, both("holy-hand-grenade", "axe")) == "Both: Holy Hand Grenade + Axe"
    assert pair_button(l10n, both("wizards-goblet", "precision-caliper")) == "Both: Wizard's… + Precision…"
    assert pair_named(l10n, both("wizards-goblet", "precision-caliper")) == "Both: Wizard's Goblet + Precision Caliper"
