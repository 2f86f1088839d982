"""A game that is over in a few lines: for those who were there, and for those who were not."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.story import Luck, Steal, Step, Turn, story
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Stolen
from kingsforge_bot.games.kings_forge.screens.status import how_won, winner
from kingsforge_bot.games.kings_forge.words.words import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.wording import bold_title, lasting, names_of

_DICE_TOLD: Final = 6
"""Of the luckiest roll, the highest first."""


def summary(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> tuple[str, ...]:
    """What was played by whom and how long, who won, the luckiest roll, the boldest steal, the turning point."""
    table, people = look.table, People(l10n, names_of(l10n, look.table))
    told = story(look.view, [event for entry in entries for event in entry.events])
    everybody = l10n.listing(people.named(sitter.seat) for sitter in table.sitters)
    lasted = lasting(l10n, entries[-1].at - entries[0].at)
    lines = [
        l10n("story-title", table=bold_title(table), who=everybody, lasted=lasted),
        l10n.sentences([winner(l10n, replace(look, seat=None)), how_won(l10n, look.view)]),
        l10n("story-no-luck"),
        l10n("story-no-steal"),
        l10n("story-no-turn"),
    ]
    if told.luck is not None:
        lines[2] = _luck(l10n, people, told.luck)
    if told.steal is not None:
        lines[3] = _steal(l10n, people, told.steal)
    if told.turn is not None:
        lines[4] = _turn(l10n, people, told.turn)
    return tuple(unmarked(line) for line in lines)


def facts(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> list[str]:
    """The game as a story of at most six lines, in its order, as far as there is something to tell.

    Its first item, luckiest roll, boldest steal, longest run, turning point and last step; `entries` that count.
    """
    people = People(l10n, names_of(l10n, look.table))
    told = story(look.view, [event for entry in entries for event in entry.events])
    lines = list[tuple[int, str]]()
    if told.luck is not None:
        lines.append((told.luck.round, _luck(l10n, people, told.luck)))
    if told.steal is not None:
        lines.append((told.steal.round, _steal(l10n, people, told.steal)))
    if told.run is not None:
        run = told.run
        lines.append((run.first, l10n("story-run", who=people.named(run.seat), first=run.first, last=run.last)))
    if told.turn is not None:
        lines.append((told.turn.round, _turn(l10n, people, told.turn)))
    lines.sort(key=lambda one: one[0])
    # Where the first item was what turned the game, that says both.
    turned = told.turn is not None and told.first is not None and told.turn.item == told.first.won.item
    first = [] if told.first is None or turned else [_step(l10n, people, "story-first", told.first)]
    last = [] if told.last is None else [_deciding(l10n, people, told.last)]
    return [*first, *(line for _, line in lines), *last]


def _step(l10n: Localizer, people: People, message: str, step: Step) -> str:
    item = craft_card_name(l10n, step.won.item)
    return l10n(message, who=people.named(step.won.seat), item=item, round=step.round)


def _deciding(l10n: Localizer, people: People, step: Step) -> str:
    """The last item of the winner, as it was made or stolen."""
    match step.made:
        case Stolen(seat=seat, victim=victim, item=item, dice=dice) if seat == step.won.seat:
            facts = {"who": people.named(seat), "item": craft_card_name(l10n, item), "dice": dice_text(l10n, dice)}
            return l10n("story-last-stolen", victim=people.named(victim), round=step.round, **facts)
        case Crafted(seat=seat, item=item, dice=dice) if seat == step.won.seat:
            facts = {"who": people.named(seat), "item": craft_card_name(l10n, item), "dice": dice_text(l10n, dice)}
            return l10n("story-last-crafted", round=step.round, **facts)
        case _:
            return _step(l10n, people, "story-last", step)


def _turn(l10n: Localizer, people: People, turn: Turn) -> str:
    who = people.named(turn.seat)
    if turn.item is None:
        return l10n("story-turn", who=who, round=turn.round)
    return l10n("story-turn-item", who=who, item=craft_card_name(l10n, turn.item), round=turn.round)


def _luck(l10n: Localizer, people: People, luck: Luck) -> str:
    who, highest = people.named(luck.rolled.seat), sorted(luck.rolled.dice, key=lambda die: -die.value)
    dice, more = dice_text(l10n, highest[:_DICE_TOLD]), len(highest) - _DICE_TOLD
    if more > 0:
        return l10n("story-luck-more", who=who, dice=dice, more=more, round=luck.round)
    return l10n("story-luck", who=who, dice=dice, round=luck.round)


def _steal(l10n: Localizer, people: People, steal: Steal) -> str:
    stolen = steal.stolen
    who, victim, item = people.named(stolen.seat), people.named(stolen.victim), craft_card_name(l10n, stolen.item)
    return l10n("story-steal", who=who, victim=victim, item=item, round=steal.round)
