"""A league of beads on a clock that is set: signed up for, its rounds played, its posts heard."""

from dataclasses import dataclass, field
from typing import Any

from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.league.current import LeagueView
from kingsforge_bot.service.league.records import NewLeague
from kingsforge_bot.service.person.settings import Opener
from kingsforge_bot.service.types import LeagueId, Table, TableStatus, UserId
from tests.service.listening import said
from tests.service.room import ADA, CHANNEL, GUILD, TOY, FakePublisher, Room

PEOPLE = tuple(UserId(number) for number in range(101, 106))
DAY = 86_400


def wanted(**more: Any) -> NewLeague:
    """A league of Ada's."""
    asked: dict[str, Any] = {
        "guild": GUILD,
        "channel": CHANNEL,
        "name": "Winter",
        "opener": ADA,
        "game": TOY.key,
        "game_options": {"rounds": "short"},
        "options": Options(Form.SWISS, rounds=3),
        "pace": "none",
        "language": None,
        "round_days": 7,
        "opened": 0,
    }
    return NewLeague(**(asked | more))


@dataclass
class Season:
    """One league in a room, whose posts go to a channel."""

    room: Room
    league: LeagueId
    publisher: FakePublisher = field(default_factory=FakePublisher)

    async def goes_on(self, looks: int = 8) -> None:
        """Posts are made, and leagues and tables looked after, until nothing is left to do at this time."""
        for _ in range(looks):
            await said(self.room, self.publisher)
            await self.room.service.timekeeper.attend_due()
            await self.room.service.rounds.attend_due()
            await self.room.service.play.resume()
            self.room.clock.now += 1

    async def look(self) -> LeagueView:
        return await self.room.service.leagues.look(self.league)

    async def entrant(self, user: UserId | None) -> Entrant:
        """For whom they play."""
        found = None if user is None else (await self.look()).current.entrant(user)
        assert found is not None
        return found

    async def stage(self) -> Stage:
        return (await self.look()).current.kept.stage

    async def tables(self, status: TableStatus = TableStatus.RUNNING) -> list[Table]:
        """Those of that status."""
        found = [await self.room.store.table(held.table) for held in (await self.look()).tables]
        return [table for table in found if table is not None and table.status is status]

    async def play_round(self) -> int:
        """All that run are played to their end by those who sit there; how many."""
        running = await self.tables()
        for table in running:
            while (now := await self.room.store.table(table.id)) is not None and now.status is TableStatus.RUNNING:
                await self.room.act(table.id)
        await self.goes_on()
        return len(running)


async def opened(room: Room, **more: Any) -> Season:
    now = await room.service.leagues.open(wanted(**more), Opener())
    return Season(room, now.id)


async def begun(room: Room, people: int = 5, starts: UserId = ADA, **more: Any) -> Season:
    """So many have signed up, and its first round runs."""
    season = await opened(room, **more)
    for user in PEOPLE[:people]:
        await room.service.leagues.join(season.league, user, f"user {user}")
    await room.service.leagues.start(season.league, starts, manages=False)
    await season.goes_on()
    return season


async def substitute(season: Season, instead_of: UserId, user: UserId, *, manages: bool = False) -> bool:
    """Somebody asks, and the opener agrees, or a manager; whether that was all it needed."""
    leagues = season.room.service.leagues
    ask = (await leagues.ask_to_substitute(season.league, user, f"user {user}", instead_of)).league.asks[-1]
    by = UserId(900) if manages else ADA
    return (await leagues.agree(season.league, by, ask.entrant, ask.person, manages=manages))[1]
