"""What a start leaves out: it is loaded where it is first needed, off the event loop."""

import subprocess
import sys
from pathlib import Path

import pytest

START = """
import sys
import bot
from cogs.all_cogs import all_cogs
from kingsforge_bot.games.catalogue import titles
offered = titles()
"""
ASKED = """
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.lesson import SCRIPT as SMITHY
from kingsforge_bot.games.dwarven_smithy.screens import pictures as smithy, scenes
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.games.kings_forge.screens import end_pictures, pictures
from kingsforge_bot.i18n.localizer import localizers
from kingsforge_bot.ui.game.drawing import Size
from tests.ui.looks import look_at
english = localizers().english
own, say = english.of("kings_forge"), Telling(english.of("dwarven_smithy"), cards(), ("Ann", "Bot"))
start = offered.games["kings_forge"].load(SCRIPT.position)
look = look_at(start)
drawings = [
    *(pictures.board(own, look, (), size) for size in Size),
    pictures.workbench(own, look),
    end_pictures.luck(own, look, ()),
    pictures.lobby(own, look.table),
    pictures.greeting(own),
    pictures.position(own, start, "", ("Ann", "Bot"), ()),
    pictures.card(offered.of("kings_forge").book.rulebook.entries["card-mill-bottom"]),
    smithy.lobby(say.l10n, look.table),
    smithy.greeting(say),
    scenes.scene(say, offered.games["dwarven_smithy"].load(SMITHY.position), "", ()),
]
"""
DRAWN = """
drawings[0].draw(always)
"""


def loads(root: Path, code: str, package: str) -> bool:
    """Whether a process that runs the code loads that package."""
    asking = f"{code}\nprint({package!r} in sys.modules)"
    run = subprocess.run([sys.executable, "-c", asking], cwd=root, capture_output=True, text=True, check=True)
    return {"True": True, "False": False}[run.stdout.strip()]


def test_a_start_loads_nothing_that_speaks_to_a_server_of_databases(root: Path) -> None:
    assert not loads(root, START, "asyncpg")


@pytest.mark.parametrize("package", ["PIL", "fluent", "babel"])
def test_a_start_loads_nothing_to_draw_with_nor_to_count_words_with(root: Path, package: str) -> None:
    assert not loads(root, START, package)


def test_whoever_asks_for_a_picture_loads_what_draws_it_in_the_thread_that_draws(root: Path) -> None:
    """What is asked on the event loop is told without Pillow, which takes as long as some pictures to load."""
    assert not loads(root, START + ASKED, "PIL")
    assert loads(root, START + ASKED + DRAWN, "PIL")
