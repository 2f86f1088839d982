"""Games that bots play by themselves: to be counted, drawn or tested."""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

import msgspec

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Game, Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import MOST_ACTIONS, BotPlayer, bounded

S = TypeVar("S")
A = TypeVar("A", bound=Decision)
E = TypeVar("E")

LONGEST: Final = 5_000
"""Actions after which a game is given up: its fault would be a bot's."""


class Endless(Exception):  # noqa: N818
    """A game that did not end."""


class Move(msgspec.Struct, Generic[S, A, E], frozen=True):
    """An action of a bot, the state in which it was chosen, and what it led to."""

    before: S
    seat: Seat
    action: A
    step: Step[S, E]


def choice(game: Game[S, A, E], bot: BotPlayer[S, A], view: S, seat: Seat, luck: Chance, most: int = MOST_ACTIONS) -> A:
    """What the bot does in that seat, whose view it is; of all it may do it is shown so much."""
    return bot.choose(view, bounded(game.legal_actions(view, seat), most), luck)


def self_play(
    game: Game[S, A, E],
    state: S,
    bots: Sequence[BotPlayer[S, A]],
    luck: Chance,
    own: Chance | None = None,
    *,
    most: int = MOST_ACTIONS,
    longest: int = LONGEST,
) -> Iterator[Move[S, A, E]]:
    """From that state to the end of the game, move by move. Raises Endless after the longest.

    The bots sit down one after the other, again and again until every seat has one. Their luck is the table's unless
    they have some of their own.
    """
    for _ in range(longest):
        awaited = game.to_act(state)
        if not awaited:
            return
        seat = min(awaited)
        bot = bots[seat % len(bots)]
        action = choice(game, bot, game.player_view(state, seat), seat, luck if own is None else own, most)
        step = game.apply(state, seat, action, luck)
        yield Move(state, seat, action, step)
        state = step.state
    if game.to_act(state):
        raise Endless(f"{longest} actions")
