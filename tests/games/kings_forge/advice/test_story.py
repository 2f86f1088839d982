"""What is worth telling of a game that is over."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.story import Why, highlights, story
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.summary import course
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, position

ANA, BEN = Seat(0), Seat(1)
OVER = position({"items": ["axe", "crown"]}, {"items": ["table", "shield"]}, phase="over")


def began(number: int) -> ev.RoundBegan:
    return ev.RoundBegan(number, ANA, ())


def rolled(seat: Seat, dice: str) -> ev.Rolled:
    return ev.Rolled(seat, read_dice(dice))


def won(seat: Seat, item: str) -> ev.Won:
    return ev.Won(seat, Item(item))


def made(seat: Seat, item: str) -> ev.Crafted:
    return ev.Crafted(seat, Item(item), ())


def stolen(item: str) -> ev.Stolen:
    return ev.Stolen(BEN, ANA, Item(item), (), ())


def test_the_boldest_steal_is_that_of_the_highest_rank() -> None:
    events: list[ev.Event] = [began(1), stolen("shield"), began(3), stolen("crown"), stolen("axe")]
    found = story(OVER, events).steal
    assert found is not None
    assert (found.round, found.stolen.item) == (3, "crown")


def test_the_turning_point_is_where_the_winner_leads_for_good() -> None:
    """Rule 5.4: items, then the highest rank."""
    ahead: list[ev.Event] = [
        began(1),
        won(ANA, "axe"),
        began(2),
        won(BEN, "table"),
        won(BEN, "shield"),
        began(4),
        won(ANA, "crown"),
    ]
    found = story(OVER, ahead).turn
    assert found is not None
    assert (found.round, found.seat) == (4, ANA)
    found = story(OVER, ahead[:2]).turn
    assert found is not None
    assert (found.round, found.seat) == (1, ANA)


def test_it_begins_with_the_first_item_and_ends_with_the_last_one_of_the_winner() -> None:
    """Rule 5.4: who has the highest rank wins where items are equal."""
    events: list[ev.Event] = [began(1), won(BEN, "table"), began(2), won(ANA, "axe"), began(3), won(ANA, "crown")]
    found = story(OVER, [*events, won(BEN, "shield")])
    assert found.first is not None
    assert found.last is not None
    assert (found.first.round, found.first.won) == (1, won(BEN, "table"))
    assert (found.last.round, found.last.won) == (3, won(ANA, "crown"))


def lines(over: State, events: list[ev.Event]) -> list[str]:
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    return next(course(l10n, look_at(over), [LogEntry(1, ANA, "end", (), tuple(events), 0)]))


def test_the_story_tells_every_item_won_in_the_order_in_which_they_were_made() -> None:
    """Rules 3.3, 3.4, 5.1: also the second one of a turn, and of what was stolen who had made it."""
    events: list[ev.Event] = [
        *(began(1), made(ANA, "axe"), made(ANA, "shield"), won(ANA, "shield"), won(ANA, "axe")),
        began(2),
        *(began(3), made(ANA, "crown"), stolen("crown"), made(BEN, "table"), won(BEN, "table"), won(BEN, "crown")),
    ]
    assert lines(OVER, events) == [
        "Round 1: **🔥 Ana** made Axe, Shield.",
        "Round 3: **💧 Ben** stole Crown from **🔥 Ana**; **💧 Ben** made Table.",
    ]


def test_the_story_says_since_when_the_winner_was_ahead_but_not_of_the_last_round() -> None:
    """Rule 5.4"""
    over = position({"items": ["axe"]}, {"items": ["table", "crown", "shield"]}, phase="over")
    events: list[ev.Event] = [began(1), made(ANA, "axe"), won(ANA, "axe"), began(2), made(BEN, "table")]
    events += [won(BEN, "table"), began(3), made(BEN, "crown"), won(BEN, "crown")]
    ahead = "from then on **💧 Ben** was ahead"
    assert not [line for line in lines(over, events) if ahead in line]
    events += [began(5), made(BEN, "shield"), won(BEN, "shield")]
    assert lines(over, events)[2] == f"Round 3: **💧 Ben** made Crown; {ahead}."


def test_the_story_says_how_likely_was_what_was_not() -> None:
    """Rule 3.3: of a shield and a dozen metal dice, and of an axe and three dice, only the axe is notable."""
    shield = ev.Crafted(ANA, Item("shield"), read_dice("M5 M5"))
    axe = ev.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    taken = ev.Stolen(BEN, ANA, Item("axe"), read_dice("M6 W3 W3"), ())
    sure: list[ev.Event] = [began(1), rolled(ANA, "M5 " * 12), shield, won(ANA, "shield")]
    doubtful: list[ev.Event] = [began(2), rolled(ANA, "M5 W3 W3"), axe]
    over = position({"items": ["shield", "axe"]}, {}, phase="over")
    first, second = lines(over, [*sure, *doubtful, won(ANA, "axe")])
    assert first == "Round 1: **🔥 Ana** made Shield; from then on **🔥 Ana** was ahead."
    assert second == "Round 2: **🔥 Ana** made Axe (15% chance)."
    _, theft = lines(over, [*sure, *doubtful, rolled(BEN, "M6 W3 W3"), taken, won(BEN, "axe")])
    assert theft == "Round 2: **💧 Ben** stole Axe (14% chance) from **🔥 Ana**."


def test_many_rounds_stand_side_by_side() -> None:
    items = ("axe", "table", "shield", "crown", "trumpet", "pick", "bracelet", "anvil", "necklace")
    events: list[ev.Event] = []
    for number, item in enumerate(items, 1):
        events += [began(number), made(Seat(number % 2), item), won(Seat(number % 2), item)]
    told = lines(OVER, events)
    assert len(told) <= 6
    text = " ".join(told)
    assert [text.count(name) for name in ("Axe", "Necklace", "Round 1:", "Round 9:")] == [1] * 4
    rounds = [text.index(f"Round {number}:") for number in range(1, len(items) + 1)]
    assert rounds == sorted(rounds)


def test_less_room_is_found_without_leaving_out_an_item() -> None:
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    axe = ev.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    events: list[ev.Event] = [began(1), rolled(ANA, "M5 W3 W3"), axe, won(ANA, "axe"), rolled(BEN, "M6 M5")]
    events += [began(2), made(ANA, "crown"), won(ANA, "crown")]
    entries = [LogEntry(1, ANA, "end", (), tuple(events), 0)]
    forms = list(course(l10n, look_at(OVER), entries))
    assert forms[0][-1] == "Round 1: **💧 Ben** rolled M6 M5, and made nothing in this game."
    assert all("Axe" in "".join(form) and "Crown" in "".join(form) for form in forms)
    assert [("chance" in "".join(form), len(form)) for form in forms] == [
        (True, 3),
        (True, 2),
        (False, 2),
        (False, 1),
    ]


def test_a_turning_point_that_was_stolen_names_its_victim() -> None:
    """Rule 3.4, in the picture of the end."""
    events: list[ev.Event] = [began(1), made(ANA, "shield"), stolen("shield"), won(BEN, "shield")]
    later = [*events, began(2), made(BEN, "table"), won(BEN, "table"), stolen("crown")]
    found = {one.why: one.victim for one in highlights(story(OVER, later))}
    assert found[Why.TURN] == ANA


def test_what_was_the_only_item_is_not_told_twice() -> None:
    found = story(OVER, [began(1), won(ANA, "axe")])
    assert (found.first, found.last is None) == (None, False)


def test_nothing_is_told_where_there_was_nothing() -> None:
    found = story(OVER, [began(1), rolled(ANA, "M6")])
    assert (found.steal, found.turn, found.steps) == (None, None, ())
    assert lines(OVER, [began(1)]) == ["Nobody made an item."]


def test_highlights_are_three_items_at_most_in_the_order_of_the_game() -> None:
    """The first item gives way to steal and turning point, and none is told twice."""
    over = position({"items": ["axe"]}, {"items": ["table", "shield", "crown"]}, phase="over")
    events: list[ev.Event] = [
        *(began(1), made(ANA, "axe"), won(ANA, "axe")),
        *(began(2), made(ANA, "shield"), stolen("shield"), won(BEN, "shield")),
        *(began(3), made(BEN, "table"), won(BEN, "table")),
        *(began(4), made(BEN, "crown"), won(BEN, "crown")),
    ]
    found = highlights(story(over, events))
    assert [(one.why, one.round, one.item) for one in found] == [
        (Why.STEAL, 2, "shield"),
        (Why.TURN, 3, "table"),
        (Why.LAST, 4, "crown"),
    ]
    assert found[0].victim == ANA
    without_steal = [event for event in events if not isinstance(event, ev.Stolen)]
    assert [one.why for one in highlights(story(over, without_steal))] == [Why.FIRST, Why.TURN, Why.LAST]
    assert highlights(story(over, [])) == ()
