"""Tables of the schema that stay small."""

from typing import Final

SMALL: Final = frozenset(
    {"outbox", "mute_places", "uncounted", "unpacked", "timeline", "presence", "census", "mentions"}
)
"""What is read whole: of these there are only rows that wait for something, a few, or those of the last hour."""
