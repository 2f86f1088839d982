"""Whatever the service says while beads are played: nobody hears of a bead that they may not know."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.service.audit.log_file import LogFile
from kingsforge_bot.service.errors import ServiceError
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.time.pending_turns import HOUR
from kingsforge_bot.service.types import Done, LogEntry, Table, TableId, TableStatus, UserId
from kingsforge_bot.service.wiring import Service
from tests.games.toy.bots import RANDOM
from tests.games.toy.state import BEADS, UNSEEN, Action, State
from tests.properties.toy import GAME, guess
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent
from tests.service.room import ADA, Entropy, FakePublisher, Room, open_room

PEOPLE = [ADA, *(UserId(101 + number) for number in range(1, 6))]
STRANGER = UserId(999)
MOST = 1000
"""Attempts within which every game must have ended, however many were refused."""


class Spy:
    """A bot that notes down what it is shown."""

    def __init__(self) -> None:
        self.views: list[State] = []

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        self.views.append(view)
        return RANDOM.choose(view, actions, chance)


class Ears:
    """Hears all that is said of one table, and knows who may hear what."""

    def __init__(self, room: Room, table: TableId) -> None:
        self.room, self.table = room, table
        self.heard = 0
        self.office = PostOffice(room.clock)
        self.reminded = 0

    async def hear(self, user: UserId | None, what: object) -> None:
        """`what` went to that user, or to everybody."""
        table = await self.table_now()
        state: State = await self.room.state(table)
        sitter = None if user is None else table.sitter(user)
        known = set(state.gone) | (set(state.players[sitter.seat].hand) if sitter is not None else set())
        text = what.decode() if isinstance(what, bytes) else msgspec.json.encode(what).decode()
        leaked = [bead for bead in BEADS if bead not in known and bead in text]
        assert not leaked or state.over, f"{user} heard of {leaked} in {text}"
        self.heard += 1

    async def hear_entries(self, user: UserId | None, entries: Sequence[LogEntry]) -> None:
        """The luck would say which bead it was to whoever knows the bag."""
        await self.hear(user, entries)
        rows = {row.seq: row for row in await self.room.store.log(self.table)}
        for entry in entries:
            assert entry.luck == ()
            assert entry.action in ("", rows[entry.seq].action)

    async def hear_file(self, file: LogFile) -> None:
        if file.status is not TableStatus.RUNNING:
            return
        await self.hear(None, file.to_json())
        assert all(seal.secret is None for seal in file.seals)
        assert {(entry.luck, entry.draws, entry.draw_from) for entry in file.entries} == {((), "", 0)}

    async def hear_done(self, user: UserId, done: Done) -> None:
        await self.hear(user, done)
        await self.hear_entries(user, done.followed)

    async def hear_posts(self, publisher: FakePublisher) -> None:
        """All that is owed to the channel, and by direct message."""
        boards, cards, notices = len(publisher.boards), len(publisher.cards), len(publisher.notices)
        sent, amended = len(self.office.sent), len(publisher.amended)
        await said(self.room, publisher)
        await all_sent(self.room, self.office)
        for direct in self.office.sent[sent:]:
            await self.hear(direct.user, direct)
            await self.hear_entries(direct.user, [entry for turn in direct.turns for entry in turn.entries])
        for notice in publisher.notices[notices:]:
            await self.hear(None, notice)
            await self.hear_entries(None, notice.entries)
            self.reminded += len(notice.entries)
        for _, notice in publisher.amended[amended:]:
            await self.hear(None, notice)
            await self.hear_entries(None, notice.entries)
        for post in publisher.boards[boards:]:
            await self.hear(None, post)
            await self.hear_entries(None, post.entries)
        await self.hear(None, publisher.cards[cards:])

    async def ask(self) -> None:
        """All that can be asked, by all who can ask."""
        play, history = self.room.service.play, self.room.service.history
        for user in (None, STRANGER, *PEOPLE):
            await self.hear(user, await play.look(self.table, user))
            await self.hear_entries(user, await history.entries(self.table, user, last=1000))
            if user is not None:
                mine = await self.room.service.my_turns.at(await self.table_now(), user)
                await self.hear(user, mine)
                await self.hear_entries(user, mine.entries)
        for look, entries in await history.moments(self.table, lambda led: range(len(led))):
            await self.hear(None, look)
            await self.hear_entries(None, entries)
        await self.hear_file(await history.file(self.table))

    async def table_now(self) -> Table:
        table = await self.room.store.table(self.table)
        assert table is not None
        return table


async def attempt(ears: Ears, source: Random) -> None:
    """Somebody does something, allowed or not, on what is shown or on what was."""
    play = ears.room.service.play
    table = await ears.table_now()
    user = source.choice([*PEOPLE[: len(table.sitters)], STRANGER])
    look = await play.look(ears.table, user)
    state: State = await ears.room.state(table)
    legal = list(GAME.legal_actions(look.view, look.seat)) if look.seat is not None else []
    action: Any = source.choice(legal) if legal and source.randrange(2) else guess(state, source)
    decided_on = table.seq - source.choice((0, 0, 1, 2))
    try:
        await ears.hear_done(user, await play.act(ears.table, user, action, decided_on=decided_on))
    except Refused as error:
        # Whoever guessed a bead has heard of it; what else the refusal says, they may know.
        facts = {name: fact for name, fact in error.facts.items() if fact != getattr(action, "bead", "")}
        await ears.hear(user, [str(error), error.rule, facts])
    except ServiceError as error:
        await ears.hear(user, [str(error), repr(error.args)])


async def play_through(ears: Ears, source: Random) -> None:
    """To the end, with all asked after each action that counted, and all heard that is said in public."""
    publisher, table, seen, tries = FakePublisher(), await ears.table_now(), 0, 0
    while table.status is TableStatus.RUNNING:
        if table.seq > seen:
            seen = table.seq
            await ears.ask()
            # Long enough for a reminder.
            await ears.room.at(ears.room.clock.now + source.choice((1, 13)) * HOUR)
            await ears.hear_posts(publisher)
        await attempt(ears, source)
        table, tries = await ears.table_now(), tries + 1
        assert tries < MOST, "no end in sight"
    await ears.ask()
    await ears.hear_posts(publisher)


@pytest.mark.parametrize("seats", GAME.seats)
async def test_nobody_hears_of_a_bead_that_is_not_theirs(tmp_path: Path, seats: int, games: int) -> None:
    spy, reminded = Spy(), 0
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAME) as room:
        room.service = Service(room.store, {GAME.key: GAME}, {GAME.key: {"spy": spy}}, room.clock, Entropy())
        for number in range(max(2, games // 4)):
            source = Random(f"secrets {seats} {number}")
            people = max(1, seats - number % 3)
            options = {"rounds": source.choice(GAME.options["rounds"])}
            lobby = await room.lobby(*PEOPLE[1:people], players=seats, bots=seats - people, options=options)
            ears = Ears(room, lobby.id)
            await ears.hear_done(ADA, await room.service.lobbies.start(lobby.id, ADA))
            for user in PEOPLE[::2]:
                await room.service.preferences.change(user, alerts=Alerts.DIRECT)
            await play_through(ears, source)
            assert ears.heard > 100
            assert ears.office.sent
            reminded += ears.reminded
    assert reminded
    assert spy.views
    for view in spy.views:
        assert set(view.bag) <= {UNSEEN}
        assert sum(bool(player.hand) and UNSEEN not in player.hand for player in view.players) <= 1
