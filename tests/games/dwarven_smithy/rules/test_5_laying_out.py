"""Rules 5.2, 5.3, 5.8: which crafts a turn allows once cards are laid out, each of whose steps is legal."""

import pytest

from kingsforge_bot.games.dwarven_smithy.rules.laying_out import laid_out_crafts
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table


def steps(t: Table) -> list[list[str]]:
    return [[str(one) for one in found.actions] for found in laid_out_crafts(t.state, game().cards)]


def test_a_card_of_the_hand_is_laid_out_and_crafted() -> None:
    """Rules 5.2, 5.8: with what lies refined in the workshop."""
    t = table(seat(hand="belt-knife door-hinges", workshop="silver"), seat())
    (found,) = steps(t)
    assert found == ["play belt-knife to workshop", "craft belt-knife with silver"]
    for action in found:
        t.play(f"0 {action}")


def test_what_a_craft_takes_is_laid_out_too() -> None:
    """Rules 2.4, 5.3, 5.8: refined from the market, tilted or not, and runes of the hand; metals of it come raw."""
    t = table(seat(hand="thunder iron", workshop="runed-cleaver", market="~iron"), seat())
    (found,) = steps(t)
    assert found == ["move iron to workshop", "play thunder to workshop", "craft runed-cleaver with iron thunder"]
    for action in found:
        t.play(f"0 {action}")
    assert steps(table(seat(hand="thunder iron", workshop="runed-cleaver", market="raw-iron"), seat())) == []


def test_a_card_of_the_market_is_crafted_where_it_lies() -> None:
    """Rule 5.8: it need not lie in the workshop."""
    t = table(seat(market="belt-knife silver"), seat())
    (found,) = steps(t)
    assert found == ["move silver to workshop", "craft belt-knife with silver"]
    for action in found:
        t.play(f"0 {action}")


def test_each_payment_is_one_first_with_the_fewest_cards_laid_out_and_of_these_the_cheapest() -> None:
    """Rule 5.8: a class icon is paid with any of its class, and whoever pays says with which."""
    own = seat(hand="betrothal-ring", workshop="gold emerald sapphire", market="~moonstone")
    play, craft = "play betrothal-ring to workshop", "craft betrothal-ring with gold"
    assert steps(table(own, seat())) == [
        [play, f"{craft} sapphire"],
        [play, f"{craft} emerald"],
        [play, "move moonstone to workshop", f"{craft} moonstone"],
    ]


@pytest.mark.parametrize(
    ("own", "more"),
    [
        (seat(hand="belt-knife", workshop="silver" + " iron" * 6), {}),
        (seat(hand="belt-knife", workshop="silver"), {"ended_by": 1}),
        (seat(hand="belt-knife", workshop="silver"), {"phase": "draw", "drawn": 1}),
        (seat(workshop="belt-knife silver"), {}),
        (seat(hand="silver", workshop="belt-knife"), {}),
    ],
)
def test_none_is_offered_that_cannot_be_or_is_one_action(own: Json, more: dict[str, object]) -> None:
    """Rules 2.4, 3.1, 5.8, 6.1, 7.4: without room, in a last turn, once one draws; nor what is crafted as it lies."""
    assert steps(table(own, seat(), **more)) == []
