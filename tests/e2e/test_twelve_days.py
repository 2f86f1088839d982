"""Twelve days at one table of three, with all that comes between, and what its log tells of them in four languages."""

import re
from collections.abc import Container

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, joined
from tests.e2e.reading import Board, labels
from tests.e2e.threads import in_thread

HOUR = 60 * 60
DAY = 24 * HOUR
EARLIER = {"en-US": "Earlier", "es-ES": "Anteriores", "fr": "Plus ancien", "ja": "前の記録"}
TOLD = {
    "en-US": (
        "Time is up for **{first}**.",
        "**{second}** asked to take back everything from entry {entry} on. Not all agree, so it stands.",
        "All agree: **{second}** takes back the last ",
        "**{second}** leaves seat {seat}. It is open to a substitute.",
        "**Dan** takes seat {seat}.",
        "**Dan** passed",
        "all who sat there agreed.",
    ),
    "es-ES": (
        "A **{first}** se le acaba el tiempo.",
        "**{second}** pidió deshacer todo desde la entrada {entry}. Falta el acuerdo de alguien: queda como está.",
        "Con el acuerdo de todos, **{second}** deshace los últimos ",
        "**{second}** deja el asiento {seat}. Otra persona puede tomarlo.",
        "**Dan** toma el asiento {seat}.",
        "lo acuerda toda la mesa.",
    ),
    "fr": (
        "Temps écoulé\u00a0: **{first}**.",
        "**{second}** a demandé de tout annuler depuis l’entrée {entry}. Il manque un accord\u00a0: tout reste",
        "Avec l’accord de tous, **{second}** annule les ",
        "**{second}** quitte la place {seat}. Quelqu’un d’autre peut la prendre.",
        "**Dan** prend la place {seat}.",
        "toute la table est d’accord.",
    ),
    "ja": (
        "**{first}** は時間切れです。",
        "**{second}** が記録 {entry} 以降の取り消しを求めましたが、全員の賛成がなく、そのままです。",
        "全員の賛成で、**{second}** が最後の",
        "**{second}**が席{seat}を離れます。代わりの人が席に着けます。",
        "**Dan**が席{seat}に着きます。",
        "全員が同意しました。",
    ),
}
"""What each reads, in the order in which it happened."""
BY_PLAN = {"en-US": "(by plan)", "es-ES": "(por un plan)", "fr": "(par un plan)", "ja": "（予約）"}


async def line(house: House, place: Channel | int, text: str, known: Container[int] = ()) -> Message:
    """The newest message there that says so, and is none of those."""

    def probe() -> Message | None:
        found = [one for one in house.server.messages(place) if text in one.content and one.id not in known]
        return found[-1] if found else None

    return await house.server.until(probe, text)


async def passes(person: Person, play: Play) -> Message:
    """Pass, taking the metal where one is the first."""
    answer = await read(await person.slash(play.place, "pass", {"taking": "metal"}))
    if "You passed" not in answer.content:
        answer = await read(await person.slash(play.place, "pass"))
    assert "You passed" in answer.content, answer.content
    return answer


async def awaited(play: Play) -> Person:
    """Who is to play on a board that nobody has looked at yet."""
    board = await play.board()
    play.seen = board.seq
    return next(person for person in play.people if person.id in board.awaited)


async def asks_back(house: House, play: Play, person: Person) -> Message:
    """The question, as all read it, whether this person's last move goes back."""
    question = await read(await person.slash(play.place, "table undo"))
    known = {one.id for one in house.server.messages(play.place)}
    await read(await person.press(question, "Ask the table"))
    return await line(house, play.place, f"**{person.name}** asks to take this back:", known)


async def next_round(play: Play) -> Board:
    """Play on until the next round begins."""
    while "Round 2" not in (board := await play.board()).message.content:
        assert await play.turn() is not None
    return board


async def call_of(play: Play, person: Person) -> Board:
    """Play on until that person is to gather."""
    while person.id not in (board := await play.board()).awaited or "Claim" not in labels(board.message):
        assert await play.turn() is not None
    return board


async def told(reader: Person, place: Channel | int) -> str:
    """The whole log as that person reads it, page by page."""
    page = await read(await reader.slash(place, "table log", {"table": "1"}))
    pages = [page.content]
    earlier = EARLIER[reader.user.locale]
    while earlier in labels(page):
        page = await read(await reader.press(page, earlier))
        pages.insert(0, page.content)
    return "\n".join(pages)


async def test_what_twelve_days_brought_stands_in_the_log_in_the_words_of_each_reader(
    house: House, ann: Person, ben: Person, cat: Person
) -> None:
    dan = house.person("Dan")
    thread, card = await in_thread(house, ann, players=3, pace="72h+12h", name="Oak")
    await joined(house, card, ben, cat)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await ann.press(card, "Start"))
    play = Play(house, thread, 1, (ann, ben, cat), seed=7)
    first = await awaited(play)
    number = play.people.index(first)
    second, third = (play.people[(number + step) % 3] for step in (1, 2))

    # Days 1 to 3: the first sleeps, is warned, and is played for; between, the power fails.
    house.turn_clock(60 * HOUR + 60)
    warning = await line(house, thread, "; then the bot passes for you")
    assert warning.mentions == (first.id,)
    await house.restart()
    # More than was left: what passed just before the power failed may count as time without the bot.
    house.turn_clock(80 * HOUR)
    await line(house, thread, f"Time is up for **{first.name}**")
    assert await awaited(play) == second

    # Day 4: an undo that is refused, and six hours later granted.
    await passes(second, play)
    assert await awaited(play) == third
    await passes(third, play)
    await play.board()
    asked = await asks_back(house, play, second)
    refused = await read(await third.press(asked, "Refuse"))
    assert "Everything stays as it is." in refused.content
    [entry] = re.findall(r"^`(\d+)`", asked.content, re.MULTILINE)[:1]
    # The same may be asked again once something was played.
    assert await play.turn() is not None
    await play.board()
    house.turn_clock(HOUR)
    asked = await asks_back(house, play, second)
    await read(await first.press(asked, "Agree"))
    assert "All agree. It is done." in (await read(await third.press(asked, "Agree"))).content
    board = await play.board()
    assert board.awaited == (second.id,)

    # Day 5: the round is played out. In the next one all plan, and one press plays what they planned.
    house.turn_clock(12 * HOUR)
    board = await next_round(play)
    [user] = board.awaited
    caller = next(person for person in play.people if person.id == user)
    for person in play.people:
        plan = "pass taking metal" if person != caller else None
        if plan is None:
            [plan] = [str(one.value) for one in await person.complete(thread, "table plan", "do", typed="everybody")]
        await read(await person.slash(thread, "table plan", {"do": plan}))
    play.seen = board.seq
    answer = await passes(caller, play)
    planners = [person.name for person in play.people if person != caller]
    assert "By plan: " in answer.content
    assert all(name in answer.content for name in planners)

    # Days 5 to 9: one goes away, and the bot is down for one of these days. Their time stands.
    board = await call_of(play, second)
    await read(await second.slash(thread, "me settings", {"away": 5}))
    assert await house.terminate() == 0
    house.turn_clock(DAY)
    await house.start()
    house.turn_clock(3 * DAY)
    assert not [one for one in house.server.messages(thread) if f"Time is up for **{second.name}**" in one.content]

    # Day 9: they leave for good; another reads how it stands, and sits down.
    question = await read(await second.slash(thread, "table resign"))
    await read(await second.press(question, "Leave it open"))
    seat = play.people.index(second) + 1
    opened = await line(house, thread, f"**{second.name}** leaves seat {seat}. It is open to a substitute.")
    house.turn_clock(DAY)
    recap = await read(await dan.press(opened, "Take the seat"))
    assert "What happened last:" in recap.content
    sat = await read(await dan.press(recap, "Sit down here"))
    assert "You sit at" in sat.content, sat.content
    await line(house, thread, f"**Dan** takes seat {seat}.")
    people = tuple(dan if person == second else person for person in play.people)

    # Day 11: somebody deletes the thread, and the next move makes another.
    house.turn_clock(12 * HOUR)
    house.server.delete_channel(thread)
    await passes(dan, Play(house, house.channel, 1, people, seed=11))
    gone = await line(house, house.channel, "The thread of #1 Oak is gone.")
    found = re.search(r"<#(\d+)>", gone.content)
    assert found is not None
    place = int(found[1])
    after = Play(house, place, 1, people, seed=11)
    after.seen = board.seq
    await call_of(after, third)

    # Day 12: all agree that this is the end.
    house.turn_clock(DAY)
    question = await read(await dan.slash(place, "table end"))
    await read(await dan.press(question, "Ask the table"))
    asked = await line(house, place, "asks to end the game now, without a winner.")
    for person in people:
        if person != dan:
            await read(await person.press(asked, "Agree"))
    await line(house, place, "all who sat there agreed.")

    # What each reads of it afterwards.
    for locale, sentences in TOLD.items():
        reader = house.server.add_person(f"Reader {locale}", house.guild, locale=locale)
        log = await told(reader, place)
        at = -1
        for sentence in sentences:
            wanted = sentence.format(first=first.name, second=second.name, seat=seat, entry=entry)
            assert wanted in log[at + 1 :], f"{locale}: {wanted}\n{log}"
            at = log.index(wanted, at + 1)
        assert log.count(BY_PLAN[locale]) >= 2, log
