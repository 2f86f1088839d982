"""How a game that is over was ended by a King's Item (7.1 c): how its maker stood then, or who let another end it."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.scoring import kings_items
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, Stack, State
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import ending_with, ends_game
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Readiness, goal_of, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth


class Moment(msgspec.Struct, frozen=True):
    """The table before a turn, as everybody saw it, and what happened up to the next such table."""

    before: State
    events: tuple[ev.Event, ...]


class Ended(msgspec.Struct, frozen=True):
    """A King's Item that ended the game, or that lay ready to end it."""

    seat: Seat
    turn: int
    card: Name
    lead: int
    """Coins by which its maker might end ahead as the table lay then; below 0 behind."""
    final: int
    """The same as it came to."""
    crafted: bool
    """Whether it ended the game; else another ended it later."""


def ended(cards: CardSet, moments: Sequence[Moment]) -> Ended | None:
    """The King's Item that ended the game. Rather one with which a seat that lost would have ended it ahead.

    None where a deck was drawn out, or the game was never reckoned.
    """
    events = [event for one in moments for event in one.events]
    ender = next((one for one in events if isinstance(one, ev.EndTriggered)), None)
    scores = next((one.scores for one in events if isinstance(one, ev.GameEnded)), None)
    if ender is None or scores is None:
        return None
    kings = {score.seat: [*kings_of(cards, events, score.seat)] for score in scores}
    losers = [score.seat for score in scores if score.seat != ender.seat and final_lead(scores, score.seat) < 0]
    missed = [one for seat in losers for one in _ready(cards, moments, seat, kings[seat], scores)]
    return max(missed, key=lambda one: one.lead, default=None) or (
        _crafted(cards, moments, ender.seat, kings[ender.seat], scores) if ender.deck is None else None
    )


def kings_of(cards: CardSet, events: Iterable[ev.Event], seat: Seat) -> Iterator[Name]:
    """King's Items as they were completed, then those that were too late: each lies open at the end (7.4)."""
    for event in events:
        if isinstance(event, ev.Revealed) and event.seat == seat:
            yield from (one.card for one in (*event.kings, *event.lost) if cards.is_kings_item(one.card))


def final_lead(scores: Sequence[Score], seat: Seat) -> int:
    """Coins by which the seat is ahead of the best other one; below 0 behind."""
    return scores[seat].total - max(one.total for one in scores if one.seat != seat)


def _crafted(
    cards: CardSet, moments: Sequence[Moment], seat: Seat, kings: Sequence[Name], scores: Sequence[Score]
) -> Ended | None:
    """The fourth that the seat crafted."""
    turn, made = 0, 0
    for moment in moments:
        for event in moment.events:
            turn += isinstance(event, ev.TurnBegan) and event.seat == seat
            if isinstance(event, ev.Crafted) and event.seat == seat:
                made += event.stack.card == UNSEEN or cards.is_kings_item(event.stack.card)
                if made == ENOUGH_KINGS <= len(kings):
                    lead = _lead(cards, moment.before, seat, kings[:ENOUGH_KINGS])
                    return Ended(seat, turn, kings[ENOUGH_KINGS - 1], lead, final_lead(scores, seat), crafted=True)
    return None


def _ready(
    cards: CardSet, moments: Sequence[Moment], seat: Seat, kings: Sequence[Name], scores: Sequence[Score]
) -> Iterator[Ended]:
    """Those that the seat left lying ready in its turn before, by what everybody sees, and never crafted."""
    turn = 0
    for moment in moments:
        for event in moment.events:
            if not (isinstance(event, ev.TurnBegan) and event.seat == seat):
                continue
            before, player = moment.before, replace(moment.before.players[seat], hand=())
            own = kings[: len(kings_items(cards, player))]
            worth = Worth(cards, before, seat)
            refined = [one for one in sources(player) if one.readiness is Readiness.READY]
            for card in guild_cards(player) if turn else ():
                ends = (
                    ends_game(cards, before, seat, card) and card not in kings and goal_of(worth, card, refined).ready
                )
                if ends and (lead := _lead(cards, before, seat, (*own, card))) > 0:
                    yield Ended(seat, turn, card, lead, final_lead(scores, seat), crafted=False)
            turn += 1


def _lead(cards: CardSet, before: State, seat: Seat, kings: Sequence[Name]) -> int:
    """With these, of which the seat knew what the table hides from others."""
    player, names = before.players[seat], iter(kings)

    def known(stacks: Iterable[Stack]) -> tuple[Stack, ...]:
        hidden = (one.card == UNSEEN or cards.is_kings_item(one.card) for one in stacks)
        return tuple(replace(one, card=next(names)) if is_ else one for one, is_ in zip(stacks, hidden, strict=True))

    mine = replace(player, kings=known(player.kings), stacks=known(player.stacks))
    view = replace(before, players=tuple(mine if n == seat else one for n, one in enumerate(before.players)))
    return ending_with(cards, view, seat, tuple(names)).lead
