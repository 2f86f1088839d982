"""The turns of a game that is over, and of these the craft turns, each with what was made of its last roll."""

from collections.abc import Iterable

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action, Roll
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.effects import Reroll
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Displayed, Event, RoundBegan, Stolen, Used
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftTurn, Making


class Turn(msgspec.Struct, frozen=True):
    """The position that a turn began with, what its seat did first by its own choice, and all that came of the turn."""

    before: State
    action: Action | None
    events: tuple[Event, ...]


class _Begun(msgspec.Struct):
    before: State
    made: list[Making] = msgspec.field(default_factory=list)
    spent: int = 0
    shown: list[CraftCard] = msgspec.field(default_factory=list)
    lost: set[Item] = msgspec.field(default_factory=set)
    over: bool = False


def craft_turns(turns: Iterable[Turn]) -> tuple[CraftTurn, ...]:
    """In order; a turn whose roll left nothing to decide is none, and rolling dice again (4.2) begins one anew."""
    found: list[_Begun] = []
    for turn in turns:
        if found and _goes_on(found[-1], turn.before):
            one = found[-1]
        elif _decides(turn):
            found.append(one := _Begun(turn.before))
        else:
            one = None
        for event in turn.events:
            _note(found, one, event)
    return tuple(
        [CraftTurn(one.before, tuple(one.made), one.spent, frozenset(one.lost), tuple(one.shown)) for one in found]
    )


def _decides(turn: Turn) -> bool:
    state = turn.before
    chosen = turn.action is not None and not isinstance(turn.action, Roll)
    return state.phase is Phase.CRAFT and bool(state.players[state.turn].hand) and chosen


def _goes_on(begun: _Begun, state: State) -> bool:
    """Whether it is the same turn; what was rolled again is another decision."""
    same = (state.phase, state.round, state.turn) == (Phase.CRAFT, begun.before.round, begun.before.turn)
    return same and not begun.over


def _note(found: Iterable[_Begun], one: _Begun | None, event: Event) -> None:
    match event:
        case RoundBegan():
            for begun in found:
                begun.over = True
        case Stolen(seat=seat, victim=victim, item=item, dice=dice):
            _made(one, seat, Making(item, dice, victim))
            for begun in found:
                if not begun.over and begun.before.turn == victim:
                    begun.lost.add(item)
        case Crafted(seat=seat, item=item, dice=dice):
            _made(one, seat, Making(item, dice))
        case Displayed(card=card) if one is not None:
            one.shown.append(card)
        case Used(seat=seat, held=held) if one is not None and one.before.turn == seat:
            one.spent += 1
            one.over = one.over or isinstance(change_of(held), Reroll)
        case _:
            pass


def _made(one: _Begun | None, seat: Seat, making: Making) -> None:
    if one is not None and one.before.turn == seat:
        one.made.append(making)
