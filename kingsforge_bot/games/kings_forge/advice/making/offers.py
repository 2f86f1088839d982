"""What the seat on turn can craft or steal now, with a cheapest and a safest proposal for each item."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.making.safety import ALL_KINDS, safest_way
from kingsforge_bot.games.kings_forge.advice.making.steps import steps_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import Way, cheapest_way
from kingsforge_bot.games.kings_forge.advice.making.wants import Want, want_of, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.thieves import may_be_stolen
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.games.kings_forge.rules.state import Phase, State


class Proposal(msgspec.Struct, frozen=True):
    """One way to an item: these actions, one after the other, as things stand now.

    `seat` has the item now, None for one on display. `spent` are the benefits used, `dice` the dice in the order of the
    boxes as they will show then.
    """

    item: Item
    seat: Seat | None
    uses: tuple[Use, ...]
    spent: tuple[Held, ...]
    dice: tuple[Die, ...]

    @property
    def last(self) -> Craft | Steal:
        """The action that makes or takes the item."""
        return Craft(self.item, self.dice) if self.seat is None else Steal(self.item, self.seat, self.dice)

    @property
    def actions(self) -> tuple[Use | Craft | Steal, ...]:
        """All actions in order, each legal after the one before."""
        return (*self.uses, self.last)


class Offer(msgspec.Struct, frozen=True):
    """An item within reach. `cheapest` gives the least for it, `safest` is the hardest to steal; they may be equal."""

    item: Item
    seat: Seat | None
    cheapest: Proposal
    safest: Proposal


def proposals(state: State, still_wanted: StillWanted = always, *, guarded: bool = False) -> tuple[Offer, ...]:
    """An offer for every item that some use of dice and benefits in hand makes or steals now.

    The display first, then seat by seat. Re-rolls and Garden's wood die are chance and not counted on. Empty outside
    a craft turn and before its roll. `guarded`: the safest of what nobody can steal as things stand, too.
    Raises NotWanted.
    """
    player = state.players[state.turn]
    if state.phase is not Phase.CRAFT or not player.hand:
        return ()
    items: list[tuple[CraftCard, Seat | None, tuple[Want, ...]]] = [
        (card, None, wants_to_craft(card)) for card in state.display
    ]
    for index, other in enumerate(state.players):
        if index != state.turn:
            items += [(made.card, Seat(index), wants_to_steal(made)) for made in other.made]
    found = [_offer(state, player.hand, *item, guarded, still_wanted) for item in items]
    return tuple([offer for offer in found if offer is not None])


def _offer(
    state: State,
    hand: tuple[Die, ...],
    card: CraftCard,
    seat: Seat | None,
    wants: tuple[Want, ...],
    guarded: bool,
    still_wanted: StillWanted,
) -> Offer | None:
    held = in_reach(state.players[state.turn].held)
    kinds = {Kind.LIBRARY, *(box.kind for box in card.boxes)}
    fitting = tuple([one for one in hand if one.kind in kinds])
    way = cheapest_way(wants, fitting, held, still_wanted)
    if way is None:
        return None

    def proposal(way: Way) -> Proposal:
        return Proposal(card.item, seat, *steps_of(way, card, hand, state.edition))

    cheapest = safest = proposal(way)
    if guarded or may_be_stolen(state, card):
        safer = safest_way(way, want_of(card, cheapest.dice), fitting, held, state.edition, ALL_KINDS, still_wanted)
        safest = cheapest if safer is None else proposal(safer)
    return Offer(card.item, seat, cheapest, safest)
