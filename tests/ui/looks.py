"""Tables to look at: positions written by hand, positions of random games, and the worst that can lie on a table."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.turn.table_states import seat_of
from kingsforge_bot.service.types import ChannelId, GuildId, Sitter, Table, TableId, TableStatus, TableView, UserId
from tests.properties.play import Thrown

Json = dict[str, Any]

GAME = kings_forge()
NAMES = ("Ana", "Ben", "Cleo", "Dan")
LOUD_NAMES = (
    "**_`~|<@1>[x](http://y)#> - 1.*_",
    "\U0001f525\U0001f525\U0001f468\u200d\U0001f469\u200d\U0001f467 \u202eevil @everyone <@&2>",
    "*" * 32,
    "\u05d0\u05d1\u05d2\u0645\u0631\u062d\u0628\u0627 ``` || ~~ <#3> :x: @here ",
)
"""32 characters of markdown, emoji, mentions, letters that run to the left and signs that turn the line."""
GUILD, CHANNEL = GuildId(10), ChannelId(20)
OWN_NAME = "**|`~_*[](<@#>:-)1. Oak``||~~__*"


def user_of(seat: int) -> UserId:
    """Who holds that seat at all tables here."""
    return UserId(100 + seat)


STRANGER = UserId(99)


def look_at(
    state: State,
    *,
    names: Sequence[str] = NAMES,
    name: str = "Oak",
    number: int = 12,
    seq: int = 7,
) -> TableView:
    """The table with that position, a person on every seat."""
    sitters = tuple(Sitter(Seat(index), names[index], user=user_of(index)) for index, _ in enumerate(state.players))
    awaited = GAME.to_act(state)
    table = Table(
        id=TableId(number),
        guild=GUILD,
        channel=CHANNEL,
        name=name,
        game="kings_forge",
        options={"edition": state.edition.value},
        capacity=len(sitters),
        owner=user_of(0),
        status=TableStatus.RUNNING if awaited else TableStatus.OVER,
        sitters=sitters,
        seq=seq,
        opened=1_700_000_000,
        since=1_700_000_100,
        commitment="0" * 64,
    )
    return TableView(table, GAME.player_view(state, None), awaited)


def seen_by(look: TableView, user: UserId) -> TableView:
    """The same as that user sees it."""
    return msgspec.structs.replace(look, seat=seat_of(look.table, user))


def lobby_of(*names: str, capacity: int = 4, status: TableStatus = TableStatus.LOBBY, bots: int = 0) -> Table:
    """A lobby with these people, bots behind them."""
    sitters = [Sitter(Seat(index), name, user=user_of(index)) for index, name in enumerate(names)]
    sitters += [Sitter(Seat(len(names) + index), f"Bot {index + 1}", ai="random") for index in range(bots)]
    return Table(
        id=TableId(12),
        guild=GUILD,
        channel=CHANNEL,
        name="Oak",
        game="kings_forge",
        options={"edition": "third"},
        capacity=capacity,
        owner=user_of(0),
        status=status,
        sitters=tuple(sitters),
        seq=0,
        opened=1_700_000_000,
        since=1_700_000_000,
    )


def position(*players: str | Json, **more: Any) -> State:
    """A state from the readable JSON form; a player who is only text is a supply."""
    rows = [{"supply": one} if isinstance(one, str) else one for one in players]
    return GAME.load(msgspec.json.encode({"players": rows, **more}))


def held(*sources: str) -> list[Json]:
    """Benefits: `token-six`, or `workshop.top=garden.bottom` for a copied one."""
    return [dict(zip(("source", "like"), one.split("="), strict=False)) for one in sources]


def made(item: str, dice: str) -> Json:
    """An item in front of a player."""
    return {"card": item, "dice": dice.split()}


def whole_game(seed: int, seats: int, edition: str = "third") -> Iterator[State]:
    """Every state of a random game, from the set-up to the end."""
    luck = Thrown(Random(seed))
    state = GAME.setup(seats, {"edition": edition}, luck).state
    yield state
    for move in self_play(GAME, state, (RANDOM_SMITH,), luck):
        yield move.step.state


@cache
def sampled(games: int = 2, each: int = 20) -> tuple[State, ...]:
    """States of random games with 2, 3 and 4 players and both editions; all that wait for a die or wood."""
    chosen: list[State] = []
    for seats in (2, 3, 4):
        for seed in range(games):
            states = list(whole_game(seed, seats, ("third", "second")[seed % 2]))
            chosen += [state for state in states if state.owed is not None][:10]
            chosen += Random(seed).sample(states, min(each, len(states)))
            chosen.append(states[-1])
    return tuple(chosen)


ALL_BENEFITS = held(
    "alchemist.bottom",
    "cemetery.top",
    "east-forest.bottom",
    "garden.bottom",
    "north-mine.bottom",
    "south-mine.bottom",
    "tavern.bottom",
    "west-forest.bottom",
    "workshop.top=garden.bottom",
    "token-plus",
    "token-six",
    "token-six",
)


def crowded(hand: str = "") -> State:
    """The fullest craft turn: 40 dice in hand, every benefit, and nine items of three others to steal."""
    dice = [f"{kind}{value}" for kind, count in (("M", 14), ("W", 12), ("G", 8), ("B", 6)) for value in _values(count)]
    return position(
        {"hand": hand.split() if hand else [*dice, "L4", "L6"], "held": ALL_BENEFITS},
        {"made": [made("wizards-goblet", "M3 G3 G3"), made("ruby-collar", "G4"), made("table", "W3 W4")]},
        {"made": [made("shield", "M5 M5"), made("axe", "M5 W3 W3"), made("pick", "M5 W2 W2 W2")]},
        {"made": [made("anvil", "M2 M2 M2"), made("precision-caliper", "M1 M2 M3"), made("trumpet", "M4 M4 W4")]},
        phase="craft",
        display=["platemail-of-loyalty", "crown", "queens-crossbow"],
        cemetery=3,
        round=12,
    )


def _values(count: int) -> list[int]:
    return [1 + index % 8 for index in range(count)]


def bot_but(sitter: Sitter, seat: int) -> Sitter:
    """The strong bot in that place, but for one seat."""
    return sitter if sitter.seat == seat else msgspec.structs.replace(sitter, user=None, ai="smith")
