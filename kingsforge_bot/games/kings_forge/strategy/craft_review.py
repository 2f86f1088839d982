"""Craft turns of a game that is over, looked into: what a roll was made to, and what would have been kept instead."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.offers import Proposal, proposals
from kingsforge_bot.games.kings_forge.advice.making.pairs import pairs
from kingsforge_bot.games.kings_forge.advice.theft_odds import Theft, thefts
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, sort_dice
from kingsforge_bot.games.kings_forge.rules.state import Made, State


class Making(NamedTuple):
    """An item of a craft turn with the dice on it, and who it was taken from, if anybody."""

    item: Item
    dice: tuple[Die, ...]
    victim: Seat | None = None


Makings = tuple[Making, ...]


class CraftTurn(msgspec.Struct, frozen=True):
    """The position after the last roll of a craft turn, what was made of that roll, and what of it others stole."""

    before: State
    made: Makings
    spent: int
    """Benefits used."""
    lost: frozenset[Item] = frozenset()
    shown: tuple[CraftCard, ...] = ()
    """Cards that were turned up meanwhile (3.3): what else might have been made of them nobody knew before."""


class CraftDecision(msgspec.Struct, frozen=True):
    """What was made, what would have been better, and how many items that lay apart.

    `risk` is how likely what was made is stolen, the item for which that is likeliest, and `then` so with the better
    way. With a `theft` the items are the same, and it is about the item that would have lain there safer: `more`
    benefits would have helped; `lost`: it was stolen indeed.
    """

    round: int
    made: Makings
    better: Makings
    cost: float
    risk: float = 0.0
    then: float = 0.0
    theft: Theft | None = None
    more: int = 0
    lost: bool = False


class _Way(NamedTuple):
    made: Makings
    spent: int
    value: float
    thefts: tuple[Theft, ...]


def cost_of_crafting(turn: CraftTurn, still_wanted: StillWanted = always) -> tuple[CraftDecision, CraftDecision]:
    """Against the best way; and what was made against the plainest, one item from the display with the least for it.

    An item counts as likely as it is kept until the round's end (5.1), one that is stolen as much more as its victim
    has less. The second one's cost is what was gained over the plainest way. Raises NotWanted.
    """
    state = turn.before
    done = _weighed(state, turn.made, turn.spent, still_wanted, turn.shown)
    offers = proposals(state, still_wanted, guarded=True)
    plain = [(one.cheapest,) for one in offers if one.seat is None]
    ways: list[tuple[Proposal, ...]] = [*plain, *((one,) for offer in offers for one in (offer.cheapest, offer.safest))]
    ways += [(pair.first, pair.second) for pair in pairs(state, offers, still_wanted)]
    found = {way: _of(state, way, still_wanted) for way in dict.fromkeys(ways)}
    nothing = _weighed(state, (), 0, still_wanted)
    best = max([done, *found.values()], key=lambda one: one.value)
    plainest = max([found[way] for way in plain], key=lambda one: one.value, default=nothing)
    return _against(turn, done, best), _against(turn, plainest, done)


def _of(state: State, way: Sequence[Proposal], still_wanted: StillWanted) -> _Way:
    made = tuple([Making(one.item, one.dice, one.seat) for one in way])
    return _weighed(state, made, sum([len(one.spent) for one in way]), still_wanted)


def _weighed(
    state: State, made: Makings, spent: int, still_wanted: StillWanted, shown: Iterable[CraftCard] = ()
) -> _Way:
    then = _after(state, made, shown)
    found = thefts(then, state.turn, still_wanted)
    kept = sum([_kept(one.card.item, found) for one in then.players[state.turn].made])
    taken = sum([one.victim is not None for one in made]) / (len(state.players) - 1)
    return _Way(made, spent, kept + taken, found)


def _after(state: State, made: Makings, shown: Iterable[CraftCard]) -> State:
    """With these items in front of their maker, before somebody else rolls."""
    cards = {card.item: card for card in (*state.display, *shown)}
    cards |= {one.card.item: one.card for player in state.players for one in player.made}
    players = list(state.players)
    for one in made:
        if one.victim is not None:
            left = tuple([other for other in players[one.victim].made if other.card.item != one.item])
            players[one.victim] = replace(players[one.victim], made=left)
        own = players[state.turn]
        players[state.turn] = replace(own, made=(*own.made, Made(cards[one.item], one.dice)))
    return replace(state, players=tuple(players))


def _kept(item: Item, found: Iterable[Theft]) -> float:
    """How likely nobody steals it."""
    kept = 1.0
    for one in found:
        if one.item == item:
            kept *= 1 - one.chance
    return kept


def _against(turn: CraftTurn, done: _Way, best: _Way) -> CraftDecision:
    """Where the same items are made, by that of which the theft is most likelier."""
    cost = max(best.value - done.value, 0.0)
    plain = CraftDecision(turn.before.round, done.made, best.made, cost, _risk(done), _risk(best))
    dice = {one.item: sort_dice(one.dice) for one in best.made}
    if dice.keys() != {one.item for one in done.made}:
        return plain
    moved = [
        (_kept(one.item, best.thefts) - _kept(one.item, done.thefts), one.item)
        for one in done.made
        if dice[one.item] != sort_dice(one.dice)
    ]
    safer, item = max(moved, default=(0.0, None))
    theft = max([one for one in done.thefts if one.item == item], key=lambda one: one.chance, default=None)
    if item is None or safer <= 0 or theft is None:
        return plain
    risks = {"risk": 1 - _kept(item, done.thefts), "then": 1 - _kept(item, best.thefts)}
    return replace(plain, theft=theft, more=max(best.spent - done.spent, 0), lost=item in turn.lost, **risks)


def _risk(way: _Way) -> float:
    return max([1 - _kept(one.item, way.thefts) for one in way.made], default=0.0)


def making_of(made: Makings, item: Item) -> Making:
    """How that item was made."""
    return next(one for one in made if one.item == item)
