"""Buttons of a turn: a press of one counts for the position that is shown, and for no later one."""

from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, ButtonStyle


def action_button(say: Telling, look: TableView, action: Action, style: ButtonStyle) -> Button:
    """An action, labelled as everywhere."""
    return turn_button(look, narrowed(label(say, action)), str(action), style)


def turn_button(look: TableView, said: str, payload: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    """Whatever else can be pressed in a turn, by the word that comes back with the press."""
    return Button(said, ComponentId(look.table.id, look.table.seq, payload), style)
