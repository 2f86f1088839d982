"""A rulebook is looked through at the start, and read again when somebody asks: once, with what its search counted."""

import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kingsforge_bot.rulebook import search
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Asking, Enforced, Entry, RulebookError, Wording
from kingsforge_bot.rulebook.lazy_rulebook import LazyRulebook

THREADS = 4


class Printer:
    """Prints the same rulebook again and again, and remembers those that somebody still holds."""

    def __init__(self) -> None:
        self.times = 0
        self.held: weakref.WeakSet[Rulebook] = weakref.WeakSet()

    def read(self) -> Rulebook:
        self.times += 1
        entry = Entry("rule-1", "1", (), Enforced.FULLY, False, {"en": Wording("Pot", "Clay is made a pot.", ("jar",))})
        book = Rulebook([entry], {"en": Asking("how", (), (), ("rule",))})
        self.held.add(book)
        return book


@pytest.fixture
def printer() -> Printer:
    return Printer()


def test_nothing_is_read_before_somebody_asks(printer: Printer) -> None:
    lazy = LazyRulebook(printer.read)
    assert printer.times == 0
    assert lazy.rulebook is lazy.rulebook
    assert printer.times == 1


def test_what_was_looked_through_is_not_held(printer: Printer, tmp_path: Path) -> None:
    lazy = LazyRulebook(printer.read)
    lazy.keep(tmp_path / "pottery.rules")
    gc.collect()
    assert (printer.times, len(printer.held)) == (1, 0)
    # As after each connection that was lost.
    lazy.keep(tmp_path / "pottery.rules")
    assert printer.times == 1


def test_whoever_asks_gets_what_was_counted(printer: Printer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lazy = LazyRulebook(printer.read)
    lazy.keep(tmp_path / "pottery.rules")
    monkeypatch.delattr(search, "build")
    assert [hit.entry.id for hit in lazy.rulebook.find("jar")] == ["rule-1"]


def test_what_somebody_has_taken_stays_theirs(printer: Printer, tmp_path: Path) -> None:
    lazy = LazyRulebook(printer.read)
    taken = lazy.rulebook
    lazy.keep(tmp_path / "pottery.rules")
    assert lazy.rulebook is taken
    assert printer.times == 1
    assert (tmp_path / "pottery.rules").exists()


def test_several_threads_read_it_once(printer: Printer) -> None:
    lazy, together = LazyRulebook(printer.read), threading.Barrier(THREADS, timeout=60)

    def ask(_: int) -> Rulebook:
        together.wait()
        return lazy.rulebook

    with ThreadPoolExecutor(THREADS) as threads:
        assert len(set(threads.map(ask, range(THREADS)))) == 1
    assert printer.times == 1


def test_what_cannot_be_read_is_told_when_it_is_looked_through(tmp_path: Path) -> None:
    def torn() -> Rulebook:
        raise RulebookError("en", "rule-1", "is missing")

    with pytest.raises(RulebookError, match="rule-1"):
        LazyRulebook(torn).keep(tmp_path / "torn.rules")
