"""Why lines are missing in a turn's menus: areas that are full (3.3) stand behind what a menu is called."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.screens.turn_menus import PICK
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.ui.message import Menu

_BRING: Final = f"{PICK} bring"
_LAID: Final = (Limited.WORKSHOP, Limited.MARKET)


def with_full_areas(say: Telling, view: State, menus: Sequence[Menu]) -> tuple[Menu, ...]:
    """A full hand behind what brings cards, a full workshop or market behind what is done with one's own; where there
    is only one of the two menus, all of that behind it.
    """
    if view.phase is not Phase.ACT:
        return tuple(menus)
    # In a last turn nothing is drawn (6.5), and what is in hand is lost (7.4).
    hand = () if is_last_turn(view) else (Limited.HAND,)
    if len(menus) == 1:
        return (_called(say, view, menus[0], (*hand, *_LAID)),)
    return tuple(_called(say, view, one, hand if one.custom_id.payload == _BRING else _LAID) for one in menus)


def _called(say: Telling, view: State, menu: Menu, areas: Sequence[Limited]) -> Menu:
    player = view.players[view.turn]
    full = [
        say.l10n("desk-full-area", area=area.value, used=lying_in(player, area), limit=limit(say.cards, player, area))
        for area in areas
        if not has_room(say.cards, player, area)
    ]
    if not full:
        return menu
    return replace(menu, placeholder=say.l10n("desk-full", menu=menu.placeholder, areas=say.l10n.listing(full)))
