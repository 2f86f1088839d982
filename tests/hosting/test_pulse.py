"""How late the event loop is."""

import asyncio
from collections.abc import Iterator

from kingsforge_bot.hosting.gateway import Gateway
from kingsforge_bot.hosting.pulse import BEAT, Pulse


class Loop:
    """A clock that goes on while somebody sleeps, by as much more as the loop is held up."""

    def __init__(self) -> None:
        self.now = 0.0
        self._held_up: Iterator[float] = iter(())

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        late = next(self._held_up, None)
        if late is None:
            raise asyncio.CancelledError
        self.now += seconds + late

    async def beats(self, pulse: Pulse, *held_up: float) -> None:
        self._held_up = iter(held_up)
        try:
            await pulse.run()
        except asyncio.CancelledError:
            return


async def test_the_worst_of_a_minute_is_known_for_a_minute() -> None:
    loop = Loop()
    pulse = Pulse(loop, loop.sleep)
    assert pulse.lately() == 0
    await loop.beats(pulse, 0, 4.0, 0.5)
    assert pulse.lately() == 4.0
    loop.now += 58
    assert pulse.lately() == 4.0
    loop.now += 2
    assert pulse.lately() == 0.5
    loop.now += 60
    assert pulse.lately() == 0


async def test_the_worst_of_an_hour_is_taken_once() -> None:
    loop = Loop()
    pulse = Pulse(loop, loop.sleep)
    await loop.beats(pulse, 2.0)
    await loop.beats(pulse, *[0.0] * int(600 / BEAT))
    assert pulse.lately() == 0
    assert pulse.take_worst() == 2.0
    assert pulse.take_worst() == 0


def test_the_gateway_is_away_until_it_is_there() -> None:
    loop = Loop()
    gateway = Gateway(loop)
    away = [gateway.away]
    for now, happens in ((7, gateway.there), (10, gateway.lost), (15, gateway.lost)):
        loop.now = now
        away.append(gateway.away)
        happens()
        away.append(gateway.away)
    assert away == [0, 7, None, None, 0, 5, 5]


def test_the_gateway_is_away_as_long_as_one_of_its_shards_is() -> None:
    loop = Loop()
    gateway = Gateway(loop)
    loop.now = 2
    gateway.expect(3)
    found = []
    for now, happens, shard in (
        (5, gateway.there, 1), (5, gateway.there, 0), (9, gateway.there, 2), (12, gateway.lost, 2),
        (15, gateway.lost, 0), (15, gateway.there, 2), (20, gateway.there, 0),
    ):  # fmt: skip
        loop.now = now
        happens(shard)
        found.append((gateway.missing, gateway.away))
    assert found == [(2, 5), (1, 5), (0, None), (1, 0), (2, 3), (1, 0), (0, None)]
