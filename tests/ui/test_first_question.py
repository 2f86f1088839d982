"""The search of the rulebook is put together off the event loop, also where the first question comes at once."""

import threading
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.rulebook import book
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.search import Index

from .counter import Counter
from .looks import STRANGER


async def test_the_event_loop_never_builds_it(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noted(*facts: Any) -> Index:
        threads.append(threading.current_thread())
        return Index(*facts)

    monkeypatch.setattr(book, "Index", noted)
    counter.app = replace(counter.app, titles=titles())
    for search in ("find", "at_the_table"):
        monkeypatch.setattr(Rulebook, search, prepared_only(getattr(Rulebook, search)))
    assert await counter.completes(STRANGER, "rules", "query", "mill bot")
    await counter.command(STRANGER, "rules", query="mill bottom")
    assert len(threads) == len(counter.app.titles.rulebooks.games)
    assert threading.main_thread() not in threads


def prepared_only(search: Any) -> Any:
    """The method, where it need not wait."""

    def checked(rules: Rulebook, *facts: Any, **more: Any) -> Any:
        assert rules.is_prepared
        return search(rules, *facts, **more)

    return checked
