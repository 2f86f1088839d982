"""The rulebook is searched off the event loop; so is its search put together, where the first question comes early."""

import threading
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.rulebook import book
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.search import Index
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.learning.rules import SHOW, TUTORIAL
from tests.ui.counter import Counter
from tests.ui.looks import STRANGER


async def test_the_event_loop_neither_builds_it_nor_searches(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[threading.Thread] = []
    searched: list[threading.Thread] = []

    def noted(*facts: Any) -> Index:
        built.append(threading.current_thread())
        return Index(*facts)

    monkeypatch.setattr(book, "Index", noted)
    counter.app = replace(counter.app, titles=titles())
    for search in ("find", "at_the_table", "clear"):
        monkeypatch.setattr(Rulebook, search, noting(searched, getattr(Rulebook, search)))
    assert await counter.completes(STRANGER, "rules", "query", "mill bot")
    await counter.command(STRANGER, "rules", query="mill bottom")
    assert len(built) == len(counter.app.titles.rulebooks.games)
    assert searched
    assert threading.main_thread() not in {*built, *searched}


@pytest.mark.parametrize("asked", ["", "mill bottom", "tutorial", "keyflower"])
async def test_the_event_loop_reads_no_rulebook(counter: Counter, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    reading: list[threading.Thread] = []
    counter.app = replace(counter.app, titles=titles())
    monkeypatch.setattr(Rulebook, "__init__", noting(reading, Rulebook.__init__))
    await counter.command(STRANGER, "rules", query=asked)
    assert len(reading) == len(counter.app.titles.rulebooks.games)
    assert threading.main_thread() not in reading


@pytest.mark.parametrize(
    ("pressed", "read"), [(f"{SHOW} rule-2-4", 3), (f"{TUTORIAL} 0 0", 1), (f"{TUTORIAL} keyflower", 1)]
)
async def test_nor_does_it_for_an_old_button(
    counter: Counter, monkeypatch: pytest.MonkeyPatch, pressed: str, read: int
) -> None:
    reading: list[threading.Thread] = []
    counter.app = replace(counter.app, titles=titles())
    monkeypatch.setattr(Rulebook, "__init__", noting(reading, Rulebook.__init__))
    await counter.press(STRANGER, ComponentId(NO_TABLE, 0, pressed))
    assert len(reading) == read
    assert threading.main_thread() not in reading


def noting(threads: list[threading.Thread], search: Any) -> Any:
    """The method; the threads that ask it are noted."""

    def asked(rules: Rulebook, *facts: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return search(rules, *facts, **more)

    return asked
