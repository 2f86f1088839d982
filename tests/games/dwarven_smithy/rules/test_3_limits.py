"""Rules 3.1 to 3.5: areas and their limits, and what never moves."""

import pytest

from tests.games.dwarven_smithy.rules.table import seat, table

FOUR = "iron iron iron iron"
SEVEN = "iron iron iron iron iron iron iron"


def test_the_market_takes_four() -> None:
    """Rules 3.1, 3.3: the fifth card is refused, though the next action could mend it."""
    t = table(seat(hand="gold gold", market="iron iron iron"), seat())
    t.play("0 play gold to market")
    t.refuses("0 play gold to market", "no-room", "3.3", area="market", limit=4)
    t.awaits(0)


def test_the_workshop_takes_seven() -> None:
    """Rules 3.1, 3.3: loose cards."""
    t = table(seat(hand="gold gold", workshop="iron iron iron iron iron iron"), seat())
    t.play("0 play gold to workshop")
    t.refuses("0 play gold to workshop", "no-room", "3.3", area="workshop", limit=7)


def test_every_card_of_a_stack_counts() -> None:
    """Rule 3.2: the guild card and each resource under it."""
    t = table(seat(hand="gold gold", workshop="iron iron iron", stacks="door-hinges: iron iron"), seat())
    t.play("0 play gold to workshop")
    t.refuses("0 play gold to workshop", "no-room", "3.3", area="workshop")


def test_crafting_saves_no_space() -> None:
    """Rule 3.2: piling cards changes nothing."""
    t = table(seat(hand="gold", workshop=f"door-hinges {SEVEN[5:]}"), seat())
    t.play("0 craft door-hinges with iron iron")
    t.refuses("0 play gold to workshop", "no-room", "3.3", area="workshop")


def test_a_completed_kings_item_is_one_card_of_the_market() -> None:
    """Rule 3.2: with all that lies under it."""
    t = table(seat(hand="gold gold", market="iron iron", kings="kilnface: iron mithril ice"), seat())
    t.play("0 play gold to market")
    t.refuses("0 play gold to market", "no-room", "3.3", area="market")


def test_the_hand_takes_six() -> None:
    """Rules 3.1, 3.3: buying from the row and drawing."""
    t = table(seat(hand="iron iron iron iron iron"), seat(), row="iron iron")
    t.play("0 buy warehouse 1")
    t.refuses("0 buy warehouse 1", "no-room", "3.3", area="hand", limit=6)
    t.refuses("0 draw mine", "hand-full", "6.1", limit=6)


def test_a_card_of_the_table_never_returns_to_a_hand() -> None:
    """Rule 3.4: what is bought from a market goes to market or workshop, from the row to the hand."""
    t = table(seat(), seat(market="gold"), row="iron")
    t.play("0 buy gold from seat 1 to workshop").play("0 buy warehouse 1")
    assert (t[0].workshop, t[0].hand) == ("gold", "iron")


def test_stacks_stay() -> None:
    """Rule 3.5: they can't be moved or taken apart."""
    t = table(seat(workshop="gold", stacks="door-hinges: iron iron"), seat())
    t.refuses("0 move door-hinges to market", "stacked", "3.5", card="door-hinges")
    t.refuses("0 move iron to market", "not-in-area", "5.3", card="iron", area="workshop")
    t.refuses("0 craft door-hinges with gold", "stacked", "3.5")


@pytest.mark.parametrize(
    "action", ["discard kilnface", "move kilnface to workshop", "move gold to market with kilnface"]
)
def test_completed_kings_items_stay(action: str) -> None:
    """Rule 3.5: they never leave the market."""
    t = table(seat(workshop="gold", kings="kilnface: iron mithril ice"), seat())
    t.refuses(f"0 {action}", "kings-item-stays", "3.5", card="kilnface")


def test_completed_kings_items_are_not_for_sale() -> None:
    """Rules 3.5, 5.7: nobody buys them, or learns that way which they are."""
    t = table(seat(), seat(kings="kilnface: iron mithril ice"))
    t.refuses("0 buy kilnface from seat 1 to market", "not-for-sale", "5.7")
    t.refuses("0 buy cinder-oath from seat 1 to market", "not-for-sale", "5.7")


def test_a_market_of_kings_items_alone_takes_nothing() -> None:
    """Rules 4.10, 3.3: even where it holds more than its limit."""
    kings = "kilnface: ice; hearthmail: ice; mirrorlake-disc: gold; emberjaw-maul: gold; quarry-mace: gold"
    t = table(seat(hand="gold", workshop="iron", kings=kings), seat(market="silver"))
    t.refuses("0 play gold to market", "no-room", "3.3", area="market")
    t.refuses("0 move iron to market", "no-room", "3.3", area="market")
    t.refuses("0 buy silver from seat 1 to market", "no-room", "3.3", area="market")
