"""Why the rules say no: every reason's id and the number of the rule behind it."""

from enum import StrEnum
from typing import Final

from kingsforge_bot.core.errors import Fact, Refused


class Reason(StrEnum):
    """Facts named in each comment are what the refusal carries."""

    GAME_OVER = "game-over"
    NOT_AWAITED = "not-awaited"
    NOT_NOW = "not-now"  # verb
    NOT_IN_PLAY = "not-in-play"  # tile
    NO_SUCH_PLACE = "no-such-place"  # place
    SUPERFLUOUS = "superfluous"  # tile: paying or taking where nothing is chosen, or exactly what is printed
    CHOICE_MISSING = "choice-missing"  # tile: paying or taking has to be said
    NO_GROUP_THERE = "no-group-there"  # place
    MOVES_WHOLE = "moves-whole"  # moved, number: fewer are placed than the groups have
    NOT_BEHIND_SCREEN = "not-behind-screen"  # colour, wanted, have
    GROUP_WINS = "group-wins"  # place
    LOCKED = "locked"  # tile, lock, colour
    ONE_COLOUR = "one-colour"
    NOT_FOR_BIDS = "not-for-bids"  # tile
    BID_TOO_LOW = "bid-too-low"  # tile, least: how many more are needed in all
    OWN_GROUP_STAYS = "own-group-stays"  # place
    NO_USE = "no-use"  # tile
    TOO_FEW = "too-few"  # tile, least
    TILE_FULL = "tile-full"  # tile, most: how many fit yet
    CANNOT_PAY_WORKER = "cannot-pay-worker"  # tile, colour (or any)
    CANNOT_PAY_SKILL = "cannot-pay-skill"  # tile, skill (or any)
    NOT_IN_VILLAGE = "not-in-village"  # tile
    TOO_FAR = "too-far"  # wanted, left: steps
    NO_UPGRADE_LEFT = "no-upgrade-left"
    NOT_LYING_THERE = "not-lying-there"  # tile, resource, wanted, have
    SAME_TILE = "same-tile"  # tile
    NO_ROAD = "no-road"  # origin, to
    NO_SIDE_B = "no-side-b"  # tile
    UPGRADED_BEFORE = "upgraded-before"  # tile
    COST = "cost"  # tile, paying (words)
    SKILL_MISSING = "skill-missing"  # tile, skill, wanted, have
    NOT_THE_COST = "not-the-cost"  # tile, paying (words)
    GIVE_ONE = "give-one"
    NOT_IN_HAND = "not-in-hand"  # tile
    SAME_CHOICE = "same-choice"
    BOAT_TAKEN = "boat-taken"  # boat, seat
    BOAT_FIRST = "boat-first"
    NOT_TO_BUILD = "not-to-build"  # tile
    HEX_TAKEN = "hex-taken"  # q, r, tile
    NOT_TOUCHING = "not-touching"  # q, r
    EDGES_DIFFER = "edges-differ"  # tile, other
    STILL_FITS = "still-fits"  # tile
    NOTHING_TO_LIFT = "nothing-to-lift"
    NOT_ALL_PLACED = "not-all-placed"  # tile
    BID_OTHER_COLOUR = "bid-other-colour"  # tile, colour: of the bid that is there


RULE_OF: Final[dict[Reason, str]] = {
    Reason.GAME_OVER: "13.1",
    Reason.NOT_AWAITED: "13.1",
    Reason.NOT_NOW: "13.1",
    Reason.NOT_IN_PLAY: "16.2",
    Reason.NO_SUCH_PLACE: "16.2",
    Reason.SUPERFLUOUS: "16.2",
    Reason.CHOICE_MISSING: "16.2",
    Reason.NO_GROUP_THERE: "4.4",
    Reason.MOVES_WHOLE: "4.4",
    Reason.NOT_BEHIND_SCREEN: "4.4",
    Reason.GROUP_WINS: "4.5",
    Reason.LOCKED: "5.1",
    Reason.ONE_COLOUR: "5.1",
    Reason.NOT_FOR_BIDS: "6.1",
    Reason.BID_TOO_LOW: "6.2",
    Reason.OWN_GROUP_STAYS: "6.3",
    Reason.NO_USE: "7.1",
    Reason.TOO_FEW: "7.2",
    Reason.TILE_FULL: "7.2",
    Reason.CANNOT_PAY_WORKER: "7.4",
    Reason.CANNOT_PAY_SKILL: "7.4",
    Reason.NOT_IN_VILLAGE: "8.1",
    Reason.TOO_FAR: "8.1",
    Reason.NO_UPGRADE_LEFT: "8.1",
    Reason.NOT_LYING_THERE: "8.2",
    Reason.SAME_TILE: "8.2",
    Reason.NO_ROAD: "8.3",
    Reason.NO_SIDE_B: "8.5",
    Reason.UPGRADED_BEFORE: "8.5",
    Reason.COST: "8.6",
    Reason.SKILL_MISSING: "8.6",
    Reason.NOT_THE_COST: "8.7",
    Reason.GIVE_ONE: "3.4",
    Reason.NOT_IN_HAND: "3.5",
    Reason.SAME_CHOICE: "3.5",
    Reason.BOAT_TAKEN: "9.6",
    Reason.BOAT_FIRST: "10.1",
    Reason.NOT_TO_BUILD: "10.1",
    Reason.HEX_TAKEN: "10.4",
    Reason.NOT_TOUCHING: "10.4",
    Reason.EDGES_DIFFER: "10.5",
    Reason.STILL_FITS: "10.5",
    Reason.NOTHING_TO_LIFT: "10.6",
    Reason.NOT_ALL_PLACED: "10.6",
    Reason.BID_OTHER_COLOUR: "11.6",
}


def refuse(reason: Reason, rule: str | None = None, **facts: Fact) -> Refused:
    """The refusal for that reason, with its rule's number where no other is given."""
    return Refused(reason, rule or RULE_OF[reason], **facts)
