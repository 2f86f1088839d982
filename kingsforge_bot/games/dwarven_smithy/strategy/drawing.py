"""From which deck a seat draws, and when it leaves the last card where it lies."""

from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Draw, End
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_RESOURCES: Final = 4.0
"""To each guild card that waits."""


def drawn(worth: Worth, waiting: int) -> tuple[Action, ...]:
    """The deck of what is short, then the other one; `waiting` guild cards have a use."""
    state, player = worth.state, worth.player
    resources = sum(kind_of(card) is not None for card in (*player.hand, *player.workshop, *player.market))
    guild = resources >= _RESOURCES * waiting
    order = (Deck.GUILD, Deck.MINE) if guild else (Deck.MINE, Deck.GUILD)
    # Who draws the last card has no other turn, and loses what lies crafted (7.2).
    loses = bool(player.stacks) and state.ended_by is None
    last = {Deck.GUILD: len(state.guild) == 1, Deck.MINE: len(state.mine) == 1 and not state.endless}
    return (*(Draw(deck) for deck in order if not (loses and last[deck])), End())
