"""A press as it came in: its button, the message that was pressed, and where its answer belongs."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from kingsforge_bot.ui.custom_id import NO_TABLE, read_press
from kingsforge_bot.ui.interaction import registry
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.table.which import WHICH, chosen_table


class Press(msgspec.Struct, frozen=True):
    """One press of a button, or one choice in a menu."""

    button: Pressed | None
    """None where its id says nothing that can be read."""
    at: float
    """When it came in, by the clock that tells second taps."""
    own_message: int | None
    """The id of the message that was pressed, where its presser alone sees it."""
    is_query: bool
    """Whether a game is asked something that decides nothing."""

    @property
    def own(self) -> bool:
        """Whether the message that was pressed is seen by its presser alone."""
        return self.own_message is not None

    @property
    def chooses_in_public(self) -> bool:
        """Whether it is a choice in a menu that everybody sees."""
        return not self.own and self.button is not None and bool(self.button.values)

    @property
    def beside(self) -> bool:
        """Whether it is answered in a message of its own, so that the one that was pressed stays."""
        entry = None if self.button is None else registry.found(self.button)
        return self.is_query or (entry is not None and entry.beside)

    @property
    def is_read(self) -> bool:
        """Whether something is asked for only to be read."""
        entry = None if self.button is None else registry.found(self.button)
        return self.is_query or (entry is not None and entry.read)

    @property
    def where(self) -> str:
        """What a fault is noted with."""
        return "?" if self.button is None else self.button.press.where

    @property
    def tap(self) -> tuple[object, ...] | None:
        """What a second tap on the same button of one's own message would be."""
        if self.own_message is None:
            return None
        if self.button is None:
            return (self.own_message,)
        return (self.own_message, str(self.button.press), *self.button.values)


def read_button(interaction: Interaction) -> Pressed | None:
    """The button that was pressed, with what was chosen."""
    data: Mapping[str, Any] = interaction.data or {}
    press = read_press(str(data.get("custom_id", "")))
    return None if press is None else Pressed(press, tuple([str(value) for value in data.get("values", ())]))


def press_of(app: App, interaction: Interaction, button: Pressed | None) -> Press:
    """That press, as it came in."""
    message = interaction.message
    own = message.id if message is not None and message.flags.ephemeral else None
    is_query = button is not None and button.press.table != NO_TABLE and button.word in app.titles.queries
    return Press(button, app.second_taps.clock(), own, is_query)


def meant(button: Pressed) -> Pressed:
    """The button of the table that was chosen; until then, a menu of tables names the first that came into question.

    Raises UnknownPress.
    """
    if button.word != WHICH:
        return button
    return replace(button, press=replace(button.press, table=chosen_table(button.values), seq=0))
