"""What Discord takes of a message, asked of our values and of what discord.py makes of them."""

import re

from kingsforge_bot.i18n.names import bare
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.ui.custom_id import ComponentId, read_press
from kingsforge_bot.ui.discord_parts import view_of
from kingsforge_bot.ui.message import ALT, BUTTONS, OPTIONS, ROWS, TEXT, Menu, Message

_UNSAID = re.compile(r"\{\s*\$|\bNone\b|<class|Struct|FluentNone|object at 0x")
"""What a text shows when something was not put into words."""


def presses_of(message: Message) -> list[ComponentId]:
    """The presses of all buttons and menus, disabled ones too."""
    return [part.custom_id for row in message.rows for part in ((row,) if isinstance(row, Menu) else row)]


def check(message: Message) -> None:
    """Fails where Discord would refuse the message, or a player would read something broken."""
    assert 0 < len(message.text) <= TEXT, len(message.text)
    assert not _UNSAID.search(message.text), message.text
    assert len(message.rows) + bool(message.links) <= ROWS
    for row in message.rows:
        if isinstance(row, Menu):
            _check_menu(row)
        else:
            assert 1 <= len(row) <= BUTTONS
            for button in row:
                assert 1 <= width(button.label) <= WIDE, button.label
    for link in message.links:
        assert 1 <= width(link.label) <= WIDE, link.label
    presses = presses_of(message)
    ids = [str(press) for press in presses]
    assert len(set(ids)) == len(ids), ids
    for press, custom_id in zip(presses, ids, strict=True):
        assert len(custom_id) <= 100
        assert read_press(custom_id) == press
    if message.picture is not None:
        assert len(message.picture.alt) <= ALT
    _check_sent(message)


def _check_menu(menu: Menu) -> None:
    if menu.lists is not None:
        assert menu.options == ()
        assert 1 <= len(menu.placeholder) <= 150
        assert 0 <= menu.least <= max(1, len(menu.chosen)) <= menu.most <= OPTIONS
        return
    assert 1 <= len(menu.options) <= OPTIONS
    assert 1 <= len(menu.placeholder) <= 150
    values = [option.value for option in menu.options]
    assert len(set(values)) == len(values), values
    assert 1 <= menu.least <= menu.most <= len(values), (menu.least, menu.most, len(values))
    for option in menu.options:
        assert 1 <= len(option.label) <= 100, option.label
        assert 1 <= len(option.value) <= 100, option.value
        assert len(option.description) <= 100, option.description
        for text in filter(None, (option.label, option.description)):
            # French puts a no-break space before its colons; it shows as any space.
            assert bare(text, 100) == text.replace("\u00a0", " "), "unseen or turning letters in a menu"


def _check_sent(message: Message) -> None:
    """The rows arrive at discord.py as they were meant."""
    rows = view_of(message).to_components()
    if message.links:
        assert len(message.links) <= BUTTONS
        assert [part["url"] for part in rows.pop()["components"]] == [link.url for link in message.links]
    assert len(rows) == len(message.rows)
    for sent, row in zip(rows, message.rows, strict=True):
        parts = sent["components"]
        assert [part["custom_id"] for part in parts] == [
            str(part.custom_id) for part in ((row,) if isinstance(row, Menu) else row)
        ]
