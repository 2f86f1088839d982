"""The page of docs/rules on which the entries can be read, made from their English words."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.rulebook.entry import ENGLISH, Enforced, Entry

_HEAD: Final = """\
# The rules, entry by entry

What `/rules` shows, in English; Spanish, French and Japanese stand beside it in `data/rules`. Made from `data/rules/en`
by `python -m kingsforge_bot.rulebook > docs/rules/entries.md`: change the entries, not this page. The rules in one
piece, with their reasons, are in [kings_forge.md](kings_forge.md) and [RULINGS.md](../RULINGS.md).

**[R]** marks a ruling of this project. The bot sees to every rule itself; where only in part, it is said.
"""
_SECTIONS: Final = (
    ("rule-", "Rules"),
    ("card-", "Gather cards"),
    ("dock-", "Docks"),
    ("token-", "Tokens"),
    ("die-", "Dice"),
    ("term-", "Words"),
    ("item-", "Craft cards"),
)
_ENFORCED: Final = {
    Enforced.FULLY: "",
    Enforced.PARTLY: " (The bot sees to it in part.)",
    Enforced.NO: " (The bot does not see to it.)",
}


def page(entries: Iterable[Entry]) -> str:
    """The whole page as markdown, by sections in the order of the entries."""
    known = tuple(entries)
    parts = [_HEAD]
    for prefix, heading in _SECTIONS:
        parts.append(f"## {heading}\n")
        parts += [_line(entry, numbered=prefix == "rule-") for entry in known if entry.id.startswith(prefix)]
        parts.append("")
    return "\n".join(parts).rstrip() + "\n"


def _line(entry: Entry, *, numbered: bool) -> str:
    said = entry.said(ENGLISH)
    number = f"{entry.number} " if numbered else ""
    mark = " **[R]**" if entry.ruling else ""
    example = f" *{said.example}*" if said.example else ""
    return f"- **{number}{said.title}.**{mark} {said.text}{_ENFORCED[entry.enforced]}{example}"
