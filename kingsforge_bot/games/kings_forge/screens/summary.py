"""A game that is over in a few lines: for those who were there, and for those who were not."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.luck import lucks
from kingsforge_bot.games.kings_forge.advice.story import Fruitless, Step, Story, story
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Stolen
from kingsforge_bot.games.kings_forge.screens.status import how_won, winner
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.phone import SMALL_LETTERS, letters
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.times import lasting
from kingsforge_bot.ui.wording.titles import bold_title

_NOTABLE: Final = 0.5
"""Odds below which it is told how likely an item was: what was rather likely was no luck."""
_DICE_TOLD: Final = 6
"""Of a roll, the highest first."""
_LINES: Final = 6
_Odds = Mapping[Crafted | Stolen, float]


def summary(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[str, ...]:
    """What was played by whom and how long, who won; then every item won, as `course` tells it."""
    table, people = look.table, People(l10n, names_of(l10n, look.table))
    everybody = l10n.listing(people.named(sitter.seat) for sitter in table.sitters)
    lasted = lasting(l10n, entries[-1].at - entries[0].at)
    lines = [
        l10n("story-title", table=bold_title(table), who=everybody, lasted=lasted),
        l10n.sentences([winner(l10n, replace(look, seat=None)), how_won(l10n, look.view)]),
        *next(course(l10n, look, entries)),
    ]
    return tuple(unmarked(line) for line in lines)


def course(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Iterator[list[str]]:
    """Every item won, round by round in about six lines, and the best roll of who made none; then the same in less
    room: without those rolls, without odds and turning point, at last in a single line. Who won with what stands above.

    `entries` that count.
    """
    events = [event for entry in entries for event in entry.events]
    told, people = story(look.view, events), People(l10n, names_of(l10n, look.table))
    odds = {made: luck.odds for made, luck in lucks(look.view, events)}
    whole, bare = _rounds(people, told, odds), _rounds(people, replace(told, turn=None), {})
    packed = _packed(l10n, whole) or [l10n("story-no-luck")]
    yield [*packed, *(_fruitless(people, one) for one in told.fruitless)]
    yield packed
    yield _packed(l10n, bare)
    yield [l10n.sentences(bare)]


def _rounds(people: People, told: Story, odds: _Odds) -> list[str]:
    """A line for each round in which items were won, and in that since which the winner was ahead, that too (5.4)."""
    l10n, lines = people.l10n, list[str]()
    rounds = sorted({one.round for one in told.steps})
    for number in rounds:
        steps = [one for one in told.steps if one.round == number]
        deeds = [_deed(people, *whose, list(same), odds) for whose, same in groupby(steps, key=_whose)]
        if told.turn is not None and told.turn.round == number != rounds[-1]:
            deeds.append(l10n("story-turn", who=people.named(told.turn.seat)))
        lines.append(l10n("story-round", round=number, deeds=l10n.steps(deeds)))
    return lines


def _packed(l10n: Localizer, lines: Sequence[str]) -> list[str]:
    """Rounds side by side where they are more than a few: as many as fill a line of a phone, else two, or three."""
    packed = list(lines)
    for room in (1, 2, 3):
        if len(packed) <= _LINES:
            break
        packed = list(lines[:1])
        for line in lines[1:]:
            both = l10n.sentences([packed[-1], line])
            packed[-1:] = [both] if letters(both) < room * SMALL_LETTERS else [packed[-1], line]
    return packed


def _whose(step: Step) -> tuple[Seat, Seat | None]:
    """Who won it, and whom they stole it from."""
    return step.won.seat, step.made.victim if isinstance(step.made, Stolen) else None


def _deed(people: People, seat: Seat, victim: Seat | None, steps: Sequence[Step], odds: _Odds) -> str:
    """Who made or stole what, and how likely that was where it was not."""
    l10n, items = people.l10n, list[str]()
    for step in steps:
        item, share = craft_card_name(l10n, step.won.item), 1.0 if step.made is None else odds.get(step.made, 1.0)
        items.append(l10n("story-odds", item=item, percent=percent(share)) if share < _NOTABLE else item)
    who, listed = people.named(seat), l10n.listing(items)
    if victim is None:
        return l10n("story-made", who=who, items=listed)
    return l10n("story-stole", who=who, items=listed, victim=people.named(victim))


def _fruitless(people: People, one: Fruitless) -> str:
    dice = dice_text(people.l10n, _highest(one.rolled.dice)[:_DICE_TOLD])
    return people.l10n("story-best-roll", who=people.named(one.rolled.seat), dice=dice, round=one.round)


def _highest(dice: Sequence[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: -die.value)
