"""The slash commands: which of the legal actions was meant."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, get_args

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import why_not
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.suggesting import Suggestion

GROUP: Final = "dwarven-"
"""Begins the verbs of the game's own group of commands."""
_WORDS: Final = ("play", "move", "discard", "sell", "buy", "craft", "auction", "bid", "draw", "end")
VERBS: Final = frozenset({*(f"{GROUP}{word}" for word in _WORDS), "craft", "pass"})
ANSWERING: Final = frozenset({"pass", f"{GROUP}bid"})
"""What only an auction asks for (8.3)."""
_KINDS: Final[tuple[type[Action], ...]] = get_args(Action)


def of_verb(actions: Iterable[Action], verb: str) -> tuple[Action, ...]:
    """The legal actions that the command can mean."""
    word = verb.removeprefix(GROUP)
    return tuple(action for action in actions if action.verb == word)


def suggestions(say: Telling, state: State, actions: Iterable[Action]) -> Iterator[Suggestion]:
    """A line for each, in words; its value is the notation."""
    for action in actions:
        yield Suggestion(label(say.on_labels, action, state), str(action))


def labels(say: Telling, state: State, actions: Iterable[Action]) -> Mapping[Action, str]:
    """What each is called in menus."""
    return {action: label(say.on_labels, action, state) for action in actions}


def why_nothing(game: DwarvenSmithy, say: Telling, look: TableView, verb: str, said: str) -> Refused | None:
    """What the rules say against what was typed, or against all that the command could mean."""
    if (seat := look.seat) is None:
        return None
    word, view = verb.removeprefix(GROUP), look.view
    try:
        game.apply(view, seat, parse(said.strip()), Replayed())
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
