"""How plays end: the places, written down for good in the transaction of the action that ends them."""

import logging
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import ServiceError
from kingsforge_bot.service.person.result_records import Standing
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.turn.table_states import TableStates

_log: Final = logging.getLogger(__name__)


def standings(places: Sequence[Sequence[Seat]]) -> tuple[Standing, ...]:
    """A game's final places, best first, as they are counted: after two who share the second comes the fourth."""
    found: list[Standing] = []
    for seats in places:
        place = len(found) + 1
        found += [Standing(seat, place, tied=len(seats) > 1) for seat in seats]
    return tuple(found)


async def fill_in(store: Store, states: TableStates) -> None:
    """Write down the results of plays that were over before there were results, from their last states. Once.

    What cannot be read is logged and stays without. Raises StoreFailed.
    """
    for number in await store.results.missing():
        try:
            table = await states.table(number)
            places = states.game(table.game).places((await states.newest(table)).state)
        except (ServiceError, KeyError):
            _log.exception("table %s is over, and how it ended cannot be read", number)
            continue
        if places is None:
            _log.error("table %s is over, and its last state knows no places", number)
            continue
        async with store.writing() as writing:
            await writing.results.add(number, standings(places), missing=True)
