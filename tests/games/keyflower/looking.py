"""Looks at games of bots, as one seat has them, and what stands in a message."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import Move, self_play
from kingsforge_bot.service.types import Sitter, TableStatus, TableView
from kingsforge_bot.ui.message import Button, Menu, Message
from tests.ui.looks import lobby_of, user_of

GAME = keyflower()
SCREENS = screens(GAME)
LOCALIZERS = Localizers(strict=True)
ENGLISH = LOCALIZERS.english.of(GAME.key)
Moves = Sequence[Move[State, Action, Event]]


@cache
def played(seats: int, seed: str = "looks") -> Moves:
    """A whole game of strong bots."""
    luck = Thrown(seed)
    state = GAME.setup(seats, {}, luck).state
    return tuple(self_play(GAME, state, (bots(GAME.tiles)["mayor"],), luck))


def told(seats: int) -> tuple[Event, ...]:
    """All that happened in that game, from its setting up on."""
    began = GAME.setup(seats, {}, Thrown("looks")).events
    return (*began, *(event for move in played(seats) for event in move.step.events))


def look(state: State, seat: int | None = 0, *, hints: bool = True) -> TableView:
    """What that seat sees; None: everybody."""
    sitters = tuple(Sitter(Seat(one), f"Player {one}", user=user_of(one)) for one in range(len(state.players)))
    status = TableStatus.RUNNING if GAME.to_act(state) else TableStatus.OVER
    table = replace(lobby_of("a", "b"), game=GAME.key, options={}, sitters=sitters, status=status, hints=hints, seq=7)
    who = None if seat is None else Seat(seat)
    may_act = who is not None and GAME.may_act(state, who)
    return TableView(table, GAME.player_view(state, who), GAME.to_act(state), who, may_act)


def buttons(message: Message) -> dict[str, Button]:
    """By what their ids say."""
    rows = [row for row in message.rows if not isinstance(row, Menu)]
    return {button.custom_id.payload: button for row in rows for button in row}


def menus(message: Message) -> Iterator[Menu]:
    for row in message.rows:
        if isinstance(row, Menu):
            yield row
