"""A table of Dwarven Smithy as one of its players looks at it, and what is read off a message."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import Sitter, TableId, TableView, UserId
from kingsforge_bot.ui.message import Button, Menu, Message
from kingsforge_bot.ui.paging import page_of
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.ui.counter import Counter
from tests.ui.looks import lobby_of, user_of

SCREENS = screens(game())
WORDS = DwarvenSmithyWords(game().cards)
ENGLISH = Localizers(strict=True).english.of(game().key)
SAY = Telling(ENGLISH.of(game().key), game().cards, ("Player 0", "Player 1"))


def look(state: State, who: int = 0) -> TableView:
    sitters = tuple(Sitter(Seat(one), f"Player {one}", user=user_of(one)) for one in range(len(state.players)))
    kept = replace(lobby_of("a", "b"), game=game().key, options={}, sitters=sitters, status="running", seq=7)
    awaited = game().to_act(state)
    return TableView(kept, game().player_view(state, Seat(who)), awaited, Seat(who), Seat(who) in awaited)


def offered(message: Message) -> dict[str, str]:
    """What each action is called in the menus and on the buttons, by its notation."""
    found: dict[str, str] = {}
    for row in message.rows:
        if isinstance(row, Menu):
            found |= {option.value: option.label for option in row.options}
        else:
            found |= {button.custom_id.payload: button.label for button in row}
    return found


def unfolded(message: Message, state: State) -> Message:
    """The same with the lines of all pages of its menus, but for those that lead to pages."""

    def whole(menu: Menu) -> Menu:
        lines, words = {line.value: line for line in menu.options}, menu.custom_id.payload.split()
        seen = set[str]()
        while turned := [one for one in lines if page_of([one]) is not None and one not in seen]:
            seen.add(turned[0])
            page = SCREENS.turn.press(ENGLISH, look(state), words, [turned[0]])
            assert isinstance(page, Message)
            shown = next(row for row in page.rows if isinstance(row, Menu) and row.custom_id == menu.custom_id)
            lines |= {line.value: line for line in shown.options}
        return replace(menu, options=tuple(line for line in lines.values() if page_of([line.value]) is None))

    return replace(message, rows=tuple(whole(row) if isinstance(row, Menu) else row for row in message.rows))


def ordinary() -> State:
    return table(
        seat(hand="gold belt-knife ruby", workshop="iron door-hinges iron", market="silver"), seat(market="gold")
    ).state


async def awaited(counter: Counter, number: TableId) -> UserId:
    (one,) = (await counter.look(number)).awaited
    return user_of(one)


def buttons(message: Message) -> dict[str, Button]:
    """By what their ids say."""
    rows = [row for row in message.rows if not isinstance(row, Menu)]
    return {button.custom_id.payload: button for row in rows for button in row}
