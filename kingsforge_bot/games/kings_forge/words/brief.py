"""What just happened, for the board: a short line per turn."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.words.effects import effect_text
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.gist import gist_of
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    craft_card_name,
    dice_text,
    dock_name,
    side_name,
    trades,
)
from kingsforge_bot.games.kings_forge.words.turn_over import TurnOver, turn_over
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import shortened

LONGEST: Final = 600
SEEN: Final = 3
"""Lines that leave picture and buttons on a phone's screen."""
_LONGEST_LINE: Final = 280
_OPENERS: Final = (ev.Claimed, ev.Docked, ev.Passed, ev.Rolled, ev.TurnSkipped)
"""Events with which a turn begins; a second one on a line is the same seat's next turn."""
_PRICED: Final = (ev.Claimed, ev.Docked)
_SETTLING: Final = (ev.Won, ev.RoundBegan, ev.GameEnded)
"""What comes with the end of a round, when items are won (5.1)."""
_WITH_EARLIER: Final = 2
"""Lines among which one has room for what was made, stolen or won before them."""
_LATE: Final = 2
"""Rounds that began since an item was won, from which on it is no news."""
_MADE: Final = (ev.Crafted, ev.Stolen, ev.Won)
_Part = tuple[str, ev.Event]
_Whose = tuple[Seat, bool]
"""Whose line it is, and whether it is about what the seat won."""
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


class _Line(NamedTuple):
    """What a turn did, who won what, or what began; `made`: only what was made, stolen or won in it.

    `began`: a round did; `items`: what was made or stolen in it, or else won; `how`: with the dice or the victim
    of what was won, for where its making is not told.
    """

    text: str
    made: str = ""
    won: bool = False
    began: bool = False
    items: frozenset[Item] = frozenset()
    how: str = ""
    thefts: str = ""
    """As `made`, with whom stolen items were taken from."""


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


def won_lines(l10n: Localizer, happened: Iterable[Happened], names: Sequence[str]) -> list[str]:
    """What was won, a line for each seat; of what was stolen from whom, where that is among what happened."""
    return [line.thefts for line in _lines(People(l10n, names), tuple(happened), (), TABLE) if line.won]


def _kept(lines: Sequence[_Line], count: int) -> tuple[Sequence[_Line], Sequence[_Line]]:
    """Of the lines before the latest those about items that are not won since (5.1), and the latest, so many in all.

    Of what was won before the last round nobody is told again: its panels show it. What was won is told beside a single
    turn too; that a round began, which is said above the news as well, is left out for it.
    """
    begun = [place for place, line in enumerate(lines) if line.began]
    old = begun[-_LATE] if len(begun) >= _LATE else -1
    settled = max((place for place, line in enumerate(lines) if line.won), default=-1)

    def made(until: int) -> Sequence[_Line]:
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


def _lines(
    people: People, happened: tuple[Happened, ...], stealable: Collection[Item], readers: Readers
) -> list[_Line]:
    events = tuple(event for event, _ in happened)
    at_stake = _first_at_stake(events, stealable)
    telling = _Telling(people, _making(events), readers.seat)
    for place, (event, forced) in enumerate(happened):
        if isinstance(event, ev.RoundBegan | ev.PhaseBegan | ev.GameEnded):
            telling.begin(event)
        elif event not in readers.beside and not isinstance(event, ev.Displayed | ev.Refilled):
            said = _placed(people.l10n, event) if not readers.priced and isinstance(event, _PRICED) else None
            said = said or _brief(people, (event, forced), events[:place], readers.seat)
            if said is not None:
                part = people.l10n("brief-at-stake", what=said) if place == at_stake else said
                telling.add((event.seat, isinstance(event, ev.Won)), part, event)
    return telling.lines()


def _making(events: Iterable[ev.Event]) -> Mapping[Item, ev.Crafted | ev.Stolen]:
    """How each item was last come by."""
    return {event.item: event for event in events if isinstance(event, ev.Crafted | ev.Stolen)}


class _Telling:
    """Lines in the making: what is told goes to the turn on the last of them until another turn begins."""

    def __init__(self, people: People, making: Mapping[Item, ev.Crafted | ev.Stolen], reader: Seat | None) -> None:
        self._people, self._making, self._reader = people, making, reader
        self._closed: list[_Line] = []
        self._turn: list[_Part] = []
        self._whose: _Whose | None = None
        """None where no line has begun."""
        self._opened = False
        """Whether the turn has had the event with which one begins."""

    def begin(self, event: ev.RoundBegan | ev.PhaseBegan | ev.GameEnded) -> None:
        """What begins or ends for all stands on a line by itself."""
        self._close()
        self._closed.append(_Line(_milestone(self._people, event), began=isinstance(event, ev.RoundBegan)))

    def add(self, whose: _Whose, said: str, event: ev.Event) -> None:
        """What a seat did or won: on its line, or on a new one if its turn or its winnings begin with it."""
        opens = isinstance(event, _OPENERS)
        if whose != self._whose or (opens and self._opened):
            self._close()
            self._whose = whose
        self._opened = self._opened or opens
        self._turn.append((said, event))

    def lines(self) -> list[_Line]:
        """All of them; nothing is told after."""
        self._close()
        return self._closed

    def _close(self) -> None:
        if self._whose is not None:
            self._closed.append(_turn_line(self._people, self._whose, self._turn, self._making, self._reader))
        self._turn, self._whose, self._opened = [], None, False


def _turn_line(
    people: People,
    whose: _Whose,
    turn: Sequence[_Part],
    making: Mapping[Item, ev.Crafted | ev.Stolen],
    reader: Seat | None,
) -> _Line:
    """What one seat did or won, in all the ways in which it may be told."""
    l10n, (seat, won) = people.l10n, whose
    who = people.named(seat)

    def line(what: str) -> str:
        return l10n("brief-turn", who=who, what=what) if what else ""

    forging = [(said, event) for said, event in turn if isinstance(event, _MADE)]
    ways = [(_won_how(people, event, making, reader) or said, event) for said, event in turn]
    return _Line(
        text=line(_what(l10n, turn)),
        made=line(l10n.steps(said for said, _ in forging)),
        won=won,
        items=frozenset(event.item for _, event in forging),
        how=line(_what(l10n, ways)),
        thefts=line(l10n.steps(_won_stolen(people, event, making, reader) or said for said, event in forging)),
    )


def _won_how(
    people: People, event: ev.Event, making: Mapping[Item, ev.Crafted | ev.Stolen], reader: Seat | None
) -> str:
    """What was won and how it was come by, where that is known; else empty."""
    if not isinstance(event, ev.Won):
        return ""
    item = craft_card_name(people.l10n, event.item)
    match making.get(event.item):
        case ev.Crafted(seat=seat, dice=dice) if seat == event.seat:
            return people.l10n("brief-won-crafted", item=item, dice=dice_text(people.l10n, dice))
        case ev.Stolen(seat=seat, victim=victim) if seat == event.seat and victim == reader:
            return people.l10n("brief-won-stolen-yours", item=item)
        case ev.Stolen(seat=seat, victim=victim) if seat == event.seat:
            return people.l10n("brief-won-stolen", item=item, victim=people.named(victim))
        case _:
            return ""


def _won_stolen(
    people: People, event: ev.Event, making: Mapping[Item, ev.Crafted | ev.Stolen], reader: Seat | None
) -> str:
    """The same of what was stolen alone."""
    stolen = isinstance(event, ev.Won) and isinstance(making.get(event.item), ev.Stolen)
    return _won_how(people, event, making, reader) if stolen else ""


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


def _what(l10n: Localizer, turn: Sequence[_Part]) -> str:
    """The parts of a turn. Of a long one benefits, then dice are only counted: what was made concerns the others."""
    text = l10n.steps(said for said, _ in turn)
    uses = [place for place, (_, event) in enumerate(turn) if isinstance(event, ev.Used | ev.WoodTaken)]
    if len(text) > _LONGEST_LINE and uses:
        counted = l10n("brief-benefits", count=len(uses))
        parts = [counted if place == uses[0] else said for place, (said, _) in enumerate(turn)]
        turn = [(part, turn[place][1]) for place, part in enumerate(parts) if place not in uses[1:]]
        text = l10n.steps(said for said, _ in turn)
    if len(text) > _LONGEST_LINE:
        text = l10n.steps(
            l10n("brief-rolled-many", count=len(event.dice)) if isinstance(event, ev.Rolled) else said
            for said, event in turn
        )
    return shortened(text, _LONGEST_LINE)


def _milestone(people: People, event: ev.RoundBegan | ev.PhaseBegan | ev.GameEnded) -> str:
    l10n = people.l10n
    match event:
        case ev.RoundBegan(round=number, anvil=anvil):
            began = l10n("brief-round-began", round=number, who=people.named(anvil))
            return l10n.sentences([began, l10n("brief-letters")]) if number == 1 else began
        case ev.PhaseBegan() | ev.GameEnded():
            return event_line(l10n, event, people.names)
        case _:
            assert_never(event)


def _brief(people: People, happened: Happened, earlier: Sequence[ev.Event], reader: Seat | None) -> str | None:
    """The event as a part of its turn's line; None for what the board itself shows well enough."""
    (event, forced), before = happened, earlier[-1] if earlier else None
    l10n, gist = people.l10n, gist_of(people, event, reader, forced=forced)
    match event:
        case ev.BenefitKept() | ev.BenefitsLost():
            return None
        case ev.Claimed(side=side, copying=copying, paid=()) if trades(side, copying):
            return side_name(l10n, side, copying)
        case ev.Docked(space=space):
            return l10n("brief-docked", **{**gist.facts, "space": dock_name(l10n, space)})
        case ev.Gained() if isinstance(before, ev.Passed):
            return None  # said by the pass itself
        case ev.Gained(dice=dice):
            return l10n("brief-gained", **gist.facts) if dice else l10n("brief-gained-nothing")
        case ev.BenefitGained(held=held) if isinstance(before, ev.Claimed):
            return l10n("brief-benefit-gained", effect=effect_text(l10n, change_of(held)))
        case ev.BenefitGained():
            return None  # named by the dock or the pass it comes from
        case ev.TurnEnded():
            return _over(l10n, earlier, event)
        case _:
            return l10n(f"brief-{gist.name}", **gist.facts)


def _placed(l10n: Localizer, event: ev.Claimed | ev.Docked) -> str:
    """Where somebody went, without what it cost."""
    match event:
        case ev.Claimed(side=side, copying=copying):
            return side_name(l10n, side, copying)
        case ev.Docked(space=space):
            return dock_name(l10n, space)
        case _:
            assert_never(event)


def _over(l10n: Localizer, earlier: Sequence[ev.Event], ended: ev.TurnEnded) -> str:
    match turn_over(earlier, ended):
        case TurnOver.MADE_NOTHING:
            return l10n("brief-made-nothing")
        case TurnOver.NO_DICE:
            return l10n("brief-no-dice")
        case TurnOver.ENDED:
            return l10n("brief-turn-ended")
