"""The rules of beads, by their numbers."""

from typing import Any

import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError, PositionError, Refused
from kingsforge_bot.core.seat import Seat
from tests.games.toy.rules import Toy
from tests.games.toy.state import BEADS, UNSEEN, Choose, Chose, Draw, Drew, End, Over, Player, Reason, Shown, State

GAME = Toy()
ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def table(*hands: str, rounds: int = 2, **more: Any) -> State:
    """Hands as words; the bag holds the rest."""
    held = [tuple(hand.split()) for hand in hands]
    bag = tuple(bead for bead in BEADS if not any(bead in hand for hand in held))
    return State(tuple(Player(hand) for hand in held), bag, rounds, **more)


def played(state: State, *actions: tuple[Seat, str], luck: tuple[int, ...] = ()) -> State:
    chance = Replayed(luck)
    for seat, text in actions:
        state = GAME.apply(state, seat, GAME.parse(text), chance).state
    chance.check_used_up()
    return state


def refused(state: State, seat: Seat, text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.apply(state, seat, GAME.parse(text), Replayed())
    return caught.value


def test_1_each_draws_three_beads_out_of_one_bag() -> None:
    step = GAME.setup(2, {}, Replayed([0, 1, 2, 0, 1, 32]))
    assert [player.hand for player in step.state.players] == [BEADS[:3], (*BEADS[3:5], BEADS[35])]
    assert step.state.bag == BEADS[5:35]
    assert step.events == (Drew(ANA, BEADS[:3]), Drew(BEN, (*BEADS[3:5], BEADS[35])))
    assert GAME.to_act(step.state) == {ANA, BEN}
    assert not GAME.mid_turn(step.state)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (7, {}), (2, {"rounds": "endless"}), (2, {"edition": "third"})]
)
def test_what_is_not_offered_is_not_set_up(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        GAME.setup(seats, options, Replayed(range(100)))


def test_2_the_table_awaits_those_who_have_not_chosen() -> None:
    state = played(table("amber-1 onyx-9", "coral-2", "ivory-3"), (BEN, "choose coral-2"))
    assert GAME.to_act(state) == {ANA, CLEO}
    assert GAME.mid_turn(state)
    assert {GAME.asked(state, seat) for seat in (ANA, BEN, CLEO)} == {"round 1"}
    # Nothing else lies in Ben's hand.
    assert not GAME.may_act(state, BEN)


def test_2_a_choice_is_changed_until_the_last_one_is_made() -> None:
    state = played(table("amber-1 onyx-9", "coral-2"), (ANA, "choose amber-1"), (ANA, "choose onyx-9"))
    assert state.players[ANA].chosen == "onyx-9"
    assert list(GAME.legal_actions(state, ANA)) == [Choose("amber-1")]
    assert refused(state, ANA, "choose onyx-9").reason is Reason.NOT_IN_HAND
    step = GAME.apply(state, BEN, Choose("coral-2"), Replayed())
    assert step.events == (Chose(BEN, "coral-2"), Shown(("onyx-9", "coral-2"), ANA))
    assert refused(step.state, ANA, "choose amber-1").reason is Reason.NOT_NOW
    assert refused(step.state, BEN, "choose amber-1").reason is Reason.NOT_YOUR_TURN


def test_2_only_beads_of_the_own_hand_can_be_chosen() -> None:
    error = refused(table("amber-1", "coral-2"), ANA, "choose coral-2")
    assert (error.reason, error.rule) == (Reason.NOT_IN_HAND, "2")
    assert error.facts == {"bead": "coral-2", "hand": ("amber-1",)}
    assert refused(table("amber-1", "coral-2"), ANA, "end").reason is Reason.NOT_NOW
    assert refused(table("amber-1", "coral-2"), CLEO, "end").reason is Reason.NOT_YOUR_TURN


def test_3_the_best_bead_wins_and_all_are_put_away() -> None:
    state = played(table("amber-1 onyx-9", "coral-9 ivory-2", ""), (ANA, "choose amber-1"), (BEN, "choose coral-9"))
    assert [player.won for player in state.players] == [0, 1, 0]
    assert [player.hand for player in state.players] == [("onyx-9",), ("ivory-2",), ()]
    assert state.gone == ("amber-1", "coral-9")
    assert (state.winner, GAME.to_act(state)) == (BEN, frozenset({BEN}))
    assert GAME.asked(state, ANA) is None
    assert not GAME.mid_turn(state)


def test_4_the_winner_draws_twice_for_anybody_and_ends() -> None:
    state = table("amber-1", "coral-1", winner=ANA)
    assert list(GAME.legal_actions(state, ANA)) == [Draw(ANA), Draw(BEN), End()]
    state = played(state, (ANA, "draw for 1"), (ANA, "draw for 0"), luck=(33, 0))
    assert [player.hand for player in state.players] == [("amber-1", "ivory-1"), ("coral-1", "onyx-9")]
    assert GAME.mid_turn(state)
    assert GAME.forced(state, ANA) == End()
    assert refused(state, ANA, "draw for 0").reason is Reason.NOT_NOW
    assert refused(state, BEN, "end").reason is Reason.NOT_YOUR_TURN
    after = played(state, (ANA, "end"))
    assert (after.round, after.winner) == (2, None)
    assert GAME.to_act(after) == {ANA, BEN}


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (2, False)])
def test_5_after_the_last_round_all_is_shown(rounds: int, over: bool) -> None:
    state = played(table("amber-1", "coral-1", rounds=rounds, winner=ANA), (ANA, "end"))
    assert state.over is over
    assert (GAME.places(state) is None) is not over
    assert (GAME.player_view(state, None) == state) is over
    if over:
        assert refused(state, ANA, "end").reason is Reason.GAME_OVER


def test_5_nobody_is_asked_without_a_bead_and_ties_stand_together() -> None:
    step = GAME.apply(table("", "", "", winner=ANA), ANA, End(), Replayed())
    assert step.events == (Over((0, 0, 0)),)
    assert GAME.places(step.state) == ((ANA, BEN, CLEO),)
    assert GAME.to_act(step.state) == frozenset()


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = played(table("amber-1 onyx-9", "coral-1"), (ANA, "choose amber-1"))
    assert GAME.player_view(state, ANA).players[ANA] == state.players[ANA]
    for seat in (BEN, None):
        assert GAME.player_view(state, seat).players[ANA] == Player((UNSEEN, UNSEEN), chosen=UNSEEN)
    assert GAME.player_view(state, BEN).bag == (UNSEEN,) * 33


@pytest.mark.parametrize(
    ("event", "others"),
    [
        (Chose(ANA, "amber-1"), Chose(ANA, UNSEEN)),
        (Chose(ANA, "amber-1", instead=True), None),
        (Drew(ANA, ("amber-1", "coral-1")), Drew(ANA, (UNSEEN, UNSEEN))),
        (Shown(("amber-1", ""), ANA), Shown(("amber-1", ""), ANA)),
    ],
)
def test_what_is_told_to_a_seat_and_to_the_others(event: Any, others: Any) -> None:
    assert GAME.event_view(event, ANA) == event
    assert GAME.event_view(event, BEN) == GAME.event_view(event, None) == others


@pytest.mark.parametrize("text", ["", "choose", "choose amber-10", "draw for 7", "draw for x", "end now", "End"])
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_a_log_is_replayed_with_its_luck_and_no_other() -> None:
    start = table("amber-1", "coral-1", winner=ANA)
    assert GAME.replay(start, [(ANA, "draw for 1", (0,)), (ANA, "end", ())]).state.players[BEN].hand == (
        "coral-1",
        "ivory-1",
    )
    with pytest.raises(LuckMismatchError):
        GAME.replay(start, [(ANA, "end", (1,))])


def test_a_position_that_is_none_is_not_loaded() -> None:
    assert GAME.load(GAME.dump(table("amber-1", "coral-1"))) == table("amber-1", "coral-1")
    for text in (b"{}", b"[", b"\xff"):
        with pytest.raises(PositionError):
            GAME.load(text)
        with pytest.raises(PositionError):
            GAME.load_events(text)
