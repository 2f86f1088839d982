"""Whoever loses a seat hears of it: mentioned in the line that tells of it, or by direct message, as they like."""

from msgspec.structs import replace

from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.post.directs import SeatLost
from kingsforge_bot.service.post.mentions import granted
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.types import Table, UserId


async def tell_loser(writing: Writing, table: Table, told: TableEventNotice, user: UserId, at: int) -> TableEventNotice:
    """The line as it is said then. Whoever sits down in their place brought it about; time is nobody's doing."""
    match writing.user_settings(user).alerts:
        case Alerts.DIRECT:
            await writing.directs.owe(user, SeatLost(table.id, told.seq, told.fact, told.seat), at)
        case Alerts.CHANNEL:
            heir = None if told.seat is None else table.holder(told.seat).user
            may = await granted(writing, table, heir if heir != user else None, (user,), at)
            named = () if user in may or told.seat is None else (told.seat,)
            return replace(told, named=named)
        case Alerts.NONE:
            pass
    return told
