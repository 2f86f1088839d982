"""What a host reads where the bot could not start."""

import asyncio
import os
import signal
from typing import Any

import pytest

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.admin.starting import until_stopped, why_not_started


@pytest.mark.parametrize(
    ("error", "fault"), [(TimeoutError("no answer"), "no answer"), (TimeoutError(), "TimeoutError")]
)
def test_a_host_reads_what_keeps_discord_away(error: Exception, fault: str) -> None:
    text = why_not_started(Localizers().english, error)
    assert text.startswith(f"Discord cannot be reached: {fault}. ")


class Away:
    """A bot that waits for a gateway which never comes, whether it was closed or not."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.closed = False

    async def start(self, token: str) -> None:
        self.begun.set()
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.closed = True


async def test_a_host_ends_the_wait_for_discord_at_once() -> None:
    bot: Any = Away()
    running = asyncio.create_task(until_stopped(bot, "token"))
    async with asyncio.timeout(10):
        await bot.begun.wait()
        os.kill(os.getpid(), signal.SIGTERM)
        await running
    assert bot.closed
