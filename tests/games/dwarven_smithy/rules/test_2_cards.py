"""Section 2: cards, and what a data file may say of them."""

import tomllib
from typing import Any

import pytest

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.dwarven_smithy.card_data import CARDS
from kingsforge_bot.games.dwarven_smithy.rules.cards import card_id, read_cards
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Kind, Name, kind_of, meets, refined_kind
from tests.games.dwarven_smithy.rules.table import game

Json = dict[str, Any]


def data() -> Json:
    return tomllib.loads(CARDS.read_text("utf-8"))


def changed(name: str, fields: Json) -> Json:
    """The data file with other fields for one card; None leaves a field out."""
    found = data()
    (row,) = (one for table in found.values() for one in table if name in (one.get("name"), one.get("kind")))
    row.update(fields)
    for field in [field for field, value in fields.items() if value is None]:
        del row[field]
    return found


def test_the_set_is_labelled_as_a_stand_in() -> None:
    """Rule 1.1: wherever somebody opens the file, and card by card."""
    assert "STAND-IN" in CARDS.read_text("utf-8")
    assert all("stand-in" in card.status for card in game().cards.guild.values())


@pytest.mark.parametrize(
    ("icon", "met"),
    [("iron", {"iron"}), ("gem", {"emerald", "ruby", "sapphire", "moonstone"}), ("ice", {"ice"})],
)
def test_icons(icon: str, met: set[str]) -> None:
    """Rule 2.2: a kind, or any kind of a class."""
    assert {kind for kind in Kind if meets(kind, icon)} == met


def test_every_resource_has_a_class() -> None:
    """Rules 1.1, 2.2: four metals, four gems, four runes."""
    for class_ in Class:
        assert sum(meets(kind, class_) for kind in Kind) == 4


def test_values_by_state() -> None:
    """Rule 2.3: refined ones are worth more; runes have one pair and count as refined."""
    box = game().cards
    for kind in Kind:
        refined = box.values(Name(kind))
        raw = box.values(Name(f"raw-{kind}")) if kind_of(Name(f"raw-{kind}")) else refined
        assert raw.sell <= raw.buy
        assert refined.sell < refined.buy
        assert (raw.sell < refined.sell) is (raw is not refined)
    assert refined_kind(Name("ice")) is Kind.ICE
    assert refined_kind(Name("gold")) is Kind.GOLD
    assert refined_kind(Name("raw-gold")) is None
    assert kind_of(Name("raw-ice")) is None


@pytest.mark.parametrize(
    ("name", "word"),
    [("Porter Bram", "porter-bram"), ("Nine-Clasp Helm", "nine-clasp-helm"), ("Wizard's  Orb", "wizards-orb")],
)
def test_a_name_in_the_notation(name: str, word: str) -> None:
    """Rules 2.1, 12: its id."""
    assert card_id(name) == word


def test_the_printed_values_need_no_code() -> None:
    """Rule 2.1: a group that owns the game edits the file."""
    box = read_cards(changed("Kilnface", {"value": 99, "cost": ["gold"], "status": "sourced"}))
    assert (box.guild[Name("kilnface")].value, box.guild[Name("kilnface")].cost) == (99, ("gold",))


@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        ("Kilnface", {"type": "sword"}, "Invalid enum"),
        ("Kilnface", {"subtype": None}, "a King's Item has a subtype"),
        ("Kilnface", {"cost": ["wood"]}, "no icon: 'wood'"),
        ("Kilnface", {"cost": ["iron"] * 9}, "at most 8 icons"),
        ("Kilnface", {"value": None}, "all but apprentices have a value"),
        ("Kilnface", {"value": -1}, "value goes from 0"),
        ("Kilnface", {"buy": 100_000}, "buy goes from 0"),
        ("Kilnface", {"buy": "5"}, "Expected `int`"),
        ("Kilnface", {"mode": "long"}, "mode is core, starter or full"),
        ("Kilnface", {"name": "Doorward"}, "stands twice"),
        ("Kilnface", {"name": "Gold"}, "not a name for a guild card"),
        ("Kilnface", {"name": "Raw Deal"}, "not a name for a guild card"),
        ("Kilnface", {"name": "!"}, "not a name for a guild card"),
        ("Kilnface", {"colour": "red"}, "unknown field `colour`"),
        ("Kilnface", {"effects": [{"verb": "fly"}]}, "Invalid value 'fly'"),
        ("Kilnface", {"effects": [{"verb": "income", "coins": 1}]}, "only apprentices have this effect"),
        ("Kilnface", {"effects": [{"verb": "bonus", "coins": 1, "per": "moon"}]}, "Invalid enum"),
        ("Kilnface", {"effects": [{"verb": "bonus", "coins": 99, "per": "tool"}]}, "effects go to 50"),
        ("Kilnface", {"effects": [{"verb": "bonus", "coins": 9, "per": "tool", "of": 1}]}, "unknown field"),
        ("Porter Bram", {"value": 3}, "all but apprentices have a value"),
        ("Porter Bram", {"subtype": "armor"}, "only items have a subtype"),
        ("Porter Bram", {"effects": [{"verb": "limit", "area": "hand", "by": -1}]}, "only apprentices raise a limit"),
        ("Porter Bram", {"effects": [{"verb": "less", "resource": "iron", "for": ["item"]}]}, "only tools have"),
        ("Porter Bram", {"effects": [{"verb": "bonus", "coins": 1, "per": "tool"}]}, "only King's Items have"),
        ("Long Tongs", {"effects": [{"verb": "less", "resource": "wood", "for": ["item"]}]}, "no resource: 'wood'"),
        ("Long Tongs", {"effects": [{"verb": "less", "resource": "iron", "for": []}]}, "names types and subtypes"),
        ("Long Tongs", {"effects": [{"verb": "less", "resource": "iron", "for": ["hat"]}]}, "names types and subtypes"),
        ("gold", {"copies": 0}, "copies go from 1"),
        ("gold", {"raw": None}, "metals and gems have raw values"),
        ("ice", {"raw": {"sell": 1, "buy": 1}}, "metals and gems have raw values"),
        ("gold", {"raw": {"sell": -1, "buy": 1}}, "values go from 0"),
        ("gold", {"kind": "wood"}, "Invalid enum"),
        ("gold", {"kind": "iron"}, "stands twice"),
    ],
)
def test_a_fault_is_named_with_its_card(name: str, fields: Json, said: str) -> None:
    """Rules 2.1, 11: an unknown verb is an error when the data are loaded, and so is all that cannot be."""
    with pytest.raises(PositionError) as error:
        read_cards(changed(name, fields))
    assert said in error.value.what
    assert name in error.value.where or "resource" in error.value.where or "guild" in error.value.where


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({}, "iron is missing"),
        ({"resource": 3}, "not a list"),
        ({"cards": []}, "only [[resource]] and [[guild]]"),
        ({"resource": data()["resource"]}, "too few cards"),
        ({"resource": data()["resource"], "guild": ["kilnface"]}, "Expected `object`"),
    ],
)
def test_a_file_that_is_no_set(found: Json, said: str) -> None:
    """Rule 11: all twelve resources, and guild cards enough for four seats."""
    with pytest.raises(PositionError) as error:
        read_cards(found)
    assert said in error.value.what
