from collections.abc import Sequence
from typing import get_args

import pytest

from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, read_dice, read_die, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.brief import LONGEST, Readers, brief
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from tests.games.kings_forge.words.lines import ANA, BEN, CLEO, CROWN, DAN, FOREST, GARDEN, LINES, TABLE, pool
from tests.spoken import LANGUAGES


@pytest.mark.parametrize(("event", "line"), LINES)
def test_each_event_is_told(l10n: Localizer, names: tuple[str, ...], event: e.Event, line: str) -> None:
    assert event_line(l10n, event, names) == line


@pytest.mark.parametrize(("event", "line"), LINES)
def test_who_did_it_is_not_called_by_name(l10n: Localizer, names: tuple[str, ...], event: e.Event, line: str) -> None:
    seat = getattr(event, "anvil", getattr(event, "seat", None))
    if seat is None or names[seat] not in line:
        assert event_line(l10n, event, names, ANA) == line
        return
    yours = event_line(l10n, event, names, seat)
    assert names[seat] not in yours
    assert yours != line
    concerned = (seat, getattr(event, "victim", None), getattr(event, "to", None))
    other = next(one for one in (ANA, BEN, CLEO, DAN) if one not in concerned)
    assert event_line(l10n, event, names, other) == line


def test_a_deed_is_told_to_its_doer(l10n: Localizer, names: tuple[str, ...]) -> None:
    claimed = e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("GMMM"))
    assert event_line(l10n, claimed, names, ANA) == "You claimed Mill (bottom), paid 1 gem, 3 metal (1 gem lost)."
    stolen = e.Stolen(ANA, BEN, CROWN, read_dice("M5"), read_dice("M4"))
    assert event_line(l10n, stolen, names, ANA) == "You stole Crown from **Ben** with M5. **Ben** gets back M4."
    assert event_line(l10n, stolen, names, BEN) == "**Ana** stole **Crown** from you with M5. You get back M4."


def test_all_events_are_told() -> None:
    assert {type(event) for event, _ in LINES} == set(get_args(e.Event))


def test_names_are_escaped_in_events(l10n: Localizer) -> None:
    assert event_line(l10n, e.Passed(ANA, None), ["**x** @everyone"]) == "**\\*\\*x\\*\\* @\u200beveryone** passed."


def told(l10n: Localizer, events: Sequence[e.Event], names: Sequence[str], *, forced: bool = False) -> str:
    return brief(l10n, [(event, forced) for event in events], names)


def test_a_pass_that_nobody_chose_is_told_as_such(l10n: Localizer, names: tuple[str, ...]) -> None:
    """In the log, to oneself, and on the board."""
    passed = e.Passed(ANA, None)
    assert event_line(l10n, passed, names, forced=True) == "**Ana** passed: nothing else was possible."
    assert event_line(l10n, passed, names, ANA, forced=True) == "You passed: nothing else was possible."
    assert told(l10n, [passed], names, forced=True) == "**Ana**: passed (nothing else was possible)"


def test_many_dice_on_squares_that_are_alike_are_counted(l10n: Localizer, names: tuple[str, ...]) -> None:
    alike = e.Claimed(ANA, Side.SHRINE_BOTTOM, None, read_kinds("MMMMWWW"))
    assert "3 wood, 4 metal" in told(l10n, [alike], names)
    assert "3 wood, 4 metal" in event_line(l10n, alike, names)
    apart = e.Claimed(ANA, Side.SHRINE_TOP, None, read_kinds("WMMM"))
    assert "paid 1 wood, 3 metal (1 wood lost)." in event_line(l10n, apart, names)


def test_of_one_kind_it_is_counted_how_many_are_lost(l10n: Localizer, names: tuple[str, ...]) -> None:
    claimed = e.Claimed(BEN, Side.SHRINE_TOP, None, read_kinds("MMMM"))
    assert told(l10n, [claimed], names) == "**Ben**: Shrine (top) for 4 metal (1 lost)"
    assert event_line(l10n, claimed, names) == "**Ben** claimed Shrine (top), paid 4 metal (1 lost)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_paid_gained_or_given_is_told_in_words(language: str, names: tuple[str, ...]) -> None:
    """`1×M (bin) 1×M` is for those who know the game; the letters stay with rolled dice."""
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    one_kind = (e.Claimed(BEN, Side.SHRINE_TOP, None, read_kinds("MMMM")), "")
    for event, _ in (*LINES, one_kind):
        for reader in (None, ANA, CLEO):
            assert "×" not in event_line(l10n, event, names, reader)
            assert "×" not in brief(l10n, [(event, False)], names, readers=Readers(reader))
    assert l10n("dice-M", count=4) in told(l10n, [one_kind[0]], names)


def test_a_claimed_benefit_is_told_by_its_effect(l10n: Localizer, names: tuple[str, ...]) -> None:
    events: list[e.Event] = [
        e.Claimed(ANA, Side.WEST_FOREST_BOTTOM, None, read_kinds("M")),
        e.BenefitGained(ANA, FOREST),
    ]
    assert told(l10n, events, names) == "**Ana**: West Forest (bottom) for 1 metal; benefit: +2 to one die"
    events = [e.Claimed(BEN, Side.LIBRARY_TOP, None, read_kinds("M")), e.LibraryGained(BEN, True)]
    assert told(l10n, events, names) == "**Ben**: Library (top) for 1 metal (lost); gained a Library die"


def test_a_token_is_told_by_where_it_comes_from(l10n: Localizer, names: tuple[str, ...]) -> None:
    six = e.BenefitGained(BEN, Held(Source.TOKEN_SIX))
    events: list[e.Event] = [e.Docked(BEN, Space.TOKEN_2, Card.SHRINE, pool("MMM")), six]
    assert told(l10n, events, names) == "**Ben**: Token dock for 3 metal (lost), Shrine turned down"


def test_the_headline_has_a_line_per_turn(l10n: Localizer, names: tuple[str, ...]) -> None:
    events: list[e.Event] = [
        e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("GMMM")),
        e.Gained(ANA, pool("WWWMM"), NO_DICE, False),
        e.Refilled(Card.SHRINE),
        e.Docked(BEN, Space.TOKEN_2, Card.SHRINE, pool("MMM")),
        e.BenefitGained(BEN, Held(Source.TOKEN_SIX)),
        e.Passed(CLEO, PassBenefit.METAL),
        e.Gained(CLEO, pool("M"), NO_DICE, True),
        e.Claimed(ANA, Side.PEDDLER_TOP, None, ()),
        e.Claimed(ANA, Side.GARDEN_TOP, None, ()),
        e.GambleRolled(ANA, GARDEN, read_die("W2")),
        e.GambleSettled(ANA, GARDEN, read_die("W2"), False),
        e.PhaseBegan(Phase.CRAFT),
        e.TurnSkipped(BEN),
        e.Rolled(CLEO, read_dice("W3 W5 M3")),
        e.Cancelled(CLEO, read_dice("M3")),
        e.Crafted(CLEO, Item("table"), read_dice("W3 W5")),
        e.Displayed(TABLE),
        e.TurnEnded(CLEO, ()),
        e.Won(CLEO, Item("table")),
        e.RoundBegan(2, BEN, ()),
    ]
    assert told(l10n, events, names).splitlines() == [
        "**Ana**: Mill (bottom) for 1 gem, 3 metal (1 gem lost); gained 3 wood, 2 metal",
        "**Ben**: Token dock for 3 metal (lost), Shrine turned down",
        "**Cleo**: passed first: takes 1 metal",
        "**Ana**: Peddler (top), free",
        "**Ana**: Garden (top), free; rolled W2; W2 went back to the stock",
        "The craft phase begins.",
        "**Ben**: nothing to roll: turn over",
        "**Cleo**: rolled M3 W3 W5; cancelled M3; crafted **Table**; no dice left: turn over",
        "**Cleo**: won **Table**",
        "Round 2 begins, **Ben** is first.",
    ]


def test_the_first_round_tells_once_what_the_letters_on_dice_mean(l10n: Localizer, names: tuple[str, ...]) -> None:
    first, second = (told(l10n, [e.RoundBegan(number, BEN, ())], names) for number in (1, 2))
    letters = "On dice: M metal, W wood, G gem, B magic."
    assert first == f"Round 1 begins, **Ben** is first. {letters}"
    assert letters not in second


def test_steals_and_the_end_stand_in_the_headline(l10n: Localizer, names: tuple[str, ...]) -> None:
    events: list[e.Event] = [
        e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4")),
        e.GameEnded(((ANA,), (BEN,))),
    ]
    assert told(l10n, events, names).splitlines() == [
        "**Ana**: stole **Table** from **Ben**",
        "The game is over. 1. **Ana**, 2. **Ben**.",
    ]


def test_a_long_turn_still_says_what_was_made_and_stolen(l10n: Localizer, names: tuple[str, ...]) -> None:
    use = e.Used(ANA, FOREST, read_dice("M1 M2 M3 W1 W2 W3"), read_dice("M3 M4 M5 W3 W4 W5"))
    events: list[e.Event] = [
        e.Rolled(ANA, read_dice("M1 M2 M3 W1 W2 W3")),
        *[use] * 6,
        e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), True, read_die("W6")),
        e.Crafted(ANA, Item("table"), read_dice("W3 W4")),
        e.Stolen(ANA, BEN, CROWN, read_dice("W3 W5"), read_dice("W3 W4")),
        e.TurnEnded(ANA, ()),
    ]
    line = (
        "**Ana**: rolled M1 M2 M3 W1 W2 W3; used 7 benefits; "
        "crafted **Table** (won at the end of the round unless stolen); stole **Crown** from **Ben**; ended the turn"
    )
    assert brief(l10n, [(event, False) for event in events], names, {Item("table")}) == line
    assert told(l10n, events, names) == line.replace(" (won at the end of the round unless stolen)", "")
    assert told(l10n, [events[0], use, *events[-3:]], names).count("→") == 1


def test_a_long_headline_keeps_the_latest(l10n: Localizer, names: tuple[str, ...]) -> None:
    events: list[e.Event] = [event for event, _ in LINES] * 3
    text = told(l10n, [*events, e.Passed(DAN, None)], names)
    assert len(text) <= LONGEST
    assert text.endswith("**Dan**: passed")


@pytest.mark.parametrize("event", [event for event, _ in LINES])
def test_no_headline_is_too_long(l10n: Localizer, event: e.Event) -> None:
    hostile = ["*" * 40] * 4
    assert len(told(l10n, [event] * 40, hostile)) <= LONGEST
    assert len(event_line(l10n, event, hostile)) <= 500


def test_the_headline_of_nothing_is_empty(l10n: Localizer, names: tuple[str, ...]) -> None:
    assert told(l10n, [], names) == ""
