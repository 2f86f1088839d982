"""The parts of an explanation: facts about the table, each its own type. The sentences are told elsewhere."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.payments import Payment
from kingsforge_bot.games.kings_forge.rules.turns import Done


class Supply(msgspec.Struct, frozen=True, tag="supply"):
    """What the asker could pay with."""

    dice: Pool


class SquareLacks(msgspec.Struct, frozen=True, tag="square-lacks"):
    """No die is left for that square (from 1), which takes those kinds."""

    side: Side
    square: int
    takes: tuple[Kind, ...]
    copying: Side | None = None


class DiceShort(msgspec.Struct, frozen=True, tag="dice-short"):
    """Nothing at all is left for so many squares that take any die."""

    side: Side
    count: int
    copying: Side | None = None


class CanPay(msgspec.Struct, frozen=True, tag="can-pay"):
    """A payment, square by square, that the rules accept."""

    side: Side
    dice: Payment


class Sells(msgspec.Struct, frozen=True, tag="sells"):
    """A free dock space, for so many dice."""

    space: Space
    cost: int


class UsedBy(msgspec.Struct, frozen=True, tag="used-by"):
    """Who stands on that dock space this round."""

    space: Space
    seat: Seat


class ClaimedBy(msgspec.Struct, frozen=True, tag="claimed-by"):
    """Who took that card this round; `turned_down` when it was for a dock."""

    card: Card
    seat: Seat
    turned_down: bool


class NotInPlay(msgspec.Struct, frozen=True, tag="not-in-play"):
    """The card is none of this game's: a gather card, or a craft card neither on display nor in the queue."""

    card: Card | Item


class StillInDeck(msgspec.Struct, frozen=True, tag="still-in-deck"):
    """The card lies face down and may yet be dealt."""

    card: Card


class BoxMissed(msgspec.Struct, frozen=True, tag="box-missed"):
    """That box (from 1) wants a die, missed by `short`; `best` is the asker's nearest, None without its colour."""

    item: Item
    box: int
    wanted: Die
    best: Die | None
    short: int


class MustExceed(msgspec.Struct, frozen=True, tag="must-exceed"):
    """All boxes are matched, but one must be higher than these dice."""

    item: Item
    dice: tuple[Die, ...]


class Enough(msgspec.Struct, frozen=True, tag="enough"):
    """With these benefits used one after the other, or without any, these dice then do for the item."""

    item: Item
    uses: tuple[Use, ...]
    dice: tuple[Die, ...]


class MayHelp(msgspec.Struct, frozen=True, tag="may-help"):
    """With luck these do together: `held` are used on dice, `wood` are taken as a wood die and rolled."""

    item: Item
    held: tuple[Held, ...]
    wood: tuple[Source, ...]


class Queued(msgspec.Struct, frozen=True, tag="queued"):
    """The item waits, with so many before it."""

    item: Item
    before: int


class WonBy(msgspec.Struct, frozen=True, tag="won-by"):
    """The item is somebody's for good."""

    item: Item
    seat: Seat


class LiesBefore(msgspec.Struct, frozen=True, tag="lies-before"):
    """The item is somebody's since this round."""

    item: Item
    seat: Seat


class CanCopy(msgspec.Struct, frozen=True, tag="can-copy"):
    """What Workshop can copy now; nothing yet when empty."""

    sides: tuple[Side, ...]


class Holds(msgspec.Struct, frozen=True, tag="holds"):
    """The benefits the asker holds."""

    held: tuple[Held, ...]


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The asker's rolled dice that lie on no item yet."""

    dice: tuple[Die, ...]


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Somebody who has passed already in this phase."""

    seat: Seat


class HadTurns(msgspec.Struct, frozen=True, tag="had-turns"):
    """Why the asker has no turn left in this phase."""

    done: Done


class StockLacks(msgspec.Struct, frozen=True, tag="stock-lacks"):
    """Dice that would be gained, and that the stock does not have."""

    dice: Pool


class NothingToRoll(msgspec.Struct, frozen=True, tag="nothing-to-roll"):
    """The stock has no die of the kind that the side rolls."""

    kind: Kind


class NoLibraryLeft(msgspec.Struct, frozen=True, tag="no-library-left"):
    """The stock has no Library die."""


class Awaited(msgspec.Struct, frozen=True, tag="awaited"):
    """Whom the table waits for."""

    seat: Seat


Part = (
    Supply
    | SquareLacks
    | DiceShort
    | CanPay
    | Sells
    | UsedBy
    | ClaimedBy
    | NotInPlay
    | StillInDeck
    | BoxMissed
    | MustExceed
    | Enough
    | MayHelp
    | Queued
    | WonBy
    | LiesBefore
    | CanCopy
    | Holds
    | Rolled
    | Passed
    | HadTurns
    | StockLacks
    | NothingToRoll
    | NoLibraryLeft
    | Awaited
)
Parts = tuple[Part, ...]
