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
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.words import People, craft_card_name
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.render.shelf import Shelf
from kingsforge_bot.service.types import Look, UserId
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
        self._jobs = Jobs[tuple[Odds, ...]](_MOST, Shelf(_KEPT, lambda found: 1000 + 200 * len(found)))

    async def line(self, voice: Voice, look: Look, user: UserId) -> str | None:
        """The odds of this roll, or why they are not told; None where they took too long."""
        key = (look.table.id, look.table.seq)
        try:
            found = await self._jobs.get(user, key, lambda: self._worker.do(partial(odds, look.view)), self._patience)
        except TooBusy:
            return voice("workbench-odds-too-busy")
        except OneAtATime:
            return voice("workbench-odds-one-at-a-time")
        except TimeoutError:
            _log.warning("%s: the odds took over %s s", look.table.id, self._patience)
            return None
        return odds_line(voice, look, found)


async def with_odds(chances: Chances, voice: Voice, message: Message, user: UserId) -> Message:
    """A workbench before its roll with the odds as its last line."""
    look = message.drawing
    if not isinstance(look, Look) or look.view.phase is not Phase.CRAFT:
        return message
    if look.view.players[look.view.turn].hand is not None:
        return message
    line = await chances.line(voice, look, user)
    text = message.text if line is None else f"{message.text}\n{line}"
    return message if len(text) > TEXT else msgspec.structs.replace(message, text=text)


def odds_line(voice: Voice, look: Look, found: Sequence[Odds]) -> str:
    """The odds of each item that this roll may bring, each taken for itself."""
    state = look.view
    more = may_improve(state.players[state.turn].held)
    said = [
        voice("workbench-odds-item", item=_named(voice, look, one.item, one.seat), percent=_percent(one))
        for one in found
        if one.chance
    ]
    if not said:
        return voice("workbench-odds-none-yet" if more else "workbench-odds-none")
    return voice("workbench-odds-more" if more else "workbench-odds", odds=voice.steps(said))


def thieves_line(voice: Voice, look: Look) -> str:
    """Which of the items made this turn can still be stolen, and by whom."""
    state = look.view
    people = People(voice, names_of(look.table))
    if not later_seats(state):
        return voice("workbench-cannot-be-stolen")
    said: list[str] = []
    for made in state.players[state.turn].made:
        if by := thieves(state, made):
            who = voice.either(people.named(seat) for seat in by)
            said.append(voice("workbench-stolen-by", item=craft_card_name(voice, made.card.item), who=who))
    return voice("workbench-can-be-stolen", items=voice.steps(said)) if said else voice("workbench-safe")


def _named(voice: Voice, look: Look, item: Item, seat: Seat | None) -> str:
    name = craft_card_name(voice, item)
    if seat is None:
        return name
    return voice("workbench-steal-from", item=name, who=People(voice, names_of(look.table)).named(seat))


def _percent(one: Odds) -> str:
    """Whole percents; 0 and 100 are only said of what cannot be or cannot fail."""
    percent = round(one.chance * 100)
    if percent == 0:
        return "<1"
    return ">99" if percent == 100 and one.chance < 1 else str(percent)
