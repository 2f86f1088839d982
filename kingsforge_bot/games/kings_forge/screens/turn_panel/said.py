"""How much a workbench says beside its picture: settled before any words are made, from all to the least."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.words.names import dice_text
from kingsforge_bot.i18n.localizer import Localizer

_ROOMY: Final = 2
"""Things to make, benefits held and items made that are listed line by line beside a picture on one screen."""


class Said(msgspec.Struct, frozen=True):
    """What stands beside the picture of a workbench."""

    rolled: bool = False
    """Whether what just happened tells the dice."""
    lines: bool = True
    """Dice, benefits, and what can be and was made; else the picture tells the dice, buttons and menus the rest."""
    rules: bool = True
    """What the rows of the picture mean, and what becomes of dice that are left."""
    menu: bool = False
    """What can be made in a menu, beside what is green; then neither what it uses up nor that what was made is safe."""


def ways_to_say(l10n: Localizer, state: State, before: str) -> Iterator[tuple[str, Said]]:
    """What just happened, or why not, and what stands below: from all there is to say to the least."""
    hand = state.players[state.turn].hand
    if hand is None:
        news = shorter(l10n, before)
        yield from ((told, Said()) for told in (before, *news.whole, *news.least))
        return
    roll = l10n("yours-rolled", dice=dice_text(l10n, hand))
    rolled = roll in before
    # Without dice there is nothing that the picture or the buttons could tell instead.
    lines = not hand
    if _is_crowded(state, hand):
        yield before, Said(rolled, lines=False)
    else:
        yield before, Said(rolled)
        yield before, Said(rolled, rules=False)
        yield before, Said(rolled, lines=lines, rules=False)
    least = Said(rolled, lines=lines, rules=False, menu=True)
    yield before, least
    # The dice lie in the picture.
    undiced = before.replace(roll, "").strip()
    news = shorter(l10n, undiced)
    yield from ((told, least) for told in (undiced, *news.whole, *news.least))


def _is_crowded(state: State, hand: tuple[Die, ...]) -> bool:
    """Whether there is too much to list it line by line."""
    player = state.players[state.turn]
    return bool(hand) and len(offers_of(state)) + len(player.held) + len(player.made) > _ROOMY
