"""The craft workbench: one message, seen by its player alone, from the roll to the end of the turn."""

from collections.abc import Iterable
from functools import cache, partial
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.pictures import workbench
from kingsforge_bot.games.kings_forge.screens.room import below_workbench
from kingsforge_bot.games.kings_forge.screens.status import match_point
from kingsforge_bot.games.kings_forge.screens.turn_panel.buttons import (
    Choices,
    own_dice,
    row_before_roll,
    row_of_end,
    rows_after_roll,
)
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import item_odds, odds_footer, thefts_footer
from kingsforge_bot.games.kings_forge.screens.turn_panel.lines import lines_after_roll, lines_before_roll
from kingsforge_bot.games.kings_forge.screens.turn_panel.said import Said, ways_to_say
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import again
from kingsforge_bot.games.kings_forge.words.forging import offer_named
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.phone import first_that_fits
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

_LEAST_REPORT: Final = 300
"""Characters of what just happened, or why not, that are kept above the fullest workbench."""


def turn_panel(l10n: Localizer, look: TableView, before: str = "") -> Message:
    """The workbench of the player on turn as it stands now; of `before`, too, as much as a phone has room for."""
    rolled = look.view.players[look.view.turn].hand is not None
    # What takes longest is worked out once.
    own = own_dice(l10n, look) if rolled else ()
    worded = cache(partial(_after_roll, l10n, look, own=own) if rolled else lambda _: _before_roll(l10n, look))
    tried = (_below(told, worded(said), said) for told, said in ways_to_say(l10n, look.view, before))
    room = below_workbench(look.view, offers_of(look.view))
    found = first_that_fits(l10n, look, tried, undoes=bool(before), room=room)
    return msgspec.structs.replace(found, drawing=workbench(l10n, look))


def at_turn_panel(look: TableView) -> bool:
    """Whether the one whose view it is has rolled and not ended the turn, so that the workbench tells the dice."""
    state = look.view
    return state.phase is Phase.CRAFT and state.turn == look.seat and state.players[state.turn].hand is not None


def end_asked(l10n: Localizer, look: TableView) -> Message:
    """Whether the turn shall end though something could still be made or stolen; what is not certain with its odds."""
    people = People(l10n, names_of(l10n, look.table))
    items = l10n.listing(offer_named(l10n, people, offer) for offer in offers_of(look.view))
    rolls = again(look)
    if items:
        left = l10n("workbench-end-leaves-items", items=items)
    elif rolls is not None and rolls.crafting.hoped is not None:
        left = l10n("workbench-end-leaves-odds", odds=item_odds(l10n, look, rolls.crafting.hoped))
    else:
        left = l10n("workbench-end-leaves-chance")
    text = l10n("about-table", table=bold_title(look.table), text=left)
    return Message(text, (row_of_end(l10n, look),), drawing=workbench(l10n, look))


def _below(report: str, message: Message, said: Said) -> Message:
    """The workbench below what just happened, or why not."""
    if not report:
        return msgspec.structs.replace(message, text=cut(message.text, TEXT))
    gap = "\n" if said.menu else "\n\n"
    above = cut(report, max(_LEAST_REPORT, TEXT - len(message.text) - len(gap)))
    return msgspec.structs.replace(message, text=cut(above + gap + message.text, TEXT))


def _before_roll(l10n: Localizer, look: TableView) -> Message:
    lines = [*_head(l10n, look), *lines_before_roll(l10n, look)]
    footer = None if is_hopeless(look.view) else odds_footer(l10n, look)
    return Message(_joined(lines), (row_before_roll(l10n, look),), footer=footer)


def _after_roll(l10n: Localizer, look: TableView, said: Said, own: Choices) -> Message:
    footer = thefts_footer(l10n, look, likeliest=not said.lines)
    lines = [*_head(l10n, look), *lines_after_roll(l10n, look, said, footer=footer is not None)]
    return Message(_joined(lines), rows_after_roll(l10n, look, own, listed=said.menu), footer=footer)


def _head(l10n: Localizer, look: TableView) -> list[str]:
    """Table and round, who may win, and which value is cancelled."""
    state = look.view
    head = [
        l10n("workbench-title", table=bold_title(look.table), round=state.round),
        *match_point(l10n, look, yours=True),
    ]
    if state.cemetery is not None:
        head.append(l10n("workbench-purple", value=state.cemetery))
    return head


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(filter(None, lines))
