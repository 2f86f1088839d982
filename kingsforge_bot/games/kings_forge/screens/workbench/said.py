"""How much a workbench says beside its picture: settled before any words are made, from all to the least."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.workbench.craftable import offers_of
from kingsforge_bot.games.kings_forge.words.names import dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.phone import SMALL
from kingsforge_bot.ui.report import shorter

_ROOMY: Final = 2
"""Things to make, benefits held and items made that are listed line by line beside a picture on one screen."""


class Said(msgspec.Struct, frozen=True):
    """What stands beside the picture of a workbench."""

    before: str
    """What just happened, or why not."""
    lines: bool = True
    """Dice, benefits, and what can be and was made; else the picture tells the dice, buttons and menus the rest."""
    rules: bool = True
    """What the rows of the picture mean, and what becomes of dice that are left."""
    menu: bool = False
    """What can be made in a menu, beside what is green; then neither what it uses up nor that what was made is safe."""


def ways_to_say(l10n: Localizer, state: State, before: str) -> Iterator[Said]:
    """From all there is to say to the least; of `before`, too, less and less in the end."""
    hand = state.players[state.turn].hand
    if hand is None:
        yield from map(Said, dict.fromkeys((before, *shorter(l10n, before))))
        return
    # Without dice there is nothing that the picture or the buttons could tell instead.
    lines = not hand
    if _is_crowded(state, hand):
        yield Said(before, lines=False)
    else:
        yield Said(before)
        yield Said(before, rules=False)
        yield Said(before, lines=lines, rules=False)
    yield Said(before, lines=lines, rules=False, menu=True)
    # The dice lie in the picture.
    undiced = before.replace(l10n("yours-rolled", dice=dice_text(l10n, hand)), "").strip()
    # To word the fullest workbench takes a while: what one did oneself is told as it is.
    for told in dict.fromkeys((undiced, *shorter(l10n, undiced))) if SMALL in undiced else (undiced,):
        if told != before:
            yield Said(told, lines=lines, rules=False, menu=True)


def _is_crowded(state: State, hand: tuple[Die, ...]) -> bool:
    """Whether there is too much to list it line by line."""
    player = state.players[state.turn]
    return bool(hand) and len(offers_of(state)) + len(player.held) + len(player.made) > _ROOMY
