"""The one reader of the notation, section 12. Its one writer is `str(action)`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kingsforge_bot.core.notation import UnreadableError, read, read_seat, read_words, unreadable
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

LONGEST: Final = 200
"""Characters; the longest action of the box stays far below."""
_LONGEST_NUMBER: Final = 6


@lru_cache(maxsize=1 << 14)
def parse(text: str) -> Action:
    """An action from its notation. Raises NotationError for anything else."""
    return read_words(text, LONGEST, _action)


def _completion(words: Sequence[str]) -> Action:
    match words:
        case ["complete", card, "for", other]:
            return CompleteApprentice(read(_card, card), read(_card, other))
        case ["complete", card, "moving", other]:
            return CompleteKingsItem(read(_card, card), read(_card, other))
        case ["complete", card, fate]:
            return CompleteTool(read(_card, card), read(Fate, fate))
        case _:
            raise UnreadableError("complete")


def _action(words: Sequence[str]) -> Action:
    match words:
        case ["complete", *_]:
            return _completion(words)
        case ["play", card, "to", area]:
            return Play(read(_card, card), read(Area, area))
        case ["move", card, "to", area]:
            return Move(read(_card, card), read(Area, area))
        case ["move", card, "to", area, "with", other]:
            return Move(read(_card, card), read(Area, area), read(_card, other))
        case ["discard" | "sell" as verb, card]:
            return (Discard if verb == "discard" else Sell)(read(_card, card))
        case ["buy", "warehouse", place]:
            return BuyWarehouse(read(_number, place))
        case ["buy", card, "from", "seat", seat, "to", area]:
            return Buy(read(_card, card), read(read_seat, seat), read(Area, area))
        case ["craft", card, "with", "nothing"]:
            return Craft(read(_card, card), ())
        case ["craft", card, "with", kind, *kinds]:
            return Craft(read(_card, card), tuple([read(Kind, one) for one in (kind, *kinds)]))
        case _:
            return _answer(words)


def _answer(words: Sequence[str]) -> Action:
    match words:
        case ["auction", card, "from", "seat", seat]:
            return Auction(read(_card, card), read(read_seat, seat))
        case ["bid", coins, "to", area]:
            return MakeBid(read(_number, coins), read(Area, area))
        case ["draw", deck]:
            return Draw(read(Deck, deck))
        case ["pass"]:
            return Pass()
        case ["end"]:
            return End()
        case ["end", "by", "clock"]:
            return EndByClock()
        case _:
            raise unreadable(words)


def _card(word: str) -> Name:
    if not word.isascii() or not word.replace("-", "").isalnum() or word != word.lower():
        raise ValueError(word)
    return Name(word)


def _number(word: str) -> int:
    if len(word) > _LONGEST_NUMBER or not word.isascii() or not word.isdigit() or word != str(int(word)):
        raise ValueError(word)
    return int(word)
