"""From which deck a seat draws, and when it leaves the last card where it lies."""

from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Draw, End
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draws_allowed, draws_left
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_RESOURCES: Final = 4.0
"""To each guild card that waits."""


def drawn(worth: Worth, waiting: int) -> tuple[Action, ...]:
    """The deck of what is short, then the other one; `waiting` guild cards have a use."""
    state, player = worth.state, worth.player
    order = _order(loose_resources(worth), waiting)
    # Who draws the last card has no other turn, and loses what lies crafted (7.2).
    loses = bool(player.stacks) and state.ended_by is None
    last = {Deck.GUILD: len(state.guild) == 1, Deck.MINE: len(state.mine) == 1 and not state.endless}
    return (*(Draw(deck) for deck in order if not (loses and last[deck])), End())


def all_draws(worth: Worth, waiting: int) -> tuple[Draw, ...]:
    """All that the turn allows, decided before any is seen; the last card of a deck stays where it is (7.1, 8.7)."""
    state, resources, found = worth.state, loose_resources(worth), list[Draw]()
    left = {deck: draws_left(state, worth.cards, deck) for deck in Deck}
    for _ in range(draws_allowed(state, worth.cards)):
        deck = next((one for one in _order(resources, waiting) if left[one]), None)
        if deck is None:
            break
        found.append(Draw(deck))
        left[deck] -= 1
        resources, waiting = resources + (deck is Deck.MINE), waiting + (deck is Deck.GUILD)
    return tuple(found)


def loose_resources(worth: Worth) -> int:
    """How many the seat has, wherever they lie."""
    player = worth.player
    return sum(kind_of(card) is not None for card in (*player.hand, *player.workshop, *player.market))


def short_of(resources: int, waiting: int) -> Deck:
    """The deck of what there is too little of."""
    return Deck.GUILD if resources >= _RESOURCES * waiting else Deck.MINE


def _order(resources: int, waiting: int) -> tuple[Deck, Deck]:
    return (Deck.GUILD, Deck.MINE) if short_of(resources, waiting) is Deck.GUILD else (Deck.MINE, Deck.GUILD)
