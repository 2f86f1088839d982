"""What is played for a seat whose time ran out (9.5)."""

from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    End,
    Fate,
    MakeBid,
    Pass,
)
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.completing import choices, next_stack
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import areas_with_room, least_bid, may_pass


def timeout_action(state: State, cards: CardSet) -> Action:
    """Rule 9.5; what it does not order, the first that is legal."""
    if state.lot is not None:
        if may_pass(state, state.lot):
            return Pass()
        return MakeBid(least_bid(cards, state.lot), areas_with_room(state, cards, state.lot.asked)[0])
    player = state.players[state.turn]
    stack = next_stack(cards, player) if state.phase is Phase.COMPLETE else None
    if stack is None:
        return End()
    first = choices(cards, player, stack)[0]
    match first:
        case CompleteTool(card=card):
            return CompleteTool(card, Fate.SELL)
        case CompleteApprentice():
            return first
        case CompleteKingsItem(card=card):
            return CompleteKingsItem(card, min(dict.fromkeys(player.market), key=cards.buy_value))
