"""Choices that a turn stops for: what is completed (4.5, 4.7, 4.9), and answers in an auction (8.3)."""

from collections.abc import Sequence

from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Fate,
    MakeBid,
    Pass,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Lot
from kingsforge_bot.games.dwarven_smithy.strategy.buying import worth_of
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


def completed(worth: Worth, actions: Sequence[Action]) -> Action | None:
    """A tool is kept while it saves more than it brings, the weaker apprentice goes, the cheapest card moves."""
    match actions[0]:
        case CompleteTool(card=name):
            card = worth.cards.guild[name]
            return CompleteTool(name, Fate.KEEP if worth.kept(card) > card.full_value else Fate.SELL)
        case CompleteApprentice(card=name):
            return CompleteApprentice(name, min(worth.player.apprentices, key=worth.apprentice))
        case CompleteKingsItem(card=name):
            moving = min(worth.player.market, key=lambda one: (kind_of(one) is None, worth.cards.buy_value(one)))
            return CompleteKingsItem(name, moving)
        case _:
            return None


def bid(worth: Worth, lot: Lot, actions: Sequence[Action]) -> Action:
    """The least that is accepted, while the card is worth that; where one must bid, the least of all."""
    bids = [one for one in actions if isinstance(one, MakeBid)]
    can_pass = next((one for one in actions if isinstance(one, Pass)), None)
    pool = sources(worth.player)
    aims = goals(worth, guild_cards(worth.player), pool)
    least = min(bids, key=lambda one: (one.coins, one.to != "workshop")) if bids else None
    if least is not None and (can_pass is None or worth_of(worth, lot.card, aims, pool) >= least.coins):
        return least
    assert can_pass is not None, "one may bid or pass (8.4)"
    return can_pass
