"""Beads to look up and to learn: a rulebook of three entries, and a lesson of two steps."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES, Asking, Enforced, Entry, Wording
from kingsforge_bot.rulebook.lazy_rulebook import LazyRulebook
from kingsforge_bot.service.types import TableView
from kingsforge_bot.tutorial.lesson import Answer, Move, Script, Step
from kingsforge_bot.ui.game.book import Verdict
from tests.games.toy.rules import Toy
from tests.games.toy.state import BEADS, Action, Event, Player, State

WORDS: Final = Path(__file__).parent / "locale"
_ASKING: Final = Asking(
    fillers="what is the a",
    same=(),
    players=(),
    rule=("rule",),
    why=("why not", "why"),
    can=("can i",),
    doing={"bead": ("choose", "string")},
    general=(),
    moment=("now",),
    sought={},
    tutorial=("tutorial",),
)


def _entry(name: str, number: str, title: str, text: str, *words: str) -> Entry:
    said = Wording(title, text, words)
    return Entry(
        name, number, ("rule-2",) if name != "rule-2" else (), Enforced.FULLY, False, dict.fromkeys(LANGUAGES, said)
    )


ENTRIES: Final = (
    _entry("rule-1", "1", "Threading", "Everybody draws three beads."),
    _entry("rule-2", "2", "Choosing", "All choose a bead of their hand at once."),
    _entry("rule-2-4", "2.4", "Restringing", "Nobody restrings."),
    _entry("bead-onyx", "2", "Onyx bead", "The best of its value.", "black bead"),
)


class ToyBook(LazyRulebook):
    def __init__(self) -> None:
        super().__init__(lambda: Rulebook(ENTRIES, {"en": _ASKING}, doable=lambda entry: entry.startswith("bead-")))

    def note(self, l10n: Localizer) -> str:
        return ""

    def matters(self, look: TableView) -> Sequence[str]:
        return ("rule-2", "rule-1") if look.is_awaited else ("rule-1",)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        assert l10n("game-title") == "Beads"
        held = look.seat is not None and any(bead.startswith("onyx") for bead in look.view.players[look.seat].hand)
        return Verdict(held, (f"{name}: {held}",), ("rule-2", entry.id))


def _start() -> bytes:
    hands = (("amber-1", "onyx-9"), ("coral-4",))
    used = {bead for hand in hands for bead in hand}
    return Toy().dump(State(tuple(Player(hand) for hand in hands), tuple(set(BEADS) - used), 2))


class ToyLesson:
    script: Final = Script(
        _start(),
        (
            Step(
                "choose",
                ("rule-2",),
                (
                    Answer("low", Move(Seat(0), "choose amber-1")),
                    Answer("high", Move(Seat(0), "choose onyx-9"), right=True, then=(Move(Seat(1), "choose coral-4"),)),
                    Answer("lost", Move(Seat(0), "choose coral-4")),
                ),
            ),
            Step("shown", ("rule-1",), (Answer("me", right=True),)),
        ),
    )

    def label(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return str(action)

    def told(self, l10n: Localizer, events: Sequence[Event], names: Sequence[str]) -> str:
        return f"{len(events)} events"

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return f"refused by rule {refused.rule}"
