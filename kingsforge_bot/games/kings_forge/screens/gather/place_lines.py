"""The lines of a menu of card sides or dock spaces: what each costs and does, and what it leaves to roll."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.asking import Question, narrow
from kingsforge_bot.games.kings_forge.advice.paying import dice_of, sensible_first
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import PROPOSED_LINE, Path
from kingsforge_bot.games.kings_forge.screens.gather.spending import Spending, has_others
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of, sensible
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import is_ranked, ranked
from kingsforge_bot.games.kings_forge.strategy.hints import about
from kingsforge_bot.games.kings_forge.words.labels import side_effect, side_label
from kingsforge_bot.games.kings_forge.words.spending import claim_label, outlook_lines, visit_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import OPTIONS, Option

PLACES: Final = frozenset({"side", "copying", "space"})
"""The questions after which it is known what must be paid."""
Group = tuple[Action, ...]
"""All ways to claim one side or to use one space."""
Worth = tuple[int, float]


def place_lines(l10n: Localizer, look: TableView, question: Question, actions: Group) -> tuple[Option, ...]:
    """A line for each place with the dice that are proposed, the best first; none for the dearer space of a dock of
    which a cheaper one is free.
    """
    groups, cheap = _groups(question, actions), cheapest(question.answers)
    shown = [index for index in groups if question.answers[index] in cheap]
    told = {index: sensible(look.view, groups[index]) for index in shown if not _asks_more(question, groups[index])}
    said = outlook_lines(l10n, [outlooks_of(look.view).of(one) for one in told.values()])
    below = dict(zip(told, said, strict=True))
    shown.sort(key=lambda index: worth(look, told.get(index, groups[index][0]), known=index in told))
    return tuple(
        [
            Option(_label(l10n, told[index]), f"{index}{PROPOSED_LINE}", below[index])
            if index in told
            else copying_line(l10n, groups[index], str(index))
            for index in shown
        ]
    )


def copying_line(l10n: Localizer, ways: Sequence[Action], value: str) -> Option:
    """Of Workshop, which asks what it copies: what it does."""
    assert isinstance(ways[0], Gather)
    return Option(side_label(l10n, ways[0].side), value, side_effect(l10n, ways[0].side))


class _Other(NamedTuple):
    """What a line behind **Other dice** does, and the value of that line; `asks` other dice than the way has."""

    way: Gather | Dock
    value: str
    asks: bool = False
    dearer: bool = False


def other_lines(
    l10n: Localizer, look: TableView, given: GivenOptions, question: Question, actions: Group
) -> tuple[Option, ...]:
    """All payments but those that are proposed, each on a line; then the dearer spaces, which give no more. Where they
    are too many, a line for each place.
    """
    dearer = l10n("dock-dearer")
    return tuple(
        [
            Option(_label(l10n, one.way, other=one.asks), one.value, dearer if one.dearer else "")
            for one in others_of(look, given, question, actions)
        ]
    )


def others_of(look: TableView, given: GivenOptions, question: Question, actions: Group) -> Sequence[_Other]:
    """What those lines do, not yet in words."""
    cheap, lines, dearer, places = cheapest(question.answers), list[_Other](), list[_Other](), list[_Other]()
    for index, group in _groups(question, actions).items():
        # What Workshop copies is asked first, and other dice there.
        if _asks_more(question, group):
            continue
        one = sensible(look.view, group)
        if question.answers[index] not in cheap:
            dearer.append(_Other(one, str(_path(given, one)), dearer=True))
            continue
        ways = [way for way in group if isinstance(way, Gather | Dock)]
        payments = {way.paying: way for way in sorted(ways, key=sensible_first, reverse=True)}
        lines += [
            _Other(way, str(_paid(given, way))) for way in reversed(payments.values()) if way.paying != one.paying
        ]
        if len({dice_of(way) for way in ways if way.paying == one.paying}) > 1:
            # In a trade others are given for the same price.
            lines.append(_Other(one, str(_paid(given, one).with_dice(Spending.OTHERS)), asks=True))
        if has_others(group):
            places.append(_Other(one, str(_path(given, one, Spending.OTHERS)), asks=True))
    every = (*lines, *dearer)
    return every if len(every) <= OPTIONS else (*places, *dearer)


def worth(look: TableView, one: Action, *, known: bool = True) -> Worth:
    """By which lines are sorted: what is advised to the reader, then by how likely the likeliest item is."""
    state: State = look.view
    advised = look.seat == state.turn and look.offers_best and is_ranked(state)
    best = [about(hint.action) for hint in ranked(state)] if advised else []
    likeliest = outlooks_of(state).of(one).likeliest if known and isinstance(one, Gather | Dock) else ()
    place = best.index(about(one)) if about(one) in best else len(best)
    return place, -max([item.after for item in likeliest], default=0.0)


def _path(given: GivenOptions, one: Gather | Dock, spending: Spending = Spending.OPEN) -> Path:
    """To what is still asked of that place."""
    if isinstance(one, Gather):
        return Path(one.verb, given=replace(given, side=one.side, copying=one.copying), spending=spending)
    return Path(one.verb, given=replace(given, space=one.space), spending=spending)


def _paid(given: GivenOptions, one: Gather | Dock) -> Path:
    """The same with its dice."""
    paying = one.paying
    if isinstance(paying, Pool):
        paying = tuple([kind for kind in paying.present for _ in range(paying.count(kind))])
    return _path(replace(given, paying=paying), one)


def _groups(question: Question, actions: Group) -> dict[int, Group]:
    return {index: narrow(actions, **{question.field: answer}) for index, answer in enumerate(question.answers)}


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


def _asks_more(question: Question, group: Group) -> bool:
    """Whether it is Workshop, which asks what it copies."""
    return question.field == "side" and _differ(group, "copying")


def _differ(actions: Group, field: str) -> bool:
    return len({getattr(action, field, None) for action in actions}) > 1
