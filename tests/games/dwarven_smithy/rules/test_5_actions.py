"""Rules 5.1 to 5.5: play, move, discard, sell."""

import pytest

from tests.games.dwarven_smithy.rules.table import seat, table


def test_any_number_in_any_order_and_none_is_compulsory() -> None:
    """Rule 5.1: one finished before the next."""
    t = table(seat(hand="gold iron", market="silver"), seat())
    t.play("0 sell silver").play("0 play iron to market").play("0 move raw-iron to workshop").play(
        "0 play gold to market"
    )
    t.awaits(0)
    t.play("0 end")
    t.awaits(1)
    t.play("1 end")


def test_play_to_the_market_or_the_workshop() -> None:
    """Rules 2.4, 5.2: metals and gems enter raw, runes and guild cards as they are."""
    t = table(seat(hand="gold ice kilnface ruby"), seat())
    t.play("0 play gold to workshop").play("0 play ice to workshop").play("0 play ruby to market")
    t.play("0 play kilnface to market")
    assert (t[0].workshop, t[0].market, t[0].hand) == ("raw-gold ice", "raw-ruby kilnface", "")


@pytest.mark.parametrize("card", ["iron", "raw-gold", "kilnface"])
def test_play_what_is_not_in_the_hand(card: str) -> None:
    """Rule 5.2: in a hand there is only the kind (12)."""
    t = table(seat(hand="gold"), seat())
    t.refuses(f"0 play {card} to market", "not-in-hand", "5.2", card=card)


def test_move_between_workshop_and_market() -> None:
    """Rules 2.4, 5.3: the state stays."""
    t = table(seat(market="gold", workshop="raw-iron belt-knife"), seat())
    t.play("0 move raw-iron to market").play("0 move gold to workshop").play("0 move belt-knife to market")
    assert (t[0].market, t[0].workshop) == ("raw-iron belt-knife", "gold")
    t.refuses("0 move raw-iron to market", "not-in-area", "5.3", card="raw-iron", area="workshop")
    t.refuses("0 move iron to workshop", "not-in-area", "5.3", card="iron", area="market")


def test_swap_with_both_areas_full() -> None:
    """Rule 5.3: one action, no room needed; a move alone has none."""
    full = "iron iron iron iron iron iron gold"
    t = table(seat(market="silver silver silver belt-knife", workshop=full), seat())
    t.refuses("0 move gold to market", "no-room", "3.3", area="market")
    t.refuses("0 move silver to workshop", "no-room", "3.3", area="workshop")
    t.play("0 move gold to market with belt-knife")
    assert t[0].workshop == "iron iron iron iron iron iron belt-knife"
    assert t[0].market == "silver silver silver gold"
    assert t[0].tilted == "gold"


def test_a_swap_is_always_allowed_and_can_be_told_from_either_side() -> None:
    """Rule 5.3: with room too; the list has it once."""
    t = table(seat(market="silver", workshop="gold"), seat())
    assert t.offers("0 move gold to market with silver")
    assert not t.offers("0 move silver to workshop with gold")
    t.play("0 move silver to workshop with gold")
    assert (t[0].market, t[0].tilted, t[0].workshop) == ("gold", "gold", "silver")


def test_a_swap_needs_both_cards_where_they_are() -> None:
    """Rule 5.3: one of each area."""
    t = table(seat(market="silver", workshop="gold"), seat())
    t.refuses("0 move gold to market with gold", "not-in-area", "5.3", card="gold", area="market")
    t.refuses("0 move silver to market with silver", "not-in-area", "5.3", card="silver", area="workshop")


def test_discard_a_guild_card_of_the_market() -> None:
    """Rule 5.4: to the top of the discard."""
    t = table(seat(market="kilnface belt-knife"), seat(), guild="")
    t.play("0 discard kilnface").play("0 discard belt-knife")
    assert t.state.guild_discard[:2] == ("belt-knife", "kilnface")
    t.awaits(0)


@pytest.mark.parametrize(
    ("action", "reason", "rule"),
    [
        ("discard gold", "not-a-guild-card", "5.4"),
        ("discard door-hinges", "not-in-area", "5.4"),
        ("discard kettle-helm", "not-in-area", "5.4"),
    ],
)
def test_what_cannot_be_discarded(action: str, reason: str, rule: str) -> None:
    """Rule 5.4: no resource, and nothing of workshop or hand."""
    t = table(seat(market="gold", workshop="door-hinges", hand="kettle-helm"), seat())
    t.refuses(f"0 {action}", reason, rule)


@pytest.mark.parametrize(
    ("card", "coins"), [("raw-mithril", 2), ("mithril", 4), ("raw-ruby", 3), ("ruby", 6), ("ice", 4)]
)
def test_sell_in_its_state(card: str, coins: int) -> None:
    """Rules 2.3, 5.5: on top of the row, where it has no state (2.4)."""
    t = table(seat(market=card), seat(), row="iron").play(f"0 sell {card}")
    assert t[0].coins == 15 + coins
    assert t.row == f"{card.removeprefix('raw-')} iron"


@pytest.mark.parametrize(
    ("action", "reason"),
    [("sell belt-knife", "not-a-resource"), ("sell gold", "not-in-area"), ("sell raw-iron", "not-in-area")],
)
def test_what_cannot_be_sold(action: str, reason: str) -> None:
    """Rule 5.5: a guild card, what lies in the workshop, or in another state."""
    t = table(seat(market="belt-knife iron", workshop="gold"), seat())
    t.refuses(f"0 {action}", reason, "5.5")
