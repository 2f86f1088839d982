"""The one form of a button's id: version, table, sequence number, what it does. It outlives restarts."""

import re
from typing import Final

import msgspec

from kingsforge_bot.service.types import TableId

VERSION: Final = "kf1"
LONGEST: Final = 100
"""Characters Discord allows."""
NO_TABLE: Final = TableId(0)
"""In the ids of buttons that belong to the rulebook or the tutorial and to no table; the sequence number is 0."""
_FORM: Final = re.compile(r"kf1\|([1-9][0-9]{0,8})\|(0|[1-9][0-9]{0,8})\|([!-~ ]{1,90})", re.ASCII)


_NO_TABLE_FORM: Final = re.compile(r"kf1\|0\|0\|((?:rule|tutorial)[!-~\x20]{0,82})", re.ASCII)


class Press(msgspec.Struct, frozen=True):
    """What a button or menu says: `what` is an action's notation, or a word of the ui with its details."""

    table: TableId
    seq: int
    what: str

    def __str__(self) -> str:
        text = f"{VERSION}|{self.table}|{self.seq}|{self.what}"
        if len(text) > LONGEST:
            raise ValueError(text)
        return text


def read_press(custom_id: str) -> Press | None:
    """The inverse of `str(press)`; None for anything else, made up or of another version."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        of_none = _NO_TABLE_FORM.fullmatch(custom_id)
        return None if of_none is None else Press(NO_TABLE, 0, of_none[1])
    return Press(TableId(int(match[1])), int(match[2]), match[3])
