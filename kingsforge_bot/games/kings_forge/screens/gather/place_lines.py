"""The lines of a menu of card sides or dock spaces: what each costs and does, and what it leaves to roll."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.core.asking import Question, narrow
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.gather.spending import has_others
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of, sensible
from kingsforge_bot.games.kings_forge.words.labels import side_effect, side_label
from kingsforge_bot.games.kings_forge.words.spending import claim_label, outlook_lines, visit_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.message import OPTIONS, Option

PLACES: Final = frozenset({"side", "copying", "space"})
"""The questions after which it is known what must be paid."""
PROPOSED_LINE: Final = "p"
OTHERS_LINE: Final = "o"
"""The last letter of a line that says which dice are meant."""


def place_lines(l10n: Localizer, state: State, question: Question, actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """A line for each place with the dice that are proposed; at the end one for the other dice of each that has any.

    A dock's dearer space comes behind the others, with the reason, while its cheaper one is free.
    """
    groups = [(index, narrow(actions, **{question.field: answer})) for index, answer in enumerate(question.answers)]
    cheap = cheapest(question.answers)
    groups.sort(key=lambda group: question.answers[group[0]] not in cheap)
    lines, others = list[Option](), list[Option]()
    # Cheapest places only: of a dearer one its own reason is told.
    told = {index: sensible(state, group) for index, group in groups if not _asks_more(question, group)}
    foreseen = [index for index in told if question.answers[index] in cheap]
    below = dict(
        zip(foreseen, outlook_lines(l10n, [outlooks_of(state).of(told[one]) for one in foreseen]), strict=True)
    )
    for index, group in groups:
        if _asks_more(question, group):
            side = group[0].side if isinstance(group[0], Gather) else Side.WORKSHOP_TOP
            lines.append(Option(side_label(l10n, side), str(index), side_effect(l10n, side)))
            continue
        one, said = told[index], below.get(index, l10n("dock-dearer"))
        lines.append(Option(_label(l10n, one), f"{index}{PROPOSED_LINE}", said))
        # Where a card is still to be turned down, that question has a button for the other dice.
        if has_others(group) and not _differ(group, "discarding"):
            label = _label(l10n, one, other=True)
            others.append(Option(label, f"{index}{OTHERS_LINE}", l10n("spend-other-what")))
    if len(lines) + len(others) <= OPTIONS:
        return (*lines, *others)
    # Without room for both every line asks for the dice.
    return tuple([Option(line.label, line.value.removesuffix(PROPOSED_LINE), line.description) for line in lines])


def cheapest(places: Iterable[object]) -> tuple[object, ...]:
    """These without the spaces of a dock that give what a cheaper one among them gives (6)."""
    found: dict[object, object] = {}
    for one in places:
        found.setdefault(_dock(one), one)
    return tuple(found.values())


def _dock(place: object) -> object:
    """What a dearer space shares with a cheaper one; any other place is by itself."""
    return place.value.partition(".")[0] if isinstance(place, Space) else place


def _label(l10n: Localizer, one: Gather | Dock, *, other: bool = False) -> str:
    return claim_label(l10n, one, other=other) if isinstance(one, Gather) else visit_label(l10n, one, other=other)


def _asks_more(question: Question, group: tuple[Action, ...]) -> bool:
    """Whether it is Workshop, which asks what it copies."""
    return question.field == "side" and _differ(group, "copying")


def _differ(actions: tuple[Action, ...], field: str) -> bool:
    return len({getattr(action, field, None) for action in actions}) > 1
