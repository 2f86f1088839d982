"""What is counted of a rulebook is kept from one start to the next, and never believed of another one."""

import stat
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.rulebook import book, building, keeping, search
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Asking, Enforced, Entry, Wording

ASKING = {"en": Asking("how", ("pot jar",), (), ("rule",))}
QUESTIONS = ("pot", "jars", "glaze a pto", "rule 1.2", "how fire", "kiln fire", "banana")


def entry(number: str, title: str, *words: str) -> Entry:
    wording = Wording(title, f"{title} is told here.", words)
    return Entry(f"rule-{number.replace('.', '-')}", number, (), Enforced.FULLY, False, {"en": wording})


def pottery(*more: Entry) -> Rulebook:
    return Rulebook((entry("1.1", "Pot", "clay jar"), entry("1.2", "Kiln", "fire", "oven"), *more), ASKING)


def found(rulebook: Rulebook) -> list[list[tuple[str, float]]]:
    return [[(hit.entry.id, hit.score) for hit in rulebook.find(question)] for question in QUESTIONS]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "pottery.rules"
    pottery().keep(file)
    return file


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often everything was counted anew."""
    times: list[int] = []

    def count(*arguments: object) -> object:
        times.append(1)
        return building.build(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "build", count)
    return times


def test_what_was_kept_finds_the_same_without_counting(kept: Path, counted: list[int]) -> None:
    again = pottery()
    again.keep(kept)
    assert counted == []
    assert found(again) == found(pottery())
    assert any(found(again))
    assert stat.filemode(kept.stat().st_mode) == "-rw-------"
    assert list(kept.parent.iterdir()) == [kept]


def test_what_is_kept_is_left_until_somebody_asks(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[search.Index] = []

    def noted(*facts: Any) -> search.Index:
        built.append(search.Index(*facts))
        return built[-1]

    monkeypatch.setattr(book, "Index", noted)
    again = pottery()
    again.keep(kept)
    assert built == []
    assert found(again) == found(pottery())
    assert built


def test_another_rulebook_is_counted_anew_and_kept(kept: Path, counted: list[int]) -> None:
    glaze = entry("1.3", "Glaze")
    changed = pottery(glaze)
    changed.keep(kept)
    assert counted == [1]
    assert changed.find("glaze")[0].entry == glaze
    pottery(glaze).keep(kept)
    assert counted == [1]


@pytest.mark.parametrize("place", [0, 40, -1])
def test_what_is_not_as_it_was_written_is_not_believed(kept: Path, counted: list[int], place: int) -> None:
    spoilt = bytearray(kept.read_bytes())
    spoilt[place] ^= 1
    kept.write_bytes(spoilt)
    again = pottery()
    again.keep(kept)
    assert counted == [1]
    assert found(again) == found(pottery())


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 4096])
def test_what_somebody_else_wrote_is_not_believed(kept: Path, counted: list[int], content: bytes) -> None:
    kept.write_bytes(content)
    pottery().keep(kept)
    assert counted == [1]
    pottery().keep(kept)
    assert counted == [1]


def test_where_nothing_can_be_kept_it_is_counted_each_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    again = pottery()
    again.keep(tmp_path / "missing" / "pottery.rules")
    assert found(again) == found(pottery())
    assert {line.name for line in caplog.records} == {book.__name__}


def test_another_search_makes_another_mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    entries, ways = tuple(pottery().entries.values()), tuple(ASKING.values())
    before = keeping.mark_of(entries, ways)
    assert before == keeping.mark_of(entries, ways)
    other = tmp_path / "search.py"
    other.write_text("# counts otherwise")
    monkeypatch.setattr(keeping, "_CODE", (other,))
    assert keeping.mark_of(entries, ways) != before
