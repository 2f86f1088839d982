"""The best moves as buttons, where the table allows hints: in private panels, and below the hint that tells why."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, End, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side
from kingsforge_bot.games.kings_forge.screens.gather.questions import legal_now
from kingsforge_bot.games.kings_forge.screens.hints.advised import foresee
from kingsforge_bot.games.kings_forge.screens.hints.ranked import rank, ranked, steps
from kingsforge_bot.games.kings_forge.screens.workbench.offered import prepare as find_offers
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel import end_asked, may_make
from kingsforge_bot.games.kings_forge.strategy.hints import Hint
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.spending import claim_label, visit_label
from kingsforge_bot.games.kings_forge.words.words import card_name, heading, side_name, space_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.i18n.widths import narrowed
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
    """A button for each, with the number of its line; none where hints are off or nothing is to be chosen."""
    if not look.table.hints or len(legal_now(look.view)) < 2:
        return ()
    labels = _labels(l10n, look, [one.action for one in ranked(look.view)])
    return _buttons(
        look, [narrowed(l10n("best-button", place=place, move=move)) for place, move in enumerate(labels, 1)]
    )


def best_lines(l10n: Localizer, look: TableView) -> tuple[str, ...]:
    """In small letters what each costs and brings: buttons have no room for it. None where there are no buttons."""
    if not best_buttons(l10n, look):
        return ()
    found = ranked(look.view)
    told = [
        l10n("best-move", place=place, move=l10n.sentences(_moves(l10n, look, one)))
        for place, one in enumerate(found, 1)
    ]
    return (l10n("best-moves"), *told)


def passes(look: TableView) -> bool:
    """Whether all ways to pass are among the best, and have their buttons there."""
    ways = {one for one in legal_now(look.view) if isinstance(one, Pass)}
    return look.table.hints and len(legal_now(look.view)) > 1 and ways <= {one.action for one in ranked(look.view)}


def hint_buttons(l10n: Localizer, look: TableView, count: int) -> tuple[Button, ...]:
    """Below the numbered moves of a hint."""
    return _buttons(
        look, [l10n("button-do-this"), *(l10n("hint-do-other", place=place) for place in range(2, count + 1))]
    )


def done(l10n: Localizer, look: TableView, place: str) -> Message | Plays:
    """The move of that place; an end that leaves something is asked about first.

    A pass is not: its button says all of it, and what it leaves to do was ranked lower.

    Raises HintsOff, UnknownPress.
    """
    if not look.table.hints:
        raise HintsOff(look.table)
    found = ranked(look.view)
    if place not in [str(one) for one in range(len(found))]:
        raise UnknownPress
    actions = steps(found[int(place)])
    match actions:
        case (End(),) if may_make(look.view):
            return end_asked(l10n, look)
        case _:
            return Plays(actions)


def _labels(l10n: Localizer, look: TableView, actions: Sequence[Action]) -> list[str]:
    """As little as a button beside two others has room for, and no two alike: their lines tell the rest."""
    short = [_named(l10n, look, one) for one in actions]
    return [
        said if short.count(said) == 1 else _told_apart(l10n, look, one)
        for said, one in zip(short, actions, strict=True)
    ]


def _named(l10n: Localizer, look: TableView, action: Action) -> str:
    match action:
        case Gather(side=side, copying=None):
            return card_name(l10n, CARD_OF[side])
        case Gather(side=side, copying=Side() as copied):
            return l10n("label-copying", card=card_name(l10n, CARD_OF[side]), copied=card_name(l10n, CARD_OF[copied]))
        case Dock(space=space):
            return l10n("dock-named", dock=space.value.partition(".")[0])
        case Pass(taking=None):
            return l10n("button-pass")
        case Pass(taking=PassBenefit() as taking):
            return l10n(f"short-pass-{taking.value}")
        case _:
            return action_button(l10n, action, names_of(l10n, look.table))


def _told_apart(l10n: Localizer, look: TableView, action: Action) -> str:
    """With which half of the card, or which space of the dock."""
    match action:
        case Gather(side=side, copying=copied):
            return side_name(l10n, copied or side)
        case Dock(space=space):
            return heading(space_name(l10n, space))
        case _:
            return _named(l10n, look, action)


def _moves(l10n: Localizer, look: TableView, hint: Hint) -> Iterator[str]:
    """What it costs and brings, with the card that it turns face down, and the odds that it changes."""
    match hint.action:
        case Gather() as claim:
            yield l10n("best-move-done", move=claim_label(l10n, claim))
        case Dock() as visit:
            yield l10n("best-move-done", move=visit_label(l10n, visit))
            yield l10n("best-move-turns-down", card=card_name(l10n, visit.discarding))
        case other:
            yield l10n("best-move-done", move=action_label(l10n, other, names_of(l10n, look.table)))
    if hint.before is not None and hint.after is not None:
        before, after = percent(hint.before), percent(hint.after)
        if before != after:
            yield l10n("best-move-odds", before=before, after=after)


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
