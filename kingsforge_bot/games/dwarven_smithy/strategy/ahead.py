"""The turn as the strong player would go on with it, up to its draws, and which of its steps are one press."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.core.replaying import NO_LUCK
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.legal import legal_actions
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase, State
from kingsforge_bot.games.dwarven_smithy.strategy.drawing import all_draws
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

Step = a.Play | a.Move | a.Craft | a.Sell | a.Discard | a.Buy | a.BuyWarehouse
"""What turns nothing up: all of it can be taken back (9.3)."""
_MOST: Final = 16
"""Hardly any turn has as many."""


def steps_ahead(cards: CardSet, view: State, actions: Sequence[a.Action]) -> tuple[Step, ...]:
    """One after the other until it would draw or end, reckoned on what the seat sees; none where others are asked.

    What would be bought again, once the cards that it is for have changed, is not sold first.
    """
    kept = frozenset[a.Action]()
    while True:
        found, regretted = _ahead(cards, view, actions, kept)
        if not regretted:
            return found
        kept |= regretted


def _ahead(
    cards: CardSet, view: State, actions: Sequence[a.Action], kept: frozenset[a.Action]
) -> tuple[tuple[Step, ...], frozenset[a.Action]]:
    """The steps but for sales that are `kept` from being made, and the sales among them of what is bought later."""
    smith, game, found, seen = Smith(cards), DwarvenSmithy(cards), list[Step](), {view}
    possible, regretted = tuple(one for one in actions if one not in kept), set[a.Action]()
    while view.phase is Phase.ACT and view.lot is None and len(found) < _MOST:
        action = next(smith.ranked(view, possible), None)
        if not isinstance(action, Step):
            break
        regretted |= {one for one in found if isinstance(one, a.Sell) and _buys_back(view, action, one.card)}
        view = game.apply(view, view.turn, action, NO_LUCK).state
        found.append(action)
        if view in seen:
            # Nothing is gained by going round.
            return tuple(found[:1]), frozenset()
        seen.add(view)
        possible = tuple(one for one in legal_actions(view, cards) if one not in kept)
    return tuple(found), frozenset(regretted)


def _buys_back(view: State, action: Step, sold: Name) -> bool:
    """Whether it buys what was sold: of others in the same state; of the row, where it lies in none (2.4), any."""
    match action:
        case a.Buy(card=card):
            return card == sold
        case a.BuyWarehouse(place=place):
            return view.row[place - 1] == refined(sold)
        case _:
            return False


def closing(cards: CardSet, view: State, steps: Sequence[Step]) -> tuple[a.Draw, ...] | tuple[a.End]:
    """What ends the turn after these steps: its draws, or that nothing is drawn; none where others are asked next."""
    game = DwarvenSmithy(cards)
    for step in steps:
        view = game.apply(view, view.turn, step, NO_LUCK).state
    if view.phase is not Phase.ACT or view.lot is not None:
        return ()
    match next(Smith(cards).ranked(view, tuple(legal_actions(view, cards))), None):
        case a.Draw():
            worth = Worth(cards, view, view.turn)
            return all_draws(worth, len(goals(worth, guild_cards(worth.player), sources(worth.player))))
        case a.End() as end:
            return (end,)
        case _:
            return ()


def stepwise(cards: CardSet, view: State, steps: Sequence[Step]) -> Iterator[tuple[tuple[Step, ...], State]]:
    """Each press of these steps, and what lies there just before it: a sale lays a card on the row (5.5)."""
    game = DwarvenSmithy(cards)
    for pressed in presses(steps):
        yield pressed, view
        for step in pressed:
            view = game.apply(view, view.turn, step, NO_LUCK).state


def presses(steps: Sequence[Step]) -> tuple[tuple[Step, ...], ...]:
    """Those that are one press: a craft with what is laid out for it, cards of one way, each purchase by itself."""
    found, laid = list[tuple[Step, ...]](), tuple[Step, ...]()
    for way in _ways(steps):
        match way[0]:
            case a.Craft():
                found.append((*laid, *way[:1]))
                found += [(one,) for one in way[1:]]
                laid = ()
            case a.Play(to=Area.WORKSHOP) | a.Move(to=Area.WORKSHOP):
                laid = (*laid, *way)
            case _:
                found += [laid] if laid else []
                found += [(one,) for one in way] if isinstance(way[0], a.Buy | a.BuyWarehouse) else [way]
                laid = ()
    return (*found, laid) if laid else tuple(found)


def _ways(steps: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    """Runs of the same deed with the same destination."""

    def way(step: Step) -> tuple[type[Step], Area | None, bool]:
        to = step.to if isinstance(step, a.Play | a.Move) else None
        return type(step), to, isinstance(step, a.Move) and step.swapped is not None

    yield from (tuple(run) for _, run in groupby(steps, way))
