"""Rule 5.4: who has won, and the other places."""

import pytest

from tests.games.kings_forge.rules.table import seat, table


def test_most_items_win() -> None:
    """Rule 5.4: rank is never points: three low cards beat two high ones."""
    t = table(seat(items="crown sword-of-destiny"), seat(items="anvil shield table"), phase="over")
    t.is_over((1,), (0,))


def test_a_tie_goes_to_the_owner_of_the_highest_card() -> None:
    """Rule 5.4: of the tied players, that is; seat 2's Sword of Destiny decides nothing between the others."""
    t = table(
        seat(items="anvil pick shield"),
        seat(items="table axe horseshoes"),
        seat(items="sword-of-destiny"),
        phase="over",
    )
    t.is_over((0,), (1,), (2,))


def test_the_other_places_likewise() -> None:
    """Rule 5.4: seats 3 and 0 tie for the second place."""
    items = ["anvil axe", "ice-sword", "table pick shield", "crown horseshoes"]
    t = table(*[seat(items=some) for some in items], phase="over")
    t.is_over((2,), (3,), (0,), (1,))


@pytest.mark.parametrize(
    ("items", "places"),
    [
        (("anvil", "", ""), ((0,), (1, 2))),
        (("", "anvil", ""), ((1,), (0, 2))),
        (("anvil", "table", ""), ((1,), (0,), (2,))),
        (("", "", "", "anvil"), ((3,), (0, 1, 2))),
    ],
)
def test_players_without_an_item_share_a_place(items: tuple[str, ...], places: tuple[tuple[int, ...], ...]) -> None:
    """Rule 5.4: nothing tells them apart."""
    table(*[seat(items=some) for some in items], phase="over").is_over(*places)


def test_while_the_play_goes_on_there_are_no_places() -> None:
    """Rule 5.4: the ranking is of the end."""
    t = table(seat(hand="M1", items="anvil"), "M", phase="craft")
    with pytest.raises(AssertionError):
        t.is_over((0,), (1,))
    t.awaits(0)
