"""Section 9: values above 6 in the 3rd edition (the default) and in the 2nd."""

import pytest

from kingsforge_bot.core.chance import Replayed
from tests.games.kings_forge.rules.table import game, seat, table, unshuffled

SETUP = unshuffled(33) + unshuffled(14) + unshuffled(2) + unshuffled(11)


def test_the_third_edition_is_the_default() -> None:
    """Rules 4.3, 9: the option's first value."""
    assert game().options["edition"] == ("third", "second")
    assert game().setup(2, {}, Replayed(SETUP)).state.edition == "third"
    assert game().setup(2, {"edition": "second"}, Replayed(SETUP)).state.edition == "second"


@pytest.mark.parametrize("options", [{"edition": "fourth"}, {"colour": "red"}])
def test_other_options_are_unknown(options: dict[str, str]) -> None:
    """Rule 9: there are two editions and no other option."""
    with pytest.raises(ValueError, match=r"fourth|colour"):
        game().setup(2, options, Replayed(SETUP))


@pytest.mark.parametrize("edition", ["third", "second"])
def test_during_the_own_turn_a_seven_is_a_seven(edition: str) -> None:
    """Rule 4.3: in both editions it lies on the item as rolled and raised."""
    t = table(seat(hand="M1 W3 W6", held="alchemist.bottom"), "M", phase="craft", display="table", edition=edition)
    t.play("0 use alchemist.bottom on W6").play("0 craft table with W3 W7")
    assert t[0].made == "table: W3 W7"
    t.awaits(0)


@pytest.mark.parametrize(("edition", "made"), [("third", "table: W6 W7"), ("second", "table: W6 W6")])
def test_from_the_end_of_the_turn_the_second_edition_counts_six(edition: str, made: str) -> None:
    """Rule 4.3: in the 3rd a 7 on an item stands until clean-up."""
    t = table(seat(hand="M1", made="table: W6 W7"), "M", phase="craft", edition=edition).play("0 end")
    assert t[0].made == made
    t.awaits(1)


def test_a_turn_that_ends_by_itself_ends_the_sevens_too() -> None:
    """Rules 3.5, 4.3: the 2nd edition, the last dice placed."""
    t = table(seat(hand="W7 W8"), "M", phase="craft", display="table", edition="second")
    t.play("0 craft table with W7 W8")
    assert t[0].made == "table: W6 W6"
    t.awaits(1)


def test_a_stolen_items_sevens_end_with_the_thiefs_turn() -> None:
    """Rules 3.4, 4.3: the 2nd edition."""
    t = table(seat(made="table: W6 W6"), seat(hand="M1 W6 W7"), "M", phase="craft", turn=1, edition="second")
    t.play("1 steal table with W6 W7 from 0")
    assert t[1].made == "table: W6 W7"
    t.play("1 end")
    assert t[1].made == "table: W6 W6"
    t.awaits(2)


def test_only_the_own_turn_ends_ones_own_sevens() -> None:
    """Rule 4.3: the 3rd edition: somebody else's end leaves a 7 as it is, and so does one's own."""
    t = table(seat(made="table: W6 W7"), seat(hand="M1"), "M", phase="craft", turn=1).play("1 end")
    assert t[0].made == "table: W6 W7"
    t.awaits(2)


def test_in_the_third_edition_a_seven_must_be_matched_and_somewhere_exceeded() -> None:
    """Rule 4.3: 6 is lower than 7, 7 and 7 beats 6 and 7."""
    t = table(seat(made="table: W6 W7"), seat(hand="W6 W6 W7 W7"), phase="craft", turn=1)
    t.refuses("1 steal table with W6 W6 from 0", "steal-too-low", "3.4", box=2, short=1)
    t.refuses("1 steal table with W6 W7 from 0", "steal-not-higher", "3.4")
    t.play("1 steal table with W7 W7 from 0").awaits(1)


def test_in_the_second_edition_two_sixes_are_beaten_by_a_seven() -> None:
    """Rule 4.3: what was a 7 is a 6 now; it counts 7 for the thief's own turn."""
    t = table(
        seat(hand="M1", made="table: W6 W7"), seat("WW", held="alchemist.bottom"), phase="craft", edition="second"
    )
    t.play("0 end").play("1 roll", luck=[6, 6])
    t.refuses("1 steal table with W6 W6 from 0", "steal-not-higher", "3.4")
    t.play("1 use alchemist.bottom on W6").play("1 steal table with W6 W7 from 0")
    assert (t[0].items, t[1].items) == ("", "table")
    t.awaits(1)


@pytest.mark.parametrize(("edition", "value"), [("third", 7), ("second", 6)])
def test_a_purple_seven(edition: str, value: int) -> None:
    """Rules 4.3, 7.4: it cancels nothing in the 3rd edition and counts as 6 in the 2nd."""
    t = table(seat("M", held="alchemist.bottom"), "M", face_up="cemetery", edition=edition)
    t.play("0 gather cemetery.bottom", luck=[6]).play("0 use alchemist.bottom on C6")
    assert t.state.cemetery == value
    t.awaits(1)


@pytest.mark.parametrize(("edition", "cancelled"), [("third", False), ("second", True)])
def test_what_a_purple_seven_cancels(edition: str, cancelled: bool) -> None:
    """Rules 4.3, 7.4: sixes of the craft roll in the 2nd edition."""
    purple = 7 if edition == "third" else 6
    t = table("MW", "M", phase="craft", cemetery=purple, edition=edition).play("0 roll", luck=[6, 1])
    assert t[0].hand == ("W1" if cancelled else "M6 W1")
    t.awaits(0)
