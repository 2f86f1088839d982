"""Clean-up, the end and the next round, rules section 5."""

from functools import lru_cache

from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import CARD_OF, HALVES, Card
from kingsforge_bot.games.kings_forge.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.events import BenefitsLost, Event, GameEnded, RoundBegan, Won
from kingsforge_bot.games.kings_forge.meta import FACE_UP, target
from kingsforge_bot.games.kings_forge.payments import lost_dice
from kingsforge_bot.games.kings_forge.state import Claim, Phase, Player, State


def clean_up(state: State, chance: Chance, events: list[Event]) -> State:
    """Rules 5.1 to 5.3: items are won, dice go home, then the end or a new round."""
    cards = gather_cards(state)
    stock, library = state.stock, state.library
    players: list[Player] = []
    for index, player in enumerate(state.players):
        seat, smithy = Seat(index), player.smithy
        for made in player.made:
            events.append(Won(seat, made.card.item))
            smithy += Pool.kinds([one.kind for one in made.dice if one.kind is not Kind.LIBRARY])
            library += sum(one.kind is Kind.LIBRARY for one in made.dice)
        for claim in player.claims:
            lost, kept = _sorted_out(claim)
            stock += lost
            smithy += kept
        for visit in player.visits:
            stock += visit.paid
        if player.held:
            events.append(BenefitsLost(seat, player.held))
        items = player.items + tuple([made.card for made in player.made])
        players.append(Player(supply=player.supply, smithy=smithy, items=items))
    state = replace(
        state,
        players=tuple(players),
        stock=stock,
        library=library + sum([player.library for player in state.players]),
        cemetery=None,
    )
    # 5.3: 4 or more items end the game, with 2 players 5 or more.
    if max(len(player.items) for player in players) >= target(len(players)):
        state = replace(state, phase=Phase.OVER, face_up=(), deck=cards)
        events.append(GameEnded(places(state)))
        return state
    state = replace(state, round=state.round + 1, anvil=Seat((state.anvil + 1) % len(players)))
    return begin_round(state, cards, chance, events)


@lru_cache(maxsize=1 << 12)
def _sorted_out(claim: Claim) -> tuple[Pool, Pool]:
    """The dice on X squares of a claimed card, and the others (5.2)."""
    cost = HALVES[claim.side].cost
    if claim.copying is not None:
        cost += HALVES[claim.copying].cost
    lost = lost_dice(cost, claim.paid)
    return lost, Pool.kinds(claim.paid) - lost


def begin_round(state: State, cards: tuple[Card, ...], chance: Chance, events: list[Event]) -> State:
    """Rules 5.3 and 2.1: the gather cards are shuffled, smithy dice are usable again, four cards are dealt."""
    deck = chance.shuffle(cards)
    players = tuple([replace(p, supply=p.supply + p.smithy, smithy=NO_DICE) for p in state.players])
    events.append(RoundBegan(state.round, state.anvil, deck[:FACE_UP]))
    return replace(
        state,
        phase=Phase.GATHER,
        turn=state.anvil,
        players=players,
        face_up=deck[:FACE_UP],
        deck=deck[FACE_UP:],
    )


def gather_cards(state: State) -> tuple[Card, ...]:
    """Rule 1.4: the gather cards of this game, wherever they lie, in the order of their names."""
    cards = [*state.deck, *filter(None, state.face_up)]
    for player in state.players:
        cards += [CARD_OF[claim.side] for claim in player.claims]
        cards += [visit.discarded for visit in player.visits]
    return tuple(sorted(cards))


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Rule 5.4: most items, then the highest rank; those without an item share a place."""

    def score(seat: int) -> tuple[int, int]:
        items = state.players[seat].items
        return len(items), max((card.rank for card in items), default=0)

    ranking: dict[tuple[int, int], list[Seat]] = {}
    for seat in sorted(range(len(state.players)), key=score, reverse=True):
        ranking.setdefault(score(seat), []).append(Seat(seat))
    return tuple(tuple(sorted(seats)) for seats in ranking.values())
