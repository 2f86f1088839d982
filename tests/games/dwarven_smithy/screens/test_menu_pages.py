"""The pages of the menu of one's own cards."""

import pytest

from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.message import Menu, Message
from kingsforge_bot.ui.paging import page_of
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table


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
def test_a_page_says_what_it_holds(language: str, called: str) -> None:
    """Rules 5.2 to 5.4"""
    l10n, screens_ = Localizers(strict=True).for_locale(language).of(game().key), screens(game())

    def pressed(value: str) -> Menu:
        shown = screens_.turn.press(l10n, look(many()), ["pick", "make"], [value])
        assert isinstance(shown, Message)
        return own_menu(shown)

    first = own_menu(screens_.turn.now(l10n, look(many())))
    second = pressed(*pages(first))
    assert second.placeholder == called != first.placeholder
    assert pressed(pages(second)[-1]) == first
