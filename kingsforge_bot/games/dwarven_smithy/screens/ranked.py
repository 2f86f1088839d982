"""The best moves of the awaited seat as the strong player ranks them, worked out once for all that shows them."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.strategy.hints import Hint, hints
from kingsforge_bot.render.byte_cache import ByteCache

_KNOWN: Final[ByteCache[tuple[Hint, ...]]] = ByteCache(1 << 20, lambda _: 8 << 10)
"""By position: the desk asks, the hint, and the desk again when a page of a menu is turned."""


def ranked(cards: CardSet, view: State, actions: Sequence[Action]) -> tuple[Hint, ...]:
    """At most three, the best first."""
    return _KNOWN.get(view, lambda: hints(cards, view, actions))


def rank(cards: CardSet, view: State, actions: Sequence[Action]) -> Callable[[StillWanted], None] | None:
    """What makes them known, off the event loop; None where they are."""
    if not actions or _KNOWN.find(view) is not None:
        return None

    def look_into(_: StillWanted) -> None:
        ranked(cards, view, actions)

    return look_into
