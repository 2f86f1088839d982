"""Tables in threads of their own: found from the channel, named after the table."""

from kingsforge_bot.sandbox import Channel, Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.reading import board_after
from tests.e2e.threads import archived, commanded, in_thread, told


def threads(house: House) -> list[Channel]:
    return [one for one in house.server.world.channels.values() if one.thread is not None]


async def test_the_channel_is_told_where_the_thread_is(house: House, ann: Person) -> None:
    oak, _ = await in_thread(house, ann, name="Oak")
    elm, _ = await in_thread(house, ann, name="*Elm*")
    assert [(one.id, one.name) for one in threads(house)] == [(oak, "#1 Oak"), (elm, "#2 *Elm*")]
    await house.server.next_message(house.channel, lambda one: one.content == f"To join #1 Oak and play: <#{oak}>")
    await house.server.next_message(house.channel, lambda one: f"and play: <#{elm}>" in one.content)
    assert len(house.server.messages(house.channel)) == 2
    await house.restart()
    await commanded(ann, house.channel, "table list")
    assert len(house.server.messages(house.channel)) == 2


async def test_a_line_that_was_posted_unheard_is_not_posted_again(house: House, ann: Person) -> None:
    hold = house.server.fault.hold("POST /channels/*/messages", after=True)
    await commanded(ann, house.channel, "table new", thread=True, name="*Oak*")
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    [thread] = threads(house)
    await house.server.next_message(thread, lambda one: "Seats: " in one.content)
    assert len(house.server.messages(house.channel)) == 1


async def test_in_a_thread_no_other_is_opened_and_that_is_said(house: House, ann: Person) -> None:
    oak, _ = await in_thread(house, ann, name="Oak")
    answer = await commanded(ann, oak, "table new", thread=True, name="Elm")
    assert "No thread can be opened here." in answer
    await house.server.next_message(oak, lambda one: "#2 Elm" in one.content)
    assert len(threads(house)) == 1


async def test_a_thread_that_discord_does_not_open_is_said(house: House, ann: Person) -> None:
    house.server.fault.server_error("POST /channels/*/threads", status=400)
    answer = await commanded(ann, house.channel, "table new", thread=True, name="Oak")
    assert "No thread can be opened here." in answer
    await house.server.next_message(house.channel, lambda one: "#1 Oak" in one.content)
    assert "To join" not in words(house.channel, house)


async def test_a_table_that_is_refused_leaves_no_thread(house: House, ann: Person) -> None:
    for _ in range(5):
        await commanded(ann, house.channel, "table new", players=2)
    answer = await commanded(ann, house.channel, "table new", players=2, thread=True)
    assert "already have 5 open tables" in answer
    assert threads(house) == []


async def test_a_card_in_an_archived_thread_is_posted_anew(house: House, ann: Person, ben: Person) -> None:
    thread, card = await in_thread(house, ann, players=2)
    house.server.archive(thread)
    assert "You sit at" in await told(ben, card, "Join")
    again = await house.server.next_message(thread, lambda one: "2. Ben" in one.content)
    assert again.id != card.id
    assert not archived(house, thread)
    house.server.archive(thread)
    await told(ann, again, "Start")
    board = await board_after(house.server, thread, 1, 0)
    assert board.message.alerted
    await house.server.when(again, lambda one: "Started." in one.content)


async def test_the_last_to_leave_is_seen_in_an_archived_thread(house: House, ann: Person) -> None:
    thread, card = await in_thread(house, ann, players=2)
    house.server.archive(thread)
    await told(ann, card, "Leave")
    await house.server.next_message(thread, lambda one: "This lobby is closed." in one.content)
    assert len(house.server.messages(thread)) == 2


async def test_a_locked_thread_gives_way_to_the_channel(house: House, ann: Person, ben: Person) -> None:
    thread, card = await in_thread(house, ann, players=2)
    house.server.archive(thread, locked=True)
    await told(ben, card, "Join")
    again = await house.server.next_message(house.channel, lambda one: "2. Ben" in one.content)
    await told(ann, again, "Start")
    assert (await board_after(house.server, house.channel, 1, 0)).message.alerted
    assert len(house.server.messages(thread)) == 1


async def test_a_thread_that_is_locked_while_open_gives_way_too(house: House, ann: Person, ben: Person) -> None:
    thread, card = await in_thread(house, ann, players=2)
    await told(ben, card, "Join")
    await house.server.when(card, lambda one: "2. Ben" in one.content)
    house.server.fault.server_error(f"POST /channels/{thread}/messages", status=400, code=160005)
    await told(ann, card, "Start")
    await board_after(house.server, house.channel, 1, 0)
    assert len(house.server.messages(thread)) == 1


async def test_a_member_who_may_open_no_threads_gets_none_from_the_bot(house: House, ann: Person) -> None:
    house.server.deny(house.channel, Permission.CREATE_PUBLIC_THREADS, user_id=ann.id)
    answer = await commanded(ann, house.channel, "table new", thread=True, name="Oak")
    assert "you need the permission **Create Public Threads**" in answer
    await house.server.next_message(house.channel, lambda one: "#1 Oak" in one.content)
    assert threads(house) == []


async def test_one_member_has_three_threads_an_hour_opened_in_a_channel(house: House, ann: Person, ben: Person) -> None:
    for number in range(1, 4):
        await in_thread(house, ann)
        await commanded(ann, house.channel, "table leave", table=str(number))
    assert "You have opened 3 threads here within an hour." in await commanded(
        ann, house.channel, "table new", thread=True
    )
    assert len(threads(house)) == 3
    await in_thread(house, ben)


async def test_a_thread_is_archived_when_its_lobby_closes_and_not_when_it_starts(
    house: House, ann: Person, ben: Person
) -> None:
    gone, left = await in_thread(house, ann, players=2)
    kept, card = await in_thread(house, ann, players=2)
    await told(ann, left, "Leave")
    await house.server.when(left, lambda one: "This lobby is closed." in one.content)
    await house.server.until(lambda: archived(house, gone) or None, "the thread of a closed lobby is archived")
    await told(ben, card, "Join")
    await house.server.when(card, lambda one: "2. Ben" in one.content)
    await told(ann, card, "Start")
    await board_after(house.server, kept, 2, 0)
    await house.server.when(card, lambda one: "Started." in one.content)
    assert not archived(house, kept)


async def test_a_moderator_ends_a_table_in_a_thread(house: House, ann: Person, ben: Person, cat: Person) -> None:
    thread, card = await in_thread(house, ann, players=2, name="*discord.gg/abc*")
    await told(ben, card, "Join")
    await house.server.when(card, lambda one: "2. Ben" in one.content)
    await told(ann, card, "Start")
    board = await board_after(house.server, thread, 1, 0)
    assert "discord.gg/abc" not in f"{card.content}{board.message.content}"
    assert "Members who manage messages" in await commanded(cat, thread, "table end")
    house.server.allow(house.channel, Permission.MANAGE_MESSAGES, user_id=cat.id)
    sure = await read(await cat.slash(thread, "table end"))
    assert "You ended #1" in await told(cat, sure, "End table")
    line = await house.server.next_message(thread, lambda one: "Ended by" in one.content)
    assert set(line.alerted) == {ann.id, ben.id}
    await house.server.until(lambda: archived(house, thread) or None, "the thread of an ended table is archived")
    assert "was ended." in await told(ann, board.message, "Pass")


async def test_tables_of_a_league_have_threads_where_the_server_gives_each_one(
    house: House, ann: Person, ben: Person
) -> None:
    """Its card leads there; a kill after the thread was made, and before that was heard, makes no second one."""
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    settings = await read(await ann.slash(house.channel, "forge setup", {}))
    await read(await ann.press(settings, "A thread for each table"))
    await commanded(ann, house.channel, "league new", name="Winter", game="King's Forge", rounds=1)
    card = await house.server.next_message(house.channel, lambda one: "a league of" in one.content)
    for one in (ann, ben):
        await read(await one.press(card, "Join"))
    hold = house.server.fault.hold("POST /channels/*/threads", after=True)
    await read(await ann.press(card, "Start"))
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
    await house.server.until(lambda: len(threads(house)) > 0 or None, "a thread")
    [thread] = threads(house)
    assert thread.name == "#1 Winter 1-1"
    await house.server.next_message(thread.id, lambda one: "to play" in one.content)
    await house.server.when(card, lambda one: f"<#{thread.id}>" in one.content)
    assert len(threads(house)) == 1
    assert {one.id for one in house.server.messages(house.channel)} == {card.id}
