"""What the sides of gather cards and the tokens do: one small frozen type per verb of the rulebook."""

from typing import assert_never

import msgspec

from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, die

ANY_NUMBER = 91
"""As many dice as one has."""
TURNED_TO = 6


class Gain(msgspec.Struct, frozen=True):
    """Take these dice from the stock to the smithy, or to the supply where the card says so (2.3)."""

    dice: Pool
    usable: bool = False


class Boost(msgspec.Struct, frozen=True):
    """Held: +`by` to each of up to `dice` different dice (4.1)."""

    by: int
    dice: int = 1


class Flip(msgspec.Struct, frozen=True):
    """Held: one die shows 7 minus its value (4.2)."""

    dice: int = 1


class Reroll(msgspec.Struct, frozen=True):
    """Held: any number of dice take a new roll at the same time (4.2)."""

    dice: int = ANY_NUMBER


class TurnToSix(msgspec.Struct, frozen=True):
    """Held: up to `dice` dice become 6; only those showing `showing`, where it is given."""

    dice: int = 1
    showing: int | None = None


class BoostOrDie(msgspec.Struct, frozen=True):
    """Held: either the bonus, or one die of that kind (Garden bottom, 4.7)."""

    boost: Boost
    kind: Kind


class Gamble(msgspec.Struct, frozen=True):
    """Roll a die of the stock and keep it from `keep_from` on; else it goes back and `otherwise` is gained."""

    kind: Kind
    keep_from: int
    otherwise: Pool


class Ban(msgspec.Struct, frozen=True):
    """Roll the purple die: its value is cancelled for the rest of the round (7.4)."""


class Trade(msgspec.Struct, frozen=True):
    """Give `give` dice to an opponent's supply, take one from it (7.5)."""

    give: int


class Pour(msgspec.Struct, frozen=True):
    """Pay all dice left in the supply; `rewards[n]` is gained for n dice, the last entry for more (7.3)."""

    rewards: tuple[Pool, ...]


class Copy(msgspec.Struct, frozen=True):
    """Do what an earlier claim of this round did (7.2)."""


class Wild(msgspec.Struct, frozen=True):
    """A Library die for the craft roll (7.1)."""


class SmithyToo(msgspec.Struct, frozen=True):
    """The craft roll includes the dice on the smithy (3.1)."""


Certain = Boost | Flip | TurnToSix | BoostOrDie
"""Benefits of which it is known what the dice then show."""
Change = Certain | Reroll
"""Effects that are held until spent on rolled dice: benefits."""
Effect = Gain | Change | Gamble | Ban | Trade | Pour | Copy | Wild | SmithyToo


def most_dice(change: Change) -> int:
    """On how many dice at the most one use of the benefit goes (4.5: fewer may be chosen, at least one)."""
    return change.boost.dice if isinstance(change, BoostOrDie) else change.dice


def flipped(value: int) -> int:
    """What a die of that value shows on its other side (4.2)."""
    return TURNED_TO + 1 - value


def after(change: Certain, one: Die) -> Die:
    """What the die shows once the benefit was used on it (4.2)."""
    match change:
        case Boost(by=by) | BoostOrDie(boost=Boost(by=by)):
            return die(one.kind, one.value + by)
        case Flip():
            return die(one.kind, flipped(one.value))
        case TurnToSix():
            return die(one.kind, TURNED_TO)
        case _:
            assert_never(change)


def may_change(change: Change, one: Die) -> bool:
    """Whether the benefit may be used on this die."""
    match change:
        case Boost() | Reroll() | BoostOrDie():
            return True
        case Flip():
            return one.value <= TURNED_TO  # 4.6: a die showing more than 6 can't be flipped
        case TurnToSix(showing=showing):
            return showing is None or one.value == showing
        case _:
            assert_never(change)


def matters_to(change: Change, one: Die) -> bool:
    """Whether the benefit could make this die show something else (4.4: what the turn waits for)."""
    return may_change(change, one) and not (isinstance(change, TurnToSix) and one.value == TURNED_TO)
