"""One run from the bot's start to the verdict."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from kingsforge_bot.sandbox import NothingHappened, Timing
from tests.e2e.house import PATIENCE, House
from tests.e2e.reading import Unsigned
from tests.soak.tables import StandsStill, TablesInPlay
from tests.soak.verdict import Verdict, judged, left_in_outbox

_log = logging.getLogger(__name__)
FIRST_RESPONSE = 5.0
"""Seconds; Discord's three leave nothing for a machine that does other things too."""
LOG_LINES = 40
MOST_LOOKS, BETWEEN_LOOKS = 600, 0.2
"""The last look comes after two minutes; posts are tried again at least every minute."""


async def soak(
    folder: Path, seed: int, faults: int, tables: int, *, whole: bool = True, tell: Callable[[str], None] = _log.info
) -> Verdict:
    """Play until so many faults came, with `whole` every game to its end, and judge what is left."""
    server = Unsigned(patience=PATIENCE, timing=Timing(first_response=FIRST_RESPONSE))
    house = House(server, folder, f"soak {seed}")
    play = TablesInPlay(house, seed, faults, tell, whole=whole)
    stuck: list[str] = []
    async with server:
        try:
            await house.start()
            try:
                await play.play(tables)
            except* (StandsStill, NothingHappened) as group:
                stuck += [f"{error}\n{_tail(house)}" for error in group.exceptions]
            if house.exit_status is None:
                await _rest(play)
                status = await house.terminate()
            else:
                status = house.exit_status
            if status:
                stuck.append(f"the bot ended with {status}\n{_tail(house)}")
            verdict = await judged(play)
        finally:
            await house.abandon()
    verdict.failures += stuck
    verdict.counts.update({f"faults: {what}": count for what, count in play.injection.counts().items()})
    verdict.counts["faults"] = play.injection.counts().total()
    verdict.counts["times somebody tried again"] = play.tried_again
    return verdict


async def _rest(play: TablesInPlay) -> None:
    """Let the bot say what it owes, and show the last answers; what is missing then is told by the verdict."""
    for _ in range(MOST_LOOKS):
        if not (left_in_outbox(play.house.database) or play.answers.failures()):
            return
        await asyncio.sleep(BETWEEN_LOOKS)


def _tail(house: House) -> str:
    return "\n".join(house.log.splitlines()[-LOG_LINES:])
