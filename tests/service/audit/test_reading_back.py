"""The file of a whole log leads to the state it was told of; what was altered in it is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.wanted import NotWanted, always
from kingsforge_bot.service.audit.reading_back import LARGEST, ReadBack, read_back
from kingsforge_bot.service.audit.verifying import Difference
from kingsforge_bot.service.errors import FileReason, FileRefused
from kingsforge_bot.service.types import TableStatus, TableView
from tests.service.person.playing import played
from tests.service.room import ADA, BEN, GAMES, TOY, Room, open_room


def read(text: bytes) -> ReadBack:
    return read_back(GAMES, text, always)


PLAYED: dict[str, tuple[TableView, bytes]] = {}
"""Of each game what is played once and only read."""


@pytest.fixture(params=GAMES)
async def told(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[TableView, bytes]:
    """How a game stands that was played to its end, and its file."""
    key = request.param
    if key not in PLAYED:
        async with open_room(tmp_path / "db.sqlite3", game=GAMES[key]) as room:
            table = (await room.started(BEN, players=3, bots=1, name="Oak")).look.table.id
            await played(room, table)
            PLAYED[key] = await room.service.play.look(table), (await room.service.history.file(table)).to_json()
    return PLAYED[key]


async def test_it_is_read_back_to_the_same_end(told: tuple[TableView, bytes]) -> None:
    look, text = told
    found = read(text)
    assert found.look is not None
    assert found.look.view == look.view
    assert (found.look.table.status, found.sealed) == (TableStatus.OVER, True)
    assert found.verified.entries == look.table.seq
    assert [one.name for one in found.table.sitters] == [one.name for one in look.table.sitters]
    assert all(one.user is None for one in found.table.sitters)


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("action", "fly", Difference.EVENTS),
        ("seat", 9, Difference.EVENTS),
        ("seat", None, Difference.EVENTS),
        ("events", [[]], Difference.EVENTS),
        ("events", [{"type": "Nothing"}], Difference.EVENTS),
        ("luck", [1, 2, 3], Difference.LUCK),
        ("draws", "r1", Difference.LUCK),
        ("draws", "r99999 " * 9, Difference.LUCK),
        ("draw_from", 3, Difference.LUCK),
        ("seq", 7, Difference.MISSING),
    ],
)
async def test_the_first_altered_entry_is_named(
    told: tuple[TableView, bytes], field: str, value: object, what: Difference
) -> None:
    file = json.loads(told[1])
    file["entries"][4][field] = value
    found = read(json.dumps(file).encode())
    assert not found.follows
    assert (found.verified.entries, found.verified.differs, found.verified.what) == (4, 5, what)


async def test_another_legal_action_does_not_go_unnoticed(told: tuple[TableView, bytes]) -> None:
    """What came of each action stands in the file, too."""
    _, text = told
    file = json.loads(text)
    decided = [number for number, one in enumerate(file["entries"]) if one["seat"] is not None and not one["luck"]]
    for number in decided[::9]:
        entry = file["entries"][number]
        altered = json.loads(text)
        actions = {one["action"] for one in file["entries"] if one["seat"] == entry["seat"]} - {entry["action"]}
        altered["entries"][number]["action"] = min(actions)
        found = read(json.dumps(altered).encode())
        assert found.verified.differs == number + 1


async def test_an_entry_that_is_left_out_is_missed(told: tuple[TableView, bytes]) -> None:
    file = json.loads(told[1])
    last = file["entries"].pop()
    assert read(json.dumps(file).encode()).verified.differs == last["seq"]
    del file["entries"][2]
    assert read(json.dumps(file).encode()).verified.differs == 3


async def test_a_secret_that_was_not_sealed_is_named(told: tuple[TableView, bytes]) -> None:
    file = json.loads(told[1])
    file["seals"][0]["secret"] = "00" * 32
    found = read(json.dumps(file).encode())
    assert (found.verified.differs, found.verified.what) == (1, Difference.COMMITMENT)


async def test_without_seals_it_is_held_to_the_rules_alone(told: tuple[TableView, bytes]) -> None:
    file = json.loads(told[1])
    file["seals"] = []
    found = read(json.dumps(file).encode())
    assert (found.follows, found.sealed) == (True, False)


async def test_other_rules_are_said_to_be_other_rules(told: tuple[TableView, bytes]) -> None:
    file = json.loads(told[1])
    for entry in file["entries"]:
        entry["ruleset"] += 1
    found = read(json.dumps(file).encode())
    assert (found.follows, found.verified.differs, found.verified.by_rules) == (False, None, False)


def spoilt(text: bytes) -> list[tuple[bytes, FileReason, str | None]]:
    file: dict[str, Any] = json.loads(text)
    cases: list[tuple[bytes, FileReason, str | None]] = [
        (b"", FileReason.NO_LOG, None),
        (b"\xff\xfe", FileReason.NO_LOG, None),
        (b"[" * 100_000, FileReason.NO_LOG, None),
        (text[:-40], FileReason.NO_LOG, None),
        (b" " * (LARGEST + 1), FileReason.TOO_LARGE, None),
    ]
    for field, value, reason in (
        ("game", "chess", FileReason.NO_SUCH_GAME),
        ("whole", False, FileReason.IN_PARTS),
        ("seats", [], FileReason.NO_LOG),
        ("seats", ["x"] * 100_000, FileReason.NO_LOG),
        ("table", -1, FileReason.NO_LOG),
        ("entries", [], FileReason.NO_LOG),
        ("more", 1, FileReason.NO_LOG),
        ("options", [], FileReason.NO_LOG),
    ):
        cases.append((json.dumps(file | {field: value}).encode(), reason, None))
    wrong: tuple[tuple[str, object], ...] = (
        ("luck", ["6"]),
        ("seq", "1"),
        ("seat", -1),
        ("at", 1.5),
        ("cause", "x"),
        ("fact", {}),
    )
    for field, nothing in wrong:
        altered = json.loads(text)
        altered["entries"][2][field] = nothing
        cases.append((json.dumps(altered).encode(), FileReason.NO_ENTRY, "3"))
    nested = (
        json.dumps(file | {"entries": []})
        .encode()
        .replace(b'"entries": []', b'"entries": [{"events":' + b"[" * 200_000)
    )
    cases.append((nested, FileReason.NO_LOG, None))
    return cases


async def test_what_is_no_log_is_refused(told: tuple[TableView, bytes]) -> None:
    for text, reason, entry in spoilt(told[1]):
        with pytest.raises(FileRefused) as error:
            read(text)
        assert (error.value.reason, error.value.facts.get("number")) == (reason, entry), text[:80]


async def test_more_seats_or_options_than_the_game_knows_differ_at_the_start(told: tuple[TableView, bytes]) -> None:
    for field, value in (("seats", ["x"] * 9), ("options", {"edition": "fourth"})):
        found = read(json.dumps(json.loads(told[1]) | {field: value}).encode())
        assert (found.verified.differs, found.verified.what) == (1, Difference.EVENTS)


async def test_while_a_game_hides_something_its_file_is_not_whole(tmp_path: Path) -> None:
    async with open_room(tmp_path / "db.sqlite3", game=TOY) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        text = (await room.service.history.file(table)).to_json()
        with pytest.raises(FileRefused) as error:
            read(text)
        assert error.value.reason is FileReason.IN_PARTS


async def test_a_running_game_that_hides_nothing_is_read_as_far_as_it_went(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await room.act(table)
    found = read((await room.service.history.file(table)).to_json())
    assert found.look is not None
    assert found.look.view == (await room.service.play.look(table)).view
    assert (found.look.table.status, found.sealed) == (TableStatus.RUNNING, False)
    assert ADA not in [one.user for one in found.table.sitters]


async def test_who_gives_up_waiting_stops_it(told: tuple[TableView, bytes]) -> None:
    with pytest.raises(NotWanted):
        read_back(GAMES, told[1], lambda: False)
