"""Random games with random plans come to what the same decisions come to when they are made by hand."""

from pathlib import Path
from random import Random

import pytest

from kingsforge_bot.core.game import Game
from kingsforge_bot.core.plans import Plan
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.errors import PlanRefused
from kingsforge_bot.service.types import Cause, TableId, UserId
from tests.properties.play import Thrown
from tests.service.audit.verifying import verified
from tests.service.room import ADA, BEN, BOTS, CLEO, GAMES, Room, awaited_user, open_room

ONE = TableId(1)
PEOPLE = (ADA, BEN, CLEO)
ENOUGH = 600


async def plan_something(room: Room, user: UserId, source: Random) -> None:
    own = await room.service.planning.own(ONE, user)
    if own.period is None or not own.planned_actions:
        return
    planned_actions = source.sample(own.planned_actions, min(len(own.planned_actions), source.randint(1, 3)))
    stops = source.sample(own.cancel_conditions, min(len(own.cancel_conditions), source.choice((0, 0, 1))))
    try:
        await room.service.planning.add(ONE, user, str(Plan(own.period, tuple(planned_actions), tuple(stops))))
    except PlanRefused:
        return


async def decide(room: Room, source: Random) -> None:
    """One of those awaited decides as a bot player would."""
    game = room.service.play.game(room.game.key)
    table = (await room.service.play.look(ONE)).table
    look = await room.service.play.look(ONE, source.choice([user for user in PEOPLE if await awaited(room, user)]))
    assert look.seat is not None
    action = choice(game, BOTS[room.game.key]["random"], look.view, look.seat, Thrown(source))
    await room.service.play.act(ONE, awaited_user(table, look.seat), action, decided_on=table.seq)


async def awaited(room: Room, user: UserId) -> bool:
    return (await room.service.play.look(ONE, user)).is_awaited


async def played(room: Room, source: Random) -> int:
    """Play to the end, with plans of everybody; how many entries are a plan's."""
    for _ in range(ENOUGH):
        look = await room.service.play.look(ONE)
        if not look.awaited:
            break
        for user in PEOPLE:
            if source.random() < 0.5:
                await plan_something(room, user, source)
        await decide(room, source)
    else:
        raise AssertionError("no end in sight")
    return sum(entry.cause is Cause.PLAN for entry in await room.service.history.entries(ONE, last=1000))


@pytest.mark.long
@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", ["elm", "fir"])
async def test_plans_are_decisions_like_any(key: str, seed: str, tmp_path: Path) -> None:
    game: Game[object, object, object] = GAMES[key]
    async with open_room(tmp_path / "planned.sqlite3", seed, game) as room:
        await room.started(BEN, CLEO)
        assert await played(room, Random(f"{key} {seed}")) > 0
        log = await room.store.log(ONE)
        final = (await room.service.play.look(ONE)).view
        found = await verified(room, ONE)
        assert found is not None
        assert (found.differs, found.by_rules) == (None, True)
        for user in PEOPLE:
            assert (await room.service.planning.own(ONE, user)).armed == ()
    async with open_room(tmp_path / "by_hand.sqlite3", seed, game) as room:
        await room.started(BEN, CLEO)
        for row in log[1:]:
            table = (await room.service.play.look(ONE)).table
            if table.seq >= row.seq:
                # It was the only thing left to do: the table did it, before a plan could.
                continue
            await room.service.play.act(
                ONE, awaited_user(table, row.seat or 0), game.parse(row.action), decided_on=row.seq - 1
            )
        again = await room.store.log(ONE)
        assert [(one.seat, one.action, one.luck, one.events) for one in again] == [
            (one.seat, one.action, one.luck, one.events) for one in log
        ]
        assert (await room.service.play.look(ONE)).view == final
