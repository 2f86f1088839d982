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
        "**{second}** asked to take back what they did last. Not all agree, so it stands.",
        "All agree. **{second}** takes back: Pass. What others did after it is taken back, too.",
        "**{second}** leaves seat {seat}. It is open to a substitute.",
        "**Dan** takes seat {seat}.",
        "**Dan**: passed",
        "all who sat there agreed.",
    ),
    "es-ES": (
        "A **{first}** se le acaba el tiempo.",
        "**{second}** pidió deshacer lo último que hizo. Falta el acuerdo de alguien: queda como está.",
        "Con el acuerdo de todos, **{second}** deshace: ",
        "**{second}** deja el asiento {seat}. Otra persona puede tomarlo.",
        "**Dan** toma el asiento {seat}.",
        "lo acuerda toda la mesa.",
    ),
    "fr": (
        "Temps écoulé\u00a0: **{first}**.",
        "**{second}** a demandé d’annuler son dernier coup. Il manque un accord\u00a0: tout reste",
        "Avec l’accord de tous, **{second}** annule\u00a0: ",
        "**{second}** quitte la place {seat}. Quelqu’un d’autre peut la prendre.",
        "**Dan** prend la place {seat}.",
        "toute la table est d’accord.",
    ),
    "ja": (
        "**{first}**は時間切れです。",
        "**{second}**が最後の行動の取り消しを求めましたが、全員の賛成がなく、そのままです。",
        "全員の賛成で、**{second}**の行動を取り消し：",
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

    await sleeps_until_the_bot_passes(house, play, first)
    assert await awaited(play) == second
    await has_it_taken_back_at_the_second_try(house, play, second, first, third)
    await all_plan_and_one_presses(house, play)
    board = await is_away_while_the_bot_is_down(house, play, second)
    seat = await makes_room_for(house, play, second, dan)
    people = tuple(dan if person == second else person for person in play.people)
    place = await loses_its_thread(house, thread, people, dan)
    after = Play(house, place, 1, people, seed=11)
    after.seen = board.seq
    await call_of(after, third)
    await all_agree_on_the_end(house, place, people, dan)

    for locale in TOLD:
        await reads_all_of_it(house, place, locale, first=first.name, second=second.name, seat=seat)


async def sleeps_until_the_bot_passes(house: House, play: Play, sleeper: Person) -> None:
    """Days 1 to 3: they are warned, and played for; between, the power fails."""
    house.turn_clock(60 * HOUR + 60)
    warning = await line(house, play.place, "; then the bot passes for you")
    assert warning.mentions == (sleeper.id,)
    await house.restart()
    # More than was left: what passed just before the power failed may count as time without the bot.
    house.turn_clock(80 * HOUR)
    await line(house, play.place, f"Time is up for **{sleeper.name}**")


async def has_it_taken_back_at_the_second_try(
    house: House, play: Play, asker: Person, first: Person, third: Person
) -> None:
    """Day 4: an undo that is refused, and later granted."""
    await passes(asker, play)
    assert await awaited(play) == third
    await passes(third, play)
    await play.board()
    asked = await asks_back(house, play, asker)
    refused = await read(await third.press(asked, "Refuse"))
    assert "Everything stays as it is." in refused.content
    # The same may be asked again once something was played.
    assert await play.turn() is not None
    await play.board()
    house.turn_clock(HOUR)
    asked = await asks_back(house, play, asker)
    await read(await first.press(asked, "Agree"))
    assert "All agree. It is done." in (await read(await third.press(asked, "Agree"))).content
    board = await play.board()
    assert board.awaited == (asker.id,)


async def all_plan_and_one_presses(house: House, play: Play) -> None:
    """Day 5: the round is played out. In the next one all plan, and one press plays what they planned."""
    house.turn_clock(12 * HOUR)
    board = await next_round(play)
    [user] = board.awaited
    caller = next(person for person in play.people if person.id == user)
    for person in play.people:
        plan = "pass taking metal" if person != caller else None
        if plan is None:
            offered = await person.complete(play.place, "table plan", "do", typed="everybody")
            [plan] = [str(one.value) for one in offered]
        await read(await person.slash(play.place, "table plan", {"do": plan}))
    play.seen = board.seq
    answer = await passes(caller, play)
    planners = [person.name for person in play.people if person != caller]
    assert "By plan: " in answer.content
    assert all(name in answer.content for name in planners)


async def is_away_while_the_bot_is_down(house: House, play: Play, traveller: Person) -> Board:
    """Days 5 to 9: one goes away, and the bot is down for one of these days. Their time stands."""
    board = await call_of(play, traveller)
    await read(await traveller.slash(play.place, "me settings", {"away": 5}))
    assert await house.terminate() == 0
    house.turn_clock(DAY)
    await house.start()
    house.turn_clock(3 * DAY)
    said = [one.content for one in house.server.messages(play.place)]
    assert not [one for one in said if f"Time is up for **{traveller.name}**" in one]
    return board


async def makes_room_for(house: House, play: Play, leaver: Person, substitute: Person) -> int:
    """Day 9: they leave for good; another reads how it stands, and sits down in that seat."""
    question = await read(await leaver.slash(play.place, "table resign"))
    await read(await leaver.press(question, "Leave it open"))
    seat = play.people.index(leaver) + 1
    opened = await line(house, play.place, f"**{leaver.name}** leaves seat {seat}. It is open to a substitute.")
    house.turn_clock(DAY)
    recap = await read(await substitute.press(opened, "Take the seat"))
    assert "What happened last:" in recap.content
    sat = await read(await substitute.press(recap, "Sit down here"))
    assert "You sit at" in sat.content, sat.content
    await line(house, play.place, f"**{substitute.name}** takes seat {seat}.")
    return seat


async def loses_its_thread(house: House, thread: Channel | int, people: tuple[Person, ...], mover: Person) -> int:
    """Day 11: somebody deletes the thread, and the next move makes another, which is found here."""
    house.turn_clock(12 * HOUR)
    house.server.delete_channel(thread)
    await passes(mover, Play(house, house.channel, 1, people, seed=11))
    gone = await line(house, house.channel, "The thread of #1 Oak is gone.")
    found = re.search(r"<#(\d+)>", gone.content)
    assert found is not None
    return int(found[1])


async def all_agree_on_the_end(house: House, place: int, people: tuple[Person, ...], asker: Person) -> None:
    """Day 12: one asks the table, and the others agree."""
    house.turn_clock(DAY)
    question = await read(await asker.slash(place, "table end"))
    await read(await asker.press(question, "Ask the table"))
    asked = await line(house, place, "asks to end the game now, without a winner.")
    for person in people:
        if person != asker:
            await read(await person.press(asked, "Agree"))
    await line(house, place, "all who sat there agreed.")


async def reads_all_of_it(house: House, place: int, locale: str, **facts: object) -> None:
    """What a reader of that language finds in the log afterwards, in its order."""
    reader = house.server.add_person(f"Reader {locale}", house.guild, locale=locale)
    log = await told(reader, place)
    at = -1
    for sentence in TOLD[locale]:
        wanted = sentence.format(**facts)
        assert wanted in log[at + 1 :], f"{locale}: {wanted}\n{log}"
        at = log.index(wanted, at + 1)
    assert log.count(BY_PLAN[locale]) >= 2, log
