"""The end of the game: what counts, who has won, section 7."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.areas import AnyPlayer
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.discards import discard, discard_stack
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.dwarven_smithy.rules.effects import Bonus, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.events import GameEnded, Revealed
from kingsforge_bot.games.dwarven_smithy.rules.meta import PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, UNSEEN, Class, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Score, Stack

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


def _prizes(draft: Draft) -> list[int]:
    """Rule 7.5, by seat: tied seats share, rounded down."""
    won = [0] * len(draft.players)
    for subtype in Subtype:
        winners = best_of(draft.cards, draft.players, subtype)
        for seat in winners:
            won[seat] += PRIZE // len(winners)
    return won


def kings_items(cards: CardSet, player: Player) -> tuple[Stack, ...]:
    """Completed or on the bench; only these lie face down."""
    return *player.kings, *(one for one in player.stacks if one.card == UNSEEN or cards.is_kings_item(one.card))


def best_of(cards: CardSet, players: Sequence[AnyPlayer], subtype: Subtype) -> dict[Seat, Name]:
    """The seats with the highest full value of that subtype among completed King's Items, with that item (7.5)."""
    found: dict[Seat, Name] = {}
    highest = _NONE
    for number, player in enumerate(players):
        for name in (stack.card for stack in player.kings if cards.guild[stack.card].subtype is subtype):
            value = cards.guild[name].full_value
            if value > highest:
                found, highest = {}, value
            if value == highest:
                found.setdefault(Seat(number), name)
    return found


def _clear(draft: Draft, player: PlayerDraft) -> None:
    """Hands, workshops and markets are discarded; completed King's Items, apprentices and tools stay (7.4)."""
    discard(draft, [*player.hand, *player.workshop, *player.market])
    for stack in player.stacks:
        discard_stack(draft, stack)
    player.hand, player.workshop, player.market, player.tilted, player.stacks = [], [], [], [], []
