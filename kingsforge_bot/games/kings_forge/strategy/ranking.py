"""In which order the strong player's best moves are told, each with what it does to the items of this round."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Final

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.outlook import (
    A_POINT,
    Outlook,
    Outlooks,
    Shift,
    compared_by,
    most_gained,
    shift_of,
)
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.hint import Hint, ThisRound
from kingsforge_bot.games.kings_forge.strategy.hints import HINTS, hints
from kingsforge_bot.players.player import bounded

_FEW: Final = 2
"""Dice to roll that are so few that it is said beforehand."""
GIVEN_UP: Final = 0.2
"""By so much the likeliest item does not become less likely without being named, nor for next to nothing."""


def ranking(view: State, outlooks: Callable[[], Outlooks], still_wanted: StillWanted = always) -> tuple[Hint, ...]:
    """At most three, the best first; of a craft turn and of a die that waits one. Raises NotWanted.

    `outlooks` are asked for only while gathering: the odds are those that the lines of the menus tell, all of one item,
    so that they can be compared.
    """
    if view.phase is not Phase.GATHER:
        return tuple(hints(view, bounded(legal_actions(view)), still_wanted))
    thens = dict[Action, Outlook]()
    last = needs_one(view)
    told = keeping_first(_foreseen(view, outlooks(), thens, still_wanted), last=last)
    still = compared_by([thens[hint.action] for hint in told if hint.action in thens])
    return tuple(odds_first((_compared(hint, thens.get(hint.action), still) for hint in told), last=last))


def needs_one(view: State) -> bool:
    """Whether the game ends with the next item that the seat on turn wins (5.3)."""
    return len(view.players[view.turn].items) + 1 >= target(len(view.players))


def keeping_first(found: Iterable[Hint], *, last: bool = False) -> list[Hint]:
    """The first three, a doubtful best one behind the first that is not doubtful and worth hardly less.

    Doubtful is what gives up a likely item and leaves none as likely, or does nothing that one sees: what is sure now
    is a reason that is read. Those beyond three are asked for only then. `last`: where the next item won ends the game,
    no part of its odds is given up.
    """
    source = iter(found)
    told = list(islice(source, HINTS))
    if told and _is_doubtful(told[0], last):
        for better in chain(told, source):
            if better.close and not _is_doubtful(better, last):
                return [better, *(one for one in told if one is not better)][:HINTS]
    return told


def _is_doubtful(hint: Hint, last: bool) -> bool:
    now = hint.this_round
    left = [one.after for one in (now.had, now.likeliest) if one is not None]
    return now.idle or (now.had is not None and now.had.before - max(left) > (A_POINT if last else GIVEN_UP))


def odds_first(found: Iterable[Hint], *, last: bool = False) -> Iterator[Hint]:
    """The same order, but a move whose line tells nothing for it comes behind one that makes the item likelier.

    `last`: the next item won ends the game, so that dice for a round after it tell nothing.
    """
    told = list[Hint]()
    for one in found:
        place = len(told)
        while place and _says_less(told[place - 1], one, last):
            place -= 1
        told.insert(place, one)
    yield from told


def _says_less(hint: Hint, other: Hint, last: bool) -> bool:
    """Whether the other tells higher odds of the item, and the hint neither dice that it brings or spares, nor what it
    denies, nor another item.
    """
    shift, theirs, gained = hint.this_round.shift, other.this_round.shift, hint.this_round.gained
    if shift is None or theirs is None or round(shift.after * 100) >= round(theirs.after * 100):
        return False
    lost = other.next_round.costs
    spared = lost - (lost & hint.next_round.costs)
    another = gained is not None and gained.item != shift.item
    later = not last and (any(hint.next_round.brings) or spared)
    return not (later or hint.denied is not None or another)


def _compared(hint: Hint, then: Outlook | None, still: Shift | None) -> Hint:
    if then is None or still is None:
        return hint
    return hint._replace(this_round=hint.this_round._replace(shift=shift_of(then, still)))


def _foreseen(
    view: State, outlooks: Outlooks, thens: dict[Action, Outlook], still_wanted: StillWanted
) -> Iterator[Hint]:
    """Each with what it leaves, which is kept in `thens`: of those beyond three only as they are asked for."""
    own = question_of(view)
    before = own.dice.size + own.library
    for hint in hints(view, bounded(legal_actions(view)), still_wanted):
        then = _outlook(view, hint, outlooks, still_wanted)
        if then is None:
            yield hint
            continue
        thens[hint.action] = then
        left = then.dice.size + then.white
        this_round = ThisRound(
            gained=most_gained(then),
            likeliest=next(iter(then.likeliest), None),
            second=next(iter(then.likeliest[1:]), None),
            had=then.had,
            left=left if left <= _FEW and (left < before or isinstance(hint.action, Pass)) else None,
            rolls=left if isinstance(hint.action, Pass) else None,
            rolled=then.rolled,
            hopeless=then.hopeless,
            idle=not (left or any(hint.next_round.brings) or hint.denied or isinstance(hint.action, Pass)),
        )
        yield hint._replace(this_round=this_round)


def _outlook(view: State, hint: Hint, outlooks: Outlooks, still_wanted: StillWanted) -> Outlook | None:
    """Of what the next hint will do, and of this round's roll; None where the odds would be of something else."""
    match hint.action:
        case (Gather() | Dock() | Pass()) as action if not hint.wood:
            return outlooks.of(action, still_wanted)
        case TakeWood() as action if view.phase is Phase.GATHER:
            return outlooks.of(action, still_wanted)
        case _:
            return None
