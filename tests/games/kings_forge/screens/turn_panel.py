"""The workbench as a message: its menus, and what it offers in order."""

from kingsforge_bot.ui.message import Menu, Message


def menu(message: Message, what: str) -> Menu:
    """The menu of the workbench that does that."""
    return next(row for row in message.rows if isinstance(row, Menu) and row.custom_id.payload.split()[0] == what)


def whats(message: Message) -> list[str]:
    """What the buttons and menus do, in order."""
    parts = [part for row in message.rows for part in ((row,) if isinstance(row, Menu) else row)]
    return [part.custom_id.payload for part in parts]
