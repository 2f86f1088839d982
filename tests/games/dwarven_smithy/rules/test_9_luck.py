"""Section 9: luck, decisions, undo, and what is played for a seat whose time is over."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import BidMade, Drew, TurnEnded
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table


def mildest(t: Table) -> str:
    (who,) = game().to_act(t.state)
    return str(game().timeout_action(t.state, who))


def revealing(t: Table) -> list[str]:
    return [type(event).__name__ for event in t.events if game().reveals(event)]


def test_actions_need_no_luck() -> None:
    """Rule 9.1: `play` would complain of a shuffle; a draw takes the top of an order fixed before."""
    t = table(seat(hand="iron", market="gold"), seat(market="ice"), mine="silver gold")
    t.play("0 sell gold").play("0 play iron to workshop").play("0 buy ice from seat 1 to workshop").play("0 draw mine")
    assert t[0].hand == "silver"


def test_every_decision_belongs_to_the_seat_on_turn() -> None:
    """Rule 9.2: the others wait."""
    t = table(seat(), seat(stacks="long-tongs: iron iron")).play("0 end")
    t.refuses("0 complete long-tongs keep", "not-your-turn", "9.2", awaited=1)
    assert not game().may_act(t.state, Seat(0))
    assert t.legal(0) == set()


def test_actions_reveal_nothing() -> None:
    """Rule 9.3: they can be taken back, with purchases and the coins of others."""
    t = table(seat(hand="iron", market="gold", workshop="belt-knife silver"), seat(market="ice"), row="gold")
    for action in (
        "sell gold",
        "play iron to workshop",
        "buy ice from seat 1 to workshop",
        "buy warehouse 1",
        "craft belt-knife with silver",
    ):
        assert revealing(t.play(f"0 {action}")) == []


def test_what_ends_a_free_undo() -> None:
    """Rule 9.3: the first draw, the end of a turn, an answer in an auction."""
    t = table(seat(), seat())
    assert revealing(t.play("0 draw mine")) == [Drew.__name__]
    assert revealing(t.play("0 end")) == [TurnEnded.__name__]
    t = table(seat(), seat(), seat(market="gold"), auction=True).play("0 auction gold from seat 2")
    assert revealing(t) == []
    assert revealing(t.play("1 bid 6 to market")) == [BidMade.__name__]


def test_a_late_action_is_not_reinterpreted() -> None:
    """Rule 9.4: what was sold to somebody else meanwhile isn't there, though an equal name may be elsewhere."""
    t = (
        table(seat(), seat(), seat(market="gold", workshop="gold"))
        .play("0 buy gold from seat 2 to market")
        .play("0 end")
    )
    t.refuses("1 buy gold from seat 2 to market", "not-for-sale", "5.7")


@pytest.mark.parametrize(
    ("mine", "wanted"),
    [
        (seat(stacks="long-tongs: iron iron"), "complete long-tongs sell"),
        (
            seat(stacks="joiner-kett: iron", apprentices="polisher-finn crier-una"),
            "complete joiner-kett for polisher-finn",
        ),
        (
            seat(market="gold kettle-helm iron raw-silver", stacks="kilnface: ice"),
            "complete kilnface moving raw-silver",
        ),
        (seat(hand="gold"), "end"),
    ],
)
def test_the_mildest_answers(mine: Json, wanted: str) -> None:
    """Rule 9.5: sell the tool, replace the one completed earlier, move the cheapest card, end without drawing."""
    t = table(seat(), mine).play("0 end")
    assert mildest(t) == wanted
    t.play(f"1 {wanted}")


def test_the_mildest_answers_of_an_auction() -> None:
    """Rules 8.4, 9.5: pass, or the lowest bid where that is forbidden."""
    t = table(seat(), seat(), seat(market="gold"), auction=True).play("0 auction gold from seat 2")
    assert mildest(t) == "pass"
    t.play("1 pass")
    assert mildest(t) == "bid 6 to market"
    t.play("0 bid 6 to market")
    assert mildest(t) == "end"


def test_after_a_draw_the_mildest_is_the_end() -> None:
    """Rule 9.5: nothing more is drawn."""
    assert mildest(table(seat(), seat()).play("0 draw mine")) == "end"


def test_the_clock_has_its_own_word_for_the_end_alone() -> None:
    """Rules 7.7, 9.5: it is none of the legal actions, and as good as `end` otherwise."""
    t = table(seat(), seat())
    by_clock = game().by_clock(game().parse("end"))
    assert (str(by_clock), by_clock.by_clock) == ("end by clock", True)
    assert game().parse("end by clock") == by_clock != game().parse("end")
    assert by_clock not in set(game().legal_actions(t.state, Seat(0)))
    assert game().by_clock(game().parse("pass")) == game().parse("pass")
    t.play("0 end by clock").awaits(1)


def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    """Rule 6.3: `end` is the only action there is, and the table may play it."""
    t = table(seat(), seat(), ended_by=1)
    assert str(game().forced(t.state, Seat(0))) == "end"
    assert game().forced(table(seat(hand="gold"), seat(), ended_by=1).state, Seat(0)) is None


def test_the_channel_hears_of_a_turn_once() -> None:
    """Rule 9.2: quiet in its midst, from the first action to its end."""
    t = table(seat(hand="gold"), seat())
    assert not game().mid_turn(t.state)
    assert game().mid_turn(t.play("0 play gold to market").state)
    assert not game().mid_turn(t.play("0 end").state)
