"""Crafting: a stack is formed in the workshop (5.8 to 5.11)."""

from collections import Counter

from kingsforge_bot.games.dwarven_smithy.rules.actions import Craft
from kingsforge_bot.games.dwarven_smithy.rules.areas import check_loose, check_room, take_from_market
from kingsforge_bot.games.dwarven_smithy.rules.costs import pays
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Crafted
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, in_order, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Stack

_RULE = "5.8"


def craft(draft: Draft, action: Craft) -> None:
    """Rule 5.8."""
    player = draft.active
    if kind_of(action.card) is not None:
        raise refuse(Reason.NOT_A_GUILD_CARD, _RULE, card=action.card)
    in_market = action.card in player.market
    if not in_market:
        check_loose(player, action.card, Area.WORKSHOP, _RULE)
    for kind, wanted in Counter(action.resources).items():
        have = player.workshop.count(Name(kind.value))
        if have < wanted:
            raise refuse(Reason.NOT_REFINED_THERE, kind=kind.value, wanted=wanted, have=have)
    card = draft.cards.guild[action.card]
    if not pays(draft.cards, player, card, action.resources):
        given = tuple([kind.value for kind in action.resources])
        raise refuse(Reason.COST, card=action.card, cost=tuple(map(str, card.cost)), given=given)
    if in_market:
        check_room(draft, player, Limited.WORKSHOP)
        take_from_market(player, action.card)
    else:
        player.workshop.remove(action.card)
    for kind in action.resources:
        player.workshop.remove(Name(kind.value))
    stack = Stack(action.card, in_order(action.resources))
    player.stacks.append(stack)
    draft.stirred = True
    covered = card.type is CardType.KINGS_ITEM and not draft.open_kings
    draft.events.append(Crafted(draft.turn, stack, covered))
