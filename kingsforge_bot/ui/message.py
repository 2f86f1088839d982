"""A message as a value, before `discord_parts` makes it Discord's: text, rows of buttons and menus, a picture."""

from collections.abc import Callable, Hashable, Sequence
from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Drawing

TEXT: Final = 2000
LABEL: Final = 80
OPTION: Final = 100
OPTIONS: Final = 25
ROWS: Final = 5
BUTTONS: Final = 5
ALT: Final = 1024
FORM_LABEL: Final = 45
PLACEHOLDER: Final = 150


class ButtonStyle(StrEnum):
    """How a button is drawn."""

    SECONDARY = "secondary"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


class Button(msgspec.Struct, frozen=True):
    """A button; a disabled one tells by its label what cannot be done now."""

    label: str
    custom_id: ComponentId
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False


class Link(msgspec.Struct, frozen=True):
    """A button that leads to another place, such as a message; nobody hears that it was pressed."""

    label: str
    url: str


class Option(msgspec.Struct, frozen=True):
    """A line of a menu; the description says what it does. One that is `chosen` shows until another is."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


class Listed(StrEnum):
    """A kind of thing in a server, of which Discord fills a menu."""

    CHANNELS = "channels"
    ROLES = "roles"


class Menu(msgspec.Struct, frozen=True):
    """A select. `least` and `most` bound how many lines are chosen.

    One that Discord fills has what it `lists` instead of options; its values are numbers, of which `chosen` stand.
    """

    custom_id: ComponentId
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    lists: Listed | None = None
    chosen: tuple[int, ...] = ()


class Field(msgspec.Struct, frozen=True):
    """A line to write in a form."""

    name: str
    label: str
    value: str = ""
    most: int = 100
    required: bool = True


class Form(msgspec.Struct, frozen=True):
    """What a press asks to be written: a window of at most five lines (Discord's modal)."""

    title: str
    custom_id: ComponentId
    fields: tuple[Field, ...]


Row = tuple[Button, ...] | Menu


class Picture(msgspec.Struct, frozen=True):
    """A PNG, or the GIF of a replay, with the text for those who do not see it."""

    content: bytes
    alt: str
    file: str = "board.png"


class Attachment(msgspec.Struct, frozen=True):
    """A file that is no picture."""

    name: str
    content: bytes


class DeferredFooter(msgspec.Struct, frozen=True):
    """A deferred footer, a last line that takes a while; `too_busy`, `one_at_a_time` are said where it is not begun."""

    key: Hashable
    """What the line is about: it is worked out once for all who ask for the same."""

    line: Callable[[StillWanted], str]
    too_busy: str
    """Said where too much is asked of the bot at once."""

    one_at_a_time: str
    """Said to whoever waits for another one already."""

    otherwise: str = ""
    """What is known without working it out, for whenever the line is not told."""


class Message(msgspec.Struct, frozen=True):
    """All of one message. `alerts` are the users it may mention; nobody else is ever alerted."""

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    alerts: tuple[int, ...] = ()
    drawing: Drawing | None = None
    """The picture that is added when the message is shown."""
    footer: DeferredFooter | None = None
    """What is added below the text where it comes in time."""

    links: tuple[Link, ...] = ()
    """At most five, in a row of their own below the others."""
    attached: Attachment | None = None
    keeps_files: bool = False
    """Where the message changes one that stands, the files of that one stay."""

    @property
    def weight(self) -> int:
        """Bytes of its files."""
        picture = 0 if self.picture is None else len(self.picture.content)
        return picture + (0 if self.attached is None else len(self.attached.content))

    def at_once(self) -> "Message":
        """The same without what takes a while to be added."""
        return replace(self, drawing=None, footer=None)

    def with_button(self, button: Button) -> "Message":
        """The same with one more button at the end, or where no row is left in the last one that has room for it."""
        *above, last = self.rows or ((),)
        if isinstance(last, tuple) and len(last) < BUTTONS:
            return replace(self, rows=(*above, (*last, button)))
        if len(self.rows) < ROWS:
            return replace(self, rows=(*self.rows, (button,)))
        for place, row in reversed(list(enumerate(self.rows))):
            if isinstance(row, tuple) and len(row) < BUTTONS:
                return replace(self, rows=(*self.rows[:place], (*row, button), *self.rows[place + 1 :]))
        return self


def rows_of(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons, five a row."""
    return tuple(tuple(buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS))


def cut(text: str, most: int) -> str:
    """The text in at most that many characters, its loss shown."""
    return text if len(text) <= most else text[: most - 1] + "…"
