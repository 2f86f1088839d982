"""Proposals against every order of every use of the benefits, on small positions of all sorts."""

from hypothesis import HealthCheck, given, settings

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.games.kings_forge.advice.making.offers import Proposal, proposals
from kingsforge_bot.games.kings_forge.rules.boxes import ascending
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Stolen
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.games.kings_forge.advice.brute import hardness, truth
from tests.games.kings_forge.advice.positions import positions
from tests.games.kings_forge.rules.table import game

searching = settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])


@searching
@given(positions())
def test_an_item_is_offered_if_and_only_if_some_use_of_everything_in_hand_makes_it(state: State) -> None:
    """Rules 3.2, 3.3, 3.4, 4.1, 4.2, 4.3, 4.5, 4.6: complete; the cheapest spends no benefit more than needed."""
    known = truth(state)
    offers = {(offer.item, offer.seat): offer for offer in proposals(state)}
    assert offers.keys() == known.keys()
    for key, offer in offers.items():
        assert len(offer.cheapest.spent) == known[key].fewest
        assert hardness(offer.safest.dice, state.edition) <= known[key].hardest


@searching
@given(positions(dice=9, benefits=6))
def test_each_action_of_a_proposal_is_legal_after_the_one_before(state: State) -> None:
    """Rules 3.3, 3.4, 4.4: at the end the item is made with the dice that were promised, for the benefits named."""
    for offer in proposals(state):
        for proposal in (offer.cheapest, offer.safest):
            assert (proposal.item, proposal.seat) == (offer.item, offer.seat)
            _play(state, proposal)


@searching
@given(positions(dice=9, benefits=6))
def test_the_safest_is_never_easier_to_steal_than_the_cheapest(state: State) -> None:
    """Rules 3.4, 4.3: colour by colour nowhere lower, as the values stand when others craft."""
    for offer in proposals(state):
        card = _card(state, offer.item)
        low = _standing(state, card, offer.cheapest)
        high = _standing(state, card, offer.safest)
        assert all(one <= two for one, two in zip(low, high, strict=True))
        assert hardness(offer.cheapest.dice, state.edition) <= hardness(offer.safest.dice, state.edition)


def _play(state: State, proposal: Proposal) -> None:
    seat = state.turn
    held = list(state.players[seat].held)
    for use in proposal.uses:
        state = game().apply(state, seat, use, Replayed()).state
    for one in proposal.spent:
        held.remove(one)
    assert list(state.players[seat].held) == held
    events = game().apply(state, seat, proposal.last, Replayed()).events
    match events[0]:
        case Crafted(seat=by, item=item, dice=dice):
            assert (by, item, dice, proposal.seat) == (seat, proposal.item, proposal.dice, None)
        case Stolen(seat=by, victim=victim, item=item, dice=dice):
            assert (by, item, dice, victim) == (seat, proposal.item, proposal.dice, proposal.seat)
        case other:
            raise AssertionError(other)


def _card(state: State, item: Item) -> CraftCard:
    cards = [*state.display, *(made.card for player in state.players for made in player.made)]
    return next(card for card in cards if card.item == item)


def _standing(state: State, card: CraftCard, proposal: Proposal) -> list[int]:
    values = [one.value for one in ascending(card, proposal.dice)]
    return [min(value, 6) for value in values] if state.edition is Edition.SECOND else values
