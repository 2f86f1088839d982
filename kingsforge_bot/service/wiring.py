"""Puts the service together."""

import asyncio
from collections.abc import Mapping

from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.audit.sealing import Sealing
from kingsforge_bot.service.league.league_log import LeagueLog
from kingsforge_bot.service.league.league_tables import LeagueTables
from kingsforge_bot.service.league.leagues import Leagues
from kingsforge_bot.service.league.poster import LeaguePoster, LeaguePublisher
from kingsforge_bot.service.league.rounds import LeagueJob, Rounds
from kingsforge_bot.service.person.my_turns import MyTurns
from kingsforge_bot.service.person.newcomers import Newcomers
from kingsforge_bot.service.person.personal import Personal
from kingsforge_bot.service.person.preferences import Preferences
from kingsforge_bot.service.person.results import fill_in
from kingsforge_bot.service.ports import Clock, Entropy, Keeping, Sleep
from kingsforge_bot.service.post.backlog import Backlog
from kingsforge_bot.service.post.following import Following
from kingsforge_bot.service.post.greetings import Greeter, GreetingPublisher
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.messenger import Messenger
from kingsforge_bot.service.post.newest_boards import NewestBoards
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.post.publisher import DirectPublisher, Publisher
from kingsforge_bot.service.post.rate_limiter import RateLimiter
from kingsforge_bot.service.proposals import EndAll, PauseAll, Proposal, SetHours, TakeBack
from kingsforge_bot.service.table.endings import Endings
from kingsforge_bot.service.table.finding import Finder
from kingsforge_bot.service.table.lobbies import Lobbies
from kingsforge_bot.service.table.quick_start import QuickStart
from kingsforge_bot.service.table.rematches import Rematches
from kingsforge_bot.service.table.searching import Searches
from kingsforge_bot.service.table.seats import Seats
from kingsforge_bot.service.table.tenures import Tenures
from kingsforge_bot.service.table.undo_requests import UndoRequests
from kingsforge_bot.service.table.votes import Carrier, Votes
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.time.clocks import Clocks
from kingsforge_bot.service.time.presence import Presence
from kingsforge_bot.service.time.reminder_scheduler import ReminderScheduler
from kingsforge_bot.service.time.snoozing import Snoozes
from kingsforge_bot.service.time.timekeeping import Timekeeper
from kingsforge_bot.service.time.timeout_enforcer import TimeoutEnforcer
from kingsforge_bot.service.turn.auto_play import AutoPlay, Bots
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.packing import pack_all
from kingsforge_bot.service.turn.planning import Planning, rearm_plans
from kingsforge_bot.service.turn.play import Play
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates
from kingsforge_bot.service.turn.undoing import Undoing
from kingsforge_bot.service.workload import Workload


class Service:
    """All use cases over one store. Bot seats are played by one of the game's `bots`."""

    def __init__(
        self,
        store: Keeping,
        games: Mapping[str, AnyGame],
        bots: Bots,
        clock: Clock,
        entropy: Entropy,
        sleep: Sleep = asyncio.sleep,
        locks: TableLocks | None = None,
    ) -> None:
        self._store = store
        self.clock = clock
        self.sleep = sleep
        """By the clock: what runs in the background rests by it."""
        self.timeline = store.timeline
        self.share = store.share
        self._post_signal, self._direct_signal = PostSignal(), PostSignal()
        self._states = TableStates(store, games)
        locks = locks or TableLocks()
        self.presence = Presence(store, clock)
        clock_pauses = ClockPauses(store, self.presence)
        committer = Committer(store, self._states, clock, clock_pauses)
        self.sealing = Sealing(store, entropy)
        self._auto_play = AutoPlay(
            states=self._states,
            committer=committer,
            locks=locks,
            post_signal=self._post_signal,
            bots=bots,
            entropy=entropy,
            settings=store.user_settings,
        )
        self.preferences = Preferences(store, self._auto_play, self._post_signal, clock)
        self.play = Play(store, self._states, committer, locks, self._auto_play, clock)
        self.planning = Planning(store, self._states, locks)
        self.lobbies = Lobbies(
            store=store,
            states=self._states,
            committer=committer,
            sealing=self.sealing,
            auto_play=self._auto_play,
            post_signal=self._post_signal,
            games=games,
            bots=bots,
            clock=clock,
        )
        self.quick_start = QuickStart(store, self.lobbies, games, self._post_signal)
        self.searches = Searches(store, self.lobbies, games, self._post_signal, clock)
        self.newcomers = Newcomers(store)
        tenures = Tenures(self._states, committer, bots, clock, clock_pauses)
        self.rematches = Rematches(store, self._states, self.lobbies, self._post_signal, clock)
        self.leagues = Leagues(store, games, bots, self._post_signal, clock, entropy)
        self.personal = Personal(
            store=store,
            states=self._states,
            tenures=tenures,
            lobbies=self.lobbies,
            auto_play=self._auto_play,
            locks=locks,
            post_signal=self._post_signal,
            clock=clock,
            entropy=entropy,
            leave_leagues=self.leagues.forget,
        )
        league_tables = LeagueTables(
            store=store,
            states=self._states,
            committer=committer,
            sealing=self.sealing,
            lobbies=self.lobbies,
            tenures=tenures,
            auto_play=self._auto_play,
            locks=locks,
            post_signal=self._post_signal,
            bots=bots,
            clock=clock,
            entropy=entropy,
        )
        self.rounds = Rounds(store, league_tables, LeagueLog(store, self._post_signal, clock, entropy), clock)
        self.endings = Endings(store, locks, self._post_signal, clock)
        self.snoozes = Snoozes(store, clock)
        self.my_turns = MyTurns(store, self._states)
        self.clocks = Clocks(
            store=store,
            states=self._states,
            committer=committer,
            clock_pauses=clock_pauses,
            locks=locks,
            auto_play=self._auto_play,
            post_signal=self._post_signal,
            clock=clock,
        )
        self.history = History(store, self._states, self.sealing)
        self.seats = Seats(
            store=store,
            states=self._states,
            tenures=tenures,
            history=self.history,
            locks=locks,
            auto_play=self._auto_play,
            post_signal=self._post_signal,
            clock=clock,
        )
        timeout_enforcer = TimeoutEnforcer(
            store=store,
            states=self._states,
            committer=committer,
            clock_pauses=clock_pauses,
            keeper=self.seats,
            auto_play=self._auto_play,
            post_signal=self._post_signal,
        )
        self.undoing = Undoing(store, self._states, committer, locks, self._auto_play, (rearm_plans,))
        carriers: Mapping[type[Proposal], Carrier] = {
            TakeBack: self.undoing.agreed,
            PauseAll: self.clocks.agreed,
            EndAll: self.endings.agreed,
            SetHours: self.clocks.hours_agreed,
        }
        self.votes = Votes(
            store=store,
            states=self._states,
            committer=committer,
            locks=locks,
            auto_play=self._auto_play,
            post_signal=self._post_signal,
            clock=clock,
            carriers=carriers,
        )
        self.undo_requests = UndoRequests(self.undoing, self.votes)
        # While a table is asked for something, or paused, it reminds nobody.
        still = (lambda table: table.vote is not None, lambda table: table.paused is not None)
        reminder_scheduler = ReminderScheduler(store, self._post_signal, self._direct_signal, still)
        self.following = Following(store, self._states, self._post_signal, self._direct_signal, clock)
        jobs = (self._auto_play, self.lobbies, self.endings, self.votes, timeout_enforcer, LeagueJob(store))
        self.timekeeper = Timekeeper(store, locks, clock, jobs, (reminder_scheduler, self.following))
        self.finder = Finder(store)
        self.newest_boards = NewestBoards(store, self._post_signal)
        self.results = store.results
        self.backlog = Backlog(store, clock)
        self.workload = Workload(store, clock)

    def outbox_worker(
        self,
        publisher: Publisher,
        sleep: Sleep | None = None,
        invalid_requests: InvalidRequests | None = None,
        limiter: RateLimiter | None = None,
    ) -> OutboxWorker:
        """The outbox loop, once there is somebody to speak; who sends requests counts the `invalid_requests`.

        Without a `limiter` posts are as fast as they can be made.
        """
        return OutboxWorker(
            store=self._store,
            states=self._states,
            publisher=publisher,
            post_signal=self._post_signal,
            clock=self.clock,
            sleep=sleep or self.sleep,
            invalid_requests=invalid_requests or InvalidRequests(),
            limiter=limiter,
        )

    def messenger(
        self, publisher: DirectPublisher, sleep: Sleep | None = None, invalid_requests: InvalidRequests | None = None
    ) -> Messenger:
        """The loop of direct messages, once there is somebody to send them."""
        return Messenger(
            store=self._store,
            my_turns=self.my_turns,
            publisher=publisher,
            direct_signal=self._direct_signal,
            post_signal=self._post_signal,
            clock=self.clock,
            sleep=sleep or self.sleep,
            invalid_requests=invalid_requests or InvalidRequests(),
        )

    def greeter(
        self, publisher: GreetingPublisher, sleep: Sleep | None = None, invalid_requests: InvalidRequests | None = None
    ) -> Greeter:
        """Who greets new servers, once there is somebody to speak."""
        return Greeter(self._store, publisher, self.clock, sleep or self.sleep, invalid_requests or InvalidRequests())

    def league_poster(
        self, publisher: LeaguePublisher, sleep: Sleep | None = None, invalid_requests: InvalidRequests | None = None
    ) -> LeaguePoster:
        """The loop of posts that leagues owe, once there is somebody to speak."""
        invalid_requests = invalid_requests or InvalidRequests()
        return LeaguePoster(self._store, self.leagues, publisher, self.clock, sleep or self.sleep, invalid_requests)

    async def fill_in(self) -> None:
        """Write down what older versions did not: how plays ended. Raises StoreFailed."""
        await fill_in(self._store, self._states)

    async def pack(self) -> None:
        """Make the database no larger than it need be, also of who looks for players no more. Raises StoreFailed."""
        await self.searches.forget()
        await pack_all(self._store)

    def ring(self) -> None:
        """Something may be owed by now that another process committed."""
        self._post_signal.set()
        self._direct_signal.set()

    async def stop(self) -> None:
        """End what runs in the background; call it before the store is closed."""
        await self._auto_play.stop()
        await self.presence.end()
