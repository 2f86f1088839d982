"""What a press came to, as the message of a turn tells it above all else."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.lacking import buyable, is_of_use
from kingsforge_bot.games.dwarven_smithy.rules.events import Drew, Event, KingsItemCompleted, TurnBegan, TurnEnded
from kingsforge_bot.games.dwarven_smithy.words.brief import OnSale, Reader, brief, laid_out
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import with_worth
from kingsforge_bot.games.dwarven_smithy.words.turn_over import turn_over
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.phone import SMALL

_OWN: Final = 110
"""Characters of what one did oneself, of which all may have been one press: it is told in any case."""
_OWN_ENDED: Final = 60
"""The same where one's turn is over: what others did since needs the room."""
_DRAWN: Final = 400
"""Of what one drew: four cards with the longest names."""
_BEGUN: Final = 110
"""Of what one's next turn completes by itself."""
_BOLD: Final = "**"
_CARDS: Final = "\0"
"""Stands for the names of cards in a message that is taken apart."""
_NAMED: Final = 2
"""Marks of bold letters around one name."""
_OTHERS: Final = 160
"""Of what others did since: some three lines of a phone."""


def turn_report(say: Telling, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
    """What the press came to; in small lines, which a full panel leaves out, why the turn is over, where it is, and
    what others did since.
    """
    since = [event for entry in followed for event in entry.events]
    ends = [place for place, one in enumerate(events, 1) if isinstance(one, TurnEnded) and one.seat == look.seat]
    # With it the next seat's turn begins.
    own, rest = events[: ends[0] if ends else None], [*events[ends[0] if ends else len(events) :], *since]
    # What one's next turn completes by itself is one's own, too: it stands before what others did, and takes nothing of
    # its room.
    begun = [place for place, one in enumerate(rest) if isinstance(one, TurnBegan) and one.seat == look.seat]
    others, again = rest[: begun[-1] if begun else None], rest[begun[-1] if begun else len(rest) :]
    if others:
        # The picture shows what is refined; what a rival did it does not.
        again = [replace(one, refined=()) if isinstance(one, TurnBegan) else one for one in again]
    kings = _kings_on_sale(say, look, others)
    others = [one for one in others if laid_out(one) not in kings]
    told = [turn_over(say, look, own), _kings_line(say, kings), brief(say, others, _OTHERS, _reader(say, look))]
    if ends:
        # What was done was read before it was pressed; what was drawn is new, and what others did needs the room.
        own = [one for one in own if isinstance(one, Drew)]
    # A turn that begins with nothing to tell needs no line of its own.
    again = [one for one in again if not isinstance(one, TurnBegan) or one.refined or one.income]
    # A King's Item is what the game is about: it gives way to nothing. What was drawn the picture shows.
    again.sort(key=lambda one: not isinstance(one, KingsItemCompleted))
    done = _with_draws(say, look.seat, again, own, (_OWN_ENDED if ends else _OWN) + (_BEGUN if again else 0))
    completed = any(isinstance(one, KingsItemCompleted) for one in again)
    return "\n".join(filter(None, [done if completed else _unnamed(done), in_small_letters(told)]))


def _reader(say: Telling, look: TableView) -> Reader | None:
    """The seat, with what it could buy of the markets of others (5.7)."""
    if look.seat is None:
        return None
    useful, others = list[OnSale](), list[OnSale]()
    for one in buyable(look.view, say.cards, look.seat):
        (useful if is_of_use(look.view, say.cards, look.seat, one[1]) else others).append(one)
    return Reader(look.seat, useful, others)


def _kings_on_sale(say: Telling, look: TableView, events: Iterable[Event]) -> list[OnSale]:
    """King's Items that were laid out and that the reader could buy, the dearest first: what the game is about."""
    if look.seat is None:
        return []
    lying = {one for one in buyable(look.view, say.cards, look.seat) if say.cards.is_kings_item(one[1])}
    found = [lot for lot in dict.fromkeys(map(laid_out, events)) if lot is not None and lot in lying]
    return sorted(found, key=lambda one: -say.cards.guild[one[1]].full_value)


def _kings_line(say: Telling, kings: Sequence[OnSale]) -> str:
    """Their names, in one line of all markets."""
    cards = say.l10n.listing(with_worth(say, card) for _, card in kings)
    return say.l10n("desk-kings-for-sale", cards=cards) if kings else ""


def without_kings_line(say: Telling, report: str) -> tuple[str, str]:
    """The report, and the line of it that tells which King's Items came up for sale, if there is one."""
    begins = SMALL + say.l10n("desk-kings-for-sale", cards=_CARDS).split(_CARDS)[0]
    lines = report.splitlines()
    told = [line for line in lines if line.startswith(begins)]
    return "\n".join(line for line in lines if line not in told), "\n".join(told)


def _with_draws(say: Telling, seat: Seat | None, again: Sequence[Event], own: Sequence[Event], most: int) -> str:
    """What was drawn is new, and the dearest card may come last: where a line would cut it, it has one of its own."""
    drawn = [one for one in own if isinstance(one, Drew)]
    reader = None if seat is None else Reader(seat)
    drew, told = brief(say, drawn, _DRAWN), brief(say, [*again, *own], most, reader)
    if not drawn or drew_in(say, drawn[0].seat, told) == drew_in(say, drawn[0].seat, drew):
        return told
    return "\n".join(
        filter(None, [drew, brief(say, [*again, *(one for one in own if one not in drawn)], most, reader)])
    )


def _unnamed(report: str) -> str:
    """Without bold letters where one's own name alone has them: they would keep a line from ever being small."""
    return "\n".join(line.replace(_BOLD, "") if line.count(_BOLD) == _NAMED else line for line in report.splitlines())


def drew_in(say: Telling, reader: Seat, report: str) -> str:
    """What the reader drew, card by card, as a line of the report says it last; empty where none does."""
    begins, ends = say.l10n("brief-drew", cards=_CARDS).split(_CARDS)
    who = say.l10n("brief-turn", who=say.who(reader), what="").rstrip()
    for line in report.splitlines():
        own = line.removeprefix(SMALL).replace(_BOLD, "")
        if own.startswith(say.who(reader)):
            deed = own.removeprefix(who).split(say.l10n("list-semicolon"))[-1].strip()
            if deed.startswith(begins) and deed.endswith(ends):
                return deed
    return ""


def in_small_letters(lines: Iterable[str]) -> str:
    """In Discord's small letters, each line of them."""
    return "\n".join(f"{SMALL}{line}" for one in lines for line in one.splitlines())
