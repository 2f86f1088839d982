"""What a seat aims at: guild cards within reach, with the resources set aside for each."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules.costs import savings, stand_ins
from kingsforge_bot.games.dwarven_smithy.rules.resources import (
    CLASS_OF,
    Class,
    Icon,
    Kind,
    Name,
    entering,
    is_raw,
    kind_of,
    meets,
)
from kingsforge_bot.games.dwarven_smithy.rules.state import Player
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth, class_of, takes_off

_LATER: Final = 0.92
"""Of its worth a turn later."""
_LACKS: Final = {Class.METAL: 5.5, Class.GEM: 11.0, Class.RUNE: 11.0}
"""Coins that the trouble costs of finding what is missing: of each gem or rune there are few."""
_AT_ONCE: Final = 6.0
"""Coins that it is worth to craft a card in this turn: so 53 of 100 games of two were won by who counts it, of 700."""
_MOST_MISSING: Final = 2
_CLASSES: Final = frozenset(Class)


class Readiness(IntEnum):
    """How soon a resource is of use where it lies, the soonest first."""

    READY = 0
    """Refined in the workshop."""
    NEAR = 1
    """Of use in this turn once it is in the workshop: refined in the market, or a rune of the hand."""
    RAW = 2
    """In the workshop; refined in the next turn."""
    FAR = 3
    """Of use in the next turn once it is in the workshop."""


class Source(msgspec.Struct, frozen=True, gc=False):
    """A resource, by the word it has where it lies."""

    kind: Kind
    readiness: Readiness
    card: Name


class Goal(msgspec.Struct, frozen=True, gc=False):
    """A guild card, what is set aside for it, and what is missing."""

    card: Name
    sources: tuple[Source, ...]
    missing: tuple[Icon, ...]
    gain: float
    """Coins beyond what the resources are worth otherwise."""

    @property
    def ready(self) -> bool:
        """Whether it can be crafted in this turn."""
        return not self.missing and all(source.readiness <= Readiness.NEAR for source in self.sources)


def sources(player: Player) -> list[Source]:
    """All resources of the seat, the soonest of use first."""
    laid = [(card, Readiness.RAW if is_raw(card) else Readiness.READY) for card in player.workshop]
    laid += [(card, Readiness.FAR if is_raw(card) else Readiness.NEAR) for card in player.market]
    laid += [(card, Readiness.FAR if is_raw(entering(card)) else Readiness.NEAR) for card in player.hand]
    found = [Source(kind, readiness, card) for card, readiness in laid if (kind := kind_of(card)) is not None]
    return sorted(found, key=lambda one: one.readiness)


def guild_cards(player: Player) -> list[Name]:
    """The guild cards that the seat could craft: those of its hand too."""
    return [card for card in (*player.workshop, *player.market, *player.hand) if kind_of(card) is None]


def goals(worth: Worth, cards: Iterable[Name], pool: Sequence[Source]) -> list[Goal]:
    """The most rewarding first; no resource is set aside twice.

    A card that can be crafted now comes before all others where that does not make the whole worse: what is crafted
    brings its coins, what is waited for may never come.
    """
    open_ = list(cards)
    best = _one_after_the_other(worth, open_, pool)
    for card in dict.fromkeys(open_):
        goal = goal_of(worth, card, pool)
        if not goal.ready or goal.gain <= 0 or best[:1] == [goal]:
            continue
        left, others = list(pool), list(open_)
        others.remove(card)
        for source in goal.sources:
            left.remove(source)
        best = max(best, [goal, *_one_after_the_other(worth, others, left)], key=_reward)
    return best


def _reward(found: Iterable[Goal]) -> float:
    return sum(goal.gain + _AT_ONCE * goal.ready for goal in found)


def _one_after_the_other(worth: Worth, cards: Sequence[Name], pool: Sequence[Source]) -> list[Goal]:
    left, open_ = list(pool), list(cards)
    found: list[Goal] = []
    while open_:
        best = max((goal_of(worth, card, left) for card in open_), key=lambda goal: goal.gain)
        if best.gain <= 0:
            break
        found.append(best)
        open_.remove(best.card)
        for source in best.sources:
            left.remove(source)
    return found


def goal_of(worth: Worth, name: Name, pool: Sequence[Source]) -> Goal:
    """What is set aside for that card, as if it were the only one.

    Specific icons first; a class icon takes what is worth least.
    """
    card = worth.cards.guild[name]
    left = list(pool)
    used: list[tuple[Icon, Source]] = []
    missing: list[Icon] = []
    for icon in sorted(card.cost, key=_CLASSES.__contains__):
        fits = [source for source in left if meets(source.kind, icon)]
        if not fits:
            missing.append(icon)
            continue
        best = min(
            fits, key=lambda source: (source.readiness > Readiness.NEAR, worth.resource(source.kind), source.readiness)
        )
        used.append((icon, best))
        left.remove(best)
    for saved in savings(worth.cards, worth.player, card):
        _save(saved, missing, used, left)
    for class_ in stand_ins(worth.cards, worth.player, card):
        lacked = next((icon for icon in missing if class_of(icon) is class_), None)
        other = next((source for source in left if CLASS_OF[source.kind] is class_), None)
        if lacked is not None and other is not None:
            missing.remove(lacked)
            used.append((lacked, other))
            left.remove(other)
    set_aside = _in_place([source for _, source in used], missing, left)
    return Goal(name, tuple(set_aside), tuple(missing), _gain(worth, name, set_aside, missing))


def _in_place(used: Sequence[Source], missing: Sequence[Icon], left: Sequence[Source]) -> list[Source]:
    """What waits for the next turn anyway takes what refines in the workshop: its like in the market may be sold."""
    found, raw = list(used), [source for source in left if source.readiness is Readiness.RAW]
    if not missing and all(source.readiness <= Readiness.NEAR for source in used):
        return found
    for place, source in enumerate(found):
        like = next((one for one in raw if one.kind is source.kind), None)
        if source.readiness is Readiness.NEAR and like is not None:
            raw.remove(like)
            found[place] = like
    return found


def _save(saved: Icon, missing: list[Icon], used: list[tuple[Icon, Source]], left: list[Source]) -> None:
    """Rule 5.9: a missing icon if it can, else the resource that would be ready last."""
    for icon in missing:
        if takes_off(saved, icon):
            missing.remove(icon)
            return
    fits = [pair for pair in used if takes_off(saved, pair[0])]
    if fits:
        spared = max(fits, key=lambda pair: pair[1].readiness)
        used.remove(spared)
        left.append(spared[1])


def _gain(worth: Worth, name: Name, used: Sequence[Source], missing: Sequence[Icon]) -> float:
    if len(missing) > _MOST_MISSING:
        return 0.0
    turns = len(missing) + (0 if all(source.readiness <= Readiness.NEAR for source in used) else not missing)
    # Crafted in that turn it is completed in the one after it (5.8).
    in_time = min(max(worth.turns - turns, 0.0), 1.0)
    brings = worth.crafted(name) * _LATER**turns * in_time
    return (
        brings - sum(worth.resource(source.kind) for source in used) - sum(_LACKS[class_of(icon)] for icon in missing)
    )
