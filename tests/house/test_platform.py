"""The platform names no game: no key, no title and no verb of any game's notation stands in its files."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.i18n.localizer import Localizers

ROOT = Path(__file__).parents[2]
WINGS = frozenset(folder.parent.name for folder in (ROOT / "kingsforge_bot" / "games").glob("*/rules"))
EVERYDAY = {
    *("bid", "discard", "done", "draw", "end", "give", "keep", "lift", "move", "pass", "place", "play", "roll", "take"),
    *("upgrade", "use"),
}
"""Verbs of games that are everybody's as well; whoever adds a game may have some to add."""


def verbs(key: str) -> frozenset[str]:
    """What can be done in the game, as its notation begins."""
    package = importlib.import_module(f"kingsforge_bot.games.{key}.rules")
    modules = [
        importlib.import_module(f"{package.__name__}.{one.name}") for one in pkgutil.iter_modules(package.__path__)
    ]
    kinds = [one for module in modules for one in vars(module).values() if inspect.isclass(one)]
    found = {one.verb for one in kinds if issubclass(one, Decision) and one is not Decision}
    assert len(found) > 5
    return frozenset(found) - EVERYDAY


def platform_files() -> Iterator[Path]:
    # The sandbox is Discord's side, and imports nothing of ours.
    for room in sorted((ROOT / "kingsforge_bot").iterdir()):
        if room.name not in ("games", "sandbox"):
            yield from sorted(room.rglob("*.py"))
    # One cog for each game whose commands have names of their own, the list of all cogs and the index; bot.py puts
    # them in.
    naming = {*WINGS, "all_cogs", "__init__"}
    yield from sorted(file for file in (ROOT / "cogs").glob("*.py") if file.stem not in naming)


@pytest.fixture(scope="module")
def words() -> frozenset[str]:
    """Of all games there are."""
    english = Localizers(strict=True).english
    named = {word.lower() for key in WINGS for word in (key, english.of(key)("game-title"))}
    return frozenset(named.union(*map(verbs, WINGS)))


def found_in(text: str, words: frozenset[str]) -> set[str]:
    """The words that stand in it by themselves; a coroutine is gathered by asyncio, which is no game."""
    text = text.lower().replace("asyncio.gather", "")
    spelled = set(re.findall(r"[a-z][a-z0-9_.'-]*", text)) | set(re.findall(r"[a-z]+", text))
    return {word for word in words if word in spelled or (" " in word and word in text)}


@pytest.mark.parametrize("file", tuple(platform_files()), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_file_of_the_platform_speaks_of_a_game(file: Path, words: frozenset[str]) -> None:
    assert found_in(file.read_text("utf-8"), words) == set()


def test_the_search_knows_a_game_when_it_meets_one(words: frozenset[str]) -> None:
    assert found_in('key = "kings_forge"', words) == {"kings_forge"}
    assert found_in("# King's Forge has that.", words) == {"king's forge"}
    assert found_in("match Phase.CRAFT:", words) == {"craft"}
    assert found_in('if action.verb == "steal":', words) == {"steal"}
    assert found_in("await asyncio.gather(*tasks)", words) == set()
    assert found_in("gather(tasks)", words) == {"gather"}
