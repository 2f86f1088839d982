"""Lines of what just happened: what one turn did, who won what, or what began, each in all its ways to be told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.games.kings_forge.words.turn_parts import milestone
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import shortened

_LONGEST_LINE: Final = 280
_OPENERS: Final = (ev.Claimed, ev.Docked, ev.Passed, ev.Rolled, ev.TurnSkipped)
"""Events with which a turn begins; a second one on a line is the same seat's next turn."""
_MADE: Final = (ev.Crafted, ev.Stolen, ev.Won)
_Making = Mapping[Item, ev.Crafted | ev.Stolen]
"""How each item was last come by."""
_GATHERING: Final = (ev.Claimed, ev.Docked, ev.Passed)
_CHANGING: Final = (ev.Used, ev.WoodTaken)
"""Without these, what was made would not follow from what was rolled."""
_RATHER_LEFT_OUT: Final = (ev.GambleRolled, ev.Cancelled, ev.BenefitKept)
_ALWAYS: Final = (*_GATHERING, ev.Traded, ev.PurplePlaced, ev.TurnSkipped, *_MADE)
"""Where somebody went and what they made or took: that is told in the shortest line."""


class _Part(NamedTuple):
    """What is said of an event; `plain`: without when it is won."""

    said: str
    event: ev.Event
    plain: str


Whose = tuple[Seat, bool]
"""Whose line it is, and whether it is about what the seat won."""


class Line(NamedTuple):
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
    place: int = 0
    """Of its first event among all that happened."""
    shorter: tuple[str, ...] = ()
    """As `text`, ever shorter, each in whole words: at last where the seat went, and what it made, stole or won."""
    went: str = ""
    """Of a turn of the gather phase the shortest of these without who it was."""
    seat: Seat | None = None


class TurnLines:
    """Lines in the making: what is told goes to the turn on the last of them until another turn begins."""

    def __init__(self, people: People, events: Iterable[ev.Event], reader: Seat | None) -> None:
        """Of all the `events`, also those that are not told, it is taken how items were come by."""
        self._people, self._making, self._reader = people, _come_by(events), reader
        self._closed: list[Line] = []
        self._turn: list[_Part] = []
        self._whose: Whose | None = None
        """None where no line has begun."""
        self._opened = False
        """Whether the turn has had the event with which one begins."""
        self._place = 0

    def begin(self, place: int, event: ev.RoundBegan | ev.PhaseBegan | ev.GameEnded) -> None:
        """What begins or ends for all stands on a line by itself."""
        self._close()
        began = isinstance(event, ev.RoundBegan)
        self._closed.append(Line(milestone(self._people, event), began=began, place=place))

    def add(self, place: int, whose: Whose, said: str, event: ev.Event, plain: str = "") -> None:
        """What a seat did or won: on its line, or on a new one if its turn or its winnings begin with it.

        `plain`: the same where there is less room.
        """
        opens = isinstance(event, _OPENERS)
        if whose != self._whose or (opens and self._opened):
            self._close()
            self._whose, self._place = whose, place
        self._opened = self._opened or opens
        self._turn.append(_Part(said, event, plain or said))

    def lines(self) -> list[Line]:
        """All of them; nothing is told after."""
        self._close()
        return self._closed

    def _close(self) -> None:
        if self._whose is not None:
            line = _turn_line(self._people, self._whose, self._turn, self._making, self._reader)
            self._closed.append(line._replace(place=self._place))
        self._turn, self._whose, self._opened = [], None, False


def _come_by(events: Iterable[ev.Event]) -> _Making:
    """How each item was last come by."""
    return {event.item: event for event in events if isinstance(event, ev.Crafted | ev.Stolen)}


def _turn_line(
    people: People,
    whose: Whose,
    turn: Sequence[_Part],
    making: _Making,
    reader: Seat | None,
) -> Line:
    """What one seat did or won, in all the ways in which it may be told."""
    l10n, (seat, won) = people.l10n, whose
    who = people.named(seat)

    def line(what: str) -> str:
        return l10n("brief-turn", who=who, what=what) if what else ""

    forging = [(_laid(people, one).said, one.event) for one in turn if isinstance(one.event, _MADE)]
    ever_fewer = [l10n.steps(one.plain for one in parts) for parts in _ever_fewer(people, turn)]
    ways = [one._replace(said=_won_how(people, one.event, making, reader) or one.said) for one in turn]
    return Line(
        text=line(_what(l10n, turn)),
        made=line(l10n.steps(said for said, _ in forging)),
        won=won,
        items=frozenset(event.item for _, event in forging),
        how=line(_what(l10n, ways)),
        thefts=line(l10n.steps(_won_stolen(people, event, making, reader) or said for said, event in forging)),
        shorter=tuple(dict.fromkeys(map(line, ever_fewer))),
        went=ever_fewer[-1] if any(isinstance(one.event, _GATHERING) for one in turn) else "",
        seat=seat,
    )


def _ever_fewer(people: People, turn: Sequence[_Part]) -> Iterator[Sequence[_Part]]:
    """All parts of a turn, then fewer of them: not how it came about, then only what is always told. What was made does
    so with how dice were changed for it, at last with the dice on it.
    """
    made = any(isinstance(one.event, _MADE) for one in turn)

    def is_told(one: _Part) -> bool:
        return not (made and isinstance(one.event, ev.TurnEnded))

    yield turn
    yield [one for one in turn if is_told(one)]
    left_out = _RATHER_LEFT_OUT if made else (*_RATHER_LEFT_OUT, *_CHANGING)
    fewer = [one for one in turn if is_told(one) and not isinstance(one.event, left_out)] or turn
    yield fewer
    if made:
        yield [_bare(people, one) for one in fewer]
        rolled = [one for one in fewer if not isinstance(one.event, ev.Rolled)]
        yield rolled
        yield [_bare(people, one) for one in rolled]
    # A roll of which nothing came is over: that says enough.
    ends = () if made else (ev.TurnEnded,)
    yield [_laid(people, one) for one in turn if isinstance(one.event, (*_ALWAYS, *ends))] or turn[:1]


def _bare(people: People, part: _Part) -> _Part:
    """Of a benefit only what it made of which dice."""
    match part.event:
        case ev.Used(before=before, after=after):
            facts = {"before": dice_text(people.l10n, before), "after": dice_text(people.l10n, after)}
            return part._replace(plain=people.l10n("brief-changed", **facts))
        case _:
            return part


def _laid(people: People, part: _Part) -> _Part:
    """What was made, with the dice that lie on it: for where the roll is not told."""
    match part.event:
        case ev.Crafted(dice=dice) | ev.Stolen(dice=dice) if dice:
            laid = people.l10n("brief-made-with", made=part.plain, dice=dice_text(people.l10n, dice))
            at_stake = part.said != part.plain
            return part._replace(said=people.l10n("brief-at-stake", what=laid) if at_stake else laid, plain=laid)
        case _:
            return part


def _won_how(people: People, event: ev.Event, making: _Making, reader: Seat | None) -> str:
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


def _won_stolen(people: People, event: ev.Event, making: _Making, reader: Seat | None) -> str:
    """The same of what was stolen alone."""
    stolen = isinstance(event, ev.Won) and isinstance(making.get(event.item), ev.Stolen)
    return _won_how(people, event, making, reader) if stolen else ""


def _what(l10n: Localizer, turn: Sequence[_Part]) -> str:
    """The parts of a turn. Of a long one benefits, then dice are only counted: what was made concerns the others."""
    text = l10n.steps(one.said for one in turn)
    uses = [place for place, one in enumerate(turn) if isinstance(one.event, ev.Used | ev.WoodTaken)]
    if len(text) > _LONGEST_LINE and uses:
        counted = l10n("brief-benefits", count=len(uses))
        parts = [one._replace(said=counted) if place == uses[0] else one for place, one in enumerate(turn)]
        turn = [part for place, part in enumerate(parts) if place not in uses[1:]]
        text = l10n.steps(one.said for one in turn)
    if len(text) > _LONGEST_LINE:
        text = l10n.steps(
            l10n("brief-rolled-many", count=len(one.event.dice)) if isinstance(one.event, ev.Rolled) else one.said
            for one in turn
        )
    return shortened(text, _LONGEST_LINE)
