"""Plans: kept to oneself, carried out in the transaction of the action that made them due, dropped with a reason."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import Plan
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyRefused, NotSeated, PlanReason, PlanRefused, StoreFailed
from kingsforge_bot.service.post.notices import PlansDropped
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.plan_records import PlanEnd
from kingsforge_bot.service.turn.planning import MOST_PLANS, OwnPlans, drop_plans, rearm_plans
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Cause, TableId, UserId
from tests.databases.by_hand import change
from tests.databases.tampering import let_plans_fail
from tests.service.listening import said
from tests.service.room import BEN, CLEO, DAN, FORGE, GAMES, FakePublisher, Room, open_room
from tests.service.turn.planning import ONE, order, plan


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Three people at a table of King's Forge, where the first of them is to gather."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, CLEO)
        yield opened


async def entries(room: Room, last: int = 20) -> list[tuple[str, Cause]]:
    return [(entry.action, entry.cause) for entry in await room.service.history.entries(ONE, last=last)]


def ends(own: OwnPlans) -> list[PlanEnd | None]:
    return [one.kept.why for one in own.ended]


async def refusal(room: Room, user: UserId, text: str) -> PlanReason:
    with pytest.raises(PlanRefused) as caught:
        await plan(room, user, text)
    return caught.value.reason


async def dropped(room: Room) -> list[PlansDropped]:
    publisher = FakePublisher()
    await said(room, publisher)
    return [post.notice for post in publisher.notices if isinstance(post.notice, PlansDropped)]


async def test_one_action_plays_out_a_chain_across_players(room: Room) -> None:
    _first, second, third = await order(room)
    await plan(room, second, "pass")
    await plan(room, third, "pass")
    done = await room.act(ONE, "pass taking metal")
    assert await entries(room, 3) == [
        ("pass taking metal", Cause.PLAYER),
        ("pass", Cause.PLAN),
        ("pass", Cause.PLAN),
    ]
    assert [(entry.action, entry.cause) for entry in done.followed] == [("pass", Cause.PLAN), ("pass", Cause.PLAN)]
    assert done.look.view.phase == "craft"
    assert ends(await room.service.planning.own(ONE, second)) == [PlanEnd.DONE]
    assert await dropped(room) == []


async def test_a_plan_waits_until_it_is_ones_turn_again(room: Room) -> None:
    first, second, _third = await order(room)
    own = await plan(room, first, "pass taking token")
    assert own.look.is_awaited
    assert await entries(room, 1) == [("setup", Cause.PLAYER)]
    await room.act(ONE, "pass taking metal")
    # One's own pass leaves nothing to plan: that needs no telling.
    assert ends(await room.service.planning.own(ONE, first)) == [PlanEnd.GONE]
    assert (await room.service.play.look(ONE)).awaited == {(await room.service.play.look(ONE, second)).seat}
    assert await dropped(room) == []


async def test_what_stands_behind_a_plan_that_waits_waits_too(room: Room) -> None:
    _, second, third = await order(room)
    await plan(room, second, "pass")
    await plan(room, third, "pass taking metal")
    own = await plan(room, second, "pass last")
    assert [one.kept.text for one in own.armed] == ["round 1: pass", "round 1: pass last"]
    own = await room.service.planning.put_first(ONE, second, own.armed[1].kept.number)
    assert [one.kept.text for one in own.armed] == ["round 1: pass last", "round 1: pass"]
    await room.act(ONE, "pass taking metal")
    assert await entries(room, 1) == [("pass taking metal", Cause.PLAYER)]
    own = await room.service.planning.own(ONE, second)
    assert own.look.is_awaited
    await room.service.planning.remove(ONE, second, own.armed[0].kept.number)
    assert len((await room.service.planning.own(ONE, second)).armed) == 1


async def test_plans_of_a_seat_act_one_after_the_other(room: Room) -> None:
    first, second, third = await order(room)
    look = await room.service.play.look(ONE, second)
    sides = [str(one) for one in FORGE.planned_actions(look.view, Seat(0)) if str(one).startswith("gather")][:2]
    await plan(room, second, ", ".join(sides))
    await plan(room, second, "pass")
    for user in (first, third):
        await plan(room, user, "pass taking token")
    await room.act(ONE, "pass taking metal")
    log = await entries(room)
    assert [cause for _, cause in log[2:5]] == [Cause.PLAN] * 3
    assert log[2][0].startswith("gather")
    assert [text for text, _ in log[3:5]] == ["pass", "pass"]


async def test_what_others_do_can_drop_a_plan_and_its_owner_is_told(room: Room) -> None:
    _first, second, third = await order(room)
    await plan(room, third, "pass taking metal unless passed")
    await plan(room, second, "pass")
    await room.act(ONE, "pass taking metal")
    own = await room.service.planning.own(ONE, third)
    assert (ends(own), own.ended[0].kept.detail) == ([PlanEnd.STOPPED], "passed")
    [notice] = await dropped(room)
    assert notice.seats == (own.look.seat,)
    # The plan before it was carried out all the same.
    assert (await entries(room, 1)) == [("pass", Cause.PLAN)]


async def test_a_plan_ends_with_its_round_without_a_line(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, players=2)
        look = await room.service.play.look(ONE)
        # Two players, and no card left to take the next one's place: a claim ends the phase (2.8).
        await room.put(ONE, FORGE.dump(replace(look.view, deck=(), turn=Seat(0))))
        await plan(room, BEN, "pass")
        await room.act(ONE, str(next(FORGE.legal_actions((await room.service.play.look(ONE)).view, Seat(0)))))
        assert (await room.service.play.look(ONE)).view.phase == "craft"
        assert ends(await room.service.planning.own(ONE, BEN)) == [PlanEnd.EXPIRED]
        assert await refusal(room, BEN, "pass") is PlanReason.NOTHING
        assert await dropped(room) == []


async def test_nobody_else_learns_of_a_plan_that_waits(room: Room) -> None:
    first, second, third = await order(room)
    before = [await room.service.play.look(ONE, user) for user in (first, third, None)]
    own = await plan(room, second, "pass unless passed")
    after = [await room.service.play.look(ONE, user) for user in (first, third, None)]
    assert [(look.view, look.table) for look in after] == [(look.view, look.table) for look in before]
    assert (await room.service.history.file(ONE)).to_json().count(b"unless") == 0
    assert (await room.service.planning.own(ONE, first)).armed == ()
    with pytest.raises(PlanRefused) as caught:
        await room.service.planning.remove(ONE, first, own.armed[0].kept.number)
    assert caught.value.reason is PlanReason.NO_SUCH
    with pytest.raises(NotSeated):
        await room.service.planning.own(ONE, DAN)
    everywhere = await room.service.planning.everywhere(second)
    assert {table: [str(one.plan) for one in plans] for table, plans in everywhere.items()} == {
        ONE: ["round 1: pass unless passed"]
    }
    assert await room.service.planning.everywhere(third) == {}


async def test_what_cannot_be_planned_is_refused(room: Room) -> None:
    user = (await order(room))[1]
    assert await refusal(room, user, "round 2: pass") is PlanReason.EXPIRED
    assert await refusal(room, user, "gather workshop.top") is PlanReason.GONE
    assert await refusal(room, user, ", ".join(["pass last"] + [f"gather {side}" for side in SIDES])) in (
        PlanReason.TOO_MANY,
        PlanReason.GONE,
    )
    for text in ("", "jump", "pass unless", "pass unless bored", "gather", "pass,", "x" * 500, "round 1:pass"):
        with pytest.raises(NotationError):
            await plan(room, user, text)
    await room.act(ONE, "pass taking metal")
    assert await refusal(room, user, "pass unless passed") is PlanReason.STOPPED
    assert (await room.service.planning.own(ONE, user)).armed == ()


SIDES = ("mill.top", "mill.bottom", "shrine.top", "shrine.bottom", "garden.top", "garden.bottom")


async def test_at_most_five_wait_and_the_same_one_only_once(room: Room) -> None:
    user = (await order(room))[1]
    texts = ["pass", "pass last", "pass taking metal", "pass taking token", "pass, pass last", "pass last, pass"]
    for text in texts[:MOST_PLANS]:
        await plan(room, user, text)
    assert await refusal(room, user, texts[MOST_PLANS]) is PlanReason.TOO_MANY
    assert len((await plan(room, user, "pass")).armed) == MOST_PLANS
    own = await room.service.planning.remove(ONE, user, 1)
    assert len(own.armed) == MOST_PLANS - 1
    assert own.ended == ()
    assert len((await plan(room, user, texts[MOST_PLANS])).armed) == MOST_PLANS


async def test_stops_take_the_place_of_those_before(room: Room) -> None:
    user = (await order(room))[1]
    await plan(room, user, "pass")
    own = await room.service.planning.stop(ONE, user, 1, ["passed", "taken mill"])
    assert own.armed[0].kept.text == "round 1: pass unless passed, taken mill"
    own = await room.service.planning.stop(ONE, user, 1, ["passed"])
    assert own.armed[0].kept.text == "round 1: pass unless passed"
    with pytest.raises(NotationError):
        await room.service.planning.stop(ONE, user, 1, ["passed unless"])


async def test_a_table_without_turns_takes_no_plans(room: Room) -> None:
    await room.lobby(BEN)
    with pytest.raises(LobbyRefused):
        await room.service.planning.add(TableId(2), BEN, "pass")
    await room.service.endings.end(ONE, DAN, moderator=True)
    with pytest.raises(LobbyRefused):
        await plan(room, BEN, "pass")


async def test_a_seat_that_changes_hands_has_planned_nothing(room: Room) -> None:
    _first, second, _ = await order(room)
    own = await plan(room, second, "pass")
    async with room.store.writing() as writing:
        await drop_plans(writing, own.look.table, own.look.seat or Seat(0))
    await room.act(ONE, "pass taking metal")
    assert await entries(room, 1) == [("pass taking metal", Cause.PLAYER)]
    after = await room.service.planning.own(ONE, second)
    assert (after.armed, after.ended) == ((), ())


async def test_a_plan_of_whoever_sits_there_no_more_does_nothing(room: Room) -> None:
    _first, second, _ = await order(room)
    own = await plan(room, second, "pass")
    await change(room.store, "UPDATE seats SET user = ? WHERE table_id = 1 AND seat = ?", DAN, own.look.seat)
    await room.act(ONE, "pass taking metal")
    assert await entries(room, 1) == [("pass taking metal", Cause.PLAYER)]
    assert await dropped(room) == []


async def undo(room: Room, to: int) -> None:
    """Ada takes back what came after that entry."""
    states = TableStates(room.store, GAMES)
    table = await states.table(ONE)
    state = await state_after(room.store, FORGE, table, to)
    async with room.store.writing() as writing:
        committer = Committer(room.store, states, room.clock)
        await committer.note(writing, table, await states.newest(table), Undone(to), seat=Seat(0), state=state)
        await rearm_plans(writing, table, to)


async def test_an_undo_arms_again_what_was_done_or_dropped_since(room: Room) -> None:
    _first, second, third = await order(room)
    await plan(room, second, "pass")
    await plan(room, third, "pass unless passed")
    await plan(room, third, "pass")
    removed = await plan(room, third, "pass last")
    await room.service.planning.remove(ONE, third, removed.armed[-1].kept.number)
    before = (await room.service.play.look(ONE)).table.seq
    await room.act(ONE, "pass taking metal")
    await undo(room, before)
    assert [one.kept.text for one in (await room.service.planning.own(ONE, second)).armed] == ["round 1: pass"]
    own = await room.service.planning.own(ONE, third)
    assert [one.kept.text for one in own.armed] == ["round 1: pass unless passed", "round 1: pass"]
    # An undo makes no plan due; the action after it does, with the same outcome.
    assert await room.service.play.look(ONE) is not None
    assert (await entries(room, 1))[0][0] == ""
    await room.act(ONE, "pass taking token")
    assert [cause for _, cause in await entries(room, 3)] == [Cause.PLAYER, Cause.PLAN, Cause.PLAN]


async def test_an_undo_brings_no_more_plans_back_than_there_is_room_for(room: Room) -> None:
    _first, second, third = await order(room)
    await plan(room, second, "pass unless passed")
    for stops in ("passed", "passed, taken mill", "passed, taken garden", "passed, taken tavern", "taken mill, passed"):
        await plan(room, third, f"pass unless {stops}")
    planned = [one.kept.text for one in (await room.service.planning.own(ONE, third)).armed]
    before = (await room.service.play.look(ONE)).table.seq
    await room.act(ONE, "pass taking metal")
    for text in ("pass", "pass unless taken mill", "pass unless taken garden"):
        await plan(room, third, text)
    await undo(room, before)
    own = await room.service.planning.own(ONE, third)
    assert len(planned) == len(own.armed) == MOST_PLANS
    assert [one.kept.text for one in own.armed if one.kept.text in planned] == planned[:2]
    assert ends(own) == [PlanEnd.STOPPED] * 3
    assert len((await room.service.planning.own(ONE, second)).armed) == 1


async def test_who_takes_ones_own_move_back_has_the_plans_from_before_it(room: Room) -> None:
    first, _, _ = await order(room)
    await plan(room, first, "pass taking token")
    await room.act(ONE, "pass taking metal")
    assert (await room.service.planning.own(ONE, first)).armed == ()
    would = await room.service.undoing.would(ONE, first)
    assert not would.asks
    await room.service.undoing.take_back(ONE, first, would.to, decided_on=would.table.seq)
    own = await room.service.planning.own(ONE, first)
    assert ([one.kept.text for one in own.armed], own.ended) == (["round 1: pass taking token"], ())
    assert own.look.is_awaited


async def test_what_a_plan_did_goes_back_with_consent_only(room: Room) -> None:
    _, second, _ = await order(room)
    await plan(room, second, "pass")
    await room.act(ONE, "pass taking metal")
    assert (await room.service.undoing.would(ONE, second)).asks


async def test_who_leaves_for_good_leaves_no_plan(room: Room) -> None:
    _, second, _ = await order(room)
    await plan(room, second, "pass")
    assert [row["plan"] for row in (await room.service.personal.kept(second))["plans"]] == ["round 1: pass"]
    await room.service.personal.forget(second)
    async with room.store.writing() as writing:
        assert await writing.plans.armed(ONE) == ()
    assert (await room.service.personal.kept(second))["plans"] == []


async def test_a_refused_plan_harms_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    _first, second, _third = await order(room)
    await plan(room, second, "pass")
    monkeypatch.setattr(FORGE, "planned", lambda state, seat, plan: FORGE.parse("roll"), raising=False)
    await room.act(ONE, "pass taking metal")
    own = await room.service.planning.own(ONE, second)
    assert (ends(own), own.ended[0].kept.detail) == ([PlanEnd.REFUSED], "1.6")
    assert own.look.is_awaited
    assert len(await dropped(room)) == 1


async def test_a_fault_in_a_plan_is_its_own(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    _first, second, _third = await order(room)
    await plan(room, second, "pass")

    def faulty(state: Any, seat: Seat, plan: Plan) -> Any:
        raise LookupError(str(plan))

    monkeypatch.setattr(FORGE, "planned", faulty, raising=False)
    await room.act(ONE, "pass taking metal")
    assert ends(await room.service.planning.own(ONE, second)) == [PlanEnd.FAILED]


async def test_a_failing_statement_of_a_plan_undoes_that_plan_alone(room: Room) -> None:
    _first, second, _third = await order(room)
    await plan(room, second, "pass")
    await let_plans_fail(room.store, lost=False)
    await room.act(ONE, "pass taking metal")
    own = await room.service.planning.own(ONE, second)
    assert ends(own) == [PlanEnd.FAILED]
    assert await entries(room, 1) == [("pass taking metal", Cause.PLAYER)]
    assert own.look.is_awaited


async def test_a_transaction_that_is_lost_is_lost_whole(room: Room) -> None:
    _first, second, _third = await order(room)
    await plan(room, second, "pass")
    await let_plans_fail(room.store, lost=True)
    with pytest.raises(StoreFailed):
        await room.act(ONE, "pass taking metal")
    assert (await room.service.play.look(ONE)).table.seq == 1
    assert len((await room.service.planning.own(ONE, second)).armed) == 1


async def test_plans_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        await room.started(BEN, CLEO)
        second = (await order(room))[1]
        await plan(room, second, "pass")
    async with open_room(path) as room:
        await room.act(ONE, "pass taking metal")
        assert await entries(room, 1) == [("pass", Cause.PLAN)]


async def test_setting_a_plan_waits_for_the_action_that_is_being_carried_out(room: Room) -> None:
    _first, _second, third = await order(room)
    acting = asyncio.create_task(room.act(ONE, "pass taking metal"))
    planned = asyncio.create_task(plan(room, third, "pass"))
    await asyncio.gather(acting, planned)
    await room.act(ONE, "pass")
    assert await entries(room, 1) == [("pass", Cause.PLAN)]
