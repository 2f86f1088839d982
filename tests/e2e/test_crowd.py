"""A hundred members who look something up at once: all are answered, none waits longer than for any other command."""

import asyncio
import time
from itertools import cycle

from kingsforge_bot.sandbox import Person, Reply
from tests.e2e.hands import read
from tests.e2e.house import House

PEOPLE = 100
ATTEMPTS = 4
SLOWER = 2.0
"""Times as long, at most, as the same crowd waits that asks for the tables. Both are taken in one run, some times over:
the machine may have much else to do."""
QUESTIONS = (
    "how many dice may I steal from somebody who has already crafted their fourth item",
    "what does mill bottom do",
    "why can't I craft the crown with my five metal dice?",
    "cuántos dados puedo robar",
    "qui commence la manche suivante",
    "\u30c0\u30a4\u30b9\u306f\u623b\u3063\u3066\u304d\u307e\u3059\u304b",
    "zzzz banana",
)


class Crowd:
    """Members who do the same at the same time, each with a question of their own, and one who only passes by."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.members = [house.person(f"Member {number}") for number in range(PEOPLE)]
        self.bystander = house.person("Passer-by")
        self.asked = 0

    async def waits(self, line: str) -> float:
        """Seconds until the last of them, the bystander too, has a first response. Then all read their answers."""
        began = time.perf_counter()
        replies = await asyncio.gather(*(self.does(one, line) for one in self.members), self.passes_by())
        took = time.perf_counter() - began
        for reply in replies:
            message = await read(reply)
            assert message.ephemeral
            assert "asked of the bot at once" not in message.content
        return took

    async def does(self, member: Person, line: str) -> Reply:
        self.asked += 1
        question = f"{QUESTIONS[self.asked % len(QUESTIONS)]} {self.asked}"
        return await member.slash(self.house.channel, line, {"query": question} if line == "rules" else {})

    async def passes_by(self) -> Reply:
        return await self.bystander.slash(self.house.channel, "table list")


async def test_a_hundred_questions_at_once_hold_nobody_up(house: House) -> None:
    crowd = Crowd(house)
    shares: list[float] = []
    for line in ("table list", "rules"):
        await crowd.waits(line)
    for _ in range(ATTEMPTS):
        usual = await crowd.waits("table list")
        shares.append(await crowd.waits("rules") / usual)
        if shares[-1] < SLOWER:
            break
    assert min(shares) < SLOWER


async def test_a_hundred_who_type_at_once_all_get_a_response(house: House) -> None:
    """And each of them asks before the suggestions are there."""
    members = [house.person(f"Member {number}") for number in range(PEOPLE)]

    async def types_and_asks(member: Person, question: str) -> str:
        typing = asyncio.create_task(member.complete(house.channel, "rules", "query", typed=question[:20]))
        reply = await member.slash(house.channel, "rules", {"query": question})
        await typing
        return (await read(reply)).content

    questions = [f"{one} {number}" for number, one in zip(range(PEOPLE), cycle(QUESTIONS), strict=False)]
    answers = await asyncio.gather(*(map(types_and_asks, members, questions)))
    assert all("Mill (bottom)" in said for said in answers[1 :: len(QUESTIONS)])
