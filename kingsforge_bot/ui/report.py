"""What just happened, in less and less of a phone's room: one's own doing always, what others did as far as it goes."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.i18n.fitting import within
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS

_NAMED = 2
"""Marks of bold letters around one name."""


def shorter(l10n: Localizer, report: str) -> Iterator[str]:
    """The report ever shorter; its small lines are what others did.

    First each of those in one line of a phone, then one's own doing in small letters too, then fewer of theirs, the
    oldest first: the picture shows what came of it. Those that have more in bold than who it was, as what somebody made
    or took, give way last.
    """
    lines = report.splitlines()
    own = [line for line in lines if not line.startswith(SMALL)]
    others = [within(l10n, line, SMALL_LETTERS) for line in lines if line.startswith(SMALL)]
    yield _joined(own, others)
    own = [f"{SMALL}{line}" for line in own if line]
    yield _joined(own, others)
    while others:
        del others[min(range(len(others)), key=lambda place: (others[place].count("**") > _NAMED, place))]
        yield _joined(own, others)


def _joined(own: Sequence[str], others: Sequence[str]) -> str:
    return "\n".join([*own, *others])
