"""The platform names no game: no key, no title and no word of any game's rules stands in its files."""

import enum
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.i18n.localizer import Localizers

ROOT = Path(__file__).parents[2]
ROOMS = ("core", "devtools", "i18n", "players", "render", "rulebook", "service", "store", "tutorial", "ui")
WINGS = frozenset(folder.parent.name for folder in (ROOT / "kingsforge_bot" / "games").glob("*/rules"))
EVERYDAY = {
    *("cancelled", "copy", "end", "flip", "gain", "gained", "half", "held", "keep", "library"),
    *("made", "over", "pass", "passed", "player", "roll", "rolled", "second", "state", "third", "token"),
    *("use", "used", "won"),
    *("board", "card", "choose", "chose", "chosen", "draw", "drew", "hand", "move", "play", "shown", "take", "turn"),
    *("act", "cost", "discard", "full", "guild", "item", "less", "limit", "mine", "moved", "named", "no-such-seat"),
    *("no_room", "no_such_seat", "played", "revealed", "score", "shield", "silver", "stack", "starter", "values"),
}
"""Words of games' rules that are everybody's as well; whoever adds a game may have some to add."""


def rule_words(key: str) -> frozenset[str]:
    """What the rules of a game call things and deeds: members of its enumerations, its classes, verbs."""
    package = importlib.import_module(f"kingsforge_bot.games.{key}.rules")
    found: set[str] = set()
    for module in pkgutil.iter_modules(package.__path__):
        for one in vars(importlib.import_module(f"{package.__name__}.{module.name}")).values():
            if not inspect.isclass(one) or not one.__module__.startswith(package.__name__):
                continue
            if issubclass(one, enum.Enum):
                found |= {word for member in one for word in (member.name, str(member.value))}
            elif issubclass(one, msgspec.Struct):
                found |= {one.__name__, str(getattr(one, "verb", ""))}
    return frozenset(word.lower() for word in found if word.isascii() and len(word) > 2) - EVERYDAY


def platform_files() -> Iterator[Path]:
    for room in ROOMS:
        yield from sorted((ROOT / "kingsforge_bot" / room).rglob("*.py"))
    # One cog for each game whose commands have names of their own; bot.py puts them in.
    yield from sorted(file for file in (ROOT / "cogs").glob("*.py") if file.stem not in WINGS)


@pytest.fixture(scope="module")
def words() -> frozenset[str]:
    """Of all games there are."""
    english = Localizers(strict=True).english
    named = {word.lower() for key in WINGS for word in (key, english.of(key)("game-title"))}
    return frozenset(named.union(*map(rule_words, WINGS)))


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
    assert found_in('if side == "mill.top":', words) >= {"mill.top"}
    assert found_in("await asyncio.gather(*tasks)", words) == set()
    assert found_in("gather(tasks)", words) == {"gather"}
