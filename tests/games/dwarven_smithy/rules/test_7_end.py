"""Rules 7.1 to 7.3 and 7.7: how the game ends."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import EndTriggered, GameEnded, TurnBegan
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck
from tests.games.dwarven_smithy.rules.table import Table, seat, table

FOUR = "kilnface: ice; hearthmail: ice; mirrorlake-disc: gold; emberjaw-maul: gold"
THREE = FOUR.rpartition(";")[0]


@pytest.mark.parametrize("deck", list(Deck))
def test_the_last_card_of_a_deck_triggers_the_end(deck: Deck) -> None:
    """Rule 7.1: guild deck or mine; the last but one does not."""
    t = table(seat(), seat(), seat(), guild="kilnface belt-knife", mine="gold iron")
    assert [t.play(f"0 draw {deck}").state.ended_by for _ in range(2)] == [None, 0]
    assert t.events[1] == EndTriggered(Seat(0), deck)


def test_who_triggers_finishes_the_turn() -> None:
    """Rule 7.2: further draws from the other deck included, and has no other turn."""
    t = (
        table(seat(), seat(), seat(), guild="kilnface", mine="gold iron silver")
        .play("0 draw guild")
        .play("0 draw mine")
    )
    t.awaits(0)
    t.play("0 end").play("1 end").play("2 end")
    assert game_over(t)


def test_every_other_seat_has_exactly_one_last_turn() -> None:
    """Rule 7.2: clockwise, from whoever triggered."""
    t = table(seat(), seat(), seat(), turn=1, mine="gold", guild="").play("1 draw mine")
    assert t.events[-1] == TurnBegan(Seat(2), (), 0, last=True)
    t.awaits(2)
    t.play("2 end")
    t.awaits(0)
    t.play("0 end")
    assert game_over(t)


def test_four_completed_kings_items_at_the_end_of_a_turn() -> None:
    """Rule 7.1: not before its end, and not with three."""
    t = table(seat(kings=THREE), seat()).play("0 end")
    assert t.state.ended_by is None
    t = table(seat(kings=FOUR), seat())
    assert t.state.ended_by is None
    t.play("0 end")
    assert t.events[1] == EndTriggered(Seat(0), None)
    t.awaits(1)
    t.play("1 end")
    assert game_over(t)


def test_the_fourth_is_completed_and_the_turn_goes_on() -> None:
    """Rules 6.5, 7.1: with actions, without drawing."""
    t = table(seat(), seat(kings=THREE, stacks="emberjaw-maul: gold", hand="gold")).play("0 end")
    t.play("1 play gold to workshop").refuses("1 draw mine", "no-drawing-in-last-turn", "6.5")
    t.play("1 end")
    assert t.state.ended_by == 1
    t.awaits(0)


def test_nothing_triggers_again() -> None:
    """Rule 7.2: a fourth King's Item in a last turn gives nobody another turn."""
    t = (
        table(seat(), seat(), seat(kings=THREE, stacks="emberjaw-maul: gold"), ended_by=0, turn=1)
        .play("1 end")
        .play("2 end")
    )
    assert "EndTriggered" not in t.happened
    assert game_over(t)


def test_who_ends_with_a_draw_loses_the_bench() -> None:
    """Rule 7.2: what was crafted in the last turn is never completed."""
    t = table(seat(workshop="bag-of-rivets iron"), seat(), mine="gold", guild="")
    t.play("0 craft bag-of-rivets with iron").play("0 draw mine").play("1 end")
    assert (t[0].coins, t[0].stacks) == (15, "")
    assert {"bag-of-rivets", "iron"} <= {*t.state.guild_discard, *t.state.mine_discard}


def test_the_end_stands_though_the_deck_is_filled_again() -> None:
    """Rules 4.6, 7.3: an apprentice goes back into it."""
    full = seat(
        hand="iron " * 7,
        market="iron " * 5,
        stacks="crier-una: iron",
        apprentices="porter-bram stallwife-oda",
    )
    t = table(seat(), full, guild="kilnface", mine="gold gold gold gold").play("0 draw guild").play("0 end", shuffles=2)
    assert (t.state.guild, t.state.ended_by) == (("crier-una",), 0)
    t.play("1 end")
    assert game_over(t)


def test_only_a_draw_triggers_by_a_deck() -> None:
    """Rule 7.1: an empty deck alone does not."""
    t = table(seat(), seat(), guild="").play("0 draw mine").play("0 end").play("1 end")
    assert t.state.ended_by is None
    t.awaits(0)


# standstill


def test_standstill() -> None:
    """Rule 7.7: two turns running of every seat in which nothing was drawn, crafted or completed."""
    t = table(seat(market="gold"), seat()).play("0 sell gold").play("0 end").play("1 end").play("0 end")
    t.awaits(1)
    t.play("1 end")
    assert game_over(t)
    assert isinstance(t.events[-1], GameEnded)
    assert t.events[-1].standstill
    assert t.state.ended_by is None


@pytest.mark.parametrize("stirring", ["draw mine", "craft bag-of-rivets with iron"])
def test_a_draw_or_a_craft_is_no_standstill(stirring: str) -> None:
    """Rule 7.7: it counts from anew."""
    t = table(seat(workshop="bag-of-rivets iron", idle=1), seat(idle=2)).play(f"0 {stirring}").play("0 end")
    t.awaits(1)
    assert t[0].player.idle == 0
    t.play("1 end")
    t.awaits(0)


def test_a_completion_is_no_standstill() -> None:
    """Rule 7.7: though nothing else was done in the turn."""
    t = table(seat(idle=1), seat(idle=1, stacks="bag-of-rivets: iron")).play("0 end").play("1 end")
    assert (t[1].player.idle, t.phase) == (0, "act")
    t.awaits(0)


def test_a_turn_that_the_clock_ended_is_no_standstill() -> None:
    """Rules 7.7, 9.5: who sleeps does not wait for the others to give up; their own count begins anew."""
    t = table(seat(), seat())
    for turn in range(8):
        t.play(f"{turn % 2} end by clock")
    assert (t[0].player.idle, t[1].player.idle) == (0, 0)
    t.play("0 end").play("1 end by clock").play("0 end").play("1 end").play("0 end")
    t.awaits(1)
    t.play("1 end")
    assert game_over(t)


def test_an_apprentice_that_goes_back_is_no_standstill() -> None:
    """Rules 4.6, 7.7: the stack left the bench, and the guild deck has a card more; the next idle turn counts."""
    full = seat(
        hand="iron " * 7,
        market="iron " * 5,
        stacks="crier-una: iron",
        apprentices="porter-bram stallwife-oda",
        idle=1,
    )
    t = table(seat(idle=1), full, guild="kilnface", mine="gold gold gold gold").play("0 end", shuffles=2).play("1 end")
    assert (t[0].player.idle, t[1].player.idle) == (2, 0)
    t.play("0 end").play("1 end")
    assert t[1].player.idle == 1
    t.awaits(0)


def test_after_the_end_nothing_is_done() -> None:
    """Rule 7.4: by nobody."""
    t = table(seat(), seat(), ended_by=1).play("0 end")
    for action in ("0 end", "1 end", "1 draw mine", "1 pass"):
        t.refuses(action, "game-over", "7.4")


def game_over(t: Table) -> bool:
    return t.phase == "over" and t.happened[-1] == "GameEnded"
