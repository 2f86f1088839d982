"""A message holds to Discord's form: rows of five, and one more button."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.message import BUTTONS, Button, Menu, Message, Option, rows_of
from tests.ui.limits import check


def test_buttons_come_five_a_row() -> None:

    buttons = [Button(str(number), ComponentId(TableId(1), 1, f"b {number}")) for number in range(12)]
    message = Message("x", rows_of(buttons))
    check(message)
    assert [len(row) for row in message.rows if not isinstance(row, Menu)] == [5, 5, 2]


def test_one_more_button_stands_at_the_end_or_where_no_row_is_left_above(l10n: Localizer) -> None:
    """Discord takes five rows of five: below a green row and four menus there is room beside the green one alone."""
    green, more = (Button(said, ComponentId(NO_TABLE, 0, said)) for said in ("best", "undo"))
    menu = Menu(ComponentId(NO_TABLE, 0, "menu"), "Which?", (Option("one", "1"),))
    full = tuple([green] * BUTTONS)
    for rows, expected in (
        ((), ((more,),)),
        (((green,), menu), ((green,), menu, (more,))),
        (((green,), menu, menu, menu, menu), ((green, more), menu, menu, menu, menu)),
        ((menu, full), (menu, full, (more,))),
        ((full, menu, menu, menu, menu), (full, menu, menu, menu, menu)),
    ):
        assert Message("", rows).with_button(more).rows == expected
