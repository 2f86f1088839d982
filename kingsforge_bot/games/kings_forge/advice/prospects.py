"""What one seat's dice may bring now, and after each gather side on offer, whoever is on turn."""

from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import Odds, odds
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.rules.actions import Gather
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import done_with

_MOST: Final = 3_000
"""Actions that are looked at: so many know every side of every card."""


class Change(msgspec.Struct, frozen=True):
    """The item whose odds a claim changes most, before and after it; None where the dice never reach one."""

    claim: Gather
    item: Item | None
    before: float
    after: float

    @property
    def gain(self) -> float:
        return self.after - self.before


class Prospects(msgspec.Struct, frozen=True):
    """Of one seat: the odds of each item now, and what the claim of each side on offer would make of them.

    The likeliest item stands first, and the claim that gains most.
    """

    now: tuple[Odds, ...]
    claims: tuple[Change, ...]

    def by_item(self) -> tuple[tuple[Item, tuple[Change, ...]], ...]:
        """The claims that bring something, each under the one item of which it is told, the best claim's item first."""
        found: dict[Item, list[Change]] = {}
        for one in self.claims:
            if one.item is not None:
                found.setdefault(one.item, []).append(one)
        return tuple((item, tuple(changes)) for item, changes in found.items())


def rolls_later(state: State, seat: Seat) -> bool:
    """Whether the seat has its craft roll of this round still before it."""
    if state.phase is Phase.OVER:
        return False
    return state.players[seat].hand is None and (state.phase is Phase.GATHER or done_with(state, seat) is None)


def as_on_turn(state: State, seat: Seat) -> State:
    """The position with that seat on turn, and nothing waiting."""
    return replace(state, turn=seat, owed=None)


def about(state: State, item: Item) -> State:
    """The position as if only that item could be made or stolen."""
    players = [
        replace(player, made=tuple([made for made in player.made if made.card.item == item]))
        for player in state.players
    ]
    return replace(state, display=tuple([card for card in state.display if card.item == item]), players=tuple(players))


def prospects(state: State, seat: Seat, still_wanted: StillWanted = always) -> Prospects:
    """As if the seat were on turn. A seat that has passed, and any in the craft phase, claims nothing more.

    Raises NotWanted.
    """
    own = as_on_turn(state, seat)
    now = odds(replace(own, phase=Phase.CRAFT), still_wanted)
    claims = _claims(own, still_wanted) if state.phase is Phase.GATHER and not state.players[seat].passed else []
    return Prospects(
        tuple(sorted(now, key=lambda one: -one.chance)), tuple(sorted(claims, key=lambda one: (-one.gain, -one.after)))
    )


def _claims(state: State, still_wanted: StillWanted) -> list[Change]:
    """One for each side that the seat can pay; of a side that copies, the best copy."""
    outlooks, places = Outlooks(state), dict[object, list[Gather]]()
    for action in islice(legal_actions(state), _MOST):
        if isinstance(action, Gather):
            places.setdefault((action.side, action.copying), []).append(action)
    best: dict[object, Change] = {}
    for actions in places.values():
        found = _change(state, outlooks, outlooks.kindest(tuple(actions), still_wanted), still_wanted)
        known = best.get(found.claim.side)
        if known is None or found.gain > known.gain:
            best[found.claim.side] = found
    return list(best.values())


def _change(state: State, outlooks: Outlooks, claim: Gather, still_wanted: StillWanted) -> Change:
    """A gain counts before any loss, and then the larger of two."""
    before, after = outlooks.chances(None, still_wanted), outlooks.chances(claim, still_wanted)
    places = [place for place in range(len(before)) if before[place] or after[place]]
    if not places:
        return Change(claim, None, 0, 0)
    gained = max(places, key=lambda place: (after[place] - before[place], after[place]))
    if after[gained] <= before[gained]:
        # Nothing is gained: told is what is lost most.
        gained = min(places, key=lambda place: (after[place] - before[place], -before[place]))
    return Change(claim, state.display[gained].item, before[gained], after[gained])
