"""Decisions of a game that is over in a sentence: what was done, what would have been better, and why."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.theft_odds import Theft
from kingsforge_bot.games.kings_forge.rules.actions import Pass
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool, read_dice
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.screens.hints.decisions import best_line, decision_line
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast, OddsThen
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftDecision, Making
from kingsforge_bot.games.kings_forge.strategy.gather_review import Decision
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.i18n.localizer import Localizer, Localizers

TABLE, AXE = Item("table"), Item("axe")
LOW, HIGH = Making(TABLE, read_dice("W3 W4")), Making(TABLE, read_dice("W6 W6"))
CUT = Making(AXE, read_dice("M5 W3 W3"))
STOLEN = Making(TABLE, read_dice("W6 W6"), Seat(1))
SAFER = CraftDecision(3, (LOW,), (HIGH,), 0.4, 0.41, 0.004, Theft(TABLE, Seat(1), 0.41), 1, lost=True)
MINE = parse("gather south-mine.top paying MM")
GATHERED = Decision(2, MINE, Pass(None), 0.31)
WHYS = {
    "odds": (Contrast(odds=OddsThen(TABLE, 0.31, 0.54, least=False)), "for Table 54% instead of 31%"),
    "denied": (Contrast(denied=MINE, to=Seat(1)), "else **💧 Ben** would take South Mine"),
    "dice": (Contrast(dice=Pool.of("MM")), "with 2 metal more for the next round"),
    "all": (Contrast(), "in all worth 0.3 items more"),
}
CRAFTED = {
    "Round 3: nothing was made. Better: Table (W3 W4), for which the roll was enough.": CraftDecision(3, (), (LOW,), 1),
    "Round 3: Axe (M5 W3 W3) alone. Better: Axe (M5 W3 W3), Table (W3 W4), of the same roll.": CraftDecision(
        3, (CUT,), (CUT, LOW), 1
    ),
    "Round 3: Axe (M5 W3 W3). Better: Table (W6 W6), which takes an item from **💧 Ben**.": CraftDecision(
        3, (CUT,), (STOLEN,), 1
    ),
    "Round 3: Axe (M5 W3 W3), stolen with 30%. Better: Table (W6 W6), stolen with 5%.": CraftDecision(
        3, (CUT,), (HIGH,), 0.25, 0.3, 0.05
    ),
}


def people(l10n: Localizer) -> People:
    return People(l10n, ["🔥 Ana", "💧 Ben"])


@pytest.mark.parametrize("why", WHYS)
def test_a_gather_action_is_told_with_the_reason_that_weighs_most(l10n: Localizer, why: str) -> None:
    contrast, said = WHYS[why]
    line = decision_line(people(l10n), replace(GATHERED, why=contrast))
    assert line == f"- Round 2: “Claim South Mine (top) for 2×M”. Better: “Pass”, {said}."
    best = best_line(people(l10n), Seat(0), replace(GATHERED, why=contrast))
    assert best == f"- **🔥 Ana**, round 2: “Pass” and not “Claim South Mine (top) for 2×M”, {said}."


def test_dice_that_were_easy_to_steal_are_told_with_what_would_have_kept_the_item(l10n: Localizer) -> None:
    """Rule 3.4"""
    assert decision_line(people(l10n), SAFER) == (
        "- Round 3: Table with W3 W4, stolen with 41% (by **💧 Ben**). "
        "Better: 1 benefit more on it, W6 W6, then <1%. It was stolen."
    )
    without = decision_line(people(l10n), replace(SAFER, more=0, lost=False))
    assert without.endswith("Better: W6 W6, then <1%.")


@pytest.mark.parametrize("line", CRAFTED)
def test_other_items_are_told_with_what_they_would_have_been_better_for(l10n: Localizer, line: str) -> None:
    """Rules 3.3 and 3.4"""
    assert decision_line(people(l10n), CRAFTED[line]) == f"- {line}"


def test_the_best_craft_turn_is_told_by_what_it_gained(l10n: Localizer) -> None:
    told = {
        "- **🔥 Ana**, round 3: Table with W6 W6 and not W3 W4, so stolen with <1% and not 41% (by **💧 Ben**).": SAFER,
        "- **🔥 Ana**, round 3: Table (W6 W6), stolen from **💧 Ben**.": CraftDecision(3, (), (STOLEN,), 2),
        "- **🔥 Ana**, round 3: Axe (M5 W3 W3), Table (W3 W4), of one roll.": CraftDecision(3, (CUT,), (CUT, LOW), 1),
        "- **🔥 Ana**, round 3: Table (W3 W4), stolen with 2%.": CraftDecision(3, (CUT,), (LOW,), 0.1, 0.3, 0.02),
    }
    assert [best_line(people(l10n), Seat(0), one) for one in told.values()] == list(told)


@pytest.mark.parametrize("language", Localizers().languages)
def test_every_language_has_all_of_them(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    gathered = [replace(GATHERED, why=why) for why, _ in WHYS.values()]
    crafted = [*CRAFTED.values(), *(replace(SAFER, more=more) for more in range(3)), replace(SAFER, better=(STOLEN,))]
    told: list[Decision | CraftDecision] = [*gathered, *crafted]
    for one in told:
        for line in (decision_line(people(l10n), one), best_line(people(l10n), Seat(0), one)):
            assert line.startswith("- ")
