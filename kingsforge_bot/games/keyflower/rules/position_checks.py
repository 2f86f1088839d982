"""What must be true of any position, so that the rules never meet one they cannot go on from."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.positions import fail_unless
from kingsforge_bot.games.keyflower.rules.hexes import laid
from kingsforge_bot.games.keyflower.rules.kinds import (
    COLOURS,
    NO_GOODS,
    RESOURCES,
    SKILLS,
    UNSEEN,
    Goods,
    Name,
    Skills,
    Workers,
    workers_of,
)
from kingsforge_bot.games.keyflower.rules.meta import MOST_ON_TILE, SEATS, SKILL_TILES, STOCK, WORKERS, Season
from kingsforge_bot.games.keyflower.rules.state import Built, Offered, Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import HEX, Side, TileKind, TileSet

_FARTHEST: Final = 99
"""A coordinate that the notation can write."""


def all_workers(state: State) -> Workers:
    """Every worker of the table but the start worker."""
    found = state.bag + Workers(green=state.greens)
    for boat in state.boats:
        found += boat.workers
    for tile in state.tiles_on_table():
        found = sum(tile.uses, found)
        found = sum([workers_of(group.colour, group.number) for group in tile.bids], found)
    for player in state.players:
        found += player.workers
        for built in player.village:
            found = sum(built.uses, found)
    return found


def all_skills(state: State) -> Skills:
    """Every skill tile."""
    aboard = sum([boat.skills for boat in state.boats], state.pile)
    return sum([player.skills for player in state.players], aboard)


def all_goods(state: State) -> Goods:
    """Every resource."""
    return sum([tile.goods for player in state.players for tile in player.village], state.stock)


def all_tiles(state: State) -> Iterator[Name]:
    """Every tile in play, where it lies; a boat taken in winter is a tile to build (9.6)."""
    yield from (tile.name for tile in state.tiles_on_table())
    for player in state.players:
        yield from (tile.name for tile in player.village)
        yield from (tile.name for tile in player.won)
    gone = state.season is Season.WINTER
    yield from (boat.name for boat in state.boats if not (gone and boat.taken is not None))


def check(state: State, tiles: TileSet) -> None:
    """Raises PositionError naming the fault."""
    fail_unless(len(state.players) in SEATS, "players", "2 to 6 players")
    seats = range(len(state.players))
    for where, seat in (("start", state.start), ("turn", state.turn)):
        fail_unless(seat in seats, where, "no such seat")
    _check_numbers(state)
    names = Counter(all_tiles(state))
    for name, number in names.items():
        fail_unless(name in tiles, "tiles", f"no such tile: {name[:60]!r}")
        fail_unless(number == 1, "tiles", f"{name} lies there more than once")
    for where, offer in (("offer", state.offer), ("orders", state.orders)):
        for tile in offer:
            _check_offered(state, where, tile)
    _check_kinds(state, tiles)
    for number, player in enumerate(state.players):
        _check_player(state, tiles, f"players[{number}]", player)
    _check_hands(state, tiles)
    _check_phase(state, tiles)


def _check_numbers(state: State) -> None:
    """Everything of the box in one place (1.1), nothing unseen."""
    counts = [
        *[("workers", kind, all_workers(state).of(kind), WORKERS.of(kind)) for kind in COLOURS],
        *[("skills", kind, all_skills(state).of(kind), SKILL_TILES.of(kind)) for kind in SKILLS],
        *[("resources", kind, all_goods(state).of(kind), STOCK.of(kind)) for kind in RESOURCES],
    ]
    for where, kind, there, box in counts:
        fail_unless(there == box, where, f"{there} {kind}, and {box} in the box")
    holders: list[Workers | Skills | Goods] = [state.bag, state.pile, state.stock]
    for boat in state.boats:
        holders += [boat.workers, boat.skills]
    for player in state.players:
        holders += [player.workers, player.skills, player.known_workers, player.known_skills]
        for tile in player.village:
            holders += [tile.goods, *tile.uses]
    for tile_ in state.tiles_on_table():
        holders += tile_.uses
    for holder in holders:
        fail_unless(min(_numbers(holder)) >= 0, "numbers", "below 0")
        fail_unless(getattr(holder, "unseen", 0) == 0, "numbers", "a position has nothing unseen")
    fail_unless(state.greens >= 0, "greens", "below 0")


def _numbers(holder: Workers | Skills | Goods) -> tuple[int, ...]:
    return tuple([getattr(holder, name) for name in holder.__struct_fields__])


def _check_offered(state: State, where: str, tile: Offered) -> None:
    where = f"{where} ({tile.name})"
    seats = [group.seat for group in tile.bids]
    fail_unless(len(set(seats)) == len(seats), where, "two bids of one seat")
    fail_unless(set(seats) <= set(range(len(state.players))), where, "no such seat")
    numbers = [group.number for group in tile.bids]
    fail_unless(all(number > 0 for number in numbers), where, "a bid has a worker")
    fail_unless(numbers.count(max(numbers, default=0)) < 2, where, "there are no ties")
    _check_uses(where, tile)


def _check_uses(where: str, tile: Offered | Built) -> None:
    numbers = [workers.total for workers in tile.uses]
    rising = all(less < more for less, more in zip([0, *numbers], numbers, strict=False))
    fail_unless(rising and sum(numbers) <= MOST_ON_TILE, where, "each use has more workers, and six lie there at most")
    bids = bool(tile.bids) if isinstance(tile, Offered) else False
    fail_unless((tile.lock is not None) or not (bids or tile.uses), where, "a tile with workers has a colour")


def _check_kinds(state: State, tiles: TileSet) -> None:
    """What may lie where."""
    seasonal = TileKind(state.season.value)
    fail_unless(all(tiles[one.name].kind is seasonal for one in state.offer), "offer", "a tile of another season")
    fail_unless(all(tiles[one.name].kind is TileKind.ORDER for one in state.orders), "orders", "no turn-order tile")
    fail_unless(all(tiles[one.name].kind is TileKind.BOAT for one in state.boats), "boats", "no boat")
    taken = [boat.taken for boat in state.boats if boat.taken is not None]
    fail_unless(len(set(taken)) == len(taken), "boats", "two of one seat")
    fail_unless(set(taken) <= set(range(len(state.players))), "boats", "no such seat")
    fail_unless(len(state.boats) == len(state.players), "boats", "one for each seat")
    sides = [(tile.name, tile.side) for tile in state.tiles_on_table()]
    sides += [(tile.name, tile.side) for player in state.players for tile in player.won]
    for name, side in sides:
        facts = tiles[name]
        fail_unless(side is Side.A or (facts.b is not None and facts.cost is None), name, "has no such side yet")


def _check_player(state: State, tiles: TileSet, where: str, player: Player) -> None:
    fail_unless(bool(player.village), f"{where}.village", "the home is missing")
    homes = [tile for tile in player.village if tiles[tile.name].kind is TileKind.HOME]
    first = player.village[0]
    at_home = first.at is not None and (first.at.q, first.at.r, first.at.turned) == (0, 0, 0)
    fail_unless(homes == [first] and at_home, f"{where}.village", "one home, at 0,0, is its first tile")
    for tile in player.standing:
        _check_built(tiles, f"{where} ({tile.name})", tile)
        _check_uses(f"{where} ({tile.name})", tile)
    lying = [tile for tile in player.standing if tile.at is not None]
    fail_unless(len(laid(player.standing, tiles)) == len(lying), f"{where}.village", "two tiles on one hex")
    won = {(tile.name, tile.side) for tile in player.won}
    drafted = [(tile.name, tile.side) for tile in player.draft]
    fits = set(drafted) <= won and len(set(drafted)) == len(drafted)
    fail_unless(fits, f"{where}.draft", "places what was not won")
    bare = all(tile.goods == NO_GOODS and not tile.uses for tile in player.draft)
    fail_unless(bare, f"{where}.draft", "has something on it")
    fail_unless(player.known_workers <= player.workers, f"{where}.known_workers", "more than there are")
    fail_unless(player.known_skills <= player.skills, f"{where}.known_skills", "more than there are")


def _check_built(tiles: TileSet, where: str, tile: Built) -> None:
    facts = tiles[tile.name]
    fail_unless(tile.side is Side.A or facts.b is not None, where, "has no such side")
    if tile.at is None:
        return
    fail_unless(max(abs(tile.at.q), abs(tile.at.r)) <= _FARTHEST, where, "too far away")
    fail_unless(0 <= tile.at.turned < min(HEX, len(facts.turns)), where, "turned 0 to 5, and the least that is equal")


def _check_hands(state: State, tiles: TileSet) -> None:
    hands = [name for player in state.players for name in player.hand]
    known = all(name in tiles and tiles[name].kind is TileKind.WINTER for name in hands)
    fail_unless(known and UNSEEN not in hands, "hand", "no winter tile")
    fail_unless(len(set(hands)) == len(hands), "hand", "a tile is in two hands")
    choosing = state.season is not Season.WINTER or state.phase is Phase.WINTER_CHOICE
    for number, player in enumerate(state.players):
        fail_unless(bool(player.hand) or not choosing, f"players[{number}].hand", "nothing to give in winter")
        given = not player.given or (state.season is Season.WINTER and set(player.given) <= set(player.hand))
        fail_unless(given, f"players[{number}].given", "is not in the hand, or not yet given")


def _check_phase(state: State, tiles: TileSet) -> None:
    phase, seats = state.phase, range(len(state.players))
    choosing = phase is Phase.WINTER_CHOICE
    fail_unless((state.work is not None) is (phase is Phase.WORK), "work", "does not fit the phase")
    work = state.work
    left = work is None or (min(work.steps, work.upgrades) >= 0 and work.steps + work.upgrades > 0)
    fail_unless(left and (work is None or work.tile in tiles), "work", "nothing is left of it")
    fail_unless(bool(state.choosers) is (phase is Phase.BOATS), "choosers", "does not fit the phase")
    fail_unless(set(state.choosers) <= set(seats), "choosers", "no such seat")
    fail_unless(len(set(state.choosers)) == len(state.choosers) != 1, "choosers", "each once, and two at least")
    taken = {boat.taken for boat in state.boats} - {None}
    if phase in (Phase.BOATS, Phase.BUILDING):
        fail_unless(taken == set(seats) - set(state.choosers), "boats", "who chose has one, who chooses has none")
    building = phase in (Phase.BOATS, Phase.BUILDING)
    won = any(player.won for player in state.players)
    fail_unless(not won or building, "won", "does not fit the phase")
    fail_unless(won or phase is not Phase.BUILDING, "phase", "nothing is left to build")
    fail_unless(not building or not state.offer, "offer", "does not fit the phase")
    fail_unless(not choosing or state.season is Season.WINTER, "phase", "is for winter")
    all_given = all(player.given for player in state.players)
    fail_unless(not (choosing and all_given), "given", "all have chosen")
    playing = phase in (Phase.TURNS, Phase.WORK)
    fail_unless(0 <= state.passes < (len(seats) if playing else 1), "passes", "fewer than all have passed")
    scored = [one.seat for one in state.scores]
    fail_unless(scored == (list(seats) if phase is Phase.OVER else []), "scores", "one for each seat, at the end")
