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
