"""Costs and effects in words, from the values that the rules act on: a new card needs no text but its name."""

from functools import lru_cache
from itertools import groupby
from typing import assert_never

from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Half, Side, Square
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Pool
from kingsforge_bot.games.kings_forge.rules.effects import (
    Ban,
    Boost,
    BoostOrDie,
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
from kingsforge_bot.games.kings_forge.words.words import pool_text, pool_words
from kingsforge_bot.i18n.speech import Voice


@lru_cache(maxsize=1 << 10)
def exchange_text(voice: Voice, side: Side) -> str:
    """What a side costs and does: `2 any -> 2 metal`."""
    half = HALVES[side]
    return voice("label-exchange", cost=cost_text(voice, half), effect=effect_text(voice, half.effect))


def cost_text(voice: Voice, half: Half) -> str:
    """The squares in their order, alike ones together: `gem/magic!, 3 any`."""
    rows = [_square(voice, square, len(list(same))) for square, same in groupby(half.cost)]
    match half.effect:
        case Pour():
            rows.append(voice("cost-all-dice"))
        case Copy():
            return voice("cost-and-copied", cost=voice.listing(rows))
        case _:
            pass
    return voice.listing(rows) or voice("cost-free")


def _square(voice: Voice, square: Square, count: int) -> str:
    if square.takes == RESOURCES:
        return voice("square-any-lost" if square.lost else "square-any", count=count)
    names = [voice(f"kind-{kind.value}") for kind in square.takes]
    kinds = names[0] if len(names) == 1 else voice("square-either", first=names[0], second=names[1])
    return voice("square-of-lost" if square.lost else "square-of", count=count, kinds=kinds)


def effect_text(voice: Voice, effect: Effect) -> str:
    """What an effect does, in a few words."""
    match effect:
        case Gain(dice=dice, usable=usable):
            return voice("effect-gain-usable" if usable else "effect-gain", dice=pool_words(voice, dice))
        case Boost(by=by, dice=count):
            return voice("effect-boost", by=by, dice=count)
        case Flip():
            return voice("effect-flip")
        case Reroll():
            return voice("effect-reroll")
        case TurnToSix(showing=None):
            return voice("effect-turn-to-six")
        case TurnToSix(showing=showing):
            return voice("effect-turn-all-to-six", showing=str(showing))
        case BoostOrDie(boost=boost, kind=kind):
            one = pool_words(voice, Pool.kinds((kind,)))
            return voice("effect-boost-or-die", boost=effect_text(voice, boost), dice=one)
        case Gamble():
            return _gamble(voice, effect)
        case Ban():
            return voice("effect-ban")
        case Trade(give=give):
            return voice("effect-trade", count=give)
        case Pour(rewards=rewards):
            return voice("effect-pour", rewards=_pour(voice, rewards))
        case Copy():
            return voice("effect-copy")
        case Wild():
            return voice("effect-wild")
        case SmithyToo():
            return voice("effect-smithy-too")
        case _:
            assert_never(effect)


def _gamble(voice: Voice, gamble: Gamble) -> str:
    kind, keep = voice(f"kind-{gamble.kind.value}"), gamble.keep_from
    if not gamble.otherwise:
        return voice("effect-gamble", kind=kind, keep=keep)
    return voice("effect-gamble-otherwise", kind=kind, keep=keep, otherwise=pool_words(voice, gamble.otherwise))


def _pour(voice: Voice, rewards: tuple[Pool, ...]) -> str:
    """Rule 7.3: rewards by number of dice, alike ones together, the last for all larger numbers."""
    steps: list[str] = []
    for reward, same in groupby(range(1, len(rewards)), key=lambda number: rewards[number]):
        numbers = list(same)
        dice = pool_text(voice, reward)
        if numbers[-1] == len(rewards) - 1:
            steps.append(voice("pour-last", least=numbers[0], dice=dice))
        else:
            steps.append(voice("pour-step", least=numbers[0], most=numbers[-1], dice=dice))
    return voice.listing(steps)
