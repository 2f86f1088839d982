"""A game that is over in a few lines: for those who were there, and for those who were not."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.luck import Luck, luckiest
from kingsforge_bot.games.kings_forge.advice.story import Best, Steal, Turn, story
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Rolled, Stolen
from kingsforge_bot.games.kings_forge.screens.status import how_won, winner
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.times import lasting
from kingsforge_bot.ui.wording.titles import bold_title

_LUCK: Final = 0.5
_DICE_TOLD: Final = 6
"""Of a roll, the highest first."""


def summary(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[str, ...]:
    """What was played by whom and how long, who won, the luckiest roll, the boldest steal, the turning point."""
    table, people = look.table, People(l10n, names_of(l10n, look.table))
    events = [event for entry in entries for event in entry.events]
    told, luck = story(look.view, events), luckiest(look.view, events)
    everybody = l10n.listing(people.named(sitter.seat) for sitter in table.sitters)
    lasted = lasting(l10n, entries[-1].at - entries[0].at)
    lines = [
        l10n("story-title", table=bold_title(table), who=everybody, lasted=lasted),
        l10n.sentences([winner(l10n, replace(look, seat=None)), how_won(l10n, look.view)]),
        l10n("story-no-luck"),
        l10n("story-no-steal"),
        l10n("story-no-turn"),
    ]
    if luck is not None:
        lines[2] = _luck(l10n, people, luck)
    if told.steal is not None:
        lines[3] = _steal(l10n, people, told.steal)
    if told.turn is not None:
        lines[4] = _turn(l10n, people, told.turn)
    return tuple(unmarked(line) for line in lines)


def facts(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[list[str], list[str]]:
    """The best moment of each seat, then what turned the game and its luckiest roll, for which there may be no room.

    `entries` that count. Who won with what stands above.
    """
    people = People(l10n, names_of(l10n, look.table))
    events = [event for entry in entries for event in entry.events]
    told, luck = story(look.view, events), luckiest(look.view, events)
    best = [_best(l10n, people, one) for one in told.best if one is not None]
    course = list[str]()
    if told.turn is not None:
        course.append(_turn(l10n, people, told.turn))
    # What was rather likely was no luck.
    if luck is not None and luck.odds < _LUCK:
        course.append(_luck(l10n, people, luck))
    return best, course


def _best(l10n: Localizer, people: People, best: Best) -> str:
    who = people.named(best.done.seat)
    match best.done:
        case Stolen(item=item, victim=victim):
            facts = {"item": craft_card_name(l10n, item), "victim": people.named(victim)}
            return l10n("story-best-steal", who=who, round=best.round, **facts)
        case Crafted(item=item):
            won = "yes" if best.won else "no"
            return l10n("story-best-item", who=who, item=craft_card_name(l10n, item), round=best.round, won=won)
        case Rolled(dice=dice):
            return l10n("story-best-roll", who=who, dice=dice_text(l10n, _highest(dice)[:_DICE_TOLD]), round=best.round)
        case _:
            assert_never(best.done)


def _turn(l10n: Localizer, people: People, turn: Turn) -> str:
    who = people.named(turn.seat)
    if turn.item is None:
        return l10n("story-turn", who=who, round=turn.round)
    item = craft_card_name(l10n, turn.item)
    if turn.victim is None:
        return l10n("story-turn-item", who=who, item=item, round=turn.round)
    return l10n("story-turn-steal", who=who, item=item, victim=people.named(turn.victim), round=turn.round)


def _highest(dice: Sequence[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: -die.value)


def _luck(l10n: Localizer, people: People, luck: Luck) -> str:
    """Of what was rolled the highest dice that may lie on the item: others were no luck."""
    boxes = Counter(box.kind for box in luck.card.boxes)
    rolled = {kind: _highest([die for die in luck.rolled.dice if die.kind is kind]) for kind in (*boxes, Kind.LIBRARY)}
    dice = _highest([die for kind, shown in rolled.items() for die in shown[: boxes.get(kind)]])
    facts: dict[str, str | int] = {
        "who": people.named(luck.rolled.seat),
        "dice": dice_text(l10n, dice),
        "item": craft_card_name(l10n, luck.card.item),
        "percent": percent(luck.odds),
        "round": luck.round,
    }
    count = len(luck.rolled.dice)
    return l10n("story-luck-more", count=count, **facts) if count > len(dice) else l10n("story-luck", **facts)


def _steal(l10n: Localizer, people: People, steal: Steal) -> str:
    stolen = steal.stolen
    who, victim, item = people.named(stolen.seat), people.named(stolen.victim), craft_card_name(l10n, stolen.item)
    return l10n("story-steal", who=who, victim=victim, item=item, round=steal.round)
