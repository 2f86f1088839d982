"""In which order the strong player's best moves are told, each with what it does to the items of this round."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.outlook import (
    Counted,
    Outlook,
    Outlooks,
    Shift,
    compared_by,
    most_gained,
    shift_of,
)
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.foresight import Weighed
from kingsforge_bot.games.kings_forge.strategy.hint import Hint, ThisRound
from kingsforge_bot.games.kings_forge.strategy.hints import HINTS, Order, about, as_weighed, hints
from kingsforge_bot.games.kings_forge.strategy.match_point import Judged, MatchPoint, at_match_point
from kingsforge_bot.games.kings_forge.strategy.rivals import more_dice, other_rise, two_items
from kingsforge_bot.players.player import bounded

_FEW: Final = 2
"""Dice to roll that are so few that it is said beforehand."""
_LIKELIER: Final = 0.05
"""By so much likelier a move makes an item at least to be told though it is worth less."""
GIVEN_UP: Final = 0.2
"""By so much the likeliest item does not become less likely without being named, nor for next to nothing."""


def ranking(view: State, outlooks: Callable[[Seat], Outlooks], still_wanted: StillWanted = always) -> tuple[Hint, ...]:
    """At most three, the best first; of a craft turn and of a die that waits one. Raises NotWanted.

    `outlooks` of a seat are asked for only while gathering: the odds are those that the lines of the menus tell, all of
    one item, so that they can be compared.
    """
    actions = bounded(legal_actions(view))
    if view.phase is not Phase.GATHER:
        return tuple(hints(view, actions, still_wanted))
    thens, own = dict[Action, Outlook](), outlooks(view.turn)
    decides_now = at_match_point(view) and view.owed is None
    if decides_now:
        judge = MatchPoint(view, outlooks, still_wanted)
        best = hints(view, actions, still_wanted, judge.in_order)[:HINTS]
        told = list(_foreseen(view, best, own, thens, still_wanted))
    else:
        best = hints(view, actions, still_wanted, _likeliest_too(own, still_wanted))
        told = keeping_first(_foreseen(view, best, own, thens, still_wanted))
    still = compared_by([thens[hint.action] for hint in told if hint.action in thens])
    compared = [_compared(hint, thens.get(hint.action), still) for hint in told]
    return tuple(compared if decides_now else odds_first(compared))


def keeping_first(found: Iterable[Hint]) -> list[Hint]:
    """The first three, a doubtful best one behind the first that is not doubtful and worth hardly less.

    Doubtful is what gives up a likely item and leaves none as likely, or does nothing that one sees: what is sure now
    is a reason that is read. Those beyond three are asked for only then.
    """
    source = iter(found)
    told = list(islice(source, HINTS))
    if told and _is_doubtful(told[0]):
        for better in chain(told, source):
            if better.close and not _is_doubtful(better):
                return [better, *(one for one in told if one is not better)][:HINTS]
    return told


def _is_doubtful(hint: Hint) -> bool:
    now = hint.this_round
    left = [one.after for one in (now.had, now.likeliest) if one is not None]
    return now.idle or (now.had is not None and now.had.before - max(left) > GIVEN_UP)


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
    """Whether the other tells higher odds of the item, and nothing of the hint can be named against that: dice that it
    brings or spares, what it denies, another item, or two.
    """
    shift, theirs = hint.this_round.shift, other.this_round.shift
    if shift is None or theirs is None or round(shift.after * 100) >= round(theirs.after * 100):
        return False
    return not (
        any(more_dice(hint, [other]))
        or hint.denied is not None
        or other_rise(hint, shift, [other])
        or two_items(hint, [other])
    )


def _likeliest_too(own: Outlooks, still_wanted: StillWanted) -> Order:
    """As the strong player values them, but the move that makes an item likeliest is among the first that are told."""

    def order(found: Sequence[Weighed]) -> list[Judged]:
        known = dict[object, Judged]()
        for one in as_weighed(found):
            known.setdefault(about(one.one.action), one)
        ordered = list(known.values())
        odds = [_odds(own, judged.one.action, still_wanted) for judged in ordered]
        best = max(range(len(odds)), key=lambda place: odds[place], default=0)
        if best >= HINTS and odds[best] - max(odds[:HINTS]) >= _LIKELIER:
            ordered.insert(HINTS - 1, ordered.pop(best))
        return ordered

    return order


def _odds(own: Outlooks, action: Action, still_wanted: StillWanted) -> float:
    if not isinstance(action, Counted):
        return 0.0
    return max([one.after for one in own.of(action, still_wanted).likeliest], default=0.0)


def _compared(hint: Hint, then: Outlook | None, still: Shift | None) -> Hint:
    if then is None or still is None:
        return hint
    return hint._replace(this_round=hint.this_round._replace(shift=shift_of(then, still)))


def _foreseen(
    view: State, found: Iterable[Hint], outlooks: Outlooks, thens: dict[Action, Outlook], still_wanted: StillWanted
) -> Iterator[Hint]:
    """Each with what it leaves, which is kept in `thens`: of those beyond three only as they are asked for."""
    own = question_of(view)
    before = own.dice.size + own.library
    for hint in found:
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
