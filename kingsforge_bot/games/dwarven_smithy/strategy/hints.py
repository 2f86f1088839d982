"""What the strong player would do in a seat's place, and what for: read from what that seat may see."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.replaying import NO_LUCK
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import Step, closing, presses, steps_ahead
from kingsforge_bot.games.dwarven_smithy.strategy.crafting import fits_in
from kingsforge_bot.games.dwarven_smithy.strategy.drawing import all_draws, loose_resources, short_of
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import ending_with, ends_game, face_down
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goal_of, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.hint import BetterThan, GameEnd, HeldBack, Hint, KeptTool
from kingsforge_bot.games.dwarven_smithy.strategy.making_room import given_away, offered, space_for
from kingsforge_bot.games.dwarven_smithy.strategy.purposes import for_what, given_up, serves_card, to_find, waiting
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_MOST: Final = 3
_ON_TURN: Final = (Phase.ACT, Phase.DRAW)


def hints(cards: CardSet, view: State, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
    """At most three, the best first; nothing where there is nothing to decide.

    The first step of the turn as it is best played, the whole of that turn with what ends it, and what else can be
    done, no two about the same card or that come to the same position.
    """
    if not actions:
        return ()
    steps = steps_ahead(cards, view, actions) if view.phase is Phase.ACT else ()
    together = presses(steps)
    found: dict[object, tuple[a.Action, ...]] = {}
    if together:
        found[_about(together[0][-1])] = together[0]
    others: dict[object, tuple[a.Action, ...]] = {}
    positions = {_comes_to(cards, view, pressed) for pressed in found.values()}
    for action in Smith(cards).ranked(view, actions):
        if len(found) + len(others) == _MOST:
            break
        if action not in steps and _about(action) not in found and _comes_to(cards, view, (action,)) not in positions:
            others.setdefault(_about(action), (action,))
            positions.add(_comes_to(cards, view, (action,)))
    chosen = [*found.values(), *others.values()] or [(actions[0],)]
    seat = view.turn if view.lot is None else view.lot.asked
    told, worth = [*_explained(cards, view, seat, chosen)], Worth(cards, view, seat)
    # That the turn can be ended goes without saying.
    told = [one for one in told if one is told[0] or one.action != a.End()]
    if together:
        told[0] = told[0]._replace(space=space_for(worth, steps))
    ends = closing(cards, view, steps) if together else ()
    # That the turn can be ended after its only step is no other move.
    if len(together) > 1 or (together and ends and ends != (a.End(),)):
        whole = Hint(steps[0], offered=offered(worth, steps), then=tuple(steps[1:]), closing=ends, whole=True)
        told.insert(1, whole)
    told = told[:_MOST]
    first = told[0]._replace(better_than=_better_than(worth, told), held_back=_held_back(worth, told))
    return (first, *told[1:])


def _held_back(worth: Worth, told: Sequence[Hint]) -> HeldBack | None:
    """The dearest King's Item that lies ready and would end the game, where none of what is advised ends it."""
    cards, view, seat = worth.cards, worth.state, worth.seat
    crafted = [one.card for hint in told for one in hint.actions if isinstance(one, a.Craft)]
    if view.phase is not Phase.ACT or view.lot is not None or is_last_turn(view):
        return None
    if any(ends_game(cards, view, seat, card) for card in crafted):
        return None
    aims = goals(worth, guild_cards(worth.player), sources(worth.player))
    for card in sorted(set(guild_cards(worth.player)), key=worth.crafted, reverse=True):
        alone = goal_of(worth, card, sources(worth.player))
        if ends_game(cards, view, seat, card) and alone.ready and fits_in(worth, alone):
            left = waiting(worth, aims).get(card)
            ending = ending_with(cards, view, seat, (card,))
            return HeldBack(card, None if left is None else left.for_card, *ending)
    return None


def _better_than(worth: Worth, told: Sequence[Hint]) -> BetterThan | None:
    """Why the first comes before the next that is not all of them, where the player knows."""
    first, other = told[0].action, next(((n, one) for n, one in enumerate(told[1:], 2) if not one.whole), None)
    if other is None or worth.state.phase is not Phase.ACT or isinstance(first, a.Draw | a.End):
        return None
    place, second = other
    if isinstance(second.action, a.Draw):
        return BetterThan(place, None)
    more, less = _coins(worth, told[0]), _coins(worth, second)
    return BetterThan(place, round(more - less)) if more is not None and less is not None and more - less >= 1 else None


def _coins(worth: Worth, hint: Hint) -> float | None:
    """What it brings or is a step to, beyond what resources are worth otherwise, as the player counts."""
    match hint.action:
        case a.Craft(card=card, resources=resources):
            return worth.crafted(card) - sum(worth.resource(kind) for kind in resources)
        case a.Sell() | a.Discard():
            return None
        case _ if hint.space is not None and not hint.space.crafted:
            return None
        case _:
            about = hint.aim if hint.space is None else hint.space
            return None if about is None else goal_of(worth, about.card, sources(worth.player)).gain


def _explained(cards: CardSet, view: State, seat: Seat, chosen: Iterable[tuple[a.Action, ...]]) -> Iterator[Hint]:
    worth = Worth(cards, view, seat)
    aims = goals(worth, guild_cards(worth.player), sources(worth.player)) if view.phase in _ON_TURN else []
    waits = waiting(worth, aims) if view.phase is Phase.ACT and view.lot is None and not is_last_turn(view) else {}
    draws = all_draws(worth, len(aims)) if view.phase in _ON_TURN and view.lot is None else ()
    for pressed in chosen:
        *before, last = pressed
        # A craft is what its steps are for; else the first stands for all.
        action, then = (last, ()) if isinstance(last, a.Craft) else (pressed[0], pressed[1:])
        if isinstance(action, a.Draw):
            then = draws[1:] if draws[:1] == (action,) else ()
            fits = short_of(loose_resources(worth), len(aims)) is action.deck
            purpose = to_find(worth, aims, action) if fits else None
            yield Hint(action, purpose, then=then, waits=next(iter(waits.values()), None))
        elif isinstance(action, a.Craft) and ends_game(cards, view, seat, action.card):
            ahead = ending_with(cards, view, seat, (action.card,)).lead
            yield Hint(action, GameEnd(ahead, face_down(cards, view, seat)), laid_out=tuple(before))
        elif isinstance(action, a.CompleteTool):
            yield Hint(action, KeptTool(round(worth.kept(cards.guild[action.card]))))
        else:
            aim = for_what(worth, aims, action)
            if aim is not None and any(not serves_card(worth, aims, one, aim.card) for one in then):
                aim = None
            yield Hint(
                action,
                aim,
                rest=given_away(worth, (action, *then)),
                offered=offered(worth, pressed),
                waits=given_up(action, waits),
                then=then,
                laid_out=() if then else tuple(before),
            )


def _comes_to(cards: CardSet, view: State, pressed: Sequence[a.Action]) -> object:
    """Alike for moves after which the table lies alike; what turns cards up is only like itself."""
    if view.phase is not Phase.ACT or view.lot is not None or not all(isinstance(one, Step) for one in pressed):
        return tuple(pressed)
    game, after = DwarvenSmithy(cards), view
    for action in pressed:
        after = game.apply(after, after.turn, action, NO_LUCK).state
    areas = ((one.hand, one.market, one.workshop, one.stacks) for one in after.players)
    lying = tuple(tuple(tuple(sorted(area, key=str)) for area in each) for each in areas)
    return lying, tuple(one.coins for one in after.players), after.row


def _about(action: a.Action) -> object:
    """Alike for actions of which one is hint enough."""
    match action:
        case a.Draw() | a.End() | a.Pass() | a.BuyWarehouse():
            return action
        case a.MakeBid():
            return a.MakeBid
        case _:
            return action.card
