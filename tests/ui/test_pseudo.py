"""The language that nobody speaks does what the tests of screens ask of it."""

from pathlib import Path

from tests.ui.looks import NAMES
from tests.ui.pseudo import hard_coded, pseudo_voice

OWN = (*NAMES, "Oak", "Bot 1", "Bot 2", "people wrote this", "xx")
"""What people called themselves and their table, and what stands in for a report."""


def test_the_pseudo_language_would_betray_a_word() -> None:
    assert hard_coded("**Ana** Ｃｒａｆｔｅｄ Wizard's Goblet now, M5 W3 <t:17:R>", OWN) == ["now"]
    assert hard_coded("Ｏｄｄｓ: Precision Calip…", OWN) == [], "a printed name that a menu had to cut"


def test_the_pseudo_language_is_tried_where_a_folder_is(tmp_path: Path) -> None:
    assert pseudo_voice(tmp_path)("button-join") == "Ｊｏｉｎ"
