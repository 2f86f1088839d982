"""Why the rules say no: what lacks, who has it, by how much it was missed, what would have to change."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.feasibility import targets_of
from kingsforge_bot.games.kings_forge.rulebook.fitting import fill_boxes
from kingsforge_bot.games.kings_forge.rulebook.moment import what_matters
from kingsforge_bot.games.kings_forge.rulebook.parts import (
    Awaited,
    BoxMissed,
    CanCopy,
    CanPay,
    ClaimedBy,
    DiceShort,
    Enough,
    Holds,
    LiesBefore,
    MustExceed,
    NotInPlay,
    Part,
    Passed,
    Queued,
    Rolled,
    Sells,
    SquareLacks,
    StillInDeck,
    Supply,
    UsedBy,
    WonBy,
)
from kingsforge_bot.games.kings_forge.rulebook.why import explain
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, read_dice, read_die, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.rulebook.book import Rulebook
from tests.rulebook.asking import ANA, BEN, FACE_UP, position, refused, told, used


def test_the_square_that_lacks_its_die_is_named() -> None:
    why = refused(position("MMMM", "M"), "gather mill.bottom paying MMMM")
    assert why.reason is Reason.SQUARE_KIND
    assert why.entries == ("rule-2-2", "card-mill-bottom")
    assert why.parts == (
        Supply(Pool.of("MMMM")),
        SquareLacks(Side.MILL_BOTTOM, 1, (Kind.GEM, Kind.MAGIC)),
    )


def test_all_squares_that_lack_are_named_when_dice_are_few() -> None:
    parts = told(position("MM", "M"), Side.MILL_BOTTOM).parts
    assert [part.square for part in parts if isinstance(part, SquareLacks)] == [1]
    assert DiceShort(Side.MILL_BOTTOM, 1) in parts


def test_squares_for_any_die_are_counted_when_dice_are_few() -> None:
    assert told(position("MM", "M", face_up=["shrine"]), Side.SHRINE_BOTTOM).parts == (
        Supply(Pool.of("MM")),
        DiceShort(Side.SHRINE_BOTTOM, 5),
    )


def test_a_payment_that_would_do_is_shown_when_the_dice_lay_wrong() -> None:
    why = refused(position("GMMM", "M"), "gather mill.bottom paying MGMM")
    assert CanPay(Side.MILL_BOTTOM, read_kinds("GMMM")) in why.parts


def test_what_the_supply_lacks_is_not_to_be_had_at_a_dock_this_round() -> None:
    """Rule 2.3: a dock's die comes to the smithy, too late to pay with."""
    other = {"supply": "M", "visits": [{"space": "wood.1", "discarded": "shrine", "paid": "M"}]}
    why = refused(position("MMM", other), "gather library.bottom paying WMM")
    assert why.reason is Reason.NOT_IN_SUPPLY
    assert why.parts == (Supply(Pool.of("MMM")),)


def test_who_used_the_dock_and_which_space_is_left() -> None:
    other = {"supply": "M", "visits": [{"space": "gem.1", "discarded": "shrine", "paid": "MMM"}]}
    why = refused(position("MMMM", other), "dock gem.1 discarding mill paying MMM")
    assert why.reason is Reason.SPACE_USED
    assert why.entries == ("rule-2-4", "dock-gem")
    assert why.parts == (UsedBy(Space("gem.1"), BEN), Sells(Space("gem.2"), 4), Supply(Pool.of("MMMM")))


def test_too_few_dice_for_a_dock() -> None:
    why = told(position("MM", "M"), Space("gem.1"))
    assert why.reason is Reason.SPACE_COST
    assert why.parts == (Sells(Space("gem.1"), 3), Sells(Space("gem.2"), 4), Supply(Pool.of("MM")))


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("shrine", ClaimedBy(Card.SHRINE, BEN, turned_down=False)),
        ("bazaar", ClaimedBy(Card.BAZAAR, BEN, turned_down=True)),
        ("garden", StillInDeck(Card.GARDEN)),
        ("peddler", NotInPlay(Card.PEDDLER)),
    ],
)
def test_where_a_card_is_that_is_not_face_up(card: str, part: Part) -> None:
    other = {
        "supply": "M",
        "claims": [{"side": "shrine.top", "paid": ["M", "M", "M", "M"]}],
        "visits": [{"space": "wood.1", "discarded": "bazaar", "paid": "M"}],
    }
    why = told(position("MMMM", other), Side(f"{card}.top"))
    assert why.reason is Reason.NOT_FACE_UP
    assert why.parts == (part,)


def test_the_box_that_was_missed_by_how_much_and_what_would_do() -> None:
    """Rules 3.3, 4.1: each benefit once, the weakest that do for all boxes together."""
    player = {
        "hand": ["M2", "W1", "W3"],
        "held": [{"source": s} for s in ("west-forest.bottom", "alchemist.bottom", "token-six", "tavern.bottom")],
    }
    why = refused(position(player, "M", phase="craft"), "craft table with W3 W1")
    assert why.reason is Reason.BOX_TOO_LOW
    assert why.entries == ("rule-3-3", "item-table")
    assert why.parts == (
        BoxMissed(Item("table"), 1, read_die("W3"), read_die("W1"), 2),
        BoxMissed(Item("table"), 2, read_die("W4"), read_die("W3"), 1),
        Enough(Item("table"), (used("tavern.bottom", "W1"),), read_dice("W3 W6")),
    )


def test_a_box_without_a_die_of_its_colour() -> None:
    parts = told(position({"hand": ["M5", "W3"]}, "M", phase="craft"), Item("axe")).parts
    assert parts == (BoxMissed(Item("axe"), 3, read_die("W3"), None, 3),)


def test_asked_about_an_item_its_colours_are_refused_and_not_how_many_dice_there_are() -> None:
    """Rule 3.3; nobody named any dice."""
    state = position({"hand": ["M5", "W3", "W4"]}, "M", phase="craft", display=["magic-wand", "axe"])
    why = told(state, Item("magic-wand"))
    assert why.reason is Reason.BOX_COLOUR
    assert why.parts == (
        BoxMissed(Item("magic-wand"), 1, read_die("W5"), read_die("W4"), 1),
        BoxMissed(Item("magic-wand"), 2, read_die("B2"), None, 2),
    )


def test_asked_about_an_item_of_another_with_too_few_dice_its_dice_are_told() -> None:
    """Rule 3.4"""
    other = {"supply": "M", "made": [{"card": "table", "dice": ["W3", "W4"]}]}
    why = told(position({"hand": ["W5"]}, other, phase="craft", display=["axe"]), Item("table"))
    assert why.reason is Reason.BOXES
    assert why.parts == (BoxMissed(Item("table"), 1, read_die("W3"), None, 3),)


def test_a_library_die_fills_the_worst_box() -> None:
    assert fill_boxes(read_dice("W3 W4"), read_dice("W3 L4")) == ()
    (left,) = fill_boxes(read_dice("W3 W4"), read_dice("L6"))
    assert left.wanted == read_die("W3")


def test_dice_are_laid_so_that_least_is_lacking() -> None:
    (missed,) = fill_boxes(read_dice("M6 M4 M5"), read_dice("M4 M6 M4"))
    assert (missed.box, missed.best, missed.short) == (3, read_die("M4"), 1)


def test_the_dice_to_beat_when_stealing() -> None:
    other = {"supply": "M", "made": [{"card": "crown", "dice": ["M4", "M5", "G4", "G4", "G4", "L6"]}]}
    state = position({"hand": ["M4", "M5", "G4", "G4", "G4", "B5"]}, other, phase="craft")
    why = told(state, Item("crown"))
    assert why.reason is Reason.STEAL_TOO_LOW
    assert why.parts == (BoxMissed(Item("crown"), 6, read_die("B6"), read_die("B5"), 1),)


def test_equal_dice_do_not_steal() -> None:
    other = {"supply": "M", "made": [{"card": "shield", "dice": ["M5", "M6"]}]}
    why = told(position({"hand": ["M5", "M6"]}, other, phase="craft"), Item("shield"))
    assert why.reason is Reason.STEAL_NOT_HIGHER
    assert why.parts == (MustExceed(Item("shield"), read_dice("M5 M6")),)


@pytest.mark.parametrize(
    ("item", "parts"),
    [
        ("crown", (Queued(Item("crown"), 1),)),
        ("anvil", (WonBy(Item("anvil"), BEN),)),
        ("trumpet", (NotInPlay(Item("trumpet")),)),
    ],
)
def test_where_an_item_is_that_cannot_be_crafted(item: str, parts: tuple[Part, ...]) -> None:
    state = position(
        {"hand": ["M5"]},
        {"supply": "M", "items": ["anvil"]},
        phase="craft",
        display=["table", "axe", "pick"],
        queue=["necklace", "crown"],
    )
    why = told(state, Item(item))
    assert why.reason is Reason.NOT_ON_DISPLAY
    assert why.parts == parts


def test_workshop_has_nothing_to_copy_yet() -> None:
    why = told(position("MMM", "M"), Side.WORKSHOP_TOP)
    assert why.reason is Reason.NOTHING_TO_COPY
    assert why.parts == (CanCopy(()),)


def test_what_lies_before_another_player_is_measured_against_their_dice() -> None:
    """Rule 3.4; dice of other colours are refused as for a card on display."""
    made = {"card": {"item": "shield", "rank": 5, "boxes": ["M5", "M5"]}, "dice": ["M5", "M6"]}
    state = position({"hand": ["W6", "M4", "M6"]}, {"supply": "M", "made": [made]}, phase="craft")
    why = refused(state, "steal shield with W6 M6 from 1")
    assert why.reason is Reason.BOX_COLOUR
    assert [(part.box, part.wanted.text) for part in why.parts if isinstance(part, BoxMissed)] == [(1, "M5")]


def test_workshops_own_square_alone_is_no_payment() -> None:
    """Rule 7.2: it is paid together with what it copies."""
    other = {"supply": "M", "claims": [{"side": "mill.top", "paid": ["M", "M"]}]}
    why = refused(position("MMM", other, face_up=["workshop"]), "gather workshop.top copying mill.top paying M")
    assert why.reason is Reason.SQUARES
    assert not [part for part in why.parts if isinstance(part, CanPay)]


def test_who_lost_an_item_is_not_said_to_have_it_and_who_has_it_is() -> None:
    """Rule 3.4"""
    third = {"made": [{"card": "table", "dice": ["W3", "W5"]}]}
    state = position({"hand": ["W6", "W6"]}, "M", third, phase="craft", display=["axe"])
    why = refused(state, "steal table with W6 W6 from 1")
    assert why.reason is Reason.NOT_THERE_TO_STEAL
    assert why.parts == (LiesBefore(Item("table"), Seat(2)),)


def test_of_a_die_that_waits_no_other_dice_are_told() -> None:
    """Rule 4.4"""
    player = {"supply": "M", "held": [{"source": "token-six"}], "claims": [{"side": "garden.top"}]}
    owed = {"type": "die", "side": "garden.top", "die": "W2"}
    state = position(player, "M", owed=owed, face_up=FACE_UP[:3], deck=["shrine"])
    assert refused(state, "use token-six on W3").parts == (Rolled(read_dice("W2")),)


def test_workshop_names_what_it_can_copy() -> None:
    other = {"supply": "M", "claims": [{"side": "shrine.top", "paid": ["M", "M", "M", "M"]}]}
    why = told(position("MM", other), Side.WORKSHOP_TOP)
    assert CanCopy((Side.SHRINE_TOP,)) in why.parts


def test_of_an_item_to_steal_the_boxes_that_are_missed_are_named_too() -> None:
    other = {"supply": "M", "made": [{"card": "table", "dice": ["W3", "W4"]}]}
    state = position({"hand": ["M6", "W5"]}, other, phase="craft", display=["axe"])
    assert refused(state, "steal table with M6 W5 from 1").parts == (
        BoxMissed(Item("table"), 1, read_die("W3"), None, 3),
    )


def test_whose_turn_it_is() -> None:
    why = told(position("MMM", "MMM"), Side.MILL_TOP, BEN)
    assert why.reason is Reason.NOT_YOUR_TURN
    assert why.parts == (Awaited(ANA),)


def test_benefits_and_dice_that_one_has() -> None:
    state = position({"hand": ["M3", "W7"], "held": [{"source": "tavern.bottom"}]}, "M", phase="craft")
    assert refused(state, "use token-six on M3").parts == (Holds((Held(Source.TAVERN_BOTTOM),)),)
    assert refused(state, "use tavern.bottom on W7").parts == (Rolled(read_dice("M3 W7")),)


def test_who_passed_first() -> None:
    state = position("MMM", {"supply": "M", "passed": True})
    assert refused(state, "pass taking metal").parts == (Passed(BEN),)


@pytest.mark.parametrize("reason", list(Reason))
def test_a_refusal_without_its_facts_is_still_explained(book: Rulebook, reason: Reason) -> None:
    """Facts come back from a button's id, which anybody can make up."""
    for state in (position("MM", "M"), position({"hand": ["M2"]}, "M", phase="craft")):
        for facts in ({}, {"side": "x", "space": "y", "item": "z" * 90, "kind": "Q", "card": "", "source": "no"}):
            why = explain(state, ANA, refuse(reason, **facts))
            assert why.entries[0] in book.entries


def test_entries_lead_to_what_they_are_about(book: Rulebook) -> None:
    assert targets_of("card-dragon-lair-bottom") == (Side.DRAGON_LAIR_BOTTOM,)
    assert targets_of("dock-token") == (Space("token.1"), Space("token.2"))
    assert targets_of("item-wizards-goblet") == (Item("wizards-goblet"),)
    assert targets_of("rule-2-4") == targets_of("term-smithy") == ()
    for entry in book.entries:
        targets_of(entry)


def test_what_matters_while_gathering(book: Rulebook) -> None:
    mine = what_matters(position("MM", "M"), ANA)
    assert mine[0] == "rule-2-1"
    assert mine.index("card-mill-top") < mine.index("card-mill-bottom")
    assert "rule-2-6" in mine
    assert set(mine) <= book.entries.keys()


def test_what_matters_while_crafting_and_when_something_waits(book: Rulebook) -> None:
    player = {"hand": ["M5"], "held": [{"source": "token-six"}]}
    other = {"made": [{"card": "shield", "dice": ["M5", "M6"]}]}
    state = position(player, other, phase="craft", cemetery=3)
    mine = what_matters(state, ANA)
    assert {"rule-3-3", "rule-3-4", "item-table", "item-shield", "rule-7-4", "token-six"} <= set(mine)
    claimed = {
        "supply": "MM",
        "held": [{"source": "garden.bottom"}],
        "claims": [{"side": "garden.bottom", "paid": ["G"]}],
    }
    wood = {"type": "wood", "source": "garden.bottom"}
    owed = position(claimed, "M", owed=wood, face_up=FACE_UP[:3], deck=["shrine"])
    assert what_matters(owed, None)[:2] == ("rule-4-7", "card-garden-bottom")
    assert set(mine) | set(what_matters(owed, None)) <= book.entries.keys()
