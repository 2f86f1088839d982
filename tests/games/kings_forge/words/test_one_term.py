"""One idea has one word and one sign in everything that players of King's Forge read."""

import re
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool, read_die, read_kinds
from kingsforge_bot.games.kings_forge.screens.asking.readers import read_paying
from kingsforge_bot.games.kings_forge.words.labels import payment_label, side_label
from kingsforge_bot.games.kings_forge.words.names import dice_text, pool_text, side_name
from kingsforge_bot.i18n.localizer import Localizers

LOCALIZERS = Localizers(strict=True)
LOCALES = Path(__file__).parents[4] / "data" / "kings_forge" / "locale"
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
        l10n("dice-bin", dice="1×G"),
        l10n("square-any-lost", count=2),
        l10n("square-of-lost", count=1, kinds="x"),
        l10n("label-payment-lost", lost="1×G"),
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
        (Side.WEST_FOREST_BOTTOM, "M", "1×M"),
        (Side.NORTH_MINE_TOP, "MM", "2×M"),
        (Side.ALCHEMIST_TOP, "GGM", "2×G 1×M"),
        (Side.MILL_BOTTOM, "GMMM", "1×G ({bin}) 3×M"),
        (Side.JEWELER_TOP, "MWMM", "1×M 1×W ({bin}) 2×M"),
    ],
)
def test_dice_paid_are_counted_and_a_label_can_be_typed(language: str, side: Side, paid: str, counted: str) -> None:
    """What a label says is read as the same dice in the order of the squares (2.2)."""
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    label = payment_label(l10n, side, None, read_kinds(paid))
    assert re.sub(r"\s*（(\w+)）", r" (\1)", label) == counted.replace("{bin}", BIN[language])
    assert Pool.kinds(read_paying(label)) == Pool.kinds(read_kinds(paid))
    assert read_paying(label) == read_kinds(paid)


WORDS = {
    "en": ("craft", "Claim"),
    "es": ("fabricar", "Reclamar"),
    "fr": ("fabriquer", "Prendre"),
    "ja": ("制作", "取る"),
}
"""To craft an item and to claim a card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_craft_and_to_claim_are_said_with_one_word_each(language: str) -> None:
    """On buttons, in menus, in what is said to be possible, and in the tutorial."""
    l10n, (craft, claim) = LOCALIZERS.for_locale(language).of("kings_forge"), WORDS[language]
    crafts = [l10n("forge-item", item="Axe"), l10n("action-craft", item="Axe", dice="M5"), l10n("verb-craft"),
              l10n("workbench-craft-title"), l10n("tutorial-craft")]  # fmt: skip
    claims = [l10n("button-gather"), l10n("action-gather", side="Mill"), l10n("verb-gather"), l10n("tutorial-claim")]
    assert [text for text in crafts if craft not in text.casefold()] == []
    assert [text for text in claims if claim.casefold() not in text.casefold()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_dice_is_never_written_like_a_die(language: str) -> None:
    """`5×M` are five metal dice, `M5` is one that shows a 5."""
    assert {where for where, line in said(language).items() if re.search(r"(?<![\w×])\d+[MWGBL]\b", line)} == set()
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    assert pool_text(l10n, Pool.kinds(read_kinds("MMMMMWW")), 1) == "5×M 2×W 1×L"
    many = [read_die(one) for one in ["M6", "M5", "M5", "M1", "M1", "W4", "W4", "W3", "G2"]]
    assert dice_text(l10n, many) == "M6 M5 M5 M1 M1 W4 W4 W3 G2"
