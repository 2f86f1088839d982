"""The bot killed beside a post; amid a transaction, `tests/store/test_kill.py`."""

from tests.e2e.dwarven_smithy import Smithy
from tests.e2e.house import House
from tests.e2e.play import Play

POSTS = "POST /channels/*/messages"


async def killed_before_the_post(house: House, play: Play | Smithy) -> None:
    """A turn is committed, its board is on the way and never gets there; the next life posts it."""
    await play.board()
    hold = house.server.fault.hold(POSTS)
    assert await play.turn() is not None
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()


async def killed_after_the_post(house: House, play: Play | Smithy) -> None:
    """The board stands, but the bot dies before it hears so; the next life must not post it again."""
    await play.board()
    hold = house.server.fault.hold(POSTS, after=True)
    assert await play.turn() is not None
    await hold.reached()
    await house.kill()
    hold.release()
    await house.start()
