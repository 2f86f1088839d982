"""King's Forge in Discord: puts the rooms together and runs."""

import gc
import sys

if __name__ == "__main__":
    if "--health" in sys.argv:
        # Asked every half minute, on small machines: before all that follows is loaded.
        from kingsforge_bot.ui.admin.check_health import check_health

        sys.exit(check_health())
    # What follows stays until the end: to look through it for garbage takes a tenth of the start.
    gc.disable()

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from cogs.all_cogs import offers
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.hosting.address import shards_of
from kingsforge_bot.hosting.one_arena import keep_what_is_loaded
from kingsforge_bot.hosting.settings import Settings, read_settings, read_start
from kingsforge_bot.hosting.trying import try_out
from kingsforge_bot.i18n.localizer import Localizers, localizers
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.outbox_worker import Seconds
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store
from kingsforge_bot.ui.admin.copies import copied
from kingsforge_bot.ui.admin.log_lines import write_log
from kingsforge_bot.ui.admin.starting import FAILURES, until_stopped, why_not_started
from kingsforge_bot.ui.audit.exports import read_in_terminal
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.client import BoardGameBot, SeveralShards
from kingsforge_bot.ui.interaction.sharded import ShardedBot
from kingsforge_bot.ui.post.publisher import DiscordPublisher
from kingsforge_bot.ui.workers.pictures import Pictures

AnyBot = TypeVar("AnyBot", bound=BoardGameBot)


def forging(kind: Callable[[App, Path], AnyBot], app: App, settings: Settings) -> AnyBot:
    """The bot with all its commands."""
    bot, set_for = kind(app, settings.database.with_name("commands.sha256")), app.service.preferences.of_server
    bot.publish_through(DiscordPublisher(bot, app.localizers, app.pictures, app.titles, app.timeline, set_for))
    bot.begin_with(partial(bot.start_work, *offers(app, bot.examine), settings))
    return bot


async def run_together(settings: Settings, localizers: Localizers, clock: Seconds, sleep: Sleep) -> None:
    """As one of several processes. Raises what `run` raises, and TakenOver."""
    from kingsforge_bot.service.turn.locks import TableLocks
    from kingsforge_bot.store.postgresql.together import open_together
    from kingsforge_bot.ui.interaction.clustered import ClusteredBot

    offered, shards = titles(), shards_of(settings.shards, settings.address)
    async with open_together(settings.address) as (store, claims):
        locks = TableLocks(claims.at_table)
        service = Service(store, offered.games, offered.bots, lambda: int(clock()), secrets.token_bytes, sleep, locks)
        app = App(service, localizers, Pictures(), offered, greets=settings.greetings)
        bot = forging(partial(ClusteredBot, claims=claims, wanted=shards), app, settings)
        try:
            await until_stopped(bot, settings.token, settings.proxy)
        finally:
            await service.stop()
            await bot.leave()


async def run(settings: Settings, localizers: Localizers, clock: Seconds, sleep: Sleep) -> None:
    """Until SIGTERM or SIGINT. Raises StoreUnusable, discord.LoginFailure."""
    offered = titles()
    async with open_store(settings.store) as store:
        service = Service(store, offered.games, offered.bots, lambda: int(clock()), secrets.token_bytes, sleep)
        app = App(service, localizers, Pictures(), offered, greets=settings.greetings)
        try:
            for kind in (BoardGameBot, ShardedBot):
                with contextlib.suppress(SeveralShards):
                    await until_stopped(forging(kind, app, settings), settings.token, settings.proxy)
                    break
        finally:
            await service.stop()


def main() -> int | str:
    """For `sys.exit`: 0 when stopped on request, else what a host has to mend, told with the status 1."""
    keep_what_is_loaded()
    settings, start, say = read_settings(), read_start(sys.argv[1:]), (spoken := localizers()).english
    if start.read is not None:
        return read_in_terminal(start.read, say, titles(), print)
    if start.copies:
        return copied(start, settings.store, say, print)
    if start.tries(settings):
        return try_out("King's Forge", __file__, settings, start)
    write_log(settings.log_level, settings.token)
    if not settings.token:
        return say("start-no-token")
    clock: Seconds = time.time
    sleep: Sleep = asyncio.sleep
    if settings.api is not None:
        from kingsforge_bot.sandbox.connect import NotLoopbackError, point_discord_at, time_told_by

        try:
            point_discord_at(settings.api)
        except NotLoopbackError as error:
            return say("start-not-loopback", url=str(error))
        clock, sleep = time_told_by(settings.clock)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run((run_together if settings.shards else run)(settings, spoken, clock, sleep))
    except FAILURES as error:
        return why_not_started(say, error)
    return 0


if __name__ == "__main__":
    sys.exit(main())
