"""What a verb by itself asks: whether there is anything to claim, craft or steal now, a dock to use, dice to roll."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.feasibility import (
    Rules,
    Target,
    action_refusal,
    pass_refusal,
    refusal,
    targets_of,
)
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Dock, Gather, Roll, Steal
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.reasons import Reason
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.rulebook.entry import rule_id

CLAIM, DOCK, ROLL, CRAFT, STEAL = map(rule_id, ("2.2", "2.4", "3.1", "3.3", "3.4"))
VERBS: Final = frozenset((CLAIM, DOCK, ROLL, CRAFT, STEAL))
"""Entries of what is done with whatever lies there; to pass is done with nothing."""
_NONE: Final = Item("")
_MISSING: Final = frozenset((Reason.NOT_ON_DISPLAY, Reason.NOT_THERE_TO_STEAL, Reason.NOT_FACE_UP))
"""What the rules say last to who names nothing: there is nothing that could be named."""


class Asked(msgspec.Struct, frozen=True):
    """What was asked for with what the rules say to each, None where they allow it.

    Nothing is asked for where a verb alone needs nothing (to pass, to roll), or where `nothing` is there for it: then
    `refused` has what the rules say of the verb.
    """

    targets: tuple[Target, ...]
    refused: tuple[Refused | None, ...]
    nothing: bool = False


def ask(game: Rules, state: State, seat: Seat, entry: str) -> Asked:
    """What the rules say to the seat about what the entry of that id tells of."""
    if targets := _targets(state, seat, entry):
        return Asked(targets, tuple(refusal(game, state, seat, target) for target in targets))
    if (action := _bare(seat, entry)) is None:
        return Asked((), (pass_refusal(game, state, seat),))
    refused = action_refusal(game, state, seat, action)
    return Asked((), (refused,), nothing=refused is not None and refused.reason in _MISSING)


def of_phase(game: Rules, state: State, seat: Seat, entry: str, targets: Sequence[Target]) -> Refused | None:
    """What the rules would say of the phase to a seat that is not on turn; None where that is not what is amiss."""
    action = _bare(state.turn, entry)
    if seat == state.turn:
        return None
    if action is None:
        found = [refusal(game, state, state.turn, target) for target in targets]
    else:
        found = [action_refusal(game, state, state.turn, action)]
    wrong = (Reason.WRONG_PHASE, Reason.NO_ROLLED_DICE)
    return next((one for one in found if one is not None and one.reason in wrong), None)


def _targets(state: State, seat: Seat, entry: str) -> tuple[Target, ...]:
    """What is to be done it with: what the entry is about, or all that lies there for such a verb."""
    match entry:
        case _ if entry == CLAIM:
            return tuple(side for card in state.face_up if card is not None for side in SIDES_OF[card])
        case _ if entry == DOCK:
            return tuple(Space)
        case _ if entry == CRAFT:
            return tuple(card.item for card in state.display)
        case _ if entry == STEAL:
            others = (player for number, player in enumerate(state.players) if number != seat)
            return tuple(made.card.item for player in others for made in player.made)
        case _:
            return targets_of(entry)


def _bare(seat: Seat, entry: str) -> Action | None:
    """The verb of such an entry with nothing to do it with; None of any other entry, to pass among them."""
    match entry:
        case _ if entry == CLAIM:
            return Gather(SIDES_OF[Card.MILL][0])
        case _ if entry == DOCK:
            return Dock(next(iter(Space)), Card.MILL, NO_DICE)
        case _ if entry == ROLL:
            return Roll()
        case _ if entry == CRAFT:
            return Craft(_NONE, ())
        case _ if entry == STEAL:
            return Steal(_NONE, Seat(0 if seat else 1), ())
        case _:
            return None
