"""The language of members' Discord clients, as it came with what they last did."""

from typing import Final

from cachetools import LRUCache

from kingsforge_bot.service.types import UserId

_MEMBERS: Final = 4096


class HeardLanguages:
    """The languages of those who were heard last; in memory alone, so that nothing of it is kept."""

    def __init__(self) -> None:
        self._heard: LRUCache[UserId, str] = LRUCache(_MEMBERS)

    def hear(self, user: UserId, language: str) -> None:
        """Note that their client speaks it now."""
        self._heard[user] = language

    def of(self, user: UserId) -> str | None:
        """The language that it spoke last; None where that is not known any more."""
        return self._heard.get(user)
