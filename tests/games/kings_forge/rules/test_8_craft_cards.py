"""Section 8: the craft cards of the data file, and how such a file is read."""

import pytest

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, item_name, read_craft_cards
from kingsforge_bot.games.kings_forge.rules.dice import Die, die
from tests.games.kings_forge.rules.table import seat, table

CARDS = [entry.card for entry in craft_card_entries()]
ROW = {"name": "Iron Cup", "rank": 2, "boxes": ["M2", "G6"], "status": "sourced"}


def written(dice: tuple[Die, ...]) -> str:
    return " ".join(map(str, dice))


def lowered(card: CraftCard, box: int) -> tuple[Die, ...]:
    """The card's own dice, the one of that box a pip lower (of a 1: another colour)."""
    least = card.boxes[box]
    worse = die(least.kind, least.value - 1)
    return (*card.boxes[:box], worse, *card.boxes[box + 1 :])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.item)
def test_each_card_is_made_with_its_printed_dice_and_lies_there(card: CraftCard) -> None:
    """Rules 3.3, 8: exactly the values of its boxes are enough."""
    dice = written(card.boxes)
    t = table(seat(hand=f"M1 {dice}"), "MMMMM", phase="craft", display=card.item)
    t.play(f"0 craft {card.item} with {dice}")
    assert (t[0].made, t[0].hand) == (f"{card.item}: {dice}", "M1")
    t.awaits(0)


@pytest.mark.parametrize(
    ("card", "box"),
    [
        pytest.param(card, box, id=f"{card.item}-{box + 1}")
        for card in CARDS
        for box in range(len(card.boxes))
        if card.boxes[box].value > 1
    ],
)
def test_no_box_takes_a_die_one_too_low(card: CraftCard, box: int) -> None:
    """Rules 3.3, 8: the other side of each value."""
    dice = written(lowered(card, box))
    t = table(seat(hand=dice), "MMMMM", phase="craft", display=card.item)
    t.refuses(f"0 craft {card.item} with {dice}", "box-too-low", "3.3", box=box + 1, short=1)
    assert t.legal(0, "craft") == set()
    t.awaits(0)


def test_the_box_holds_thirty_three_cards() -> None:
    """Rules 8, 9: as many as the 3rd edition, no two alike in name or rank."""
    assert len(CARDS) == len({card.item for card in CARDS}) == len({card.rank for card in CARDS}) == 33


def test_each_card_says_where_it_comes_from() -> None:
    """Rule 8: fact can be told from reconstruction."""
    doubtful = {entry.name for entry in craft_card_entries() if "reconstructed" in entry.status}
    assert doubtful == {
        "Trumpet", "Dragon Whistle", "Iron Golem", "Arch Wizard's Orb", "Wizard's Goblet", "Dice of Deceit"
    }  # fmt: skip
    assert all("sourced" in entry.status for entry in craft_card_entries() if entry.name not in doubtful)


@pytest.mark.parametrize(
    ("name", "item"),
    [
        ("Table", "table"),
        ("Wizard's Goblet", "wizards-goblet"),
        ("Ruby  Collar", "ruby-collar"),
        ("Half-Moon", "half-moon"),
    ],
)
def test_names_become_words_of_the_notation(name: str, item: str) -> None:
    """Rule 10: lower case, hyphens, no apostrophes."""
    assert item_name(name) == item


def test_a_group_may_write_its_own_cards() -> None:
    """Rule 8: a row gives a card, with its printed name and status."""
    (entry,) = read_craft_cards([ROW])
    assert (entry.name, entry.card.item, entry.card.rank, entry.status) == ("Iron Cup", "iron-cup", 2, "sourced")
    assert written(entry.card.boxes) == "M2 G6"


@pytest.mark.parametrize(
    "fault",
    [
        {"rank": "two"},
        {"boxes": []},
        {"boxes": ["M0"]},
        {"boxes": ["M7"]},
        {"boxes": ["X3"]},
        {"boxes": ["L3"]},
        {"boxes": ["C3"]},
        {"boxes": "M2"},
        {"name": 7},
        {"price": 3},
    ],
)
def test_a_faulty_row_is_named(fault: dict[str, object]) -> None:
    """Rule 8: the second card of the file is at fault."""
    with pytest.raises(PositionError) as caught:
        read_craft_cards([{**ROW, "name": "Iron Pan", "rank": 4}, {**ROW, **fault}])
    assert caught.value.where == "card 2"


@pytest.mark.parametrize("missing", ["name", "rank", "boxes", "status"])
def test_a_row_needs_all_its_fields(missing: str) -> None:
    """Rule 8: each of the four."""
    with pytest.raises(PositionError):
        read_craft_cards([{field: value for field, value in ROW.items() if field != missing}])


@pytest.mark.parametrize("same", ["name", "rank"])
def test_names_and_ranks_must_differ(same: str) -> None:
    """Rules 1.3, 8: ranks order the cards of one table."""
    other = {**ROW, "name": "Iron Pan", "rank": 4, same: ROW[same]}
    with pytest.raises(PositionError) as caught:
        read_craft_cards([ROW, other])
    assert caught.value.where == "card 2"
