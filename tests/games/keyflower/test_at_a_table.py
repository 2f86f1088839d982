"""Rules 13.4 to 13.6 through the service and its database: undo, clocks with several awaited at once, plans; seats."""

from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import UNSEEN
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.service.errors import UndoReason, UndoRefused
from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.time.clock import HOUR
from kingsforge_bot.service.turn.undoing import Retraction
from kingsforge_bot.service.types import Bar, Cause, UserId
from tests.games.keyflower.rules.table import Json, Table, built, seat, table
from tests.games.keyflower.sitting import PEOPLE, first, play, seated, state
from tests.service.room import ADA, BEN, CLEO, DAN, Room
from tests.service.timed import ONE, PACE, left, log, look, notices, one

FREE: Bar | None = None
ROADS = [built("keywood", 0, -1, goods="2 wood"), built("miner", 0, -2)]
"""North of home-1, along roads."""
BOATS = ("keyflower", "sea-bastion", "sea-breese")
QUAY = [{"name": name} for name in BOATS]
HANDS = ("windmill apothecary", "scribes jeweller", "scholar keythedral")


async def places(room: Room, who: int) -> None:
    await play(room, await first(room, who, "place"))


async def would(room: Room, who: int) -> Retraction:
    return await room.service.undoing.would(ONE, PEOPLE[who])


async def undo(room: Room, who: int) -> State:
    """Freely."""
    retraction = await would(room, who)
    assert retraction.bar is FREE
    await room.service.undoing.take_back(ONE, PEOPLE[who], retraction.to, decided_on=retraction.table.seq)
    return await state(room)


def in_turn(*more: Json, offer: tuple[str, ...] = ("alehouse",)) -> Table:
    """Seat 0 is in turn, with a road to move things along."""
    return table(seat("9 red", village=ROADS, goods="1 wood 1 stone"), *more, offer=offer)


OTHERS = (seat("9 blue"), seat("9 blue"))


def before_building(*won: str, **more: Any) -> Table:
    """Seat 0 takes the last but one boat; then all build what they have won."""
    seats = [seat("1 red", won=tiles, hand=hand) for tiles, hand in zip(won, HANDS, strict=True)]
    boats = [{"name": "keyflower", "taken": 2}, *QUAY[1:]]
    return table(*seats, **{"phase": "boats", "choosers": [0, 1], "boats": boats, **more})


def before_winter() -> Table:
    """Seat 0 is the last to build in autumn."""
    last, *others = [seat("1 red", hand=hand) for hand in HANDS]
    taken = [boat | {"taken": number} for number, boat in enumerate(QUAY)]
    return table(last | {"won": [{"name": "sawmill"}]}, *others, season="autumn", phase="building", boats=taken)


async def to_winter(room: Room) -> None:
    await places(room, 0)
    await play(room, "0 done")
    assert (await state(room)).phase is Phase.WINTER_CHOICE


# 13.4: undo


async def test_13_4_moves_and_upgrades_go_back_one_by_one(tmp_path: Path) -> None:
    """The one that ended the work by itself (8.4) leads back into it, although the turn was over."""
    lines = ("0 use stable with 1 red", "0 upgrade home-1", "0 move 1 wood from keywood to miner")
    more = (seat("9 blue", village=[built("stable", 0, -1)]), seat("9 blue"))
    async with seated(tmp_path, in_turn(*more)) as room:
        stood = []
        for line in (*lines, "0 move 1 wood from keywood to home-1"):
            stood.append(await state(room))
            await play(room, line)
        assert (await state(room)).turn == 1
        for before in reversed(stood):
            assert await undo(room, 0) == before


async def test_13_4_a_draw_was_seen(tmp_path: Path) -> None:
    async with seated(tmp_path, in_turn(*OTHERS)) as room:
        await play(room, "0 use alehouse with 1 red")
        assert (await would(room, 0)).bar is Bar.LUCK


async def test_13_4_once_another_seat_has_acted(tmp_path: Path) -> None:
    async with seated(tmp_path, in_turn(*OTHERS)) as room:
        await play(room, "0 bid alehouse with 1 red")
        assert (await would(room, 0)).bar is FREE
        await play(room, "1 pass")
        assert (await would(room, 0)).bar is Bar.OTHERS


async def test_13_4_the_pass_that_ends_the_season_shows_nothing(tmp_path: Path) -> None:
    """Tiles won, workers taken back and who takes a boat are no secrets (9.1 to 9.5)."""
    async with seated(tmp_path, table(seat("1 red"), *OTHERS, passes=2, offer=["keywood"])) as room:
        before = await state(room)
        await play(room, "0 pass")
        assert (await state(room)).phase is Phase.BOATS
        assert await undo(room, 0) == before


async def test_13_4_a_new_offer_was_seen(tmp_path: Path) -> None:
    async with seated(tmp_path, before_building("keywood", "", "")) as room:
        await play(room, "0 take sea-bastion")
        await places(room, 0)
        await play(room, "0 done")
        assert (await state(room)).season == "summer"
        assert (await would(room, 0)).bar is Bar.LUCK


async def test_13_4_a_village_was_shown(tmp_path: Path) -> None:
    async with seated(tmp_path, before_building("keywood", "miner", "")) as room:
        await play(room, "0 take sea-bastion")
        await places(room, 0)
        await play(room, "0 done")
        assert (await would(room, 0)).bar is Bar.REVEALED


async def test_13_4_a_winter_choice_is_changed_whatever_others_chose(tmp_path: Path) -> None:
    """Nothing goes back before the reveal, for one may choose again (3.5); nor freely after it."""
    async with seated(tmp_path, before_winter()) as room:
        await to_winter(room)
        await play(room, "0 give windmill", "1 give scribes")
        for who in (0, 1):
            with pytest.raises(UndoRefused) as refused:
                await would(room, who)
            assert refused.value.reason is UndoReason.CHOOSE_AGAIN
        await play(room, "0 give apothecary", "2 give scholar")
        assert (await would(room, 2)).bar in (Bar.REVEALED, Bar.LUCK)
        assert {tile.name for tile in (await state(room)).offer} == {"apothecary", "scribes", "scholar"}


async def test_13_1_the_board_says_who_has_still_to_choose(tmp_path: Path) -> None:
    """A first winter choice owes a board, which names those still awaited; a change of mind is nobody else's."""
    async with seated(tmp_path, before_winter()) as room:
        await to_winter(room)
        before = await boards(room)
        await play(room, "0 give windmill")
        seen = await look(room)
        assert await boards(room) - before == {seen.table.seq}
        assert seen.awaited == {1, 2}
        await play(room, "0 give apothecary")
        assert await boards(room) - before == {seen.table.seq}


async def boards(room: Room) -> set[int]:
    """The entries of which boards are owed."""
    return {owed.seq for owed in await room.store.owed(ONE) if owed.kind is PostKind.BOARD}


async def test_13_4_the_undo_of_place_is_lift_whatever_others_build(tmp_path: Path) -> None:
    async with seated(tmp_path, before_building("keywood woodcutter", "miner", "quarryman")) as room:
        await play(room, "0 take sea-bastion")
        await places(room, 0)
        begun = await state(room)
        await places(room, 0)
        assert await undo(room, 0) == begun, "while nobody else builds it goes back as anything does"
        for who in (0, 1, 2):
            await places(room, who)
        await play(room, "1 done")
        retraction = await would(room, 0)
        assert [(entry.seat, entry.action.split()[0]) for entry in retraction.entries] == [(0, "place")]
        now = await undo(room, 0)
        assert (await room.service.history.entries(ONE, ADA, last=1))[0].action == "lift"
        assert now.players[0] == begun.players[0]
        assert (len(now.players[1].village), len(now.players[2].draft)) == (2, 1), "what others built stays"


# 13.5: clocks


async def clocks(room: Room) -> list[int]:
    return [await left(room, Seat(who)) for who in range(3)]


async def test_13_5_a_use_and_its_work_are_one_turn(tmp_path: Path) -> None:
    """Rules 4.6, 13.5: it brings its time once, at its end; which is also what is played when time is over."""
    mine, theirs = seat("2 red", goods="1 wood 1 stone"), seat("1 red", village=[built("stable", 0, -1)])
    async with seated(tmp_path, table(mine, theirs, OTHERS[0], turn=2), pace=PACE) as room:
        await play(room, "2 pass")
        room.clock.now += 6 * HOUR
        for line in ("0 use stable with 1 red", "0 upgrade home-1"):
            await play(room, line)
            assert await left(room, Seat(0)) == 18 * HOUR
        await play(room, "0 end")
        assert await left(room, Seat(0)) == 22 * HOUR
        await play(room, "1 pass", "2 pass", "0 use home-2 with 1 red")
        await room.at(room.clock.now + 22 * HOUR)
        *_, last = await log(room)
        assert (last.seat, last.action, last.cause) == (0, "end", Cause.CLOCK)


async def test_13_5_in_the_winter_choice_all_clocks_run(tmp_path: Path) -> None:
    """Who has given has done so in time; to choose again brings none."""
    async with seated(tmp_path, before_winter(), pace=PACE) as room:
        await to_winter(room)
        full = await clocks(room)
        room.clock.now += 10 * HOUR
        assert await clocks(room) == [time - 10 * HOUR for time in full]
        await play(room, "1 give scribes")
        given = await left(room, Seat(1))
        assert given == full[1] - 6 * HOUR
        room.clock.now += HOUR
        await play(room, "1 give jeweller")
        assert await clocks(room) == [full[0] - 11 * HOUR, given, full[2] - 11 * HOUR]


async def test_13_5_who_lets_the_winter_choice_pass_gives_the_first_tile_dealt(tmp_path: Path) -> None:
    async with seated(tmp_path, before_winter(), pace=PACE) as room:
        await to_winter(room)
        await play(room, "1 give jeweller")
        await room.at(room.clock.now + 30 * HOUR)
        assert [player.given for player in (await state(room)).players] == [("windmill",), ("jeweller",), ("scholar",)]
        mine = [(entry.seat, entry.action) for entry in await room.service.history.entries(ONE, ADA, last=2)]
        assert mine[0] == (0, "give windmill")
        assert [entry.cause for entry in (await log(room))[-2:]] == [Cause.CLOCK, Cause.CLOCK]


async def test_13_5_a_whole_village_is_built_at_once_and_other_drafts_stand(tmp_path: Path) -> None:
    """It is one turn out of time, however many tiles there are; the others go on as if nothing had been."""
    position = before_building("keywood woodcutter", "miner", "quarryman", choosers=[0, 1, 2], boats=QUAY)
    async with seated(tmp_path, position, pace=PACE) as room:
        await play(room, "0 take sea-bastion")
        room.clock.now += 6 * HOUR
        await play(room, "1 take keyflower")
        assert await clocks(room) == [18 * HOUR, 22 * HOUR, 18 * HOUR]
        await places(room, 1)
        await places(room, 2)
        await play(room, "2 done")
        draft = (await state(room)).players[1].draft
        await room.at(room.clock.now + 18 * HOUR)
        now = await state(room)
        assert [len(player.village) for player in now.players] == [3, 1, 2]
        assert now.players[1].draft == draft
        assert (await one(room, Seat(0))).late == 1
        assert await left(room, Seat(1)) == 4 * HOUR


async def test_13_5_a_boat_comes_before_the_village(tmp_path: Path) -> None:
    """The fullest, which is one turn; the village has the time of another."""
    loads = [{"name": name, "workers": {"red": count}} for name, count in zip(BOATS, (2, 5, 3), strict=True)]
    position = before_building("", "keywood", "", choosers=[0, 1, 2], boats=loads)
    async with seated(tmp_path, position, pace=PACE) as room:
        await play(room, "0 take keyflower")
        await room.at(room.clock.now + 24 * HOUR)
        now = await state(room)
        assert [boat.taken for boat in now.boats] == [0, 1, 2]
        assert (len(now.players[1].won), await left(room, Seat(1))) == (1, 4 * HOUR)
        await room.at(room.clock.now + 4 * HOUR)
        assert (await state(room)).season == "summer"


# 13.6: plans


async def test_13_6_passes_by_plan_end_the_season_as_any_do(tmp_path: Path) -> None:
    """Rules 4.2, 13.6: and what came of another's plan is freely taken back by nobody (13.4)."""
    async with seated(tmp_path, in_turn(*OTHERS)) as room:
        for who, plan in ((1, "spring: pass"), (2, "spring: pass season unless outbid")):
            await room.service.planning.add(ONE, PEOPLE[who], plan)
        await play(room, "0 pass")
        assert (await state(room)).phase is Phase.BOATS
        assert [entry.cause for entry in (await log(room))[-3:]] == [Cause.PLAYER, Cause.PLAN, Cause.PLAN]
        assert (await would(room, 0)).bar is Bar.OTHERS


# Reminders, seats, ends


async def reminded(room: Room) -> set[UserId]:
    return {notice.user for notice in await notices(room) if isinstance(notice, Reminder)}


async def test_10_1_all_who_build_are_reminded_and_nobody_who_is_done(tmp_path: Path) -> None:
    async with seated(tmp_path, before_building("keywood", "miner", "quarryman")) as room:
        await play(room, "0 take sea-bastion")
        await places(room, 1)
        await places(room, 2)
        await play(room, "2 done")
        await room.at(room.clock.now + 12 * HOUR)
        assert await reminded(room) == {ADA, BEN}


async def test_3_5_all_who_have_not_given_are_reminded(tmp_path: Path) -> None:
    async with seated(tmp_path, before_winter()) as room:
        await to_winter(room)
        await play(room, "1 give scribes")
        await room.at(room.clock.now + 12 * HOUR)
        assert await reminded(room) == {ADA, CLEO}


async def test_2_1_a_substitute_sees_the_screen_and_not_what_came_behind_it(tmp_path: Path) -> None:
    """Nor the winter tiles chosen, nor the draft before: of that the log tells them what it tells everybody."""
    async with seated(tmp_path, in_turn(*OTHERS)) as room:
        await play(room, "0 use alehouse with 1 red")
        theirs, everybody = await room.service.history.entries(ONE, ADA), await log(room)
        assert theirs[-1].events != everybody[-1].events
        assert theirs[0].events != everybody[0].events
        await room.service.seats.resign(ONE, ADA, bot=False)
        seen = await room.service.seats.take(ONE, DAN, "Dan", Seat(0))
        assert seen.view.players[0] == (await state(room)).players[0]
        assert (await room.service.history.entries(ONE, DAN))[: len(everybody)] == everybody


async def test_13_1_bots_choose_and_build_while_people_think(tmp_path: Path) -> None:
    """Who takes over a seat amid a choice finishes that, or the village begun, and waits for nobody else to."""
    async with seated(tmp_path, before_winter()) as room:
        await to_winter(room)
        await resign(room, 2)
        assert (await look(room)).awaited == {0, 1}
        assert (await look(room)).view.players[2].given == (UNSEEN,)
        await play(room, "0 give windmill", "1 give scribes")
        assert (await state(room)).phase is Phase.TURNS


async def test_13_1_a_bot_goes_on_with_a_village_begun(tmp_path: Path) -> None:
    async with seated(tmp_path, before_building("keywood", "miner", "quarryman woodcutter")) as room:
        await play(room, "0 take sea-bastion")
        await places(room, 2)
        await resign(room, 2)
        assert (await look(room)).awaited == {0, 1}
        assert len((await look(room)).view.players[2].village) == 3


async def resign(room: Room, who: int) -> None:
    """A bot plays on."""
    await room.service.seats.resign(ONE, PEOPLE[who], bot=True)
    await room.service.play.resume()
