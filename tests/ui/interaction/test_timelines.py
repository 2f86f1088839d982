"""Buttons after a restore: those from before say that the table has moved on, those posted since then work."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.store import back_up, restore
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, BEN, GATHER

LOBBY, GAME = TableId(1), TableId(2)
MOVED_ON = "the table has moved on. Nothing was changed."


@asynccontextmanager
async def restored(path: Path) -> AsyncIterator[tuple[Counter, list[str]]]:
    """A lobby and a game, played on after they were copied and put back since; and buttons from before and after."""
    copy = path.with_name("copy.sqlite3")
    async with open_counter(path) as counter:
        await counter.lobby(1, players=3, name="Oak")
        await counter.place(GATHER, name="Ash")
        ids = (await look_at(counter)).ids
        back_up(path, copy)
        await counter.press(
            ANA, next(one for one in ids if "|ask pass" in one).replace("ask pass", "pass taking metal")
        )
        ids += (await look_at(counter, BEN)).ids
    restore(copy, path)
    async with open_counter(path) as counter:
        yield counter, ids


async def look_at(counter: Counter, user: UserId = ANA) -> Answered:
    return await counter.command(user, "table show", table=str(GAME))


async def test_every_button_from_before_says_that_the_table_has_moved_on(tmp_path: Path) -> None:
    async with restored(tmp_path / "kingsforge.sqlite3") as (counter, ids):
        game, lobby = await counter.look(GAME), await counter.look(LOBBY)
        name = counter.service.timeline.name
        asked = [
            *ids,
            f"kf1|{GAME}|{game.table.seq}|pass taking metal",
            f"kf2|AAAAA|{GAME}|{game.table.seq}|ask gather",
        ]
        assert len(asked) > 8
        for one in asked:
            answered = await counter.press(ANA, one)
            assert MOVED_ON in answered.text, one
            assert f"kf2|{name}|{GAME}|{game.table.seq}|ask gather" in answered.ids
        for one in (f"kf1|{LOBBY}|0|join", f"kf1|{LOBBY}|0|start", f"kf1|{LOBBY}|0|bot"):
            assert MOVED_ON in (await counter.press(STRANGER, one)).text
        assert MOVED_ON in (await counter.press(ANA, f"kf1|{LOBBY}|0|which", str(GAME), own=True)).text
        assert (await counter.look(GAME), await counter.look(LOBBY)) == (game, lobby)


async def test_buttons_since_then_work(tmp_path: Path) -> None:
    async with restored(tmp_path / "kingsforge.sqlite3") as (counter, _):
        seq = (await counter.look(GAME)).table.seq
        name = counter.service.timeline.in_ids
        assert name
        (ask,) = [one for one in (await look_at(counter)).ids if one.endswith("|ask pass")]
        asked = await counter.press(ANA, ask, own=True)
        taking = next(part for row in asked.rows for part in row["components"] if "label" in part)
        await counter.press(ANA, taking["custom_id"], own=True)
        assert (await counter.look(GAME)).table.seq == seq + 1
        await counter.press(STRANGER, f"kf2|{name}|{LOBBY}|0|join")
        assert len((await counter.look(LOBBY)).table.sitters) == 2


async def test_what_belongs_to_no_table_works_in_every_timeline(tmp_path: Path) -> None:
    async with restored(tmp_path / "kingsforge.sqlite3") as (counter, _):
        answered = await counter.press(ANA, "kf1|0|0|rule rule-2-4")
        assert "2.4" in answered.text
        assert all(one.startswith("kf1|0|0|") for one in answered.ids)


async def test_ids_of_another_timeline_are_as_stale_in_the_first(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.press(ANA, f"kf2|ABCDE|{look.table.id}|{look.table.seq}|pass taking metal")
    assert MOVED_ON in answered.text
    assert await counter.look(look.table.id) == look


async def test_a_button_from_before_is_answered_where_its_table_cannot_be_read(tmp_path: Path) -> None:
    async with restored(tmp_path / "kingsforge.sqlite3") as (counter, ids):
        await counter.spoil((await counter.look(GAME)).table)
        assert MOVED_ON in (await counter.press(ANA, ids[0])).text
