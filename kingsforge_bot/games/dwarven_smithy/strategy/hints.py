"""What the strong player would do in a seat's place, and what for: read from what that seat may see."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Name, kind_of, meets
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase, State
from kingsforge_bot.games.dwarven_smithy.strategy.drawing import all_draws
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_MOST: Final = 3
_ON_TURN: Final = (Phase.ACT, Phase.DRAW)


class Hint(NamedTuple):
    """An action, with what follows; the guild card that it is to help to craft, if any, and what else that lacks."""

    action: a.Action
    aim: Name | None = None
    lacks: tuple[Icon, ...] = ()
    then: tuple[a.Action, ...] = ()
    """What follows it with the same press: the other draws of the turn."""

    @property
    def actions(self) -> tuple[a.Action, ...]:
        """One after the other."""
        return (self.action, *self.then)


def hints(cards: CardSet, view: State, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
    """At most three, the best first, no two about the same card; nothing where there is nothing to decide."""
    if not actions:
        return ()
    found: dict[object, a.Action] = {}
    for action in Smith(cards).ranked(view, actions):
        found.setdefault(_about(action), action)
        if len(found) == _MOST:
            break
    chosen = [*found.values()] or [actions[0]]
    seat = view.turn if view.lot is None else view.lot.asked
    return tuple(_explained(cards, view, seat, chosen))


def _explained(cards: CardSet, view: State, seat: Seat, chosen: Iterable[a.Action]) -> Iterable[Hint]:
    worth = Worth(cards, view, seat)
    aims = goals(worth, guild_cards(worth.player), sources(worth.player)) if view.phase in _ON_TURN else []
    draws = all_draws(worth, len(aims)) if view.phase in _ON_TURN and view.lot is None else ()
    for action in chosen:
        aim = next((one for one in aims if _serves(view, action, one)), None)
        if isinstance(action, a.Draw):
            yield Hint(action, then=draws[1:] if draws[:1] == (action,) else ())
        else:
            yield Hint(action) if aim is None else Hint(action, aim.card, aim.missing)


def _about(action: a.Action) -> object:
    """Alike for actions of which one is hint enough."""
    match action:
        case a.Draw() | a.End() | a.Pass() | a.BuyWarehouse():
            return action
        case a.MakeBid():
            return a.MakeBid
        case _:
            return action.card


def _serves(view: State, action: a.Action, goal: Goal) -> bool:
    """Whether it brings the goal nearer: its card or its resources to the workshop, or what it lacks."""
    match action:
        case a.Craft(card=card):
            return card == goal.card
        case a.Play(card=card, to=to) | a.Move(card=card, to=to):
            return to is Area.WORKSHOP and (card == goal.card or card in [one.card for one in goal.sources])
        case a.BuyWarehouse(place=place):
            return _fills(view.row[place - 1], goal)
        case a.Buy(card=card) | a.Auction(card=card):
            return _fills(card, goal)
        case (
            a.Sell()
            | a.Discard()
            | a.Draw()
            | a.End()
            | a.Pass()
            | a.MakeBid()
            | a.CompleteTool()
            | a.CompleteApprentice()
            | a.CompleteKingsItem()
        ):
            return False
        case _:
            assert_never(action)


def _fills(card: Name, goal: Goal) -> bool:
    kind = kind_of(card)
    return kind is not None and any(meets(kind, icon) for icon in goal.missing)
