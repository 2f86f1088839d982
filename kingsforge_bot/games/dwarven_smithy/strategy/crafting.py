"""The steps that lead to a card that can be finished in this turn."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Craft, Discard, Move, Play, Sell
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in, untilted
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, in_order, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Player
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import ending_with, ends_game
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Readiness, Source, goal_of, goals, guild_cards
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_LATER_CRAFT: Final = 0.15
"""Of what a guild card brings once crafted, while no goal has its resources."""


def ending(worth: Worth, pool: Sequence[Source]) -> Goal | None:
    """The King's Item that can be crafted now and ends the game, with which the seat is ahead as it counts (7.1 c)."""
    cards, view, seat = worth.cards, worth.state, worth.seat
    found = [
        goal
        for card in dict.fromkeys(guild_cards(worth.player))
        if ends_game(cards, view, seat, card)
        and (goal := goal_of(worth, card, pool)).ready
        and fits_in(worth, goal)
        and ending_with(cards, view, seat, (card,)).lead > 0
    ]
    return max(found, key=lambda goal: goal.gain, default=None)


def steps(worth: Worth, aims: Sequence[Goal], pool: Sequence[Source]) -> Iterator[Action]:
    """What to do next for the best goal that is ready and for which there is room; the first that is legal.

    What lies ready on the bench comes before all that would have to be laid there: its place is not to be had anyhow.
    Of the others the best alone, so that two of them never take each other's places in turn.
    """
    ready = [aim for aim in aims if aim.ready]
    yield from (_craft(aim) for aim in ready if not _coming(worth.player, aim))
    for aim in ready:
        # By itself it may take what lies nearest.
        goal = next(iter(goals(worth, [aim.card], pool)), aim)
        if goal.ready and fits_in(worth, goal):
            yield from _market_opened(worth, goal)
            # What no goal needs makes room, or else what the others wait for.
            yield from _towards(worth.player, goal, (*spare(worth, [*aims, goal]), *spare(worth, [goal])))
            return


def fits_in(worth: Worth, goal: Goal) -> bool:
    """Whether the workshop can hold the stack, and the market what makes room for it, once it is cleared."""
    stacks = sum(stack.size for stack in worth.player.stacks)
    if stacks + len(goal.sources) + 1 > limit(worth.cards, worth.player, Limited.WORKSHOP):
        return False
    return _crowded(worth, goal) <= len(_leaving_market(worth, goal))


def _crowded(worth: Worth, goal: Goal) -> int:
    """Places that the market lacks for what has to leave the workshop for that goal."""
    player, coming = worth.player, _coming(worth.player, goal)
    leaving = lying_in(player, Limited.WORKSHOP) + len(coming) - limit(worth.cards, player, Limited.WORKSHOP)
    places = limit(worth.cards, player, Limited.MARKET) - lying_in(player, Limited.MARKET)
    return leaving - max(places, 0) - sum(card in player.market for card in coming)


def _market_opened(worth: Worth, goal: Goal) -> Iterator[Sell | Discard]:
    """What makes the places there that it lacks."""
    if _crowded(worth, goal) > 0:
        yield from _leaving_market(worth, goal)


def _leaving_market(worth: Worth, goal: Goal) -> list[Sell | Discard]:
    """What can be sold or discarded there and the goal does not take, what is worth least first."""
    left = list(worth.player.market)
    for card in (*worth.player.tilted, goal.card, *(source.card for source in goal.sources)):
        if card in left:
            left.remove(card)
    ranked = sorted(
        (_LATER_CRAFT * worth.crafted(card) if kind is None else worth.resource(kind), card, kind)
        for card, kind in ((card, kind_of(card)) for card in left)
    )
    return [Discard(card) if kind is None else Sell(card) for _, card, kind in ranked]


def _coming(player: Player, goal: Goal) -> list[Name]:
    """What has to be laid into the workshop before the goal is crafted."""
    coming = [source.card for source in goal.sources if source.readiness is Readiness.NEAR]
    return coming if goal.card in player.workshop else [*coming, goal.card]


def _craft(goal: Goal) -> Craft:
    return Craft(goal.card, in_order(source.kind for source in goal.sources))


def _towards(player: Player, goal: Goal, others: Sequence[Name]) -> Iterator[Action]:
    coming = _coming(player, goal)
    if not coming:
        yield _craft(goal)
        return
    # From the market first: that makes room there.
    for card in sorted(coming, key=lambda one: one not in player.market):
        if card in player.market:
            if not untilted(player, card):
                # It came there in this turn to make room: it would go to and fro.
                continue
            yield Move(card, Area.WORKSHOP)
            # For its like it would be swapped again and again.
            yield from (Move(one, Area.MARKET, card) for one in others if one != card)
        else:
            yield Play(card, Area.WORKSHOP)
            yield from (Move(one, Area.MARKET) for one in others)


def spare(worth: Worth, aims: Sequence[Goal]) -> list[Name]:
    """Loose cards of the workshop that no goal needs, those of least worth first.

    A guild card that leaves may be bought by whoever can make it, for little: a part of what it is worth once crafted
    counts.
    """
    left = list(worth.player.workshop)
    for goal in aims:
        for source in goal.sources:
            if source.readiness in (Readiness.READY, Readiness.RAW) and source.card in left:
                left.remove(source.card)
    aimed = {goal.card for goal in aims}
    kinds = [(card, kind_of(card)) for card in left if card not in aimed]
    ranked = sorted(
        (_LATER_CRAFT * worth.crafted(card) if kind is None else worth.resource(kind), card) for card, kind in kinds
    )
    return [card for _, card in ranked]
