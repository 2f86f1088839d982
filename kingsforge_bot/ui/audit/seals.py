"""How a table's luck is sealed, in words and as a file that can be checked (docs/adr/0010)."""

from collections.abc import Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.types import SealShown

_CARD, _WORD = "card ", "word "


def mix_line(l10n: Localizer, mix: str) -> str:
    """What was mixed in at the start, in its order."""
    return l10n("dice-mixed", what=" · ".join(_mixed(l10n, line) for line in mix.splitlines()))


def _mixed(l10n: Localizer, line: str) -> str:
    if line.startswith(_WORD):
        return plain(line.removeprefix(_WORD))
    number = line.removeprefix(_CARD)
    return l10n("dice-mixed-card", number=number) if number.isdecimal() else l10n("dice-mixed-no-card")


def seal_lines(l10n: Localizer, seals: Sequence[SealShown]) -> list[str]:
    """The newest seal, since when it holds, and what it hid once that may be told; the file has all of them."""
    if not seals:
        return []
    newest = seals[-1]
    since = l10n("dice-seal-since", since=str(newest.since), hash=newest.commitment)
    lines = [l10n("dice-seal", hash=newest.commitment) if len(seals) == 1 else since]
    if newest.secret is not None:
        lines.append(l10n("dice-opened", secret=newest.secret))
    return lines
