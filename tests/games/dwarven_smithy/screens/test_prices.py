"""What a line of a menu costs or brings, and what for."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import BuyWarehouse
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from tests.games.dwarven_smithy.looks import SAY, ordinary
from tests.games.dwarven_smithy.rules.table import game, seat, table

MOST_PRESSES = 12
WAREHOUSE = "rowkeeper-isa"
"""Takes 2 coins off."""


def test_a_guild_card_of_another_is_told_with_what_it_is_for() -> None:
    """Rules 2.1, 5.7: whoever buys it may never have held it."""
    state = table(seat(), seat(market="long-tongs")).state
    told = outcome(SAY, game().parse("buy long-tongs from seat 1 to workshop"), state)
    assert told == (
        "It costs 3 coins. To craft: 2 × iron; worth 8 coins. If you keep it: each item takes 1 less (iron)."
    )


@pytest.mark.parametrize(
    ("place", "helpers", "told"),
    [
        (1, "", "It costs 6 coins, as the top card. It goes to your hand."),
        (3, "", "It costs 8 coins: its price 6, and 1 for each card on it (2). It goes to your hand."),
        (1, WAREHOUSE, "It costs 4 coins: 6, less 2 by apprentices. It goes to your hand."),
        (3, WAREHOUSE, "It costs 6 coins: 6 + 2 for cards on it − 2 by apprentices. It goes to your hand."),
    ],
)
def test_a_price_of_the_warehouse_says_what_it_is_made_of(place: int, helpers: str, told: str) -> None:
    """Rule 5.6."""
    state = table(seat(99, apprentices=helpers), seat(), row="gold gold gold").state
    assert outcome(SAY, BuyWarehouse(place), state) == told


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("play gold to market", "Raw gold brings 3 at the end of the game."),
        ("play belt-knife to market", "Belt Knife brings nothing at the end of the game."),
        ("play gold to workshop", "Your last turn: raw gold brings nothing in the workshop."),
        ("move iron to market", "Iron brings 3 at the end of the game."),
        ("craft door-hinges with iron iron", "Lost: it would be completed in your next turn, and this is your last."),
        ("buy gold from seat 1 to market", "It costs 6 coins and brings 6 at the end of the game."),
        ("buy gold from seat 1 to workshop", "It costs 6 coins and brings nothing at the end of the game."),
        ("sell silver", "Silver brings 2 coins; left in the market it brings 4 at the end."),
    ],
)
def test_in_a_last_turn_nothing_is_promised_for_a_next_one(action: str, told: str) -> None:
    """Rules 7.2, 7.4."""
    assert outcome(SAY, game().parse(action), replace(ordinary(), ended_by=Seat(1))) == told
