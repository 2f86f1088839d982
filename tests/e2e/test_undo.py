"""Undo among people: at once, disputed, agreed on, and left without an answer for a day."""

from collections.abc import Set

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import Board, labels

DAY = 24 * 60 * 60


class Evening:
    """A table of three, and who is awaited at it."""

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play
        self.people = {person.id: person for person in play.people}

    async def awaited(self) -> Person:
        """Who is to play on a board that nobody has looked at yet."""
        board: Board = await self.play.board()
        self.play.seen = board.seq
        [user] = board.awaited
        assert user in board.message.alerted
        return self.people[user]

    async def passes(self, person: Person) -> Message:
        """Pass, taking the metal where it is the first."""
        options = {"table": str(self.play.table), "taking": "metal"}
        answer = await read(await person.slash(self.house.channel, "pass", options))
        if "passed" not in answer.content:
            answer = await read(await person.slash(self.house.channel, "pass", {"table": str(self.play.table)}))
        assert "You passed" in answer.content
        return answer

    async def awaited_passes(self) -> Person:
        """Whoever is to play passes; who that was."""
        person = await self.awaited()
        await self.passes(person)
        return person

    async def has_logged(self, words: str) -> None:
        """Once, on any page of the table's log."""
        reader = self.play.people[0]
        page = await read(await reader.slash(self.house.channel, "table log", {"table": str(self.play.table)}))
        log = page.content
        while "Earlier" in labels(page):
            page = await read(await reader.press(page, "Earlier"))
            log += page.content
        assert log.count(words) == 1, log

    async def undo(self, person: Person) -> Message:
        return await read(await person.slash(self.house.channel, "table undo", {"table": str(self.play.table)}))

    async def asks(self, person: Person) -> Message:
        """The question as it stands in the channel."""
        question = await self.undo(person)
        assert "so all others must agree" in question.content
        told = await read(await person.press(question, "Ask the table"))
        assert "The table is asked." in told.content
        return await self.line(f"**{person.name}** asks to take this back:", buttons={"Agree", "Refuse"})

    async def line(self, words: str, buttons: Set[str] | None = None) -> Message:
        """The newest message in the channel that says so, with those buttons."""

        def probe() -> Message | None:
            found = [one for one in self.house.server.messages(self.house.channel) if words in one.content]
            found = [one for one in found if buttons in (None, labels(one))]
            return found[-1] if found else None

        return await self.house.server.until(probe, words)


@pytest.fixture
async def evening(house: House, ann: Person, ben: Person, cat: Person) -> Evening:
    return Evening(house, await seated(house, [ann, ben, cat], players=3))


async def test_what_bears_on_nobody_goes_back_at_once(evening: Evening) -> None:
    first = await evening.awaited()
    answer = await evening.passes(first)
    question = await read(await first.press(answer, "Undo"))
    assert "This goes back:" in question.content
    assert "passed first" in question.content
    assert "It is taken back." in (await read(await first.press(question, "Take back"))).content
    while (now := await evening.awaited()) != first:
        assert now in evening.play.people
    await evening.has_logged(f"**{first.name}** takes back: Pass: 1 metal, usable now.")
    await evening.passes(first)
    assert await evening.awaited() != first


async def test_one_who_refuses_lets_it_stand(evening: Evening) -> None:
    first, second = [await evening.awaited_passes() for _ in range(2)]
    third = await evening.awaited()
    asked = await evening.asks(first)
    assert labels(asked) == {"Agree", "Refuse"}
    assert set(asked.alerted) == {second.id, third.id}
    assert "You agree." in (await read(await second.press(asked, "Agree"))).content
    own = await evening.undo(second)
    assert "Still to answer:" in own.content
    assert "Everything stays as it is." in (await read(await third.press(asked, "Refuse"))).content
    ended = await evening.line("Not all agree, so it stands.")
    decided = await evening.line("Not all agree. It is not done.")
    assert (decided.id, labels(decided)) == (asked.id, set())
    assert f"{third.mention} to play." in ended.content
    # What only one person sees keeps its buttons.
    assert "This question is decided." in (await read(await second.press(own, "Agree"))).content
    await evening.has_logged("Not all agree, so it stands.")
    # The game goes on, and somebody else may ask.
    await evening.passes(third)
    await evening.awaited()
    await evening.asks(second)


async def test_what_all_agree_to_goes_back_with_what_others_did_since(evening: Evening) -> None:
    first, second, third = [await evening.awaited_passes() for _ in range(3)]
    await evening.awaited()
    asked = await evening.asks(second)
    assert f"**{second.name}** passed." in asked.content
    assert f"**{third.name}** passed." in asked.content
    await read(await first.press(asked, "Agree"))
    done = await read(await third.press(asked, "Agree"))
    assert "All agree. It is done." in done.content
    assert await evening.awaited() == second
    told = f"All agree. **{second.name}** takes back: Pass. What others did after it is taken back, too."
    # The board tells it to whoever was not asked, too.
    await evening.line(told)
    assert (await evening.line("All agree. It is done.")).id == asked.id
    await evening.has_logged(told)
    await evening.passes(second)
    assert await evening.awaited() == third


async def test_what_is_not_answered_for_a_day_stands_also_over_a_restart(evening: Evening) -> None:
    house = evening.house
    first, second = [await evening.awaited_passes() for _ in range(2)]
    third = await evening.awaited()
    asked = await evening.asks(first)
    await read(await third.press(asked, "Agree"))
    own = await evening.undo(second)
    house.turn_clock(DAY - 600)
    await house.restart()
    assert "Not all answered in time" not in "".join(one.content for one in house.server.messages(house.channel))
    house.turn_clock(700)
    await evening.line("Not all answered in time, so it stands.")
    assert (await evening.line("Not all answered in time. It is not done.")).id == asked.id
    assert "This question is decided." in (await read(await second.press(own, "Agree"))).content
    await evening.has_logged("Not all answered in time, so it stands.")


async def test_a_question_whose_message_somebody_deleted_is_decided_all_the_same(
    house: House, ann: Person, ben: Person
) -> None:
    play = await seated(house, [ann, ben], players=2)
    evening = Evening(house, play)
    first = await evening.awaited()
    await evening.passes(first)
    second = await evening.awaited()
    await evening.passes(second)
    asked = await evening.asks(first)
    house.server.delete_message(asked)
    again = await read(await second.slash(house.channel, "table undo", {"table": str(play.table)}))
    assert "Everything stays as it is." in (await read(await second.press(again, "Refuse"))).content
    await evening.line("Not all agree, so it stands.")
    answer = await read(await second.slash(house.channel, "table show", {"table": str(play.table)}))
    assert answer.attachments
    assert [one for one in house.server.messages(house.channel) if "It is not done." in one.content] == []
