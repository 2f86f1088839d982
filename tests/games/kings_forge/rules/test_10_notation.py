"""Rules section 10: one line per action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.notation import LONGEST
from tests.games.kings_forge.rules.table import game, seat, table

ACTIONS = [
    "gather alchemist.bottom",
    "gather mill.bottom paying GMMB",
    "gather workshop.top copying mill.top paying MMM",
    "gather workshop.top copying alchemist.bottom paying M",
    "gather workshop.top copying peddler.bottom paying W giving MMMW to 2 taking G",
    "gather peddler.bottom giving MMMM to 1 taking B",
    "gather caravan.bottom",
    "dock wood.1 discarding north-mine paying M",
    "dock magic.2 discarding dragon-lair paying MMWGB",
    "pass",
    "pass taking metal",
    "pass taking token",
    "keep",
    "use token-plus on M3 W5",
    "use token-six on M8",
    "use workshop.top on L4",
    "use east-forest.bottom on M1 M1 W6",
    "use alchemist.bottom on C3",
    "use garden.bottom taking wood",
    "use workshop.top taking wood",
    "roll",
    "craft wizards-goblet with M3 G3 L6",
    "steal swift-sword with M4 M4 from 3",
    "end",
]


@pytest.mark.parametrize("line", ACTIONS)
def test_an_action_is_written_as_it_is_read(line: str) -> None:
    """Rule 10: the same line in log, tests, buttons and bug reports."""
    action = game().parse(line)
    assert str(action) == line
    assert game().parse(f"  {line.replace(' ', '   ')} ") == action


@pytest.mark.parametrize("side", list(Side))
def test_every_side_has_its_name(side: Side) -> None:
    """Rule 10: card names in lower case with hyphens, top or bottom."""
    assert str(game().parse(f"gather {side}")) == f"gather {side}"
    card, half = side.value.split(".")
    assert card.replace("-", "").isalpha()
    assert card == card.lower()
    assert half in {"top", "bottom"}


@pytest.mark.parametrize("space", list(OFFERS))
def test_every_dock_space_has_its_name(space: str) -> None:
    """Rules 10, 6: dock and number."""
    line = f"dock {space} discarding mill paying M"
    assert str(game().parse(line)) == line


def test_every_item_has_its_name() -> None:
    """Rules 10, 8: lower case, hyphens, no apostrophes."""
    for card in game().craft_cards:
        line = f"craft {card.item} with {' '.join(map(str, card.boxes))}"
        assert str(game().parse(line)) == line
        assert set(card.item) <= set("abcdefghijklmnopqrstuvwxyz-")


def test_dice_on_squares_and_boxes_keep_their_order() -> None:
    """Rules 10, 2.2, 3.3: which die lies where is part of the decision."""
    for one, other in (
        ("gather mill.top paying MW", "gather mill.top paying WM"),
        ("craft table with W3 L4", "craft table with L4 W3"),
        ("use token-plus on M1 W2", "use token-plus on W2 M1"),
    ):
        assert game().parse(one) != game().parse(other)


def test_dice_given_away_have_no_order() -> None:
    """Rules 10, 2.4, 7.5: dock dice and Peddler's four are a choice of dice, written metal, wood, gem, magic."""
    assert str(game().parse("dock gem.1 discarding mill paying BWM")) == "dock gem.1 discarding mill paying MWB"
    line = "gather peddler.bottom giving GMWM to 1 taking B"
    assert game().parse(line) == game().parse("gather peddler.bottom giving MMWG to 1 taking B")


UNREADABLE = [
    ("", ""),
    ("   ", ""),
    ("hello", "hello"),
    ("Gather mill.top paying MM", "Gather"),
    ("gather", "gather"),
    ("gather mill", "mill"),
    ("gather mill.left", "mill.left"),
    ("gather mill.top paying", "paying"),
    ("gather mill.top paying mm", "mm"),
    ("gather mill.top paying MX", "MX"),
    ("gather mill.top paying M M", "M"),
    ("gather mill.top MM", "MM"),
    ("gather workshop.top copying", "copying"),
    ("gather workshop.top paying M copying mill.top", "copying"),
    ("gather peddler.bottom giving MMMM to 1", "giving"),
    ("gather peddler.bottom giving MMMM to one taking B", "one"),
    ("gather peddler.bottom giving MMMM to -1 taking B", "-1"),
    ("gather peddler.bottom giving MMMM to 10 taking B", "10"),
    ("gather peddler.bottom giving MMMM to \u0661 taking B", "\u0661"),
    ("gather peddler.bottom giving MMML to 1 taking B", "MMML"),
    ("gather peddler.bottom giving MMMM to 1 taking BB", "BB"),
    ("gather peddler.bottom giving MMMM to 1 taking b", "b"),
    ("gather peddler.bottom giving " + "M" * 92 + " to 1 taking B", "M" * 60),
    ("dock", "dock"),
    ("dock iron.1 discarding mill paying M", "iron.1"),
    ("dock wood.3 discarding mill paying M", "wood.3"),
    ("dock wood.1 discarding mill.top paying M", "mill.top"),
    ("dock wood.1 discarding mill paying L", "L"),
    ("dock wood.1 paying M discarding mill", "dock"),
    ("pass taking gold", "gold"),
    ("pass twice", "pass"),
    ("keep it", "keep"),
    ("use token-seven on M1", "token-seven"),
    ("use mill.top on M1", "mill.top"),
    ("use token-six on M", "M"),
    ("use token-six on M0", "M0"),
    ("use token-six on M41", "M41"),
    ("use token-six on M-1", "M-1"),
    ("use token-six on M01", "M01"),
    ("use token-six on M\u0661", "M\u0661"),
    ("use token-six on X3", "X3"),
    ("use garden.bottom taking metal", "use"),
    ("roll 4 4 6", "roll"),
    ("craft table", "craft"),
    ("craft ../table with W3 W4", "../table"),
    ("craft table with W3,W4", "W3,W4"),
    ("steal table with W3 W4", "steal"),
    ("steal table with W3 W4 from Ann", "Ann"),
    ("end; end", "end;"),
    ("end\nend", "end"),
    ("\x00", "\x00"),
]


@pytest.mark.parametrize(("text", "at"), UNREADABLE)
def test_what_is_not_an_action_is_refused_by_its_word(text: str, at: str) -> None:
    """Rule 10: nothing is guessed; the error names the word it stopped at."""
    with pytest.raises(NotationError) as caught:
        game().parse(text)
    assert caught.value.at == at


@pytest.mark.parametrize(
    "text",
    ["M" * 1_000_000, "gather " * 200_000, "craft table with " + "W3 " * 200_000, "use token-six on " + "M1 " * 200],
)
def test_an_endless_line_is_not_read(text: str) -> None:
    """Rule 10: a line is short; the error repeats little of a long one."""
    with pytest.raises(NotationError) as caught:
        game().parse(text)
    assert len(str(caught.value)) < 300
    assert len(caught.value.text) <= 100


def test_the_longest_actions_fit() -> None:
    """Rule 10: all dice of the box in one hand can still be named."""
    line = "use north-mine.bottom on " + " ".join(["M6"] * 88)
    assert len(line) < LONGEST
    assert str(game().parse(line)) == line


def test_a_line_that_can_be_read_may_still_be_refused() -> None:
    """Rule 10: notation says what is meant, the rules whether it may be done."""
    t = table(seat("MM"), "M", face_up="mill")
    t.refuses("0 steal unheard-of with M1 from 7", "wrong-phase", "1.6")
    t.refuses("0 gather mill.top paying LL", "square-kind", "2.2", given="L")
    t.awaits(0)


WORDS = st.sampled_from(
    [
        *" ".join(ACTIONS).split(),
        *["M0", "L7", "C6", "LLLL", "CCCC", "M" * 91, "M" * 92, "9", "-1", "\u00b2", "\u0130", "\u2028", "\x1f", "*"],
    ]
)


@settings(max_examples=400, deadline=None)
@given(st.lists(WORDS, max_size=12).map(" ".join))
def test_any_words_are_an_action_or_an_error(text: str) -> None:
    """Rule 10: whatever is written, it is read and written back, or refused with nothing else happening."""
    try:
        action = game().parse(text)
    except NotationError:
        return
    assert game().parse(str(action)) == action
