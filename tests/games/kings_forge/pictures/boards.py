"""Boards to look at: as a game begins, as full as can be, at its end; and boards that random play reaches."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from msgspec.structs import replace

from kingsforge_bot.devtools.luck import ThrownOneByOne
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries, kings_forge
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import self_play

Json = dict[str, Any]

WIDEST_NAME = "W" * 32
ALL_ITEMS = tuple(entry.card.item for entry in craft_card_entries())
FULL_ROW = ("crown", "platemail-of-loyalty", "sapphire-spear")
MOST_QUEUED = ALL_ITEMS[:13]


@cache
def game() -> KingsForge:
    return kings_forge()


def new_game(seats: int) -> State:
    return game().setup(seats, {}, ThrownOneByOne(seats)).state


def random_play(seats: int, seed: int, plies: int) -> Iterator[State]:
    """The states of a game between random players. Of very many legal actions the first thousand are looked at."""
    luck, player = ThrownOneByOne(seed), RandomPlayer()
    state = game().setup(seats, {}, luck).state
    yield state
    for move in islice(self_play(game(), state, (player,), luck, most=1000), plies):
        yield move.step.state


def board(display: Sequence[str] = FULL_ROW, queue: Sequence[str] = (), **fields: Any) -> State:
    """A position; craft cards may stand in any order, more of them than a game has."""
    state = game().load(json.dumps(fields).encode())
    return replace(state, display=cards(*display), queue=cards(*queue))


def cards(*items: str) -> tuple[CraftCard, ...]:
    by_item = {entry.card.item: entry.card for entry in craft_card_entries()}
    return tuple(by_item[item] for item in by_item if item in items)


def tokens(*names: str) -> list[Json]:
    return [{"source": name} for name in names]


CROWDED_GATHER: Json = {
    "queue": MOST_QUEUED,
    "round": 38,
    "anvil": 1,
    "turn": 2,
    "cemetery": 4,
    "face_up": ["garden", "library", None, "jeweler"],
    "players": [
        {
            "supply": "M" * 8 + "W" * 10 + "G" * 6 + "B" * 3,
            "smithy": "MMWWWWGGB",
            "claims": [
                {"side": "workshop.top", "paid": ["M"] * 8, "copying": "shrine.bottom"},
                {"side": "cemetery.bottom"},
            ],
            "library": 1,
            "items": ["magic-wand"],
        },
        {
            "supply": "MMW",
            "held": tokens("token-plus", "token-six", "token-six", "north-mine.bottom"),
            "passed": True,
            "library": 1,
            "claims": [
                {"side": "north-mine.bottom", "paid": ["M", "W"]},
                {"side": "shrine.bottom", "paid": [*"MMMMMWW"]},
            ],
            "visits": [
                {"space": "magic.2", "discarded": "south-mine", "paid": "MMWWG"},
                {"space": "wood.1", "discarded": "mill", "paid": "M"},
            ],
            "items": ["trumpet", "giant-club", "platemail-of-loyalty"],
        },
        {
            "supply": "MMM",
            "smithy": "W",
            "held": tokens("east-forest.bottom"),
            "claims": [
                {"side": "east-forest.bottom", "paid": ["G"]},
                {"side": "tavern.top", "paid": ["M", "M", "W"]},
            ],
        },
        {"passed": True},
    ],
    "owed": {"type": "die", "side": "tavern.top", "die": "G2"},
}
"""Four players, a gather roll that waits, thirteen craft cards in the queue."""

CROWDED_CRAFT: Json = {
    "round": 9,
    "phase": "craft",
    "anvil": 1,
    "turn": 2,
    "cemetery": 2,
    "face_up": ["mill"],
    "players": [
        {
            "smithy": "MM",
            "made": [
                {"card": "platemail-of-loyalty", "dice": ["M3", "M4", "M4", "M5", "M5", "M6"]},
                {"card": "bow-of-fire", "dice": ["M2", "M7", "W3", "W3", "B2", "B2"]},
            ],
            "items": ["table", "axe"],
        },
        {"supply": "MMMWW", "smithy": "G", "library": 1},
        {
            "hand": [
                *("M3", "M12", "M6", "M6", "M1", "M1", "M5", "M2", "M4", "M4", "M4", "M2"),
                *("W4", "W4", "W6", "W1", "W7", "G3", "G4", "G6", "B1", "B2", "L5"),
            ],
            "held": [
                *tokens("garden.bottom", "south-mine.bottom", "token-plus"),
                {"source": "workshop.top", "like": "tavern.bottom"},
            ],
            "claims": [
                {"side": "garden.bottom", "paid": ["B"]},
                {"side": "workshop.top", "paid": ["M", "M"], "copying": "tavern.bottom"},
                {"side": "south-mine.bottom", "paid": ["M", "M"]},
                {"side": "caravan.bottom", "paid": [*"MMMMMMMMMWWWWW"]},
                {"side": "cemetery.bottom"},
            ],
        },
    ],
}
"""Three players, a large hand rolled, items with dice above 6."""

WOOD_OWED: Json = {
    "face_up": [None, "mill"],
    "players": [
        {
            "supply": "M",
            "held": tokens("garden.bottom"),
            "claims": [{"side": "garden.bottom", "paid": ["G"]}],
        },
        {"supply": "M"},
    ],
    "owed": {"type": "wood", "source": "garden.bottom"},
}
FINAL: Json = {
    "display": ("crown",),
    "round": 12,
    "phase": "over",
    "players": [
        {"supply": "MMMWWG", "items": ["anvil", "axe", "pick", "shield", "bow-of-fire"]},
        {"smithy": "WWB", "items": ["necklace", "trumpet"]},
        {"supply": "M"},
        {},
    ],
}
EMPTY: Json = {"display": (), "players": [{}, {}], "stock": "", "library": 0}
"""Nothing anywhere."""


def many_dice() -> State:
    """Forty dice in one supply, eleven claims of one player."""
    claims: list[Json] = [
        {"side": side} for side in ("peddler.top", "astrologer.top", "alchemist.bottom", "dragon-lair.top")
    ]
    claims += [
        {"side": "north-mine.top", "paid": ["M", "M"]},
        {"side": "south-mine.top", "paid": ["M", "M"]},
        {"side": "east-forest.top", "paid": ["M", "M"]},
        {"side": "west-forest.top", "paid": ["M", "M"]},
        {"side": "shrine.bottom", "paid": [*"WWWWWWW"]},
    ]
    supply = "M" * 20 + "W" * 8 + "G" * 7 + "B" * 5
    return board(players=[{"supply": supply, "claims": claims}, {"smithy": "MMMMM"}])


def looked_at() -> dict[str, State]:
    """All boards above by name."""
    return {
        **{f"new-{seats}": new_game(seats) for seats in (2, 3, 4)},
        "crowded-gather": board(**CROWDED_GATHER),
        "crowded-craft": board(**CROWDED_CRAFT),
        "wood-owed": board(**WOOD_OWED),
        "final": board(**FINAL),
        "empty": board(**EMPTY),
        "many-dice": many_dice(),
    }


CAPTION = BoardCaption("#12 Oak", ("Ana", "Ben", "Кузнец", "Zoë"))
