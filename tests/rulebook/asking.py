"""Positions to ask about, and how to ask."""

import msgspec
import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rulebook.feasibility import Target, refusal
from kingsforge_bot.games.kings_forge.rulebook.why import Why, explain
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.state import State

GAME = kings_forge()
ANA, BEN = Seat(0), Seat(1)
FACE_UP = ["north-mine", "mill", "library", "workshop"]


def position(*players: object, **more: object) -> State:
    """Readable JSON; a player who is only text is a supply. Table and Axe are on display unless it is said."""
    rows = [{"supply": one} if isinstance(one, str) else one for one in players]
    base: dict[str, object] = {"players": rows, "face_up": FACE_UP, "deck": ["garden"], "display": ["table", "axe"]}
    if more.get("phase") == "craft":
        base.pop("face_up")
        base.pop("deck")
    return GAME.load(msgspec.json.encode(base | more))


def refused(state: State, action: str, seat: Seat = ANA) -> Why:
    """Why the rules refuse that action."""
    with pytest.raises(Refused) as caught:
        GAME.apply(state, seat, GAME.parse(action), Replayed())
    return explain(state, seat, caught.value)


def told(state: State, target: Target, seat: Seat = ANA) -> Why:
    """Why the seat cannot do that, asked without any dice."""
    found = refusal(GAME, state, seat, target)
    assert found is not None
    return explain(state, seat, found)


def used(source: str, dice: str) -> Use:
    """A benefit on dice as they show before it."""
    return Use(Source(source), read_dice(dice))
