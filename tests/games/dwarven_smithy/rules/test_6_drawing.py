"""Section 6: drawing, and the end of a turn."""

import pytest

from tests.games.dwarven_smithy.rules.table import seat, table


def test_up_to_four_cards_one_at_a_time_from_either_deck() -> None:
    """Rules 6.1, 6.3: each is seen before the next; after the fourth the turn ends by itself."""
    t = table(seat(), seat(), guild="kilnface belt-knife ring-shirt", mine="gold ice iron")
    t.play("0 draw mine")
    assert (t[0].hand, t.phase) == ("gold", "draw")
    t.play("0 draw guild").play("0 draw mine")
    t.awaits(0)
    t.play("0 draw guild")
    assert t[0].hand == "gold kilnface ice belt-knife"
    assert t.happened == ["Drew", "TurnEnded", "TurnBegan"]
    t.awaits(1)


def test_a_fifth_card_is_never_drawn() -> None:
    """Rule 6.1: by no way."""
    t = table(seat(), seat(), phase="draw", drawn=4)
    t.refuses("0 draw mine", "drawn-enough", "6.1", most=4)
    assert t.legal(0) == {"end"}


def test_the_first_draw_closes_the_action_phase() -> None:
    """Rule 6.1: nothing else is left but drawing and the end."""
    t = table(seat(hand="gold", market="iron"), seat(market="iron")).play("0 draw mine")
    assert t.legal(0) == {"draw guild", "draw mine", "end"}
    for action in ("play gold to market", "sell iron", "buy iron from seat 1 to market", "craft belt-knife with iron"):
        t.refuses(f"0 {action}", "actions-closed", "6.1", verb=action.split()[0])


def test_drawing_fewer_or_none() -> None:
    """Rules 6.2, 6.3: `end` ends the turn in either phase."""
    t = table(seat(), seat()).play("0 draw mine").play("0 end")
    t.awaits(1)
    t.play("1 end")
    t.awaits(0)
    assert t[1].hand == ""


def test_never_beyond_the_limit_of_the_hand() -> None:
    """Rules 6.1, 6.3: with the sixth card the turn ends by itself."""
    t = table(seat(hand="iron iron iron iron"), seat()).play("0 draw mine")
    t.awaits(0)
    t.play("0 draw mine")
    t.awaits(1)


def test_with_a_full_hand_nothing_can_be_drawn_and_only_end_ends_the_turn() -> None:
    """Rules 6.1, 6.3: without a draw it doesn't end by itself."""
    t = table(seat(hand="iron iron iron iron iron iron"), seat())
    t.refuses("0 draw guild", "hand-full", "6.1", limit=6)
    t.awaits(0)


@pytest.mark.parametrize(
    ("guild", "mine", "empty", "other"),
    [("", "gold iron", "guild", "mine"), ("kilnface belt-knife", "", "mine", "guild")],
)
def test_an_empty_deck(guild: str, mine: str, empty: str, other: str) -> None:
    """Rule 6.4: the other may be drawn from."""
    t = table(seat(), seat(), guild=guild, mine=mine)
    t.refuses(f"0 draw {empty}", "deck-empty", "6.4", deck=empty)
    t.play(f"0 draw {other}")
    t.awaits(0)


def test_with_both_decks_empty_the_turn_ends_by_itself() -> None:
    """Rule 6.3: after the last card there is."""
    t = table(seat(), seat(), guild="", mine="gold").play("0 draw mine")
    assert t.happened == ["Drew", "EndTriggered", "TurnEnded", "TurnBegan"]
    t.awaits(1)


def test_in_a_last_turn_nothing_is_drawn() -> None:
    """Rules 6.5, 7.2: the hand would be discarded anyway."""
    t = table(seat(), seat(), seat(), ended_by=0, turn=1)
    t.refuses("1 draw mine", "no-drawing-in-last-turn", "6.5")
    assert t.legal(1) == {"end"}


@pytest.mark.parametrize(("kings", "may"), [(3, True), (4, False)])
def test_with_four_kings_items_nothing_is_drawn(kings: int, may: bool) -> None:
    """Rule 6.5: the turn is known to be the last one."""
    four = ["kilnface: ice", "hearthmail: ice", "mirrorlake-disc: gold", "emberjaw-maul: gold"]
    t = table(seat(kings="; ".join(four[:kings])), seat())
    assert t.offers("0 draw mine") is may
    if not may:
        t.refuses("0 draw mine", "no-drawing-in-last-turn", "6.5")


def test_the_next_seat_begins_with_refining() -> None:
    """Rule 6.6: at once."""
    t = table(seat(), seat(workshop="raw-gold")).play("0 end")
    assert t.happened == ["TurnEnded", "TurnBegan"]
    assert t[1].workshop == "gold"
