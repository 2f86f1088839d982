"""The start of a game (1.3 to 1.6)."""

from collections.abc import Mapping

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.behind_screens import draw_workers
from kingsforge_bot.games.keyflower.rules.draft import draft_of, finished
from kingsforge_bot.games.keyflower.rules.events import Event, HomesDealt, WinterDealt
from kingsforge_bot.games.keyflower.rules.kinds import Workers
from kingsforge_bot.games.keyflower.rules.meta import (
    DEALT,
    OPTIONS,
    SEATS,
    SKILL_TILES,
    STOCK,
    TABLES,
    WORKERS,
    Screens,
    Season,
)
from kingsforge_bot.games.keyflower.rules.seasons import lay_out, load_boats
from kingsforge_bot.games.keyflower.rules.state import Boat, Built, Offered, Phase, Player, Spot, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet
from kingsforge_bot.games.keyflower.rules.turns import begin_turns


def set_up(seats: int, options: Mapping[str, str], tiles: TileSet, chance: Chance) -> Step[State, Event]:
    """A new play. Luck: homes, winter hands, spring offer, 8 workers for each seat, boat loads (13.2)."""
    if seats not in SEATS:
        raise ValueError(f"{seats} seats")
    chosen = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
    for name, value in chosen.items():
        if value not in OPTIONS.get(name, ()):
            raise ValueError(f"unknown option {name} {value}")
    numbers = TABLES[seats]
    homes = chance.draw(tiles.of(TileKind.HOME), seats)
    winter = chance.draw(tiles.of(TileKind.WINTER), numbers.hand * seats)
    hands = [winter[numbers.hand * seat : numbers.hand * (seat + 1)] for seat in range(seats)]
    start = Seat(homes.index(min(homes, key=tiles.of(TileKind.HOME).index)))
    state = State(
        season=Season.SPRING,
        phase=Phase.TURNS,
        start=start,
        turn=start,
        players=tuple([Player((Built(home, Spot()),), hand=hand) for home, hand in zip(homes, hands, strict=True)]),
        offer=(),
        orders=tuple([Offered(name) for name in tiles.of(TileKind.ORDER)[: numbers.orders]]),
        boats=tuple([Boat(name) for name in tiles.of(TileKind.BOAT)[: numbers.boats]]),
        bag=Workers(WORKERS.blue, WORKERS.red, WORKERS.yellow),
        pile=SKILL_TILES,
        greens=WORKERS.green,
        stock=STOCK,
        screens=Screens(chosen["screens"]),
    )
    draft = draft_of(state, tiles, chance)
    draft.events.append(HomesDealt(homes, start))
    draft.events.extend(WinterDealt(Seat(seat), hand) for seat, hand in enumerate(hands))
    lay_out(draft)
    for seat in range(seats):
        draw_workers(draft, Seat(seat), DEALT)
    load_boats(draft)
    begin_turns(draft)
    return finished(draft)
