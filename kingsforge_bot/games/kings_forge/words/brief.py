"""What just happened, for the board: which turns are told, each in a short line, and what gives way."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.games.kings_forge.words.turn_lines import Line, TurnLines
from kingsforge_bot.games.kings_forge.words.turn_parts import turn_part
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import shortened

LONGEST: Final = 600
SEEN: Final = 3
"""Lines that leave picture and buttons on a phone's screen."""
_SETTLING: Final = (ev.Won, ev.RoundBegan, ev.GameEnded)
"""What comes with the end of a round, when items are won (5.1)."""
_WITH_EARLIER: Final = 2
"""Lines among which one has room for what was made, stolen or won before them."""
_MANY: Final = 3
"""Lines beyond which the gather turns among them stand together."""
_LATE: Final = 2
"""Rounds that began since an item was won, from which on it is no news."""
Happened = tuple[ev.Event, bool]
"""An event, and whether the table did it by itself, since nothing else could be done."""


class Readers(NamedTuple):
    """Who reads what happened, and what they need not be told."""

    seat: Seat | None = None
    """Whose, where only one reads it."""
    priced: bool = True
    """Whether it is said what claims and docks cost."""
    beside: Collection[ev.Event] = ()
    """Events that they read of beside it: here these only say what became of others."""


TABLE: Final = Readers()
"""All at the table."""


def brief(
    l10n: Localizer,
    happened: Iterable[Happened],
    names: Sequence[str],
    stealable: Collection[Item] = frozenset(),
    most: int | None = None,
    readers: Readers = TABLE,
) -> str:
    """A line per turn, the latest last, so many turns at `most`: markdown of at most 600 characters.

    Earlier turns give way; what was made, stolen or won lately in them is told all the same, in one line, as far as the
    items are not won since. The first item that is still `stealable` is told as not won yet.
    """
    lines = _lines(People(l10n, names), tuple(happened), stealable, readers)
    for count in range(len(lines) if most is None else min(most, len(lines)), 0, -1):
        earlier, kept = _kept(lines, count)
        said = frozenset[Item]().union(*(line.items for line in (*earlier, *kept) if not line.won))
        # Where there is room for one turn there is none for how items were come by; that one was stolen is always told.
        short = count < _WITH_EARLIER
        brief_made = [line.made if line.items <= said else (line.thefts if short else line.how) for line in earlier]
        made = [l10n.steps(brief_made)] if earlier else []
        text = "\n".join([*made, *(line.text if line.items <= said else line.how for line in kept)])
        if len(text) <= LONGEST:
            return text
    return shortened(lines[-1].text, LONGEST) if lines else ""


class Told(NamedTuple):
    """A line of what happened: `place` is that of its first event."""

    place: int
    text: str


def told_whole(
    l10n: Localizer,
    happened: Iterable[Happened],
    names: Sequence[str],
    stealable: Collection[Item],
    readers: Readers,
    fits: Callable[[str], bool],
) -> list[Told]:
    """All that happened, a line per turn, each said in fewer whole words until it `fits`, as far as that goes: no turn
    is left out. Where they are many, those of the gather phase that follow each other stand together.
    """
    lines = [line for line in _lines(People(l10n, names), tuple(happened), stealable, readers) if line.text]
    made = frozenset[Item]().union(*(line.items for line in lines if not line.won))
    lines = [line if line.items <= made else line._replace(text=line.how) for line in lines]
    if len(lines) <= _MANY:
        return [Told(line.place, _fitting(line, fits)) for line in lines]
    told, before = list[Told](), None
    for line in lines:
        if before is not None and before.went and line.went:
            more = line.went if line.seat == before.seat else _least(line)
            told[-1] = told[-1]._replace(text=l10n.steps([told[-1].text, more]))
        else:
            told.append(Told(line.place, _least(line) if line.went else _fitting(line, fits)))
        before = line
    return told


def _fitting(line: Line, fits: Callable[[str], bool]) -> str:
    return next((one for one in (line.text, *line.shorter) if fits(one)), _least(line))


def _least(line: Line) -> str:
    return line.shorter[-1] if line.shorter else line.text


def _kept(lines: Sequence[Line], count: int) -> tuple[Sequence[Line], Sequence[Line]]:
    """Of the lines before the latest those about items that are not won since (5.1), and the latest, so many in all.

    Of what was won before the last round nobody is told again: its panels show it. What was won is told beside a single
    turn too; that a round began, which is said above the news as well, is left out for it.
    """
    begun = [place for place, line in enumerate(lines) if line.began]
    old = begun[-_LATE] if len(begun) >= _LATE else -1
    settled = max((place for place, line in enumerate(lines) if line.won), default=-1)

    def made(until: int) -> Sequence[Line]:
        return [
            line for place, line in enumerate(lines[:until]) if line.made and place > (old if line.won else settled)
        ]

    first = len(lines) - count
    if count < _WITH_EARLIER:
        won = [line for line in made(first) if line.won]
        return won, () if won and lines[-1].began else lines[first:]
    if not made(first):
        return (), lines[first:]
    return made(first + 1), lines[first + 1 :]


def _lines(people: People, happened: tuple[Happened, ...], stealable: Collection[Item], readers: Readers) -> list[Line]:
    events = tuple(event for event, _ in happened)
    at_stake = _first_at_stake(events, stealable)
    telling = TurnLines(people, events, readers.seat)
    for place, (event, forced) in enumerate(happened):
        if isinstance(event, ev.RoundBegan | ev.PhaseBegan | ev.GameEnded):
            telling.begin(place, event)
        elif event not in readers.beside and not isinstance(event, ev.Displayed | ev.Refilled):
            said = turn_part(people, event, events[:place], readers.seat, forced=forced, priced=readers.priced)
            if said is not None:
                part = people.l10n("brief-at-stake", what=said) if place == at_stake else said
                telling.add(place, (event.seat, isinstance(event, ev.Won)), part, event, said)
    return telling.lines()


def _first_at_stake(events: Sequence[ev.Event], stealable: Collection[Item]) -> int | None:
    """Where the first item was made or stolen of those that can be stolen until the round's end (5.1)."""
    settled = max((place for place, event in enumerate(events) if isinstance(event, _SETTLING)), default=-1)
    making = range(settled + 1, len(events))
    for place in making:
        match events[place]:
            case ev.Crafted(item=item) | ev.Stolen(item=item) if item in stealable:
                return place
            case _:
                pass
    return None
