"""Both games in one channel, by commands, buttons and menus, through kills; nothing hidden is told too early."""

import json
from collections import Counter

import pytest

from kingsforge_bot.sandbox import Person
from tests.databases.asking import rows_at
from tests.e2e.dwarven_smithy import IN_WORDS, LAID_OUT, NAMES, Smithy, smithy
from tests.e2e.dwarven_smithy_tally import counted, said_results, winners
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.killing import killed_after_the_post, killed_before_the_post
from tests.e2e.play import Play, seated
from tests.e2e.reading import boards
from tests.e2e.tally import ranks, said_places, winner, won_in_public


@pytest.mark.long
@pytest.mark.usefixtures("engine")
async def test_three_tables_of_two_games_with_kills(house: House) -> None:
    ann, ben, cat, dan, eve, fay = (house.person(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"))
    full = await smithy(house, [ann, ben, cat, dan], name="Oak", variant="mode full, auction on")
    duel = await smithy(house, [ben, eve], name="Elm")
    forge = await seated(house, [fay], seed=3, players=2, bots=1, name="Yew")
    plays: list[Smithy | Play] = [full, duel, forge]

    await full.turn(meanwhile=house.restart)
    await duel.turn(meanwhile=house.restart)
    await forge.turn()
    await killed_before_the_post(house, duel)
    await killed_after_the_post(house, full)
    running = list(plays)
    while running:
        for play in tuple(running):
            goes_on = await (play.turn() if isinstance(play, Play) else play.turn(command=play.turns % 4 == 1))
            if not goes_on and (await play.board()).over:
                running.remove(play)
                await house.restart()

    for play in (full, duel):
        await all_was_said_once_and_rightly(house, play)
    assert full.done["auction"]
    assert full.done["bid"]
    assert full.done[LAID_OUT]
    assert duel.done["buy"]
    said = boards(house.server, house.channel, forge.table)
    assert winner(won_in_public(said), ranks(said)) == said_places(said[-1])[0][1]


async def all_was_said_once_and_rightly(house: House, play: Smithy) -> None:
    """One board for each call, in order; the last one's results and winner are those that the players' hands tell."""
    said = boards(house.server, house.channel, play.table)
    numbers = [board.seq for board in said]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == play.turns + 1
    calls = Counter(user for board in said[:-1] for user in board.message.alerted)
    assert calls.total() == play.turns
    await nothing_is_told_too_early(house, play.table)

    found, told = counted(play.last_hands, play.made), said_results(said[-1])
    assert {name: one.total for name, one in found.items()} == {name: one.total for name, (_, one) in told.items()}
    for name, (_, one) in told.items():
        mine = found[name]
        assert (one.coins, one.market, one.kings) == (mine.coins, mine.market, mine.kings)
        assert (one.ends, one.prizes) == (mine.ends, mine.prizes)
    assert {name for name, (place, _) in told.items() if place == 1} == winners(found)
    assert play.done["craft"]


async def laid_open(house: House, table: int) -> dict[int, set[str]]:
    """After which entry which guild cards had lain open on the table."""
    known: set[str] = set()
    found: dict[int, set[str]] = {}
    query = "SELECT seq, events FROM log WHERE table_id = ? ORDER BY seq"
    for seq, events in await rows_at(house.store, query, table):
        known |= {NAMES[one["card"]] for one in json.loads(events) if one["type"] == "Played" if one["card"] in NAMES}
        found[seq] = set(known)
    return found


async def nothing_is_told_too_early(house: House, table: int) -> None:
    """Rule 3.7: no board names a guild card that nobody has played yet, nor does its picture's text."""
    known = await laid_open(house, table)
    said = boards(house.server, house.channel, table)
    assert len(said) > 10
    for board in said[:-1]:
        text = "\n".join([board.message.content, *(one.description or "" for one in board.message.attachments)])
        assert {name for name in NAMES.values() if name in text} <= known[board.seq], text
    assert said[-1].over


async def test_a_hand_is_seen_by_its_player_alone(house: House, ann: Person, ben: Person) -> None:
    play = await smithy(house, [ann, ben])
    board = await play.board()
    shown = [(person, await read(await person.press(board.message, "My hand"))) for person in (ann, ben)]
    hands = [await read(await person.press(hand, IN_WORDS)) for person, hand in shown]
    mine, yours = ({name for name in NAMES.values() if name in hand.content} for hand in hands)
    assert (len(mine), len(yours), mine & yours) == (4, 4, set())
    for line in ("table log", "table show", "turn", "table list"):
        answer = await read(await ben.slash(house.channel, line, {} if line == "table list" else {"table": "1"}))
        assert not mine & {name for name in NAMES.values() if name in answer.content}, line
    for line, option in (("turn", "do"), ("dwarven play", "card")):
        offered = await ben.complete(house.channel, line, option, options={"table": "1"})
        assert not [one for one in offered if any(name in str(one) for name in mine)], line
    stranger = house.person("Cat")
    for label in ("My hand", "My turn"):
        refused = await read(await stranger.press(board.message, label))
        assert not {name for name in NAMES.values() if name in refused.content}
