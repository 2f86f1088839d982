"""Costs and effects in words, from the values that the rules act on: a new card needs no text but its name."""

from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from typing import assert_never

from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Half, Side, Square
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Pool
from kingsforge_bot.games.kings_forge.rules.effects import (
    Ban,
    Boost,
    BoostOrDie,
    Change,
    Copy,
    Effect,
    Flip,
    Gain,
    Gamble,
    Pour,
    Reroll,
    SmithyToo,
    Trade,
    TurnToSix,
    Wild,
)
from kingsforge_bot.games.kings_forge.words.names import pool_text, pool_words
from kingsforge_bot.i18n.localizer import Localizer


@lru_cache(maxsize=1 << 10)
def exchange_text(l10n: Localizer, side: Side, *, worded: bool = False) -> str:
    """What a side costs and does: `2 any → 2 metal`. `worded`: a table of rewards without letters too."""
    half = HALVES[side]
    if worded and isinstance(half.effect, Pour):
        rewards = _pour(l10n, half.effect.rewards, pool_words)
        return l10n("label-exchange", cost=cost_text(l10n, half), effect=l10n("effect-pour", rewards=rewards))
    if not half.cost and isinstance(half.effect, Trade):
        return effect_text(l10n, half.effect)  # its four dice are the price: "free" would mislead
    return l10n("label-exchange", cost=cost_text(l10n, half), effect=effect_text(l10n, half.effect))


def cost_text(l10n: Localizer, half: Half) -> str:
    """The squares in their order, alike ones together: `gem/magic (bin), 3 any`."""
    rows = [_square(l10n, square, len(list(same))) for square, same in groupby(half.cost)]
    match half.effect:
        case Pour():
            rows.append(l10n("cost-all-dice"))
        case Copy():
            return l10n("cost-and-copied", cost=l10n.listing(rows))
        case _:
            pass
    return l10n.listing(rows) or l10n("cost-free")


def _square(l10n: Localizer, square: Square, count: int) -> str:
    if square.takes == RESOURCES:
        return l10n("square-any-lost" if square.lost else "square-any", count=count)
    names = [l10n(f"kind-{kind.value}") for kind in square.takes]
    kinds = names[0] if len(names) == 1 else l10n("square-either", first=names[0], second=names[1])
    return l10n("square-of-lost" if square.lost else "square-of", count=count, kinds=kinds)


def effect_text(l10n: Localizer, effect: Effect) -> str:
    """What an effect does, in a few words."""
    match effect:
        case Gain(dice=dice, usable=usable):
            return l10n("effect-gain-usable" if usable else "effect-gain", dice=pool_words(l10n, dice))
        case Boost() | Flip() | Reroll() | TurnToSix() | BoostOrDie():
            return change_text(l10n, effect)
        case Gamble():
            return _gamble(l10n, effect)
        case Ban():
            return l10n("effect-ban")
        case Trade(give=give):
            return l10n("effect-trade", count=give)
        case Pour(rewards=rewards):
            return l10n("effect-pour", rewards=_pour(l10n, rewards, pool_text))
        case Copy():
            return l10n("effect-copy")
        case Wild():
            return l10n("effect-wild")
        case SmithyToo():
            return l10n("effect-smithy-too")
        case _:
            assert_never(effect)


def change_text(l10n: Localizer, change: Change) -> str:
    """What a benefit does to rolled dice."""
    match change:
        case Boost(by=by, dice=count):
            return l10n("effect-boost", by=by, dice=count)
        case Flip():
            return l10n("effect-flip")
        case Reroll():
            return l10n("effect-reroll")
        case TurnToSix(showing=None):
            return l10n("effect-turn-to-six")
        case TurnToSix(showing=showing):
            return l10n("effect-turn-all-to-six", showing=str(showing))
        case BoostOrDie(boost=boost, kind=kind):
            one = pool_words(l10n, Pool.kinds((kind,)))
            return l10n("effect-boost-or-die", boost=change_text(l10n, boost), dice=one)
        case _:
            assert_never(change)


def _gamble(l10n: Localizer, gamble: Gamble) -> str:
    kind, keep = l10n(f"kind-{gamble.kind.value}"), gamble.keep_from
    if not gamble.otherwise:
        return l10n("effect-gamble", kind=kind, keep=keep)
    return l10n("effect-gamble-otherwise", kind=kind, keep=keep, otherwise=pool_words(l10n, gamble.otherwise))


def _pour(l10n: Localizer, rewards: tuple[Pool, ...], said: Callable[[Localizer, Pool], str]) -> str:
    """Rule 7.3: rewards by number of dice, alike ones together, the last for all larger numbers."""
    steps: list[str] = []
    for reward, same in groupby(range(1, len(rewards)), key=lambda number: rewards[number]):
        numbers = list(same)
        dice = said(l10n, reward)
        if numbers[-1] == len(rewards) - 1:
            steps.append(l10n("pour-last", least=numbers[0], dice=dice))
        else:
            name = "pour-step" if steps else "pour-first"
            steps.append(l10n(name, least=numbers[0], most=numbers[-1], dice=dice))
    return l10n.steps(steps)
