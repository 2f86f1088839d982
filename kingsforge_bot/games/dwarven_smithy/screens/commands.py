"""The slash commands: which of the legal actions was meant."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.names import folded
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.suggesting import Suggestion

GROUP: Final = "dwarven-"
"""Begins the verbs of the game's own group of commands."""
_WORDS: Final = ("play", "move", "discard", "sell", "buy", "craft", "auction", "bid", "draw", "end")
VERBS: Final = frozenset({*(f"{GROUP}{word}" for word in _WORDS), "craft", "pass"})
ANSWERING: Final = frozenset({"pass", f"{GROUP}bid"})
"""What only an auction asks for (8.3)."""
CARRIED: Final = "card"
"""The option as which a menu of tables carries on whichever was typed."""
_LONGEST_CARRIED: Final = 56
"""Characters of a notation beside which the id of a menu has room for the rest."""


def of_verb(actions: Iterable[Action], verb: str) -> tuple[Action, ...]:
    """The legal actions that the command can mean."""
    word = verb.removeprefix(GROUP)
    return tuple(action for action in actions if action.verb == word)


def suggestions(say: Telling, state: State, actions: Iterable[Action]) -> Iterator[Suggestion]:
    """A line for each, in words; its value is the notation."""
    for action in actions:
        yield Suggestion(label(say, action, state), str(action))


def meant(say: Telling, state: State, actions: Sequence[Action], option: str, said: str) -> tuple[Action, ...]:
    """Those of the actions that fit what was typed: the notation, the line of the list, or a card's name.

    Raises UnknownValue.
    """
    typed = folded(said).strip()
    if not typed:
        return tuple(actions)
    for exact in (
        [one for one in actions if str(one) == said.strip()],
        [one for one in actions if folded(label(say, one, state)) == typed],
        [one for one in actions if typed in folded(f"{label(say, one, state)} {one}")],
    ):
        if exact:
            return tuple(exact)
    raise UnknownValue(option, said)


def condensed(given: Mapping[str, str]) -> Sequence[str]:
    """A notation that was typed, word by word; nothing of what is not one: then it is asked for."""
    for said in given.values():
        try:
            text = str(parse(said))
        except NotationError:
            continue
        if len(text) <= _LONGEST_CARRIED:
            return text.split()
    return ()


def expanded(words: Sequence[str]) -> Mapping[str, str]:
    """The inverse. Raises UnknownPress."""
    if not words:
        return {}
    try:
        return {CARRIED: str(parse(" ".join(words)))}
    except NotationError:
        raise UnknownPress from None
