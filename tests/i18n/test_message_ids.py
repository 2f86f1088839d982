"""Every message that the code asks for exists with its variables, and every message is asked for."""

import ast as python
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

from .catalogue import LANGUAGES, LOCALES, english, variables

ROOT = Path(__file__).parents[2]

TABLE_COMMANDS = ("new", "join", "leave", "start", "show", "log", "list")


class Asked(msgspec.Struct, frozen=True):
    """A call of a localizer: the id, or for an f-string its pattern; the variables, or None if handed on in bulk."""

    where: str
    message: str
    exact: bool
    variables: frozenset[str] | None


def sources() -> list[Path]:
    files = [*(ROOT / "kingsforge_bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"), *ROOT.glob("*.py")]
    return [file for file in files if "sandbox" not in file.parts]


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
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if not name.endswith(("l10n", "english")):
                continue
            keywords = None
            if all(keyword.arg for keyword in node.keywords):
                keywords = frozenset(str(keyword.arg) for keyword in node.keywords)
            where = f"{file.relative_to(ROOT)}:{node.lineno}"
            found += [Asked(where, message, exact, keywords) for message, exact in _ids(node.args[0])]
    return tuple(found)


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
    missing = [f"{one.where} {one.message}" for one in asked() if one.exact and one.message not in english()]
    missing += [
        f"{one.where} {one.message}"
        for one in asked()
        if not one.exact and not any(re.fullmatch(one.message, written) for written in english())
    ]
    assert not missing, "\n".join(missing)


def test_every_call_hands_in_the_variables_of_its_message() -> None:
    wrong = [
        f"{one.where} {one.message}: hands in {sorted(one.variables)}, wants {sorted(variables(one.message))}"
        for one in asked()
        if one.exact and one.variables is not None and one.message in english()
        if one.variables != variables(one.message)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_asked_for() -> None:
    patterns = [re.compile(one.message) for one in asked() if not one.exact]
    referred = {other for written in english().values() for other in written.messages}
    unused = [
        f"{written.file}: {name}"
        for name, written in english().items()
        if name not in referred and name not in literals() and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert not unused, "\n".join(unused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_shouts(language: str) -> None:
    for file in (LOCALES / language).glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            # The one use of an exclamation mark is the rules' own sign for an X square.
            told = re.sub(r"(any|dados?|dés?|個|\{ \$kinds \})!|[(（]!", "", line)
            assert not set("!！¡") & set(told), f"{file.name}: {line}"


def test_descriptions_of_commands_fit_discord() -> None:
    """A command's or option's description has 1 to 100 characters, a choice's name too."""
    from kingsforge_bot.i18n.localizer import Localizers

    l10n = Localizers(strict=True).english
    for name in english():
        if name.startswith(("command-", "option-", "choice-", "question-")):
            assert 1 <= len(l10n(name)) <= 100, name
        if name.startswith(("button-", "workbench-button-")):
            assert 1 <= len(l10n(name)) <= 80, name


COMMANDS = ("gather", "dock", "pass", "craft", "forge doctor", *(f"table {name}" for name in TABLE_COMMANDS))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_described(command: str) -> None:
    assert f"command-{command.replace(' ', '-')}" in english()
