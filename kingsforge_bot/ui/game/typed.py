"""What was typed as a command's option: which of the things that can be meant it is, and how a menu carries it on."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue

T = TypeVar("T")

_LONGEST_CARRIED: Final = 56
"""Characters of a notation beside which the id of a menu has room for the rest."""


def named(labels: Mapping[T, str], said: str) -> tuple[T, ...]:
    """Those whose notation that is, else those that are called so; Discord sends either."""
    typed = folded(said).strip()
    if exact := tuple(one for one in labels if folded(str(one)) == typed):
        return exact
    return tuple(one for one, label in labels.items() if folded(label) == typed)


def meant(labels: Mapping[T, str], option: str, said: str) -> tuple[T, ...]:
    """Those that were named, else those of which it is a part; all where nothing was typed. Raises UnknownValue."""
    typed = folded(said).strip()
    if not typed:
        return tuple(labels)
    found = named(labels, said) or tuple(one for one, label in labels.items() if typed in folded(f"{label} {one}"))
    if not found:
        raise UnknownValue(option, said)
    return found


def condensed(parse: Callable[[str], object], given: Mapping[str, str]) -> Sequence[str]:
    """A notation that was typed, word by word; nothing of what is not one: then it is asked for."""
    for said in given.values():
        try:
            text = str(parse(said))
        except NotationError:
            continue
        if len(text) <= _LONGEST_CARRIED:
            return text.split()
    return ()


def expanded(parse: Callable[[str], object], option: str, words: Sequence[str]) -> Mapping[str, str]:
    """The inverse, as if that option had been typed. Raises UnknownPress."""
    if not words:
        return {}
    try:
        return {option: str(parse(" ".join(words)))}
    except NotationError:
        raise UnknownPress from None
