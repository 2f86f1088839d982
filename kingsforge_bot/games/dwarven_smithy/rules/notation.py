"""The one reader of the notation, section 12. Its one writer is `str(action)`."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    Auction,
    Buy,
    BuyWarehouse,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Craft,
    Discard,
    Draw,
    End,
    EndByClock,
    Fate,
    MakeBid,
    Move,
    Pass,
    Play,
    Sell,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck

T = TypeVar("T")

LONGEST: Final = 200
"""Characters; the longest action of the box stays far below."""
_LONGEST_NUMBER: Final = 6


@lru_cache(maxsize=1 << 14)
def parse(text: str) -> Action:
    """An action from its notation. Raises NotationError for anything else."""
    words = text.split() if len(text) <= LONGEST else []
    try:
        return _completion(words) if words[:1] == ["complete"] else _action(words)
    except _UnreadableError as error:
        raise NotationError(text, error.word) from error


def _completion(words: list[str]) -> Action:
    match words:
        case ["complete", card, "for", other]:
            return CompleteApprentice(_read(_card, card), _read(_card, other))
        case ["complete", card, "moving", other]:
            return CompleteKingsItem(_read(_card, card), _read(_card, other))
        case ["complete", card, fate]:
            return CompleteTool(_read(_card, card), _read(Fate, fate))
        case _:
            raise _UnreadableError("complete")


def _action(words: list[str]) -> Action:
    """All but completions."""
    match words:
        case ["play", card, "to", area]:
            return Play(_read(_card, card), _read(Area, area))
        case ["move", card, "to", area]:
            return Move(_read(_card, card), _read(Area, area))
        case ["move", card, "to", area, "with", other]:
            return Move(_read(_card, card), _read(Area, area), _read(_card, other))
        case ["discard" | "sell" as verb, card]:
            return (Discard if verb == "discard" else Sell)(_read(_card, card))
        case ["buy", "warehouse", place]:
            return BuyWarehouse(_read(_number, place))
        case ["buy", card, "from", "seat", seat, "to", area]:
            return Buy(_read(_card, card), _read(_seat, seat), _read(Area, area))
        case ["craft", card, "with", "nothing"]:
            return Craft(_read(_card, card), ())
        case ["craft", card, "with", kind, *kinds]:
            return Craft(_read(_card, card), tuple([_read(Kind, one) for one in (kind, *kinds)]))
        case _:
            return _answer(words)


def _answer(words: list[str]) -> Action:
    match words:
        case ["auction", card, "from", "seat", seat]:
            return Auction(_read(_card, card), _read(_seat, seat))
        case ["bid", coins, "to", area]:
            return MakeBid(_read(_number, coins), _read(Area, area))
        case ["draw", deck]:
            return Draw(_read(Deck, deck))
        case ["pass"]:
            return Pass()
        case ["end"]:
            return End()
        case ["end", "by", "clock"]:
            return EndByClock()
        case _:
            raise _UnreadableError(words[0] if words else "")


class _UnreadableError(Exception):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def _card(word: str) -> Name:
    if not word.isascii() or not word.replace("-", "").isalnum() or word != word.lower():
        raise ValueError(word)
    return Name(word)


def _number(word: str) -> int:
    if len(word) > _LONGEST_NUMBER or not word.isascii() or not word.isdigit() or word != str(int(word)):
        raise ValueError(word)
    return int(word)


def _seat(word: str) -> Seat:
    if len(word) != 1 or word not in "0123456789":
        raise ValueError(word)
    return Seat(int(word))


def _read(reader: Callable[[str], T], word: str) -> T:
    try:
        return reader(word)
    except ValueError:
        raise _UnreadableError(word) from None
