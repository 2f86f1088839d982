"""What stands in the database at the end, held against what was said in public."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.sandbox import Channel, Server
from kingsforge_bot.service.types import Table, TableId, TableStatus
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store
from kingsforge_bot.ui.wording.names import names_of
from tests.databases.asking import rows_at
from tests.e2e.reading import boards, unsigned
from tests.soak.games import GAMES
from tests.soak.tables import TablesInPlay

ERROR = re.compile(r"\b(?:ERROR|CRITICAL)\b")
HARMLESS = ("Attempting a reconnect", "Ignoring exception in autocomplete")
"""What the library logs as errors, and faults bring about: a suggestion that gets lost is asked for anew."""


ENTRY = re.compile(r"^(?=\S*\d{4}-\d\d-\d\d \d\d:)", re.MULTILINE)
LOST, ANSWERED = "StoreFailed", "Interaction has already been acknowledged"
"""What the log tells of a process without its database: that, and that another one answered before it."""


class Verdict:
    """Failures in words, and counts of what was right."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.counts: Counter[str] = Counter()
        self.lines: list[str] = []
        """What else was measured."""


async def judged(play: TablesInPlay, log: str, *, cut: bool = False) -> Verdict:
    """After the bot ended, which wrote that log; `cut` off from its database at times."""
    verdict = Verdict()
    verdict.failures += play.answers.failures() + play.answers.violations()
    for what, count in play.answers.counts().items():
        verdict.counts[f"interactions {what}"] = count
    verdict.failures += _errors(log, cut=cut)
    database = play.house.store
    verdict.failures += await left_in_outbox(database)
    offered = titles()
    async with open_store(database) as store:
        service = Service(store, offered.games, offered.bots, lambda: 0, bytes)
        for number, channel in play.tables.items():
            table = (await service.play.look(TableId(number))).table
            if number not in play.unfinished and table.status is not TableStatus.OVER:
                verdict.failures.append(f"table {number} is not over")
            await _told_once(verdict, service, play.house.server, channel, table)
        await service.stop()
    return verdict


async def _told_once(verdict: Verdict, service: Service, server: Server, channel: Channel, table: Table) -> None:
    """Each entry of the log in exactly one board, each board once and in order, the card once."""
    cards = [one for one in server.messages(channel) if "Seats: " in one.content and f"#{table.id} " in one.content]
    if len(cards) != 1:
        verdict.failures.append(f"table {table.id} has {len(cards)} cards")
    said = boards(server, channel, table.id)
    numbers = [board.seq for board in said]
    if numbers != sorted(set(numbers)):
        verdict.failures.append(f"table {table.id}: boards twice or out of order: {numbers}")
        return
    if not numbers or numbers[-1] != table.seq:
        verdict.failures.append(f"table {table.id}: the last board is {numbers[-1:]}, the last entry {table.seq}")
    entries = await service.history.entries(table.id, last=1000)
    if [entry.seq for entry in entries] != list(range(1, table.seq + 1)):
        verdict.failures.append(f"table {table.id}: the log has gaps")
    l10n, played = Localizers().english.of(table.game), GAMES[table.game]
    for (before, now), board in zip(pairwise([0, *numbers]), said, strict=True):
        told = [one for one in entries if before < one.seq <= now]
        news = map(unsigned, played.news(l10n, told, names_of(l10n, table)))
        if not any(one in board.message.content for one in news):
            words = f"does not tell entries {before + 1} to {now}:\n{board.message.content}"
            verdict.failures.append(f"table {table.id}: board {now} {words}")
        else:
            verdict.counts["entries told once"] += len(told)
    verdict.counts["boards"] += len(said)
    verdict.counts[f"tables of {table.game}"] += 1


async def left_in_outbox(database: Path | str) -> list[str]:
    """What is owed, and whether the file is whole."""
    rows = await rows_at(database, "SELECT table_id, kind, seq FROM outbox")
    left = [f"table {table}: {kind} {seq} is owed" for table, kind, seq in rows]
    if isinstance(database, Path) and (checked := await rows_at(database, "PRAGMA integrity_check")) != [("ok",)]:
        left.append(f"the database is broken: {checked}")
    return left


def _errors(log: str, *, cut: bool) -> list[str]:
    """Lines with errors; not those that the loss of the database explains, where it was `cut`."""
    failures = []
    for entry in ENTRY.split(log):
        line = entry.partition("\n")[0]
        lost = cut and (LOST in entry or ANSWERED in entry)
        if ERROR.search(line) and not lost and not any(one in line for one in HARMLESS):
            failures.append(f"logged: {line}")
    return failures
