"""The rulebook in messages: an entry as a card, several as a list, labels for autocomplete."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.games.kings_forge.rulebook.feasibility import targets_of
from kingsforge_bot.i18n.localizer import ENGLISH, Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Enforced, Entry
from kingsforge_bot.ui.custom_id import NO_TABLE, Press
from kingsforge_bot.ui.drawing import Drawing
from kingsforge_bot.ui.message import BUTTONS, OPTION, OPTIONS, Button, Menu, Message, Option, cut
from kingsforge_bot.ui.paging import page

SHOW: Final = "rule"
BESIDE: Final = "rule-beside"
"""As SHOW, in a message of its own: the one with the button stays."""
POST: Final = "rule-post"
MENU: Final = "rule-menu"
WHY: Final = "why"
TUTORIAL: Final = "tutorial"
_ENFORCED: Final = {
    Enforced.FULLY: "rules-enforced-fully",
    Enforced.PARTLY: "rules-enforced-partly",
    Enforced.NO: "rules-enforced-no",
}


def card(l10n: Localizer, book: Rulebook, entry: Entry, drawing: Drawing | None, *, public: bool) -> Message:
    """One entry with its related ones as buttons; seen by one person alone, it can be shown to all."""
    related = related_buttons(l10n, book, entry.see)
    if public:
        return Message(entry_text(l10n, entry), (related,), drawing=drawing)
    show = Button(l10n("button-show-in-channel"), Press(NO_TABLE, 0, f"{POST} {entry.id}"))
    return Message(entry_text(l10n, entry), (related, (show,)), drawing=drawing)


def entry_text(l10n: Localizer, entry: Entry) -> str:
    """Number, title, text, example, and what is to be known about it."""
    said = entry.said(l10n.language)
    lines = [l10n("rules-title", number=entry.number, title=title_of(l10n, entry)), said.text]
    if said.example:
        lines.append(l10n("rules-example", example=said.example))
    notes = [l10n("rules-ruling")] if entry.ruling else []
    notes.append(l10n(_ENFORCED[entry.enforced]))
    lines.append(l10n("rules-notes", notes=l10n.sentences(notes)))
    return "\n".join(lines)


def title_of(l10n: Localizer, entry: Entry) -> str:
    """The entry's title; of a card with its printed name, by which boards and menus call it in every language."""
    title = entry.said(l10n.language).title
    printed = entry.said(ENGLISH).title.partition(" (")[0]
    if not entry.id.startswith(("card-", "item-")) or printed == title.partition("(")[0].rstrip():
        return title
    return l10n("rules-card-title", title=title, printed=printed)


def related_buttons(l10n: Localizer, book: Rulebook, ids: Iterable[str], *, how: str = SHOW) -> tuple[Button, ...]:
    """Entries as a row of buttons, the first five that exist, to SHOW or to show BESIDE."""
    known = [book.entries[one] for one in dict.fromkeys(ids) if one in book.entries]
    return tuple(Button(label(l10n, book, entry), Press(NO_TABLE, 0, f"{how} {entry.id}")) for entry in known[:BUTTONS])


def choice(l10n: Localizer, book: Rulebook, text: str, entries: Iterable[Entry]) -> Message:
    """The text, and the entries as a menu; what is chosen is shown to its reader alone."""
    return _menu(l10n, text, _lines(l10n, book, entries)[:OPTIONS])


def all_rules(l10n: Localizer, book: Rulebook, text: str, start: int = 0) -> Message:
    """The rules in their order as a menu, from the one at `start` on. Raises UnknownPress for a page there is not."""
    return _menu(l10n, text, page(l10n, _lines(l10n, book, rules_of(book)), start))


def _lines(l10n: Localizer, book: Rulebook, entries: Iterable[Entry]) -> tuple[Option, ...]:
    return tuple(
        Option(label(l10n, book, entry), entry.id, cut(entry.said(l10n.language).text, OPTION)) for entry in entries
    )


def _menu(l10n: Localizer, text: str, options: tuple[Option, ...]) -> Message:
    return Message(text, (Menu(Press(NO_TABLE, 0, MENU), l10n("rules-menu"), options),))


def label(l10n: Localizer, book: Rulebook, entry: Entry) -> str:
    """`2.4 Use a dock`, `Mill (bottom)`, `Anvil, craft card`: no two are alike."""
    title = title_of(l10n, entry)
    if entry.id.startswith("rule-"):
        return cut(l10n("rules-label-rule", number=entry.number, title=title), OPTION)
    if entry.id.startswith("item-"):
        kind = book.entries["term-craft-card"].said(l10n.language).title
        return cut(l10n("rules-label-item", item=title, kind=kind), OPTION)
    return cut(title, OPTION)


def why_label(l10n: Localizer, book: Rulebook, entry: Entry) -> str:
    """`Why not: Mill (bottom)`."""
    return cut(l10n("rules-label-why", what=label(l10n, book, entry)), OPTION)


def completions(l10n: Localizer, book: Rulebook, typed: str, *, newcomer: bool = False) -> list[tuple[str, str]]:
    """Labels and values for what was typed so far; before anything was typed, the rules in their order.

    The tutorial comes first for those who type its name, and for a newcomer who has typed nothing.
    """
    if book.may_ask_tutorial(typed) or (newcomer and not typed.strip()):
        found = [(l10n.of("kings_forge")("tutorial-label"), TUTORIAL), *_entries(l10n, book, typed)]
        return found[:OPTIONS]
    return _entries(l10n, book, typed)


def _entries(l10n: Localizer, book: Rulebook, typed: str) -> list[tuple[str, str]]:
    about = book.asked_why(typed)
    if about is not None:
        asked = [hit.entry for hit in book.find(about) if targets_of(hit.entry.id)]
        if asked or not about:
            return [(why_label(l10n, book, entry), f"{WHY} {entry.id}") for entry in asked[:OPTIONS]]
        typed = about
    if not typed.strip():
        return [(label(l10n, book, entry), entry.id) for entry in rules_of(book)[:OPTIONS]]
    return [(label(l10n, book, hit.entry), hit.entry.id) for hit in book.find(typed, OPTIONS)]


def rules_of(book: Rulebook) -> tuple[Entry, ...]:
    """The rules, without cards and words, in the order of their numbers."""
    return tuple(entry for entry in book.entries.values() if entry.id.startswith("rule-"))


def meant(l10n: Localizer, book: Rulebook, query: str) -> str:
    """The value behind a label: Discord may send either. Any other query is itself."""
    if query == l10n.of("kings_forge")("tutorial-label"):
        return TUTORIAL
    for entry in book.entries.values():
        if query == label(l10n, book, entry):
            return entry.id
        if query == why_label(l10n, book, entry):
            return f"{WHY} {entry.id}"
    return query
