"""Every message that the code asks for exists with its variables, and every message is asked for."""

import ast as python
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.games.catalogue import titles
from tests.i18n.catalogue import LANGUAGES, PLATFORM, ROOMS, english, files, own, variables

ROOT = Path(__file__).parents[2]

GAMES = tuple(room for room in ROOMS if room != PLATFORM)
OWN = ("own",)
"""What a localizer of a table's game is called."""
TABLE_COMMANDS = ("new", "join", "leave", "start", "show", "log", "list")


class Asked(msgspec.Struct, frozen=True):
    """A call of a localizer: the id, or for an f-string its pattern; the variables, or None if handed on in bulk.

    `rooms` are those where the message must be written: a game's own files, and what the platform asks of every game.
    """

    where: str
    rooms: tuple[str, ...]
    message: str
    exact: bool
    variables: frozenset[str] | None


def sources() -> list[Path]:
    files = [*(ROOT / "kingsforge_bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"), *ROOT.glob("*.py")]
    return [file for file in files if "sandbox" not in file.parts]


def room_of(file: Path) -> str:
    """Whose words the file speaks with: of a game its own."""
    return next((game for game in GAMES if game in file.parts), PLATFORM)


def _ids(node: python.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case python.Constant(value=str(text)):
            yield text, True
        case python.IfExp(body=body, orelse=orelse):
            yield from _ids(body)
            yield from _ids(orelse)
        case python.JoinedStr(values=values):
            pieces = [re.escape(str(v.value)) if isinstance(v, python.Constant) else "[A-Za-z0-9_-]+" for v in values]
            yield "".join(pieces), False
        case _:
            pass


@lru_cache
def asked() -> tuple[Asked, ...]:
    found: list[Asked] = []
    for file in sources():
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if not isinstance(node, python.Call) or not node.args:
                continue
            name = _name(node)
            of_a_game = name in OWN or (isinstance(node.func, python.Call) and _name(node.func) == "of")
            if not (of_a_game or name.endswith(("l10n", "english"))):
                continue
            keywords = None
            if all(keyword.arg for keyword in node.keywords):
                keywords = frozenset(str(keyword.arg) for keyword in node.keywords)
            where = f"{file.relative_to(ROOT)}:{node.lineno}"
            for message, exact in _ids(node.args[0]):
                rooms = _games(message) if of_a_game and room_of(file) == PLATFORM else (room_of(file),)
                found.append(Asked(where, rooms, message, exact, keywords))
    return tuple(found)


def _games(message: str) -> tuple[str, ...]:
    """Those of which the platform asks it; a tutorial's words of those that have one."""
    learnt = titles()
    taught = {key for key in learnt.games if learnt.of(key).lesson is not None}
    return tuple(game for game in GAMES if not message.startswith("tutorial") or game in taught)


def _name(call: python.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


@lru_cache
def literals() -> frozenset[str]:
    """All strings of the sources: ids are also kept in tables and handed on."""
    found: set[str] = set()
    for file in sources():
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def test_the_scan_sees_the_calls() -> None:
    assert len(asked()) > 100


def test_every_message_asked_for_is_written() -> None:
    missing = [
        f"{one.where} {one.message} {room}"
        for one in asked()
        for room in one.rooms
        if not (one.message in english(room) if one.exact else any(re.fullmatch(one.message, i) for i in english(room)))
    ]
    assert not missing, "\n".join(missing)


def test_every_call_hands_in_the_variables_of_its_message() -> None:
    wrong = [
        f"{one.where} {one.message}: hands in {sorted(one.variables)}, in {room or 'the platform'} wants others"
        for one in asked()
        for room in one.rooms
        if one.exact and one.variables is not None and one.message in english(room)
        if one.variables != variables(one.message, room=room)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_is_asked_for(room: str) -> None:
    patterns = [re.compile(one.message) for one in asked() if not one.exact]
    referred = {other for there in ROOMS for written in english(there).values() for other in written.messages}
    of_games = {f"option-table-new-{option}" for option in titles().asked}
    # Made of the commands' names: tests/ui/interaction/test_command_texts.py holds them to each other.
    of_commands = {name for name in english(room) if name.startswith(("command-", "option-", "choice-"))}
    unused = [
        f"{written.file}: {name}"
        for name, written in own("en", room).items()
        if name not in referred | of_games | of_commands
        and name not in literals()
        and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert not unused, "\n".join(unused)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_shouts(language: str, room: str) -> None:
    for file in files(language, room):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            # The one use of an exclamation mark is the rules' own sign for an X square.
            told = re.sub(r"(any|dados?|dés?|個|\{ \$kinds \})!|[(（]!", "", line)
            assert not set("!！¡") & set(told), f"{file.name}: {line}"


@pytest.mark.parametrize("room", ROOMS)
def test_descriptions_of_commands_fit_discord(room: str) -> None:
    """A command's or option's description has 1 to 100 characters, a choice's name too."""
    from kingsforge_bot.i18n.localizer import Localizers

    l10n = Localizers(strict=True).english.of(room)
    for name in english(room):
        if name.startswith(("command-", "option-", "choice-", "question-")):
            assert 1 <= len(l10n(name)) <= 100, name
        if name.startswith(("button-", "workbench-button-")):
            assert 1 <= len(l10n(name)) <= 80, name


COMMANDS = ("gather", "dock", "pass", "craft", "forge doctor", *(f"table {name}" for name in TABLE_COMMANDS))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_described(command: str) -> None:
    assert f"command-{command.replace(' ', '-')}" in english()
