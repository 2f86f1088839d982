"""Where the next item won ends the game (5.3): what this round's roll brings counts, and what a rival's would bring."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import Question, question_of
from kingsforge_bot.games.kings_forge.advice.outlook import Counted, Outlook, Outlooks, Shift
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.rules.effects import Ban, Gamble
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.gathering import claims_left, terms_of
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.aftermath import after, standing
from kingsforge_bot.games.kings_forge.strategy.appraisal import Weights
from kingsforge_bot.games.kings_forge.strategy.candidates import candidates
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, affordable
from kingsforge_bot.games.kings_forge.strategy.foresight import Weighed, next_seat
from kingsforge_bot.games.kings_forge.strategy.gathering import Appraiser
from kingsforge_bot.games.kings_forge.strategy.smith import weights_for
from kingsforge_bot.players.player import bounded

_FOLLOWS: Final = 0.5
"""Of what another action would add after this one: others may take it first."""
_GOES_ON: Final = 0.25
"""Of what dice are worth for later rounds, where the round brings no item: others may end the game."""
_RIVAL: Final = 0.5
"""Of a rival's odds beside one's own, where either item would win."""
_HASTE: Final = 3.0
"""With which dice for later rounds are hardly worth a point of odds."""
_TOLD: Final = 3
"""Decimals to which what speaks for two actions is compared."""
_A_REASON: Final = 0.02
"""Points of odds by which another action, or a rival, is worth a word."""
_LIGHT: Final = 5_000
"""What may be asked of two actions together, or of a rival's, in the hands of `effort.py`: there are many."""
_RULES: Final = KingsForge(())
"""No card is drawn before the next round."""


class Together(NamedTuple):
    """Another action that makes the item likelier still, if it is still there then; `shift`: from now to after both."""

    action: Counted
    shift: Shift


class Threat(NamedTuple):
    """What would give a rival the item that wins the game, and what it does to it."""

    seat: Seat
    action: Gather | Dock
    shift: Shift


class Judged(NamedTuple):
    """An action, and what speaks for it at match point."""

    one: Weighed
    together: Together | None = None
    stops: Threat | None = None


def needs_one(view: State, seat: Seat | None = None) -> bool:
    """Whether the game ends with the next item that the seat wins, or the one on turn (5.3)."""
    return len(view.players[view.turn if seat is None else seat].items) + 1 >= target(len(view.players))


def at_match_point(view: State) -> bool:
    """Whether it ends with the next item of anybody."""
    return any(needs_one(view, Seat(seat)) for seat, _ in enumerate(view.players))


def weights_at(view: State) -> Weights:
    """Of the strong player; whose next item ends the game wants one of this round, and hardly dice for later ones."""
    weights, _ = weights_for(view)
    return replace(weights, second=0.0, haste=_HASTE) if needs_one(view) else weights


class MatchPoint:
    """The judge of what is done then; `outlooks` of the seat on turn, and of any other as if it were on turn."""

    def __init__(self, view: State, outlooks: Callable[[Seat], Outlooks], still_wanted: StillWanted = always) -> None:
        self._view, self._outlooks, self._still_wanted = view, outlooks(view.turn), still_wanted
        self._appraiser = Appraiser(view, weights_for(view)[0])
        self._still = self._appraiser.later(standing(view, view.players[view.turn]))
        self._threats = [one for seat in _rivals(view) for one in _threats(view, seat, outlooks(seat), still_wanted)]
        self._alone = next_seat(view) is None

    def in_order(self, found: Sequence[Weighed]) -> list[Judged]:
        """The best first: by the odds of the likeliest item, with what may be added to them, against a rival's."""
        odds = {one.action: self._odds(one.action) for one in found}
        seconds = {one.action: self._second(one.action) for one in found} if needs_one(self._view) else {}
        hopeless = not any(max(odds[one], two.shift.after if two else 0) for one, two in seconds.items())

        def judge(one: Weighed) -> tuple[float, Judged]:
            left, stops = self._left_to_rivals(one.action)
            if hopeless:
                return one.alone - left, Judged(one, None, stops)
            now, together = odds[one.action], seconds[one.action]
            more = 0.0 if together is None else max(together.shift.after - now, 0.0)
            value = now + (1.0 if self._alone else _FOLLOWS) * more + (1 - now) * _GOES_ON * self._later(one.action)
            return value - _RIVAL * left, Judged(one, together if more >= _A_REASON else None, stops)

        judged = [judge(one) for one in found]
        return [one for _, one in sorted(judged, key=lambda each: (-round(each[0], _TOLD), -each[1].one.value))]

    def _left_to_rivals(self, action: Action) -> tuple[float, Threat | None]:
        """The odds of the item with which a rival would win, after the action; and what that takes from them."""
        most = max(self._threats, key=lambda one: one.shift.after, default=None)
        if most is None:
            return 0.0, None
        left = max([one.shift.before for one in self._threats if one.seat == most.seat])
        left = max([left, *(one.shift.after for one in self._threats if not _takes(action, one))])
        return left, most if most.shift.after - left >= _A_REASON else None

    def _odds(self, action: Action) -> float:
        return _likeliest(self._outlooks.of(action, self._still_wanted)) if isinstance(action, Counted) else 0.0

    def _later(self, action: Action) -> float:
        then = sum([share * self._appraiser.later(each) for share, each in after(self._view, action)])
        return then - self._still

    def _second(self, action: Action) -> Together | None:
        """What adds most to it, if it comes to that."""
        then = _then(self._view, action, alone=self._alone)
        if then is None or not isinstance(action, Counted):
            return None
        best: Together | None = None
        first, outlooks = self._outlooks.rolled_after(action), Outlooks(then, ())
        for other in candidates(then, bounded(legal_actions(then)), weights_at(then)):
            go_on(self._still_wanted)
            if isinstance(other, Counted) and _is_light(self._view, asked := outlooks.rolled_after(other)):
                shift = self._outlooks.added(first, asked, self._still_wanted)
                if shift is not None and (best is None or shift.after > best.shift.after):
                    best = Together(other, shift)
        return best


def _rivals(view: State) -> list[Seat]:
    """Who wins with one more item, and may still claim."""
    others = [Seat(seat) for seat, _ in enumerate(view.players) if seat != view.turn]
    return [seat for seat in others if needs_one(view, seat) and not view.players[seat].passed]


def _threats(view: State, seat: Seat, outlooks: Outlooks, still_wanted: StillWanted) -> Iterable[Threat]:
    theirs = as_on_turn(view, seat)
    for action in candidates(theirs, bounded(legal_actions(theirs)), weights_at(theirs)):
        go_on(still_wanted)
        if isinstance(action, Gather | Dock) and _is_light(view, asked := outlooks.rolled_after(action)):
            shift = outlooks.added(question_of(theirs), asked, still_wanted)
            if shift is not None:
                yield Threat(seat, action, shift)


def _is_light(view: State, asked: Question) -> bool:
    goals = [wants_to_craft(card) for card in view.display]
    return affordable([(asked, goal) for goal in goals], _LIGHT) is ALL


def _takes(action: Action, threat: Threat) -> bool:
    """Whether nothing of what the rival wants is left then."""
    match threat.action, action:
        case Gather(side=theirs), Gather(side=side):
            return CARD_OF[theirs] is CARD_OF[side]
        case Gather(side=theirs), Dock(discarding=card):
            return CARD_OF[theirs] is card
        case Dock(space=theirs), Dock(space=space):
            return theirs is space
        case _:
            return False


def _likeliest(outlook: Outlook) -> float:
    return outlook.likeliest[0].after if outlook.likeliest else 0.0


def _then(view: State, action: Action, *, alone: bool) -> State | None:
    """The seat's next turn as it would be if nobody did anything; None where there is none, or luck decides before."""
    left = claims_left(view)
    if isinstance(action, Pass) or (left is not None and left <= (1 if alone else 2)):
        return None
    if isinstance(action, Gather) and isinstance(terms_of(action).effect, Gamble | Ban):
        return None
    taken = (
        CARD_OF[action.side] if isinstance(action, Gather) else action.discarding if isinstance(action, Dock) else None
    )
    cards = tuple([None if card is taken else card for card in view.face_up])
    then = _RULES.apply(view, view.turn, action, Replayed(())).state
    if then.phase is not Phase.GATHER:
        return None
    return replace(then, turn=view.turn, owed=None, face_up=cards)
