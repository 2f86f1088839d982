"""What the others may take first: beside the odds of a roll, how likely its items are still there by then."""

from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.still_there import Place, crafting_before, least_left
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.workbench.chances import item_named
from kingsforge_bot.games.kings_forge.strategy.playouts import PlayingOut, Playouts
from kingsforge_bot.games.kings_forge.words.words import People
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.service.turn.luck import SecretLuck
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import DeferredFooter
from kingsforge_bot.ui.wording import names_of

_KNOWN: Final[ByteCache[PlayingOut]] = ByteCache(2 << 20, lambda _: 32 << 10)
"""By position: once for each entry of a table, for all who sit there and in every language."""
_PUBLIC: Final = b""
"""No secret: the luck of what is only played out, the same for everybody."""
_MANY: Final = 200
"""Rounds from which on shares are told to the nearest 5 %, else to the nearest 10."""


def first_line(l10n: Localizer, look: TableView, told: Iterable[str]) -> str:
    """Below what is `told` while gathering, where it has odds and others of the table craft before the seat."""
    who = crafting_first(l10n, look, told)
    return l10n("odds-if-first", who=who) if who else ""


def crafting_first(l10n: Localizer, look: TableView, told: Iterable[str]) -> str:
    """Who of the table crafts before the seat, where what is `told` while gathering has odds; else empty."""
    if not any("%" in one for one in told) or look.view.phase is not Phase.GATHER or look.seat is None:
        return ""
    return l10n.listing(_before(l10n, look))


def left_line(
    l10n: Localizer, look: TableView, likely: Sequence[Odds], still_wanted: StillWanted
) -> tuple[str, DeferredFooter | None]:
    """How likely each item is still there at least, and what says in its place how likely about; nothing where nobody
    crafts before the seat. Raises NotWanted.
    """
    assert look.seat is not None
    view, seat = look.view, look.seat
    who = _before(l10n, look)
    if not who or not likely:
        return "", None
    least = least_left(view, seat, still_wanted)
    found = [(one, least[Place(one.item, one.seat)]) for one in likely]
    certain = _line(l10n, look, who, [_at_least(l10n, look, one, share) for one, share in found])
    if all(share == 1.0 for _, share in found):
        return certain, None

    def line(still_wanted: StillWanted) -> str:
        played = _KNOWN.get(view, lambda: PlayingOut(view, SecretLuck(_PUBLIC, 0))).all(still_wanted)
        return _line(l10n, look, who, [_about(l10n, look, one, share, played) for one, share in found])

    key = (look.table.id, look.table.seq, seat, l10n.language, tuple([one for one, _ in found]))
    busy, once = l10n("odds-left-too-busy"), l10n("odds-left-one-at-a-time")
    return "", DeferredFooter(key, line, busy, once, otherwise=certain)


def _before(l10n: Localizer, look: TableView) -> list[str]:
    assert look.seat is not None
    people = People(l10n, names_of(l10n, look.table))
    return [people.named(seat) for seat in crafting_before(look.view, look.seat)]


def _line(l10n: Localizer, look: TableView, who: Sequence[str], items: Sequence[str]) -> str:
    name = "odds-before-gathering" if look.view.phase is Phase.GATHER else "odds-before"
    before = l10n(name, who=l10n.listing(who))
    return l10n.sentences([before, l10n("odds-left", items=l10n.steps(items))])


def _at_least(l10n: Localizer, look: TableView, one: Odds, least: float) -> str:
    item = item_named(l10n, look, one.item, one.seat)
    if least == 1.0:
        return l10n("odds-left-certain", item=item)
    # Rounded down: never more is promised than holds.
    if percent := int(least * 100):
        return l10n("odds-left-least", item=item, least=percent)
    return l10n("odds-left-open", item=item)


def _about(l10n: Localizer, look: TableView, one: Odds, least: float, played: Playouts) -> str:
    assert look.seat is not None
    share = played.share(look.seat, Place(one.item, one.seat))
    if share is None or least == 1.0:
        return _at_least(l10n, look, one, least)
    step = 5 if played.rounds >= _MANY else 10
    near = round(max(share, least) * 100 / step) * step
    about = f"<{step}" if near == 0 else f">{100 - step}" if near == 100 else str(near)
    item, percent = item_named(l10n, look, one.item, one.seat), int(least * 100)
    # Where both come to the same, one of them says it.
    if percent and near - percent >= step:
        return l10n("odds-left-about-least", item=item, about=about, least=percent)
    return l10n("odds-left-about", item=item, about=about)
