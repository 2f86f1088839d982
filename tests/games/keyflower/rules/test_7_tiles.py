"""Section 14: what each tile brings, on both sides."""

import pytest

from tests.games.keyflower.rules.table import built, seat, table

GOODS = [
    ("keywood", "1 wood", "3 wood"),
    ("keystone-quarry", "1 stone", "3 stone"),
    ("key-mine", "1 iron", "3 iron"),
    ("woodcutter", "2 wood", "1 wood 1 gold"),
    ("quarryman", "2 stone", "1 stone 1 gold"),
    ("miner", "2 iron", "1 iron 1 gold"),
    ("gold-mine", "1 gold", "2 gold"),
]
GREENS = [("peddler", "yellow"), ("store", "blue"), ("fair", "red")]
CRAFTS = [("carpenter", "saw", "3 wood"), ("mason", "pickaxe", "3 stone"), ("smelter", "anvil", "3 iron")]
SIDES = ["a", "b"]


@pytest.mark.parametrize(("tile", "a", "b"), GOODS)
def test_tiles_that_bring_resources(tile: str, a: str, b: str) -> None:
    """Rules 7.5, 14.1."""
    for side, goods in zip(SIDES, (a, b), strict=True):
        t = table(seat("1 red", village=[built(tile, 0, -1, side=side)]), seat())
        t.play(f"0 use {tile} with 1 red")
        assert t[0].goods(tile) == goods


@pytest.mark.parametrize("taken", ["wood", "stone", "iron"])
def test_workshop_brings_one_of_choice(taken: str) -> None:
    """Rules 14.1, 16.4: one of wood, stone, iron."""
    t = table(seat("1 red", village=[built("workshop", 0, -1)]), seat())
    t.refuses("0 use workshop with 1 red", "choice-missing", "16.2", tile="workshop")
    t.refuses("0 use workshop with 1 red taking gold", "choice-missing", "16.2")
    t.play(f"0 use workshop with 1 red taking {taken}")
    assert t[0].goods("workshop") == f"1 {taken}"


def test_workshop_upgraded_brings_one_of_each() -> None:
    """Rules 14.1, 16.2: nothing is chosen any more."""
    t = table(seat("1 red", village=[built("workshop", 0, -1, side="b")]), seat())
    t.refuses("0 use workshop with 1 red taking wood", "superfluous", "16.2", tile="workshop")
    t.play("0 use workshop with 1 red")
    assert t[0].goods("workshop") == "1 wood 1 stone 1 iron"


@pytest.mark.parametrize(("tile", "colour"), GREENS)
@pytest.mark.parametrize("side", SIDES)
def test_tiles_that_bring_greens(tile: str, colour: str, side: str) -> None:
    """Rules 7.4, 14.1, 14.2: pay a worker of the colour, 1 -> 2 greens."""
    t = table(seat(f"1 green 1 {colour}", village=[built(tile, 0, -1, side=side)]), seat(), season="autumn")
    t.play(f"0 use {tile} with 1 green")
    assert t[0].workers == ("1 green" if side == "a" else "2 green")
    assert t.state.greens == 20 - 1 - (1 if side == "a" else 2)


@pytest.mark.parametrize(("tile", "skill", "goods"), CRAFTS)
@pytest.mark.parametrize("side", SIDES)
def test_tiles_that_bring_resources_for_a_skill_tile(tile: str, skill: str, goods: str, side: str) -> None:
    """Rules 7.4, 14.2: 3 of the material -> 3 gold."""
    t = table(seat("1 red", skills=f"1 {skill}", village=[built(tile, 0, -1, side=side)]), seat(), season="autumn")
    t.play(f"0 use {tile} with 1 red")
    assert (t[0].goods(tile), t[0].skills) == (goods if side == "a" else "3 gold", "")


@pytest.mark.parametrize(("side", "number"), [("a", 1), ("b", 2)])
def test_apprentice_hall(side: str, number: int) -> None:
    """Rule 14.1: 1 -> 2 skill tiles."""
    t = table(seat("1 red", village=[built("apprentice-hall", 0, -1, side=side)]), seat())
    t.play("0 use apprentice-hall with 1 red")
    assert t.state.players[0].skills.total == number


@pytest.mark.parametrize(
    ("tile", "side", "number"), [("alehouse", "a", 1), ("alehouse", "b", 2), ("inn", "a", 1), ("inn", "b", 3)]
)
def test_tiles_that_bring_workers(tile: str, side: str, number: int) -> None:
    """Rules 14.1, 14.2: Alehouse 1 -> 2, Inn 1 -> 3."""
    t = table(seat("1 red", village=[built(tile, 0, -1, side=side)]), seat(), season="winter")
    t.play(f"0 use {tile} with 1 red")
    assert t.state.players[0].workers.total == number


@pytest.mark.parametrize(("side", "number"), [("a", 2), ("b", 3)])
def test_tavern(side: str, number: int) -> None:
    """Rules 14.2, 16.4: pay any worker, draw 2 -> 3."""
    t = table(seat("1 red 1 green", village=[built("tavern", 0, -1, side=side)]), seat(), season="autumn")
    t.refuses("0 use tavern with 1 red", "choice-missing", "16.2", tile="tavern")
    t.refuses("0 use tavern with 1 red paying saw", "choice-missing", "16.2")
    t.refuses("0 use tavern with 1 red paying blue", "cannot-pay-worker", "7.4", colour="blue")
    t.play("0 use tavern with 1 red paying green")
    assert t.state.players[0].workers.total == number


@pytest.mark.parametrize(("side", "number"), [("a", 2), ("b", 3)])
def test_brewer_and_hiring_fair(side: str, number: int) -> None:
    """Rules 14.2, 16.4: pay any skill tile; draw 2 -> 3 workers, or skill tiles."""
    village = [built("brewer", 0, -1, side=side), built("hiring-fair", 1, -1, side=side)]
    t = table(seat("2 red", skills="2 anvil", village=village), seat("1 red"), season="autumn")
    t.refuses("0 use brewer with 1 red", "choice-missing", "16.2", tile="brewer")
    t.play("0 use brewer with 1 red paying anvil").play("1 pass")
    assert t.state.players[0].workers.total == 1 + number
    t.play("0 use hiring-fair with 1 red paying anvil")
    assert t.state.players[0].skills.total == number


@pytest.mark.parametrize(
    ("tile", "a", "b"),
    [
        ("home-1", (1, 1), (2, 1)),
        ("stable", (2, 1), (4, 2)),
        ("farrier", (3, 1), (5, 2)),
        ("wainwright", (4, 2), (6, 2)),
    ],
)
def test_transport_tiles(tile: str, a: tuple[int, int], b: tuple[int, int]) -> None:
    """Rules 8.1, 14.1, 14.2: steps and upgrades."""
    for side, work in zip(SIDES, (a, b), strict=True):
        village = [] if tile == "home-1" else [built(tile, 0, -1, side=side)]
        t = table(seat("1 red", village=village, upgraded=side == "b"), seat(), season="winter")
        t.play(f"0 use {tile} with 1 red")
        assert t.state.work is not None
        assert (t.state.work.steps, t.state.work.upgrades) == work


def test_nothing_superfluous_is_paid() -> None:
    """Rule 16.2: where nothing is chosen."""
    t = table(seat("2 yellow"), seat(), offer=["peddler", "miner"])
    t.refuses("0 use peddler with 1 yellow paying yellow", "superfluous", "16.2")
    t.refuses("0 use miner with 1 yellow taking iron", "superfluous", "16.2")
