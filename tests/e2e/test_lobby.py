"""Lobbies: opened, filled, left, started, each by buttons and by commands."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from kingsforge_bot.sandbox import ClientRefused, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.play import joined, opened
from tests.e2e.reading import board_after, boards, labels

DAY = 24 * 60 * 60


async def told(person: Person, card: Message, label: str) -> str:
    """What somebody reads who presses that button of the card."""
    return (await read(await person.press(card, label))).content


async def commanded(house: House, person: Person, line: str, **options: str | int | bool) -> str:
    return (await read(await person.slash(house.channel, line, options))).content


async def test_the_card_follows_who_sits(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=3, name="Oak")
    assert labels(card) == {"Join", "Leave", "Add bot", "Settings", "Learn in three minutes"}
    assert "You sit at" in await told(ben, card, "Join")
    full = await house.server.when(card, lambda one: "2. Ben" in one.content)
    assert "Seats: 2 of 3" in full.content
    assert "Ann can start now." in full.content
    assert "Start" in labels(full)
    assert "You left" in await told(ben, card, "Leave")
    await house.server.when(card, lambda one: "2. Ben" not in one.content and "Start" not in labels(one))
    assert card.alerted == ()


async def test_commands_do_what_the_buttons_do(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2)
    seal = card.content.splitlines()[-1]
    assert seal.startswith("-# Dice seal: ||`")
    assert f"-# Dice seal: ||`{seal.split('`')[1]}`||" in await commanded(house, ben, "table join")
    assert "You left" in await commanded(house, ben, "table leave")
    assert "You sit at" in await commanded(house, ben, "table join")
    assert "Only Ann can do this" in await commanded(house, ben, "table start")
    assert "begins: " in await commanded(house, ann, "table start")
    board = await board_after(house.server, house.channel, 1, 0)
    assert board.message.alerted in ((ann.id,), (ben.id,))
    assert "seal" not in board.message.content
    begun = await house.server.when(card, lambda one: "Started." in one.content)
    assert begun.content.splitlines()[-2:] == [seal, f"-# Mixed into the dice at the start: message {card.id}"]


async def test_two_quick_presses_take_one_seat(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=3)
    answers = await asyncio.gather(told(ben, card, "Join"), told(ben, card, "Join"))
    assert sum("You sit at" in answer for answer in answers) == 1
    assert sum("You already sit at" in answer for answer in answers) == 1


async def test_of_two_people_one_gets_the_last_seat(house: House, ann: Person, ben: Person, cat: Person) -> None:
    _, card = await opened(house, ann, players=2)
    answers = await asyncio.gather(told(ben, card, "Join"), told(cat, card, "Join"))
    assert sorted("is full: all 2 seats are taken" in answer for answer in answers) == [False, True]


async def test_two_quick_starts_begin_one_game(house: House, ann: Person, ben: Person) -> None:
    table, card = await opened(house, ann, players=2)
    await joined(house, card, ben)
    await house.server.when(card, lambda one: "Start" in labels(one))
    answers = await asyncio.gather(told(ann, card, "Start"), told(ann, card, "Start"))
    assert sorted("has already started" in answer for answer in answers) == [False, True]
    await board_after(house.server, house.channel, table, 0)
    await house.server.when(card, lambda one: "Started." in one.content)
    assert len(boards(house.server, house.channel, table)) == 1


async def test_what_a_lobby_refuses(house: House, ann: Person, ben: Person, cat: Person) -> None:
    _, card = await opened(house, ann, players=2)
    assert "needs 2 players to start" in await commanded(house, ann, "table start")
    assert "You have no seat" in await told(ben, card, "Leave")
    assert "Only Ann can do this" in await told(ben, card, "Add bot")
    assert "You already sit at" in await told(ann, card, "Join")
    await joined(house, card, ben)
    full = await house.server.when(card, lambda one: "All seats are taken" in one.content)
    assert not {"Join", "Add bot"} & labels(full)
    assert "is full" in (await read(await cat.press(card, "Join", force=True))).content
    assert "has not started" in await commanded(house, ann, "gather")
    await told(ann, full, "Start")
    assert "has already started" in (await read(await ann.press(full, "Start", force=True))).content
    assert "has already started" in (await read(await cat.press(full, "Join", force=True))).content
    assert "for good?" in (await read(await ben.press(full, "Leave", force=True))).content


async def test_the_last_to_leave_closes_the_lobby(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2)
    await joined(house, card, ben)
    await told(ann, card, "Leave")
    await house.server.when(card, lambda one: "1. Ben, owner" in one.content)
    await told(ben, card, "Leave")
    closed = await house.server.when(card, lambda one: "This lobby is closed." in one.content)
    assert labels(closed) == set()
    assert "No lobby here" in await commanded(house, ann, "table join")


async def test_a_lobby_that_nobody_starts_is_closed_with_a_notice(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2, name="*Oak*")
    thread = int((await commanded(house, ann, "table new", name="Elm", thread=True)).split("<#")[1].split(">")[0])
    await house.server.next_message(thread)
    await aged(house, days=13)
    await joined(house, card, ben)
    house.server.archive(thread)
    await aged(house, days=1)
    said = await house.server.next_message(house.channel, lambda one: "Nobody started" in one.content)
    assert "for 14 days. Its lobby is closed." in said.content
    assert said.content.startswith("**#1 \\*Oak\\***")
    assert said.alerted == ()
    await house.server.next_message(thread, lambda one: one.content.startswith("**#2 Elm** · Nobody started"))
    # A card that stood unheard when the bot was killed is posted anew in the archived thread: the last one counts.
    for place in (house.channel.id, thread):
        await house.server.until(partial(closed, house, place), f"a closed card in {place}")
    await house.restart()
    assert "No tables here" in await commanded(house, ann, "table list")
    assert words(house.channel, house).count("Nobody started") == 1


def closed(house: House, place: int) -> bool | None:
    """Whether the last card there says that its lobby is closed, without buttons."""
    cards = [one for one in house.server.messages(place) if "\nThis lobby is closed." in one.content]
    return (bool(cards) and not labels(cards[-1])) or None


async def aged(house: House, days: int) -> None:
    """Let the bot find its tables so many days older, when it starts again."""
    await house.kill()
    with closing(sqlite3.connect(house.database)) as database, database:
        database.execute(
            "UPDATE tables SET opened = opened - :older, due = due - :older", {"older": days * 24 * 60 * 60}
        )
    await house.start()


async def test_one_person_plays_at_once_against_bots(house: House, ann: Person) -> None:
    _, card = await opened(house, ann, players=3, bots=1)
    assert "(bot, middle)" in card.content
    await told(ann, card, "Add bot")
    ready = await house.server.when(card, lambda one: one.content.count("(bot, middle)") == 2)
    await told(ann, ready, "Start")
    board = await board_after(house.server, house.channel, 1, 0)
    assert board.message.alerted == (ann.id,)
    assert house.server.file(board.message.attachments[0]).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 5}, "players"),
        ({"players": 1}, "players"),
        ({"bots": 4}, "bots"),
        ({"players": 2, "bots": 3}, "bots"),
        ({"edition": "first"}, "edition"),
        ({"game": "chess"}, "game"),
        ({"pace": "1s"}, "pace"),
        ({"name": "x" * 6000}, "name"),
        ({"players": "many"}, "players"),
    ],
)
async def test_options_that_are_not_offered_open_nothing(
    house: House, ann: Person, options: dict[str, str | int | bool], named: str
) -> None:
    reply = await ann.slash(house.channel, "table new", options, force=True)
    assert (await read(reply)).content.startswith(f"{named}: ")
    assert "No tables here" in await commanded(house, ann, "table list")


async def test_a_hostile_name_is_harmless(house: House, ann: Person) -> None:
    _, card = await opened(house, ann, players=2, name="@everyone **x** <@1>")
    assert not card.mention_everyone
    assert card.mentions == ()
    with pytest.raises(ClientRefused):
        await ann.press(card, "Start")


async def test_a_channel_has_25_open_tables_at_most_and_5_of_one_member(house: House, ann: Person) -> None:
    for number in range(5):
        owner = house.person(f"owner {number}")
        for _ in range(5):
            await commanded(house, owner, "table new", players=2)
        if number == 0:
            assert "already have 5 open tables" in await commanded(house, owner, "table new", players=2)
    assert "already has 25 open tables" in await commanded(house, ann, "table new", players=2)


async def test_a_lobby_nobody_starts_is_closed_after_two_weeks_while_the_bot_runs(house: House, ann: Person) -> None:
    _, card = await opened(house, ann, players=2)
    house.turn_clock(13 * DAY)
    assert "lobby, 1 of 2 seats" in await commanded(house, ann, "table list")
    assert "This lobby is closed." not in words(house.channel, house)
    house.turn_clock(2 * DAY)
    await house.server.when(card, lambda one: "This lobby is closed." in one.content)
