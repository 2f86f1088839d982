"""A language that nobody speaks: English in full-width letters. Whatever a screen shows in plain ones is hard-coded."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.i18n.localizer import LOCALES, Localizer, Localizers, games_beside

LANGUAGE = "qps"
_WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in map(chr, range(ord("A"), ord("z") + 1)) if letter.isalpha()}
_PRINTED = sorted(
    {*(entry.name for entry in craft_card_entries()), *(tile.name for tile in tiles().facts.values())},
    key=len,
    reverse=True,
)
_HARMLESS = re.compile(r"<t:\d+:R>|<[@#]\d+>|`[0-9a-f]{64}`")
"""What Discord shows in the reader's own words, and seals."""
_STATUS = "sourced|one-source|doubtful|rank|colours|reconstructed|other"
_SAID = re.compile(rf"^((?:title|short|text|example|open|{_STATUS}) = )(.*)$", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z]{2,}")


class _Widened(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's own names
        node.value = node.value.translate(_WIDE)
        return node


def pseudo_voice(folder: Path) -> Localizer:
    """The language as King's Forge speaks it, written beside English into a folder like `data`."""
    for words in (LOCALES, *games_beside().values()):
        for file in (words / "en").glob("*.ftl"):
            text = file.read_text("utf-8")
            widened = FluentSerializer().serialize(_Widened().visit(FluentParser().parse(text)))
            for language, said in (("en", text), (LANGUAGE, widened)):
                there = folder / words.relative_to(LOCALES.parent) / language
                there.mkdir(parents=True, exist_ok=True)
                (there / file.name).write_text(said, "utf-8")
    return Localizers(folder / "locale", strict=True).for_locale(LANGUAGE).of("kings_forge")


def widen_rules(folder: Path) -> None:
    """The titles, texts and examples of the entries in that folder, in full-width letters too."""
    for file in folder.glob("*.toml"):
        said = _SAID.sub(lambda match: match[1] + _widened(match[2]), file.read_text("utf-8"))
        file.write_text(said, "utf-8")


def _widened(text: str) -> str:
    return "".join(part if part.startswith("{") else part.translate(_WIDE) for part in re.split(r"(\{\w+\})", text))


def hard_coded(text: str, names: tuple[str, ...] = ()) -> list[str]:
    """Words in plain letters, but what people wrote and printed names of cards and tiles, cut or whole."""
    for name in (*names, *_PRINTED):
        text = text.replace(name, "")
    for name in _PRINTED:
        for length in range(len(name) - 1, 0, -1):
            text = text.replace(f"{name[:length]}…", "")
    return _WORD.findall(_HARMLESS.sub("", text))
