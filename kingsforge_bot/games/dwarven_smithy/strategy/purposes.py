"""What a move of the strong player is for: the card it helps to craft, what a draw is to bring, what is to wait."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of, meets
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.strategy.buying import bought
from kingsforge_bot.games.dwarven_smithy.strategy.crafting import fits_in
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, goal_of, goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Aim, Spare, Waiting
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


def for_what(worth: Worth, aims: Sequence[Goal], action: a.Action) -> Aim | None:
    """The card that it is for, and what that card lacks of all that the seat has, whatever else is to be made of it."""
    aim = next((one for one in aims if _serves(worth.state, action, one)), None)
    if aim is None:
        return _once_bought(worth, aims, action)
    alone = goal_of(worth, aim.card, sources(worth.player))
    source = bought(worth.state, action)
    if source is None:
        return Aim(aim.card, alone.missing)
    kind = source.kind
    met = next((icon for icon in alone.missing if meets(kind, icon)), None)
    if met is None:
        # It has one, which another goal takes.
        others = (one.card for one in aims if one is not aim and kind in [source.kind for source in one.sources])
        return Aim(aim.card, alone.missing, next(others, None))
    left = [*alone.missing]
    left.remove(met)
    return Aim(aim.card, tuple(left))


def _once_bought(worth: Worth, aims: Sequence[Goal], action: a.Action) -> Aim | None:
    """Of a resource that nothing is set aside for yet: the card that takes it then."""
    source = bought(worth.state, action)
    if source is None:
        return None
    pool = sorted([*sources(worth.player), source], key=lambda one: one.readiness)
    then = [one for one in goals(worth, guild_cards(worth.player), pool) if source in one.sources]
    changed = [one for one in then if one not in aims] or then
    return Aim(changed[0].card, goal_of(worth, changed[0].card, pool).missing) if changed else None


def to_find(worth: Worth, aims: Sequence[Goal], action: a.Draw) -> Aim | Spare | None:
    """Of the mine what the best card lacks of all that the seat has; of the guild deck what no card needs."""
    pool = sources(worth.player)
    others = sorted(set(guild_cards(worth.player)), key=worth.crafted, reverse=True)
    if action.deck is Deck.GUILD:
        far = [goal_of(worth, card, pool) for card in others if card not in [aim.card for aim in aims]]
        for source in (source for aim in (*aims, *far) for source in aim.sources):
            if source in pool:
                pool.remove(source)
        return Spare(tuple(source.kind for source in pool))
    found = (goal_of(worth, card, pool) for card in (*(aim.card for aim in aims), *others))
    short = next((one for one in found if one.missing), None)
    if short is not None:
        return Aim(short.card, short.missing)
    # Each has what it takes, not all of them together.
    left = next((aim for aim in aims if aim.missing), None)
    return None if left is None else Aim(left.card, left.missing, beside=aims[0].card)


def waiting(worth: Worth, aims: Sequence[Goal]) -> dict[Name, Waiting]:
    """Cards that could be crafted now and are not to be, the dearest first; with the goal that needs theirs."""
    pool, found = sources(worth.player), dict[Name, Waiting]()
    for card in sorted(set(guild_cards(worth.player)), key=worth.crafted, reverse=True):
        goal = goal_of(worth, card, pool)
        if goal.ready and fits_in(worth, goal) and card not in [aim.card for aim in aims if aim.ready]:
            taken = (aim.card for aim in aims if aim.card != card and {*aim.sources} & {*goal.sources})
            found[card] = Waiting(card, next(taken, None))
    return found


def given_up(action: a.Action, waits: Mapping[Name, Waiting]) -> Waiting | None:
    """Of what leaves the hand for the market, or is thrown away, though it could be crafted."""
    match action:
        case a.Play(card=card, to=Area.MARKET) | a.Move(card=card, to=Area.MARKET) | a.Discard(card=card):
            return waits.get(card)
        case _:
            return None


def serves_card(worth: Worth, aims: Sequence[Goal], action: a.Action, card: Name) -> bool:
    """Whether it brings that card nearer."""
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


def _fills(card: Name, goal: Goal) -> bool:
    kind = kind_of(card)
    return kind is not None and any(meets(kind, icon) for icon in goal.missing)
