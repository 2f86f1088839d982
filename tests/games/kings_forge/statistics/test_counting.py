"""What many games say together is counted from what each of them was."""

import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.shares import Share
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.statistics.counting import (
    Demand,
    claims,
    demands,
    rounds,
    visits,
)
from kingsforge_bot.games.kings_forge.statistics.facts import Facts

CARDS = [entry.card for entry in craft_card_entries()][:9]


def game(**what: object) -> Facts:
    plain = Facts("greedy", 2, 0, 7, 90, Seat(0), (Seat(0),), {}, {}, {}, {}, {}, {}, 14)
    return msgspec.structs.replace(plain, **what)


def rated(rates: dict[Item, tuple[int, int]]) -> list[Demand]:
    """Cards crafted so many times of so many craft turns."""
    shown = {item: whole for item, (_, whole) in rates.items()}
    crafted = {item: count for item, (count, _) in rates.items()}
    return demands([game(shown=shown, crafted=crafted)], CARDS)


def test_lengths_are_counted() -> None:
    assert rounds([game(rounds=6), game(rounds=7), game(rounds=6)]) == {6: 2, 7: 1}


def test_claims_are_of_the_times_that_the_card_lay_there() -> None:
    games = [
        game(dealt={Card.CARAVAN: 3, Card.MILL: 2}, claimed={Side.CARAVAN_TOP: 1, Side.MILL_TOP: 2}),
        game(dealt={Card.CARAVAN: 1}, claimed={Side.CARAVAN_BOTTOM: 3}),
    ]
    assert claims(games) == [
        (Side.MILL_TOP, Share(2, 2)),
        (Side.CARAVAN_BOTTOM, Share(3, 4)),
        (Side.CARAVAN_TOP, Share(1, 4)),
        (Side.MILL_BOTTOM, Share(0, 2)),
    ]


def test_visits_are_of_a_game() -> None:
    told = visits([game(docked={Space.GEM_1: 3}), game(docked={Space.GEM_1: 1, Space.WOOD_2: 1})])
    assert told[:3] == [(Space.GEM_1, 2.0), (Space.WOOD_2, 0.5), (Space.WOOD_1, 0.0)]


def test_cards_stand_in_the_order_of_ranks_and_only_those_that_came_up() -> None:
    one, two = CARDS[4], CARDS[1]
    told = demands([game(shown={one.item: 5, two.item: 4}, crafted={one.item: 1}, stolen={one.item: 2})], CARDS)
    assert [each.card for each in told] == [two, one]
    assert told[1].crafted == Share(1, 5)
    assert told[1].stolen == Share(2, 1)
    assert told[1].ratio == float("inf")


@pytest.mark.parametrize(("count", "out"), [(100, False), (148, False), (152, True), (68, False), (65, True)])
def test_a_card_stands_out_at_half_as_often_again_as_its_neighbours(count: int, out: bool) -> None:
    rates = {card.item: (100, 1000) for card in CARDS}
    rates[CARDS[4].item] = (count, 1000)
    told = rated(rates)[4]
    assert told.ratio == pytest.approx(count / 100)
    assert told.stands_out == out


def test_what_luck_may_do_does_not_stand_out() -> None:
    rates = {card.item: (2, 20) for card in CARDS}
    rates[CARDS[4].item] = (4, 20)
    assert rated(rates)[4].ratio == pytest.approx(2)
    assert not any(each.stands_out for each in rated(rates))


def test_three_cards_on_each_side_are_neighbours() -> None:
    def ratio(lifted: CraftCard) -> float:
        rates = {card.item: (10, 100) for card in CARDS}
        rates[lifted.item] = (90, 100)
        return rated(rates)[4].ratio

    assert [ratio(CARDS[place]) < 1 for place in range(9)] == [False, True, True, True, False, True, True, True, False]
