"""The best moves as buttons, where the table allows hints, and the best of all with what speaks for it."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, End, Gather, Pass
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.hints.reasons import in_brief, reasoned
from kingsforge_bot.games.kings_forge.screens.known.craftable import may_make
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.sign_words import board_signs
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import end_asked
from kingsforge_bot.games.kings_forge.strategy.hints import HINTS
from kingsforge_bot.games.kings_forge.words.acting import action_button, priced_button
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import best_button, chosen
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.wording.names import names_of


def best_buttons(l10n: Localizer, look: TableView, *, asks_pass: bool = False, most: int = HINTS) -> tuple[Button, ...]:
    """A button for each, the best first; none where hints are off or nothing is to be chosen.

    `asks_pass`: they stand where others stood a moment ago, so that a tap too many may hit one. A pass lasts (2.6), and
    is asked about then; not alone with bots, where it can be taken back.
    """
    if not look.offers_best or len(legal_now(look.view)) < 2:
        return ()
    asks_pass = asks_pass and not look.table.is_solo(look.view.turn)
    actions = [one.action for one in ranked(look.view)[:most]]
    labels = map(narrowed, _labels(l10n, look, actions))
    buttons = [best_button(look.table, place, label) for place, label in enumerate(labels)]
    return tuple(
        replace(button, custom_id=ComponentId(look.table.id, look.table.seq, str(pass_path(action))))
        if asks_pass and isinstance(action, Pass)
        else button
        for button, action in zip(buttons, actions, strict=True)
    )


def best_alone(l10n: Localizer, look: TableView) -> str:
    """The best move of all with what speaks for it."""
    best, *behind = ranked(look.view)
    return l10n("best-foreseen", move=reasoned(l10n, look, best, behind))


def best_brief(l10n: Localizer, look: TableView) -> str:
    """The best move of all with its weightiest reason, where more finds no room."""
    best, *behind = ranked(look.view)
    return l10n("best-foreseen", move=in_brief(l10n, look, best, behind))


def best_signs(l10n: Localizer, look: TableView) -> list[str]:
    """What the signs of buttons mean, and what becomes of dice that are spent, for who has not claimed yet.

    In the first rounds also what a sign of the picture means. Nothing where no move is told.
    """
    if not best_buttons(l10n, look):
        return []
    own = look.view.players[look.view.turn]
    first = look.view.round == 1 and not own.claims and not own.visits
    said = [*([l10n("best-moves-signs")] if first else []), *board_signs(l10n, look.view)]
    return [f"-# {l10n.sentences(said)}"] if said else []


def passes(look: TableView, most: int = HINTS) -> bool:
    """Whether all ways to pass are among so many of the best, and have their buttons there."""
    ways = {one for one in legal_now(look.view) if isinstance(one, Pass)}
    return (
        look.offers_best and len(legal_now(look.view)) > 1 and ways <= {one.action for one in ranked(look.view)[:most]}
    )


def do_this(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    """Below the move of a hint."""
    return (best_button(look.table, 0, l10n("button-do-this")),)


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


def _labels(l10n: Localizer, look: TableView, actions: Sequence[Action]) -> list[str]:
    """What it is and what it costs, as little as tells it, and no two alike."""
    short = [_named(l10n, look, one) for one in actions]
    return [
        # With the card that a visit turns down, or all of the action.
        said if short.count(said) == 1 else action_button(l10n, one, names_of(l10n, look.table))
        for said, one in zip(short, actions, strict=True)
    ]


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
