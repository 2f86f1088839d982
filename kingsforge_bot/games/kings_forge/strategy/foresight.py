"""The gather phase with the others in mind: what the next one would take, and what is left after that."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.aftermath import Likely, after, standing
from kingsforge_bot.games.kings_forge.strategy.appraisal import Weights
from kingsforge_bot.games.kings_forge.strategy.candidates import candidates
from kingsforge_bot.games.kings_forge.strategy.gathering import Appraiser
from kingsforge_bot.players.player import bounded


class Care(msgspec.Struct, frozen=True):
    """How much the others count: `denial` for what the next player gets by the best reply, `follow_up` for what would
    be left for the seat itself after that, `leaving` for what the next player gets beside the best reply once the seat
    has passed and leaves the table to them.
    """

    denial: float = 0.35
    follow_up: float = 0.4
    leaving: float = 0.0


_ALIKE: Final = 0.01
"""Items. Actions that are worth so little less than the best are worth as much, as far as a valuation can tell."""
_TOLD: Final = 3
"""Decimals of items of this round that are compared: what is told as >99% is less than what is sure."""
_RANKS: Final = (1, 2, 4, 5)
"""How dear a die is to pay, metal to magic; only comparing means anything."""


class Reasons(NamedTuple):
    """What can be said for an action, the weightiest first: the items of this round that it leaves, the dice that are
    owned in the next one, that some come and others may come after it, and that the dice which it needs for a while are
    the commoner ones.
    """

    items: float
    owned: int
    goes_on: bool
    common: int


class _Gain(NamedTuple):
    """What an action brings against doing nothing, and what it takes away from the table."""

    gain: float
    card: Card | None
    space: Space | None
    action: Action
    reasons: Reasons


class Weighed(NamedTuple):
    """An action and what it is worth, more than doing nothing, counted in items: in all, and `alone`, as if what the
    next player gets did not count.

    `denied` is the best that the next player could do, where the action takes that away; `reasons` tell apart what is
    worth as much.
    """

    action: Action
    value: float
    alone: float
    denied: Action | None
    reasons: Reasons


def best_with_foresight(state: State, actions: Sequence[Action], weights: Weights, care: Care) -> Action:
    """The action worth most once the next player has answered it."""
    return next(in_order(weighed(state, actions, weights, care))).action


def in_order(found: Iterable[Weighed]) -> Iterator[Weighed]:
    """The best first; of those that are worth as much as it, the one for which most can be said."""
    left = sorted(found, key=lambda one: -one.value)
    while left:
        least = left[0].value - _ALIKE
        alike = [one for one in left if one.value >= least]
        yield from sorted(alike, key=lambda one: one.reasons, reverse=True)
        left = left[len(alike) :]


def weighed(
    state: State,
    actions: Sequence[Action],
    weights: Weights,
    care: Care,
    still_wanted: StillWanted = always,
    also: Action | None = None,
) -> list[Weighed]:
    """Each of the actions that is worth a thought, and `also` whether it is worth one or not. Raises NotWanted."""
    mine = _gains(state, actions, weights, still_wanted, also)
    others = _replies(state, weights, still_wanted)
    threat = max(others, key=lambda one: one.gain, default=None)

    def weigh(one: _Gain) -> Weighed:
        reply = _best(others, one, one)
        rest = _best(mine, one, reply or one) if one.card is not None else None
        theirs = 0.0 if reply is None else max(reply.gain, 0.0)
        follow_up = care.follow_up * (0.0 if rest is None else max(rest.gain, 0.0))
        value = one.gain - care.denial * theirs + follow_up
        if care.leaving and isinstance(one.action, Pass) and reply is not None:
            besides = _best(others, reply, reply)
            value -= care.leaving * (0.0 if besides is None else max(besides.gain, 0.0))
        denied = threat.action if threat is not None and threat.gain > 0 and _takes(one, threat) else None
        return Weighed(one.action, value, one.gain + follow_up, denied, one.reasons)

    return [weigh(one) for one in mine]


def next_seat(state: State) -> Seat | None:
    """Who has not passed and plays after the seat on turn; None where nobody else does."""
    seat = next((Seat(one) for one in CLOCKWISE[len(state.players)][state.turn] if not state.players[one].passed), None)
    return None if seat == state.turn else seat


def _takes(one: _Gain, threat: _Gain) -> bool:
    """Whether nothing of what the other is about is left: a dock can turn down another card as well."""
    return one.card == threat.card if threat.space is None else one.space is threat.space


def _gains(
    state: State,
    actions: Sequence[Action],
    weights: Weights,
    still_wanted: StillWanted,
    also: Action | None = None,
) -> list[_Gain]:
    appraiser = Appraiser(state, weights)
    standing_still = standing(state, state.players[state.turn])
    thought_of = candidates(state, actions, weights)
    if also is not None and also not in thought_of:
        thought_of.append(also)
    options = [(action, after(state, action)) for action in thought_of]
    appraiser.save_effort([standing_still, *[then for _, likely in options for _, then in likely]])
    now = appraiser.value(standing_still)
    found: list[_Gain] = []
    docks: dict[Space, tuple[Dock, float, Reasons]] = {}
    for action, likely in options:
        go_on(still_wanted)
        gain = appraiser.likely(likely) - now
        reasons = _reasons(action, likely, appraiser, standing_still.owned)
        match action:
            case Gather(side=side):
                found.append(_Gain(gain, CARD_OF[side], None, action, reasons))
            case Dock(space=space):
                if action == also:
                    found.append(_Gain(gain, action.discarding, space, action, reasons))
                if space not in docks or _is_better(gain, reasons, *docks[space][1:]):
                    docks[space] = action, gain, reasons
            case _:
                found.append(_Gain(gain, None, None, action, reasons))
    # A dock turns down any of the cards: which one is weighed like a claim of it.
    for space, (dock, gain, reasons) in docks.items():
        cards = [card for card in state.face_up if card is not None]
        found += [_Gain(gain, card, space, Dock(space, card, dock.paying), reasons) for card in cards]
    return found


def _is_better(gain: float, reasons: Reasons, known: float, known_reasons: Reasons) -> bool:
    """Than another way to pay for the same thing."""
    return gain > known + _ALIKE or (gain > known - _ALIKE and reasons > known_reasons)


def _reasons(action: Action, likely: Likely, appraiser: Appraiser, still: Pool) -> Reasons:
    owned = round(sum([share * dearness(then.owned) for share, then in likely]))
    paid = Pool.kinds(action.paying) if isinstance(action, Gather) else NO_DICE
    goes_on = owned > dearness(still) and not isinstance(action, Pass)
    return Reasons(round(appraiser.items(likely), _TOLD), owned, goes_on, -dearness(paid))


def dearness(dice: Pool) -> int:
    """How dear they are together; only comparing means anything."""
    return sum([count * each for count, each in zip(dice.counts, _RANKS, strict=True)])


def _replies(state: State, weights: Weights, still_wanted: StillWanted) -> list[_Gain]:
    """What the next player who has not passed could do as the table lies now."""
    seat = next_seat(state)
    if seat is None:
        return []
    theirs = replace(state, turn=seat, owed=None)
    found = _gains(theirs, bounded(legal_actions(theirs)), weights, still_wanted)
    return [one for one in found if one.card is not None]


def _best(gains: Sequence[_Gain], one: _Gain, two: _Gain) -> _Gain | None:
    """The greatest gain that neither of the two takes away."""
    left = [
        gain
        for gain in gains
        if gain.card is not None
        and gain.card not in (one.card, two.card)
        and (gain.space is None or gain.space not in (one.space, two.space))
    ]
    return max(left, key=lambda gain: gain.gain, default=None)
