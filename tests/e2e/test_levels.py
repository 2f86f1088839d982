"""A game for two against each level of bot, from the lobby to the last board, by buttons and commands alone."""

import pytest

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, opened
from tests.e2e.reading import boards, labels
from tests.e2e.tally import said_places

LEVELS = {"easy": 7, "middle": 2, "strong": 3}
"""What they are called, and the luck of the person who plays against them; with some a game is four times as long."""


async def against(house: House, person: Person, level: str) -> Play:
    """A table on which a bot of that level sits, begun."""
    table, card = await opened(house, person, players=2)
    joined = await read(await person.press(card, "Add bot"))
    assert "sits down. It can play at another level" in joined.content
    if f"Level: {level}" in labels(joined):
        chosen = await read(await person.press(joined, f"Level: {level}"))
        assert chosen.content.endswith(f"plays at the level {level}.")
    await house.server.when(card, lambda one: f"(bot, {level})" in one.content and "Start" in labels(one))
    await read(await person.press(card, "Start"))
    return Play(house, house.channel, table, [person], LEVELS[level])


@pytest.mark.long
@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(
    "level", [level if level == "strong" else pytest.param(level, marks=pytest.mark.full) for level in LEVELS]
)
async def test_a_whole_game(house: House, ann: Person, level: str) -> None:
    play = await against(house, ann, level)
    while await play.turn() is not None:
        pass
    said = boards(house.server, play.place, play.table)
    last = said[-1]
    assert last.over
    assert len(said_places(last)) == 2
    bot = next(name for _, name, _ in said_places(last) if name != "Ann")
    assert f"{bot}**: “" in last.message.content
    analysis = await read(await ann.press(last.message, "Analysis"))
    assert "**Luck**" in analysis.content
    assert sum(" is usual" in line for line in analysis.content.splitlines()) == 2
    assert "**Decisions**" in analysis.content
    assert analysis.attachments
