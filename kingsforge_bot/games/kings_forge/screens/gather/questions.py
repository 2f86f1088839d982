"""Menus that ask what still differs."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final

from kingsforge_bot.core.asking import Question, narrow
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason
from kingsforge_bot.games.kings_forge.screens.gather.for_good import for_good
from kingsforge_bot.games.kings_forge.screens.gather.passing import passing
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.place_lines import PLACES, other_lines, others_of, place_lines
from kingsforge_bot.games.kings_forge.screens.gather.spending import (
    DICE_FIELDS,
    Spending,
    asked,
    has_others,
    others,
    proposed,
)
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of, sensible
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import NOW
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.labels import (
    action_label,
    answer_label,
    payment_description,
    payment_label,
    question_text,
    side_label,
    space_label,
)
from kingsforge_bot.games.kings_forge.words.names import card_name, side_name, space_name, visit_paid_text
from kingsforge_bot.games.kings_forge.words.spending import outlook_text, pay_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import BUTTONS, OPTIONS, Button, ButtonStyle, Menu, Message, Option, Row
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title


class Nothing(StrEnum):
    """Why a question is not asked: nothing of the kind can be done, for one reason or another."""

    TO_CLAIM = "nothing-to-claim"
    TO_DOCK = "nothing-to-dock"


_SURE: Final = "sure"
"""The question asked of the one way that is left where its side or space was not named: no claim comes by surprise."""
_PAGE: Final = OPTIONS - 1
_MOST_BUTTONS: Final = BUTTONS
"""So many short answers are buttons, more are a select. A pass has two at most, beside Gather and Dock."""


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
    question, rest = asked(look.view, rest, path.spending)
    question = question or _last_question(look, rest[0], path)
    for answer in path.answers:
        if question is None or answer >= len(question.answers):
            raise UnknownPress
        if question.field != _SURE:
            rest = narrow(rest, **{question.field: question.answers[answer]})
        question, rest = asked(look.view, rest, path.spending)
    return rest[0] if question is None else (question, rest)


def _nothing(verb: str) -> Refused | NoChoiceLeft:
    match verb:
        case "gather":
            return Refused(Nothing.TO_CLAIM, RULE_OF[Reason.NOT_IN_SUPPLY])
        case "dock":
            return Refused(Nothing.TO_DOCK, RULE_OF[Reason.NO_FACE_UP_CARD])
        case _:
            return NoChoiceLeft()


def question_menu(
    l10n: Localizer, look: TableView, path: Path, question: Question, actions: tuple[Action, ...]
) -> Message:
    """The question as buttons or a select; more than 25 answers come in pages.

    Raises UnknownPress for a page there is not.
    """
    if question.field == _SURE:
        return _confirmation(l10n, look, path, actions[0])
    table: Table = look.table
    if question.field in DICE_FIELDS and path.spending is Spending.OPEN:
        return _proposal(l10n, look, path, question.field, actions)
    # A card is turned down for the proposed dice, until others are asked for.
    proposes = question.field == "discarding" and path.spending is not Spending.OTHERS
    # Where the place was chosen with its dice, others stood there.
    leads = path.spending is Spending.OPEN
    path = path.with_dice(Spending.PROPOSED) if proposes else path
    described = proposed(look.view, actions) if proposes else actions
    options = _options(l10n, look, path, question, actions)
    name = "paying-dock" if question.field == "paying" and path.verb == "dock" else question.field
    # Of a place the label alone does not say what it leaves; where all leave the same, nothing stands below it.
    buttons = len(options) <= _MOST_BUTTONS and question.field not in PLACES and all(map(_is_short, options))
    text = _text(l10n, look, described, question_text(l10n, name))
    if question.field in PLACES:
        rule = l10n("spend-rule-dock") if path.verb == "dock" else l10n("spend-rule")
        # A menu asks by itself: its question is not said twice where it is all there is to say.
        asks_alone = not buttons and not any(_chosen(l10n, described))
        text = _text(l10n, look, described, rule) if asks_alone else f"{text}\n{rule}"
    if question.field == "copying":
        text += f"\n{l10n('copy-rule')}"
    other = question.field in PLACES and path.spending is Spending.OTHERS
    before = str(path.with_dice(Spending.OPEN)) if other else _before(path)
    back = Button(l10n("button-back"), ComponentId(table.id, table.seq, before))
    if buttons:
        ways = [
            Button(
                option.label,
                ComponentId(table.id, table.seq, str(path.answered(int(option.value)))),
                ButtonStyle.PRIMARY,
            )
            for option in options
        ]
        if proposes and leads and has_others(narrow(actions, discarding=question.answers[0])):
            ways.append(_other_dice(l10n, table, path))
        return Message(text, ((*ways, *_instead(l10n, look, path)), (back,)))
    menu = Menu(ComponentId(table.id, table.seq, str(path)), question_text(l10n, name), options)
    below = question.field in PLACES and not other and others_of(look, path.given, question, actions)
    return Message(text, (menu, (*([_other_dice(l10n, table, path)] if below else []), back)))


def _before(path: Path) -> str:
    """The question before this one, or the panel from which the first is asked."""
    return str(path.before()) if path.answers else NOW


def _options(
    l10n: Localizer, look: TableView, path: Path, question: Question, actions: tuple[Action, ...]
) -> tuple[Option, ...]:
    """A line for each answer on this page. Raises UnknownPress."""
    state, names = look.view, names_of(l10n, look.table)
    spends = question.field in DICE_FIELDS
    answers = others(state, actions, question) if spends else list(enumerate(question.answers))
    pages = len(answers) > OPTIONS
    if path.start >= (len(answers) if pages else 1):
        raise UnknownPress
    if question.field in PLACES:
        if path.spending is Spending.OTHERS:
            return other_lines(l10n, look, path.given, question, actions)
        return place_lines(l10n, look, question, actions)
    shown = answers[path.start : path.start + _PAGE] if pages else answers
    options = [_option(l10n, question.field, answer, actions, names, str(index)) for index, answer in shown]
    if path.start + len(shown) < len(answers):
        options.append(Option(l10n("menu-more"), f"m{path.start + len(shown)}"))
    return tuple(options)


def _proposal(l10n: Localizer, look: TableView, path: Path, field: str, actions: tuple[Action, ...]) -> Message:
    """One button with the dice that are given up most easily, and what that leaves to roll; others behind another."""
    table: Table = look.table
    one = sensible(look.view, actions)
    pay = ComponentId(table.id, table.seq, str(path.with_dice(Spending.PROPOSED)))
    first = Button(pay_label(l10n, one, field), pay, ButtonStyle.PRIMARY)
    text = _text(l10n, look, actions, outlook_text(l10n, outlooks_of(look.view).of(one)))
    rows: list[Row] = [(first, _other_dice(l10n, table, path))]
    if path.answers:
        rows.append((Button(l10n("button-back"), ComponentId(table.id, table.seq, str(path.before()))),))
    return Message(text, tuple(rows))


def _other_dice(l10n: Localizer, table: Table, path: Path) -> Button:
    press = ComponentId(table.id, table.seq, str(path.with_dice(Spending.OTHERS)))
    return Button(l10n("spend-button-other"), press)


def _is_short(option: Option) -> bool:
    return not option.description and width(option.label) <= WIDE


def _confirmation(l10n: Localizer, look: TableView, path: Path, action: Action) -> Message:
    """The one way that is left, carried out by its button."""
    table: Table = look.table
    sure = ComponentId(table.id, table.seq, str(path.answered(0)))
    names = names_of(l10n, table)
    label, whole = action_button(l10n, action, names), action_label(l10n, action, names)
    button = Button(label, sure, ButtonStyle.PRIMARY)
    told = "" if isinstance(action, Pass) else question_text(l10n, _SURE)
    text = _text(l10n, look, (action,), told, _effect(l10n, action))
    if label != whole:
        text += f"\n{whole}"
    if isinstance(action, Gather | Dock):
        text += f"\n{outlook_text(l10n, outlooks_of(look.view).of(action))}"
    back = Button(l10n("button-back"), ComponentId(table.id, table.seq, _before(path)))
    return Message(text, ((button, *_instead(l10n, look, path)), (back,)))


def _effect(l10n: Localizer, action: Action) -> str:
    """What the one way that is left does; its button says the rest."""
    match action:
        case Gather(side=side, copying=copying):
            return side_label(l10n, copying or side)
        case Dock(space=space):
            return space_label(l10n, space)
        case _:
            return ""


def _text(l10n: Localizer, look: TableView, actions: tuple[Action, ...], told: str, chosen: str = "") -> str:
    chosen = chosen or l10n.listing(_chosen(l10n, actions))
    given = l10n("menu-chosen", chosen=capitalised(chosen), asked=told) if chosen else told
    if isinstance(actions[0], Pass):
        given = l10n.sentences(filter(None, [*passing(l10n, look, legal_now(look.view)), given]))
    said = l10n("about-table", table=bold_title(look.table), text=given)
    return "\n".join(filter(None, [said, for_good(l10n, look, actions)]))


def _instead(l10n: Localizer, look: TableView, path: Path) -> Iterator[Button]:
    """What a player who has pressed Pass can still do instead."""
    if path.verb == "pass":
        verbs = {action.verb for action in legal_now(look.view)}
        for verb in ("gather", "dock"):
            if verb in verbs:
                yield start_button(l10n, look.table, verb)


def start_button(
    l10n: Localizer, table: Table, verb: str, drawn: ButtonStyle = ButtonStyle.SECONDARY, *, disabled: bool = False
) -> Button:
    """Gather, Dock or Pass, from which everything about it is asked."""
    press = ComponentId(table.id, table.seq, str(Path(verb)))
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
                yield l10n("menu-paying", paid=visit_paid_text(l10n, one.paying))
        case _:
            pass


def _claims(actions: Iterable[Action]) -> Iterator[Gather]:
    return (action for action in actions if isinstance(action, Gather))


def _last_question(look: TableView, only: Action, path: Path) -> Question | None:
    """Whether the one way left is meant: asked where neither its side nor its space was named.

    A pass lasts (2.6): it is asked about while anything else is possible; not alone with bots, where it can be undone.
    """
    if isinstance(only, Pass):
        more = any(isinstance(one, Gather | Dock | TakeWood) for one in legal_now(look.view))
        return Question(_SURE, (True,)) if more and not look.table.is_solo(look.view.turn) else None
    return None if path.given.names_place else Question(_SURE, (True,))


def _option(
    l10n: Localizer, field: str, answer: object, actions: tuple[Action, ...], names: Sequence[str], value: str
) -> Option:
    """A line with what it costs, and below it what it does or what becomes of the dice."""
    match field, answer:
        case "paying", tuple():
            # Side and copied side are asked before the dice: here all claims agree on them.
            claim = next(one for one in _claims(actions) if one.paying == answer)
            squares = (l10n, claim.side, claim.copying, claim.paying)
            return Option(payment_label(*squares), value, payment_description(*squares))
        case _:
            return Option(answer_label(l10n, field, answer, names), value)
