"""What the strong player would do in a seat's place, and what of its valuation speaks for it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, TakeWood
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
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
from kingsforge_bot.games.kings_forge.strategy.hint import Crafting, Denied, Hint, NextRound
from kingsforge_bot.games.kings_forge.strategy.match_point import Judged, weights_at
from kingsforge_bot.games.kings_forge.strategy.payments import Payments
from kingsforge_bot.games.kings_forge.strategy.smith import Smith, weights_for
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


Order = Callable[[Sequence[Weighed]], Iterable[Judged]]


def as_weighed(found: Sequence[Weighed]) -> Iterator[Judged]:
    """The best first as the strong player values them."""
    return map(Judged, in_order(found))


def hints(
    view: State, actions: Sequence[Action], still_wanted: StillWanted = always, order: Order = as_weighed
) -> list[Hint]:
    """The best first: three, and up to three more that are worth hardly less; one where the strong player weighs only
    the best. Raises NotWanted.
    """
    if len(actions) == 1:
        return [Hint(actions[0])]
    if view.phase is not Phase.GATHER or view.owed is not None:
        chosen = Smith().choose(view, actions, Replayed(()))
        return [Hint(chosen, crafting=Crafting(aimed_at(view), hoped(view, chosen, still_wanted)))]
    _, care = weights_for(view)
    pays = Payments(view)
    found = [
        one._replace(action=_paid(one.action, actions, pays, still_wanted))
        for one in weighed(view, actions, weights_at(view), care, still_wanted)
    ]
    best: dict[object, Judged] = {}
    for judged in order(found):
        best.setdefault(about(judged.one.action), judged)
    ranking = list(best.values())[: HINTS + _OTHERS]
    close = [ranking[0].one.value - judged.one.value < _HARDLY for judged in ranking]
    top = [judged for place, judged in enumerate(ranking) if place < HINTS or close[place]]
    told = [
        _explained(view, judged.one.action)._replace(close=near, together=judged.together, stops=judged.stops)
        for judged, near in zip(top, close, strict=False)
    ]
    after = next_seat(view)
    return [
        hint._replace(denied=Denied(judged.one.denied, after))
        # Some other action would be better but for what the next player gets.
        if judged.one.denied
        and after is not None
        and any(other.alone > judged.one.alone and other.value < judged.one.value for other in found)
        else hint
        for hint, judged in zip(told, top, strict=True)
    ]


def _paid(action: Action, actions: Sequence[Action], pays: Payments, still_wanted: StillWanted) -> Action:
    """The same with the dice that its line of a menu proposes."""
    match action:
        case Gather(side=side, copying=copied):
            claims = [one for one in actions if isinstance(one, Gather) and (one.side, one.copying) == (side, copied)]
            return pays(tuple(claims), still_wanted)
        case Dock(space=space, discarding=card):
            visits = [one for one in actions if isinstance(one, Dock) and one.space is space]
            paying = pays(tuple(visits), still_wanted).paying
            return Dock(space, card, paying)
        case _:
            return action


def about(action: Action) -> object:
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
        return Hint(action, wood=isinstance(take, TakeWood), next_round=_next_round(still, then))
    likely = after(view, action)
    then = [one.owned for _, one in likely]
    later = _later(view, still, [(share, one.owned) for share, one in likely])
    return Hint(action, next_round=_next_round(still, then, later))


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


def _next_round(owned: Pool, then: Sequence[Pool], later: Item | None = None) -> NextRound:
    return NextRound(_brings(owned, then), _costs(owned, then), later)


def _brings(owned: Pool, then: Sequence[Pool]) -> tuple[Pool, ...]:
    found = tuple(dict.fromkeys([one - (one & owned) for one in then]))
    return found if any(found) else ()


def _costs(owned: Pool, then: Sequence[Pool]) -> Pool:
    kept = [owned - (owned & one) for one in then]
    lost = kept[0]
    for one in kept[1:]:
        lost = lost & one
    return lost
