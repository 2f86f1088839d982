"""What the platform says in ids and in menus of tables is taken: no game's command may be called so."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.ui.admin.server_settings import SETUP
from kingsforge_bot.ui.custom_id import NOTICE_WORDS, PLATFORM_WORDS
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction import registry
from kingsforge_bot.ui.learning.rules import SHOW, TUTORIAL
from kingsforge_bot.ui.learning.ways import GREET
from kingsforge_bot.ui.person.my_settings import DATA, ME
from tests.games.toy import title as toy


def test_all_of_them_are_reserved() -> None:
    of_tables = {word for words in (*registry._at_table, *registry._unseen) for word in words.split()}
    of_people = {ME, DATA, SETUP, GREET, SHOW, TUTORIAL}
    assert of_tables | of_people | {DO} | NOTICE_WORDS == PLATFORM_WORDS


def test_a_game_with_such_a_command_is_not_offered() -> None:
    beads = toy.title()
    screens = replace(beads.screens, commands=replace(beads.screens.commands, verbs=frozenset({"end"})))
    with pytest.raises(ValueError, match="'end'"):
        Titles((kings_forge.title(), replace(beads, screens=screens)))
