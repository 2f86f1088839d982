"""The analysis of a game that is over, told to whoever asks: luck as bars, costly decisions and the best of each."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.screens import end_pictures
from kingsforge_bot.games.kings_forge.screens.hints.decisions import best_line, decision_line
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of
from kingsforge_bot.games.kings_forge.strategy.analysis import Account, Analysis, analysed
from kingsforge_bot.games.kings_forge.strategy.craft_turns import Turn
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.phone import SMALL, height
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

_TOLD: Final = {1: 3, 2: 3, 3: 2, 4: 1}
"""Decisions of each seat at most, by how many seats are told of; fewer where they are long."""

_HIGH: Final = 600
"""Points of a phone that the answer takes, about."""
_BARS: Final = 50
_BAR: Final = 48
"""Points of the picture without bars, and of each bar, a little more than it is drawn."""
_A_ROLL: Final = 1
"""Rolls with an item more or less than expected, from which on dice are said to have decided."""


def analysis(l10n: Localizer, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
    """The answer, to be worked out; of moments of which only entries that count are left."""

    def work(still_wanted: StillWanted) -> Message:
        whose = _told(look)
        # The numbers that hints, menus and the odds told then: with what others may take first.
        found = analysed(list(_turns(moments)), len(look.view.players), still_wanted, foresight=outlooks_of, told=whose)
        told = [one for one in found.accounts if one.seat in whose]
        most = _TOLD[len(told)]
        forms = [(best, count) for best in (True, False) for count in range(most, 0, -1)]
        texts = [_text(l10n, look, found, told, count, best=best) for best, count in forms]
        room = _HIGH - _BARS - _BAR * len(found.accounts)
        text = next((one for one in texts if height(one, ()) <= room), texts[-1])
        return Message(cut(text, TEXT), drawing=end_pictures.luck(l10n, look, found.accounts))

    return work


def _text(l10n: Localizer, look: TableView, found: Analysis, told: Sequence[Account], most: int, *, best: bool) -> str:
    """With so many decisions of each that cost most, and the `best` one if there is room."""
    lines = [l10n("analysis-title", table=bold_title(look.table)), l10n("analysis-luck")]
    # The picture has them as bars.
    lines += [f"{SMALL}{_luck(l10n, look, one)}" for one in found.accounts]
    lines.append("")
    people = People(l10n, names_of(l10n, look.table))
    if best and (of_each := [best_line(people, one.seat, one.best) for one in told if one.best is not None]):
        lines += [l10n("analysis-best"), *of_each]
    lines.append(l10n("analysis-decisions"))
    lines += [line for one in told for line in _decisions(people, one, most)]
    if found.looked_at < found.decisions:
        lines.append(l10n("analysis-looked-at", count=found.looked_at, whole=found.decisions))
    return "\n".join(lines)


def _turns(moments: Moments) -> Iterable[Turn]:
    """Each with the position that the one before it left; what came before the first is not known."""
    before = None
    for then, led in moments:
        if before is not None and led:
            yield Turn(before, _chosen(led[0]), tuple([event for entry in led for event in entry.events]))
        before = then.view


def _chosen(entry: LogEntry) -> Action | None:
    return None if entry.forced or entry.seat is None else parse(entry.action)


def _luck(l10n: Localizer, look: TableView, one: Account) -> str:
    who = People(l10n, names_of(l10n, look.table)).named(one.seat)
    expected = l10n.decimal(one.expected)
    fell = l10n(
        "analysis-luck-line", who=who, luck=_fell(one), fruitful=one.fruitful, rolls=one.rolls, expected=expected
    )
    came = l10n("analysis-luck-items", items=one.items, lost=one.lost, won=one.items - one.lost)
    return l10n.sentences([fell, came])


def _fell(one: Account) -> str:
    """How the dice of a seat fell, as messages have it."""
    more = one.fruitful - one.expected
    return "even" if abs(more) < _A_ROLL else "better" if more > 0 else "worse"


def _told(look: TableView) -> frozenset[Seat]:
    """Whose decisions: those of people; where only bots played, theirs."""
    people = frozenset([sitter.seat for sitter in look.table.sitters if sitter.user is not None])
    return people or frozenset(map(Seat, range(len(look.view.players))))


def _decisions(people: People, one: Account, most: int) -> list[str]:
    """Those that cost most, or that none did, so that dice and thefts decided."""
    who = people.named(one.seat)
    if not one.costliest:
        name = "analysis-no-decision-even" if _fell(one) == "even" else "analysis-no-decision"
        return [people.l10n(name, who=who, lost=one.lost)]
    told = sorted(one.costliest, key=lambda made: -made.cost)[:most]
    return [who, *(decision_line(people, made) for made in one.costliest if made in told)]
