"""The end of the game: what counts, who has won, section 7."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.discards import discard, discard_stack
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.dwarven_smithy.rules.effects import Bonus, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.events import GameEnded, Revealed
from kingsforge_bot.games.dwarven_smithy.rules.meta import PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Score, Stack

_NONE: Final = -1


def finish(draft: Draft, *, standstill: bool = False) -> None:
    """Rule 7.4, in its order."""
    for seat, player in enumerate(draft.players):
        draft.events.append(Revealed(Seat(seat), tuple(player.hand), tuple(player.stacks), tuple(player.kings)))
    prizes = _prizes(draft)
    scores = [_score(draft.cards, Seat(seat), player, prizes[seat]) for seat, player in enumerate(draft.players)]
    for player, score in zip(draft.players, scores, strict=True):
        _clear(draft, player)
        player.coins = score.total
    draft.scores, draft.phase = tuple(scores), Phase.OVER
    draft.events.append(GameEnded(draft.scores, places(draft.scores), standstill))


def places(scores: tuple[Score, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Rule 7.6: coins, then completed King's Items, then the highest of them; else the place is shared."""

    def rank(score: Score) -> tuple[int, int, int]:
        return score.total, score.completed, score.best

    ranked = sorted(scores, key=rank, reverse=True)
    return tuple(tuple(score.seat for score in tied) for _, tied in groupby(ranked, key=rank))


def _score(cards: CardSet, seat: Seat, player: PlayerDraft, prizes: int) -> Score:
    kings = [cards.guild[stack.card] for stack in player.kings]
    return Score(
        seat,
        player.coins,
        market=sum(cards.values(card).buy for card in player.market if kind_of(card) is not None),
        kings=sum(card.full_value for card in kings),
        ends=sum(_end_texts(card, player, kings) for card in kings),
        prizes=prizes,
        completed=len(kings),
        best=max((card.full_value for card in kings), default=0),
    )


def _end_texts(card: GuildCard, player: PlayerDraft, kings: list[GuildCard]) -> int:
    return sum(text.coins * _counted(text.per, player, kings) for text in card.effects if isinstance(text, Bonus))


def _counted(per: Per, player: PlayerDraft, kings: list[GuildCard]) -> int:
    """What lies there at this moment (7.4)."""
    match per:
        case Per.TOOL:
            return len(player.tools)
        case Per.APPRENTICE:
            return len(player.apprentices)
        case Per.OTHER_KINGS_ITEM:
            return len(kings) - 1
        case Per.SUBTYPE:
            return len({card.subtype for card in kings})
        case Per.RUNE_UNDER:
            under = (kind for stack in player.kings for kind in stack.resources)
            return sum(CLASS_OF[kind] is Class.RUNE for kind in under)


def prize_winners(cards: CardSet, kings: Sequence[Sequence[Stack]]) -> dict[Subtype, tuple[Seat, ...]]:
    """Who has the highest completed King's Item of each subtype (7.5); `kings` by seat. Nobody: not there."""
    won: dict[Subtype, tuple[Seat, ...]] = {}
    for subtype in Subtype:
        best = [_best_of(cards, made, subtype) for made in kings]
        if max(best) != _NONE:
            won[subtype] = tuple(Seat(seat) for seat, value in enumerate(best) if value == max(best))
    return won


def _prizes(draft: Draft) -> list[int]:
    """Rule 7.5, by seat: tied seats share, rounded down."""
    won = [0] * len(draft.players)
    for winners in prize_winners(draft.cards, [player.kings for player in draft.players]).values():
        for seat in winners:
            won[seat] += PRIZE // len(winners)
    return won


def _best_of(cards: CardSet, kings: Sequence[Stack], subtype: Subtype) -> int:
    """The highest full value of that subtype; `_NONE` if there is none."""
    values = (cards.guild[stack.card] for stack in kings)
    return max((card.full_value for card in values if card.subtype is subtype), default=_NONE)


def _clear(draft: Draft, player: PlayerDraft) -> None:
    """Hands, workshops and markets are discarded; completed King's Items, apprentices and tools stay (7.4)."""
    discard(draft, [*player.hand, *player.workshop, *player.market])
    for stack in player.stacks:
        discard_stack(draft, stack)
    player.hand, player.workshop, player.market, player.tilted, player.stacks = [], [], [], [], []
