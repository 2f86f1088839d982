"""Pictures of tables as they stood: one at a time for each person, and kept a while for those who look at the same."""

from functools import partial
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView, UserId
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title
from kingsforge_bot.ui.workers.jobs import Jobs
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

_PATIENCE: Final = 10.0
"""Seconds until somebody is told to ask again."""
_MOST: Final = 12
"""Pictures that wait or are drawn."""
_KEPT: Final = 1 << 20
"""Bytes: some eight pictures."""


class PastPictures:
    """Pictures of past positions, kept by table, entry and language."""

    def __init__(self) -> None:
        self._jobs = Jobs[Picture | None](_MOST, ByteCache(_KEPT, _weight))

    async def get(
        self, pictures: PictureRenderer, l10n: Localizer, look: TableView, user: UserId, drawing: Drawing | None
    ) -> Picture | None:
        """What that look's drawing comes to; None where it is said in words. Raises TooBusy, OneAtATime."""
        table = look.table
        key = (table.id, table.seq, table.status, title(table), names_of(l10n, table), l10n.language)
        try:
            return await self._jobs.get(user, key, partial(pictures.drawn, drawing), _PATIENCE)
        except TimeoutError:
            raise TooBusy from None


def _weight(picture: Picture | None) -> int:
    return 0 if picture is None else len(picture.content)
