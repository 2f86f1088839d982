"""Rules 13.1 to 13.8: who acts, luck, undo, clocks, plans, refusals."""

from random import Random
from typing import Any

import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import CancelReason, Plan, PlanCancelled, Waits
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Pass
from kingsforge_bot.games.keyflower.rules.planning import Outbid, PassSeason, PassTurn
from tests.games.keyflower.rules.table import Json, Table, bidden, built, game, seat, table
from tests.properties.play import Thrown

TAKEN = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]


def test_whoever_is_not_awaited_cannot_act() -> None:
    """Rule 13.1."""
    t = table(seat("1 red"), seat("1 red"), offer=["keywood"])
    t.awaits(0)
    for line in ("1 pass", "1 bid keywood with 1 red", "1 take keyflower"):
        t.refuses(line, "not-awaited", "13.1")
    t.refuses("0 take keyflower", "not-now", "13.1", verb="take")
    t.refuses("0 done", "not-now", "13.1", verb="done")


def test_nobody_acts_when_the_game_is_over() -> None:
    """Rule 13.1."""
    t = table(seat("1 red", won="keyflower"), seat("1 red"), season="winter", phase="building", boats=TAKEN)
    t.play(f"0 {t.legal(0, 'place')[0]}").play("0 done")
    assert game().to_act(t.state) == frozenset()
    t.refuses("0 pass", "game-over", "13.1")


def test_what_each_is_asked() -> None:
    """Rule 13.1: what all do at once is each one's own, whatever others do meanwhile."""
    t = table(seat("1 red"), seat("1 red"))
    assert game().asked(t.state, Seat(0)) is None
    t.all_pass()
    assert game().asked(t.state, Seat(0)) == game().asked(t.state, Seat(1)) == "end of spring"


def test_luck_is_recorded_with_its_action() -> None:
    """Rules 13.2, 13.3: a use's draw by its place in the bag; nothing more is asked, and nothing less."""
    t = table(seat("1 red"), seat("1 red"), offer=["alehouse"])
    action = game().parse("use alehouse with 1 red")
    blue = t.state.bag.blue
    step = game().apply(t.state, Seat(0), action, Replayed([blue]))
    assert str(step.state.players[0].workers) == "1 red"
    with pytest.raises(LuckMismatchError):
        game().apply(t.state, Seat(0), action, Replayed())


def test_what_ends_a_free_undo() -> None:
    """Rule 13.4: the winter reveal, a new offer, a village that is shown; not a move or a draft."""
    t = table(
        seat("1 red", won="keywood", hand="scribes"),
        seat("1 red", hand="windmill"),
        phase="building",
        boats=TAKEN,
        season="autumn",
    )
    t.play(f"0 {t.legal(0, 'place')[0]}")
    assert not any(map(game().reveals, t.events))
    t.play("0 done")
    assert any(map(game().reveals, t.events))
    t.play("0 give scribes")
    assert not any(map(game().reveals, t.events))
    t.play("1 give windmill")
    assert any(map(game().reveals, t.events))


def mildest(t: Table, who: int) -> str:
    return str(game().timeout_action(t.state, Seat(who)))


def test_the_mildest_moves() -> None:
    """Rule 13.5: pass; in work end; the first winter tile as dealt; the fullest boat; the first fitting place."""
    t = table(seat("2 red"), seat("1 red"))
    assert mildest(t, 0) == "pass"
    assert mildest(t.play("0 use home-1 with 1 red"), 0) == "end"
    choice: dict[str, Any] = {"season": "winter", "phase": "winter-choice"}
    t = table(seat("1 red", hand="windmill apothecary jeweller"), seat("1 red", hand="scribes"), **choice)
    assert mildest(t, 0) == "give windmill"
    t = table(seat("1 red", won="keywood miner"), seat("1 red"), phase="building", boats=TAKEN)
    assert mildest(t, 0) == t.legal(0, "place")[0]
    for _ in range(2):
        t.play(f"0 {mildest(t, 0)}")
    assert mildest(t, 0) == "done"


@pytest.mark.parametrize(
    ("loads", "boat"),
    [
        ([(2, 0), (3, 0), (1, 5)], "sea-bastion"),
        ([(2, 0), (2, 1), (1, 5)], "sea-bastion"),
        ([(2, 1), (2, 1), (2, 1)], "keyflower"),
    ],
)
def test_the_mildest_boat(loads: list[tuple[int, int]], boat: str) -> None:
    """Rule 13.5: most workers, then most skill tiles, then first in order."""
    names = ("keyflower", "sea-bastion", "sea-breese")
    boats: list[Json] = [
        {"name": name, "workers": {"red": workers}, "skills": {"saw": skills}}
        for name, (workers, skills) in zip(names, loads, strict=True)
    ]
    t = table(seat("1 red"), seat("1 red"), seat("1 red"), boats=boats).all_pass()
    assert mildest(t, 0) == f"take {boat}"


def test_what_the_mildest_builder_does_where_nothing_fits() -> None:
    """Rules 10.5, 13.5."""
    shut = seat("1 red", won="summer-boat-1", village=[built("alehouse", 0, 1, 5)])
    t = table(shut, seat("1 red"), phase="building", season="summer", boats=TAKEN)
    assert mildest(t, 0) == "place summer-boat-1 aside"


ONCE, SEASON = PassTurn(), PassSeason()


def test_what_can_be_planned() -> None:
    """Rule 13.6: to pass once, until outbid, or for this season."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("keywood", "1 2 red")])
    assert game().period(t.state) == "spring"
    assert list(game().planned_actions(t.seen(1), Seat(1))) == [ONCE, SEASON]
    assert list(game().cancel_conditions(t.seen(1), Seat(1))) == [Outbid()]
    assert (ONCE.lasts, SEASON.lasts) == (False, True)
    t.play("0 pass").play("1 pass")
    assert game().period(t.state) is None
    assert list(game().planned_actions(t.seen(1), Seat(1))) == []


def test_what_becomes_of_a_plan() -> None:
    """Rule 13.6: it answers when the turn comes; an answer is a pass like any other."""
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "1 1 red")])
    plan = Plan("spring", (SEASON,), (Outbid(),))
    assert isinstance(game().planned(t.seen(1), Seat(1), plan), Waits)
    t.play("0 pass")
    assert game().planned(t.seen(1), Seat(1), plan) == Pass()
    t = table(seat("2 red"), seat("1 red"), offer=[bidden("keywood", "1 1 red")])
    t.play("0 bid keywood with 2 red")
    assert game().planned(t.seen(1), Seat(1), plan) == PlanCancelled(CancelReason.STOPPED, Outbid())
    assert game().planned(t.seen(1), Seat(1), Plan("summer", (ONCE,))) == PlanCancelled(CancelReason.EXPIRED)


@pytest.mark.parametrize(
    "text", ["spring: pass", "spring: pass season unless outbid", "pass", "spring: pass, pass season"]
)
def test_plans_in_the_notation(text: str) -> None:
    """Rule 13.6."""
    assert str(game().parse_plan(text)) == text


@pytest.mark.parametrize("text", ["spring: bid", "spring: pass unless rain", "round 1: pass", "", "spring: pass twice"])
def test_what_is_no_plan(text: str) -> None:
    """Rule 13.6."""
    with pytest.raises(NotationError):
        game().parse_plan(text)


def test_games_end() -> None:
    """Rule 13.7: at random, in some hundred actions."""
    from kingsforge_bot.players.random_player import RandomPlayer
    from kingsforge_bot.players.self_play import self_play

    luck = Thrown(Random("a game"))
    moves = list(self_play(game(), game().setup(3, {}, luck).state, [RandomPlayer()], luck))
    assert 100 < len(moves) < 1000


def test_a_refusal_cites_the_lowest_number_broken() -> None:
    """Rule 13.8: unreadable things first, then who is not awaited, then by the rules' numbers."""
    offer = [bidden("keywood", "1 3 red"), bidden("miner", "0 2 red")]
    t = table(seat("9 blue"), seat("1 red"), offer=offer)
    t.refuses("0 bid well with 1 red moving 9", "not-in-play", "16.2")
    t.refuses("0 bid keywood with 1 red moving 9", "no-such-place", "16.2", place="9")
    t.refuses("0 bid keywood with 1 red", "not-behind-screen", "4.4")
    t.refuses("0 bid keywood with 2 red moving 2", "group-wins", "4.5")
    t.refuses("0 bid keywood with 2 blue", "locked", "5.1")
    t.refuses("0 bid home-2 with 1 blue", "not-for-bids", "6.1")
    t.refuses("0 use order-1 with 7 blue", "no-use", "7.1")
