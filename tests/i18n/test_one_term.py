"""One idea has one word and one sign in everything that players of King's Forge read."""

import re
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool, read_kinds
from kingsforge_bot.games.kings_forge.screens.readers import read_paying
from kingsforge_bot.games.kings_forge.words.labels import payment_label, side_label
from kingsforge_bot.games.kings_forge.words.words import side_name
from kingsforge_bot.i18n.localizer import Localizers

LOCALIZERS = Localizers(strict=True)
LOCALES = Path(__file__).parents[2] / "data" / "kings_forge" / "locale"
BIN = {"en": "bin", "es": "papelera", "fr": "corbeille", "ja": "ごみ箱"}
X_SQUARE = re.compile(r"X square|casillas? X|cases? X|×マス", re.IGNORECASE)
LANGUAGES = sorted(BIN)


def said(language: str) -> dict[str, str]:
    """The lines of all files that are no comments, by file and number."""
    return {
        f"{file.name}:{number}": line
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bin_is_called_bin(language: str) -> None:
    """Rule 2.2: in the legend, beside dice and squares, in menus, at docks and in the tutorial."""
    l10n, word = LOCALIZERS.for_locale(language).of("kings_forge"), BIN[language]
    texts = [
        l10n("sign-lost"),
        l10n("dice-bin", dice="1G"),
        l10n("square-any-lost", count=2),
        l10n("square-of-lost", count=1, kinds="x"),
        l10n("label-payment-lost", lost="1G"),
        l10n("board-face-up"),
        l10n("spend-rule-dock"),
        l10n("tutorial-claim"),
        l10n("tutorial-cleanup"),
    ]
    assert [text for text in texts if word not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_sign_stands_for_a_bin_or_for_what_becomes_of_something(language: str) -> None:
    lines = said(language)
    assert {where for where, line in lines.items() if "!" in line.replace("！", "!")} == set()
    assert {where for where, line in lines.items() if X_SQUARE.search(line)} == set()
    # Of a selector the arrow ends the line, or stands behind its key.
    shown = {where for where, line in lines.items() if re.search(r"->\s*\S", line) and "$count ->" not in line}
    assert {where for where in shown if not re.search(r"\{ \$\w+ ->", lines[where])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", [Side.ASTROLOGER_TOP, Side.MILL_BOTTOM])
def test_a_side_has_one_form(language: str, side: Side) -> None:
    """`Astrologer (top)` in menus as in sentences."""
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    _, half = re.split(r"(?=[(（])", side_name(l10n, side), maxsplit=1)
    assert half.strip() in side_label(l10n, side)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("side", "paid", "counted"),
    [
        (Side.WEST_FOREST_BOTTOM, "M", "1M"),
        (Side.NORTH_MINE_TOP, "MM", "2M"),
        (Side.ALCHEMIST_TOP, "GGM", "2G 1M"),
        (Side.MILL_BOTTOM, "GMMM", "1G ({bin}) 3M"),
        (Side.JEWELER_TOP, "MWMM", "1M 1W ({bin}) 2M"),
    ],
)
def test_dice_paid_are_counted_and_a_label_can_be_typed(language: str, side: Side, paid: str, counted: str) -> None:
    """What a label says is read as the same dice in the order of the squares (2.2)."""
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    label = payment_label(l10n, side, None, read_kinds(paid))
    assert re.sub(r"\s*（(\w+)）", r" (\1)", label) == counted.replace("{bin}", BIN[language])
    assert Pool.kinds(read_paying(label)) == Pool.kinds(read_kinds(paid))
    assert read_paying(label) == read_kinds(paid)


@pytest.mark.parametrize("word", ["forge-item", "workbench-craft-title"])
def test_the_buttons_verb_is_said_above_the_first_of_them(word: str) -> None:
    assert "Forge" in LOCALIZERS.english.of("kings_forge")(word, item="Table")
