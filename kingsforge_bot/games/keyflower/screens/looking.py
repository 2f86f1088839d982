"""Villages, to be looked at whoever is to act: the own one, and a button for each other seat's."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.words.board import village_lines
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.game.screens import Given
from kingsforge_bot.ui.message import TEXT, Button, Message, cut, rows_of
from kingsforge_bot.ui.wording import bold_title

VILLAGE: Final = "village"
"""The word of the query, and of the buttons for other seats, whose number follows."""
SEAT: Final = "seat"
"""Its option."""


def village(say: Telling, look: TableView, given: Given) -> Callable[[StillWanted], Message]:
    """That seat's village, drawn and in words; of whoever looks where none is named. Raises UnknownValue."""
    seat = _seat(say, look, given.get(SEAT, ""))

    def work(_: StillWanted) -> Message:
        text = "\n".join([f"**{bold_title(look.table)}**", village_lines(say, look.view, seat)])
        buttons = [
            Button(narrowed(say.who(other)), ComponentId(look.table.id, look.table.seq, f"{VILLAGE} {other}"))
            for other in range(len(look.view.players))
            if other != seat
        ]
        return Message(cut(text, TEXT), rows_of(buttons), drawing=pictures.village(say, look, seat))

    return work


def seat_of(words: Sequence[str]) -> Given:
    """The option, as the words of a button say it. Raises UnknownPress."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit():
        raise UnknownPress
    return {SEAT: words[0]}


def _seat(say: Telling, look: TableView, said: str) -> Seat:
    """By its number or its player's name."""
    if not said:
        assert look.seat is not None
        return look.seat
    for number in range(len(look.view.players)):
        if said in (str(number), say.who(number)):
            return Seat(number)
    raise UnknownValue(SEAT, said)
