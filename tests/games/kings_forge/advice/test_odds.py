"""The odds before the craft roll, against every roll there is."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance, odds
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from tests.games.kings_forge.advice.counted import counted
from tests.games.kings_forge.rules.table import Json, Table, seat, table


def before_roll(supply: str, held: str = "", *, display: str = "", made: str = "", **more: Any) -> Table:
    """Seat 1 of three is about to roll; seat 0 has items in front of it."""
    mine = {name: more.pop(name) for name in ("smithy", "claims", "library") if name in more}
    me: Json = seat(supply, held=held, **mine)
    return table(seat(made=made), me, "M", phase="craft", turn=1, display=display, **more)


def chances(t: Table) -> dict[str, float]:
    return {one.item: one.chance for one in odds(t.state)}


@pytest.mark.parametrize(
    ("supply", "held", "cemetery", "chance"),
    [
        ("G", "", None, 1 / 2),
        ("G", "", 5, 1 / 3),
        ("GG", "", None, 3 / 4),
        ("G", "alchemist.bottom", None, 2 / 3),
        ("G", "alchemist.bottom", 3, 1 / 2),
        ("G", "token-six", None, 1),
        ("G", "token-six", 1, 5 / 6),
        ("G", "token-six token-six", 6, 5 / 6),
        ("M", "token-six", None, 0),
    ],
)
def test_one_box(supply: str, held: str, cemetery: int | None, chance: float) -> None:
    """Rules 3.3, 4.2, 7.4: Ruby Collar asks for a gem of 4 or more."""
    t = before_roll(supply, held, display="ruby-collar", cemetery=cemetery)
    assert chances(t) == pytest.approx({"ruby-collar": chance}, abs=1e-12)


@pytest.mark.parametrize(
    ("card", "dice", "library", "held", "known"),
    [
        ("anvil", "MMMMM", 0, (), 0.964506),
        ("shield", "MMMMM", 0, (), 0.539095),
        ("horseshoes", "MMMMM", 0, (Source.WEST_FOREST_BOTTOM,), 0.800926),
        ("platemail-of-loyalty", "M" * 8, 0, (Source.WEST_FOREST_BOTTOM, Source.EAST_FOREST_BOTTOM), 0.780218),
        ("battle-axe", "MMM", 0, (Source.NORTH_MINE_BOTTOM,), 0.263889),
        ("witchs-brooch", "G", 1, (), 0.250000),
    ],
)
def test_known_odds(card: str, dice: str, library: int, held: tuple[Source, ...], known: float) -> None:
    """Rules 3.3, 4.1, 4.2, 7.1: worked out elsewhere, to six digits."""
    (made,) = [entry.card for entry in craft_card_entries() if entry.card.item == card]
    question = Question(Pool.of(dice), library, held=tuple([Held(source) for source in held]))
    assert chance(question, wants_to_craft(made)) == pytest.approx(known, abs=5e-7)


@pytest.mark.parametrize(
    "position",
    [
        {"supply": "WWWW", "display": "table"},
        {"supply": "WWM", "display": "table", "library": 1},
        {"supply": "WW", "display": "table trumpet", "library": 2, "cemetery": 4},
        {"supply": "MWWG", "display": "axe ruby-collar", "held": "south-mine.bottom token-plus"},
        {"supply": "MMWW", "display": "axe shield", "held": "cemetery.top east-forest.bottom", "cemetery": 3},
        {"supply": "MMMM", "display": "horseshoes swift-sword", "held": "tavern.bottom alchemist.bottom"},
        {"supply": "MMWG", "display": "axe", "held": "west-forest.bottom token-six token-plus", "cemetery": 6},
        {"supply": "MMMM", "display": "shield", "held": "tavern.bottom token-plus"},
        {"supply": "MMMM", "display": "shield", "held": "tavern.bottom south-mine.bottom"},
        {"supply": "MMMM", "made": "shield: M5 M6"},
        {"supply": "MMM", "made": "shield: M6 M6", "held": "alchemist.bottom token-plus"},
        {
            "supply": "WWG",
            "made": "table: W3 W4; ruby-collar: G6",
            "held": "token-plus south-mine.bottom",
            "library": 1,
        },
        {"supply": "MMWW", "display": "table", "made": "shield: M5 M5", "held": "garden.bottom", "stock": ""},
        {"supply": "GB", "display": "witchs-brooch magic-wand", "held": "workshop.top=south-mine.bottom token-six"},
    ],
    ids=str,
)
def test_the_odds_are_those_of_all_rolls(position: dict[str, Any]) -> None:
    """Rules 3.1, 3.3, 3.4, 4.2, 7.4: as if each roll had been made and the workbench opened."""
    t = before_roll(**position)
    assert chances(t) == pytest.approx(counted(t.state), abs=1e-9)


def test_with_astrologer_the_smithy_counts() -> None:
    """Rule 3.1: its dice are rolled too."""
    assert chances(before_roll("", display="ruby-collar", smithy="G"))["ruby-collar"] == 0
    t = before_roll("", display="ruby-collar", smithy="G", claims="astrologer.bottom MM")
    assert chances(t)["ruby-collar"] == 0.5


def test_neither_0_nor_1_is_said_where_it_may_come_otherwise() -> None:
    """Rule 3.3: however unlikely that is."""
    (almost,) = odds(before_roll("M" * 12, "token-plus tavern.bottom", display="shield").state)
    (hardly,) = odds(before_roll("MWGB", "token-plus tavern.bottom", display="sword-of-destiny").state)
    assert 0.999 < almost.chance < 1
    assert 0 < hardly.chance < 0.1


def test_there_are_odds_only_before_the_roll() -> None:
    """Rule 3.1: afterwards there are proposals, and in the gather phase neither."""
    assert odds(table("MMM", "MMM", face_up="mill").state) == ()
    assert odds(table(seat(hand="M1"), "M", phase="craft", display="shield").state) == ()


def test_a_reroll_and_late_wood_are_counted_on() -> None:
    """Rules 4.2, 4.7: with the best choice, and only as far as the stock has wood."""
    assert chances(before_roll("G", "north-mine.bottom", display="ruby-collar"))["ruby-collar"] == 3 / 4
    assert chances(before_roll("G", "workshop.top=north-mine.bottom", display="ruby-collar"))["ruby-collar"] == 3 / 4
    t = before_roll("W", "garden.bottom", display="table", stock="W")
    assert chances(t)["table"] == pytest.approx(15 / 36)
    assert chances(before_roll("W", "garden.bottom", display="table", stock=""))["table"] == 0


def test_thirty_dice_and_five_benefits_are_answered() -> None:
    """Rule 3.1: hands that nobody has played yet."""
    held = "tavern.bottom south-mine.bottom east-forest.bottom token-plus token-six"
    t = before_roll("M" * 14 + "W" * 8 + "G" * 5 + "B" * 5, held, display="crown iron-golem queens-crossbow")
    assert all(chance > 0.95 for chance in chances(t).values())
