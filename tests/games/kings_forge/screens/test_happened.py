"""What one reads alone after a decision: what one did in a line, why a turn is over, what it comes to."""

from collections.abc import Collection

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool, read_dice, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.words.brief import Readers, brief
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, made, position, seen_by, user_of
from tests.ui.positions import GATHER

ANA, BEN = Seat(0), Seat(1)
TABLE = Item("table")
ON_TABLE = made("table", "W3 W4")
MADE = position({"hand": ["M2"], "made": [ON_TABLE]}, "WW", phase="craft", display=["axe"])
SIX = Held(Source.TOKEN_SIX)
FOREST = Held(Source.WEST_FOREST_BOTTOM)
CRAFTED = e.Crafted(ANA, TABLE, read_dice("W3 W4"))


def told(l10n: Localizer, *events: e.Event, state: State = GATHER, followed: tuple[e.Event, ...] = ()) -> list[str]:
    entries = (LogEntry(9, BEN, "end", (), followed, 0),) if followed else ()
    return happened(l10n, seen_by(look_at(state), user_of(0)), events, entries).splitlines()


def public(l10n: Localizer, *events: e.Event, stealable: Collection[Item] = ()) -> str:
    return brief(l10n, [(event, False) for event in events], ["Ana", "Ben"], stealable)


def test_a_fruitless_roll_shows_its_dice_and_why_the_turn_is_over(l10n: Localizer) -> None:
    """Rule 3.5"""
    events = e.Rolled(ANA, read_dice("M1 M2 M2")), e.TurnEnded(ANA, read_dice("M1 M2 M2"))
    assert told(l10n, *events) == ["Nothing can be made of M1 M2 M2: your turn is over."]
    assert public(l10n, *events) == "**Ana**: rolled M1 M2 M2; made nothing: turn over"


def test_dice_that_were_cancelled_are_not_among_those_of_which_nothing_can_be_made(l10n: Localizer) -> None:
    """Rule 7.4"""
    rolled, cancelled = e.Rolled(ANA, read_dice("M1 M3 M3")), e.Cancelled(ANA, read_dice("M3 M3"))
    assert told(l10n, rolled, cancelled, e.TurnEnded(ANA, read_dice("M1"))) == [
        "You rolled M1 M3 M3. Cancelled for you: M3 M3 (rule 7.4). Nothing can be made of M1: your turn is over.",
    ]


def test_without_a_die_left_the_turn_is_over(l10n: Localizer) -> None:
    """Rule 3.5: after the last die was placed, and where all were cancelled."""
    [line] = told(l10n, CRAFTED, e.TurnEnded(ANA, ()))
    assert line == "You crafted Table with W3 W4. No dice left: your turn is over."
    rolled = e.Rolled(ANA, read_dice("M3"))
    cancelled = e.Cancelled(ANA, read_dice("M3"))
    assert told(l10n, rolled, cancelled, e.TurnEnded(ANA, ()))[-1].endswith("No dice left: your turn is over.")
    assert public(l10n, e.Rolled(ANA, read_dice("W3 W4")), CRAFTED, e.TurnEnded(ANA, ())).endswith(
        "; no dice left: turn over"
    )


def test_a_turn_ended_by_its_player_is_told_as_such(l10n: Localizer) -> None:
    ended = e.TurnEnded(ANA, read_dice("M1"))
    assert told(l10n, ended) == ["You ended your craft turn. To your smithy: M1."]
    assert public(l10n, e.Rolled(ANA, read_dice("W3 W4 M1")), CRAFTED, ended).endswith("; ended the turn")


def test_a_library_die_that_is_left_is_a_die(l10n: Localizer) -> None:
    """Rule 7.1: it goes to the stock, so that the smithy gets nothing."""
    line = public(l10n, e.Rolled(ANA, read_dice("W3 W4 L1")), CRAFTED, e.TurnEnded(ANA, ()))
    assert line.endswith("; ended the turn")


def test_the_first_item_of_a_turn_says_when_it_is_won(l10n: Localizer) -> None:
    """Rule 5.1, once: neither with the second item, nor when the round is over."""
    assert told(l10n, CRAFTED, state=MADE) == [
        "You crafted Table with W3 W4.",
        "-# Won at the end of the round unless stolen.",
    ]
    second = e.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    more = position(
        {
            "hand": ["M2"],
            "made": [ON_TABLE, made("axe", "M5 W3 W3")],
        },
        "MWW",
        phase="craft",
        display=["crown"],
    )
    assert told(l10n, second, state=more) == ["You crafted Axe with M5 W3 W3."]
    assert told(l10n, CRAFTED, second, state=more)[-1].endswith("Won at the end of the round unless stolen.")
    over = (e.Used(ANA, SIX, (), ()), CRAFTED, e.TurnEnded(ANA, ()), e.Won(ANA, TABLE), e.BenefitsLost(ANA, (FOREST,)))
    assert told(l10n, *over) == ["You crafted **Table** with W3 W4 and won it."], (
        "how it came about was seen step by step"
    )
    assert told(l10n, *over[2:]) == ["You won **Table** for good."]


def test_what_nobody_can_steal_is_not_said_to_be_at_stake(l10n: Localizer) -> None:
    """Rule 3.4: without a wood die Ben cannot steal Table; the workbench, where it stands below, says so."""
    safe = position({"hand": ["M2"], "made": [ON_TABLE]}, "MM", phase="craft", display=["axe"])
    assert told(l10n, CRAFTED, state=safe) == ["You crafted Table with W3 W4."]
    ended = position({"supply": "M", "made": [ON_TABLE]}, "MM", phase="craft", display=["axe"], turn=1)
    assert told(l10n, CRAFTED, state=ended) == ["You crafted Table with W3 W4.", "-# Won at the end of the round."]


def test_in_public_it_is_said_once_and_of_items_that_can_be_stolen(l10n: Localizer) -> None:
    stake, axe = "(won at the end of the round unless stolen)", Item("axe")
    crafted = e.Crafted(BEN, axe, read_dice("M5 W3 W3"))
    both = public(l10n, CRAFTED, crafted, stealable={TABLE, axe})
    assert both.splitlines() == [f"**Ana**: crafted **Table** {stake}", "**Ben**: crafted **Axe**"]
    one = public(l10n, CRAFTED, crafted, stealable={axe})
    assert one.splitlines() == ["**Ana**: crafted **Table**", f"**Ben**: crafted **Axe** {stake}"]
    assert stake not in public(l10n, CRAFTED, crafted)
    later = public(l10n, CRAFTED, e.Won(ANA, TABLE), e.RoundBegan(2, BEN, ()), crafted, stealable={axe})
    assert later.endswith(stake)


@pytest.mark.parametrize(
    ("taking", "gained", "line"),
    [
        (PassBenefit.METAL, e.Gained(ANA, Pool.of("M"), NO_DICE, True), "you take 1 metal, usable now."),
        (
            PassBenefit.TOKEN,
            e.BenefitGained(ANA, Held(Source.TOKEN_PLUS)),
            "you take a +1/+1 token, for two dice after the roll.",
        ),
    ],
)
def test_the_first_pass_says_what_it_brings(l10n: Localizer, taking: PassBenefit, gained: e.Event, line: str) -> None:
    """Rule 2.6"""
    assert told(l10n, e.Passed(ANA, taking), gained) == [f"You passed first: {line}"]


def test_a_claim_is_confirmed_in_one_line_and_what_others_did_at_once_follows(l10n: Localizer) -> None:
    claimed = e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("GMMM"))
    gained = e.Gained(ANA, Pool.of("WWWMM"), NO_DICE, False)
    others = (e.Passed(BEN, None), e.PhaseBegan(Phase.CRAFT), e.Rolled(BEN, read_dice("M1")))
    assert told(l10n, claimed, gained, e.Refilled(Card.SHRINE), followed=others) == [
        "You claimed Mill (bottom): 3 wood, 2 metal for the next round.",
        "-# **💧 Ben**: passed",
        "-# **💧 Ben**: rolled M1",
    ]


def test_of_what_others_did_at_once_every_turn_is_told(l10n: Localizer) -> None:
    """In small lines, many turns of the gather phase on one; the round and phase stand below (1.5, 2.8, 5.1)."""
    ended = e.TurnEnded(BEN, ())
    others = e.Passed(BEN, None), e.PhaseBegan(Phase.CRAFT), e.Rolled(BEN, read_dice("W3 W4")), ended
    settled = e.Won(BEN, TABLE), e.RoundBegan(2, BEN, ())
    assert told(l10n, e.Passed(ANA, None), followed=(*others, *settled)) == [
        "You passed.",
        "-# **💧 Ben**: passed",
        "-# **💧 Ben**: rolled W3 W4; made nothing: turn over",
        "-# **💧 Ben**: won **Table**",
    ]
    claimed = e.Claimed(BEN, Side.MILL_BOTTOM, None, read_kinds("GMMM"))
    begun = told(l10n, e.Passed(ANA, None), followed=(claimed, claimed, claimed, *others))
    assert begun[1:] == [
        "-# **💧 Ben**: Mill (bottom); Mill (bottom); Mill (bottom); passed",
        "-# **💧 Ben**: rolled W3 W4; made nothing: turn over",
    ]


def test_where_many_played_each_turn_is_told_with_who_it_was(l10n: Localizer) -> None:
    cleo = Seat(2)
    turns = [e.Claimed(seat, Side.MILL_BOTTOM, None, read_kinds("GMMM")) for seat in (BEN, cleo, cleo, BEN)]
    three = position("M", "M", "M", face_up=["mill"], deck=["garden"], display=["axe"])
    [line] = told(l10n, e.Passed(ANA, None), state=three, followed=tuple(turns))[1:]
    assert line == "-# **💧 Ben**: Mill (bottom); **🦋 Cleo**: Mill (bottom); Mill (bottom); **💧 Ben**: Mill (bottom)"


def test_a_long_turn_of_another_is_told_in_fewer_whole_words(l10n: Localizer) -> None:
    """One line of a phone: first where they went, or what they made; how it came about is in the log."""
    claimed = e.Claimed(BEN, Side.NORTH_MINE_BOTTOM, None, read_kinds("MM"))
    gained = e.BenefitGained(BEN, Held(Source.NORTH_MINE_BOTTOM))
    assert told(l10n, e.Passed(ANA, None), followed=(claimed, gained))[1:] == ["-# **💧 Ben**: North Mine (bottom)"]
    one = read_dice("G1")[0]
    gamble = e.GambleRolled(BEN, Side.TAVERN_TOP, one), e.GambleSettled(BEN, Side.TAVERN_TOP, one, kept=False)
    tavern = e.Claimed(BEN, Side.TAVERN_TOP, None, ())
    assert told(l10n, e.Passed(ANA, None), followed=(tavern, *gamble))[1:] == [
        "-# **💧 Ben**: Tavern (top); G1 went back to the stock"
    ]
    made_it = e.Rolled(BEN, read_dice(" ".join(["W3"] * 12))), e.Crafted(BEN, TABLE, read_dice("W3 W4"))
    ended = e.TurnEnded(BEN, read_dice("W1"))
    assert told(l10n, e.Passed(ANA, None), followed=(*made_it, ended))[1:] == ["-# **💧 Ben**: crafted **Table**"]
    fruitless = e.Rolled(BEN, read_dice(" ".join(["M1"] * 12))), e.TurnEnded(BEN, read_dice(" ".join(["M1"] * 12)))
    assert told(l10n, e.Passed(ANA, None), followed=fruitless)[1:] == ["-# **💧 Ben**: made nothing: turn over"]


def test_all_stands_in_the_order_in_which_it_happened(l10n: Localizer) -> None:
    """Rules 3.3, 5.1: an item is made, others craft, it is won, the next round begins with their claim."""
    rolled, ended = e.Rolled(BEN, read_dice("M1")), e.TurnEnded(BEN, read_dice("M1"))
    claimed = e.Claimed(BEN, Side.MILL_TOP, None, ())
    others = rolled, ended, e.Won(ANA, TABLE), e.RoundBegan(2, BEN, ()), claimed
    assert [line.split(" ")[-1] for line in told(l10n, CRAFTED, e.TurnEnded(ANA, ()), followed=others)] == [
        "over.",
        "over",
        "good.",
        "(top)",
    ]


def test_what_others_won_by_ones_own_decision_is_told(l10n: Localizer) -> None:
    """Rule 5.1: whoever ends the round reads who won."""
    ended = e.Rolled(ANA, read_dice("M1")), e.TurnEnded(ANA, read_dice("M1")), e.Won(BEN, TABLE)
    assert told(l10n, *ended) == ["Nothing can be made of M1: your turn is over.", "-# **💧 Ben**: won **Table**"]


def test_what_one_won_or_lost_stands_by_itself_and_gives_way_to_nothing(l10n: Localizer) -> None:
    """Rules 3.4, 5.1: in letters of the usual size, also where all else of one's own is small."""
    rolled, ended = e.Rolled(ANA, read_dice("M1 M6")), e.TurnEnded(ANA, read_dice("M1 M6"))
    stolen = e.Stolen(BEN, ANA, TABLE, read_dice("W3 W5"), read_dice("W3 W4"))
    lines = told(l10n, rolled, ended, followed=(e.Won(ANA, Item("axe")), stolen))
    fruitless, won, robbed = lines
    assert won == "You won **Axe** for good."
    assert shorter(l10n, "\n".join(lines)).whole[-1].splitlines() == [f"-# {fruitless}", won, robbed]


@pytest.mark.parametrize("language", Localizers().languages)
def test_a_turn_of_ones_own_that_is_skipped_gives_way_to_nothing(language: str) -> None:
    """Rule 3.5: after the last claim of a round that spent all dice, however much the others did since."""
    spoken = Localizers().for_locale(language).of("kings_forge")
    claimed = e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("M"))
    theirs = e.Rolled(BEN, read_dice("M1 M2")), e.TurnEnded(BEN, read_dice("M1 M2")), e.RoundBegan(2, BEN, ())
    lines = told(
        spoken, claimed, followed=(e.TurnSkipped(ANA), *theirs, e.Docked(BEN, Space.WOOD_1, Card.SHRINE, Pool.of("M")))
    )
    skipped = spoken("yours-turn-skipped")
    assert lines[1] == skipped
    news = shorter(spoken, "\n".join(lines))
    *first, own, skips, least = *news.whole, *news.least
    assert own.splitlines()[1:] == [skipped], "what was claimed gives way last"
    assert all(skipped in one.splitlines() for one in (*first, own))
    assert [skips, least] == [skipped, f"-# {skipped}"], "at last in small letters"


def test_of_what_others_did_it_is_told_what_they_got_and_not_for_how_much(l10n: Localizer) -> None:
    """Rules 2.3, 8.1: on one line of a phone the gain stands whole; the log and the board have the price."""
    claimed, gained = e.Claimed(BEN, Side.MILL_BOTTOM, None, read_kinds("GMMM")), Pool.of("WWWMM")
    others = (claimed, e.Gained(BEN, gained, NO_DICE, False), e.Docked(BEN, Space.WOOD_1, Card.SHRINE, Pool.of("M")))
    assert told(l10n, e.Passed(ANA, None), followed=others)[1:] == [
        "-# **💧 Ben**: Mill (bottom); gained 3 wood, 2 metal",
        "-# **💧 Ben**: Wood dock",
    ]
    whole = brief(l10n, [(one, False) for one in others], ["Ana", "Ben"])
    assert "for 1 gem, 3 metal" in whole
    assert "Shrine turned down" in whole


def test_where_an_item_ends_the_turn_by_itself_it_says_so(l10n: Localizer) -> None:
    [line] = told(l10n, e.Crafted(ANA, TABLE, ()), e.TurnEnded(ANA, read_dice("M1")))
    assert line.endswith("Nothing more can be made: your turn is over.")


def test_items_are_told_though_their_turns_give_way(l10n: Localizer) -> None:
    """Rule 3.3: nobody looks for what was made in the log; once it is won (5.1) that says enough."""
    turn = (e.Rolled(ANA, read_dice("W3 W4")), CRAFTED, e.TurnEnded(ANA, ()))
    later: list[e.Event] = [e.Passed(seat, None) for seat in (BEN, ANA, BEN)]
    shown = brief(l10n, [(event, False) for event in (*turn, *later)], ["Ana", "Ben"], most=3).splitlines()
    assert shown == ["**Ana**: crafted **Table** (W3 W4)", "**Ana**: passed", "**Ben**: passed"]
    settled = [(event, False) for event in (*turn, e.Won(ANA, TABLE), *later)]
    assert brief(l10n, settled, ["Ana", "Ben"], most=3).count("Table") == 1


def test_of_the_longest_turn_what_was_made_is_told(l10n: Localizer) -> None:
    rolled = e.Rolled(ANA, read_dice(" ".join(["W3"] * 160)))
    assert public(l10n, rolled, CRAFTED) == "**Ana**: rolled 160 dice; crafted **Table**"


def test_whoever_was_robbed_is_addressed(l10n: Localizer) -> None:
    """Rule 3.4: in what is told to that player alone."""
    stolen = e.Stolen(ANA, BEN, TABLE, (), ())
    assert brief(l10n, [(stolen, False)], ["Ana", "Ben"], readers=Readers(BEN)) == "**Ana**: stole **Table** from you"
    assert brief(l10n, [(stolen, False)], ["Ana", "Ben"], readers=Readers(ANA)).endswith("from **Ben**")


def test_a_board_tells_three_lines_of_what_happened(l10n: Localizer) -> None:
    """More pushes what can be pressed off a phone's screen."""
    passed = [(e.Passed(seat, None), False) for seat in (ANA, BEN, ANA, BEN)]
    assert brief(l10n, passed, ["Ana", "Ben"], most=3).splitlines() == [
        "**Ben**: passed",
        "**Ana**: passed",
        "**Ben**: passed",
    ]


def test_a_theft_gives_way_after_all_that_was_earlier(l10n: Localizer) -> None:
    """Rule 3.4: whoever lost an item learns it from the board, though others have played since."""
    stolen = e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4"))
    happened: list[e.Event] = [stolen, *(e.Passed(seat, None) for seat in (BEN, ANA, BEN, ANA))]
    turns = [(event, False) for event in happened]
    assert brief(l10n, turns, ["Ana", "Ben"], most=3).splitlines() == [
        "**Ana**: stole **Table** from **Ben** (W3 W5)",
        "**Ben**: passed",
        "**Ana**: passed",
    ]
    assert "stole" not in brief(l10n, turns, ["Ana", "Ben"], most=1)


def test_that_a_round_began_is_no_news_in_place_of_what_was_won(l10n: Localizer) -> None:
    """Rule 5.1: where a phone has room for one line, it says who won what; the round stands above the news."""
    rolled = e.Rolled(ANA, read_dice(" ".join(["W3"] * 40)))
    stolen = e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4"))
    happened: list[e.Event] = [
        rolled,
        stolen,
        e.TurnEnded(ANA, ()),
        e.Won(ANA, Item("table")),
        e.RoundBegan(2, BEN, ()),
    ]
    turns = [(event, False) for event in happened]
    won = "**Ana**: won **Table** (stolen from **Ben**)"
    assert brief(l10n, turns, ["Ana", "Ben"], most=1) == won, "rule 3.4: that it was a theft is told wherever it is won"
    passed = [*turns, (e.Passed(BEN, None), False)]
    assert brief(l10n, passed, ["Ana", "Ben"], most=1).splitlines() == [won, "**Ben**: passed"]
    assert brief(l10n, turns[-1:], ["Ana", "Ben"], most=1) == "Round 2 begins, **Ben** is first."


def test_a_theft_gives_way_to_what_was_won(l10n: Localizer) -> None:
    """Rule 5.1: once items are won nothing can be stolen back."""
    stolen = e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4"))
    happened: list[e.Event] = [stolen, e.Won(BEN, Item("axe")), e.Won(ANA, Item("table")), e.RoundBegan(2, BEN, ())]
    told = brief(l10n, [(event, False) for event in happened], ["Ana", "Ben"], most=3).splitlines()
    assert told == [
        "**Ben**: won **Axe**",
        "**Ana**: won **Table** (stolen from **Ben**)",
        "Round 2 begins, **Ben** is first.",
    ]


def test_what_was_won_says_how_where_its_turn_is_not_told(l10n: Localizer) -> None:
    """Whoever comes back after a round reads what the others did in it, also in the few lines of a phone."""
    crafted, axe = e.Crafted(BEN, Item("axe"), read_dice("M5 M6")), e.Won(BEN, Item("axe"))
    taken = e.Stolen(BEN, ANA, TABLE, read_dice("W3 W5"), read_dice("W3 W4"))
    turn: list[e.Event] = [e.Rolled(BEN, read_dice("M5 M6 W3 W5")), crafted, taken, e.TurnEnded(BEN, ())]
    over: list[e.Event] = [axe, e.Won(BEN, TABLE), e.RoundBegan(2, BEN, ())]
    told = [(event, False) for event in (*turn, *over)]
    won = "**Ben**: won **Axe** (crafted with M5 M6); won **Table**"
    assert brief(l10n, told, ["Ana", "Ben"], most=2).splitlines()[0] == f"{won} (stolen from **Ana**)"
    assert brief(l10n, told, ["Ana", "Ben"], most=2, readers=Readers(ANA)).splitlines()[0] == f"{won} (stolen from you)"
    assert "**Ben**: won **Axe**; won **Table**" in brief(l10n, told, ["Ana", "Ben"]).splitlines(), (
        "its turn stands above"
    )


def test_what_was_done_to_the_reader_is_told(l10n: Localizer) -> None:
    """Rule 3.4: the item is gone, its dice are on the smithy."""
    stolen = e.Stolen(BEN, ANA, TABLE, read_dice("W3 W5"), read_dice("W3 W4"))
    lines = told(l10n, e.TurnEnded(ANA, ()), followed=(e.Rolled(BEN, read_dice("W3 W5")), stolen))
    assert lines == [
        "You ended your craft turn.",
        "-# **💧 Ben**: rolled W3 W5",
        "**💧 Ben** stole **Table** from you with W3 W5. You get back W3 W4.",
    ]


def test_what_was_won_two_rounds_ago_is_no_news(l10n: Localizer) -> None:
    """The picture shows it; alone with bots one board tells of many rounds."""
    rounds: list[e.Event] = [e.Won(ANA, TABLE), e.RoundBegan(2, BEN, ()), e.Passed(ANA, None), e.Passed(BEN, None)]
    passed: list[e.Event] = [e.Passed(seat, None) for seat in (ANA, BEN, ANA)]
    fresh = brief(l10n, [(event, False) for event in (*rounds, *passed)], ["Ana", "Ben"], most=3)
    assert "won **Table**" in fresh
    old = brief(
        l10n, [(event, False) for event in (*rounds, e.RoundBegan(3, BEN, ()), *passed)], ["Ana", "Ben"], most=3
    )
    assert old.splitlines() == ["**Ana**: passed", "**Ben**: passed", "**Ana**: passed"]


def test_who_stole_from_the_reader_did_not_make_nothing(l10n: Localizer) -> None:
    """Rule 3.4: the theft is told by itself, and is what became of their roll all the same."""
    stolen = e.Stolen(BEN, ANA, TABLE, read_dice("W3 W5"), read_dice("W3 W4"))
    theirs = (e.Rolled(BEN, read_dice("W1 W3 W5")), stolen, e.TurnEnded(BEN, read_dice("W1")), e.Won(BEN, TABLE))
    lines = told(l10n, e.TurnEnded(ANA, ()), followed=theirs)
    assert lines[2].startswith("**💧 Ben** stole **Table** from you")
    assert [line for line in lines if "nothing" in line] == []
    assert [lines[1], *lines[3:]] == [
        "-# **💧 Ben**: rolled W1 W3 W5; ended the turn",
        "-# **💧 Ben**: won **Table** (stolen from you)",
    ]


def test_where_there_is_little_room_of_what_one_did_the_first_sentences_are_told(l10n: Localizer) -> None:
    """What a press came to is told; its end gives way before it, to what others did since."""
    first = "You claimed North Mine (top): 2 metal."
    own = f"{first} No card is left to turn up: the craft phase begins."
    news = shorter(l10n, f"{own}\n-# **💧 Ben**: East Forest (bottom)")
    assert news.whole[1].splitlines() == [
        f"-# {first}",
        "-# **💧 Ben**: East Forest (bottom)",
    ]
