"""Discord refuses, loses or forgets: no storm of requests, no board twice, none lost."""

import msgspec

from kingsforge_bot.sandbox import Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import boards

POSTS = "POST /channels/*/messages"


def forgetful(house: House) -> None:
    """Discord knows a nonce for minutes only; here for none."""
    house.server.api.timing = msgspec.structs.replace(house.server.api.timing, nonce_memory=-1.0)


async def test_a_board_whose_answer_was_lost_is_found_behind_hundreds_of_messages(
    house: House, ann: Person, ben: Person
) -> None:
    forgetful(house)
    play = await seated(house, [ann, ben], players=2)
    await play.board()
    hold = house.server.fault.hold(POSTS, after=True)
    assert await play.turn() is not None
    await hold.reached()
    await house.kill()
    hold.release()
    for number in range(250):
        ann.say(house.channel, str(number))
    await house.start()
    assert await play.turn() is not None
    await play.board()
    seqs = [board.seq for board in boards(house.server, house.channel, 1)]
    assert len(seqs) == len(set(seqs)) == 3


async def test_where_the_bot_may_not_speak_nobody_brings_about_a_storm(house: House, ann: Person, ben: Person) -> None:
    for _ in range(5):
        await read(await ann.slash(house.channel, "table new", {"players": 2}))
        await house.server.next_message(house.channel)
    house.server.deny(house.channel, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    for number in range(1, 6):
        await read(await ben.slash(house.channel, "table new", {"players": 2, "name": f"Elm {number}"}))
    await refused(house, 403, 2)
    for _ in range(8):
        await read(await ann.slash(house.channel, "table list"))
    assert refusals(house, 403) == 2
    house.server.allow(house.channel, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    await read(await ann.slash(house.channel, "table list"))
    for number in range(1, 6):
        await house.server.next_message(house.channel, lambda one, name=f"Elm {number}": name in one.content)  # type: ignore[misc]


async def test_a_token_that_is_refused_while_it_runs_ends_the_bot_with_a_sentence(
    house: House, ann: Person, ben: Person
) -> None:
    play = await seated(house, [ann, ben], players=2)
    await play.board()
    house.server.fault.server_error(POSTS, status=401)
    assert await play.turn() is not None
    assert await house.ended() == 1
    assert "Discord does not accept this token." in house.log
    assert "Traceback" not in house.log
    await house.start()
    await play.board()
    assert len(boards(house.server, house.channel, 1)) == 2


async def test_a_proxy_that_fails_for_a_while_costs_nothing(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    await play.board()
    house.server.fault.page(POSTS, 403, times=2)
    assert await play.turn() is not None
    await play.board()
    assert len(boards(house.server, house.channel, 1)) == 2


async def test_a_board_that_discord_does_not_take_comes_in_words_or_with_the_next(
    house: House, ann: Person, ben: Person, cat: Person
) -> None:
    house.expected_errors = 2
    play = await seated(house, [ann, ben, cat], players=3)
    board = await play.board()
    house.server.fault.server_error(POSTS, status=400, code=50035)
    first = play.hands[board.awaited[0]]
    await first.slash("pass", taking="metal")
    play.seen = board.seq
    board = await play.board()
    assert board.message.attachments == ()
    unheard = play.hands[board.awaited[0]]
    house.server.fault.server_error(POSTS, times=2, status=400, code=50035)
    play.seen = board.seq
    await unheard.slash("pass")
    await refused(house, 400, 3)
    [last] = [hand for hand in play.hands.values() if hand not in (unheard, first)]
    await last.slash("pass")
    assert (await play.board()).message.attachments
    assert "Discord does not take the post of table 1, board" in house.log


def refusals(house: House, status: int) -> int:
    """Among the latest requests."""
    return sum(f" -> {status} " in line for line in house.server.journal.lines)


async def refused(house: House, status: int, times: int) -> None:
    await house.server.until(lambda: True if refusals(house, status) >= times else None, f"{times} times {status}")
