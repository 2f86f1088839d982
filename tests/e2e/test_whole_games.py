"""Three games in one channel, interleaved, played to the end through kills and restarts in every phase."""

from collections import Counter

import pytest

from kingsforge_bot.sandbox import Message
from tests.e2e.house import House
from tests.e2e.killing import POSTS, killed_after_the_post, killed_before_the_post
from tests.e2e.play import Play, joined, opened, seated
from tests.e2e.reading import boards, labels
from tests.e2e.tally import ranks, said_places, winner, won_in_public


async def killed_at_the_end(house: House, play: Play) -> bool:
    """A turn with its board held back; when it ends the game, the bot dies before anybody else hears of it."""
    await play.board()
    hold = house.server.fault.hold(POSTS)
    read = await play.turn()
    over = read is not None and "The game is over" in read.content
    if over:
        await hold.reached()
        await house.kill()
    hold.release()
    if over:
        await house.start()
    return over


@pytest.mark.full
@pytest.mark.usefixtures("engine")
async def test_three_games_in_one_channel_with_kills_in_every_phase(house: House) -> None:
    ann, ben, cat, dan, eve = (house.person(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve"))
    table, card = await opened(house, ann, players=3, name="Oak")
    await joined(house, card, ben)
    await house.restart()
    await joined(house, card, cat)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await (await ann.press(card, "Start")).settled()
    oak = Play(house, house.channel, table, [ann, ben, cat], seed=1)
    elm = await seated(house, [dan, ann], seed=5, players=2, edition="second", name="Elm")
    yew = await seated(house, [eve], seed=3, players=2, bots=1, name="Yew")
    plays = [oak, elm, yew]

    await interleaved(plays, turns=2)
    await killed_before_the_post(house, elm)
    await interleaved(plays, turns=1)
    await killed_after_the_post(house, oak)
    # Against a bot the game may be over before somebody's dice can make anything.
    for play in (oak, elm):
        await killed_after_a_roll(house, play)

    running = list(plays)
    while running:
        for play in tuple(running):
            if play is oak and await killed_at_the_end(house, play):
                continue
            if play is not oak and await play.turn() is not None:
                continue
            if (await play.board()).over:
                running.remove(play)
                await house.restart()

    for play in plays:
        await everything_was_said_once(house, play)
    assert len([one for one in house.server.messages(house.channel) if "Started." in one.content]) == len(plays)


async def interleaved(plays: list[Play], turns: int) -> None:
    for _ in range(turns):
        for play in plays:
            assert await play.turn() is not None


async def killed_after_a_roll(house: House, play: Play) -> None:
    """Somebody has rolled, the workbench is open, the bot dies; the same workbench goes on."""
    rolled: list[Message] = []

    async def restart() -> None:
        await house.restart()
        rolled.extend(house.server.messages(play.place)[-1:])

    for hand in play.hands.values():
        hand.after_roll = restart
    while not rolled:
        assert await play.turn() is not None
    for hand in play.hands.values():
        hand.after_roll = None


async def everything_was_said_once(house: House, play: Play) -> None:
    """One board for each turn and one for the start, in order; the winner is who should be."""
    said = boards(house.server, play.place, play.table)
    numbers = [board.seq for board in said]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == play.turns + 1
    alerts = Counter(user for board in said[:-1] for user in board.message.alerted)
    assert alerts.total() == play.turns
    assert set(said[-1].message.alerted) == {hand.person.id for hand in play.hands.values()}

    items = won_in_public(said)
    places = said_places(said[-1])
    assert {name: won for _, name, won in places if won} == items
    best = winner(items, ranks(said))
    assert places[0][:2] == (1, best)
    # By how much, where items decide and not the rank of the best one (5.4).
    counts = sorted((len(won) for _, _, won in places), reverse=True)
    most = f", {':'.join(map(str, counts))}" if counts[0] > counts[1] else ""
    assert f"**{best}** wins{most}." in said[-1].message.content
