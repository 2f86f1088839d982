"""Board games by turns in Discord: puts the rooms together and runs."""

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

from cogs.all_cogs import offers
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.hosting.one_arena import keep_what_is_loaded
from kingsforge_bot.hosting.settings import Settings, read_settings, read_start
from kingsforge_bot.hosting.trying import try_out
from kingsforge_bot.i18n.localizer import Localizers, localizers
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.outbox_worker import Seconds
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.ui.admin.copies import copied
from kingsforge_bot.ui.admin.log_lines import write_log
from kingsforge_bot.ui.admin.running import running
from kingsforge_bot.ui.admin.starting import FAILURES, until_stopped, why_not_started
from kingsforge_bot.ui.audit.exports import read_in_terminal
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.client import BoardGameBot, SeveralShards
from kingsforge_bot.ui.post.publisher import DiscordPublisher
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer


def assembled(kind: Callable[[App, Path], BoardGameBot], app: App, settings: Settings) -> BoardGameBot:
    """The bot with all its commands."""
    bot, set_for = kind(app, settings.database.with_name("commands.sha256")), app.service.preferences.of_server
    bot.publish_through(DiscordPublisher(bot, app.localizers, app.pictures, app.titles, app.timeline, set_for))
    bot.begin_with(partial(bot.start_work, *offers(app, bot.examine), settings))
    return bot


async def run(settings: Settings, localizers: Localizers, clock: Seconds, sleep: Sleep) -> None:
    """Until SIGTERM or SIGINT. Raises StoreUnusable, discord.LoginFailure; TakenOver as one of several processes."""
    offered = titles()
    async with running(settings) as (store, locks, kinds):
        service = Service(store, offered.games, offered.bots, lambda: int(clock()), secrets.token_bytes, sleep, locks)
        app = App(service, localizers, PictureRenderer(), offered, greets=settings.greetings)
        try:
            for kind in kinds:
                with contextlib.suppress(SeveralShards):
                    await until_stopped(assembled(kind, app, settings), settings.token, settings.proxy)
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
            asyncio.run(run(settings, spoken, clock, sleep))
    except FAILURES as error:
        return why_not_started(say, error)
    return 0


if __name__ == "__main__":
    sys.exit(main())
