"""What the stock would not give though the claim or the dock is allowed: rules 1.2, 2.3, 2.6."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.gains import no_metal_to_pass, not_gained
from kingsforge_bot.games.kings_forge.rulebook.parts import NoLibraryLeft, NothingToRoll, Part, StockLacks
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from tests.rulebook.asking import position

ANA = Seat(0)


def lacking(letters: str) -> tuple[Part, ...]:
    return (StockLacks(Pool.of(letters)),)


@pytest.mark.parametrize(
    ("side", "supply", "stock", "said"),
    [
        ("mill.top", "MM", "W", lacking("W")),
        ("mill.top", "MM", "WW", ()),
        ("mill.bottom", "GMMM", "M", lacking("WWWM")),
        ("astrologer.bottom", "MM", "", ()),
        ("caravan.bottom", "MMM", "MGB", lacking("W")),
        ("caravan.bottom", "MM", "MGB", ()),
        ("garden.top", "", "MG", (NothingToRoll(Kind.WOOD),)),
        ("garden.top", "", "W", ()),
        ("tavern.top", "MMM", "MW", (NothingToRoll(Kind.GEM),)),
        ("garden.bottom", "G", "M", lacking("W")),
        ("west-forest.bottom", "M", "", ()),
    ],
)
def test_a_claim_gives_what_the_stock_has(side: str, supply: str, stock: str, said: tuple[Part, ...]) -> None:
    """Rules 1.2, 2.3"""
    face_up = [CARD_OF[Side(side)].value]
    assert not_gained(position(supply, "M", face_up=face_up, deck=["shrine"], stock=stock), ANA, Side(side)) == said


@pytest.mark.parametrize(("library", "said"), [(0, (NoLibraryLeft(),)), (1, ())])
def test_library_dice_run_out(library: int, said: tuple[Part, ...]) -> None:
    """Rule 7.1: there are two."""
    taken = {"supply": "M", "library": 2 - library}
    state = position("WMM", taken, library=library)
    assert not_gained(state, ANA, Side.LIBRARY_BOTTOM) == said


@pytest.mark.parametrize(("stock", "said"), [("MMM", lacking("G")), ("G", ())])
def test_a_dock_gives_what_the_stock_has(stock: str, said: tuple[Part, ...]) -> None:
    """Rule 2.3; tokens never run out."""
    state = position("MMM", "M", stock=stock)
    assert not_gained(state, ANA, Space("gem.1")) == said
    assert not_gained(state, ANA, Space("token.1")) == ()


def test_workshop_is_warned_of_only_when_nothing_it_can_copy_gives_all() -> None:
    """Rule 7.2"""
    claims = [{"side": "mill.top", "paid": ["M", "M"]}, {"side": "north-mine.top", "paid": ["M", "M"]}]
    for stock, said in (("M", lacking("M")), ("MM", ()), ("", lacking("WW"))):
        state = position("MMM", {"supply": "M", "claims": claims}, face_up=["workshop"], stock=stock)
        found = not_gained(state, ANA, Side.WORKSHOP_TOP)
        assert bool(found) is bool(said)


@pytest.mark.parametrize(("stock", "passed", "said"), [("W", False, lacking("M")), ("M", False, ()), ("W", True, ())])
def test_the_first_to_pass_is_told_of_the_metal(stock: str, passed: bool, said: tuple[Part, ...]) -> None:
    """Rule 2.6"""
    state = position("M", {"supply": "M", "passed": passed}, stock=stock)
    assert no_metal_to_pass(state) == said
