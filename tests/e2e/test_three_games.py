"""All three games in one channel, by commands, buttons and menus, through kills and restarts."""

from collections import Counter

from kingsforge_bot.sandbox import Message, Person, buttons
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.keyflower import Flowers, keyflower
from tests.e2e.keyflower_tally import behind_screens, is_possible, places, reckoned, things
from tests.e2e.play import seated
from tests.e2e.reading import boards
from tests.e2e.smithy import smithy


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
    """What the last board tells is what each seat's tiles come to, and nothing is counted twice (12)."""
    said = boards(house.server, house.channel, play.table)
    numbers = [board.seq for board in said]
    assert numbers == sorted(set(numbers))
    last = said[-1].message
    told, behind = places(last.content), behind_screens(last.content)
    assert len(told) >= 2
    assert [one.place for one in told.values()] == sorted(one.place for one in told.values())
    [reader, *_] = play.people
    reckonings = await each_seat(reader, await read(await reader.press(last, "Points")), "reckoning")
    villages = await each_seat(reader, await read(await reader.press(last, "Villages")), "village")
    assert reckonings.keys() == villages.keys() == told.keys()
    for name, one in told.items():
        assert one.total == one.printed + one.scored + one.gold
        lines = [*reckoned(reckonings[name])]
        assert sum(line.points for line in lines) == one.total, reckonings[name]
        for line in lines:
            assert line.tile == "gold" or is_possible(line, wild="Summer Boat 3" in villages[name]), line
        counted = sum((things(line.of) for line in lines), Counter[str]())
        there = behind.get(name, Counter[str]()) + things(villages[name])
        # Any resource may stand for another (11.5), so that all are counted together.
        assert counted.total() <= there.total(), (name, counted, there)
    best = max(one.total for one in told.values())
    assert {name for name, one in told.items() if one.place == 1} <= {
        name for name, one in told.items() if one.total == best
    }


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
