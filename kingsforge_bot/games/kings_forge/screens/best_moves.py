"""The best moves as buttons, where the table allows hints: in private panels, and below the hint that tells why."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.rules.actions import End, Pass
from kingsforge_bot.games.kings_forge.screens.advised import foresee
from kingsforge_bot.games.kings_forge.screens.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.offered import prepare as find_offers
from kingsforge_bot.games.kings_forge.screens.questions import Path, legal_now
from kingsforge_bot.games.kings_forge.screens.ranked import rank, ranked, steps
from kingsforge_bot.games.kings_forge.screens.settling import settled
from kingsforge_bot.games.kings_forge.screens.turn_panel import end_asked, may_make
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Button, ButtonStyle, Message
from kingsforge_bot.ui.wording import names_of

BEST: Final = "best"
"""Begins the id of a button; the move's place in the ranking follows, from 0."""


def prepare(look: TableView) -> Callable[[StillWanted], None] | None:
    """What the screens of the awaited seat tell and takes long; None where all of it is known."""
    works = [
        find_offers(look.view),
        foresee(look.view, legal_now(look.view)),
        rank(look.view) if look.table.hints else None,
    ]
    left = [work for work in works if work is not None]
    if not left:
        return None

    def look_into(still_wanted: StillWanted) -> None:
        for work in left:
            work(still_wanted)

    return look_into


def best_buttons(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    """A button for each, called by what it does; none where hints are off or nothing is to be chosen."""
    if not look.table.hints or len(legal_now(look.view)) < 2:
        return ()
    names = names_of(l10n, look.table)
    return _buttons(look, [action_button(l10n, one.action, names) for one in ranked(look.view)])


def hint_buttons(l10n: Localizer, look: TableView, count: int) -> tuple[Button, ...]:
    """Below the numbered moves of a hint."""
    return _buttons(
        look, [l10n("button-do-this"), *(l10n("hint-do-other", place=place) for place in range(2, count + 1))]
    )


def done(l10n: Localizer, look: TableView, place: str) -> Message | Plays:
    """The move of that place; a pass, and an end that leaves something, are asked about first.

    Raises HintsOff, UnknownPress.
    """
    if not look.table.hints:
        raise HintsOff(look.table)
    found = ranked(look.view)
    if place not in [str(one) for one in range(len(found))]:
        raise UnknownPress
    actions = steps(found[int(place)])
    match actions:
        case (Pass(taking=taking),):
            return settled(l10n, look, Path("pass", given=GivenOptions(taking=taking)))
        case (End(),) if may_make(look.view):
            return end_asked(l10n, look)
        case _:
            return Plays(actions)


def _buttons(look: TableView, labels: Sequence[str]) -> tuple[Button, ...]:
    """The best in green."""
    return tuple(
        Button(
            label,
            ComponentId(look.table.id, look.table.seq, f"{BEST} {place}"),
            ButtonStyle.MAIN if place else ButtonStyle.GO,
        )
        for place, label in enumerate(labels)
    )
