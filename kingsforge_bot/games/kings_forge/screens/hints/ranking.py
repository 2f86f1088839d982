"""The best moves of the awaited seat as the strong player ranks them, worked out once for all that shows them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.outlook import Outlook, Outlooks, compared_by, most_gained, shift_of
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Dock, Gather, Pass, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.hints.menu_advice import outlooks_of
from kingsforge_bot.games.kings_forge.strategy.hints import HINTS, Hint, hints
from kingsforge_bot.players.player import bounded

BEST: Final = "best"
"""Begins the id of a button; the move's place in the ranking follows, from 0."""
_FEW: Final = 2
"""Dice to roll that are so few that it is said beforehand."""
GIVEN_UP: Final = 0.2
"""By so much the likeliest item does not become less likely without being named, nor for next to nothing."""
_KNOWN: Final[ByteCache[tuple[Hint, ...]]] = ByteCache(1 << 20, lambda found: (1 + 2 * len(found)) << 10)
"""Each position is asked about by its panel, by the hint, and by what is pressed there."""


def ranked(view: State, still_wanted: StillWanted = always) -> tuple[Hint, ...]:
    """At most three, the best first; of a craft turn and of a die that waits one. Raises NotWanted."""
    return _KNOWN.get(view, lambda: tuple(odds_first(_with_odds(view, still_wanted))))


def keeping_first(found: Iterable[Hint]) -> list[Hint]:
    """The first three, but where the best gives up a likely item and leaves none as likely, or does nothing one sees,
    the first of all that does not and is worth hardly less comes before it: what is sure now is a reason that is read.
    """
    source = iter(found)
    told = list(islice(source, HINTS))
    if told and _is_doubtful(told[0]):
        for better in chain(told, source):
            if better.close and not _is_doubtful(better):
                return [better, *(one for one in told if one is not better)][:HINTS]
    return told


def _is_doubtful(hint: Hint) -> bool:
    left = [one.after for one in (hint.had, hint.likeliest) if one is not None]
    return hint.idle or (hint.had is not None and hint.had.before - max(left) > GIVEN_UP)


def odds_first(found: Iterable[Hint]) -> Iterator[Hint]:
    """The same order, but a move whose line tells nothing for it comes behind one that makes the item likelier."""
    told = list[Hint]()
    for one in found:
        place = len(told)
        while place and _says_less(told[place - 1], one):
            place -= 1
        told.insert(place, one)
    yield from told


def _says_less(hint: Hint, other: Hint) -> bool:
    """Whether the other tells higher odds of the item, and the hint neither dice that it brings or spares, nor what it
    denies, nor another item.
    """
    if hint.shift is None or other.shift is None or round(hint.shift.after * 100) >= round(other.shift.after * 100):
        return False
    spared = other.costs - (other.costs & hint.costs)
    another = hint.gained is not None and hint.gained.item != hint.shift.item
    return not (any(hint.brings) or spared or hint.denied is not None or another)


def _with_odds(view: State, still_wanted: StillWanted) -> Iterator[Hint]:
    """The same odds as the lines of the menus tell, all of one item, so that they can be compared."""
    thens = dict[Action, Outlook]()
    told = keeping_first(_foreseen(view, thens, still_wanted))
    still = compared_by([thens[hint.action] for hint in told if hint.action in thens])
    for hint in told:
        then = thens.get(hint.action)
        yield hint if then is None or still is None else hint._replace(shift=shift_of(then, still))


def _foreseen(view: State, thens: dict[Action, Outlook], still_wanted: StillWanted) -> Iterator[Hint]:
    """Each with what it leaves, which is kept in `thens`: of those beyond three only as they are asked for."""
    outlooks, own = outlooks_of(view, still_wanted), question_of(view)
    before = own.dice.size + own.library
    for hint in hints(view, bounded(legal_actions(view)), still_wanted):
        then = _outlook(view, hint, outlooks, still_wanted)
        if then is None:
            yield hint
            continue
        thens[hint.action] = then
        left = then.dice.size + then.white
        yield hint._replace(
            gained=most_gained(then),
            likeliest=next(iter(then.likeliest), None),
            had=then.had,
            rolls=left if isinstance(hint.action, Pass) else None,
            hopeless=then.hopeless,
            idle=not (left or any(hint.brings) or hint.denied or isinstance(hint.action, Pass)),
            left=left if left <= _FEW and (left < before or isinstance(hint.action, Pass)) else None,
        )


def _outlook(view: State, hint: Hint, outlooks: Outlooks, still_wanted: StillWanted) -> Outlook | None:
    """Of what the next hint will do, and of this round's roll; None where the odds would be of something else."""
    match hint.action:
        case (Gather() | Dock() | Pass()) as action if not hint.wood:
            return outlooks.of(action, still_wanted)
        case TakeWood() as action if view.phase is Phase.GATHER:
            return outlooks.of(action, still_wanted)
        case _:
            return None


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
