"""A short game to its end: the last post, a rematch pressed by two, the whole game as a file and back."""

import json
import re

import pytest

from kingsforge_bot.sandbox import Message
from tests.e2e.beads import Beads, beads_of
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import Board, labels


@pytest.fixture
async def house(empty_house: House) -> House:
    """With the bot of both games."""
    empty_house.program = ("tests/e2e/with_beads.py",)
    await empty_house.start()
    return empty_house


async def to_the_end(beads: Beads) -> Board:
    while await beads.turn():
        pass
    return await beads.board()


def file_of(house: House, message: Message) -> bytes:
    [file] = message.attachments
    return house.server.file(file)


async def test_a_game_ends_and_begins_anew(house: House) -> None:
    ann, ben, cat = (house.person(name) for name in ("Ann", "Ben", "Cat"))
    last = await to_the_end(await beads_of(house, [ann, ben], name="Elm"))
    assert {"Rematch", "Replay", "Stats", "Export", "Log", "Text board"} <= labels(last.message)
    assert "Analysis" not in labels(last.message), "beads are not looked into"
    assert sorted(last.message.alerted) == sorted([ann.id, ben.id])
    assert "/table verify" in last.message.content
    assert "secret bytes" not in last.message.content
    assert "/table verify" in (await read(await cat.press(last.message, "Log"))).content
    assert "(secret bytes)" in (await read(await cat.slash(house.channel, "table verify"))).content

    opened, found = await read(await ben.press(last.message, "Rematch")), await ann.press(last.message, "Rematch")
    assert "Seats are kept for Ann" in opened.content
    assert "this is the rematch" in (await read(found)).content
    assert "no seat" in (await read(await cat.press(last.message, "Rematch"))).content
    card = await house.server.next_message(house.channel, lambda one: "kept for" in one.content)
    assert list(card.alerted) == [ann.id]
    await house.restart()
    assert "kept for" in (await read(await cat.press(card, "Join"))).content
    assert "You sit at" in (await read(await ann.press(card, "Join"))).content
    full = await house.server.when(card, lambda one: "Decline" not in labels(one) and "Start" in labels(one))
    assert "Elm" in full.content
    assert "begins" in (await read(await ben.press(full, "Start"))).content
    assert "this is the rematch" in (await read(await ann.press(last.message, "Rematch"))).content
    cards = [one for one in house.server.messages(house.channel) if "Seats: " in one.content]
    assert len(cards) == 2


async def test_the_whole_game_goes_out_as_a_file_and_is_read_back(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    last = await to_the_end(await beads_of(house, [ann, ben], name="Elm"))
    exported = await read(await ann.press(last.message, "Export"))
    text = file_of(house, exported)
    told = await read(await ben.slash(house.channel, "table import", {"file": house.server.upload("game.json", text)}))
    assert "log entries agree with the rules." in told.content
    assert "the seal fixed beforehand" in told.content
    assert "wins." in told.content or "share the win." in told.content

    file = json.loads(text)
    file["entries"][3]["action"] = "choose onyx-1"
    altered = house.server.upload("game.json", json.dumps(file).encode())
    refused = await read(await ben.slash(house.channel, "table import", {"file": altered}))
    assert "Entry 4 is the first that differs" in refused.content
    stats = await read(await ann.press(last.message, "Stats"))
    assert "From start to end" in stats.content
    lines = await read(await ann.press(stats, "Story"))
    assert len(lines.content.splitlines()) == 5
    assert (await read(await ann.press(lines, "Stats"))).content == stats.content
    mine = await read(await ann.slash(house.channel, "me stats", {"of": "server"}))
    assert "Most wins: " in mine.content


async def test_the_command_line_reads_it_too(empty_house: House) -> None:
    house = empty_house
    house.program = ("tests/e2e/with_beads.py",)
    await house.start()
    ann, ben = house.person("Ann"), house.person("Ben")
    last = await to_the_end(await beads_of(house, [ann, ben], name="Elm"))
    path = house.folder / "game.json"
    path.write_bytes(file_of(house, await read(await ann.press(last.message, "Export"))))
    process = await house.launch({}, "--read", str(path))
    assert await process.wait() == 0
    path.write_bytes(re.sub(rb'"seq":2,"seat":\d', b'"seq":2,"seat":9', path.read_bytes()))
    process = await house.launch({}, "--read", str(path))
    assert await process.wait() == 1
    assert "Entry 2 is the first that differs" in house.log
