"""/odds and its button through Discord: on one's own turn, on another's, from outside, and before and after a roll."""

import re

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import boards, labels

ROLLS = re.compile(r"You would roll(( \d+×[MWGBL])+| nothing)\.")


@pytest.fixture
async def play(house: House, ann: Person, ben: Person) -> Play:
    return await seated(house, [ann, ben], seed=2, players=2)


NOW = re.compile(r"Your odds now: ")


async def asked(house: House, person: Person, **options: str) -> Message:
    """What /odds tells; it is for that person alone, and nobody is alerted by it."""
    before = len(house.server.messages(house.channel))
    told = await read(await person.slash(house.channel, "odds", options))
    assert told.only_for == person.id
    assert told.mentions == ()
    assert len(house.server.messages(house.channel)) <= before + 1
    return told


async def test_both_are_told_theirs_whoever_is_on_turn(house: House, play: Play, ann: Person, ben: Person) -> None:
    board = await play.board()
    for person in (ann, ben):
        told = await asked(house, person)
        title, rolls, *rest = told.content.splitlines()
        assert title.endswith("odds of items this round")
        assert ROLLS.fullmatch(rolls)
        assert NOW.match(rest[0])
        pressed = await read(await person.press(board.message, "Odds"))
        assert pressed.content == told.content
        # What is told as bars is told in words, and the other way round.
        assert bool(told.attachments) == any("%" in line for line in rest)
    assert boards(house.server, house.channel, play.table)[-1] == board


async def test_of_one_item_by_its_name(house: House, play: Play, ann: Person, ben: Person) -> None:
    await play.board()
    for person in (ann, ben):
        offered = await person.complete(house.channel, "odds", "item")
        assert len(offered) >= 3
        for line in offered:
            told = await asked(house, person, item=str(line.value))
            assert re.search(NOW.pattern + re.escape(line.label), told.content)
            assert (await asked(house, person, item=line.label)).content == told.content
            others = {one.label for one in offered} - {line.label}
            assert not [name for name in others if f"{name} " in told.content]


async def test_in_another_language(house: House, play: Play, ann: Person) -> None:
    ann.speak("fr")
    [line, *_] = await ann.complete(house.channel, "odds", "item")
    told = await asked(house, ann, item=line.label)
    assert "Vos chances maintenant\u00a0: " in told.content
    assert (await asked(house, ann, item=str(line.value))).content == told.content


@pytest.mark.parametrize("typed", ["the moon", "@everyone", "x" * 5000, "crown\n**bold**", "'; drop table", "-1"])
async def test_what_is_no_item_is_refused(house: House, play: Play, ann: Person, typed: str) -> None:
    board = await play.board()
    told = await asked(house, ann, item=typed)
    assert "is not possible. Pick from the list." in told.content
    assert not told.attachments
    assert boards(house.server, house.channel, play.table)[-1] == board


async def test_a_stranger_is_told_to_have_no_seat(house: House, play: Play, cat: Person) -> None:
    board = await play.board()
    number = str(play.table)
    for told in (
        await asked(house, cat, table=number),
        await asked(house, cat, table=number, item="crown"),
        await read(await cat.press(board.message, "Odds")),
    ):
        assert "You have no seat" in told.content
        assert "%" not in told.content
        assert not told.attachments
    assert await cat.complete(house.channel, "odds", "item", options={"table": number}) == []


async def test_before_and_after_the_roll(house: House, play: Play, ann: Person, ben: Person) -> None:
    """Before it the odds are those of the workbench; after it they stand there and nowhere else."""
    _, person, panel = await play.turn_panel()
    other = ben if person is ann else ann
    told = await asked(house, person)
    [workbench] = [line for line in panel.content.splitlines() if line.startswith("Odds of this roll: ")]
    here = [line for line in told.content.splitlines() if line.startswith("Your odds now: ")]
    said = sorted(workbench.removeprefix("Odds of this roll: ").split("; "))
    assert sorted(here[0].removeprefix("Your odds now: ").split("; ")) == said
    assert "After a claim" not in told.content
    rolls = await asked(house, other)
    assert ROLLS.search(rolls.content) or "Your craft turn of this round is over." in rolls.content
    rolled = await read(await person.press(panel, "Roll (can't be undone)"))
    after = (await asked(house, person)).content
    # A fruitless roll ends the turn, and perhaps the round with it.
    if "Your craft turn" in rolled.content:
        assert "You have rolled;" in after


async def test_the_button_stands_under_every_board_of_a_running_game(house: House, play: Play) -> None:
    for _ in range(6):
        board = await play.board()
        assert "Odds" in labels(board.message)
        await play.turn()
