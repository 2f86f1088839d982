"""The one reader of the notation, section 10. Its one writer is `str(action)`."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat
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

T = TypeVar("T")

LONGEST: Final = 400
"""Characters; the longest action of the box stays far below."""


@lru_cache(maxsize=1 << 14)
def parse(text: str) -> Action:
    """An action from its notation. Raises NotationError for anything else."""
    words = text.split() if len(text) <= LONGEST else []
    try:
        return _action(words)
    except _UnreadableError as error:
        raise NotationError(text, error.word) from error


def _action(words: list[str]) -> Action:
    match words:
        case ["gather", side, *rest]:
            return _gather(_read(Side, side), rest)
        case ["dock", space, "discarding", card, "paying", letters]:
            return Dock(_read(Space, space), _read(Card, card), _read(Pool.of, letters))
        case ["pass"]:
            return Pass()
        case ["pass", "taking", benefit]:
            return Pass(_read(PassBenefit, benefit))
        case ["keep"]:
            return Keep()
        case ["use", source, "taking", "wood"]:
            return TakeWood(_read(Source, source))
        case ["use", source, "on", *dice]:
            return Use(_read(Source, source), _dice(dice))
        case ["roll"]:
            return Roll()
        case ["craft", item, "with", *dice]:
            return Craft(_read(_item, item), _dice(dice))
        case ["steal", item, "with", *dice, "from", seat]:
            return Steal(_read(_item, item), _read(_seat, seat), _dice(dice))
        case ["end"]:
            return End()
        case _:
            raise _UnreadableError(words[0] if words else "")


class _UnreadableError(Exception):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def _gather(side: Side, words: list[str]) -> Gather:
    copying: Side | None = None
    paying: tuple[Kind, ...] = ()
    if words[:1] == ["copying"]:
        copying, words = _read(Side, _second(words)), words[2:]
    if words[:1] == ["paying"]:
        paying, words = _read(read_kinds, _second(words)), words[2:]
    match words:
        case []:
            return Gather(side, copying, paying)
        case ["giving", letters, "to", seat, "taking", kind]:
            taken = _read(read_kinds, kind)
            if len(taken) != 1:
                raise _UnreadableError(kind)
            return Gather(side, copying, paying, _read(Pool.of, letters), _read(_seat, seat), taken[0])
        case _:
            raise _UnreadableError(words[0])


def _second(words: list[str]) -> str:
    if len(words) < 2:
        raise _UnreadableError(words[0])
    return words[1]


def _dice(words: list[str]) -> tuple[Die, ...]:
    return tuple([_read(read_die, word) for word in words])


def _seat(word: str) -> Seat:
    if len(word) != 1 or word not in "0123456789":
        raise ValueError(word)
    return Seat(int(word))


def _item(word: str) -> Item:
    if not word.replace("-", "").isalnum():
        raise ValueError(word)
    return Item(word)


def _read(reader: Callable[[str], T], word: str) -> T:
    try:
        return reader(word)
    except ValueError:
        raise _UnreadableError(word) from None
