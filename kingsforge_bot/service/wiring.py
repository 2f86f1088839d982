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


class _Ground:
    """What all rooms stand on: the store, the games, the clock, and what is made of these alone."""

    def __init__(
        self,
        store: Keeping,
        games: Mapping[str, AnyGame],
        bots: Bots,
        clock: Clock,
        entropy: Entropy,
        locks: TableLocks,
    ) -> None:
        self.store = store
        self.games = games
        self.bots = bots
        self.clock = clock
        self.entropy = entropy
        self.locks = locks
        self.post_signal, self.direct_signal = PostSignal(), PostSignal()
        self.states = TableStates(store, games)
        self.presence = Presence(store, clock)
        self.clock_pauses = ClockPauses(store, self.presence)
        self.committer = Committer(store, self.states, clock, self.clock_pauses)
        self.sealing = Sealing(store, entropy)
        self.auto_play = AutoPlay(
            states=self.states,
            committer=self.committer,
            locks=locks,
            post_signal=self.post_signal,
            bots=bots,
            entropy=entropy,
            settings=store.user_settings,
        )
        self.tenures = Tenures(self.states, self.committer, bots, clock, self.clock_pauses)


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
        ground = _Ground(store, games, bots, clock, entropy, locks or TableLocks())
        states, post_signal, auto_play = ground.states, ground.post_signal, ground.auto_play
        self._store = store
        self._states = states
        self._auto_play = auto_play
        self._post_signal, self._direct_signal = post_signal, ground.direct_signal
        self.clock = clock
        self.sleep = sleep
        """By the clock: what runs in the background rests by it."""
        self.timeline = store.timeline
        self.share = store.share
        self.results = store.results

        self.play = Play(store, states, ground.committer, ground.locks, auto_play, clock)
        self.planning = Planning(store, states, ground.locks)
        self.undoing = Undoing(store, states, ground.committer, ground.locks, auto_play, (rearm_plans,))

        self.lobbies = _lobbies(ground)
        self.quick_start = QuickStart(store, self.lobbies, games, post_signal)
        self.searches = Searches(store, self.lobbies, games, post_signal, clock)
        self.rematches = Rematches(store, states, self.lobbies, post_signal, clock)
        self.finder = Finder(store)

        self.leagues = Leagues(store, games, bots, post_signal, clock, entropy)
        self.rounds = _rounds(ground, self.lobbies)

        self.preferences = Preferences(store, auto_play, post_signal, clock)
        self.newcomers = Newcomers(store)
        self.personal = _personal(ground, self.lobbies, self.leagues)
        self.my_turns = MyTurns(store, states)

        self.sealing = ground.sealing
        self.history = History(store, states, self.sealing)
        self.seats = _seats(ground, self.history)

        self.presence = ground.presence
        self.snoozes = Snoozes(store, clock)
        self.clocks = _clocks(ground)

        self.endings = Endings(store, ground.locks, post_signal, clock)
        self.votes = _votes(ground, self.undoing, self.clocks, self.endings)
        self.undo_requests = UndoRequests(self.undoing, self.votes)

        self.following = Following(store, states, post_signal, ground.direct_signal, clock)
        self.newest_boards = NewestBoards(store, post_signal)

        enforcer = _timeout_enforcer(ground, self.seats)
        jobs = (auto_play, self.lobbies, self.endings, self.votes, enforcer, LeagueJob(store))
        self.timekeeper = Timekeeper(store, ground.locks, clock, jobs, (_reminders(ground), self.following))
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


def _lobbies(ground: _Ground) -> Lobbies:
    return Lobbies(
        store=ground.store,
        states=ground.states,
        committer=ground.committer,
        sealing=ground.sealing,
        auto_play=ground.auto_play,
        post_signal=ground.post_signal,
        games=ground.games,
        bots=ground.bots,
        clock=ground.clock,
    )


def _rounds(ground: _Ground, lobbies: Lobbies) -> Rounds:
    """What happens in leagues by itself, and their tables."""
    tables = LeagueTables(
        store=ground.store,
        states=ground.states,
        committer=ground.committer,
        sealing=ground.sealing,
        lobbies=lobbies,
        tenures=ground.tenures,
        auto_play=ground.auto_play,
        locks=ground.locks,
        post_signal=ground.post_signal,
        bots=ground.bots,
        clock=ground.clock,
        entropy=ground.entropy,
    )
    log = LeagueLog(ground.store, ground.post_signal, ground.clock, ground.entropy)
    return Rounds(ground.store, tables, log, ground.clock)


def _personal(ground: _Ground, lobbies: Lobbies, leagues: Leagues) -> Personal:
    return Personal(
        store=ground.store,
        states=ground.states,
        tenures=ground.tenures,
        lobbies=lobbies,
        auto_play=ground.auto_play,
        locks=ground.locks,
        post_signal=ground.post_signal,
        clock=ground.clock,
        entropy=ground.entropy,
        leave_leagues=leagues.forget,
    )


def _seats(ground: _Ground, history: History) -> Seats:
    return Seats(
        store=ground.store,
        states=ground.states,
        tenures=ground.tenures,
        history=history,
        locks=ground.locks,
        auto_play=ground.auto_play,
        post_signal=ground.post_signal,
        clock=ground.clock,
    )


def _clocks(ground: _Ground) -> Clocks:
    return Clocks(
        store=ground.store,
        states=ground.states,
        committer=ground.committer,
        clock_pauses=ground.clock_pauses,
        locks=ground.locks,
        auto_play=ground.auto_play,
        post_signal=ground.post_signal,
        clock=ground.clock,
    )


def _timeout_enforcer(ground: _Ground, keeper: Seats) -> TimeoutEnforcer:
    return TimeoutEnforcer(
        store=ground.store,
        states=ground.states,
        committer=ground.committer,
        clock_pauses=ground.clock_pauses,
        keeper=keeper,
        auto_play=ground.auto_play,
        post_signal=ground.post_signal,
    )


def _reminders(ground: _Ground) -> ReminderScheduler:
    """While a table is asked for something, or paused, it reminds nobody."""
    still = (lambda table: table.vote is not None, lambda table: table.paused is not None)
    return ReminderScheduler(ground.store, ground.post_signal, ground.direct_signal, still)


def _votes(ground: _Ground, undoing: Undoing, clocks: Clocks, endings: Endings) -> Votes:
    """Votes, and who carries out what a table agreed on."""
    carriers: Mapping[type[Proposal], Carrier] = {
        TakeBack: undoing.agreed,
        PauseAll: clocks.agreed,
        EndAll: endings.agreed,
        SetHours: clocks.hours_agreed,
    }
    return Votes(
        store=ground.store,
        states=ground.states,
        committer=ground.committer,
        locks=ground.locks,
        auto_play=ground.auto_play,
        post_signal=ground.post_signal,
        clock=ground.clock,
        carriers=carriers,
    )
