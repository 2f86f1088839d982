"""What one seat's dice may bring now, and after each gather side and dock on offer, whoever is on turn."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Ways, question_of, untouched
from kingsforge_bot.games.kings_forge.advice.outlook import A_POINT, Outlooks, Shift
from kingsforge_bot.games.kings_forge.advice.paying import Payer, kindest
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import done_with

_MOST: Final = 3_000
"""Actions that are looked at: so many know every side of every card."""


class Change(msgspec.Struct, frozen=True):
    """What a claim, a visit to a dock or a pass does to the odds of an item; None where the dice never reach one.
    `most`: it is the item that it changes most.
    """

    action: Gather | Dock | Pass
    item: Item | None
    before: float
    after: float
    least: bool = False
    most: bool = True

    @property
    def gain(self) -> float:
        return self.after - self.before


class Prospects(msgspec.Struct, frozen=True):
    """Of one seat: the odds of each item now, and what the claim of each side on offer would make of them, for the item
    that it changes most and for all that it makes likelier; of docks, and of what a pass takes (2.6), those that make
    an item likelier.

    The likeliest item stands first, and what gains most.
    """

    now: tuple[Odds, ...]
    claims: tuple[Change, ...]

    @property
    def sides(self) -> tuple[Change, ...]:
        """The claims without docks and passes."""
        return tuple([one for one in self.claims if isinstance(one.action, Gather)])

    def by_item(self) -> tuple[tuple[Item, tuple[Change, ...]], ...]:
        """The claims that bring something, each under the items of which it is told, the best claim's item first."""
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


def prospects(
    state: State,
    seat: Seat,
    still_wanted: StillWanted = always,
    ways: tuple[Ways, ...] | None = None,
    asked: Item | None = None,
    payer: Callable[[State], Payer] | None = None,
) -> Prospects:
    """With what those who craft before the seat leave it, else as if it were on turn.

    Of the item that was `asked` about alone claims are paid with the dice that serve it least, else as the `payer` of
    the menus does it. A seat that has passed, and any in the craft phase, claims nothing more. Raises NotWanted.
    """
    own = as_on_turn(state if asked is None else about(state, asked), seat)
    question, ways = question_of(own), untouched(own, seat) if ways is None else ways
    ways = tuple([one for one in ways if asked in {None, one.item}])
    now = [one.odds(question, still_wanted) for one in ways]
    claims = list[Change]()
    if state.phase is Phase.GATHER and not state.players[seat].passed:
        outlooks = Outlooks(own, ways)
        paid: Payer = partial(kindest, outlooks) if payer is None or asked is not None else payer(own)
        claims = _claims(own, outlooks, paid, still_wanted)
        claims += _visits(own, outlooks, paid, still_wanted)
        claims += _passes(own, outlooks, still_wanted)
    return Prospects(
        tuple(sorted(now, key=lambda one: -one.chance)), tuple(sorted(claims, key=lambda one: (-one.gain, -one.after)))
    )


def _claims(
    state: State,
    outlooks: Outlooks,
    paid: Payer,
    still_wanted: StillWanted,
) -> list[Change]:
    """One for each side that the seat can pay; of a side that copies, the best copy."""
    places = dict[object, list[Gather]]()
    for action in islice(legal_actions(state), _MOST):
        if isinstance(action, Gather):
            places.setdefault((action.side, action.copying), []).append(action)
    best: dict[object, list[Change]] = {}
    for actions in places.values():
        claim = paid(tuple(actions), still_wanted)
        found = _changes(claim, outlooks.of(claim, still_wanted).items)
        known = best.get(claim.side)
        if known is None or found[0].gain > known[0].gain:
            best[claim.side] = found
    return [one for changes in best.values() for one in changes]


def _visits(
    state: State,
    outlooks: Outlooks,
    paid: Payer,
    still_wanted: StillWanted,
) -> list[Change]:
    """One for each dock that makes an item likelier, at its cheapest space, whichever card it turns down."""
    docks = dict[str, dict[object, list[Dock]]]()
    for action in islice(legal_actions(state), _MOST):
        if isinstance(action, Dock):
            dock = action.space.value.partition(".")[0]
            docks.setdefault(dock, {}).setdefault(action.space, []).append(action)
    found = list[Change]()
    for spaces in docks.values():
        visit = paid(tuple(next(iter(spaces.values()))), still_wanted)
        found += _gains(visit, outlooks, still_wanted)
    return found


def _passes(state: State, outlooks: Outlooks, still_wanted: StillWanted) -> list[Change]:
    """What the first to pass takes (2.6), where that makes an item likelier."""
    passes = [one for one in islice(legal_actions(state), _MOST) if isinstance(one, Pass)]
    return [change for one in passes for change in _gains(one, outlooks, still_wanted)]


def _gains(action: Dock | Pass, outlooks: Outlooks, still_wanted: StillWanted) -> list[Change]:
    """What it makes likelier: that what is paid makes another item less likely by more does not hide it."""
    likelier = tuple([one for one in outlooks.of(action, still_wanted).items if one.gain > 0])
    return _changes(action, likelier) if likelier else []


def _changes(claim: Gather | Dock | Pass, shifts: tuple[Shift, ...]) -> list[Change]:
    """What changes most first; where nothing does, what is likeliest. Of two that change alike the gain. Then what else
    becomes likelier.
    """
    if not shifts:
        return [Change(claim, None, 0, 0)]
    most = max(shifts, key=lambda one: (abs(one.gain), one.gain, one.after))
    told = [most, *(one for one in shifts if one is not most and one.gain >= A_POINT)]
    return [Change(claim, one.item, one.before, one.after, one.least, one is most) for one in told]
