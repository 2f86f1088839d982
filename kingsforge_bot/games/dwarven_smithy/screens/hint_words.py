"""A hint in words: what the strong player would do, followed by what speaks for it."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.hint_reasons import hint_reasons, risk
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import Step, stepwise
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import brief_label, draws_label, several_label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.types import TableView


def hint_line(say: Telling, look: TableView, hint: Hint) -> str:
    """All of a hint in one line: its sentences, then why it comes before another hint.

    Below the line of its only step a whole turn tells no more than what ends it.
    """
    if hint.whole and len(_presses(say, look, hint)) == 1:
        return say.l10n("hint-then", step=_closing(say, look, hint))
    return say.l10n.sentences([*hint_sentences(say, look, hint), *_why_first(say, hint)])


def hint_sentences(say: Telling, look: TableView, hint: Hint) -> tuple[str, ...]:
    """The move and what speaks for it, sentence by sentence; of a whole turn its steps in one sentence."""
    if hint.whole:
        told = [brief_label(say, pressed, before) for pressed, before in _presses(say, look, hint)]
        told += [_closing(say, look, hint)] if hint.closing else []
        text = "hint-whole-turn" if hint.closing else "hint-all"
        return (say.l10n(text, count=len(told), steps=say.l10n.steps(told)), *risk(say, look.view, hint))
    return (say.l10n("hint-line", action=_move(say, look, hint)), *hint_reasons(say, look, hint))


def hint_label(say: Telling, look: TableView, hint: Hint) -> str:
    """What a hint's button does, in its longest form: the action, all draws, or so many steps."""
    if hint.whole:
        count = len(_presses(say, look, hint))
        if count == 1:
            # Its first step has a button of its own.
            return say.l10n("do-then-draw", cards=len(hint.closing))
        return say.l10n("do-all", count=count + bool(hint.closing))
    draws = [one for one in hint.actions if isinstance(one, a.Draw)]
    return draws_label(say, draws, look.view) if len(draws) > 1 else several_label(say, hint.actions, look.view)


def _move(say: Telling, look: TableView, hint: Hint) -> str:
    """The action and, of a craft, which resources are laid out for it: that its card is goes without saying."""
    crafted = hint.action.card if isinstance(hint.action, a.Craft) else None
    before = [one for one in hint.laid_out if not (isinstance(one, a.Play | a.Move) and one.card == crafted)]
    action = hint_label(say, look, hint)
    return say.l10n.steps([several_label(say, before, look.view), action]) if before else action


def _closing(say: Telling, look: TableView, hint: Hint) -> str:
    """What ends a whole turn."""
    draws = [one for one in hint.closing if isinstance(one, a.Draw)]
    return draws_label(say, draws, look.view) if draws else say.l10n("do-end")


def _presses(say: Telling, look: TableView, hint: Hint) -> Sequence[tuple[tuple[Step, ...], State]]:
    """The steps of a whole turn, press by press, and the table before each: a sale changes what the warehouse has."""
    return tuple(stepwise(say.cards, look.view, [one for one in hint.actions if isinstance(one, Step)]))


def _why_first(say: Telling, hint: Hint) -> Iterator[str]:
    """Why the hint comes before another one, where that is known."""
    match hint.better_than:
        case (place, None):
            yield say.l10n("hint-before-draw", place=place)
        case (place, coins):
            yield say.l10n("hint-before", place=place, coins=coins)
        case None:
            pass
