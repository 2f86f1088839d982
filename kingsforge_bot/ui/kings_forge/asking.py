"""Menus that ask what still differs. The path of answers so far stands in the menu's id."""

from collections.abc import Iterable
from typing import Final

import msgspec

from kingsforge_bot.core.asking import Question, narrow, next_question
from kingsforge_bot.games.kings_forge.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.legal import legal_actions
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.kings_forge.labels import answer_label, payment_description, question_text
from kingsforge_bot.i18n.kings_forge.words import heading, side_name, space_name
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look, Table
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import OPTIONS, Button, Menu, Message, Option
from kingsforge_bot.ui.wording import bold_title, names_of

ASK: Final = "ask"
_FIRST_FIELD: Final = {"gather": "side", "dock": "space", "pass": "taking"}
"""Asked from a button even when one answer is left: a press on the board must not be a claim by surprise."""
_PAGE: Final = OPTIONS - 1


class Path(msgspec.Struct, frozen=True):
    """Answers by their place in each question, and from which answer on the page shows."""

    verb: str
    answers: tuple[int, ...] = ()
    start: int = 0

    def __str__(self) -> str:
        return " ".join([ASK, self.verb, *map(str, self.answers)])


def read_path(words: list[str], values: list[str]) -> Path:
    """`ask gather 3 0` and the chosen line of its menu. Raises UnknownPress."""
    if len(words) < 2 or words[1] not in _FIRST_FIELD or len(words) > 12:
        raise UnknownPress
    answers = tuple(_number(word) for word in words[2:])
    if not values:
        return Path(words[1], answers)
    if values[0].startswith("m"):
        return Path(words[1], answers, _number(values[0][1:]))
    return Path(words[1], (*answers, _number(values[0])))


def follow(look: Look, path: Path) -> Action | tuple[Question, tuple[Action, ...]]:
    """The one action the answers leave, or the next question with the actions it divides.

    Raises NoChoiceLeft when nothing of the kind is legal, UnknownPress for answers that were never offered.
    """
    rest = narrow(legal_now(look.view), verb=path.verb)
    if not rest:
        raise NoChoiceLeft(path.verb)
    question = _first_question(rest, path.verb)
    for answer in path.answers:
        if question is None or answer >= len(question.answers):
            raise UnknownPress
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
    if not path.answers:
        return Message(voice("about-table", table=bold_title(table), text=asked), (menu,))
    chosen = _chosen(voice, actions)
    said = voice("menu-chosen", chosen=chosen, asked=asked) if chosen else asked
    text = voice("about-table", table=bold_title(table), text=said)
    before = Path(path.verb, path.answers[:-1])
    return Message(text, (menu, (Button(voice("button-back"), Press(table.id, table.seq, str(before))),)))


def _chosen(voice: Voice, actions: tuple[Action, ...]) -> str:
    """The card's side or the dock space on which all these actions agree."""
    match actions[0]:
        case Gather(side=side, copying=copying):
            same = {one.copying for one in actions if isinstance(one, Gather)} == {copying}
            return side_name(voice, side, copying if same else None)
        case Dock(space=space):
            return heading(space_name(voice, space))
        case _:
            return ""


def _first_question(actions: tuple[Action, ...], verb: str) -> Question | None:
    question = next_question(actions)
    field = _FIRST_FIELD[verb]
    if question is not None and question.field == field:
        return question
    answers = tuple(dict.fromkeys(getattr(action, field) for action in actions))
    return None if answers == (None,) else Question(field, answers)


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
