"""What the strong player would do in a seat's place, and what of its valuation speaks for it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.offers import Proposal
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, TakeWood
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.aftermath import after, standing
from kingsforge_bot.games.kings_forge.strategy.again import hoped
from kingsforge_bot.games.kings_forge.strategy.appraisal import plain_chance
from kingsforge_bot.games.kings_forge.strategy.crafting import aimed_at
from kingsforge_bot.games.kings_forge.strategy.foresight import Weighed, in_order, next_seat, weighed
from kingsforge_bot.games.kings_forge.strategy.smith import CARE, CARE_OF_TWO, SMITH, SMITH_OF_TWO, Smith
from kingsforge_bot.players.player import bounded

HINTS: Final = 3
"""Moves that are told."""
_OTHERS: Final = 3
_HARDLY: Final = 0.05
"""Items by which a move is hardly worth less: valuations are no exacter."""
_SOON: Final = 3
"""Cards of the queue that may be on display in the next round."""
_NOTEWORTHY: Final = 0.02
"""What a later item gains at least to be named."""
_RULES: Final = KingsForge(())
"""No card is drawn while something waits."""


class Hint(NamedTuple):
    """An action, and what speaks for it as far as it is foreseen: in the craft phase only what is made."""

    action: Action
    close: bool = False
    """Whether it is worth hardly less than the best."""
    wood: bool = False
    """Whether it is a claim whose wood is then best taken at once (4.7)."""
    shift: Shift | None = None
    """What it does to the item by which the best actions are compared, be it nothing."""
    gained: Shift | None = None
    """The item that it makes likelier by most."""
    likeliest: Shift | None = None
    """The item that is likeliest then."""
    had: Shift | None = None
    """The item that is likeliest now."""
    left: int | None = None
    """Dice that it leaves to roll, where it takes some of few, or ends the gathering with few."""
    rolls: int | None = None
    """All dice that are rolled after a pass."""
    hopeless: bool = False
    """Whether some item is in reach now and none is then, in this round."""
    idle: bool = False
    """Whether it only helps a roll for which no die is left, and takes nothing from the next player."""
    brings: tuple[Pool, ...] = ()
    """Dice to own in the next round that are not owned now; several where luck decides."""
    later: Item | None = None
    """The item that dice of the next round then make likelier by most."""
    costs: Pool = NO_DICE
    """Dice owned now that are not in the next round, whatever luck decides."""
    denied: Action | None = None
    """What the next player would do best, where taking that away is why the action is preferred."""
    denied_to: Seat | None = None
    aims: tuple[Proposal, ...] = ()
    """What is made then in this craft turn."""
    hoped: Odds | None = None
    """Where dice roll again for it (4.2, 4.7): the item that is likeliest then, as it would be told before a roll."""


def hints(view: State, actions: Sequence[Action], still_wanted: StillWanted = always) -> list[Hint]:
    """The best first: three, and up to three more that are worth hardly less; one where the strong player weighs only
    the best. Raises NotWanted.
    """
    two = len(view.players) == 2
    weights = SMITH_OF_TWO if two else SMITH
    if len(actions) == 1:
        return [Hint(actions[0])]
    if view.phase is not Phase.GATHER or view.owed is not None:
        chosen = Smith().choose(view, actions, Replayed(()))
        return [Hint(chosen, aims=aimed_at(view), hoped=hoped(view, chosen, still_wanted))]
    found = weighed(view, actions, weights, CARE_OF_TWO if two else CARE, still_wanted)
    best: dict[object, Weighed] = {}
    for one in in_order(found):
        best.setdefault(_about(one.action), one)
    ranking = list(best.values())[: HINTS + _OTHERS]
    close = [ranking[0].value - one.value < _HARDLY for one in ranking]
    top = [one for place, one in enumerate(ranking) if place < HINTS or close[place]]
    told = [_explained(view, one.action)._replace(close=near) for one, near in zip(top, close, strict=False)]
    return [
        hint._replace(denied=one.denied, denied_to=next_seat(view))
        # Some other action would be better but for what the next player gets.
        if one.denied and any(other.alone > one.alone and other.value < one.value for other in found)
        else hint
        for hint, one in zip(told, top, strict=True)
    ]


def _about(action: Action) -> object:
    """Alike for actions that differ in their dice, in the card turned down, or in the price of a dock's space."""
    match action:
        case Gather(side=side):
            return side
        case Dock(space=space):
            return space.value.partition(".")[0]
        case _:
            return action


def _explained(view: State, action: Action) -> Hint:
    still = standing(view, view.players[view.turn]).owned
    owed = _owed_wood(view, action)
    if owed is not None:
        take = Smith().choose(owed, bounded(legal_actions(owed)), Replayed(()))
        then = [one.owned for _, one in after(owed, take)]
        return Hint(action, wood=isinstance(take, TakeWood), brings=_brings(still, then), costs=_costs(still, then))
    likely = after(view, action)
    then = [one.owned for _, one in likely]
    later = _later(view, still, [(share, one.owned) for share, one in likely])
    return Hint(action, brings=_brings(still, then), costs=_costs(still, then), later=later)


def _owed_wood(view: State, action: Action) -> State | None:
    """What waits once a claim offers its wood at once (4.7): nothing has been drawn or turned up by then."""
    if (
        not isinstance(action, Gather)
        or not isinstance(terms_of(action).effect, BoostOrDie)
        or not view.stock.count(Kind.WOOD)
    ):
        return None
    return _RULES.apply(view, view.turn, action, Replayed(())).state


def _later(view: State, owned: Pool, then: Sequence[tuple[float, Pool]]) -> Item | None:
    """Of the items to come the one that all dice of the next round, rolled once, make likelier by most."""
    gains = [
        (sum([share * plain_chance(dice, card) for share, dice in then]) - plain_chance(owned, card), card.item)
        for card in (*view.display, *view.queue[:_SOON])
    ]
    gain, item = max(gains, default=(0.0, None))
    return item if gain >= _NOTEWORTHY else None


def _brings(owned: Pool, then: Sequence[Pool]) -> tuple[Pool, ...]:
    found = tuple(dict.fromkeys([one - (one & owned) for one in then]))
    return found if any(found) else ()


def _costs(owned: Pool, then: Sequence[Pool]) -> Pool:
    kept = [owned - (owned & one) for one in then]
    lost = kept[0]
    for one in kept[1:]:
        lost = lost & one
    return lost
