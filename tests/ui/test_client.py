"""The client's own conduct, beside what it answers."""

from pathlib import Path

from kingsforge_bot.ui.client import ForgeBot
from tests.ui.counter import Counter


async def test_events_that_come_while_leaving_are_let_go(counter: Counter, tmp_path: Path) -> None:
    bot = ForgeBot(counter.desk, tmp_path / "commands.sha256")
    await bot.close()
    bot.dispatch("ready")
    assert bot.is_closed()
