"""Why a craft turn was over (3.5), read from what happened in it."""

from collections.abc import Sequence
from enum import Enum, auto

from kingsforge_bot.games.kings_forge.rules import events as ev


class TurnOver(Enum):
    """What a craft turn that is over came to, where nothing else is worth a word."""

    MADE_NOTHING = auto()
    """It was rolled, and no item made or stolen."""

    NO_DICE = auto()
    """All dice are placed or cancelled: it ended by itself."""

    ENDED = auto()
    """Something was made, and dice were left; or it is not known."""


def turn_over(before: Sequence[ev.Event], ended: ev.TurnEnded) -> TurnOver:
    """What the turn came to, as far as the events `before` its end tell: its roll may lie further back."""
    left: int | None = None
    made = False
    for event in before:
        if getattr(event, "seat", None) != ended.seat:
            continue
        match event:
            case ev.Rolled(dice=dice):
                left, made = len(dice), False
            case ev.Cancelled(dice=dice) if left is not None:
                left -= len(dice)
            case ev.WoodTaken(die=die) if left is not None:
                left += die is not None
            case ev.Crafted(dice=dice) | ev.Stolen(dice=dice):
                left, made = None if left is None else left - len(dice), True
            case _:
                pass
    if left is None:
        return TurnOver.NO_DICE if made and not ended.unused else TurnOver.ENDED
    if left == 0:
        return TurnOver.NO_DICE
    return TurnOver.ENDED if made else TurnOver.MADE_NOTHING
