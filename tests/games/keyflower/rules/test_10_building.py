"""Rules 10.1 to 10.7: building the village."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.events import TilePlaced, VillageBuilt
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Edge
from tests.games.keyflower.rules.table import Json, Table, built, game, seat, table

TAKEN = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]


def building(won: str, village: Sequence[Json] = (), season: str = "spring", other: str = "store") -> Table:
    """Seat 0 has home-1 (water in the south, roads elsewhere) and those tiles to build; seat 1 has the other one."""
    seats = seat("1 red", won=won, village=village), seat("1 blue", won=other)
    return table(*seats, phase="building", boats=TAKEN, season=season)


def test_all_build_at_the_same_time() -> None:
    """Rule 10.1: everything that was won, in any order."""
    t = building("keywood miner")
    t.awaits(0, 1)
    t.play("0 place miner at 0,-1 turned 0").play(f"1 {t.legal(1, 'place')[0]}")
    t.play("0 place keywood at 0,-2 turned 0")
    assert t[0].draft == "miner keywood"


def test_what_is_not_ones_own_to_build() -> None:
    """Rule 10.1: of others, and what is placed already."""
    t = building("keywood miner")
    t.refuses("0 place store at 0,-1 turned 0", "not-to-build", "10.1", tile="store")
    t.play("0 place miner at 0,-1 turned 0")
    t.refuses("0 place miner at 1,-1 turned 0", "not-to-build", "10.1", tile="miner")
    t.refuses("0 place well at 1,-1 turned 0", "not-in-play", "16.2", tile="well")


def test_building_goes_on_beside_the_boats() -> None:
    """Rules 10.1, 13.1: while others choose."""
    seats = [seat("1 red", won="keywood"), seat("1 red"), seat("1 red", won="miner")]
    t = table(*seats, phase="boats", choosers=[1, 2, 0])
    t.awaits(0, 1, 2)
    t.play("0 place keywood at 0,-1 turned 0").play("0 done")
    t.awaits(1, 2)
    t.play("1 take keyflower").play("2 take sea-bastion")
    t.awaits(2)


def test_in_winter_each_builds_after_taking_the_boat() -> None:
    """Rule 10.1."""
    seats = [seat("1 red", won="windmill"), seat("1 red", won="scribes"), seat("1 red")]
    t = table(*seats, phase="boats", season="winter", choosers=[0, 1, 2])
    t.refuses("0 place windmill at 0,-1 turned 0", "boat-first", "10.1")
    t.refuses("1 place scribes at 0,-1 turned 0", "not-awaited", "13.1")
    t.play("0 take keyflower")
    t.awaits(0, 1)
    assert t[0].won == "windmill keyflower"
    t.play(f"0 {t.legal(0, 'place windmill')[0]}")


@pytest.mark.parametrize(
    ("edge", "at"),
    [(0, (0, 1)), (1, (-1, 1)), (2, (-1, 0)), (3, (0, -1)), (4, (1, -1)), (5, (1, 0))],
)
def test_edges_look_where_they_are_numbered(edge: int, at: tuple[int, int]) -> None:
    """Rule 10.2: clockwise from the south; edge i touches edge i + 3 of its neighbour."""
    # A boat's water edges are 0 and 3: it touches the home's only water edge, edge 0, if it lies where that looks.
    homes = {0: "home-1", 1: "home-2", 2: "home-4", 3: "home-3", 4: "home-5", 5: "home-6"}
    t = table(
        seat("1 red", won="summer-boat-1", home=homes[edge]),
        seat(won="store", home="home-1" if edge else "home-2"),
        phase="building",
        boats=TAKEN,
        season="summer",
    )
    q, r = at
    assert t.legal(0, f"place summer-boat-1 at {q},{r} ") == [f"place summer-boat-1 at {q},{r} turned {edge % 3}"]


def test_turned_clockwise() -> None:
    """Rule 10.3: printed edge i then looks in direction i + k."""
    printed = game().tiles[Name("keywood")].edges
    for turned in range(6):
        lying = game().tiles.edges(Name("keywood"), turned)
        assert all(lying[(edge + turned) % 6] is printed[edge] for edge in range(6))


def test_turns_that_look_alike() -> None:
    """Rule 10.3: the smallest is written and offered, any of 0 to 5 is read; 20 tiles repeat, all boats among them."""
    assert str(game().parse("place sea-bastion at 0,1 turned 4")) == "place sea-bastion at 0,1 turned 1"
    assert str(game().parse("place keywood at 0,1 turned 4")) == "place keywood at 0,1 turned 1"
    assert str(game().parse("place miner at 0,1 turned 4")) == "place miner at 0,1 turned 4"
    repeating = [tile for tile in game().tiles.facts.values() if len(tile.turns) < 6]
    assert len(repeating) == 20
    assert all(len(tile.turns) == 3 for tile in game().tiles.facts.values() if tile.is_boat)


def test_a_new_tile_touches_the_village() -> None:
    """Rule 10.4: a free hex; one just placed will do."""
    t = building("keywood miner")
    t.refuses("0 place keywood at 0,0 turned 0", "hex-taken", "10.4", q=0, r=0, tile="home-1")
    t.refuses("0 place keywood at 0,-2 turned 0", "not-touching", "10.4", q=0, r=-2)
    t.play("0 place miner at 0,-1 turned 0").play("0 place keywood at 0,-2 turned 0")


def test_touching_edges_are_alike() -> None:
    """Rule 10.5: road to road, field to field, water to water."""
    t = building("keywood miner")
    # Keywood RRFRRF turned 1 has a field in the south.
    t.refuses("0 place keywood at 0,1 turned 0", "edges-differ", "10.5", tile="keywood", other="home-1")
    t.refuses("0 place keywood at 0,-1 turned 1", "edges-differ", "10.5")
    t.play("0 place keywood at 0,-1 turned 0")


def test_every_listed_place_fits_and_no_other() -> None:
    """Rules 10.4, 10.5: all hexes and turns."""
    t = building("keywood", village=[built("miner", 0, -1)])
    listed = set(t.legal(0, "place keywood"))
    for q in range(-3, 4):
        for r in range(-3, 4):
            for turned in range(3):
                line = f"place keywood at {q},{r} turned {turned}"
                if line not in listed:
                    assert_refused(t, line)
    assert len(listed) > 5


def assert_refused(t: Table, line: str) -> None:
    with pytest.raises(Refused):
        game().apply(t.state, Seat(0), game().parse(line), Replayed())


# Alehouse RRRRFF turned 5 on the water of home-1 (laid there freely, 11.3) has its fields where the home is and where
# the home's road is: a boat, all fields and water, fits nowhere.
SHUT = [built("alehouse", 0, 1, 5)]


def test_what_fits_nowhere_is_laid_aside() -> None:
    """Rule 10.5: for good, and only then."""
    t = building("keywood")
    t.refuses("0 place keywood aside", "still-fits", "10.5", tile="keywood")
    t = building("summer-boat-1 summer-boat-3", village=SHUT, season="summer")
    assert t.legal(0) == ["place summer-boat-1 aside", "place summer-boat-3 aside"]
    t.play("0 place summer-boat-3 aside").play("0 place summer-boat-1 aside").play("0 done")
    assert t[0].tile("summer-boat-3").at is None


def test_as_long_as_another_tile_fits_nothing_is_laid_aside() -> None:
    """Rule 10.5: that one is placed first, and may open the village."""
    t = building("summer-boat-1 store", village=SHUT, season="summer", other="tavern")
    assert {line.split()[1] for line in t.legal(0)} == {"store"}
    t.refuses("0 place summer-boat-1 aside", "still-fits", "10.5")
    t.play(f"0 {t.legal(0)[0]}")


def test_a_tile_laid_aside_belongs_to_the_village() -> None:
    """Rule 10.5: it has no hex, no neighbour, no road and no water, but works and scores."""
    t = table(
        seat("1 red", village=[{"name": "miner", "at": None, "goods": {"iron": 1}}]), seat("1 red"), season="winter"
    )
    t.play("0 use miner with 1 red")
    assert t[0].goods("miner") == "3 iron"


def test_taking_tiles_back() -> None:
    """Rule 10.6: last one first, until one is done."""
    t = building("keywood miner")
    t.refuses("0 lift", "nothing-to-lift", "10.6")
    t.play("0 place miner at 0,-1 turned 0").play("0 place keywood at 0,-2 turned 0").play("0 lift")
    assert t[0].draft == "miner"
    t.play("0 lift")
    assert t[0].draft == ""


def test_done_only_when_all_are_placed() -> None:
    """Rule 10.6: then they are fixed for the game."""
    t = building("keywood miner")
    t.play("0 place miner at 0,-1 turned 0")
    t.refuses("0 done", "not-all-placed", "10.6", tile="keywood")
    t.play("0 place keywood at 0,-2 turned 0").play("0 done")
    assert t[0].village == "home-1 miner keywood"
    t.refuses("0 lift", "not-awaited", "13.1")
    (event,) = [event for event in t.told(1) if isinstance(event, VillageBuilt)]
    assert [tile.name for tile in event.tiles] == ["miner", "keywood"]


def test_nobody_else_sees_a_draft() -> None:
    """Rules 2.1, 10.6: nor hears of it."""
    t = building("keywood miner")
    t.play("0 place miner at 0,-1 turned 0")
    assert [type(event) for event in t.told(0)] == [TilePlaced]
    assert t.told(1) == t.told(None) == []
    assert t.seen(1).players[0].draft == ()
    assert t.seen(1).players[0].won == t.state.players[0].won
    t.play("0 lift")
    assert t.told(1) == []
    assert game().mid_turn(t.state)


def test_boats_have_two_opposite_water_edges() -> None:
    """Rules 10.7, 14.4: summer boats too."""
    boats = [tile for tile in game().tiles.facts.values() if tile.is_boat]
    assert len(boats) == 10
    for tile in boats:
        assert [tile.edges[edge] is Edge.WATER for edge in range(6)] == [True, False, False, True, False, False]


def test_a_boat_need_not_lie_at_the_homes_water() -> None:
    """Rule 10.7: but water touches only water."""
    # Sawmill RFFRFF has a road in the north, where the boat has water or fields.
    t = building("summer-boat-1", village=[built("sawmill", 0, -1)], season="summer")
    assert t.offers("0 place summer-boat-1 at 0,1 turned 0")
    assert any(" at 0,1 " not in line for line in t.legal(0, "place summer-boat-1"))
    t.refuses("0 place summer-boat-1 at 0,-2 turned 0", "edges-differ", "10.5", other="sawmill")
