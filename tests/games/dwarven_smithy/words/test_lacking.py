"""What one's own hand says of costs (10.2), and the tops of the discards (10.1)."""

from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.words.board import ending
from kingsforge_bot.games.dwarven_smithy.words.hand import ahead, helper, stays
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizers
from tests.games.dwarven_smithy.rules.table import game, seat, table

ENGLISH = Localizers(strict=True).english.of("dwarven_smithy")
WORDS = DwarvenSmithyWords(game().cards)
IRON = game().cards.values(Name("iron")).buy
"""Coins for iron on top of the warehouse; a coin more for each card above it (5.6)."""


def hinges(workshop: str = "", row: str = "", theirs: str = "", hand: str = "") -> str:
    """What the hand says of Door Hinges, which cost two iron."""
    position = table(seat(hand=f"door-hinges {hand}", workshop=workshop), seat(market=theirs), row=row).state
    (line,) = (one for one in WORDS.hand(ENGLISH, position, Seat(0)).splitlines() if one.startswith("**Door Hinges"))
    return line


@pytest.mark.parametrize(
    ("workshop", "told"),
    [
        ("iron iron", "ready to craft in your workshop"),
        ("raw-iron iron", "refined by your next turn"),
        ("raw-iron", f"lacks iron ({IRON + 1} in the warehouse)"),
        ("", f"cost iron ({IRON + 1} in the warehouse), iron ({IRON + 2} in the warehouse)"),
        ("gold", f"cost iron ({IRON + 1} in the warehouse), iron ({IRON + 2} in the warehouse)"),
    ],
)
def test_what_the_cost_lacks_after_refining_with_the_price_of_each(workshop: str, told: str) -> None:
    """10.2: raw cards count as covered from the next turn on (4.2); no card for sale is counted twice."""
    assert told in hinges(workshop, "gold iron iron").replace(" and iron", ", iron")


def test_the_cheapest_is_named_and_what_nobody_sells() -> None:
    """5.6, 5.7: a market of another sells for the card's buy value, whatever lies above it in the warehouse."""
    assert f"lacks iron ({IRON} in a market)" in hinges("iron", "gold gold iron", "iron")
    assert "lacks iron (nobody sells)" in hinges("iron", "gold")


def test_what_is_in_hand_is_not_looked_for_in_a_shop() -> None:
    """4.2: it only has to be played; of two that are lacking one in hand does for one."""
    assert "lacks iron (in hand)" in hinges("iron", "gold", hand="iron")
    assert f"cost iron (in hand), iron ({IRON} in a market)" in hinges("", "gold gold iron", "iron", hand="iron")


def test_what_lies_in_ones_own_market_is_told_and_of_equal_icons_how_many() -> None:
    """5.3: it can be moved."""
    own = table(seat(hand="door-hinges", market="raw-iron"), seat()).state
    assert "iron (in your market), iron (nobody sells)" in WORDS.hand(ENGLISH, own, Seat(0))
    none = table(seat(hand="door-hinges"), seat()).state
    assert "cost 2 × iron (nobody sells)" in WORDS.hand(ENGLISH, none, Seat(0))


def test_the_tops_of_the_discards_lie_open() -> None:
    """10.1: of each pile the top card and no other."""
    position = table(seat(), seat(), guild_discard="belt-knife door-hinges", mine_discard="iron").state
    board = WORDS.board(ENGLISH, position, ("Ada", "Ben"))
    assert "Top of the discards: Belt Knife" in board
    assert "Door Hinges" not in board


@pytest.mark.parametrize(
    ("hand", "more", "told"),
    [
        ("gold " * 5, {}, ""),
        ("gold " * 6, {}, "Your hand is full: play a card, then you can draw."),
        (
            "gold",
            {"ended_by": 1},
            "This is your last turn, without draws. Only your market counts, each resource at its price (rule 7.4).",
        ),
    ],
)
def test_why_nothing_can_be_drawn_is_said_before_one_looks_for_it(hand: str, more: dict[str, int], told: str) -> None:
    """6.3, 6.5: a full hand, and the last turn."""
    position = table(seat(hand=hand), seat(), **more).state
    assert "".join(ahead(WORDS.telling(ENGLISH), position, Seat(0))) == told


@pytest.mark.parametrize(("market", "said"), [("gold iron", False), ("gold iron silver", True)])
def test_who_has_no_room_in_the_market_reads_that_kings_items_keep_their_places(market: str, said: bool) -> None:
    """3.5: said where it matters."""
    position = table(seat(market=market, kings="emberjaw-maul: iron gold thunder"), seat()).state
    told = [*stays(WORDS.telling(ENGLISH), position, Seat(0))]
    assert told == ["Your market is full: King's Items keep 1 of its 4 spaces (rule 3.5)."] * said


@pytest.mark.parametrize(("workshop", "told"), [("tavern-bell iron gold", 1), ("tavern-bell iron raw-gold", 0)])
def test_who_can_still_craft_is_told_before_drawing_ends_that(workshop: str, told: int) -> None:
    """6.1, 9.3: and it cannot be taken back."""
    position = table(seat(workshop=workshop), seat()).state
    said = "After your first draw you cannot craft (rule 6.1)."
    assert [*ahead(WORDS.telling(ENGLISH), position, Seat(0))] == [said] * told


@pytest.mark.parametrize(
    ("kings", "more", "told"),
    [
        (2, {}, ""),
        (3, {}, "Ada: one more King's Item, then the others have one last turn each."),
        (3, {"ended_by": 1}, "The last turn of all: Ada."),
    ],
)
def test_who_lacks_one_kings_item_reads_once_that_it_ends_the_game(kings: int, more: dict[str, int], told: str) -> None:
    """7.1: four of them; said until somebody has ended it."""
    made = "; ".join(["emberjaw-maul: iron gold thunder", "hearthmail: iron", "saltvein-sabre: iron"][:kings])
    position = table(seat(kings=made), seat(), **more).state
    say = WORDS.telling(ENGLISH, ("Ada", "Ben"))
    assert ending(say, position) == told
    assert not [line for line in ahead(say, position, Seat(0)) if "King's Item" in line]


MANY = "gold " * 9


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ({"guild": "belt-knife long-tongs", "mine": MANY}, "2 left in the guild deck: whoever draws the last"),
        ({"guild": "belt-knife long-tongs ring-shirt", "mine": "iron"}, "1 left in the mine: whoever draws the last"),
        ({"guild": "belt-knife long-tongs", "mine": "iron", "endless": True}, "2 left in the guild deck"),
        ({"guild": "", "mine": MANY}, ""),
    ],
)
def test_the_deck_that_may_soon_be_drawn_out_is_told(left: dict[str, Any], told: str) -> None:
    """7.1 a, b; 8.7: an endless mine ends nothing. Somebody's third King's Item is less near than that."""
    made = "emberjaw-maul: iron gold thunder; hearthmail: iron; saltvein-sabre: iron"
    for kings in ("", made):
        position = table(seat(kings=kings), seat(), **left).state
        said = ending(WORDS.telling(ENGLISH, ("Ada", "Ben")), position)
        assert said.startswith(told)
        assert told or ("deck" not in said and "mine" not in said)


def test_who_can_play_nothing_either_reads_how_room_is_made() -> None:
    """3.3: hand, market and workshop are full."""
    position = table(seat(hand="gold " * 6, market="iron " * 4, workshop="silver " * 7), seat()).state
    (told,) = ahead(WORDS.telling(ENGLISH), position, Seat(0))
    assert "make room by selling, discarding or crafting" in told


def test_a_tool_that_is_completed_is_told_before_it_is_kept_or_sold() -> None:
    """4.7: what it would be sold for, and what it does when kept."""
    told = helper(WORDS.telling(ENGLISH), Name("draw-plate"))
    tool = game().cards.guild[Name("draw-plate")]
    assert f"{tool.value} coins" in told
    assert WORDS.telling(ENGLISH).texts(tool) in told
