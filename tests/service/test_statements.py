"""What a decision costs with its board and the look that follows: statements, and transactions that reach the disk."""

from collections import Counter
from typing import Any, Final

import pytest

from tests.service.listening import posting, until
from tests.service.room import BEN, CLEO, FakePublisher, Room
from tests.service.timed import ONE

UNCOUNTED: Final = ("BEGIN IMMEDIATE", "COMMIT")
PARTS: Final = {"action": (2, 1), "post": (10, 2), "timekeeper": (8, 1)}
"""Statements and transactions at most: of a post one begins it, and one says that it stands."""


async def test_a_decision_with_its_board_costs_20_statements_in_4_transactions(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started(BEN, CLEO)
    publisher = FakePublisher()
    statements, transactions, part = Counter[str](), Counter[str](), ""

    def count(connection: Any) -> None:
        run = connection.rows

        async def counted(sql: str, *values: Any, **named: Any) -> Any:
            statements[part] += sql not in UNCOUNTED
            transactions[part] += sql == "COMMIT"
            return await run(sql, *values, **named)

        monkeypatch.setattr(connection, "rows", counted)

    async def at_rest() -> None:
        await until(lambda: not room.service._post_signal.held(ONE))
        while await room.store.owed(ONE):
            pass

    async with posting(room, publisher):
        await at_rest()
        await room.act(ONE, "pass taking metal")
        await at_rest()
        await room.at(room.clock.now + 5)
        look = await room.service.play.look(ONE)
        count(room.store._database.reading)
        count(room.store._database._writing)
        part = "action"
        boards = len(publisher.boards)
        with room.service._post_signal.hold(ONE):
            await room.act_as(look, "pass")
            part = "post"
        await until(lambda: len(publisher.boards) > boards and transactions["post"] >= 2)
        # The outbox worker looks once more whether anything is left.
        await until(lambda: statements["post"] >= PARTS["post"][0])
        part = "timekeeper"
        await room.at(room.clock.now + 5)
    cost = {one: (statements[one], transactions[one]) for one in PARTS}
    assert all(cost[one] <= PARTS[one] for one in PARTS), cost
    assert (statements.total(), transactions.total()) <= (20, 4), cost
