"""The clock of the sandbox, turned forward, and those who go by it."""

import asyncio
from pathlib import Path

import discord
import pytest

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.connect import time_told_by
from kingsforge_bot.sandbox.page.fault_panel import FaultPanel
from kingsforge_bot.sandbox.world.keeping import Keeper
from kingsforge_bot.sandbox.world.read_state import ReadState
from kingsforge_bot.sandbox.world.turning import DAY, HOUR
from tests.sandbox.conftest import Bot, Clock, Place, channel_of, running


async def test_what_is_said_after_an_hour_is_an_hour_younger(place: Place) -> None:
    before = place.ann.say(place.channel, "now")
    place.server.turn_clock(HOUR)
    after = place.ann.say(place.channel, "later")
    assert after.created_at - before.created_at == HOUR
    apart = discord.utils.snowflake_time(after.id) - discord.utils.snowflake_time(before.id)
    assert abs(apart.total_seconds() - HOUR) < 0.01


async def test_private_answers_cannot_be_changed_once_a_quarter_of_an_hour_has_passed(place: Place, bot: Bot) -> None:
    asked: list[discord.Interaction] = []

    @bot.tree.command(name="menu", description="menu")
    async def menu(interaction: discord.Interaction[Bot]) -> None:
        asked.append(interaction)
        await interaction.response.send_message("one", ephemeral=True)

    async with running(bot, place):
        reply = await place.ann.slash(place.channel, "menu")
        place.server.turn_clock(14 * 60)
        await asked[0].edit_original_response(content="two")
        place.server.turn_clock(2 * 60)
        with pytest.raises(discord.HTTPException) as refused:
            await asked[0].edit_original_response(content="three")
        assert refused.value.code == 50027
        assert reply.content == "two"
    place.server.violations.clear()


async def test_a_thread_is_archived_once_nobody_wrote_for_as_long_as_it_stays_open(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        thread = await channel_of(bot, place).create_thread(
            name="t", type=discord.ChannelType.public_thread, auto_archive_duration=1440
        )
        place.server.turn_clock(DAY - 60)
        await thread.send("still here")
        place.server.turn_clock(DAY - 60)
        assert not is_archived(place.server, thread.id)
        place.server.turn_clock(120)
        assert is_archived(place.server, thread.id)


def is_archived(server: Server, thread: int) -> bool:
    state = server.world.channels[thread].thread
    assert state is not None
    return state.archived


async def test_another_process_is_told_and_what_sleeps_there_wakes(place: Place, tmp_path: Path, clock: Clock) -> None:
    now, sleep = time_told_by(tmp_path / "clock")
    alone = now()
    place.server.tell_clock(tmp_path / "clock")
    sleeping = asyncio.ensure_future(sleep(DAY))
    await asyncio.sleep(0)
    place.server.turn_clock(DAY - HOUR)
    await asyncio.wait({sleeping}, timeout=0)
    assert not sleeping.done()
    place.server.turn_clock(HOUR)
    await asyncio.wait_for(sleeping, 10)
    assert DAY <= now() - alone < DAY + 60


async def test_a_world_that_is_read_back_is_as_far_ahead_as_it_was(place: Place, tmp_path: Path) -> None:
    place.server.turn_clock(3 * DAY)
    Keeper(place.server.world, ReadState(), tmp_path).write()
    other = Server()
    assert Keeper(other.world, ReadState(), tmp_path).restore()
    assert other.world.clock.ahead == 3 * DAY


async def test_the_panel_turns_the_clock_and_says_how_far_it_is_ahead(place: Place) -> None:
    panel = FaultPanel(place.server, None)

    def heading() -> set[str]:
        return {fault.group for fault in panel.listed(place.channel, "en-US") if fault.name in ("hour", "day")}

    assert heading() == {"Clock"}
    await panel.cause("hour", place.channel)
    await panel.cause("day", place.channel)
    assert heading() == {"Clock, 1 d 1 h ahead"}
