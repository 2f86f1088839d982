"""What the platform says in ids and in menus of tables is taken: no game's command may be called so."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.ui import (
    custom_id,
    ending,
    finale,
    following,
    hands,
    lobbies,
    logs,
    table_commands,
    ways,
    which,
)
from kingsforge_bot.ui.commands import TURN
from kingsforge_bot.ui.custom_id import NOTICE_WORDS, PLATFORM_WORDS
from kingsforge_bot.ui.my_settings import DATA, ME
from kingsforge_bot.ui.plain_screens import DO, PlainScreens
from kingsforge_bot.ui.rules import SHOW, TUTORIAL, WHY
from kingsforge_bot.ui.rules_commands import RULES
from kingsforge_bot.ui.server_settings import SETUP
from kingsforge_bot.ui.title import Titles
from tests.games.toy import title as toy


class Ending(PlainScreens):
    """A game that would have a command `end`."""

    verbs = frozenset({"end"})


def test_all_of_them_are_reserved() -> None:
    said = {
        ending.CLOSE,
        ME,
        DATA,
        SETUP,
        hands.HAND,
        logs.LOG,
        custom_id.TEXT_BOARD,
        ways.GREET,
        which.WHICH,
        TURN,
        DO,
        SHOW,
        TUTORIAL,
        WHY,
        RULES,
        following.FOLLOW,
        following.UNFOLLOW,
        *finale.AT_THE_END,
    }
    assert {*said, *lobbies.LOBBY_PRESSES, *table_commands.LOOKS, *NOTICE_WORDS} == PLATFORM_WORDS


def test_a_game_with_such_a_command_is_not_offered() -> None:
    beads = toy.title()
    screens = Ending(beads.game, beads.screens._say, beads.screens._out_of_turn)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="'end'"):
        Titles((kings_forge.title(), replace(beads, screens=screens)))
