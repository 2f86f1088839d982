"""What the workbench says about luck: the odds before the roll, the thieves after it (ux 3.6)."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.odds import Odds, may_improve, odds
from kingsforge_bot.games.kings_forge.advice.thieves import later_seats, thieves
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.screens.pictures import Workbench
from kingsforge_bot.games.kings_forge.words.words import People, craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.service.types import TableView, UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.jobs import Jobs
from kingsforge_bot.ui.message import TEXT, Message
from kingsforge_bot.ui.wording import names_of
from kingsforge_bot.ui.worker import Worker

PATIENCE: Final = 3.0
"""Seconds until the workbench comes without odds."""
_MOST: Final = 4
"""Positions that wait or are counted; the hardest take a second or two each."""
_KEPT: Final = 256 << 10
"""Bytes of odds."""
_log = logging.getLogger(__name__)


class Chances:
    """Counts odds in a thread of its own: many dice take a while. Each position once for all who ask for it."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("odds", _MOST)
        self._jobs = Jobs[tuple[Odds, ...]](_MOST, ByteCache(_KEPT, lambda found: 1000 + 200 * len(found)))

    async def line(self, l10n: Localizer, look: TableView, user: UserId) -> str | None:
        """The odds of this roll, or why they are not told; None where they took too long."""
        key = (look.table.id, look.table.seq)
        try:
            found = await self._jobs.get(user, key, lambda: self._worker.do(partial(odds, look.view)), self._patience)
        except TooBusy:
            return l10n("workbench-odds-too-busy")
        except OneAtATime:
            return l10n("workbench-odds-one-at-a-time")
        except TimeoutError:
            _log.warning("%s: the odds took over %s s", look.table.id, self._patience)
            return None
        return odds_line(l10n, look, found)


async def with_odds(chances: Chances, l10n: Localizer, message: Message, user: UserId) -> Message:
    """A workbench before its roll with the odds as its last line."""
    if not isinstance(message.drawing, Workbench):
        return message
    look, l10n = message.drawing.look, l10n.of(KEY)
    if look.view.players[look.view.turn].hand is not None:
        return message
    line = await chances.line(l10n, look, user)
    text = message.text if line is None else f"{message.text}\n{line}"
    return message if len(text) > TEXT else msgspec.structs.replace(message, text=text)


def odds_line(l10n: Localizer, look: TableView, found: Sequence[Odds]) -> str:
    """The odds of each item that this roll may bring, each taken for itself."""
    state = look.view
    more = may_improve(state.players[state.turn].held)
    said = [
        l10n("workbench-odds-item", item=_named(l10n, look, one.item, one.seat), percent=_percent(one))
        for one in found
        if one.chance
    ]
    if not said:
        return l10n("workbench-odds-none-yet" if more else "workbench-odds-none")
    return l10n("workbench-odds-more" if more else "workbench-odds", odds=l10n.steps(said))


def thieves_line(l10n: Localizer, look: TableView) -> str:
    """Which of the items made this turn can still be stolen, and by whom."""
    state = look.view
    people = People(l10n, names_of(look.table))
    if not later_seats(state):
        return l10n("workbench-cannot-be-stolen")
    said: list[str] = []
    for made in state.players[state.turn].made:
        if by := thieves(state, made):
            who = l10n.either(people.named(seat) for seat in by)
            said.append(l10n("workbench-stolen-by", item=craft_card_name(l10n, made.card.item), who=who))
    return l10n("workbench-can-be-stolen", items=l10n.steps(said)) if said else l10n("workbench-safe")


def _named(l10n: Localizer, look: TableView, item: Item, seat: Seat | None) -> str:
    name = craft_card_name(l10n, item)
    if seat is None:
        return name
    return l10n("workbench-steal-from", item=name, who=People(l10n, names_of(look.table)).named(seat))


def _percent(one: Odds) -> str:
    """Whole percents; 0 and 100 are only said of what cannot be or cannot fail."""
    percent = round(one.chance * 100)
    if percent == 0:
        return "<1"
    return ">99" if percent == 100 and one.chance < 1 else str(percent)
