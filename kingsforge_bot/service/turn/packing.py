"""Gives back the room that snapshots take which are only looked back on."""

from kingsforge_bot.service.ports import Store


async def pack_all(store: Store) -> None:
    """Pack what ended plays left loose, table by table between the actions of the others. Raises StoreFailed."""
    for table in await store.loose():
        async with store.writing() as writing:
            await writing.pack(table, loose=True)
    await store.give_back()
