"""Where a table's posts stand: threads that come and go, and a quiet table's one board."""

from itertools import pairwise

from kingsforge_bot.sandbox import Channel, Message, Permission, Person
from kingsforge_bot.sandbox.world.changes import Change, MessagePosted
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.play import Play, opened, seated
from tests.e2e.reading import Board, board_after, board_since, boards, labels
from tests.e2e.threads import archived, in_thread, told

DAY = 24 * 60 * 60


async def running(house: House, owner: Person, other: Person) -> tuple[int, Board]:
    """A running table in a thread of its own: the thread, and its first board."""
    thread, card = await in_thread(house, owner, players=2, name="Oak")
    await told(other, card, "Join")
    await house.server.when(card, lambda one: "Start" in labels(one))
    await told(owner, card, "Start")
    return thread, await board_after(house.server, thread, 1, 0)


async def turn(house: House, place: Channel | int, after: int, *people: Person) -> Board:
    """Whoever is called by the board there takes their turn; that board."""
    play = Play(house, place, 1, people, seed=1)
    play.seen = after
    board = await play.board()
    assert await play.turn() is not None
    return board


async def test_a_table_whose_thread_was_deleted_goes_on_in_another(house: House, ann: Person, ben: Person) -> None:
    thread, board = await running(house, ann, ben)
    [caller] = [one for one in (ann, ben) if one.id in board.awaited]
    house.server.delete_channel(thread)
    await read(await caller.slash(house.channel, "pass", {"taking": "metal"}))
    line = await house.server.next_message(house.channel, lambda one: "The thread of #1 Oak is gone." in one.content)
    [made] = [one.id for one in house.server.world.channels.values() if one.thread is not None]
    assert f"<#{made}>" in line.content
    assert line.alerted == ()
    await board_after(house.server, made, 1, 1)
    await house.restart()
    again = await turn(house, made, 1, ann, ben)
    assert again.message.alerted
    await board_after(house.server, made, 1, again.seq)
    assert words(house.channel, house).count("is gone") == 1


async def test_where_no_thread_may_be_made_it_goes_on_in_the_channel(house: House, ann: Person, ben: Person) -> None:
    thread, board = await running(house, ann, ben)
    [caller] = [one for one in (ann, ben) if one.id in board.awaited]
    house.server.delete_channel(thread)
    house.server.deny(house.channel, Permission.CREATE_PUBLIC_THREADS)
    await read(await caller.slash(house.channel, "pass", {"taking": "metal"}))
    await house.server.next_message(house.channel, lambda one: "is gone. It goes on here." in one.content)
    again = await turn(house, house.channel, 1, ann, ben)
    # Whoever goes on alone stays awaited: then it changes in place, or stands below where something was said.
    await board_since(house.server, house.channel, 1, again.seq)


async def test_a_thread_stays_open_for_a_week_and_a_board_opens_it_again(
    house: House, ann: Person, ben: Person
) -> None:
    thread, board = await running(house, ann, ben)
    house.turn_clock(6 * DAY)
    assert not archived(house, thread)
    house.turn_clock(2 * DAY)
    assert archived(house, thread)
    await turn(house, thread, 0, ann, ben)
    again = await board_after(house.server, thread, 1, board.seq)
    assert again.message.alerted
    assert not archived(house, thread)


async def test_what_is_taken_and_given_back_in_a_thread_is_followed(house: House, ann: Person, ben: Person) -> None:
    thread, board = await running(house, ann, ben)
    house.server.deny(house.channel, Permission.SEND_MESSAGES_IN_THREADS)
    await turn(house, thread, 0, ann, ben)
    await board_after(house.server, house.channel, 1, board.seq)
    house.server.allow(house.channel, Permission.SEND_MESSAGES_IN_THREADS)
    here = await turn(house, house.channel, board.seq, ann, ben)
    # That move told that the thread can be tried again, maybe while its own board was on the way.
    if await newest_in(house, house.channel, thread, here.seq) == house.channel:
        here = await turn(house, house.channel, here.seq, ann, ben)
    await board_after(house.server, thread, 1, here.seq)


async def newest_in(house: House, one: Channel, other: int, seq: int) -> Channel | int:
    """Wait for a board that is newer than that number: in which of two places it stands."""

    def probe() -> Channel | int | None:
        found = [place for place in (one, other) if any(board.seq > seq for board in boards(house.server, place, 1))]
        return found[0] if found else None

    return await house.server.until(probe, f"a board of table 1 after {seq} in one of two places")


def standing(house: House, place: Channel) -> list[Message]:
    return [board.message for board in boards(house.server, place, 1)]


async def test_a_quiet_table_has_one_board_that_calls_each_once(house: House, ann: Person, ben: Person) -> None:
    play: Play = await seated(house, [ann, ben], seed=3, players=2, boards="delete")
    called: list[int] = []

    def listen(change: Change) -> None:
        if isinstance(change, MessagePosted):
            called.extend(change.message.alerted)

    house.server.world.feed.subscribe(listen)
    for number in range(12):
        answer = await play.turn()
        assert answer is not None
        if number == 6:
            await house.restart()
    board = await play.board()
    await house.server.until(
        lambda: True if len(standing(house, house.channel)) == 1 else None, "one board of the quiet table"
    )
    assert standing(house, house.channel)[0].id == board.message.id
    assert len(called) > 5
    assert all(one != other for one, other in pairwise(called))


async def test_that_a_table_is_quiet_stands_on_its_card(house: House, ann: Person) -> None:
    _, card = await opened(house, ann, players=2, boards="delete")
    assert "Boards: only the newest stays; older ones are deleted." in card.content
    _, other = await opened(house, ann, players=2, boards="fold")
    assert "Boards" not in other.content
    told = await read(await ann.press(other, "Settings"))
    assert "older ones shrink to a few lines" in told.content
