"""What a phone has room for below a picture of one's own: what says least is left out first."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.phone import PRIVATE_ROOM, height

_SMALL: Final = "-# "
_WHOLE: Final = 560
"""Points of a phone's screen that a message of one's own has for its text, its picture and its buttons."""
_HIGHEST, _HAND, _ROW, _LEGEND, _STAKES, _FILLED, _CHANGED = 233, 84, 17, 22, 30, 58, 17
"""Of the highest picture; of a workbench's dice, of a second row of them, of what its signs mean, of two items that
were made this round, of three within reach, and of the benefits that they take.
"""
_DICE_IN_A_ROW, _STAKES_IN_A_ROW, _FILLED_IN_A_ROW = 18, 2, 3


def first_that_fits(
    l10n: Localizer, look: TableView, tried: Iterable[Message], *, undoes: bool, room: int = PRIVATE_ROOM
) -> Message:
    """The first of these that a phone has room for, else the last; `undoes`: a button will stand there that takes back
    what was just done.
    """
    undo = Button(l10n("button-undo"), ComponentId(look.table.id, look.table.seq, "undo"))
    found = Message("")
    for one in tried:
        found = one
        late = "" if one.footer is None else one.footer.otherwise or one.footer.too_busy
        rows = one.with_button(undo).rows if undoes else one.rows
        if height("\n".join(filter(None, [one.text, late])), rows) <= room:
            break
    return found


def fewer(before: str) -> Iterator[str]:
    """Without the small lines, which say what others did, the oldest first: the picture shows what came of it."""
    lines = before.splitlines()
    while (oldest := next((place for place, line in enumerate(lines) if line.startswith(_SMALL)), None)) is not None:
        del lines[oldest]
        yield "\n".join(lines)


def below_workbench(state: State, offers: Sequence[Offer]) -> int:
    """Points below its picture, which is as high as what lies there: rather too few than too many."""
    return _WHOLE - picture_high(state, offers)


def picture_high(state: State, offers: Sequence[Offer]) -> int:
    """About how many points a workbench's picture is high, rather too many."""
    lying = sum(len(player.made) for player in state.players) - sum(offer.seat is not None for offer in offers)
    filled = _FILLED + _CHANGED * any(offer.cheapest.uses for offer in offers)
    rows = _rows(len(state.players[state.turn].hand or ()), _DICE_IN_A_ROW)
    parts = _HAND + _ROW * max(rows - 1, 0) + _LEGEND + _STAKES * _rows(lying, _STAKES_IN_A_ROW)
    return min(parts + filled * _rows(len(offers), _FILLED_IN_A_ROW), _HIGHEST)


def _rows(count: int, in_a_row: int) -> int:
    return -(-count // in_a_row)
