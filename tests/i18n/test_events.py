from collections.abc import Sequence
from typing import get_args

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool, read_dice, read_die, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.brief import LONGEST, brief
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.i18n.localizer import Localizer

ANA, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))
CROWN = Item("crown")
FOREST = Held(Source.WEST_FOREST_BOTTOM)
COPIED = Held(Source.WORKSHOP_TOP, Source.WEST_FOREST_BOTTOM)
TABLE = next(entry.card for entry in craft_card_entries() if entry.card.item == "table")
GARDEN, TAVERN, CEMETERY = Side.GARDEN_TOP, Side.TAVERN_TOP, Side.CEMETERY_BOTTOM


def pool(letters: str) -> Pool:
    return Pool.of(letters)


LINES: list[tuple[e.Event, str]] = [
    (
        e.RoundBegan(2, BEN, (Card.MILL, Card.NORTH_MINE)),
        "Round 2 begins. **Ben** is first. Face up: Mill, North Mine.",
    ),
    (e.PhaseBegan(Phase.CRAFT), "The craft phase begins."),
    (e.PhaseBegan(Phase.GATHER), "The gather phase begins."),
    (e.PhaseBegan(Phase.OVER), "The game is over."),
    (e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("GMMM")), "**Ana** claimed Mill (bottom), paid 1×G (bin) 3×M."),
    (e.Claimed(ANA, Side.PEDDLER_TOP, None, ()), "**Ana** claimed Peddler (top), free."),
    (
        e.Claimed(ANA, Side.WORKSHOP_TOP, Side.SHRINE_TOP, read_kinds("MWGGM")),
        "**Ana** claimed Workshop (top) copying Shrine (top), paid 1×M 1×W (bin) 1×M 2×G.",
    ),
    (
        e.Claimed(ANA, Side.CARAVAN_BOTTOM, None, read_kinds("MMMMMWWGB")),
        "**Ana** claimed Caravan (bottom), paid 5×M 2×W 1×G 1×B.",
    ),
    (
        e.Docked(BEN, Space.GEM_1, Card.MILL, pool("MMW")),
        "**Ben** used Gem dock, space 1: turned Mill down, paid 2×M 1×W (bin).",
    ),
    (e.Passed(ANA, None), "**Ana** passed."),
    (e.Passed(ANA, PassBenefit.METAL), "**Ana** passed first, which earns 1 metal or a token (rule 2.6)."),
    (e.Passed(ANA, PassBenefit.TOKEN), "**Ana** passed first, which earns 1 metal or a token (rule 2.6)."),
    (e.Gained(ANA, pool("WWWMM"), NO_DICE, False), "**Ana** gained 3 wood, 2 metal on the smithy."),
    (e.Gained(ANA, pool("GB"), NO_DICE, True), "**Ana** gained 1 magic, 1 gem, usable now."),
    (
        e.Gained(ANA, pool("G"), pool("B"), True),
        "**Ana** gained 1 gem, usable now. The stock lacks 1 magic (rule 2.3).",
    ),
    (
        e.Gained(ANA, pool("W"), pool("W"), False),
        "**Ana** gained 1 wood on the smithy. The stock lacks 1 wood (rule 2.3).",
    ),
    (e.Gained(ANA, NO_DICE, pool("GG"), False), "**Ana** gained nothing: the stock lacks 2 gems (rule 2.3)."),
    (e.BenefitGained(ANA, FOREST), "**Ana** holds the benefit “West Forest: +2 to one die”."),
    (e.BenefitGained(ANA, COPIED), "**Ana** holds the benefit “Workshop as West Forest: +2 to one die”."),
    (e.BenefitGained(ANA, Held(Source.TOKEN_SIX)), "**Ana** holds the benefit “automatic-6 token: one die becomes 6”."),
    (e.LibraryGained(ANA, True), "**Ana** holds a Library die for the craft roll."),
    (e.LibraryGained(ANA, False), "**Ana** got no Library die: none is left (rule 7.1)."),
    (e.Traded(ANA, CLEO, pool("MMMM"), Kind.GEM), "**Ana** gave 4×M to **Cleo** and took a gem die."),
    (e.GambleRolled(ANA, GARDEN, read_die("W4")), "**Ana** rolled W4 for Garden (top)."),
    (e.GambleMissed(ANA, TAVERN), "Tavern (top): the stock has no die to roll for **Ana** (rule 2.3)."),
    (e.GambleSettled(ANA, GARDEN, read_die("W4"), True), "**Ana** kept the W4 on the smithy."),
    (e.GambleSettled(ANA, GARDEN, read_die("W3"), False), "**Ana**: the W3 went back to the stock."),
    (
        e.PurplePlaced(ANA, 6),
        "The purple die shows 6: from now on rolls of 6 are cancelled, those dice can't be used (rule 7.4).",
    ),
    (e.PurplePlaced(ANA, 7), "The purple die shows 7 and cancels nothing (rule 7.4)."),
    (e.Cancelled(ANA, read_dice("M3 W3")), "Cancelled for **Ana**: M3 W3 (rule 7.4)."),
    (e.Used(ANA, FOREST, read_dice("W4"), read_dice("W6")), "**Ana** used West Forest: W4 became W6."),
    (e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), True, None), "**Ana** took 1 wood with Garden."),
    (
        e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), True, read_die("W5")),
        "**Ana** took a wood die with Garden and rolled W5.",
    ),
    (
        e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), False, None),
        "**Ana** used Garden, but the stock has no wood (rule 2.3).",
    ),
    (e.BenefitKept(ANA, Held(Source.GARDEN_BOTTOM)), "**Ana** kept Garden for later."),
    (e.Refilled(Card.DRAGON_LAIR), "Dragon Lair is dealt."),
    (e.Rolled(ANA, read_dice("M1 M6 W4")), "**Ana** rolled M1 M6 W4."),
    (
        e.Rolled(ANA, read_dice("M1 M6 M6 M2 W4 W5 G1 B3 L2")),
        "**Ana** rolled M1 M2 M6 M6 W4 W5 G1 B3 L2.",
    ),
    (e.Crafted(ANA, Item("table"), read_dice("W3 W4")), "**Ana** crafted Table with W3 W4."),
    (e.Displayed(TABLE), "Table joins the display."),
    (
        e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4")),
        "**Ana** stole Table from **Ben** with W3 W5. **Ben** gets back W3 W4.",
    ),
    (e.TurnEnded(ANA, ()), "**Ana** ended the craft turn."),
    (e.TurnEnded(ANA, read_dice("M1")), "**Ana** ended the craft turn. To the smithy: M1."),
    (e.TurnSkipped(ANA), "**Ana** has nothing to roll."),
    (e.Won(ANA, CROWN), "**Ana** won Crown for good."),
    (e.BenefitsLost(ANA, (FOREST, COPIED)), "**Ana** did not use West Forest, Workshop as West Forest."),
    (
        e.GameEnded(((BEN,), (ANA, CLEO), (DAN,))),
        "The game is over. 1. **Ben**, 2. **Ana**, 2. **Cleo**, 4. **Dan**.",
    ),
]


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
    assert event_line(l10n, claimed, names, ANA) == "You claimed Mill (bottom), paid 1×G (bin) 3×M."
    stolen = e.Stolen(ANA, BEN, CROWN, read_dice("M5"), read_dice("M4"))
    assert event_line(l10n, stolen, names, ANA) == "You stole Crown from **Ben** with M5. **Ben** gets back M4."
    assert event_line(l10n, stolen, names, BEN) == "**Ana** stole Crown from you with M5. You get back M4."


def test_all_events_are_told() -> None:
    assert {type(event) for event, _ in LINES} == set(get_args(e.Event))


def test_names_are_escaped_in_events(l10n: Localizer) -> None:
    assert event_line(l10n, e.Passed(ANA, None), ["**x** @everyone"]) == "**\\*\\*x\\*\\* @\u200beveryone** passed."


def told(l10n: Localizer, events: Sequence[e.Event], names: Sequence[str], *, forced: bool = False) -> str:
    return brief(l10n, [(event, forced) for event in events], names)


def test_a_pass_that_nobody_chose_is_told_as_such(l10n: Localizer, names: tuple[str, ...]) -> None:
    """Ux 3.7: in the log, to oneself, and on the board."""
    passed = e.Passed(ANA, None)
    assert event_line(l10n, passed, names, forced=True) == "**Ana** passed: nothing else was possible."
    assert event_line(l10n, passed, names, ANA, forced=True) == "You passed: nothing else was possible."
    assert told(l10n, [passed], names, forced=True) == "**Ana**: passed (nothing else was possible)"


def test_many_dice_on_squares_that_are_alike_are_counted(l10n: Localizer, names: tuple[str, ...]) -> None:
    alike = e.Claimed(ANA, Side.SHRINE_BOTTOM, None, read_kinds("MMMMWWW"))
    assert "4×M 3×W" in told(l10n, [alike], names)
    assert "4×M 3×W" in event_line(l10n, alike, names)
    apart = e.Claimed(ANA, Side.SHRINE_TOP, None, read_kinds("WMMM"))
    assert "paid 1×W (bin) 3×M." in event_line(l10n, apart, names)


def test_a_claimed_benefit_is_told_by_its_effect(l10n: Localizer, names: tuple[str, ...]) -> None:
    events: list[e.Event] = [
        e.Claimed(ANA, Side.WEST_FOREST_BOTTOM, None, read_kinds("M")),
        e.BenefitGained(ANA, FOREST),
    ]
    assert told(l10n, events, names) == "**Ana**: West Forest (bottom) for 1×M; benefit: +2 to one die"
    events = [e.Claimed(BEN, Side.LIBRARY_TOP, None, read_kinds("M")), e.LibraryGained(BEN, True)]
    assert told(l10n, events, names) == "**Ben**: Library (top) for 1×M (bin); gained a Library die"


def test_a_token_is_told_by_where_it_comes_from(l10n: Localizer, names: tuple[str, ...]) -> None:
    six = e.BenefitGained(BEN, Held(Source.TOKEN_SIX))
    events: list[e.Event] = [e.Docked(BEN, Space.TOKEN_2, Card.SHRINE, pool("MMM")), six]
    assert told(l10n, events, names) == "**Ben**: Token dock, space 2 for 3×M (bin), Shrine turned down"


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
        "**Ana**: Mill (bottom) for 1×G (bin) 3×M; gained 2×M 3×W",
        "**Ben**: Token dock, space 2 for 3×M (bin), Shrine turned down",
        "**Cleo**: passed first: takes 1 metal",
        "**Ana**: Peddler (top), free",
        "**Ana**: Garden (top), free; rolled W2; W2 went back to the stock",
        "The craft phase begins.",
        "**Ben**: nothing to roll: turn over",
        "**Cleo**: rolled M3 W3 W5; cancelled M3; crafted Table; no dice left: turn over",
        "**Cleo**: won Table",
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
        "**Ana**: stole Table from **Ben**",
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
        "crafted Table (won at the end of the round unless stolen); stole Crown from **Ben**; ended the turn"
    )
    assert brief(l10n, [(event, False) for event in events], names, {Item("table")}) == line
    assert told(l10n, events, names) == line.replace(" (won at the end of the round unless stolen)", "")
    assert told(l10n, [events[0], use, *events[-3:]], names).count("became") == 1


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
