"""Menus that ask what still differs. What was said and the path of answers so far stand in the menu's id."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from kingsforge_bot.core.asking import Question, narrow, next_question
from kingsforge_bot.games.kings_forge.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.legal import legal_actions
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.kings_forge.labels import action_label, answer_label, payment_description, question_text
from kingsforge_bot.i18n.kings_forge.words import card_name, heading, paid_text, pool_text, side_name, space_name
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look, Table
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.kings_forge.said import NOTHING_SAID, Said, read_said
from kingsforge_bot.ui.message import OPTIONS, Button, Menu, Message, Option
from kingsforge_bot.ui.message import Look as Drawn
from kingsforge_bot.ui.wording import bold_title, names_of

ASK: Final = "ask"
_VERBS: Final = frozenset({"gather", "dock", "pass"})
_SURE: Final = "sure"
"""The question asked of the one way that is left where its side or space was not named: no claim comes by surprise."""
_PAGE: Final = OPTIONS - 1


class Path(msgspec.Struct, frozen=True):
    """What the command said, answers by their place in each question, and from which answer on the page shows."""

    verb: str
    answers: tuple[int, ...] = ()
    start: int = 0
    said: Said = NOTHING_SAID

    def __str__(self) -> str:
        return " ".join([ASK, self.verb, *self.said.words(), *map(str, self.answers)])


def read_path(words: list[str], values: list[str]) -> Path:
    """`ask gather p=MM 3 0` and the chosen line of its menu. Raises UnknownPress."""
    if len(words) < 2 or words[1] not in _VERBS or len(words) > 12:
        raise UnknownPress
    said = read_said(word for word in words[2:] if "=" in word)
    answers = tuple(_number(word) for word in words[2:] if "=" not in word)
    if not values:
        return Path(words[1], answers, said=said)
    if values[0].startswith("m"):
        return Path(words[1], answers, _number(values[0][1:]), said)
    return Path(words[1], (*answers, _number(values[0])), said=said)


def follow(look: Look, path: Path) -> Action | tuple[Question, tuple[Action, ...]]:
    """The one action the answers leave, or the next question with the actions it divides.

    Raises NoChoiceLeft when nothing of the kind is legal, UnknownPress for answers that were never offered.
    """
    legal = narrow(legal_now(look.view), verb=path.verb)
    if not legal:
        raise NoChoiceLeft(path.verb)
    rest = path.said.fitting(legal, look.view.players[look.view.turn].supply)
    if not rest:
        raise NoChoiceLeft
    question = next_question(rest) or _last_question(rest[0], path)
    for answer in path.answers:
        if question is None or answer >= len(question.answers):
            raise UnknownPress
        if question.field != _SURE:
            rest = narrow(rest, **{question.field: question.answers[answer]})
        question = next_question(rest)
    return rest[0] if question is None else (question, rest)


def legal_now(state: State) -> Iterable[Action]:
    """The legal actions outside a rolled craft turn; in one there are too many to look at, the workbench serves it."""
    return () if state.players[state.turn].hand is not None else legal_actions(state)


def question_menu(voice: Voice, look: Look, path: Path, question: Question, actions: tuple[Action, ...]) -> Message:
    """The question as a select; more than 25 answers come in pages. Raises UnknownPress for a page there is not."""
    pages = len(question.answers) > OPTIONS
    if path.start >= (len(question.answers) if pages else 1):
        raise UnknownPress
    if question.field == _SURE:
        return _confirmation(voice, look, path, actions[0])
    table: Table = look.table
    answers = question.answers[path.start : path.start + _PAGE] if pages else question.answers
    names = names_of(table)
    options = [
        Option(
            answer_label(voice, question.field, answer, names),
            str(path.start + index),
            _description(voice, question.field, answer, actions),
        )
        for index, answer in enumerate(answers)
    ]
    if path.start + len(answers) < len(question.answers):
        options.append(Option(voice("menu-more"), f"m{path.start + len(answers)}"))
    asked = question_text(
        voice, "paying-dock" if question.field == "paying" and path.verb == "dock" else question.field
    )
    menu = Menu(Press(table.id, table.seq, str(path)), asked, tuple(options))
    text = _text(voice, table, actions, asked)
    if not path.answers:
        return Message(text, (menu,))
    before = Path(path.verb, path.answers[:-1], said=path.said)
    return Message(text, (menu, (Button(voice("button-back"), Press(table.id, table.seq, str(before))),)))


def _confirmation(voice: Voice, look: Look, path: Path, action: Action) -> Message:
    """The one way that is left, carried out by its button."""
    table: Table = look.table
    sure = Path(path.verb, (*path.answers, 0), said=path.said)
    button = Button(action_label(voice, action, names_of(table)), Press(table.id, table.seq, str(sure)), Drawn.MAIN)
    return Message(_text(voice, table, (action,), question_text(voice, _SURE)), ((button,),))


def _text(voice: Voice, table: Table, actions: tuple[Action, ...], asked: str) -> str:
    chosen = voice.listing(_chosen(voice, actions))
    said = voice("menu-chosen", chosen=heading(chosen), asked=asked) if chosen else asked
    return voice("about-table", table=bold_title(table), text=said)


def _chosen(voice: Voice, actions: tuple[Action, ...]) -> Iterator[str]:
    """That on which all these actions agree: by what was said or answered, or because nothing else is left."""
    match actions[0]:
        case Gather() as one:
            if len({(other.side, other.copying) for other in _claims(actions)}) == 1:
                yield side_name(voice, one.side, one.copying)
            elif len({other.side for other in _claims(actions)}) == 1:
                yield side_name(voice, one.side)
            if one.paying and len({other.paying for other in _claims(actions)}) == 1:
                yield voice("menu-paying", paid=paid_text(voice, one.paying))
        case Dock() as one:
            visits = [other for other in actions if isinstance(other, Dock)]
            if len({other.space for other in visits}) == 1:
                yield space_name(voice, one.space)
            if len({other.discarding for other in visits}) == 1:
                yield voice("menu-discarding", card=card_name(voice, one.discarding))
            if len({other.paying for other in visits}) == 1:
                yield voice("menu-paying", paid=pool_text(voice, one.paying))
        case _:
            pass


def _claims(actions: Iterable[Action]) -> Iterator[Gather]:
    return (action for action in actions if isinstance(action, Gather))


def _last_question(only: Action, path: Path) -> Question | None:
    """Whether the one way left is meant: asked where neither its side nor its space was named."""
    if isinstance(only, Pass) or path.said.names_place:
        return None
    return Question(_SURE, (True,))


def _description(voice: Voice, field: str, answer: object, actions: tuple[Action, ...]) -> str:
    """What becomes of dice on the squares of a card; other answers say it in their label."""
    claim = next((one for one in actions if isinstance(one, Gather) and one.paying == answer), None)
    if field != "paying" or claim is None:
        return ""
    return payment_description(voice, claim.side, claim.copying, claim.paying)


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 4:
        raise UnknownPress
    return int(word)
