"""Tutorials in messages. Where somebody is stands in the buttons' ids, so that any of them works after a restart."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.core.portraits import Portrait, at_table
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.tutorial.lesson import Answer
from kingsforge_bot.tutorial.walk import Outcome, answered, happened_before, position
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.book import Lesson
from kingsforge_bot.ui.game.rulebooks import GameRules, Rulebooks
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.learning.rules import TUTORIAL, entry_text, lesson_label, rule_label
from kingsforge_bot.ui.learning.ways import play_buttons
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, cut, rows_of

Rows = tuple[tuple[Button, ...], ...]
_RULE: Final = f"{TUTORIAL} rule"
_GAME: Final = r"([a-z][a-z_]{0,40})"
_FORM: Final = re.compile(rf"{TUTORIAL}(?: {_GAME})?(?: ([0-9]{{1,2}})(?: ([0-9]))?)?", re.ASCII)
"""The game unless it is the first, the step, and the number of an answer."""
_RULE_FORM: Final = re.compile(rf"{_RULE}(?: {_GAME})? ([0-9]{{1,2}}) ([0-9])", re.ASCII)
"""The same with the number of a rule that the step reads from."""


class _Lecture(msgspec.Struct, frozen=True):
    """One game taught to somebody."""

    ctx: Context
    rules: GameRules
    lesson: Lesson

    @property
    def own(self) -> Localizer:
        """The pupil's language in the game's words."""
        return self.ctx.l10n.of(self.rules.game)

    @property
    def names(self) -> tuple[str, str]:
        """By seat."""
        return self.ctx.name, self.ctx.l10n("tutorial-bot")

    @property
    def heads(self) -> tuple[Portrait, ...]:
        """By seat, as they would be drawn at a table."""
        user = self.ctx.user
        chosen = self.ctx.app.service.preferences.of(user).portrait
        return at_table([chosen, None], [False, True], [user, self.names[1]])

    @property
    def game(self) -> Any:
        return self.ctx.app.service.play.game(self.rules.game)

    @property
    def last(self) -> int:
        return len(self.lesson.script.steps) - 1

    def press(self, words: str = "", what: str = TUTORIAL) -> ComponentId:
        return ComponentId(NO_TABLE, 0, f"{what} {self.rules.in_ids(words)}".rstrip())


async def offered(ctx: Context, books: Rulebooks) -> Message:
    """The first step of the one tutorial that is meant; else which there are."""
    lessons = books.lessons()
    if len(lessons) == 1:
        return await _begin(_lecture(ctx, lessons[0]))
    return Message(ctx.l10n("tutorial-which"), rows_of(invitations(ctx.l10n, books)))


def invitations(l10n: Localizer, books: Rulebooks) -> tuple[Button, ...]:
    """A button for each game that can be learned."""
    return tuple(
        Button(lesson_label(l10n, books, rules), ComponentId(NO_TABLE, 0, f"{TUTORIAL} {rules.in_ids()}".rstrip()))
        for rules in books.lessons()
    )


@personal(TUTORIAL)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """What an answer leads to: the next step, or the same one with why not. Raises UnknownPress."""
    at, step, answer = _read(ctx, _FORM, button)
    if step is None:
        return await _begin(at)
    try:
        return await (_stands(at, int(step)) if answer is None else _answered(at, int(step), int(answer)))
    except IndexError:
        raise UnknownPress from None


@personal(_RULE, beside=True)
async def rule_pressed(ctx: Context, button: Pressed) -> Message:
    """A rule that a step reads from, in a message of its own: whoever dismisses it is back. Raises UnknownPress."""
    at, step, number = _read(ctx, _RULE_FORM, button)
    await ctx.app.can_read(at.rules.game)
    try:
        entry = _reads(at, int(step))[int(number)]
    except IndexError:
        raise UnknownPress from None
    return Message(cut(f"{entry_text(ctx.l10n, entry)}\n{ctx.l10n('tutorial-rule-back')}", TEXT))


def _read(ctx: Context, form: re.Pattern[str], button: Pressed) -> tuple["_Lecture", Any, Any]:
    """The lecture and what stands behind it in an id of that form. Raises UnknownPress."""
    match = form.fullmatch(button.press.payload)
    rules = None if match is None else ctx.app.titles.rulebooks.in_id(match[1] or "")
    if match is None or rules is None:
        raise UnknownPress
    return _lecture(ctx, rules), match[2], match[3]


async def _answered(at: _Lecture, step: int, chosen: int) -> Message:
    await at.ctx.app.can_read(at.rules.game)
    outcome = answered(at.game, at.lesson.script, step, chosen)
    events: Sequence[Any] = outcome.events
    shows: Sequence[str] = ()
    if not outcome.answer.right:
        lines, rows = [_progress(at, step), *_why_not(at, step, outcome), *_again(at, step)], _buttons(at, step)
    elif step < at.last:
        step += 1
        lines, rows = [_onward(at, step, outcome), *_happened(at, outcome), *_step(at, step)], _buttons(at, step)
    else:
        lines, rows, shows = _end(at, outcome), _ways_on(at), at.lesson.script.ends
        if not shows:
            lines = [*_happened(at, outcome), *lines]
        events = (*happened_before(at.game, at.lesson.script, step), *events)
    return await _shown(at, step, outcome.state, events, lines, rows, shows)


async def _stands(at: _Lecture, step: int) -> Message:
    """A step as the right answer before it led there. Raises IndexError for one there is not."""
    if step == 0:
        return await _begin(at)
    before = at.lesson.script.steps[:-1][step - 1]
    return await _answered(at, step - 1, before.answers.index(before.right))


def _lecture(ctx: Context, rules: GameRules) -> _Lecture:
    if rules.lesson is None:
        raise UnknownPress
    return _Lecture(ctx, rules, rules.lesson)


async def _begin(at: _Lecture) -> Message:
    await at.ctx.app.can_read(at.rules.game)
    lines = [_progress(at, 0), *_step(at, 0)]
    return await _shown(at, 0, position(at.game, at.lesson.script, 0), (), lines, _buttons(at, 0))


async def _shown(
    at: _Lecture,
    step: int,
    state: Any,
    events: Sequence[Any],
    lines: list[str],
    rows: Rows,
    shows: Sequence[str] = (),
) -> Message:
    """The lines with what the step shows of the position, or these parts; without picture as much in words as fits."""
    heading, names = at.ctx.l10n("tutorial-heading"), at.names
    screens = at.ctx.app.titles.of(at.rules.game).screens
    shows = shows or at.lesson.script.steps[step].shows
    drawing = screens.pictures.position(at.own, state, heading, names, events, shows, at.heads)
    picture = await at.ctx.app.pictures.drawn(drawing)
    text = "\n".join(lines)
    if picture is None:
        text = cut(f"{text}\n\n{screens.boards.words(at.own, state, names)}", TEXT)
    return Message(text, rows, picture)


def _progress(at: _Lecture, step: int) -> str:
    return at.ctx.l10n("tutorial-progress", number=step + 1, all=len(at.lesson.script.steps))


def _onward(at: _Lecture, step: int, outcome: Outcome[Any, Any]) -> str:
    """The same, where the answer before was right: why, unless what happened says it."""
    why = f"tutorial-{at.lesson.script.steps[step - 1].name}-{outcome.answer.name}"
    counted = {"number": step + 1, "all": len(at.lesson.script.steps)}
    if at.own.knows(why):
        return at.ctx.l10n("tutorial-onward-why", why=at.own(why), **counted)
    return at.ctx.l10n("tutorial-onward", **counted)


def _step(at: _Lecture, step: int) -> list[str]:
    return [at.own(f"tutorial-{at.lesson.script.steps[step].name}"), _task(at, step)]


def _again(at: _Lecture, step: int) -> list[str]:
    """The same below why not: it has been read once, so it is small, and all of it fits a phone."""
    explained = at.own(f"tutorial-{at.lesson.script.steps[step].name}")
    return [*_small(explained.splitlines()), _task(at, step)]


def _small(lines: Iterable[str]) -> Iterator[str]:
    """In small letters, so that a phone shows all of it with the picture."""
    return (f"-# {line.removeprefix('-# ')}" for line in lines)


def _task(at: _Lecture, step: int) -> str:
    return at.ctx.l10n("tutorial-task", task=at.own(f"tutorial-task-{at.lesson.script.steps[step].name}"))


def _buttons(at: _Lecture, step: int) -> Rows:
    """The answers, and below them the rules that the step speaks of by their numbers."""
    return (_answers(at, step), _rule_buttons(at, step))


def _reads(at: _Lecture, step: int) -> list[Entry]:
    known = at.rules.entries
    return [known[one] for one in at.lesson.script.steps[step].reads if one in known]


def _rule_buttons(at: _Lecture, step: int) -> tuple[Button, ...]:
    return tuple(
        Button(rule_label(at.ctx.l10n, one), at.press(f"{step} {number}", _RULE))
        for number, one in enumerate(_reads(at, step))
    )


def _ways_on(at: _Lecture) -> Rows:
    """A game of one's own, if there is anybody to play it with, or all of it once more."""
    again = Button(at.ctx.l10n("button-start-over"), at.press())
    return ((*play_buttons(at.ctx.l10n, at.ctx.app.titles, at.rules.game), again),)


def _answers(at: _Lecture, step: int) -> tuple[Button, ...]:
    return tuple(
        Button(_label(at, step, answer), at.press(f"{step} {number}"), ButtonStyle.PRIMARY)
        for number, answer in enumerate(at.lesson.script.steps[step].answers)
    )


def _label(at: _Lecture, step: int, answer: Answer) -> str:
    own = at.own
    if answer.said or answer.move is None:
        return own(f"tutorial-say-{at.lesson.script.steps[step].name}-{answer.name}")
    return at.lesson.label(own, at.game.parse(answer.move.do), at.names)


def _happened(at: _Lecture, outcome: Outcome[Any, Any]) -> list[str]:
    """What the answer came to, in small letters: what follows from it is what is to be read."""
    if not outcome.events:
        return []
    return [*_small(at.lesson.told(at.own, outcome.events, at.names).splitlines())]


def _why_not(at: _Lecture, step: int, outcome: Outcome[Any, Any]) -> list[str]:
    own = at.own
    why = own(f"tutorial-{at.lesson.script.steps[step].name}-{outcome.answer.name}")
    if outcome.refused is not None:
        why = own.sentences([at.lesson.refusal(own, outcome.refused, at.names), why])
    return [f"> {why}"]


def _end(at: _Lecture, outcome: Outcome[Any, Any]) -> list[str]:
    own = at.own
    consequence = own(f"tutorial-{at.lesson.script.steps[at.last].name}-{outcome.answer.name}")
    return [consequence, "", at.ctx.l10n("tutorial-end")]
