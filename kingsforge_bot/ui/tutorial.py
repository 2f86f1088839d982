"""The tutorial in messages. Where somebody is stands in the buttons' ids, so that any of them works after a restart."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.words.headline import headline
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.refusals import refusal
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.tutorial.lesson import Answer
from kingsforge_bot.tutorial.walk import Outcome, answered, position
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.custom_id import NO_TABLE, Press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.rules import BESIDE, TUTORIAL, related_buttons

Rows = tuple[tuple[Button, ...], ...]
_GAME: Final = "kings_forge"
_LAST: Final = len(SCRIPT.steps) - 1
_FORM: Final = re.compile(r"tutorial(?: ([0-9]{1,2}) ([0-9]))?", re.ASCII)


class Pupil(msgspec.Struct, frozen=True):
    """Who is taught: in which language, and the name to be called by, as Discord gives it."""

    l10n: Localizer
    name: str

    @property
    def own(self) -> Localizer:
        """The language in the game's words."""
        return self.l10n.of(_GAME)

    @property
    def names(self) -> tuple[str, str]:
        """By seat."""
        return self.name, self.l10n("tutorial-bot")


async def begin(app: App, pupil: Pupil) -> Message:
    """The first step."""
    start = position(app.service.play.game(_GAME), SCRIPT, 0)
    return await _shown(app, pupil, start, (), _step(pupil, 0), _buttons(app, pupil, 0))


async def pressed(app: App, pupil: Pupil, press: Press) -> Message:
    """What an answer leads to: the next step, or the same one with why not. Raises UnknownPress."""
    match = _FORM.fullmatch(press.payload)
    if match is None:
        raise UnknownPress
    if match[1] is None:
        return await begin(app, pupil)
    step = int(match[1])
    try:
        outcome = answered(app.service.play.game(_GAME), SCRIPT, step, int(match[2]))
    except IndexError:
        raise UnknownPress from None
    if not outcome.answer.right:
        lines, rows = [*_why_not(pupil, step, outcome), *_step(pupil, step)], _buttons(app, pupil, step)
    elif step < _LAST:
        lines, rows = [*_happened(pupil, outcome), *_step(pupil, step + 1)], _buttons(app, pupil, step + 1)
    else:
        again = Button(pupil.l10n("button-start-over"), Press(NO_TABLE, 0, TUTORIAL))
        lines, rows = [*_happened(pupil, outcome), *_end(pupil, outcome)], ((again,),)
    return await _shown(app, pupil, outcome.state, outcome.events, lines, rows)


async def _shown(
    app: App, pupil: Pupil, state: State, events: Sequence[Event], lines: list[str], rows: Rows
) -> Message:
    """The lines with the position's picture; below them as much of it in words as fits, where there is none."""
    heading = pupil.l10n("tutorial-heading")
    screens = app.titles.of(_GAME).screens
    picture = await app.pictures.drawn(screens.position(pupil.l10n, state, heading, pupil.names, events))
    text = "\n".join(lines)
    if picture is None:
        text = cut(f"{text}\n\n{text_board(pupil.own, state, pupil.names)}", TEXT)
    return Message(text, rows, picture)


def _step(pupil: Pupil, step: int) -> list[str]:
    l10n, own = pupil.l10n, pupil.own
    name = SCRIPT.steps[step].name
    progress = l10n("tutorial-progress", number=step + 1, all=len(SCRIPT.steps))
    task = l10n("tutorial-task", task=own(f"tutorial-task-{name}"))
    return [progress, own(f"tutorial-{name}"), task]


def _buttons(app: App, pupil: Pupil, step: int) -> Rows:
    """The answers, and below them the rules that the step speaks of, which open beside it."""
    return (
        _answers(app, pupil, step),
        related_buttons(pupil.l10n, app.book, SCRIPT.steps[step].reads, how=BESIDE),
    )


def _answers(app: App, pupil: Pupil, step: int) -> tuple[Button, ...]:
    answers = SCRIPT.steps[step].answers
    return tuple(
        Button(_label(app, pupil, step, answer), Press(NO_TABLE, 0, f"{TUTORIAL} {step} {number}"), ButtonStyle.MAIN)
        for number, answer in enumerate(answers)
    )


def _label(app: App, pupil: Pupil, step: int, answer: Answer) -> str:
    if answer.move is None or answer.spoken:
        own = pupil.own
        return own(f"tutorial-say-{SCRIPT.steps[step].name}-{answer.name}")
    action = app.service.play.game(_GAME).parse(answer.move.do)
    return action_label(pupil.own, action, pupil.names)


def _happened(pupil: Pupil, outcome: Outcome[State, Event]) -> list[str]:
    if not outcome.events:
        return []
    return [headline(pupil.own, [(event, False) for event in outcome.events], pupil.names), ""]


def _why_not(pupil: Pupil, step: int, outcome: Outcome[State, Event]) -> list[str]:
    l10n = own = pupil.own
    why = own(f"tutorial-{SCRIPT.steps[step].name}-{outcome.answer.name}")
    if outcome.refused is not None and not outcome.answer.spoken:
        why = l10n.sentences([refusal(l10n, outcome.refused, pupil.names), why])
    return [f"> {why}", ""]


def _end(pupil: Pupil, outcome: Outcome[State, Event]) -> list[str]:
    own = pupil.own
    consequence = own(f"tutorial-{SCRIPT.steps[_LAST].name}-{outcome.answer.name}")
    return [consequence, "", pupil.l10n("tutorial-end")]
