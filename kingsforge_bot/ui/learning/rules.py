"""The rulebook in messages: an entry as a card, several as a list, labels for autocomplete."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import ENGLISH, Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.widths import WIDE, narrowed, width
from kingsforge_bot.rulebook.entry import Enforced, Entry
from kingsforge_bot.rulebook.ranking import Ranked
from kingsforge_bot.rulebook.words import as_typed
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.game.rulebooks import Found, GameRules, Rulebooks
from kingsforge_bot.ui.message import BUTTONS, OPTION, OPTIONS, ROWS, TEXT, Button, Menu, Message, Option, cut
from kingsforge_bot.ui.paging import page

SHOW: Final = "rule"
BESIDE: Final = "rule-beside"
"""As SHOW, in a message of its own: the one with the button stays. On older messages only."""
POST: Final = "rule-post"
MENU: Final = "rule-menu"
WHY: Final = "why"
TUTORIAL: Final = "tutorial"
_ASIDE: Final = re.compile("[:,：、]")
"""What a title says after one of these is left out where there is no room."""
BESIDE_ANOTHER: Final = 17
"""As wide as one of two buttons in a row of a phone, in Latin letters."""
SAID: Final = 60
"""Characters of a query that are said back."""
_RULE: Final = "rule"
"""Kind of the entries that are the rules themselves."""
_RANKED: Final = 8
"""Lines of a ranking."""
_ENFORCED: Final = {  # what goes without saying is not said
    Enforced.PARTLY: "rules-enforced-partly",
    Enforced.NO: "rules-enforced-no",
}


def card(l10n: Localizer, found: Found, *, public: bool, named: bool = False, others: Sequence[Found] = ()) -> Message:
    """One entry with its related ones as buttons; seen by one person alone, it can be shown to all.

    With `named` the title says which game's rules these are. `others` may have been meant: they come first.
    """
    rules, entry = found.rules, found.entry
    text = entry_text(l10n, entry, rules.title(l10n) if named else "")
    related = _buttons(l10n, rules, [*others, *_known(rules, entry.see)])
    if public:
        return Message(text, (related,), drawing=rules.card(entry))
    show = Button(l10n("button-show-in-channel"), ComponentId(NO_TABLE, 0, f"{POST} {found.value}"))
    return Message(text, (related, (show,)), drawing=rules.card(entry))


def cards(
    l10n: Localizer,
    books: Rulebooks,
    shown: Sequence[Found],
    *,
    public: bool,
    others: Sequence[Found] = (),
    note: str = "",
) -> Message:
    """One entry as a card, or the two that may be meant, below them the note; each of two is shown to all by itself."""
    first, *more = shown
    one = card(l10n, first, public=public, named=books.several, others=[*more, *others])
    text = "\n".join(filter(None, [texts_of(l10n, books, shown), note]))
    if not more or public:
        return replace(one, text=text)
    posts = tuple(
        Button(
            narrowed(l10n("rules-label-show", what=label(l10n, each))), ComponentId(NO_TABLE, 0, f"{POST} {each.value}")
        )
        for each in shown
    )
    return replace(one, text=text, rows=(one.rows[0], posts))


def texts_of(l10n: Localizer, books: Rulebooks, shown: Iterable[Found]) -> str:
    """Entries in full, one below the other."""
    named = books.several
    return "\n\n".join(entry_text(l10n, one.entry, one.rules.title(l10n) if named else "") for one in shown)


def nearest(l10n: Localizer, shown: Sequence[Found], said: str) -> str:
    """Below entries that are shown in full: that they come nearest to what was said, and others may be meant."""
    return l10n("rules-nearest" if len(shown) == 1 else "rules-nearest-two", query=said)


def rankings(l10n: Localizer, books: Rulebooks, ranked: Sequence[tuple[GameRules, Ranked]]) -> Message:
    """Entries by their numbers, the most or the least first, and buttons for the first of them."""
    texts: list[str] = []
    for rules, one in ranked:
        what = rules.rulebook.measured(one.measure, l10n.language)
        if books.several:
            what = l10n("rules-label-game", label=what, game=rules.title(l10n))
        lines = [l10n("rules-ranked-least" if one.least else "rules-ranked-most", what=what)]
        for entry, value in one.rows[:_RANKED]:
            lines.append(l10n("rules-ranked-row", entry=title_of(l10n, rules.entries[entry]), value=value))
        if len(one.rows) > _RANKED:
            lines.append(l10n("rules-ranked-more", count=len(one.rows) - _RANKED))
        texts.append("\n".join(lines))
    first = [Found(rules, rules.entries[entry]) for rules, one in ranked for entry, _ in one.rows[:_RANKED]]
    text = noted(l10n, dict.fromkeys(rules for rules, _ in ranked), "\n\n".join(texts))
    return Message(cut(text, TEXT), (_buttons(l10n, ranked[0][0], first),))


def nothing_fits(l10n: Localizer, books: Rulebooks, query: str) -> str:
    """Above the nearest entries, where none fits: that nothing is found, or not in the game that is meant."""
    missing = books.missing(query)
    if missing is None:
        return l10n("rules-nothing-near", query=plain(query, SAID))
    return l10n("rules-no-word-near", lacking=no_word(l10n, books, missing, query))


def no_word(l10n: Localizer, books: Rulebooks, game: GameRules, query: str) -> str:
    """The line that the game which is meant has nothing that is called so."""
    return l10n("rules-no-word", game=game.title(l10n), query=plain(as_typed(query, books.named(query)), SAID))


def best_of_each(entries: Iterable[Found]) -> Sequence[Found]:
    """The first of each game, at most two."""
    firsts = {one.rules.game: one for one in reversed(list(entries))}
    return list(reversed(firsts.values()))[:2]


def entry_text(l10n: Localizer, entry: Entry, game: str = "") -> str:
    """Number, title, text, example, and what is to be known about it; the title of its game where that is said."""
    said = entry.said(l10n.language)
    title = title_of(l10n, entry)
    if game:
        title = l10n("rules-label-game", label=title, game=game)
    lines = [l10n("rules-title", number=entry.number, title=title), said.text]
    if said.example:
        lines.append(l10n("rules-example", example=said.example))
    notes = []
    if said.open:
        notes.append(l10n("rules-ruling-of", what=said.open))
    elif entry.ruling and entry.kind == _RULE:
        # A card of our own says itself whose its values are.
        notes.append(l10n("rules-ruling"))
    if entry.enforced in _ENFORCED:
        notes.append(l10n(_ENFORCED[entry.enforced]))
    if notes:
        lines.append(l10n("rules-notes", notes=l10n.sentences(notes)))
    return "\n".join(lines)


def title_of(l10n: Localizer, entry: Entry) -> str:
    """The entry's title; of a card with its printed name, by which boards and menus call it in every language."""
    title = entry.said(l10n.language).title
    printed = entry.said(ENGLISH).title.partition(" (")[0]
    if not entry.printed or printed == title.partition("(")[0].rstrip():
        return title
    return l10n("rules-card-title", title=title, printed=printed)


def related_buttons(l10n: Localizer, rules: GameRules, ids: Iterable[str]) -> tuple[Button, ...]:
    """Entries as a row of buttons, the first five that exist."""
    return _buttons(l10n, rules, _known(rules, ids))


def _known(rules: GameRules, ids: Iterable[str]) -> list[Found]:
    return [Found(rules, rules.entries[one]) for one in ids if one in rules.entries]


def _buttons(l10n: Localizer, rules: GameRules, entries: Iterable[Found]) -> tuple[Button, ...]:
    """Each once, at its first place; those of another game than these rules' with its title."""
    each = {one.value: one for one in entries}
    return tuple(
        Button(narrowed(_button_label(l10n, rules, one)), ComponentId(NO_TABLE, 0, f"{SHOW} {value}"))
        for value, one in list(each.items())[:BUTTONS]
    )


def _button_label(l10n: Localizer, rules: GameRules, found: Found) -> str:
    own = rule_label(l10n, found.entry, WIDE) if found.entry.kind == _RULE else label(l10n, found)
    return own if found.rules is rules else l10n("rules-label-game", label=own, game=found.rules.title(l10n))


def noted(l10n: Localizer, games: Iterable[GameRules], text: str) -> str:
    """The text, and small below it what is to be known of all the entries of those games."""
    notes = filter(None, (rules.book.note(l10n.of(rules.game)) for rules in games))
    return "\n".join([text, *(l10n("rules-notes", notes=note) for note in notes)])


def choice(l10n: Localizer, books: Rulebooks, text: str, found: Iterable[Found]) -> Message:
    """The text, and the entries as a menu; what is chosen is shown to its reader alone."""
    lines = tuple(_line(l10n, one, _named(l10n, books, one)) for one in found)
    return Message(text, (Menu(ComponentId(NO_TABLE, 0, MENU), l10n("rules-menu"), lines[:OPTIONS]),))


def all_rules(l10n: Localizer, books: Rulebooks, text: str) -> Message:
    """The rules in their order, in a menu for each game that may be meant."""
    games = books.games if books.meant is None else (books.meant,)
    # Below them room for the tutorial.
    games = games[: ROWS - 1]
    return Message(noted(l10n, games, text), tuple(_rules_menu(l10n, books, rules) for rules in games))


def more_rules(l10n: Localizer, books: Rulebooks, rules: GameRules, start: int) -> Message:
    """One game's rules from the one at `start` on. Raises UnknownPress for a page there is not."""
    return Message(noted(l10n, (rules,), l10n("rules-all")), (_rules_menu(l10n, books, rules, start),))


def _rules_menu(l10n: Localizer, books: Rulebooks, rules: GameRules, start: int = 0) -> Menu:
    lines = tuple(_line(l10n, one, label(l10n, one)) for one in _rules_of(rules))
    press = ComponentId(NO_TABLE, 0, f"{MENU} {rules.in_ids()}".rstrip())
    return Menu(press, books.label(l10n, rules, l10n("rules-menu")), page(l10n, lines, start))


def _line(l10n: Localizer, found: Found, named: str) -> Option:
    return Option(named, found.value, cut(found.entry.said(l10n.language).text, OPTION))


def label(l10n: Localizer, found: Found) -> str:
    """`2.4 Cross a bridge`, `Old bridge (top)`: no two of a game are alike."""
    entry = found.entry
    title = title_of(l10n, entry)
    if entry.kind == _RULE:
        return cut(l10n("rules-label-rule", number=entry.number, title=title), OPTION)
    if entry.what:
        kind = found.rules.entries[entry.what].said(l10n.language).title
        return cut(l10n("rules-label-item", item=title, kind=kind), OPTION)
    return cut(title, OPTION)


def rule_label(l10n: Localizer, rule: Entry, most: int = BESIDE_ANOTHER) -> str:
    """`2.4 Cross a bridge` on a button so wide: the title, else what comes before its first comma, else a short one."""
    title, short = title_of(l10n, rule), rule.said(l10n.language).short
    forms = [title, _ASIDE.split(title, maxsplit=1)[0].rstrip(), short or title]
    labels = [l10n("rules-label-rule", number=rule.number, title=one) for one in forms]
    return next((label for label in labels if width(label) <= most), narrowed(labels[-1], most))


def why_label(l10n: Localizer, found: Found) -> str:
    """`Why not: Old bridge (top)`."""
    return cut(l10n("rules-label-why", what=label(l10n, found)), OPTION)


def _named(l10n: Localizer, books: Rulebooks, found: Found) -> str:
    return cut(books.label(l10n, found.rules, label(l10n, found)), OPTION)


def _named_why(l10n: Localizer, books: Rulebooks, found: Found) -> str:
    return cut(books.label(l10n, found.rules, why_label(l10n, found)), OPTION)


def lesson_label(l10n: Localizer, books: Rulebooks, rules: GameRules) -> str:
    """What a tutorial is called; with the game's title where others could be learned too."""
    text = l10n.of(rules.game)("tutorial-label")
    return text if len(books.lessons()) == 1 else books.label(l10n, rules, text)


def _lesson_value(books: Rulebooks, rules: GameRules) -> str:
    """`tutorial`, and where there are several games which one's."""
    return f"{TUTORIAL} {rules.game}" if books.several else TUTORIAL


def completions(l10n: Localizer, books: Rulebooks, typed: str) -> list[tuple[str, str]]:
    """Labels and values for what was typed so far; before anything was typed, the rules in their order.

    The tutorial comes first for those who type its name, and for those who have typed nothing.
    """
    if books.may_ask_tutorial(typed) or not typed.strip():
        lessons = [(lesson_label(l10n, books, rules), _lesson_value(books, rules)) for rules in books.lessons()]
        return [*lessons, *_entries(l10n, books, typed)][:OPTIONS]
    # A game by its name: its front page. Behind what is called so, for a name may begin like an entry's.
    games = [rules.title(l10n) for rules in books.games if rules.may_be_named(l10n, typed)]
    entries = _entries(l10n, books, typed)[: OPTIONS - len(games)]
    named = [(one, one) for one in games]
    return [*named, *entries] if books.game_named(l10n, typed) else [*entries, *named]


def _entries(l10n: Localizer, books: Rulebooks, typed: str) -> list[tuple[str, str]]:
    about, wanted = books.asked_why(typed), typed.strip()
    if about is not None:
        asked = [hit for hit in books.find(about) if hit.rules.rulebook.doable(hit.entry.id)]
        if asked or not about:
            return [(_named_why(l10n, books, one), f"{WHY} {one.value}") for one in asked[:OPTIONS]]
        typed = about
    found = books.find(typed, OPTIONS) if typed.strip() else _rules_of(books.games[0])[:OPTIONS]
    # A question is a choice as it stands, so that Enter asks it instead of opening the likeliest entry.
    asks = 0 < len(wanted) <= OPTION and (
        books.ranked(typed) or books.at_the_table(typed) or books.is_open(typed, found)
    )
    itself = [(cut(l10n("rules-label-ask", question=wanted), OPTION), wanted)] if asks else []
    return [*itself, *((_named(l10n, books, one), one.value) for one in found)][:OPTIONS]


def _rules_of(rules: GameRules) -> tuple[Found, ...]:
    return tuple(Found(rules, entry) for entry in rules.rulebook.rules)


def meant(l10n: Localizer, books: Rulebooks, query: str) -> str:
    """The value behind a label: Discord may send either. Any other query is itself."""
    before, _, after = l10n("rules-label-ask", question="|").partition("|")
    if query.startswith(before) and query.endswith(after):
        return query.removeprefix(before).removesuffix(after).strip()
    for rules in books.games:
        if rules.lesson is not None and query == lesson_label(l10n, books, rules):
            return _lesson_value(books, rules)
        for entry in rules.entries.values():
            # To put all labels together takes ten milliseconds; one that is not cut short has the title in it.
            if len(query) < OPTION and entry.said(l10n.language).title not in query:
                continue
            found = Found(rules, entry)
            if query == _named(l10n, books, found):
                return found.value
            if query == _named_why(l10n, books, found):
                return f"{WHY} {found.value}"
    return query
