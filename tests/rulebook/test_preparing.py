"""The search of the rulebook is put together once, and not before it is needed."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook
from kingsforge_bot.rulebook import book
from kingsforge_bot.rulebook.search import Index

THREADS = 4


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Index]:
    """Each index that was built."""
    found: list[Index] = []

    def noted(*facts: Any) -> Index:
        found.append(Index(*facts))
        return found[-1]

    monkeypatch.setattr(book, "Index", noted)
    return found


def test_nothing_is_built_before_the_first_question(built: list[Index]) -> None:
    rules = load_rulebook()
    assert rules.rule("2.6").said("en").title
    assert built == []
    assert rules.find("mill bottom")[0].entry.id == "card-mill-bottom"
    rules.find("pass")
    assert len(built) == 1


def test_several_threads_build_it_once(built: list[Index]) -> None:
    rules = load_rulebook()
    together = threading.Barrier(THREADS, timeout=60)

    def ask(_: int) -> None:
        together.wait()
        rules.prepare()

    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(ask, range(THREADS)))
    assert len(built) == 1
