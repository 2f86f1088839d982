"""Where one person plays with bots alone everything goes back, one decision at a time, and luck comes again as it was.

docs/adr/0072.
"""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.service.audit.verifying import Difference
from kingsforge_bot.service.errors import Stale, UndoReason, UndoRefused
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.types import Cause, TableId, TableStatus, TableView
from tests.databases.tampering import rewrite_history
from tests.service.audit.verifying import verified
from tests.service.room import ADA, BEN, Room, open_room

ONE = TableId(1)
VERIFY = Path(__file__).parents[3] / "docs/verify.py"
STEPS = 60
EARLY = 20
"""Actions after which no game is over."""
WINGS = ("kings_forge", "dwarven_smithy")


async def look(room: Room) -> TableView:
    return await room.service.play.look(ONE, ADA)


async def act(room: Room, source: Random) -> str | None:
    """One of the first things that Ada may do; None once the game is over."""
    now = await look(room)
    if not now.may_act or now.seat is None:
        return None
    game = room.service.play.game(now.table.game)
    action = source.choice([one for one, _ in zip(game.legal_actions(now.view, now.seat), range(12), strict=False)])
    await room.service.play.act(ONE, ADA, action, decided_on=now.table.seq)
    return str(action)


async def take_back(room: Room) -> None:
    would = await room.service.undoing.would(ONE, ADA)
    assert would.bar is None
    await room.service.undoing.take_back(ONE, ADA, would.to, decided_on=would.table.seq)


async def take_back_all(room: Room) -> None:
    """One decision after the other, until that is refused."""
    while True:
        await take_back(room)


@pytest.fixture(params=WINGS)
async def alone(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    game = titles().games[request.param]
    async with open_room(tmp_path / "a.sqlite3", game=game) as room:
        await room.started(players=2, bots=1)
        yield room


async def test_everything_goes_back_to_the_first_decision(alone: Room) -> None:
    """Past luck, past cards turned up, past what the bot did."""
    source, first = Random("all"), await look(alone)
    for _ in range(EARLY):
        await act(alone, source)
    met = await alone.service.history.entries(ONE, last=1000)
    assert any(entry.cause is Cause.BOT for entry in met)
    with pytest.raises(UndoRefused) as caught:
        await take_back_all(alone)
    assert caught.value.reason is UndoReason.NOTHING
    assert (await look(alone)).view == first.view


async def test_all_that_one_press_did_goes_back_together(alone: Room) -> None:
    """And what the bot did since, with the luck that was met."""
    source = Random("press")
    await act(alone, source)
    before, first = await look(alone), (await look(alone)).table.seq
    for _ in range(3):
        await act(alone, source)
    told = await alone.service.undoing.would(ONE, ADA, first)
    assert [one.seq for one in told.entries][:1] == [first + 1]
    after = await alone.service.undoing.take_back(ONE, ADA, first, decided_on=told.table.seq)
    assert after.view == before.view
    with pytest.raises(Stale):
        await alone.service.undoing.would(ONE, ADA, first + 1)


async def test_a_made_up_press_takes_back_no_whole_game(alone: Room) -> None:
    """Before its first decision lies more than any press does."""
    source, first = Random("made up"), await look(alone)
    for _ in range(EARLY):
        await act(alone, source)
    now = await look(alone)
    for to in (first.table.seq, 0, now.table.seq, now.table.seq + 5):
        with pytest.raises(Stale):
            await alone.service.undoing.take_back(ONE, ADA, to, decided_on=now.table.seq)
    assert (await look(alone)).table.seq == now.table.seq


async def test_luck_that_was_met_comes_again(alone: Room) -> None:
    """The same decision meets the same dice, cards and shuffles."""
    source = Random("luck")
    for _ in range(STEPS):
        before = await look(alone)
        said = await act(alone, source)
        if said is None:
            break
        row = (await alone.store.log(ONE, after=before.table.seq, up_to=before.table.seq + 1))[0]
        if source.random() < 0.5:
            continue
        await take_back(alone)
        now = await look(alone)
        action = alone.service.play.game(now.table.game).parse(said)
        await alone.service.play.act(ONE, ADA, action, decided_on=now.table.seq)
        same = (await alone.store.log(ONE, after=now.table.seq, up_to=now.table.seq + 1))[0]
        assert (same.draw_from, same.draws, same.luck) == (row.draw_from, row.draws, row.luck)
    drawn = [row.draws for row in await alone.store.log(ONE) if row.seq > 1 and row.draws]
    assert drawn or (await look(alone)).table.game == "dwarven_smithy"


async def closed(room: Room) -> dict[str, Any]:
    """The file of a game in which much was taken back, ended before its end."""
    source = Random("file")
    for _ in range(STEPS):
        await act(room, source)
        if source.random() < 0.3:
            await take_back(room)
    await room.service.endings.end(ONE, ADA, moderator=False)
    file: dict[str, Any] = json.loads((await room.service.history.file(ONE)).to_json())
    return file


def script(tmp_path: Path, file: dict[str, Any]) -> tuple[int, str]:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(file), "utf-8")
    run = subprocess.run([sys.executable, VERIFY, path], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


async def test_its_log_verifies_here_and_outside(alone: Room, tmp_path: Path) -> None:
    file = await closed(alone)
    assert any((entry["fact"] or {}).get("draw") for entry in file["entries"])
    found = await verified(alone, ONE)
    assert found is not None
    assert (found.differs, found.by_rules, found.entries) == (None, True, file["last"])
    assert script(tmp_path, file) == (0, script(tmp_path, file)[1])
    assert ", 0 wrong, to the end" in script(tmp_path, file)[1]


async def test_luck_that_was_not_met_then_is_found_out(alone: Room, tmp_path: Path) -> None:
    """Nobody goes back to whichever block suits."""
    file = await closed(alone)
    at = next(number for number, entry in enumerate(file["entries"]) if (entry["fact"] or {}).get("draw"))
    entries = [dict(entry) for entry in file["entries"]]
    entries[at]["fact"] = entries[at]["fact"] | {"draw": entries[at]["fact"]["draw"] + 1}
    code, told = script(tmp_path, file | {"entries": entries})
    assert (code, f"WRONG: entry {at + 1}," in told) == (1, True)
    row = (await alone.store.log(ONE, after=at, up_to=at + 1))[0]
    assert isinstance(row.fact, Undone)
    sql = "UPDATE log SET fact = replace(fact, ?, ?) WHERE table_id = 1 AND seq = ?"
    before, after = f'"draw":{row.fact.draw}', f'"draw":{(row.fact.draw or 0) + 1}'
    await rewrite_history(alone.store, sql, before, after, at + 1)
    found = await verified(alone, ONE)
    assert found is not None
    assert (found.differs, found.what) == (at + 1, Difference.LUCK)


async def test_such_a_game_counts_for_no_record_and_no_rating(tmp_path: Path) -> None:
    async with open_room(tmp_path / "a.sqlite3") as room:
        await room.started(players=2, bots=1)
        assert not await room.store.results.rated(ONE)
        now = await look(room)
        items = ", ".join(f'"{name}"' for name in ("table", "axe", "crown", "shield", "pick"))
        ending = f'{{"players": [{{"hand": ["M1"], "items": [{items}]}}, {{}}], "phase": "craft", "turn": 0}}'
        await room.put(ONE, ending.encode())
        done = await room.act(ONE, "end")
        assert done.look.table.status is TableStatus.OVER
        assert now.table.sitters
        assert await room.store.results.of(ONE)
        assert await room.store.results.own(None, ADA) == ()


async def test_with_another_person_it_stays_as_it_is(tmp_path: Path) -> None:
    """Luck that came is asked about, and stays drawn (docs/adr/0046)."""
    async with open_room(tmp_path / "a.sqlite3") as room:
        await room.started(BEN, players=3, bots=1)
        table = (await look(room)).table
        assert not any(table.is_solo(sitter.seat) for sitter in table.sitters)
