"""Clean-up, the end and the next round, rules section 5."""

from functools import lru_cache

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card, cost_of
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.kings_forge.rules.events import BenefitsLost, GameEnded, RoundBegan, Won
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE, FACE_UP, target
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Claim, Phase, State

_BY_NAME = {card: place for place, card in enumerate(sorted(Card))}


def clean_up(draft: Draft) -> None:
    """Rules 5.1 to 5.3: items are won, dice go home, then the end or a new round."""
    cards, players = gather_cards(draft), draft.players
    draft.cemetery = None
    for seat, player in enumerate(players):
        _clear(draft, Seat(seat), player)
    # 5.3: 4 or more items end the game, with 2 players 5 or more.
    if max([len(player.items) for player in players]) >= target(len(players)):
        draft.phase, draft.face_up, draft.deck = Phase.OVER, [], cards
        draft.events.append(GameEnded(places(draft)))
        return
    # 5.3: every die on a smithy moves to its owner's supply.
    for player in players:
        player.supply += player.smithy
        player.smithy = NO_DICE
    draft.round += 1
    draft.anvil = CLOCKWISE[len(players)][draft.anvil][0]
    begin_round(draft, cards)


def _clear(draft: Draft, seat: Seat, player: PlayerDraft) -> None:
    """Items are won, dice go home: to the player's smithy or to the stock (5.1, 5.2)."""
    if player.library:
        draft.library += player.library
        player.library = 0
    if player.made:
        for made in player.made:
            draft.events.append(Won(seat, made.card.item))
            common = Pool.of_dice(made.dice)
            player.smithy += common
            draft.library += len(made.dice) - common.size
            player.items += (made.card,)
        player.made = ()
    if player.claims:
        for claim in player.claims:
            if claim.paid:
                lost, kept = _sorted_out(claim)
                draft.stock += lost
                player.smithy += kept
        player.claims = ()
    if player.visits:
        for visit in player.visits:
            draft.stock += visit.paid
        player.visits = ()
    if player.held:
        draft.events.append(BenefitsLost(seat, player.held))
        player.held = ()
    player.passed, player.hand = False, None


@lru_cache(maxsize=1 << 12)
def _sorted_out(claim: Claim) -> tuple[Pool, Pool]:
    """The dice on X squares of a claimed card, and the others (5.2)."""
    lost = lost_dice(cost_of(claim.side, claim.copying), claim.paid)
    return lost, Pool.kinds(claim.paid) - lost


def begin_round(draft: Draft, cards: tuple[Card, ...]) -> None:
    """Rules 5.3 and 2.1: the gather cards are shuffled, four cards are dealt."""
    deck = draft.chance.shuffle(cards)
    dealt = deck[:FACE_UP]
    draft.events.append(RoundBegan(draft.round, draft.anvil, dealt))
    draft.phase, draft.turn = Phase.GATHER, draft.anvil
    draft.face_up, draft.deck = list(dealt), deck[FACE_UP:]


def gather_cards(table: State | Draft) -> tuple[Card, ...]:
    """Rule 1.4: the gather cards of this game, wherever they lie, in the order of their names."""
    cards = [*table.deck, *filter(None, table.face_up)]
    for player in table.players:
        cards += [CARD_OF[claim.side] for claim in player.claims]
        cards += [visit.discarded for visit in player.visits]
    cards.sort(key=_BY_NAME.__getitem__)
    return tuple(cards)


def places(table: State | Draft) -> tuple[tuple[Seat, ...], ...]:
    """Rule 5.4: most items, then the highest rank; those without an item share a place."""

    def score(seat: int) -> tuple[int, int]:
        items = table.players[seat].items
        return len(items), max((card.rank for card in items), default=0)

    ranking: dict[tuple[int, int], list[Seat]] = {}
    for seat in sorted(range(len(table.players)), key=score, reverse=True):
        ranking.setdefault(score(seat), []).append(Seat(seat))
    return tuple(tuple(sorted(seats)) for seats in ranking.values())
