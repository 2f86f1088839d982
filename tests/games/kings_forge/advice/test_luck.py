"""Which item was won from the dice against the longest odds, and what these were."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.luck import Luck, lucks
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.summary import summary
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, position

ANA, BEN = Seat(0), Seat(1)
OVER = position({"items": ["axe", "horseshoes"]}, {"items": ["battle-axe"]}, phase="over")
"""Axe takes M5 W3 W3, Battle Axe M4 M5 M6."""
FOREST = Held(Source.WEST_FOREST_BOTTOM)
ODDS_OF_AXE = 1 / 3 * (2 / 3) ** 2


def began(number: int) -> ev.RoundBegan:
    return ev.RoundBegan(number, ANA, ())


def rolled(seat: Seat, dice: str) -> ev.Rolled:
    return ev.Rolled(seat, read_dice(dice))


def made(seat: Seat, item: str, dice: str) -> ev.Crafted:
    return ev.Crafted(seat, Item(item), read_dice(dice))


AXE: list[ev.Event] = [began(2), rolled(ANA, "M5 W3 W6"), made(ANA, "axe", "M5 W3 W6")]


def luckiest(state: State, events: list[ev.Event]) -> Luck | None:
    return min((luck for _, luck in lucks(state, events)), key=lambda luck: luck.odds, default=None)


def odds_of(*events: ev.Event, **facts: str) -> float:
    found = luckiest(position({"items": ["axe"]}, {"items": ["battle-axe"]}, phase="over", **facts), [*events])
    assert found is not None
    return found.odds


def test_it_is_the_item_that_was_least_likely_not_the_highest_roll() -> None:
    sure: list[ev.Event] = [began(1), rolled(BEN, "M6 " * 12), made(BEN, "battle-axe", "M6 M6 M6")]
    vain: list[ev.Event] = [began(3), rolled(BEN, "G6 G6 G6 G6")]
    found = luckiest(OVER, [*sure, *AXE, *vain])
    assert found is not None
    assert (found.round, found.rolled.seat, found.card.item) == (2, ANA, "axe")
    assert found.odds == pytest.approx(ODDS_OF_AXE)


def test_the_odds_are_those_of_what_was_held_and_cancelled() -> None:
    """Rules 4.2 and 7.4: a benefit of this round that is not spent before the roll, and the purple die."""
    began_, roll, craft = AXE
    gained = ev.BenefitGained(ANA, FOREST)
    assert odds_of(began_, gained, roll, craft) > ODDS_OF_AXE
    assert odds_of(gained, *AXE) == pytest.approx(ODDS_OF_AXE), "of the round before"
    assert odds_of(began_, ev.BenefitGained(BEN, FOREST), roll, craft) == pytest.approx(ODDS_OF_AXE)
    used = ev.Used(ANA, FOREST, read_dice("W1"), read_dice("W3"))
    assert odds_of(began_, gained, used, roll, craft) == pytest.approx(ODDS_OF_AXE)
    assert odds_of(began_, ev.PurplePlaced(BEN, 6), roll, craft) == pytest.approx(1 / 6 * (1 / 2) ** 2)
    assert odds_of(began_, ev.PurplePlaced(BEN, 7), roll, craft) == pytest.approx(ODDS_OF_AXE)


def test_a_theft_is_as_likely_as_better_dice_are() -> None:
    """Rules 3.4 and 4.3: than those that lie there, of which the 2nd edition counts none above 6."""
    first: list[ev.Event] = [began(1), rolled(BEN, "M6 M6 M6"), made(BEN, "battle-axe", "M5 M6 M6")]
    theft: list[ev.Event] = [
        ev.TurnEnded(BEN, ()),
        rolled(ANA, "M6 M6 M6"),
        ev.Stolen(ANA, BEN, Item("battle-axe"), read_dice("M6 M6 M6"), ()),
    ]
    assert odds_of(*first, *theft) == pytest.approx(1 / 216)
    lifted: list[ev.Event] = [began(1), rolled(BEN, "M6 M6 M6"), made(BEN, "battle-axe", "M5 M6 M8")]
    assert odds_of(*lifted, *theft, edition="second") == pytest.approx(1 / 216)
    assert luckiest(OVER, [began(1), *theft]) is None, "what lay there is not known"


def test_its_line_names_item_and_odds_and_no_dice_that_a_token_may_have_changed() -> None:
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    entry = LogEntry(1, ANA, "end", (), (*AXE, ev.Won(ANA, Item("axe"))), 0)
    assert summary(l10n, look_at(OVER), [entry])[2] == "Round 2: 🔥 Ana made Axe (15% chance)."
    nothing = LogEntry(1, ANA, "end", (), (began(1), rolled(ANA, "M6 M6")), 0)
    assert summary(l10n, look_at(OVER), [nothing])[2] == "Nobody made an item."
