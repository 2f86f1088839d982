"""A turn in one private message: the hand in words, and all that can be done in few menus and buttons.

A choice in a menu is carried out at once: its line says what it costs or brings.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import OPTION, Button, ButtonStyle, Menu, Option, Row, cut
from kingsforge_bot.ui.paging import page

PICK: Final = "pick"
"""Begins the words of a menu; that of its actions follows."""
FAMILIES: Final[Mapping[str, tuple[type[a.Action], ...]]] = {
    "play": (a.Play,),
    "craft": (a.Craft,),
    "lay": (a.Sell, a.Move, a.Discard),
    "buy": (a.BuyWarehouse, a.Buy, a.Auction),
}
"""A menu each, in the order in which a turn goes."""
_MOST: Final = 96
"""Lines of a menu, four pages of them."""
_BUTTONS: Final = (a.Draw, a.End)


def is_turn_panel(state: State) -> bool:
    """Whether actions of all kinds are open; else what is asked fits a row of buttons or one menu."""
    return state.phase is Phase.ACT and state.lot is None


def turn_panel(say: Telling, look: TableView, actions: Sequence[a.Action], pages: Mapping[str, int]) -> tuple[Row, ...]:
    """A menu for each family of which something can be done, and buttons to draw and to end the turn.

    `pages`: from which line on the menu of a family is shown.
    """
    table = look.table
    rows: list[Row] = []
    for family in FAMILIES:
        lines = tuple(choice(say, action, look.view) for action in of_family(actions, family))[:_MOST]
        if lines:
            press = ComponentId(table.id, table.seq, f"{PICK} {family}")
            rows.append(Menu(press, say.l10n(f"desk-{family}"), page(say.l10n, lines, pages.get(family, 0))))
    buttons = [
        Button(
            label(say, one),
            ComponentId(table.id, table.seq, str(one)),
            ButtonStyle.PLAIN if isinstance(one, a.End) else ButtonStyle.MAIN,
        )
        for one in _by_kind(actions, _BUTTONS)
    ]
    return (*rows, tuple(buttons))


def of_family(actions: Sequence[a.Action], family: str) -> tuple[a.Action, ...]:
    """Those that stand in that menu, by kind; no swap where two moves do the same (5.3)."""
    there_is_room = {one.to for one in actions if isinstance(one, a.Move) and one.swapped is None}
    return tuple(
        [
            one
            for one in _by_kind(actions, FAMILIES[family])
            if not (isinstance(one, a.Move) and one.swapped is not None and there_is_room)
        ]
    )


def _by_kind(actions: Sequence[a.Action], kinds: tuple[type[a.Action], ...]) -> list[a.Action]:
    """Those of the kinds, in their order."""
    return sorted([one for one in actions if isinstance(one, kinds)], key=lambda one: kinds.index(type(one)))


def choice(say: Telling, action: a.Action, state: State) -> Option:
    """A line of a menu; its value is the notation."""
    return Option(cut(label(say, action, state), OPTION), str(action), cut(outcome(say, action, state), OPTION))
