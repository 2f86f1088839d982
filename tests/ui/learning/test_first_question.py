"""The rulebook is searched off the event loop; so is its search put together, where the first question comes early."""

import threading
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.rulebook import book
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.search import Index
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


def noting(threads: list[threading.Thread], search: Any) -> Any:
    """The method; the threads that ask it are noted."""

    def asked(rules: Rulebook, *facts: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return search(rules, *facts, **more)

    return asked
