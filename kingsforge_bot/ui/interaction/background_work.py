"""What the bot does beside answering people: which loops go on, by their names in the log."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.hosting.settings import Settings
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.league.poster import LeaguePoster
from kingsforge_bot.service.ports import Clock, Sleep
from kingsforge_bot.service.post.greetings import Greeter
from kingsforge_bot.service.post.messenger import Messenger
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.ui.admin.daily_copies import copy_daily, look_through_daily
from kingsforge_bot.ui.admin.watching import Watch, Watched
from kingsforge_bot.ui.workers.background import Loops

_DAY: Final = 24 * 60 * 60
_log = logging.getLogger(__name__)


class Posting(msgspec.Struct, frozen=True):
    """Who posts and sends what is owed; greetings only where the host wants them."""

    posts: OutboxWorker
    directs: Messenger
    leagues: LeaguePoster
    greetings: Greeter | None


def loops_of(service: Service, posting: Posting, is_connected: Callable[[], bool], sleep: Sleep) -> Loops:
    """What posts and sends what is owed, does what is due, and packs old games."""
    loops: Loops = {
        "posts": posting.posts.run,
        "directs": posting.directs.run,
        "timers": partial(service.timekeeper.run, sleep),
        "presence": partial(service.presence.run, sleep, is_connected),
        "leagues": partial(service.rounds.run, sleep),
        "cards": posting.leagues.run,
        "packs": partial(_pack_daily, service, sleep),
    }
    if posting.greetings is not None:
        loops["greetings"] = posting.greetings.run
    return loops


def watching(watched: Watched, watch: Watch, posts: OutboxWorker, latency: Callable[[], float], sleep: Sleep) -> Loops:
    """What notices how late the bot is, and tells how it is."""
    return {"beats": watched.pulse.run, "looks": partial(watch.run, posts, latency, sleep)}


def copying(settings: Settings, say: Localizer, clock: Clock, sleep: Sleep) -> Loops:
    """What copies the database each day, or looks through it where the host makes the copies."""
    if settings.address:
        # A server has tools of its own for copies, and looks after what it keeps.
        return {}
    if settings.backups:
        return {"copies": partial(copy_daily, settings.database, say, clock, sleep)}
    return {"copies": partial(look_through_daily, settings.database, sleep)}


async def _pack_daily(service: Service, sleep: Sleep) -> None:
    while True:
        try:
            # Once for all tables, whoever looks after them.
            if service.share.is_first:
                await service.pack()
        except StoreFailed:
            # A full disk, for instance: each attempt lets everybody wait, so the next one is tomorrow's.
            _log.exception("the database could not be made smaller")
        await sleep(_DAY)
