"""What each seat may see and hear (3.7, 3.8, 10.3)."""

from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Crafted, Dealt, Drew, Event, KingsItemCompleted, Public
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State


def player_view(state: State, cards: CardSet, seat: Seat | None) -> State:
    """The state without the secrets of others; with those of nobody when the game is over (3.8)."""
    if state.phase is Phase.OVER:
        return replace(state, guild=_covered(state.guild), mine=_covered(state.mine))
    players = tuple(
        [
            one if number == seat else _without_secrets(one, cards, open_=state.open_kings)
            for number, one in enumerate(state.players)
        ]
    )
    return replace(state, players=players, guild=_covered(state.guild), mine=_covered(state.mine))


def event_view(event: Event, seat: Seat | None) -> Event:
    """The event as that seat may know it."""
    if isinstance(event, Public) or event.seat == seat:
        return event
    match event:
        case Dealt(hand=hand):
            return replace(event, hand=_covered(hand))
        case Drew():
            return replace(event, card=UNSEEN)
        case Crafted(stack=stack, covered=covered):
            return replace(event, stack=replace(stack, card=UNSEEN)) if covered else event
        case KingsItemCompleted(stack=stack, covered=covered):
            return replace(event, stack=Stack(UNSEEN if covered else stack.card))
        case _:
            assert_never(event)


def _without_secrets(player: Player, cards: CardSet, *, open_: bool) -> Player:
    """As others see it: of covered King's Items the resources while they are in the workshop, then nothing (3.8)."""
    stacks = player.stacks
    if not open_:
        stacks = tuple([replace(one, card=UNSEEN) if cards.is_kings_item(one.card) else one for one in stacks])
    kings = tuple([Stack(one.card if open_ else UNSEEN) for one in player.kings])
    return replace(player, hand=_covered(player.hand), stacks=stacks, kings=kings)


def _covered(cards: tuple[Name, ...]) -> tuple[Name, ...]:
    return (UNSEEN,) * len(cards)
