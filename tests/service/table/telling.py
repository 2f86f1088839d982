"""What a channel is told."""

from tests.service.listening import said
from tests.service.room import FakePublisher, Room


async def told(room: Room) -> FakePublisher:
    publisher = FakePublisher()
    await said(room, publisher)
    return publisher
