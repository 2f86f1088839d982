"""A game that is over in a few lines: for those who were there, and for those who were not."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, assert_never

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.beats import Beat, Beats
from kingsforge_bot.games.kings_forge.advice.story import Best, Story, Turn, in_doubt, story
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die
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


class Told(NamedTuple):
    """A line of the story, of that round."""

    round: int
    text: str


def summary(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[str, ...]:
    """What was played by whom and how long, who won; then, in their order, the luckiest item, the boldest steal and the
    turning point, nothing twice; last what there was nothing of.
    """
    table = look.table
    people, told, beats = _told(l10n, look, entries)
    everybody = l10n.listing(people.named(sitter.seat) for sitter in table.sitters)
    lasted = lasting(l10n, entries[-1].at - entries[0].at)
    found, items, nothing = list[Told](), set[Item](), list[str]()
    if told.steal is not None:
        found.append(Told(told.steal.round, beat_line(people, beats.of(told.steal.stolen))))
        items.add(told.steal.stolen.item)
    if told.turn is not None:
        found.append(Told(told.turn.round, _turn(people, beats, told.turn, items)))
        items |= {told.turn.item} if told.turn.item is not None else set()
    if (luckiest := beats.luckiest(items)) is not None:
        beat = beats.of(luckiest)
        found.append(Told(beat.round, beat_line(people, beat)))
    elif beats.luckiest() is None:
        nothing.append(l10n("story-no-luck"))
    if told.steal is None:
        nothing.append(l10n("story-no-steal"))
    if told.turn is None:
        nothing.append(l10n("story-no-turn"))
    lines = [
        l10n("story-title", table=bold_title(table), who=everybody, lasted=lasted),
        l10n.sentences([winner(l10n, replace(look, seat=None)), how_won(l10n, look.view)]),
        *(one.text for one in sorted(found, key=lambda one: one.round)),
        *nothing,
    ]
    return tuple(unmarked(line) for line in lines)


def facts(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[list[Told], list[Told]]:
    """The best moment of each seat in the order of the game, then what turned the game and its luckiest item, for which
    there may be no room; nothing twice: who was robbed of theirs is named by the thief's.

    `entries` that count. Who won with what stands above.
    """
    people, told, beats = _told(l10n, look, entries)
    robbed = {(one.done.item, one.done.victim) for one in told.best if one is not None and isinstance(one.done, Stolen)}
    moments = [
        one
        for one in sorted([one for one in told.best if one is not None], key=lambda one: one.round)
        if isinstance(one.done, Rolled) or (one.done.item, one.done.seat) not in robbed
    ]
    best = [Told(one.round, _best(people, beats, one)) for one in moments]
    named = {one.done.item for one in moments if not isinstance(one.done, Rolled)}
    course = list[Told]()
    if told.turn is not None and told.turn.item not in named:
        course.append(Told(told.turn.round, _turn(people, beats, told.turn)))
        named |= {told.turn.item} if told.turn.item is not None else set()
    luckiest = beats.luckiest(named)
    if luckiest is not None and (beat := beats.of(luckiest)).odds is not None and beat.odds < _LUCK:
        # What was rather likely was no luck.
        course.append(Told(beat.round, beat_line(people, beat)))
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
    told = beat.odds is not None and in_doubt(beat.odds)
    did = l10n(f"{name}-odds", percent=percent(beat.odds or 0.0), **who) if told else l10n(name, **who)
    (first, ahead), (second, behind) = beat.score
    score = l10n("story-score", first=people.named(first), ahead=ahead, behind=behind, second=people.named(second))
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


def _turn(people: People, beats: Beats, turn: Turn, told: Collection[Item] = ()) -> str:
    """The item that did it; where that is `told` already, who was ahead."""
    beat = None if turn.item is None or turn.item in told else beats.of_item(turn.item)
    if beat is not None:
        return beat_line(people, beat)
    return people.l10n("story-turn", who=people.named(turn.seat), round=turn.round)


def _highest(dice: Sequence[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: -die.value)
