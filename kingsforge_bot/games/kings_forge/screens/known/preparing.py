"""What the screens of an awaited seat tell and takes long, worked out before they are shown."""

from collections.abc import Callable

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.screens.known import craftable
from kingsforge_bot.games.kings_forge.screens.known.kept_items import keep
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.outlooks import foresee
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import rank
from kingsforge_bot.service.types import TableView


def prepare(look: TableView) -> Callable[[StillWanted], None] | None:
    """What the screens of the awaited seat tell and takes long; None where all of it is known."""
    works = [
        craftable.prepare(look.view),
        foresee(look.view, legal_now(look.view)),
        rank(look.view) if look.offers_best else None,
        keep(look.view) if look.offers_best else None,
    ]
    left = [work for work in works if work is not None]
    if not left:
        return None

    def look_into(still_wanted: StillWanted) -> None:
        for work in left:
            work(still_wanted)

    return look_into
