"""Killed and started again, or stopped in good order: nothing is lost, nothing is said twice."""

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import leaving, read
from tests.e2e.house import House
from tests.e2e.play import Play, joined, opened, seated
from tests.e2e.reading import boards, labels

POSTS = "POST /channels/*/messages"
GAMBLES = ("garden.top", "tavern.top", "cemetery.bottom")
BENEFITS = ("alchemist.bottom", "cemetery.top", "west-forest.bottom", "east-forest.bottom", "tavern.bottom")
MOST_TABLES = 5


async def cards(house: House) -> list[Message]:
    return [one for one in house.server.messages(house.channel) if "Seats: " in one.content]


async def test_a_lobby_whose_card_was_never_posted(house: House, ann: Person, ben: Person) -> None:
    hold = house.server.fault.hold(POSTS)
    await read(await ann.slash(house.channel, "table new", {"players": 2}))
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    card = await house.server.next_message(house.channel)
    await joined(house, card, ben)
    assert len(await cards(house)) == 1


async def test_a_lobby_whose_card_was_posted_unheard(house: House, ann: Person, ben: Person) -> None:
    hold = house.server.fault.hold(POSTS, after=True)
    await read(await ann.slash(house.channel, "table new", {"players": 2}))
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    [card] = await cards(house)
    await joined(house, card, ben)
    assert len(await cards(house)) == 1


async def test_a_lobby_whose_card_has_to_follow(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2)
    hold = house.server.fault.hold("PATCH /channels/*/messages/*")
    await read(await ben.press(card, "Join"))
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    await house.server.when(card, lambda one: "2. Ben" in one.content)


async def test_a_start_nobody_heard_of(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2)
    await joined(house, card, ben)
    await house.server.when(card, lambda one: "Start" in labels(one))
    hold = house.server.fault.hold(POSTS)
    await read(await ann.press(card, "Start"))
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    play = Play(house, house.channel, 1, [ann, ben], seed=1)
    board = await play.board()
    assert board.seq == 1
    begun = await house.server.when(card, lambda one: "Started." in one.content)
    assert f"message {card.id}" in begun.content


async def test_a_menu_left_open_goes_on(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    person = play.hands[board.awaited[0]].person
    menu = await read(await person.press(board.message, "Pass"))
    await house.restart()
    done = await read(await person.press(menu, "Pass: 1 metal, usable now"))
    assert "passed first" in done.content


async def test_old_buttons_and_boards_go_on(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    for _ in range(3):
        await house.restart()
        assert await play.turn() is not None
    await play.board()
    said = boards(house.server, house.channel, 1)
    assert len({board.seq for board in said}) == len(said) == 4


async def test_a_die_that_waits_for_a_decision_still_waits(house: House, ann: Person) -> None:
    for seed in range(MOST_TABLES):
        play = await seated(house, [ann], seed=seed, players=2, bots=1)
        asked = await waiting_die(play, ann)
        if asked is not None:
            break
    else:
        raise AssertionError(f"no die waited for a decision in {MOST_TABLES} games")
    await house.restart()
    again = await play.hands[ann.id].slash("gather")
    # What was just decided can be taken back below its answer alone.
    assert labels(again) == labels(asked) - {"Undo"}
    before = len(boards(house.server, house.channel, play.table))
    leave = leaving(again)
    assert leave is not None
    done = await read(await ann.press(again, leave))
    assert leaving(done) is None
    await play.board()
    assert len(boards(house.server, house.channel, play.table)) == before + 1


async def waiting_die(play: Play, person: Person) -> Message | None:
    """Take a benefit, then roll a die with it in hand; what is then asked, or None if the game ends before."""
    hand = play.hands[person.id]
    board = await play.board()
    while not board.over:
        play.seen = board.seq
        sides = await hand.suggested("gather", "card") if "Claim" in labels(board.message) else []
        rolls = [side for side in GAMBLES if side in sides]
        benefits = [side for side in BENEFITS if side in sides]
        if rolls and "Benefits: " in board.words:
            answer = await read(await hand.claim(rolls[0]))
            if leaving(answer) is not None:
                return answer
        elif benefits:
            await read(await hand.claim(benefits[0]))
        else:
            await hand.play(board)
        board = await play.board()
    return None


async def test_bots_play_on_after_a_kill(house: House, ann: Person) -> None:
    play = await seated(house, [ann], players=4, bots=3)
    for _ in range(4):
        board = await play.board()
        play.seen = board.seq
        [user] = board.awaited
        await play.hands[user].play(board)
        await house.restart()
    await play.board()
    said = boards(house.server, house.channel, 1)
    assert [board.seq for board in said] == sorted({board.seq for board in said})


async def test_commands_are_registered_only_when_they_changed(house: House) -> None:
    def registered() -> int:
        return house.log.count("commands registered")

    assert registered() == 1
    versions = {command.name: command.version for command in house.server.world.commands.values()}
    await house.restart()
    assert registered() == 1
    assert versions == {command.name: command.version for command in house.server.world.commands.values()}


async def test_sigterm_ends_it_in_good_order(house: House, ann: Person, ben: Person) -> None:
    await seated(house, [ann, ben], players=2)
    assert await house.terminate() == 0
    await house.server.bot_offline()
    await house.start()
    assert "Tables in this channel" in (await read(await ann.slash(house.channel, "table list"))).content


async def test_sigterm_lets_an_answer_be_shown(house: House, ann: Person, ben: Person) -> None:
    await seated(house, [ann, ben], players=2)
    house.server.fault.delay = 0.2
    reply = await ann.slash(house.channel, "table show")
    assert reply.message is not None
    assert reply.message.loading
    assert await house.terminate() == 0
    assert "#1" in (await read(reply)).content
    house.server.fault.delay = 0.0


async def test_a_lost_gateway_is_found_again(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    await play.turn()
    await play.board()
    house.server.fault.ask_reconnect()
    await house.server.bot_offline()
    await house.server.bot_online()
    assert await play.turn() is not None
    await play.board()


async def test_posts_that_discord_fails_come_once(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    await play.board()
    house.server.fault.server_error(POSTS, times=1)
    house.server.fault.rate_limit(POSTS, retry_after=0.1)
    assert await play.turn() is not None
    await play.board()
    said = boards(house.server, house.channel, 1)
    assert len({board.seq for board in said}) == len(said) == 2


async def test_an_old_page_of_the_log_is_turned(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    for _ in range(24):
        await play.turn()
    newest = (await play.board()).seq
    last = await read(await ann.slash(house.channel, "table log"))
    assert labels(last) == {"Earlier", "First", "Board at that time"}
    await house.restart()
    before = await read(await ann.press(last, "Earlier"))
    assert before.id == last.id
    assert f" of {newest}**" in before.content
    assert "Later" in labels(before)
    assert f"`{newest}`" not in before.content
