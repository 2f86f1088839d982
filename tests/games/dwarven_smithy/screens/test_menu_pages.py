"""The pages of the menu of one's own cards: what they are called, and how long one stays there."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Menu, Message
from kingsforge_bot.ui.paging import page_of
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import Table, game, seat, table


def many() -> State:
    own = seat(hand="gold gold belt-knife", workshop="silver raw-iron", market="~silver iron long-tongs")
    return table(own, seat()).state


def own_menu(message: Message) -> Menu:
    return next(row for row in message.rows if isinstance(row, Menu) and row.custom_id.payload == "pick make")


def pages(menu: Menu) -> list[str]:
    """The lines that lead to others."""
    return [line.value for line in menu.options if page_of([line.value]) is not None]


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", "Your cards · to the market, discard"),
        ("es", "Tus cartas · al mercado, descartar"),
        ("fr", "Vos cartes · au marché, défausser"),
        ("ja", "自分のカード・市場へ、捨てる"),
    ],
)
def test_a_page_says_what_it_holds_and_stays_after_a_move_until_one_turns_back(language: str, called: str) -> None:
    """Rules 5.2 to 5.4"""
    l10n, screens_ = Localizers(strict=True).for_locale(language).of(game().key), screens(game())

    def at(state: State, entry: int) -> TableView:
        seen = look(state)
        return replace(seen, table=replace(seen.table, seq=entry))

    def pressed(state: State, entry: int, value: str) -> Menu:
        shown = screens_.turn.press(l10n, at(state, entry), ["pick", "make"], [value])
        assert isinstance(shown, Message)
        return own_menu(shown)

    first = own_menu(screens_.turn.now(l10n, at(many(), 7)))
    second = pressed(many(), 7, *pages(first))
    assert second.placeholder == called != first.placeholder
    t = Table(many())
    t.play("0 discard long-tongs")
    after = own_menu(screens_.turn.now(l10n, at(t.state, 8)))
    assert after.placeholder is not None
    assert after.placeholder.startswith(called.split("、", maxsplit=1)[0].split(",", maxsplit=1)[0])
    assert after.options[0].value.endswith("to market")
    back = pressed(t.state, 8, pages(after)[-1])
    assert back.placeholder == first.placeholder
    assert own_menu(screens_.turn.now(l10n, at(t.state, 9))) == replace(back, custom_id=ComponentId(*ids(back, 9)))
    pressed(t.state, 9, *pages(back))
    anew = screens_.turn.press(l10n, at(t.state, 10), ["do"], [])
    assert isinstance(anew, Message)
    assert own_menu(anew).placeholder == first.placeholder, "who asks for the turn anew begins at its first lines"
    pressed(t.state, 10, *pages(back))
    few = table(seat(hand="gold iron", market="silver"), seat()).state
    assert own_menu(screens_.turn.now(l10n, at(few, 11))).placeholder == first.placeholder, "one page has all of it"


def ids(menu: Menu, entry: int) -> tuple[TableId, int, str]:
    return menu.custom_id.table, entry, menu.custom_id.payload
