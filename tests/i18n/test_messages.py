"""Messages are found in files without reading them, read once when heard, and what is not Fluent is refused at once."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from kingsforge_bot.i18n.localizer import LOCALES, Localizers, SpeechError, localizers
from kingsforge_bot.i18n.messages import UnreadableError, messages_of

FILES = sorted(LOCALES.parent.glob("**/locale/*/*.ftl"))
THREADS = 4
FEW = 1 / 20
"""Of all messages: those of an unusual form are read at the start, to see that they are whole."""


def read(text: str) -> dict[str, Any]:
    """The same by Fluent's own reading of the whole."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise UnreadableError(entry.content or "")
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    return found


def same(text: str) -> bool:
    """Whether a text cut into messages is what Fluent reads of it, or nothing in both cases."""
    try:
        whole = read(text)
    except UnreadableError:
        with pytest.raises(UnreadableError):
            list(messages_of(text))
        return True
    cut = [(name, read(written)) for name, written in messages_of(text)]
    return [name for name, _ in cut] == list(whole) and all(one[name].equals(whole[name]) for name, one in cut)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_every_file_is_cut_as_fluent_reads_it(file: Path) -> None:
    assert same(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n  \n",
        "a = one",
        "a = one  \nb = two\n\n",
        "a =\n    one\n    two\n\n    three",
        "a = one\n two\nb = { $x } and { -t } and { a }\n-t = T",
        "# remark\na = one\n## group\n### file\n\n#\nb = two",
        "#no remark\na = one",
        "a = one\n# remark\n  two",
        "a = one\n    .title = two",
        "a =\n    .title = two",
        "a =",
        "a = \n\nb = two",
        "a =\n    [x] one",
        "a =\n    * one",
        "a = [x] one * }",
        "a = [x] one *",
        "a = {",
        "a = { $x",
        "a = }",
        "a = { $x } }",
        "a = { $ x }",
        "a = { x y }",
        "a = { -t.title }",
        'a = { ", " }',
        'a = { ", " } { "" }\n    { "{" }',
        'a = { "\\"" }',
        'a = { "\\u0041" }',
        'a = { "one }',
        "a = { NUMBER($x) }",
        "a = {\n$x\n}",
        "a = { $x ->\n    [one] 1\n   *[other] 2\n}",
        "a =\n    { $x ->\n        [one] 1\n       *[other] { $x } of { b }\n    }\nb = two",
        "a =\n    { $x ->\n       *[0] none\n        [1] one\n    }",
        "a =\n    { $x ->\n        [one] 1\n        [other] 2\n    }",
        "a =\n    { $x ->\n       *[one] 1\n       *[other] 2\n    }",
        "a =\n    { $x ->\n    }",
        "a =\n    { $x ->\n       *[one]\n    }",
        "a =\n    { $x ->\n       *[one] 1\n            more\n    }",
        "a =\n    { $x ->\n       *[one] 1 }",
        "a =\n    { $x ->\n       *[one two] 1\n    }",
        "a =\n    before { $x ->\n       *[one] 1\n    }",
        "a =\n    { $x ->\n       *[one] 1\n    } after",
        "no message at all",
        "  a = one",
        "= one",
        "1 = one",
        "a = one\n1 = two",
        "a b = one",
        "ä = one",
        "a\t= one",
        "a = one\n\ttwo",
        "a = one\ntwo",
        "a = one { $x ->\n [one] 1\n *[other] 2\n } two",
        "a =\n    one { $x }{ $x ->\n        [one] 1\n       *[other] 2\n    }, { $y ->\n   *[0] 0\n    }\n\nb = two",
        "a = { $x ->\n [one] { $y ->\n [one] 1 { b }\n *[other] 2\n } and\n *[other] 3\n }",
        "a = { $x ->\n [one] { $y ->\n *[other] { $z ->\n *[other] 2\n }\n }\n *[other] 3\n }",
        "a = { $x ->\n [one] { $y ->\n [other] 2\n }\n *[other] 3\n }",
        "a = { $x ->\n [one] \n *[other] 3\n }",
        "a = { $x ->\n [one]\n    1\n *[other] 3\n }",
        "a = { $x ->\n [one] 1 *[other] 3\n }",
        "a = { $x ->\n [one] 1\n *[other] 3\n } }",
        "a = { $x ->\n *[other] 3\n }\n    two",
        "a =\n    [one] { $x ->\n *[other] 3\n }",
        "a = 'one' \u00a0",
        "a = one\u3000\n",
    ],
)
def test_a_text_of_any_form_is_cut_or_refused_as_fluent_would(text: str) -> None:
    assert same(text)
    assert same(f"before = 1\n\n{text}\nafter = 2\n")


@pytest.mark.parametrize("text", ["a = { $x ->", "a =\n    { $x ->\n       [one] 1\n    }", "what is this"])
def test_a_broken_file_of_any_language_stops_the_start_with_its_name(tmp_path: Path, text: str) -> None:
    for language, said in (("en", "a = one"), ("fr", f"b = deux\n{text}\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "texts.ftl").write_text(said, "utf-8")
    with pytest.raises(SpeechError, match=r"fr/texts\.ftl: cannot be read"):
        Localizers(tmp_path)


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Fluent is given to read."""
    texts: list[str] = []

    class Noted(FluentParser):
        def parse(self, source: str) -> ast.Resource:
            texts.append(source)
            return super().parse(source)

    monkeypatch.setattr("fluent.syntax.FluentParser", Noted)
    return texts


def test_the_languages_are_loaded_once_and_hardly_read(readings: list[str]) -> None:
    all_messages = sum(len(list(messages_of(file.read_text("utf-8")))) for file in FILES)
    readings.clear()
    localizers.cache_clear()
    spoken = localizers()
    assert len(readings) < all_messages * FEW
    readings.clear()
    assert localizers() is spoken
    assert readings == []


def test_a_message_is_read_when_it_is_heard_and_once(tmp_path: Path, readings: list[str]) -> None:
    (tmp_path / "en").mkdir()
    said = "plain = one\nsome = { $x } { other } { -t }\nother = two { plain }\n-t = T\nfar = { $x } away"
    (tmp_path / "en" / "texts.ftl").write_text(said, "utf-8")
    l10n = Localizers(tmp_path, strict=True).english
    assert readings == []
    assert [l10n("plain"), l10n("other")] == ["one", "two one"]
    assert readings == []
    for _ in range(3):
        assert l10n("some", x=1) == "1 two one T"
    read_so_far = "".join(readings)
    assert [read_so_far.count(f"{name} =") for name in ("some", "other", "plain", "-t", "far")] == [1, 1, 1, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "a = one",
        "a = { b }\nb = one",
        'a = /{ b } { b }s, "{b}"  \nb =  one  ',
        "a = { b }\nb = { c }\nc = { d }\nd = { e }\ne = { f }\nf = deep",
        "a = { b }\nb =\n    one\n    two",
        'a = { "{" } { b }\nb = one',
        "a = { -t }\n-t = T",
    ],
)
def test_a_message_without_facts_says_what_fluent_says(tmp_path: Path, text: str) -> None:
    assert said_in(tmp_path, text) == said_by_fluent(text)


@pytest.mark.parametrize("file", [file for file in FILES if file.stem == "commands"], ids=lambda file: file.parts[-2])
def test_commands_are_called_as_fluent_calls_them(tmp_path: Path, file: Path) -> None:
    text = file.read_text("utf-8")
    assert said_in(tmp_path, text) == said_by_fluent(text)


@pytest.mark.parametrize("text", ["a = { b }", "a = { b } c\nb = { a } c", "a = { b }\nb =\n    .title = one"])
def test_a_message_that_names_none_is_a_fault(tmp_path: Path, text: str) -> None:
    with pytest.raises(SpeechError):
        said_in(tmp_path, text)


def said_in(folder: Path, text: str) -> list[str]:
    """Each message that needs no facts, as the bot says it."""
    (folder / "en").mkdir()
    (folder / "en" / "texts.ftl").write_text(text, "utf-8")
    l10n = Localizers(folder, {}, strict=True).english
    return [l10n(name) for name, written in messages_of(text) if name[0] != "-" and "$" not in written]


def said_by_fluent(text: str) -> list[str]:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentParser().parse(text))
    names = [name for name, written in messages_of(text) if name[0] != "-" and "$" not in written]
    patterns: list[Any] = [bundle.get_message(name).value for name in names]
    return [str(bundle.format_pattern(pattern)[0]) for pattern in patterns]


def test_messages_that_name_each_other_come_to_an_end(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text("a = { b } { $x }\nb = { a } { $x }", "utf-8")
    with pytest.raises(SpeechError, match=r"(?i)cyclic"):
        Localizers(tmp_path, strict=True).english("a", x=1)


def test_a_line_that_is_no_fluent_is_found_at_once(tmp_path: Path) -> None:
    """Words could be cut apart in as many ways as there are spaces between them."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text(f"a =\n    {'so many words ' * 40}\n    **bold**\n", "utf-8")
    with pytest.raises(SpeechError):
        Localizers(tmp_path, strict=True)


def test_threads_that_speak_at_once_say_the_same(tmp_path: Path) -> None:
    """Boards are put into words in a thread while the event loop answers."""
    (tmp_path / "en").mkdir()
    names = [f"m{number}" for number in range(60)]
    text = "\n".join(f"{name} = {{ $x }} {{ {other} }}" for name, other in pairwise(names))
    (tmp_path / "en" / "texts.ftl").write_text(f"{text}\n{names[-1]} = end", "utf-8")
    l10n = Localizers(tmp_path, strict=True).english
    together = Barrier(THREADS, timeout=60)

    def speak(_: int) -> list[str]:
        together.wait()
        return [l10n(name, x="x") for name in reversed(names)]

    with ThreadPoolExecutor(THREADS) as threads:
        said = list(threads.map(speak, range(THREADS)))
    assert all(one == said[0] for one in said)
    assert said[0][:2] == ["end", "x end"]
