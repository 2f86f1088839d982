"""What the strong player would do in a seat's place, and what for: read from what that seat may see."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Kind, Name, kind_of, meets
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import presses, steps_ahead
from kingsforge_bot.games.dwarven_smithy.strategy.drawing import all_draws, loose_resources, short_of
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import ends_game, lead
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, goal_of, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.reasons import Rest, Space, given_away, space_for
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_MOST: Final = 3
_ON_TURN: Final = (Phase.ACT, Phase.DRAW)


class Before(NamedTuple):
    """Why a hint stands before another."""

    place: int
    """The number of the other."""
    coins: int | None
    """How many that is worth less; None: it is a draw, which closes all else (6.1)."""


class Hint(NamedTuple):
    """An action, with what follows; the guild card that it is to help to craft, if any, and what else that lacks."""

    action: a.Action
    """What it is about."""
    aim: Name | None = None
    lacks: tuple[Icon, ...] = ()
    """What of the cost of `aim` the seat will have nowhere; of a draw what it is to bring."""
    beside: Name | None = None
    """Another card that is to have the resource that `aim` needs too, of which the seat has too few for both."""
    space: Space | None = None
    """What it makes room for."""
    rest: Rest | None = None
    """Of a resource that is sold or offered."""
    spare: tuple[Kind, ...] | None = None
    """Of a draw of a guild card for which there are resources: those that no card of the seat takes."""
    then: tuple[a.Action, ...] = ()
    """What follows it with the same press: the other draws of the turn, cards that go the same way."""
    before: tuple[a.Action, ...] = ()
    """What it takes first: cards that are laid out for a craft."""
    reckoned: tuple[int, ...] = ()
    """What speaks for it in numbers: of a tool the coins that it saves if it is kept, of a King's Item that ends the
    game how far ahead one is as all lies, below 0 behind."""
    waits: tuple[Name, Name | None] | None = None
    """A card that could be crafted in this turn instead, and the one that is to have its resources, if any."""
    before_other: Before | None = None
    """Why it comes before another hint."""
    whole: bool = False
    """All that is advised before the draws; it turns nothing up, so all of it can be taken back (9.3)."""

    @property
    def actions(self) -> tuple[a.Action, ...]:
        """One after the other."""
        return (*self.before, self.action, *self.then)


def hints(cards: CardSet, view: State, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
    """At most three, the best first; nothing where there is nothing to decide.

    The first step of the turn as it is best played, all steps of it up to the draws where there are more, and what
    else can be done, no two about the same card.
    """
    if not actions:
        return ()
    steps = steps_ahead(cards, view, actions) if view.phase is Phase.ACT else ()
    together = presses(steps)
    found: dict[object, tuple[a.Action, ...]] = {}
    if together:
        found[_about(together[0][-1])] = together[0]
    others: dict[object, tuple[a.Action, ...]] = {}
    for action in Smith(cards).ranked(view, actions):
        if len(found) + len(others) == _MOST:
            break
        if action not in steps and _about(action) not in found:
            others.setdefault(_about(action), (action,))
    chosen = [*found.values(), *others.values()] or [(actions[0],)]
    seat = view.turn if view.lot is None else view.lot.asked
    told = [*_explained(cards, view, seat, chosen)]
    # That the turn can be ended goes without saying.
    told = [one for one in told if one is told[0] or one.action != a.End()]
    if together:
        told[0] = told[0]._replace(space=space_for(Worth(cards, view, seat), steps))
    if len(together) > 1:
        told.insert(1, Hint(steps[0], then=tuple(steps[1:]), whole=True))
    told = told[:_MOST]
    return (told[0]._replace(before_other=_before(Worth(cards, view, seat), told)), *told[1:])


def _before(worth: Worth, told: Sequence[Hint]) -> Before | None:
    """Why the first comes before the next that is not all of them, where the player knows."""
    first, other = told[0].action, next(((n, one) for n, one in enumerate(told[1:], 2) if not one.whole), None)
    if other is None or worth.state.phase is not Phase.ACT or isinstance(first, a.Draw | a.End):
        return None
    place, second = other
    if isinstance(second.action, a.Draw):
        return Before(place, None)
    more, less = _coins(worth, told[0]), _coins(worth, second)
    return Before(place, round(more - less)) if more is not None and less is not None and more - less >= 1 else None


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
            aim = hint.aim if hint.space is None else hint.space.card
            return None if aim is None else goal_of(worth, aim, sources(worth.player)).gain


def _explained(cards: CardSet, view: State, seat: Seat, chosen: Iterable[tuple[a.Action, ...]]) -> Iterator[Hint]:
    worth = Worth(cards, view, seat)
    aims = goals(worth, guild_cards(worth.player), sources(worth.player)) if view.phase in _ON_TURN else []
    waits = _waiting(worth, aims) if view.phase is Phase.ACT and view.lot is None and not is_last_turn(view) else {}
    draws = all_draws(worth, len(aims)) if view.phase in _ON_TURN and view.lot is None else ()
    for pressed in chosen:
        *before, last = pressed
        # A craft is what its steps are for; else the first stands for all.
        action, then = (last, ()) if isinstance(last, a.Craft) else (pressed[0], pressed[1:])
        if isinstance(action, a.Draw):
            then = draws[1:] if draws[:1] == (action,) else ()
            fits = short_of(loose_resources(worth), len(aims)) is action.deck
            found = _to_find(worth, aims, action) if fits else Hint(action)
            yield found._replace(then=then, waits=next(iter(waits.items()), None))
        elif isinstance(action, a.Craft) and ends_game(cards, view, seat, action.card):
            ahead = round(lead(cards, view, seat, action.card))
            yield Hint(action, action.card, before=tuple(before), reckoned=(ahead,))
        elif isinstance(action, a.CompleteTool):
            yield Hint(action, reckoned=(round(worth.kept(cards.guild[action.card])),))
        else:
            found = _for_what(worth, aims, action)
            if found.aim is not None and any(not _serves_card(worth, aims, one, found.aim) for one in then):
                found = Hint(action)
            yield found._replace(
                then=then,
                before=() if then else tuple(before),
                waits=_given_up(action, waits),
                rest=given_away(worth, (action, *then)),
            )


def _for_what(worth: Worth, aims: Sequence[Goal], action: a.Action) -> Hint:
    """The card that it is for, and what that card lacks of all that the seat has, whatever else is to be made of it."""
    aim = next((one for one in aims if _serves(worth.state, action, one)), None)
    if aim is None:
        return Hint(action)
    alone = goal_of(worth, aim.card, sources(worth.player))
    kind = _bought(worth.state, action)
    if kind is None:
        return Hint(action, aim.card, alone.missing)
    met = next((icon for icon in alone.missing if meets(kind, icon)), None)
    if met is None:
        # It has one, which another goal takes.
        others = (one.card for one in aims if one is not aim and kind in [source.kind for source in one.sources])
        return Hint(action, aim.card, alone.missing, next(others, None))
    left = [*alone.missing]
    left.remove(met)
    return Hint(action, aim.card, tuple(left))


def _to_find(worth: Worth, aims: Sequence[Goal], action: a.Draw) -> Hint:
    """Of the mine what the best card lacks of all that the seat has; of the guild deck what no card needs."""
    pool = sources(worth.player)
    others = sorted(set(guild_cards(worth.player)), key=worth.crafted, reverse=True)
    if action.deck is Deck.GUILD:
        far = [goal_of(worth, card, pool) for card in others if card not in [aim.card for aim in aims]]
        for source in (source for aim in (*aims, *far) for source in aim.sources):
            if source in pool:
                pool.remove(source)
        return Hint(action, spare=tuple(source.kind for source in pool))
    found = (goal_of(worth, card, pool) for card in (*(aim.card for aim in aims), *others))
    short = next((one for one in found if one.missing), None)
    if short is not None:
        return Hint(action, short.card, short.missing)
    # Each has what it takes, not all of them together.
    left = next((aim for aim in aims if aim.missing), None)
    return Hint(action) if left is None else Hint(action, left.card, left.missing, beside=aims[0].card)


def _waiting(worth: Worth, aims: Sequence[Goal]) -> dict[Name, Name | None]:
    """Cards that could be crafted now and are not to be, the dearest first; with the goal that needs theirs."""
    pool, found = sources(worth.player), dict[Name, Name | None]()
    for card in sorted(set(guild_cards(worth.player)), key=worth.crafted, reverse=True):
        goal = goal_of(worth, card, pool)
        if goal.ready and card not in [aim.card for aim in aims if aim.ready]:
            taken = (aim.card for aim in aims if aim.card != card and {*aim.sources} & {*goal.sources})
            found[card] = next(taken, None)
    return found


def _given_up(action: a.Action, waits: Mapping[Name, Name | None]) -> tuple[Name, Name | None] | None:
    """Of what leaves the hand for the market, or is thrown away, though it could be crafted."""
    match action:
        case a.Play(card=card, to=Area.MARKET) | a.Move(card=card, to=Area.MARKET) | a.Discard(card=card):
            return (card, waits[card]) if card in waits else None
        case _:
            return None


def _about(action: a.Action) -> object:
    """Alike for actions of which one is hint enough."""
    match action:
        case a.Draw() | a.End() | a.Pass() | a.BuyWarehouse():
            return action
        case a.MakeBid():
            return a.MakeBid
        case _:
            return action.card


def _serves_card(worth: Worth, aims: Sequence[Goal], action: a.Action, card: Name) -> bool:
    return any(_serves(worth.state, action, aim) for aim in aims if aim.card == card)


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


def _bought(view: State, action: a.Action) -> Kind | None:
    match action:
        case a.BuyWarehouse(place=place):
            return kind_of(view.row[place - 1])
        case a.Buy(card=card) | a.Auction(card=card):
            return kind_of(card)
        case _:
            return None


def _fills(card: Name, goal: Goal) -> bool:
    kind = kind_of(card)
    return kind is not None and any(meets(kind, icon) for icon in goal.missing)
