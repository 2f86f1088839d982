"""The pages of docs/rules on which the entries can be read, one per language."""

from collections.abc import Iterable, Mapping

from kingsforge_bot.rulebook.entry import ENGLISH, Enforced, Entry, PageWords


def page_file(language: str) -> str:
    """Its name in docs/rules."""
    return "entries.md" if language == ENGLISH else f"entries.{language}.md"


def page(entries: Iterable[Entry], words: Mapping[str, PageWords], language: str) -> str:
    """The whole page as markdown, by sections with a kind of entries each."""
    known, said = tuple(entries), words[language]
    others = " · ".join(f"[{words[one].language}]({page_file(one)})" for one in words if one != language)
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
