"""What lies open, looked at whoever is to act: villages, the season's tiles, and what points are for at the end."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.keyflower.rules.scoring import places
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.words import ending
from kingsforge_bot.games.keyflower.words.board import season_lines, village_lines
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.game.screens import Given
from kingsforge_bot.ui.message import TEXT, Button, Message, Row, cut, rows_of
from kingsforge_bot.ui.wording.titles import bold_title

VILLAGE: Final = "village"
"""The word of the query, and of the buttons for other seats, whose number follows."""
SEASON: Final = "season"
RECKONING: Final = "reckoning"
SEAT: Final = "seat"
"""The option of those about a seat."""
_BUTTONS: Final = {VILLAGE: "button-villages", SEASON: "button-season", RECKONING: "button-reckoning"}
PUBLIC: Final = frozenset(_BUTTONS)


def button(say: Telling, table: Table, word: str) -> Button:
    """What asks it."""
    return Button(say.l10n(_BUTTONS[word]), ComponentId(table.id, table.seq, word))


def buttons(say: Telling, table: Table, state: State) -> tuple[Button, ...]:
    """What leads to all that can be looked at now, from beside it."""
    words = (VILLAGE, RECKONING) if state.phase is Phase.OVER else (VILLAGE, SEASON)
    return tuple(button(say, table, word) for word in words)


def village(say: Telling, look: TableView, given: Given) -> Callable[[StillWanted], Message]:
    """That seat's village, drawn and in words; of whoever looks where none is named. Raises UnknownValue."""
    seat = _seat(say, look, given.get(SEAT, ""))

    def work(_: StillWanted) -> Message:
        text = "\n".join([f"**{bold_title(look.table)}**", village_lines(say, look.view, seat)])
        rows = _seats(say, look, VILLAGE, seat)
        if look.view.phase is not Phase.OVER:
            rows = (*rows, (button(say, look.table, SEASON),))
        return Message(cut(text, TEXT), rows, drawing=pictures.village(say, look, seat))

    return work


def season(say: Telling, look: TableView, _: Given) -> Callable[[StillWanted], Message]:
    """The tiles on offer with both sides, drawn and in words."""

    def work(_: StillWanted) -> Message:
        text = "\n".join([f"**{bold_title(look.table)}**", *season_lines(say, look.view)])
        rows: tuple[Row, ...] = ((button(say, look.table, VILLAGE),),)
        return Message(cut(text, TEXT), rows, drawing=pictures.season(say, look))

    return work


def reckoning(say: Telling, look: TableView, given: Given) -> Callable[[StillWanted], Message]:
    """What each tile brought that seat, when the game is over. Raises UnknownPress before, UnknownValue."""
    if look.view.phase is not Phase.OVER:
        raise UnknownPress
    seat = _seat(say, look, given.get(SEAT, ""))

    def work(_: StillWanted) -> Message:
        text = "\n".join([f"**{bold_title(look.table)}**", *_reckoned(say, look.view, seat)])
        return Message(cut(text, TEXT), _seats(say, look, RECKONING, seat), drawing=pictures.reckoning(say, look, seat))

    return work


def _reckoned(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    yield f"**{say.who(seat)}**"
    yield ending.result(say, state, seat)
    yield from ending.reckoning(say, state, seat)


def _seats(say: Telling, look: TableView, word: str, seat: Seat) -> tuple[Row, ...]:
    """A button for each other seat."""
    return rows_of(
        [
            Button(narrowed(say.who(other)), ComponentId(look.table.id, look.table.seq, f"{word} {other}"))
            for other in range(len(look.view.players))
            if other != seat
        ]
    )


def seat_of(words: Sequence[str]) -> Given:
    """The option, as the words of a button say it. Raises UnknownPress."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit():
        raise UnknownPress
    return {SEAT: words[0]}


def _seat(say: Telling, look: TableView, said: str) -> Seat:
    """By its number or its player's name; else of whoever looks, and of an onlooker's whoever is ahead."""
    if not said:
        return _first(look.view) if look.seat is None else look.seat
    for number in range(len(look.view.players)):
        if said in (str(number), say.who(number)):
            return Seat(number)
    raise UnknownValue(SEAT, said)


def _first(state: State) -> Seat:
    """Who has won; as long as it is played, who has the start worker."""
    return places(state.scores)[0][0] if state.scores else state.start
