"""The best moves of the awaited seat as the strong player ranks them, worked out once for all that shows them."""

from collections.abc import Callable, Iterator
from typing import Final

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.outlook import most_changed, told_of
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Dock, Gather, Pass, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.hints.menu_advice import outlooks_of
from kingsforge_bot.games.kings_forge.strategy.hints import Hint, hints
from kingsforge_bot.players.player import bounded
from kingsforge_bot.render.byte_cache import ByteCache

_KNOWN: Final[ByteCache[tuple[Hint, ...]]] = ByteCache(1 << 20, lambda found: (1 + 2 * len(found)) << 10)
"""Each position is asked about by its panel, by the hint, and by what is pressed there."""


def ranked(view: State, still_wanted: StillWanted = always) -> tuple[Hint, ...]:
    """At most three, the best first; of a craft turn and of a die that waits one. Raises NotWanted."""
    return _KNOWN.get(view, lambda: tuple(_with_odds(view, still_wanted)))


def _with_odds(view: State, still_wanted: StillWanted) -> Iterator[Hint]:
    """The same odds as the lines of the menus tell."""
    outlooks = outlooks_of(view, still_wanted)
    for hint in hints(view, bounded(legal_actions(view)), still_wanted):
        shift = None
        match hint.action:
            case Gather() | Dock() | Pass() if not hint.wood:
                shift = told_of(outlooks.of(hint.action, still_wanted))
            case TakeWood() if view.phase is Phase.GATHER:
                shift = most_changed(outlooks.of(hint.action, still_wanted))
            case _:
                pass
        yield hint._replace(shift=shift)


def is_ranked(view: State) -> bool:
    """Whether they are known, so that they are told at once."""
    return _KNOWN.find(view) is not None


def rank(view: State) -> Callable[[StillWanted], None] | None:
    """What makes them known; None where they are, and once the play is over."""
    if view.phase is Phase.OVER or _KNOWN.find(view) is not None:
        return None

    def look_into(still_wanted: StillWanted) -> None:
        ranked(view, still_wanted)

    return look_into


def steps(hint: Hint) -> tuple[Action, ...]:
    """All that leads to the items that a hint is about; else its one action."""
    aimed = [action for aim in hint.aims for action in aim.actions]
    match hint.action:
        case Use() | Craft() | Steal() if aimed and type(aimed[0]) is type(hint.action):
            return tuple(aimed)
        case _:
            return (hint.action,)
