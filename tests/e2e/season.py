"""A season of a league from sign-up to podium: people who come late, drop out and never move, and a bot that dies."""

import asyncio
import re
import sqlite3
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from time import monotonic

from kingsforge_bot.sandbox import ClientRefused, Message, Person
from kingsforge_bot.sandbox.world.changes import Change, MessageEdited, MessagePosted
from kingsforge_bot.sandbox.world.waiting import NothingHappened
from kingsforge_bot.ui.post.trouble import TOO_MANY_EDITS
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play
from tests.e2e.reading import boards, labels
from tests.seasons.reading import League, Post, Verdict

HOUR = 60 * 60.0
DAY = 24 * HOUR
STARTED = re.compile(r"\*\*#(\d+) (.+?) · King's Forge\*\*\n")
LONG = 150
"""Turns after which somebody gives up."""
FOUGHT = 14
"""Challenges after which people of a ladder let its weeks pass."""
ENDED = re.compile(r"\*\*#(\d+) .+?\*\* · (?:The game is over|Ended)")
PLAYED = re.compile(r"\*\*#(\d+) .+?\*\* · .* to play")
SEATED = re.compile(r"^\d\. (.+?)(?:, owner)?$", re.MULTILINE)
LONGEST = 240
"""Seconds that the last of it may take on a busy machine."""
GOES_ON = 8.0
"""Seconds after which an old card may change once more."""
PATIENT, QUIET = 1.5, 3
"""Seconds that are waited for what comes by itself; how often, until time passes."""


@dataclass(frozen=True)
class Plan:
    """Who is in it, and what they play. `named`: everybody, in the order in which they come; the last comes late."""

    form: str
    seats: int
    named: tuple[str, ...]
    pace: str = "none"
    days: int = 2
    rounds: int | None = None
    step: float = 12 * HOUR
    """How much time passes where nothing else happens."""
    gone: int = 2
    """How many drop out, after one table each."""
    killed_every: int = 4
    """Tables that are begun between two deaths of the bot."""
    played_every: int = 9
    """Of these one is played by those who sit there; the others are given up, or left to the bots."""
    given_up: bool = False
    """Whether those tables are given up that are not played; else time passes."""

    @property
    def name(self) -> str:
        return f"{self.form.capitalize()} {self.seats}"


@dataclass(frozen=True)
class Figures:
    """What it came to."""

    verdict: Verdict
    messages: int
    pings: Counter[str]
    restarts: int
    seconds: float

    def __str__(self) -> str:
        most = max(self.pings.values(), default=0)
        return (
            f"{self.messages} messages, {self.pings.total()} pings, at most {most} of one person {dict(self.pings)}, "
            f"{self.restarts} restarts, {self.verdict}, {self.seconds:.0f} s"
        )


class Season:
    """One league in a house. Whoever is the second never moves; those after drop out."""

    def __init__(self, house: House, plan: Plan) -> None:
        self.house = house
        self.plan = plan
        *there, late = (house.person(name) for name in plan.named)
        self.people: Sequence[Person] = there
        self.opener, self.sleeper = there[:2]
        self.late = late
        self._leaving = there[2 : 2 + plan.gone]
        self._by_name = {one.name: one for one in (*there, late)}
        self._editions: defaultdict[int, list[str]] = defaultdict(list)
        self._challengers = deque(one for one in (*there, late) if one is not self.sleeper)
        self._heard = set[int]()
        """Calls to a challenge that were answered."""
        self._begun = set[int]()
        self._waiting = dict[int, list[str]]()
        """Tables that are left to time, with those who sit there."""
        self._restarts = 0
        house.server.world.feed.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited) and not change.message.ephemeral:
            said = self._editions[change.message.id]
            if said[-1:] != [change.message.content]:
                said.append(change.message.content)

    async def play(self) -> Figures:
        """All of it, then reckon it by hand."""
        began = monotonic()
        card = await self._signed_up()
        await read(await self.opener.press(card, "Start"))
        quiet = 0
        while not self._champion():
            tables = self._fresh()
            quiet = 0 if tables else quiet + 1
            for number, names in tables:
                await self._at(number, names, card)
            if self.plan.form == "ladder":
                await self._challenge(card)
                await self._take_up()
            if quiet:
                await self._time_passes(self.plan.step if quiet >= QUIET and self._waited_for() else GOES_ON)
        await self._until(lambda: "The league is over." in self._now(card).content and not self._owed())
        figures = self._figures(monotonic() - began)
        violations = self.house.server.violations
        # Days pass in seconds here, in which Discord takes few changes of old messages: what it refuses is tried again.
        violations[:] = [one for one in violations if one.code != TOO_MANY_EDITS]
        return figures

    async def _signed_up(self) -> Message:
        plan, house = self.plan, self.house
        said: dict[str, str | int | float | bool] = {
            "name": plan.name, "game": "King's Forge", "form": plan.form, "seats": plan.seats, "days": plan.days,
            "pace": plan.pace,
        }  # fmt: skip
        if plan.form == "ladder":
            said["weeks"] = 1
        if plan.rounds is not None:
            said["rounds"] = plan.rounds
        await read(await self.opener.slash(house.channel, "league new", said))
        card = await house.server.next_message(house.channel, where=lambda one: "a league of" in one.content)
        for one in self.people:
            await read(await one.press(card, "Join"))
        await house.restart()
        self._restarts += 1
        return card

    def _owed(self) -> bool:
        """Whether the bot has still to say something: on a slow machine the tables' last words come after the card's.

        Old boards may wait to be folded for longer than anybody does here.
        """
        with closing(sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True)) as database:
            return database.execute("SELECT 1 FROM outbox WHERE kind <> 'leftover' LIMIT 1").fetchone() is not None

    def _now(self, card: Message) -> Message:
        return self.house.server.world.message(card.channel_id, card.id)

    def _champion(self) -> bool:
        return any("champion" in one.content for one in self.house.server.messages(self.house.channel))

    def _waited_for(self) -> bool:
        """Whether a table that is left to time runs still; on a ladder nobody has to do anything."""
        if self.plan.form == "ladder":
            return True
        return bool(self._open_ones())

    def _open_ones(self) -> set[int]:
        """Tables that are left to time and run still."""
        return self._waiting.keys() - self._over()

    def _over(self) -> set[int]:
        said = [one.content for one in self.house.server.messages(self.house.channel)]
        return {int(found[1]) for one in said if (found := ENDED.match(one))}

    def _fresh(self) -> list[tuple[int, list[str]]]:
        """Those that have begun since, each with who sits there."""
        found = list[tuple[int, list[str]]]()
        said = self.house.server.messages(self.house.channel)
        for number in sorted({int(shown[1]) for post in said if (shown := PLAYED.match(post.content))} - self._begun):
            if not any(STARTED.match(post.content) and post.content.startswith(f"**#{number} ") for post in said):
                # It began without a card: nobody knows who sits there until the boards call them.
                self._begun.add(number)
                self._waiting[number] = []
        for one in said:
            table = STARTED.match(one.content)
            if table and "\nStarted." in one.content and int(table[1]) not in self._begun:
                self._begun.add(int(table[1]))
                found.append((int(table[1]), [name for name in SEATED.findall(one.content) if name in self._by_name]))
        return found

    async def _at(self, number: int, names: list[str], card: Message) -> None:
        """What becomes of a table that has begun."""
        plan = self.plan
        if number == 2 and (plan.form != "ladder" or "Join" in labels(self._now(card))):
            # A ladder's weeks are over by then where a slow machine tells late who took up a challenge.
            await read(await self.late.press(card, "Join"))
        if not names or number in self._over():
            return
        if self._leaving and number >= 3 and self._leaving[0].name in names:
            gone = self._leaving.pop(0)
            await read(await gone.press(card, "Leave"))
            self._waiting[number] = [name for name in names if name != gone.name]
        elif self.sleeper.name in names:
            self._waiting[number] = names
        elif number % plan.played_every == 0:
            await self._played(number, names)
        elif plan.given_up:
            for name in names[1:]:
                await self._gives_up(self._by_name[name], number)
        elif number % plan.played_every == 1:
            await self._gives_up(self._by_name[names[0]], number)
            self._waiting[number] = names[1:]
        else:
            self._waiting[number] = names
        if number % plan.killed_every == 0:
            await self.house.kill()
            self.house.turn_clock(HOUR / 100)
            await self.house.start()
            self._restarts += 1

    async def _challenge(self, card: Message) -> None:
        """Whose turn it is challenges somebody, as far up as they can; the sleeper never does."""
        if "Challenge" not in labels(self._now(card)) or len(self._begun) >= FOUGHT:
            return
        for _ in range(3):
            one = self._challengers[0]
            self._challengers.rotate(-1)
            asked = await read(await one.press(card, "Challenge"))
            if found := sorted(label for label in labels(asked) if label[0].isdigit()):
                await read(await one.press(asked, found[0]))

    async def _take_up(self) -> None:
        """Whoever is called comes, but the sleeper; a card or a call may be gone by then."""
        for call in self.house.server.messages(self.house.channel):
            if call.id in self._heard or "Take up" not in labels(call):
                continue
            called = [one for one in self._by_name.values() if one.id in call.mentions and one is not self.sleeper]
            self._heard.add(call.id)
            for one in called:
                await read(await one.press(call, "Take up"))

    async def _gives_up(self, one: Person, number: int) -> None:
        asked = await read(await one.slash(self.house.channel, "table resign", {"table": str(number)}))
        # By then the table may be over.
        if (leaves := "Leave; a bot plays on") in labels(asked):
            await read(await one.press(asked, leaves))

    async def _played(self, number: int, names: list[str]) -> None:
        people = [self._by_name[name] for name in names]
        play = Play(self.house, self.house.channel, number, people, seed=number)
        for _ in range(LONG):
            if await play.turn() is None:
                return
        await self._gives_up(people[0], number)
        self._waiting[number] = names[1:]

    async def _time_passes(self, seconds: float) -> None:
        """Whoever is awaited beside the sleeper plays, and nothing more happens by itself."""
        if self.plan.pace != "none" and seconds > GOES_ON:
            for number in self._open_ones():
                await self._others_play(number)
        self.house.turn_clock(seconds)
        with suppress(NothingHappened):
            await self.house.server.until(lambda: self._champion() or self._moves() or None, "what comes next", PATIENT)

    def _moves(self) -> bool:
        last = [one.content for one in self.house.server.messages(self.house.channel) if STARTED.match(one.content)]
        return any("\nStarted." in one and int(STARTED.findall(one)[0][0]) not in self._begun for one in last)

    async def _others_play(self, number: int) -> None:
        """Until the sleeper is awaited, or nobody; or a board is gone by then, and there is another one later."""
        before = -1
        while found := boards(self.house.server, self.house.channel, number):
            if found[-1].seq == before and not await self._newer(number, before):
                # Whoever it calls has left meanwhile, and what comes next waits for the clock.
                return
            found = boards(self.house.server, self.house.channel, number)
            before = found[-1].seq
            awaited = [one for one in self._by_name.values() if one.id in found[-1].awaited]
            if found[-1].over or not awaited or self.sleeper in awaited:
                return
            play = Play(self.house, self.house.channel, number, tuple(self._by_name.values()), seed=number)
            play.seen = found[-1].seq - 1
            try:
                await play.turn()
            except ClientRefused:
                return

    async def _newer(self, number: int, seq: int) -> bool:
        """Whether the table has another board than that one, or soon gets one."""

        def newer() -> bool | None:
            found = boards(self.house.server, self.house.channel, number)
            return (bool(found) and found[-1].seq != seq) or None

        try:
            return await self.house.server.until(newer, "another board", PATIENT)
        except NothingHappened:
            return False

    async def _until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONGEST):
            while not so():
                self.house.turn_clock(GOES_ON)
                with suppress(NothingHappened):
                    await self.house.server.until(lambda: so() or None, "the last of it", PATIENT)

    def _figures(self, seconds: float) -> Figures:
        server, world = self.house.server, self.house.server.world
        posts, pings = list[Post](), Counter[str]()
        names = {one.id: one.name for one in self._by_name.values()}
        every = sorted((one for shelf in world.messages.values() for one in shelf.values()), key=lambda one: one.id)
        public = [one for one in every if not one.ephemeral]
        for one in public:
            files = tuple(server.file(each).decode() for each in one.attachments if each.filename.endswith(".json"))
            posts.append(Post(one.id, one.content, files, tuple(self._editions[one.id])))
            pings.update(names.get(user, "somebody else") for user in one.alerted)
        verdict = League(posts, self.plan.name).reckoned()
        return Figures(verdict, len(public), pings, self._restarts, seconds)
