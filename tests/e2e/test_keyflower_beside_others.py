"""All three games in one channel, by commands, buttons and menus, through kills and restarts."""

import pytest

from kingsforge_bot.sandbox import Message, Person, buttons
from tests.e2e import keyflower_tally as tally
from tests.e2e.dwarven_smithy import smithy
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.keyflower import Flowers, keyflower
from tests.e2e.play import seated
from tests.e2e.reading import boards


@pytest.mark.long
@pytest.mark.usefixtures("engine")
async def test_keyflower_beside_the_other_games(house: House) -> None:
    ann, ben, cat, dan, eve = (house.person(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve"))
    six = await keyflower(house, [ann, cat], 6, name="Oak")
    duel = await keyflower(house, [ben, ann], 2, name="Elm")
    forge = await seated(house, [dan, eve], seed=3, players=2, name="Yew")
    dwarves = await smithy(house, [cat, ben], name="Ash")

    await six.turn(meanwhile=house.restart)
    await duel.turn(meanwhile=house.restart)
    for play in (forge, dwarves, six, duel):
        await play.turn()
    running: list[Flowers] = [six, duel]
    while running:
        for play in tuple(running):
            if not await play.turn(command=play.turns % 4 == 1):
                running.remove(play)
                await house.restart()
            beside = forge if play.turns % 10 else dwarves
            if play.turns % 5 == 0:
                await beside.turn()
    for play in (six, duel):
        await points_are_right(house, play)
    for beside in (forge, dwarves):
        assert beside.turns > 2
        assert not (await beside.board()).over


async def points_are_right(house: House, play: Flowers) -> None:
    """What the last board tells is what each seat's tiles come to, counted anew (12), and who has most has won."""
    said = boards(house.server, house.channel, play.table)
    numbers = [board.seq for board in said]
    assert numbers == sorted(set(numbers))
    *before, end = said
    last = end.message
    told, behind = tally.places(last.content), tally.behind_screens(last.content)
    assert told == tally.places(end.words), "the picture tells the same"
    tally.rank(told, tally.winners(last.content))
    [reader, *_] = play.people
    reckonings = await each_seat(reader, await read(await reader.press(last, "Points")), "reckoning")
    villages = await each_seat(reader, await read(await reader.press(last, "Villages")), "village")
    assert reckonings.keys() == villages.keys() == told.keys() == behind.keys()
    for name, one in told.items():
        tally.recount(tally.read(reckonings[name], villages[name], behind[name]), one)
    starts = next(found[1] for board in reversed(before) if (found := tally.STARTS.search(board.words)))
    assert {name for name, text in reckonings.items() if "start worker" in text} <= {starts}


async def each_seat(reader: Person, shown: Message, word: str) -> dict[str, str]:
    """What is told of every seat, by name: one after the other, by the buttons of the others."""
    found: dict[str, str] = {}
    pressed: set[str] = set()
    while True:
        _, name, *_ = shown.content.splitlines()
        found[name.strip("*")] = shown.content
        ways = [one.custom_id or "" for one in buttons(shown) if f"|{word} " in (one.custom_id or "")]
        left = [way for way in ways if way not in pressed]
        if not left or len(found) > len(ways):
            return found
        pressed.add(left[0])
        shown = await read(await reader.press(shown, custom_id=left[0]))
