"""What a picture of standings says, as a value: told on the event loop, where nothing that draws is loaded."""

import msgspec

from kingsforge_bot.core.portraits import Portrait


class StandingsRow(msgspec.Struct, frozen=True):
    """Who stands somewhere. With a `head` large, so long as there are few."""

    place: int
    name: str
    figure: str
    """What they have, such as their points."""
    head: Portrait | None = None
    group: str = ""
    """Its letter, where there are several."""


class StandingsSheet(msgspec.Struct, frozen=True):
    """What is seen. `more`: how many are not shown, in words."""

    title: str
    figures: str
    """What the figures of all are."""
    places: tuple[StandingsRow, ...]
    more: str = ""
