"""A game that is over in a few lines: for those who were there, and for those who were not."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.beats import Beat, Beats
from kingsforge_bot.games.kings_forge.advice.luck import Luck
from kingsforge_bot.games.kings_forge.advice.story import Best, Story, Turn, story
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
    """What was played by whom and how long, who won, the luckiest item, the boldest steal, the turning point."""
    table = look.table
    people, told, beats = _told(l10n, look, entries)
    everybody = l10n.listing(people.named(sitter.seat) for sitter in table.sitters)
    lasted = lasting(l10n, entries[-1].at - entries[0].at)
    lines = [
        l10n("story-title", table=bold_title(table), who=everybody, lasted=lasted),
        l10n.sentences([winner(l10n, replace(look, seat=None)), how_won(l10n, look.view)]),
        l10n("story-no-luck"),
        l10n("story-no-steal"),
        l10n("story-no-turn"),
    ]
    if beats.luckiest is not None:
        lines[2] = _luck(l10n, people, beats.luckiest)
    if told.steal is not None:
        lines[3] = beat_line(people, beats.of(told.steal.stolen))
    if told.turn is not None:
        lines[4] = _turn(people, beats, told.turn)
    return tuple(unmarked(line) for line in lines)


def facts(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[list[str], list[str]]:
    """The best moment of each seat in the order of the game, then what turned the game and its luckiest roll, for which
    there may be no room; nothing twice.

    `entries` that count. Who won with what stands above.
    """
    people, told, beats = _told(l10n, look, entries)
    moments = sorted([one for one in told.best if one is not None], key=lambda one: one.round)
    best = [_best(people, beats, one) for one in moments]
    named = {one.done.item for one in moments if not isinstance(one.done, Rolled)}
    course = list[str]()
    if told.turn is not None and told.turn.item not in named:
        course.append(_turn(people, beats, told.turn))
    # What was rather likely was no luck.
    luck = beats.luckiest
    if luck is not None and luck.odds < _LUCK and luck.card.item not in named:
        course.append(_luck(l10n, people, luck))
    return best, course


def _told(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[People, Story, Beats]:
    events = [event for entry in entries for event in entry.events]
    told = story(look.view, events)
    return People(l10n, names_of(l10n, look.table)), told, Beats(look.view, events, told)


def beat_line(people: People, beat: Beat) -> str:
    """Who made or stole what, how likely that was, and what came of it."""
    l10n, made = people.l10n, beat.made
    who: dict[str, str | int] = {"who": people.named(made.seat), "item": craft_card_name(l10n, made.item)}
    name = "story-made"
    if isinstance(made, Stolen):
        name, who["victim"] = "story-stole", people.named(made.victim)
    did = l10n(name, **who) if beat.odds is None else l10n(f"{name}-odds", percent=percent(beat.odds), **who)
    score = ":".join(map(str, beat.score))
    then = (
        l10n("story-then-stolen", thief=people.named(beat.thief))
        if beat.thief is not None
        else l10n(f"story-then-{beat.meant}", score=score)
    )
    return l10n("story-beat", round=beat.round, did=did, then=then)


def _best(people: People, beats: Beats, best: Best) -> str:
    match best.done:
        case Stolen() | Crafted():
            return beat_line(people, beats.of(best.done))
        case Rolled(dice=dice):
            rolled = dice_text(people.l10n, _highest(dice)[:_DICE_TOLD])
            return people.l10n("story-best-roll", who=people.named(best.done.seat), dice=rolled, round=best.round)
        case _:
            assert_never(best.done)


def _turn(people: People, beats: Beats, turn: Turn) -> str:
    beat = None if turn.item is None else beats.of_item(turn.item)
    if beat is not None:
        return beat_line(people, beat)
    return people.l10n("story-turn", who=people.named(turn.seat), round=turn.round)


def _highest(dice: Sequence[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: -die.value)


def _luck(l10n: Localizer, people: People, luck: Luck) -> str:
    """Of what was rolled the highest dice that may lie on the item: others were no luck."""
    boxes = Counter(box.kind for box in luck.card.boxes)
    rolled = {kind: _highest([die for die in luck.rolled.dice if die.kind is kind]) for kind in (*boxes, Kind.LIBRARY)}
    dice = _highest([die for kind, shown in rolled.items() for die in shown[: boxes.get(kind)]])
    return l10n(
        "story-luck",
        who=people.named(luck.rolled.seat),
        dice=dice_text(l10n, dice),
        item=craft_card_name(l10n, luck.card.item),
        percent=percent(luck.odds),
        round=luck.round,
    )
