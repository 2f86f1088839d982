"""What tiles do, cost and score, in signs (section 14)."""

import pytest

from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Signs, of_cost, of_face
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Side
from tests.games.keyflower.pictures.scenes import TILES


def said(signs: Signs) -> str:
    return " ".join(sign.name if isinstance(sign, Pic) else sign for sign in signs)


@pytest.mark.parametrize(
    ("tile", "a", "b"),
    [
        ("keywood", "1 wood", "3 wood"),
        ("miner", "2 iron", "iron gold"),
        ("workshop", "wood / stone / iron", "wood stone iron"),
        ("peddler", "yellow → 1 green", "yellow → 2 green"),
        ("alehouse", "1 worker", "2 worker"),
        ("apprentice-hall", "1 skill", "2 skill"),
        ("mason", "pickaxe → 3 stone", "pickaxe → 3 gold"),
        ("tavern", "worker → 2 worker", "worker → 3 worker"),
        ("brewer", "skill → 2 worker", "skill → 3 worker"),
        ("home-1", "1 step 1 upgrade", "2 step 1 upgrade"),
        ("summer-boat-1", "+2 worker", "+1 green"),
        ("summer-boat-2", "field step", "×2 step upgrade"),
        ("summer-boat-3", "any = any upgrade", "any = any star"),
        ("summer-boat-4", "slant", "mixed"),
        ("timber-yard", "2: wood on-tile", "3: wood on-tile"),
        ("barn", "1: any on-tile", "2: any on-tile"),
        ("forge", "3 star", "10 star"),
        ("goldsmith", "", "7 star"),
    ],
)
def test_both_sides_of_a_tile(tile: str, a: str, b: str) -> None:
    """Rules 14.1, 14.2, 11.2 to 11.7."""
    assert (said(of_face(TILES.face(Name(tile), Side.A))), said(of_face(TILES.face(Name(tile), Side.B)))) == (a, b)


@pytest.mark.parametrize(
    ("tile", "scores"),
    [
        ("jeweller", "2: gold"),
        ("craftsmans-guild", "3: blue red yellow"),
        ("watermill", "1: any = any"),
        ("keythedral", "12 star"),
        ("windmill", "5:5 any"),
        ("scribes", "10: saw pickaxe anvil"),
        ("scholar", "3: skill = skill"),
        ("village-hall", "1: worker = worker"),
        ("key-guild", "10:5 skill"),
        ("order-3", "1: neighbours"),
        ("keyflower", "1: step"),
        ("sea-bastion", "1: loop"),
        ("sea-breese", "2–32 line"),
        ("flipper", "2 + upgrade"),
        ("ianvincible", "5 star"),
        ("white-wind", "1: worker"),
    ],
)
def test_what_is_scored_at_the_end(tile: str, scores: str) -> None:
    """Rules 14.3, 12.2 and 12.7."""
    assert said(of_face(TILES.face(Name(tile), Side.A))) == scores


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("keywood", "saw"),
        ("carpenter", "3 wood"),
        ("well", "3 any"),
        ("inn", "any skill"),
        ("barn", "skill"),
        ("tavern", "wood stone iron"),
    ],
)
def test_what_an_upgrade_costs(tile: str, cost: str) -> None:
    """Rule 8.6."""
    printed = TILES[Name(tile)].cost
    assert printed is not None
    assert said(of_cost(printed)) == cost


def test_only_what_does_and_brings_nothing_is_without_signs() -> None:
    """Rule 14.2: Goldsmith's side a."""
    mute = {(name, side) for name, facts in TILES.facts.items() for side in Side if not of_face(facts.face(side))}
    assert mute == {("goldsmith", Side.A)}
