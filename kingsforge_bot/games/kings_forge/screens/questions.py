"""Menus that ask what still differs. What was said and the path of answers so far stand in the menu's id."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.core.asking import Question, narrow, next_question
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.given import NOTHING_GIVEN, GivenOptions, read_given
from kingsforge_bot.games.kings_forge.words.labels import (
    action_label,
    answer_label,
    payment_description,
    payment_label,
    question_text,
    side_effect,
    side_label,
    side_price,
    space_effect,
    space_label,
    space_price,
)
from kingsforge_bot.games.kings_forge.words.words import card_name, heading, pool_text, side_name, space_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import BUTTONS, LABEL, OPTIONS, Button, ButtonStyle, Menu, Message, Option
from kingsforge_bot.ui.wording import bold_title, names_of, who


class Nothing(StrEnum):
    """Why a question is not asked: nothing of the kind can be done, for one reason or another."""

    TO_CLAIM = "nothing-to-claim"
    TO_DOCK = "nothing-to-dock"


ASK: Final = "ask"
_VERBS: Final = frozenset({"gather", "dock", "pass"})
_SURE: Final = "sure"
"""The question asked of the one way that is left where its side or space was not named: no claim comes by surprise."""
_KNOWN: Final[ByteCache[tuple[Action, ...]]] = ByteCache(1 << 20, lambda actions: 400 + 200 * len(actions))
"""Each position is asked for several times: by a command, by its menus, and by every letter that is typed before."""
_PAGE: Final = OPTIONS - 1
_MOST_BUTTONS: Final = BUTTONS
"""So many short answers are buttons, more are a select. A pass has two at most, beside Gather and Dock."""


class Path(msgspec.Struct, frozen=True):
    """What the command said, answers by their place in each question, and from which answer on the page shows."""

    verb: str
    answers: tuple[int, ...] = ()
    start: int = 0
    given: GivenOptions = NOTHING_GIVEN

    def answered(self, answer: int) -> "Path":
        """The path after that answer."""
        return Path(self.verb, (*self.answers, answer), given=self.given)

    def __str__(self) -> str:
        return " ".join([ASK, self.verb, *self.given.words(), *map(str, self.answers)])


def read_path(words: Sequence[str], values: Sequence[str]) -> Path:
    """`ask gather p=MM 3 0` and the chosen line of its menu. Raises UnknownPress."""
    if len(words) < 2 or words[1] not in _VERBS or len(words) > 12:
        raise UnknownPress
    given = read_given(word for word in words[2:] if "=" in word)
    answers = tuple(_number(word) for word in words[2:] if "=" not in word)
    if not values:
        return Path(words[1], answers, given=given)
    if values[0].startswith("m"):
        return Path(words[1], answers, _number(values[0][1:]), given)
    return Path(words[1], (*answers, _number(values[0])), given=given)


def follow(look: TableView, path: Path) -> Action | tuple[Question, tuple[Action, ...]]:
    """The one action the answers leave, or the next question with the actions it divides.

    Raises Refused where nothing of the kind is legal, NoChoiceLeft where nothing fits what was said, and UnknownPress
    for answers that were never offered.
    """
    legal = narrow(legal_now(look.view), verb=path.verb)
    if not legal:
        raise _nothing(path.verb)
    rest = path.given.fitting(legal, look.view.players[look.view.turn].supply)
    if not rest:
        raise NoChoiceLeft
    question = next_question(rest) or _last_question(look.view, rest[0], path)
    for answer in path.answers:
        if question is None or answer >= len(question.answers):
            raise UnknownPress
        if question.field != _SURE:
            rest = narrow(rest, **{question.field: question.answers[answer]})
        question = next_question(rest)
    return rest[0] if question is None else (question, rest)


def _nothing(verb: str) -> Refused | NoChoiceLeft:
    match verb:
        case "gather":
            return Refused(Nothing.TO_CLAIM, RULE_OF[Reason.NOT_IN_SUPPLY])
        case "dock":
            return Refused(Nothing.TO_DOCK, RULE_OF[Reason.NO_FACE_UP_CARD])
        case _:
            return NoChoiceLeft()


def legal_now(state: State) -> tuple[Action, ...]:
    """The legal actions outside a rolled craft turn; in one there are too many to look at, the workbench serves it."""
    if state.players[state.turn].hand is not None:
        return ()
    return _KNOWN.get(state, lambda: tuple(legal_actions(state)))


def question_menu(
    l10n: Localizer, look: TableView, path: Path, question: Question, actions: tuple[Action, ...]
) -> Message:
    """The question as a select; more than 25 answers come in pages. Raises UnknownPress for a page there is not."""
    pages = len(question.answers) > OPTIONS
    if path.start >= (len(question.answers) if pages else 1):
        raise UnknownPress
    if question.field == _SURE:
        return _confirmation(l10n, look, path, actions[0])
    table: Table = look.table
    answers = question.answers[path.start : path.start + _PAGE] if pages else question.answers
    names = names_of(table)
    options = [
        _option(l10n, question.field, answer, actions, names, str(path.start + index))
        for index, answer in enumerate(answers)
    ]
    if path.start + len(answers) < len(question.answers):
        options.append(Option(l10n("menu-more"), f"m{path.start + len(answers)}"))
    asked = question_text(l10n, "paying-dock" if question.field == "paying" and path.verb == "dock" else question.field)
    text = _text(l10n, look, actions, asked)
    before = Path(path.verb, path.answers[:-1], given=path.given)
    back = ((Button(l10n("button-back"), Press(table.id, table.seq, str(before))),),) if path.answers else ()
    if len(options) <= _MOST_BUTTONS and all(map(_is_short, options)):
        ways = tuple(
            Button(option.label, Press(table.id, table.seq, str(path.answered(index))), ButtonStyle.MAIN)
            for index, option in enumerate(options)
        )
        return Message(text, ((*ways, *_instead(l10n, look, path)), *back))
    return Message(text, (Menu(Press(table.id, table.seq, str(path)), asked, tuple(options)), *back))


def _is_short(option: Option) -> bool:
    return not option.description and len(option.label) <= LABEL


def _confirmation(l10n: Localizer, look: TableView, path: Path, action: Action) -> Message:
    """The one way that is left, carried out by its button."""
    table: Table = look.table
    sure = Press(table.id, table.seq, str(path.answered(0)))
    button = Button(action_label(l10n, action, names_of(table)), sure, ButtonStyle.MAIN)
    asked = "" if isinstance(action, Pass) else question_text(l10n, _SURE)
    return Message(_text(l10n, look, (action,), asked, _effect(l10n, action)), ((button, *_instead(l10n, look, path)),))


def _effect(l10n: Localizer, action: Action) -> str:
    """What the one way that is left does; its button says the rest."""
    match action:
        case Gather(side=side, copying=copying):
            return side_label(l10n, copying or side)
        case Dock(space=space):
            return space_label(l10n, space)
        case _:
            return ""


def _text(l10n: Localizer, look: TableView, actions: tuple[Action, ...], asked: str, chosen: str = "") -> str:
    chosen = chosen or l10n.listing(_chosen(l10n, actions))
    given = l10n("menu-chosen", chosen=heading(chosen), asked=asked) if chosen else asked
    if isinstance(actions[0], Pass):
        given = l10n.sentences(filter(None, [_passing(l10n, look), given]))
    return l10n("about-table", table=bold_title(look.table), text=given)


def _passing(l10n: Localizer, look: TableView) -> str:
    """What passing means now: who is still in, or that the phase ends with it (2.6, 2.7)."""
    state: State = look.view
    others = [Seat(seat) for seat, one in enumerate(state.players) if seat != state.turn and not one.passed]
    if not others or not any(state.face_up):
        return l10n("menu-pass-ends")
    return l10n("menu-pass", who=who(l10n, look.table, others))


def _instead(l10n: Localizer, look: TableView, path: Path) -> Iterator[Button]:
    """What a player who has pressed Pass can still do instead."""
    if path.verb == "pass":
        verbs = {action.verb for action in legal_now(look.view)}
        for verb in ("gather", "dock"):
            if verb in verbs:
                yield start_button(l10n, look.table, verb)


def start_button(
    l10n: Localizer, table: Table, verb: str, drawn: ButtonStyle = ButtonStyle.PLAIN, *, disabled: bool = False
) -> Button:
    """Gather, Dock or Pass, from which everything about it is asked."""
    press = Press(table.id, table.seq, str(Path(verb)))
    return Button(l10n(f"button-{verb}"), press, drawn, disabled=disabled)


def _chosen(l10n: Localizer, actions: tuple[Action, ...]) -> Iterator[str]:
    """That on which all these actions agree: by what was said or answered, or because nothing else is left."""
    match actions[0]:
        case Gather() as one:
            if len({(other.side, other.copying) for other in _claims(actions)}) == 1:
                yield side_name(l10n, one.side, one.copying)
            elif len({other.side for other in _claims(actions)}) == 1:
                yield side_name(l10n, one.side)
            if one.paying and len({other.paying for other in _claims(actions)}) == 1:
                yield l10n("menu-paying", paid=payment_label(l10n, one.side, one.copying, one.paying))
        case Dock() as one:
            visits = [other for other in actions if isinstance(other, Dock)]
            if len({other.space for other in visits}) == 1:
                yield space_name(l10n, one.space)
            if len({other.discarding for other in visits}) == 1:
                yield l10n("menu-discarding", card=card_name(l10n, one.discarding))
            if len({other.paying for other in visits}) == 1:
                yield l10n("menu-paying", paid=pool_text(l10n, one.paying))
        case _:
            pass


def _claims(actions: Iterable[Action]) -> Iterator[Gather]:
    return (action for action in actions if isinstance(action, Gather))


def _last_question(state: State, only: Action, path: Path) -> Question | None:
    """Whether the one way left is meant: asked where neither its side nor its space was named.

    A pass cannot be taken back: it is asked about while anything else is possible.
    """
    if isinstance(only, Pass):
        more = any(isinstance(one, Gather | Dock | TakeWood) for one in legal_now(state))
        return Question(_SURE, (True,)) if more else None
    return None if path.given.names_place else Question(_SURE, (True,))


def _option(
    l10n: Localizer, field: str, answer: object, actions: tuple[Action, ...], names: Sequence[str], value: str
) -> Option:
    """A line with what it costs, and below it what it does or what becomes of the dice."""
    match field, answer:
        case _, Side():
            return Option(side_price(l10n, answer), value, side_effect(l10n, answer))
        case _, Space():
            return Option(space_price(l10n, answer), value, space_effect(l10n, answer))
        case "paying", tuple():
            # Side and copied side are asked before the dice: here all claims agree on them.
            claim = next(one for one in _claims(actions) if one.paying == answer)
            squares = (l10n, claim.side, claim.copying, claim.paying)
            return Option(payment_label(*squares), value, payment_description(*squares))
        case _:
            return Option(answer_label(l10n, field, answer, names), value)


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 4:
        raise UnknownPress
    return int(word)
