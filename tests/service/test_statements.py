"""What a decision costs with its board and the look that follows: statements, and transactions that reach the disk."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from kingsforge_bot.service.post.publisher import BoardPost, Fold, Folded
from kingsforge_bot.service.types import Done, MessageId, OldBoardPolicy, TableStatus
from tests.databases.by_hand import reader, writer
from tests.service.listening import posting, until
from tests.service.room import ADA, BEN, CLEO, GUILD, FakePublisher, Room, awaited_user
from tests.service.timed import ONE

UNCOUNTED: Final = ("BEGIN IMMEDIATE", "BEGIN", "COMMIT")
PARTS: Final = {"action": (2, 1), "post": (10, 2), "timekeeper": (8, 1)}
"""Statements and transactions at most: of a post one begins it, and one says that it stands."""

TRIPS: Final = 6
"""To the database, before whoever decided hears of it: over a network each is what they wait for."""
LEAST: Final = 4
"""The table, BEGIN, what was decided, COMMIT."""
TRIPS_RATED: Final = 7
"""The last one of a rated game, which also reckons the ratings."""
ENOUGH: Final = 100
"""Decisions; some games are over long before."""


class Cost:
    """Statements and transactions of a room, by what they are for."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.part = ""
        self.statements, self.transactions = Counter[str](), Counter[str]()
        for one in (reader(room.store), writer(room.store)):
            monkeypatch.setattr(one, "rows", self._counting(one.rows))

    def _counting(self, run: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(sql: str, *values: Any, **named: Any) -> Any:
            self.statements[self.part] += sql not in UNCOUNTED
            self.transactions[self.part] += sql == "COMMIT"
            return await run(sql, *values, **named)

        return counted

    def of(self, part: str) -> tuple[int, int]:
        return self.statements[part], self.transactions[part]


async def at_rest(room: Room) -> None:
    """Nothing is owed; asked of the database itself."""
    await until(lambda: not room.service._post_signal.held(ONE))
    while await room.store.owed(ONE):
        pass


async def test_a_decision_with_its_board_costs_20_statements_in_4_transactions(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started(BEN, CLEO)
    publisher = FakePublisher()
    async with posting(room, publisher):
        await at_rest(room)
        await room.act(ONE, "pass taking metal")
        await at_rest(room)
        await room.at(room.clock.now + 5)
        look = await room.service.play.look(ONE)
        cost = Cost(room, monkeypatch)
        cost.part = "action"
        boards = len(publisher.boards)
        with room.service._post_signal.hold(ONE):
            await room.act_as(look, "pass")
            cost.part = "post"
        await until(lambda: len(publisher.boards) > boards and cost.transactions["post"] >= 2)
        # The outbox worker looks once more whether anything is left.
        await until(lambda: cost.statements["post"] >= PARTS["post"][0])
        cost.part = "timekeeper"
        await room.at(room.clock.now + 5)
    found = {one: cost.of(one) for one in PARTS}
    assert all(found[one] <= PARTS[one] for one in PARTS), found
    assert (cost.statements.total(), cost.transactions.total()) <= (20, 4), found


async def test_a_fold_adds_3_statements_in_1_transaction(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is owed, what is to be told, and that it is done."""
    await room.started(BEN, CLEO, boards=OldBoardPolicy.FOLD)
    cost = Cost(room, monkeypatch)

    class Folding(FakePublisher):
        async def fold(self, fold: Fold) -> Folded:
            before["fold"] = cost.statements["post"]
            cost.part = "after"
            return await super().fold(fold)

        async def board(self, post: BoardPost) -> MessageId:
            # That it stands is written next.
            before["board"] = cost.statements["post"] + 1
            return await super().board(post)

    before = dict[str, int]()
    publisher = Folding()
    async with posting(room, publisher):
        await at_rest(room)
        look = await room.service.play.look(ONE)
        with room.service._post_signal.hold(ONE):
            await room.act_as(look, "pass taking metal")
            cost.part = "post"
            cost.statements.clear()
            cost.transactions.clear()
        await until(lambda: bool(publisher.folds) and cost.transactions["after"] >= 1)
        await until(lambda: cost.statements["after"] >= 2)
    # With the last look at what is owed, which comes without a fold, too.
    assert (before["fold"] - before["board"] + cost.statements["after"], cost.transactions["after"]) == (4, 1)


async def test_a_decision_is_answered_after_six_round_trips_at_most(any_room: Room) -> None:
    """BEGIN and COMMIT counted, all through a game; its board is posted later.

    The last one also writes who came in where.
    """
    await counted(any_room, await any_room.started(BEN, players=2), TRIPS)


async def test_the_last_decision_of_a_rated_game_takes_one_more(any_room: Room) -> None:
    for user in (ADA, BEN):
        await any_room.service.preferences.change(user, rated=True)
    done = await any_room.started(BEN, players=2)
    assert await any_room.store.results.rated(ONE)
    await counted(any_room, done, TRIPS_RATED)
    ended = (await any_room.service.play.look(ONE)).table.status is TableStatus.OVER
    assert bool(await any_room.store.results.ratings(GUILD)) is ended


async def counted(any_room: Room, done: Done, most: int) -> None:
    """Play and count; the last decision, if the game is over so soon, takes so many at most."""
    took = Counter[int]()
    for _ in range(ENOUGH):
        if not done.look.awaited:
            break
        look = await any_room.service.play.look(ONE, awaited_user(done.look.table, min(done.look.awaited)))
        before = any_room.store.statements
        done = await any_room.act_as(look)
        if done.look.awaited:
            took[any_room.store.statements - before] += 1
        else:
            assert any_room.store.statements - before <= most
    assert took.total() > 4
    assert max(took) <= TRIPS, took
    assert took[LEAST] * 10 > took.total() * 9
