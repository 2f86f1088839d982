"""What cards, docks and craft cards can be compared by: their own numbers, as the rules have them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Boost, BoostOrDie, Effect, Gain, Gamble, Pour
from kingsforge_bot.rulebook.ranking import Measure, Measures

_CALLED: Final = {Kind.METAL: "metal", Kind.WOOD: "wood", Kind.GEM: "gem", Kind.MAGIC: "magic"}
"""Concepts of the kinds of dice."""


def measures(cards: Iterable[CraftCard]) -> Measures:
    """Of all there is to compare; `cards` are the craft cards."""
    sides = {side: f"card-{side.value.replace('.', '-')}" for side in Side}
    docks = {space: f"dock-{space.value.partition('.')[0]}" for space in OFFERS}
    items = {f"item-{card.item}": card for card in cards}
    gives = {entry: _given(HALVES[side].effect) for side, entry in sides.items()}
    gives |= {docks[space]: offer.gives for space, offer in OFFERS.items() if isinstance(offer.gives, Pool)}
    # The second space of a dock costs more: what it costs at least.
    prices = {docks[space]: offer.cost for space, offer in reversed(OFFERS.items())}
    prices |= {entry: len(HALVES[side].cost) for side, entry in sides.items()}
    bonuses = {entry: _bonus(HALVES[side].effect) for side, entry in sides.items()}
    boxes = {entry: Counter(_CALLED[box.kind] for box in card.boxes) for entry, card in items.items()}
    found = [
        *_of_all(prices, gives, bonuses, items),
        *(one for kind in RESOURCES for one in _of_kind(kind, gives, boxes)),
    ]
    kinds = {"card": sides.values(), "dock": docks.values(), "item": items}
    return Measures(tuple(found), {kind: frozenset(entries) for kind, entries in kinds.items()})


def _of_all(
    prices: Mapping[str, int], gives: Mapping[str, Pool], bonuses: Mapping[str, int], items: Mapping[str, CraftCard]
) -> list[Measure]:
    """Whatever the kinds of dice."""
    size = {entry: len(card.boxes) for entry, card in items.items()}
    return [
        Measure("costs-dice", _ways("costs", "costs dice", "costs card dice", "costs dock dice"), prices),
        Measure("gives-dice", _ways("gives dice", "card dice"), _some({one: pool.size for one, pool in gives.items()})),
        Measure("bonus", _ways("bonus", "gives bonus"), _some(bonuses)),
        Measure(
            "needs-dice",
            _ways("needs dice", "item dice", "costs item", "costs item dice", "costs item needs"),
            size,
        ),
        Measure(
            "one-die",
            _ways(*(f"{said} one dice {what}" for said in ("", "only") for what in ("needs", "item", "needs item"))),
            {entry: 1 for entry, count in size.items() if count == 1},
            plainly=True,
        ),
        Measure(
            "free",
            _ways("without costs", "without costs card", "without costs dice", "without costs card dice"),
            {entry: cost for entry, cost in prices.items() if not cost},
            plainly=True,
        ),
        Measure(
            "rank",
            _ways("rank", "rank item", "rank item needs"),
            {entry: card.rank for entry, card in items.items()},
        ),
        Measure(
            "effort",
            _ways("effort", "effort item", "effort needs", "effort item needs"),
            {entry: sum(box.value for box in card.boxes) for entry, card in items.items()},
        ),
    ]


def _of_kind(kind: Kind, gives: Mapping[str, Pool], boxes: Mapping[str, Counter[str]]) -> list[Measure]:
    """Of one kind of dice."""
    called = _CALLED[kind]
    given = {one: pool.count(kind) for one, pool in gives.items()}
    needed = {one: count[called] for one, count in boxes.items()}
    alone = {one: count for one, count in needed.items() if count == boxes[one].total()}
    without = {one: count.total() for one, count in boxes.items() if not count[called]}
    gives_it, needs_it = _dice(f"gives {called}", f"card {called}"), _dice(f"needs {called}", f"item {called}")
    return [
        Measure(
            f"gives-{called}",
            (*gives_it, *_ways(f"most {called}")),
            _some(given),
            listed=_dice(f"gives {called}", f"gives card {called}"),
        ),
        Measure(
            f"needs-{called}",
            (*needs_it, *_ways(f"most {called}")),
            _some(needed),
            listed=_dice(f"needs item {called}", f"item {called}"),
        ),
        Measure(f"only-{called}", _of_items(f"only {called}"), _some(alone), plainly=True),
        Measure(f"without-{called}", _of_items(f"without {called}"), without, plainly=True),
    ]


def _ways(*ways: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(way.split()) for way in ways)


def _dice(*ways: str) -> tuple[frozenset[str], ...]:
    """The same with and without the word for dice."""
    return _ways(*ways, *(f"{way} dice" for way in ways))


def _of_items(way: str) -> tuple[frozenset[str], ...]:
    return _dice(*(f"{way} {what}" for what in ("needs", "item", "needs item")))


def _some(values: Mapping[str, int]) -> dict[str, int]:
    """Those that have any."""
    return {entry: value for entry, value in values.items() if value}


def _given(effect: Effect) -> Pool:
    """The dice that an effect gives, or may at best."""
    match effect:
        case Gain(dice=dice):
            return dice
        case Pour(rewards=rewards):
            return rewards[-1]
        case Gamble(kind=kind) | BoostOrDie(kind=kind):
            return Pool.kinds((kind,))
        case _:
            return Pool.of("")


def _bonus(effect: Effect) -> int:
    match effect:
        case Boost(by=by) | BoostOrDie(boost=Boost(by=by)):
            return by
        case _:
            return 0
