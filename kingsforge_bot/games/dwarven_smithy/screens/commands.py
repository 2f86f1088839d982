"""The slash commands: which of the legal actions was meant."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, get_args

from kingsforge_bot.core.chance import LuckMismatchError, Recorded
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import why_not
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.names import folded
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.suggesting import Suggestion

GROUP: Final = "dwarven-"
"""Begins the verbs of the game's own group of commands."""
_WORDS: Final = ("play", "move", "discard", "sell", "buy", "craft", "auction", "bid", "draw", "end")
VERBS: Final = frozenset({*(f"{GROUP}{word}" for word in _WORDS), "craft", "pass"})
ANSWERING: Final = frozenset({"pass", f"{GROUP}bid"})
"""What only an auction asks for (8.3)."""
_KINDS: Final[tuple[type[Action], ...]] = get_args(Action)
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


def why_nothing(game: DwarvenSmithy, say: Telling, look: TableView, verb: str, said: str) -> Refused | None:
    """What the rules say against what was typed, or against all that the command could mean."""
    if (seat := look.seat) is None:
        return None
    word, view = verb.removeprefix(GROUP), look.view
    try:
        game.apply(view, seat, parse(said.strip()), Recorded())
    except Refused as refused:
        return refused
    except (NotationError, LuckMismatchError):
        card = _card(say, said)
        named = card is not None or not said.strip()
        return why_not(game, view, seat, [kind for kind in _KINDS if kind.verb == word], card) if named else None
    return None


def _card(say: Telling, said: str) -> Name | None:
    """The card that is called so, as a resource in a hand is."""
    typed = folded(said).strip()
    known = (*(Name(kind.value) for kind in Kind), *say.cards.guild)
    return next((one for one in known if typed in (folded(say.card(one)), one)), None)


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
