"""The pages of docs/rules on which the entries can be read, one per language."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from kingsforge_bot.rulebook.entry import ENGLISH, LANGUAGES, Enforced, Entry, PageWords
from kingsforge_bot.rulebook.loading import load_page_words


def page_file(language: str, name: str) -> str:
    """Its name in docs/rules."""
    return f"{name}.md" if language == ENGLISH else f"{name}.{language}.md"


def write_pages(entries: Iterable[Entry], rules: Path, documents: Path, name: str) -> None:
    """Write the pages of a game whose words lie in the folder `rules`. Raises RulebookError."""
    known, words = tuple(entries), load_page_words(rules)
    for language in LANGUAGES:
        (documents / page_file(language, name)).write_text(page(known, words, language, name), "utf-8")


def page(entries: Iterable[Entry], words: Mapping[str, PageWords], language: str, name: str) -> str:
    """The whole page as markdown, by sections with a kind of entries each."""
    known, said = tuple(entries), words[language]
    others = " · ".join(f"[{words[one].language}]({page_file(one, name)})" for one in words if one != language)
    parts = [said.head.strip().format(others=others) + "\n"]
    for kind, heading in said.sections.items():
        parts.append(f"## {heading}\n")
        parts += [_line(entry, said, language) for entry in known if entry.kind == kind]
        parts.append("")
    return "\n".join(parts).rstrip() + "\n"


def _line(entry: Entry, words: PageWords, language: str) -> str:
    said = entry.said(language)
    number = f"{entry.number} " if entry.kind == "rule" else ""
    notes = {Enforced.FULLY: "", Enforced.PARTLY: words.partly, Enforced.NO: words.no}[entry.enforced]
    mark = "**[R]** " if entry.ruling else ""
    example = f"*{said.example}*" if said.example else ""
    told = words.gap.join(part for part in (said.text, notes, example) if part)
    return f"- **{number}{said.title}{words.stop}** {mark}{told}"
