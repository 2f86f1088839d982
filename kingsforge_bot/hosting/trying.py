"""The bot tried in a browser, without Discord."""

import functools
import sys

from kingsforge_bot.hosting.settings import Settings, Start


def try_out(name: str, program: str, settings: Settings, start: Start) -> int | str:
    """Run the sandbox and the bot in it, until stopped; for `sys.exit`."""
    from kingsforge_bot.sandbox.trial import Trial, try_in_browser

    bot = (sys.executable, program, "--discord")
    trial = Trial(name, bot, settings.in_sandbox(), settings.sandbox, start.fresh, start.port)
    return try_in_browser(trial, functools.partial(print, flush=True))
