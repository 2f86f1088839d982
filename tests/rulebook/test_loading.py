"""A mistake in the files of the rulebook is named with its file and entry."""

import shutil
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES, entries
from kingsforge_bot.games.kings_forge.rules.craft_cards import read_craft_cards
from kingsforge_bot.rulebook.entry import RulebookError
from kingsforge_bot.rulebook.loading import load_asking


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(RULES, tmp_path / "rules"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "entry"),
    [
        ("es/rules.toml", "[rule-2-4]", "[rule-2-44]", "es", "rule-2-4"),
        ("fr/things.toml", "[dock-gem]", "[rule-2-4]", "fr/things.toml", "rule-2-4"),
        ("ja/terms.toml", 'title = "ストック"', 'titel = "ストック"', "ja/terms.toml", "term-stock"),
        ("en/terms.toml", 'title = "Stock"', 'title = " "', "en/terms.toml", "term-stock"),
        ("en/rules.toml", 'title = "Pass"', "title = 3", "en/rules.toml", "rule-2-6"),
        ("ja/rules.toml", "example = ", "words = ", "ja/rules.toml", ""),
        ("es/rules.toml", 'example = "Molino', '# "Molino', "es", "rule-2-2"),
        ("fr/rules.toml", "open = ", "# open = ", "fr", "rule-1-5"),
        ("entries.toml", "ruling = true", "ruling = false", "en", "rule-1-5"),
        ("entries.toml", '"term-stock"', '"term-nowhere"', "entries.toml", "rule-1-2"),
        ("entries.toml", 'number = "1.1"', 'nummer = "1.1"', "entries.toml", "rule-1-1"),
        ("fr/craft_cards.toml", "text = ", "texte = ", "fr/craft_cards.toml", ""),
        ("en/cards.toml", "[card-mill-top]", "[card-mill-top", "en/cards.toml", ""),
        ("fr/typed.toml", "rule-2-4 = ", "rule-2-44 = ", "fr/typed.toml", "rule-2-44"),
        ("ja/typed.toml", "rule-2-4 = [", "rule-2-4 = [3, ", "ja/typed.toml", "rule-2-4"),
    ],
)
def test_the_fault_is_named(folder: Path, file: str, old: str, new: str, where: str, entry: str) -> None:
    change(folder / file, old, new)
    with pytest.raises(RulebookError) as caught:
        entries(folder)
    assert caught.value.file.removeprefix("rules/") == where
    assert caught.value.entry == entry
    assert caught.value.fault


def test_a_language_that_is_missing_is_named(folder: Path) -> None:
    shutil.rmtree(folder / "ja")
    with pytest.raises(RulebookError, match="ja"):
        entries(folder)
    with pytest.raises(RulebookError, match="ja/asking"):
        load_asking(folder)


def test_verbs_for_what_nobody_can_do_are_named(folder: Path) -> None:
    change(folder / "es" / "asking.toml", "dock = [", "docks = [")
    with pytest.raises(RulebookError, match="es/asking"):
        load_asking(folder)


def test_what_is_said_for_all_games_is_not_said_again_for_one(folder: Path) -> None:
    change(folder / "fr" / "asking.toml", "same = [", 'fillers = "le la"\nsame = [')
    with pytest.raises(RulebookError, match=r"fr/asking\.toml: fillers"):
        load_asking(folder)


def test_words_for_a_craft_card_that_was_taken_out_are_no_fault() -> None:
    left = tuple(entry for entry in craft_card_entries() if entry.card.item != "crown")
    assert "item-crown" not in {entry.id for entry in entries(cards=left)}


def test_a_craft_card_of_the_group_s_own_is_told_as_printed() -> None:
    rows = [{"name": "Copper Kettle", "rank": 8, "boxes": ["M3", "W2"], "status": "read off our copy"}]
    read = entries(cards=read_craft_cards(rows))
    entry = next(entry for entry in read if entry.id == "item-copper-kettle")
    assert entry.said("fr").title == "Copper Kettle"
    assert "M3 W2" in entry.said("fr").text
    assert "read off our copy" in entry.said("fr").text
    assert len(read) == len(entries()) - len(craft_card_entries()) + 1
