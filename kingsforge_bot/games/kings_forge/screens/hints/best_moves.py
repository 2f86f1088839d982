"""The best move as a button, where the table allows hints, with what speaks for it."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, End, Gather, Pass
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.hints.reasons import in_brief, in_signs, looks_ahead, reasoned
from kingsforge_bot.games.kings_forge.screens.known.craftable import may_make
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.sign_words import board_signs
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import end_asked
from kingsforge_bot.games.kings_forge.strategy.hint import Hint
from kingsforge_bot.games.kings_forge.words.acting import action_button, priced_button
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import best_button, chosen
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.wording.names import names_of

_SIGNS: Final = (("best-moves-signs", "▲▼"), ("best-moves-lost", "🗑"))
"""What says what the marks on a button mean, and these marks."""


def best_buttons(l10n: Localizer, look: TableView, *, asks_pass: bool = False) -> tuple[Button, ...]:
    """That of the best move alone; none where hints are off or nothing is to be chosen.

    `asks_pass`: it stands where another stood a moment ago, so that a tap too many may hit it. A pass lasts (2.6), and
    is asked about then; not alone with bots, where it can be taken back.
    """
    if not look.offers_best or len(legal_now(look.view)) < 2:
        return ()
    action = ranked(look.view)[0].action
    button = best_button(look.table, 0, narrowed(_named(l10n, look, action)))
    if asks_pass and isinstance(action, Pass) and not look.table.is_solo(look.view.turn):
        button = replace(button, custom_id=ComponentId(look.table.id, look.table.seq, str(pass_path(action))))
    return (button,)


def best_alone(l10n: Localizer, look: TableView) -> str:
    """The best move of all with what speaks for it."""
    return _headed(l10n, look, reasoned)


def best_brief(l10n: Localizer, look: TableView) -> str:
    """The best move of all with its weightiest reason, where more finds no room."""
    return _headed(l10n, look, in_brief)


def best_least(l10n: Localizer, look: TableView) -> str:
    """The same with the price by its signs, as on buttons."""
    return _headed(l10n, look, in_signs)


def _headed(l10n: Localizer, look: TableView, said: Callable[[Localizer, TableView, Hint, Sequence[Hint]], str]) -> str:
    """Under what it is best for: later rounds, or the one that is played."""
    found = ranked(look.view)
    name = "best-foreseen" if looks_ahead(l10n, look, found[0], found) else "best-now"
    return l10n(name, move=said(l10n, look, found[0], found))


def best_signs(l10n: Localizer, look: TableView) -> list[str]:
    """What becomes of dice that are spent, and what the signs of the best move's button mean, for who has not claimed
    yet.

    In the first rounds also what a sign of the picture means. Nothing where no move is told.
    """
    label = "".join(one.label for one in best_buttons(l10n, look))
    if not label:
        return []
    said = [*board_signs(l10n, look.view)]
    if _has_not_begun(look):
        signs = [name for name, marks in _SIGNS if any(mark in label for mark in marks)][:1]
        said = [*map(l10n, ["best-moves-spent", *signs]), *said]
    return [f"-# {l10n.sentences(said)}"] if said else []


def best_off(l10n: Localizer, look: TableView) -> list[str]:
    """What hides the best moves, for who has not claimed yet."""
    return [f"-# {l10n('best-moves-off')}"] if best_buttons(l10n, look) and _has_not_begun(look) else []


def _has_not_begun(look: TableView) -> bool:
    own = look.view.players[look.view.turn]
    return look.view.round == 1 and not own.claims and not own.visits


def passes(look: TableView) -> bool:
    """Whether the only way to pass is the best move, and has its button there."""
    ways = [one for one in legal_now(look.view) if isinstance(one, Pass)]
    return look.offers_best and len(legal_now(look.view)) > 1 and ways == [ranked(look.view)[0].action]


def done(l10n: Localizer, look: TableView, place: str) -> Message | Plays:
    """The move of that place; an end that leaves something is asked about first.

    A pass is not: its button says all of it, and what it leaves to do was ranked lower.

    Raises HintsOff, UnknownPress.
    """
    actions = chosen(look, lambda: ranked(look.view), place).actions
    match actions:
        case (End(),) if may_make(look.view):
            return end_asked(l10n, look)
        case _:
            return Plays(actions)


def pass_button(l10n: Localizer, action: Pass) -> str:
    """A pass with what it takes (2.6)."""
    return l10n("button-pass") if action.taking is None else l10n(f"short-pass-{action.taking.value}")


def pass_path(action: Pass) -> Path:
    """To the question about it."""
    return Path("pass", given=GivenOptions(taking=action.taking))


def _named(l10n: Localizer, look: TableView, action: Action) -> str:
    match action:
        case Gather() | Dock():
            return priced_button(l10n, action)
        case Pass():
            return pass_button(l10n, action)
        case _:
            return action_button(l10n, action, names_of(l10n, look.table))
