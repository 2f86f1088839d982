"""The one reader of the notation, section 10. Its one writer is `str(action)`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kingsforge_bot.core.notation import UnreadableError, read, read_seat, read_words, unreadable
from kingsforge_bot.games.kings_forge.rules.actions import (
    Action,
    Craft,
    Dock,
    End,
    Gather,
    Keep,
    Pass,
    PassBenefit,
    Roll,
    Steal,
    TakeWood,
    Use,
)
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, read_die, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.own_cards import read_item

LONGEST: Final = 400
"""Characters; the longest action of the box stays far below."""


@lru_cache(maxsize=1 << 14)
def parse(text: str) -> Action:
    """An action from its notation. Raises NotationError for anything else."""
    return read_words(text, LONGEST, _action)


def _action(words: Sequence[str]) -> Action:
    match words:
        case ["gather", side, *rest]:
            return _gather(read(Side, side), rest)
        case ["dock", space, "discarding", card, "paying", letters]:
            return Dock(read(Space, space), read(Card, card), read(Pool.of, letters))
        case ["pass"]:
            return Pass()
        case ["pass", "taking", benefit]:
            return Pass(read(PassBenefit, benefit))
        case ["keep"]:
            return Keep()
        case ["use", source, "taking", "wood"]:
            return TakeWood(read(Source, source))
        case ["use", source, "on", *dice]:
            return Use(read(Source, source), _dice(dice))
        case ["roll"]:
            return Roll()
        case ["craft", item, "with", *dice]:
            return Craft(read(_item, item), _dice(dice))
        case ["steal", item, "with", *dice, "from", seat]:
            return Steal(read(_item, item), read(read_seat, seat), _dice(dice))
        case ["end"]:
            return End()
        case _:
            raise unreadable(words)


def _gather(side: Side, words: Sequence[str]) -> Gather:
    copying: Side | None = None
    paying: tuple[Kind, ...] = ()
    if words[:1] == ["copying"]:
        copying, words = read(Side, _second(words)), words[2:]
    if words[:1] == ["paying"]:
        paying, words = read(read_kinds, _second(words)), words[2:]
    match words:
        case []:
            return Gather(side, copying, paying)
        case ["giving", letters, "to", seat, "taking", kind]:
            taken = read(read_kinds, kind)
            if len(taken) != 1:
                raise UnreadableError(kind)
            return Gather(side, copying, paying, read(Pool.of, letters), read(read_seat, seat), taken[0])
        case _:
            raise UnreadableError(words[0])


def _second(words: Sequence[str]) -> str:
    if len(words) < 2:
        raise UnreadableError(words[0])
    return words[1]


def _dice(words: Sequence[str]) -> tuple[Die, ...]:
    return tuple([read(read_die, word) for word in words])


def _item(word: str) -> Item:
    if not word.replace("-", "").isalnum() and read_item(word) is None:
        raise ValueError(word)
    return Item(word)
