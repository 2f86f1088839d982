"""How the bot runs: alone, or as one of several processes that share a database on a server."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kingsforge_bot.hosting.address import shards_of
from kingsforge_bot.hosting.settings import Settings
from kingsforge_bot.service.ports import Keeping
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.store import open_store
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.client import BoardGameBot
from kingsforge_bot.ui.interaction.sharded import ShardedBot


class Running(NamedTuple):
    """Where games are kept, what locks tables, and which bots to try in turn, until one has not too few shards."""

    store: Keeping
    locks: TableLocks
    bots: Sequence[Callable[[App, Path], BoardGameBot]]


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Until the block ends. Raises StoreUnusable, SettingUnusable."""
    if not settings.shards:
        async with open_store(settings.store) as store:
            yield Running(store, TableLocks(), (BoardGameBot, ShardedBot))
        return
    # Most hosts need neither.
    from kingsforge_bot.store.postgresql.shared_store import open_shared_store
    from kingsforge_bot.ui.interaction.clustered import ClusteredBot

    wanted = shards_of(settings.shards, settings.address)
    async with open_shared_store(settings.address) as (store, claims):
        bot = partial(ClusteredBot, claims=claims, wanted=wanted)
        yield Running(store, TableLocks(claims.at_table), (bot,))
