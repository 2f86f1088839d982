"""The client's own conduct, beside what it answers."""

import asyncio
from pathlib import Path
from typing import Any

import discord

from kingsforge_bot.ui.client import ForgeBot
from tests.ui.counter import Counter, FakeInteraction
from tests.ui.looks import user_of


async def test_events_that_come_while_leaving_are_let_go(counter: Counter, tmp_path: Path) -> None:
    bot = ForgeBot(counter.desk, tmp_path / "commands.sha256")
    await bot.close()
    bot.dispatch("ready")
    assert bot.is_closed()


async def test_nothing_new_is_acknowledged_while_the_last_answers_are_shown(counter: Counter, tmp_path: Path) -> None:
    bot = ForgeBot(counter.desk, tmp_path / "commands.sha256")
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    assert await bot.tree.interaction_check(press)
    with counter.desk.underway.one():
        leaving = asyncio.create_task(bot.close())
        await asyncio.wait({leaving}, timeout=0)
        assert not await bot.tree.interaction_check(press)
        bot.dispatch("interaction", press)
        await asyncio.wait({leaving}, timeout=0)
        assert not bot.is_closed()
    await leaving
    assert press.deferred == []


async def test_a_press_whose_turn_comes_only_while_leaving_is_not_acknowledged(
    counter: Counter, tmp_path: Path
) -> None:
    """The library handles a press in a task of its own, which may begin after all answers that were begun are shown."""
    bot = ForgeBot(counter.desk, tmp_path / "commands.sha256")
    await bot.close()
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    await bot.on_interaction(press)
    assert press.deferred == []
