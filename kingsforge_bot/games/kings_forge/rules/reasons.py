"""Why the rules say no: every reason's id and the number of the rule behind it."""

from enum import StrEnum
from typing import Final

from kingsforge_bot.core.errors import Fact, Refused


class Reason(StrEnum):
    """Facts named in each comment are what the refusal carries."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"  # awaited; done, where no turn of this phase is to come: passed or crafted
    WRONG_PHASE = "wrong-phase"  # verb, phase
    ROLL_FIRST = "roll-first"
    ALREADY_ROLLED = "already-rolled"
    DECIDE_FIRST = "decide-first"  # what the turn waits for: side or source
    NOTHING_TO_KEEP = "nothing-to-keep"
    NOT_FACE_UP = "not-face-up"  # card; for a dock with that rule's number (2.4)
    SQUARES = "squares"  # side, wanted, given: number of dice
    SQUARE_KIND = "square-kind"  # side, square (1-based), takes (letters), given (letter)
    SQUARE_LACKS = "square-lacks"  # side, square (1-based), takes: no dice were named, and none in the supply fits
    DICE_SHORT = "dice-short"  # side, wanted, have: no dice were named, and the supply is too small; also a trade (7.5)
    NOT_IN_SUPPLY = "not-in-supply"  # kind, wanted, have; for a dock (2.4) or a trade (7.5) with that rule's number
    NO_SUPPLY_TO_POUR = "no-supply-to-pour"  # side
    COPIES_NOTHING = "copies-nothing"  # side: names a copied side where none belongs
    COPY_NEEDED = "copy-needed"
    NOTHING_TO_COPY = "nothing-to-copy"
    NOT_CLAIMED_YET = "not-claimed-yet"  # side
    TRADE_NEEDED = "trade-needed"  # side
    NO_TRADE = "no-trade"  # side: names a trade where none belongs
    TRADE_SIZE = "trade-size"  # wanted, given
    TRADE_PARTNER = "trade-partner"  # seat
    TRADE_TAKES = "trade-takes"  # kind, seat
    SPACE_USED = "space-used"  # space
    SPACE_COST = "space-cost"  # space, wanted, given
    NO_FACE_UP_CARD = "no-face-up-card"
    FIRST_PASS_TAKES = "first-pass-takes"  # metal: number of dice in the stock
    LATER_PASS_TAKES_NOTHING = "later-pass-takes-nothing"
    NO_METAL_LEFT = "no-metal-left"
    NOT_HELD = "not-held"  # source
    NO_ROLLED_DICE = "no-rolled-dice"
    DIE_NOT_IN_HAND = "die-not-in-hand"  # die; for an item (3.3, 3.4) or a waiting die (4.4) with that rule's number
    TOO_MANY_DICE = "too-many-dice"  # source, most
    NO_DICE_NAMED = "no-dice-named"  # source
    CANNOT_FLIP = "cannot-flip"  # die
    NOT_A_ONE = "not-a-one"  # die
    GIVES_NO_WOOD = "gives-no-wood"  # source
    NO_WOOD_LEFT = "no-wood-left"  # source
    NOT_ON_DISPLAY = "not-on-display"  # item
    BOXES = "boxes"  # item, wanted, given
    BOX_COLOUR = "box-colour"  # item, box (1-based), wanted, given
    BOX_TOO_LOW = "box-too-low"  # item, box (1-based), wanted, given, short
    NOT_THERE_TO_STEAL = "not-there-to-steal"  # item, seat
    OWN_ITEM = "own-item"  # item
    STEAL_TOO_LOW = "steal-too-low"  # item, box (1-based), wanted, given, short
    STEAL_NOT_HIGHER = "steal-not-higher"  # item


RULE_OF: Final[dict[Reason, str]] = {
    Reason.GAME_OVER: "5.3",
    Reason.NOT_YOUR_TURN: "1.5",
    Reason.WRONG_PHASE: "1.6",
    Reason.ROLL_FIRST: "3.1",
    Reason.ALREADY_ROLLED: "3.1",
    Reason.DECIDE_FIRST: "2.5",
    Reason.NOTHING_TO_KEEP: "4.4",
    Reason.NOT_FACE_UP: "2.2",
    Reason.SQUARES: "2.2",
    Reason.SQUARE_KIND: "2.2",
    Reason.SQUARE_LACKS: "2.2",
    Reason.DICE_SHORT: "2.2",
    Reason.NOT_IN_SUPPLY: "2.2",
    Reason.NO_SUPPLY_TO_POUR: "7.3",
    Reason.COPIES_NOTHING: "7.2",
    Reason.COPY_NEEDED: "7.2",
    Reason.NOTHING_TO_COPY: "7.2",
    Reason.NOT_CLAIMED_YET: "7.2",
    Reason.TRADE_NEEDED: "7.5",
    Reason.NO_TRADE: "7.5",
    Reason.TRADE_SIZE: "7.5",
    Reason.TRADE_PARTNER: "7.5",
    Reason.TRADE_TAKES: "7.5",
    Reason.SPACE_USED: "2.4",
    Reason.SPACE_COST: "6",
    Reason.NO_FACE_UP_CARD: "2.4",
    Reason.FIRST_PASS_TAKES: "2.6",
    Reason.LATER_PASS_TAKES_NOTHING: "2.6",
    Reason.NO_METAL_LEFT: "2.6",
    Reason.NOT_HELD: "4.4",
    Reason.NO_ROLLED_DICE: "4.4",
    Reason.DIE_NOT_IN_HAND: "3.2",
    Reason.TOO_MANY_DICE: "4.1",
    Reason.NO_DICE_NAMED: "4.5",
    Reason.CANNOT_FLIP: "4.6",
    Reason.NOT_A_ONE: "7",
    Reason.GIVES_NO_WOOD: "4.7",
    Reason.NO_WOOD_LEFT: "4.7",
    Reason.NOT_ON_DISPLAY: "3.3",
    Reason.BOXES: "3.3",
    Reason.BOX_COLOUR: "3.3",
    Reason.BOX_TOO_LOW: "3.3",
    Reason.NOT_THERE_TO_STEAL: "3.4",
    Reason.OWN_ITEM: "3.4",
    Reason.STEAL_TOO_LOW: "3.4",
    Reason.STEAL_NOT_HIGHER: "3.4",
}


def refuse(reason: Reason, **facts: Fact) -> Refused:
    """The refusal for that reason, with its rule's number."""
    return Refused(reason, RULE_OF[reason], **facts)
