"""Presses and words that should not have come: each is answered, to the presser alone, and changes nothing."""

import asyncio
import re

import pytest

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import Board, boards, labels

MADE_UP = (
    "x",
    "kf1|1|1|",
    "kf1|1|1|win",
    "kf1|1|1|ask",
    "kf1|1|1|ask win",
    "kf1|1|1|ask gather 99",
    "kf1|1|1|ask gather -1",
    "kf1|1|1|ask gather 0 0 0 0 0 0 0 0 0 0 0 0",
    "kf1|1|1|which",
    "kf1|1|1|use",
    "kf1|1|1|offer",
    "kf1|1|1|own",
    "kf1|1|1|on garden.top",
    "kf1|1|1|with crown",
    "kf1|1|1|roll",
    "kf1|1|1|end",
    "kf1|1|1|keep",
    "kf1|1|1|bench",
    "kf1|1|1|craft crown with M6",
    "kf1|1|1|steal crown with M6 from 1",
    "kf1|1|1|steal crown with M6 from 9",
    "kf1|1|1|use token-six on M1",
    "kf1|1|1|use garden.bottom taking wood",
    "kf1|1|1|gather mill.top paying BBBBB",
    "kf1|1|1|dock magic.2 discarding mill paying MMMMMM",
    "kf1|1|1|pass taking everything",
    "kf1|1|1|pass",
    "kf1|1|0|start",
    "kf1|1|0|bot",
    "kf1|2|1|ask gather",
    "kf1|999999999|1|ask gather",
    "kf1|0|1|ask gather",
    "kf1|0|0|ask gather",
    "kf1|0|0|rule nowhere",
    "kf1|0|0|rule-post nowhere",
    "kf1|0|0|rule-menu",
    "kf1|1|1|why nothing",
    "kf1|1|1|why boxes item=x side=y",
    "kf1|1|999999999|ask gather",
    "kf1|1|01|ask gather",
    "kf1|1|1|ask gather\u0661",
    "kf0|1|1|ask gather",
    "kf2|1|1|ask gather",
    "KF1|1|1|ask gather",
    "kf1|1|1|" + "g" * 92,
    "kf1|" * 25,
)
"""Custom ids that no button of ours has, or has at that moment."""
MOVED_ON = "the table has moved on. Nothing was changed."


@pytest.fixture
async def play(house: House, ann: Person, ben: Person) -> Play:
    return await seated(house, [ann, ben], players=2)


async def on_turn(play: Play) -> tuple[Board, Person, Person]:
    """The board, who is awaited on it, and the other one."""
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    return board, person, next(other for other in play.people if other is not person)


async def pressed(person: Person, message: Message, label: str) -> str:
    return (await read(await person.press(message, label, force=True))).content


async def test_the_wrong_player_and_a_stranger_are_told_whose_turn_it_is(play: Play, cat: Person) -> None:
    board, person, other = await on_turn(play)
    for label in ("Claim", "Dock", "Pass"):
        assert f"It is not your turn at #1 {name(play)}. {person.name} is to play" in await pressed(
            other, board.message, label
        )
        assert "You have no seat at" in await pressed(cat, board.message, label)
    assert "King" not in await pressed(cat, board.message, "Text board")
    assert await unchanged(play, board)


async def test_a_button_of_an_older_board_does_nothing_but_tell_what_is_current(play: Play) -> None:
    old, person, other = await on_turn(play)
    await play.turn()
    board = await play.board()
    read_now = await read(await other.press(old.message, "Pass"))
    assert MOVED_ON in read_now.content
    assert "Your turn, round" in read_now.content
    assert "Claim" in labels(read_now)
    assert "It is not your turn" in await pressed(person, old.message, "Claim")
    assert await unchanged(play, board)


async def test_of_two_presses_at_once_one_counts(play: Play, house: House) -> None:
    board, person, _ = await on_turn(play)
    taking = {"taking": "token", "table": "1"}
    answers = await asyncio.gather(
        person.slash(house.channel, "pass", taking), person.slash(house.channel, "pass", taking)
    )
    texts = [(await read(answer)).content for answer in answers]
    assert sum("passed first" in text for text in texts) == 1
    play.seen = board.seq
    assert (await play.board()).seq == board.seq + 1
    assert len(boards(house.server, house.channel, 1)) == 2


async def test_an_answered_menu_answers_once(play: Play) -> None:
    board, person, _ = await on_turn(play)
    menu = await read(await person.press(board.message, "Pass"))
    first = await read(await person.press(menu, "Pass: a +1/+1 token"))
    assert "passed first" in first.content
    second = await read(await person.press(menu, "Pass: 1 metal, usable now", force=True))
    assert "It is not your turn" in second.content or MOVED_ON in second.content


async def test_a_workbench_left_open_does_not_roll_again(play: Play) -> None:
    board, person, before, rolled = await play.rolled()
    [other] = [one for one in play.people if one is not person]
    # The second tap is acknowledged, and what the first one said stays.
    await person.press(before, "Roll (can't be undone)", force=True)
    log = await read(await person.slash(play.place, "table log"))
    assert rolls_since(log.content, board, person) == [board.seq + 1]
    assert next(one for one in person.sees(play.place) if one.id == rolled.id).content == rolled.content
    # From elsewhere it is an old button like any other.
    elsewhere = await read(await person.press(board.message, "Roll and craft"))
    assert "Your craft turn" in elsewhere.content
    assert not any(label.startswith("Roll") for label in labels(elsewhere))
    assert "It is not your turn" in await pressed(other, board.message, "Roll and craft")


async def test_of_two_rolls_at_once_one_counts(play: Play) -> None:
    board, person, panel = await play.turn_panel()
    roll = "Roll (can't be undone)"
    await asyncio.gather(person.press(panel, roll), person.press(panel, roll))
    await play.house.server.when(panel, lambda one: "You rolled" in one.content or "turn is over" in one.content)
    log = await read(await person.slash(play.place, "table log"))
    assert rolls_since(log.content, board, person) == [board.seq + 1]


async def test_the_board_in_words_leaves_the_workbench_open(play: Play) -> None:
    _, person, panel = await play.turn_panel()
    words = await read(await person.press(panel, "Text board"))
    assert words.id != panel.id
    assert "On display" in words.content
    assert "Roll (can't be undone)" in labels(next(one for one in person.sees(play.place) if one.id == panel.id))


async def test_made_up_buttons_change_nothing(play: Play) -> None:
    board, person, _ = await on_turn(play)
    for custom_id in MADE_UP:
        answer = await read(await person.press_raw(play.place, board.message.id, custom_id))
        assert answer.content, custom_id
        assert "claimed" not in answer.content, custom_id
        assert await unchanged(play, board), custom_id


async def test_lines_that_were_not_in_the_menu_change_nothing(play: Play) -> None:
    board, person, _ = await on_turn(play)
    for value in ("", "9", "99999", "-1", "m", "m99", "mm1", "\u0661", "x" * 6000, "0; drop"):
        menu = await read(await person.press(board.message, "Claim"))
        answer = await read(await person.choose(menu, "Which card and side?", [value], force=True))
        assert answer.content, value
        assert await unchanged(play, board), value


async def test_buttons_of_a_finished_table_answer(house: House, ann: Person, cat: Person) -> None:
    play = await seated(house, [ann], seed=4, players=2, bots=1)
    first = await play.board()
    while await play.turn() is not None:
        pass
    last = await play.board()
    assert "The game is over (rule 5.3)." in await pressed(ann, first.message, "Claim")
    assert "You have no seat at" in await pressed(cat, first.message, "Claim")
    assert "Items " in await pressed(cat, last.message, "Text board")
    assert "The game is over" in (await read(await ann.slash(house.channel, "table show"))).content
    assert "won by" in (await read(await ann.slash(house.channel, "table list"))).content


def name(play: Play) -> str:
    """The table's name, from its board's title."""
    return play.house.server.messages(play.place)[0].content.split(" ", 2)[1]


def rolls_since(log: str, board: Board, person: Person) -> list[int]:
    """The entries after that board in which the person rolled. Of a fruitless roll the end of the turn follows it.

    A line may tell several entries of one seat, of which the roll is the first; one for each roll it tells.
    """
    found = (re.match(r"`(\d+)\D?(\d+)?`.*", line) for line in log.splitlines())
    told = [one for one in found if one and re.search(rf"\*\*{person.name}\*\*:? rolled ", one[0])]
    return [int(one[1]) for one in told for _ in range(one[0].count("rolled ")) if int(one[1]) > board.seq]


def last_entry(log: str) -> str:
    """Its last line above the seal of the dice."""
    *_, last, seal = log.splitlines()
    assert seal.startswith("-# Were the dice fair? ")
    return last


async def unchanged(play: Play, board: Board) -> bool:
    """Whether the table stands where that board left it, and nothing more was said in public."""
    person = play.people[0]
    log = await read(await person.slash(play.place, "table log", {"table": str(play.table)}))
    last = last_entry(log.content)
    place: Channel | int = play.place
    return last.startswith(f"`{board.seq}`") and boards(play.house.server, place, play.table)[-1].seq == board.seq
