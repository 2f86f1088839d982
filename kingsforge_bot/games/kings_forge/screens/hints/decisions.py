"""Decisions of a game that is over in a sentence each: what was done, what would have been better, and why."""

from collections.abc import Iterable
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftDecision, Making, making_of
from kingsforge_bot.games.kings_forge.strategy.gather_review import Decision
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    craft_card_name,
    dice_text,
    pool_words,
    space_name,
)
from kingsforge_bot.i18n.percents import percent

Facts = dict[str, str | int]


def decision_line(people: People, made: Decision | CraftDecision) -> str:
    """What was done, and what would have been better."""
    match made:
        case Decision():
            return people.l10n("analysis-gather", **_gathered(people, made))
        case CraftDecision():
            return _crafted(people, made)
        case _:
            assert_never(made)


def best_line(people: People, seat: Seat, best: Decision | CraftDecision) -> str:
    """Who did what, which is the better one there, and over what."""
    who = people.named(seat)
    match best:
        case Decision():
            return people.l10n("analysis-best-gather", who=who, **_gathered(people, best))
        case CraftDecision():
            return _best_crafted(people, who, best)
        case _:
            assert_never(best)


def _gathered(people: People, made: Decision) -> Facts:
    return {
        "round": made.round,
        "chosen": action_label(people.l10n, made.chosen, people.names),
        "better": action_label(people.l10n, made.better, people.names),
        "why": _why(people, made.why, made.cost),
    }


def _why(people: People, why: Contrast, cost: float) -> str:
    l10n, odds = people.l10n, why.odds
    if why.denied is not None and why.to is not None:
        return l10n("analysis-why-denied", who=people.named(why.to), what=_place(people, why.denied))
    if odds is not None:
        worse, better = (likely(l10n, one, least=odds.least) for one in (odds.worse, odds.better))
        return l10n("analysis-why-odds", item=craft_card_name(l10n, odds.item), worse=worse, better=better)
    if why.dice:
        return l10n("analysis-why-dice", dice=pool_words(l10n, why.dice))
    return l10n("analysis-why-all", cost=l10n.decimal(cost))


def _place(people: People, action: Action) -> str:
    match action:
        case Gather(side=side):
            return card_name(people.l10n, CARD_OF[side])
        case Dock(space=space):
            return space_name(people.l10n, space)
        case _:
            return action_label(people.l10n, action, people.names)


def _crafted(people: People, one: CraftDecision) -> str:
    l10n = people.l10n
    if one.theft is not None:
        said = l10n("analysis-craft-safer", more=one.more, **_safer(people, one))
        return l10n.sentences([said, l10n("analysis-craft-lost")]) if one.lost else said
    facts: Facts = {"round": one.round, "made": _items(people, one.made), "better": _items(people, one.better)}
    if not one.made:
        return l10n("analysis-craft-nothing", **facts)
    robbed = {making.victim for making in one.better} - {making.victim for making in one.made}
    if len(one.better) > len(one.made):
        return l10n("analysis-craft-more", **facts)
    if robbed:
        named = l10n.listing(people.named(seat) for seat in robbed if seat is not None)
        return l10n("analysis-craft-steal", victim=named, **facts)
    return l10n("analysis-craft-other", risk=percent(one.risk), then=percent(one.then), **facts)


def _best_crafted(people: People, who: str, one: CraftDecision) -> str:
    l10n = people.l10n
    facts: Facts = {"who": who, "round": one.round, "better": _items(people, one.better)}
    if one.theft is not None:
        return l10n("analysis-best-safer", who=who, **_safer(people, one))
    stolen = [making for making in one.better if making.victim is not None]
    if stolen:
        robbed = l10n.listing(people.named(making.victim) for making in stolen if making.victim is not None)
        return l10n("analysis-best-steal", who=who, victim=robbed, round=one.round, items=_items(people, stolen))
    if len(one.better) > 1:
        return l10n("analysis-best-more", **facts)
    return l10n("analysis-best-made", risk=percent(one.risk), then=percent(one.then), **facts)


def _safer(people: People, one: CraftDecision) -> Facts:
    assert one.theft is not None
    item = one.theft.item
    return {
        "round": one.round,
        "item": craft_card_name(people.l10n, item),
        "dice": dice_text(people.l10n, making_of(one.made, item).dice),
        "better": dice_text(people.l10n, making_of(one.better, item).dice),
        "thief": people.named(one.theft.thief),
        "risk": percent(one.risk),
        "then": percent(one.then),
    }


def _items(people: People, made: Iterable[Making]) -> str:
    """`Shield (M4 M5), Pick (M6 W2)`."""
    l10n = people.l10n
    return l10n.listing(
        l10n("analysis-item", item=craft_card_name(l10n, one.item), dice=dice_text(l10n, one.dice)) for one in made
    )
