"""What is worth telling of a game that is over."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.beats import Beats
from kingsforge_bot.games.kings_forge.advice.story import Why, highlights, story
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.screens.summary import facts, summary
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


def test_each_seat_has_its_best_moment() -> None:
    """A won item before one that was stolen again, a steal before what was crafted, then the rank; else a roll."""
    ana: list[ev.Event] = [
        began(1),
        made(ANA, "axe"),
        made(ANA, "shield"),
        began(2),
        made(ANA, "crown"),
        stolen("crown"),
    ]
    wins: list[ev.Event] = [won(ANA, "axe"), won(BEN, "crown"), made(BEN, "table"), won(BEN, "table")]
    best = story(OVER, [*ana, *wins]).best
    assert [(one.round, one.done, one.won) for one in best if one] == [
        (1, made(ANA, "axe"), True),
        (2, stolen("crown"), True),
    ]
    robbed = story(OVER, [began(1), made(ANA, "axe"), stolen("axe"), won(BEN, "axe")]).best[ANA]
    assert robbed is not None
    assert (robbed.done, robbed.won) == (made(ANA, "axe"), False)
    nothing, rolls = story(OVER, [began(1), rolled(BEN, "M6 M6"), began(2), rolled(BEN, "M1 M2 M2")]).best
    assert nothing is None
    assert rolls is not None
    assert rolls.done == rolled(BEN, "M6 M6")


def test_what_turned_the_game_is_told_below_the_best_of_each() -> None:
    """Rule 5.4; in the last post, for everybody."""
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    events: list[ev.Event] = [began(1), made(ANA, "axe"), won(ANA, "axe"), made(BEN, "crown"), stolen("crown")]
    best, course = facts(l10n, look_at(OVER), [LogEntry(1, ANA, "end", (), tuple(events), 0)])
    assert [one.text for one in best] == [
        "Round 1: **🔥 Ana** made Axe; that won the game, **🔥 Ana** 1:0 **💧 Ben**.",
        "Round 1: **💧 Ben** stole Crown from **🔥 Ana**; then it stood **🔥 Ana** 1:0 **💧 Ben**.",
    ]
    assert course == [], "the turning point was the best of somebody"
    later = [*events, began(2), made(ANA, "shield"), won(ANA, "shield")]
    best, course = facts(l10n, look_at(OVER), [LogEntry(1, ANA, "end", (), tuple(later), 0)])
    assert best[0].text == "Round 1: **🔥 Ana** made Axe; ahead from then on, **🔥 Ana** 1:0 **💧 Ben**."
    assert course == []


def test_each_line_of_the_story_says_how_likely_it_was_and_what_came_of_it() -> None:
    """Rules 3.4, 5.1, 5.4"""
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    axe = ev.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    taken = ev.Stolen(BEN, ANA, Item("axe"), read_dice("M6 W3 W3"), ())
    events: list[ev.Event] = [
        *(began(1), rolled(ANA, "M5 W3 W3"), axe, rolled(BEN, "M6 W3 W3"), taken, won(BEN, "axe")),
        *(began(2), made(BEN, "table"), won(BEN, "table")),
        *(began(3), made(BEN, "crown"), won(BEN, "crown")),
    ]
    over = position({}, {"items": ["axe", "table", "crown"]}, phase="over")
    best, course = facts(l10n, look_at(over), [LogEntry(1, ANA, "end", (), tuple(events), 0)])
    theft = "Round 1: **💧 Ben** stole Axe from **🔥 Ana** with a chance of 14%"
    ahead = "ahead from then on, **💧 Ben** 1:0 **🔥 Ana**."
    assert [one.text for one in best] == [f"{theft}; {ahead}"], "the theft once, and who was robbed"
    assert course == []


def test_what_was_nearly_sure_is_no_highlight_and_told_without_its_odds() -> None:
    """Rule 3.3: of a shield and a dozen metal dice, and of an axe and three dice, the axe was in doubt."""
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    shield = ev.Crafted(ANA, Item("shield"), read_dice("M5 M5"))
    axe = ev.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    sure: list[ev.Event] = [began(1), rolled(ANA, "M5 " * 12), shield, won(ANA, "shield")]
    doubtful: list[ev.Event] = [began(2), rolled(ANA, "M5 W3 W3"), axe, won(ANA, "axe")]
    over = position({"items": ["shield", "axe"]}, {}, phase="over")

    def best(events: list[ev.Event]) -> str:
        return facts(l10n, look_at(over), [LogEntry(1, ANA, "end", (), tuple(events), 0)])[0][0].text

    assert "made Axe with a chance of 15%" in best([*sure, *doubtful])
    assert "made Shield; that won the game" in best(sure)


def test_the_summary_tells_rounds_in_their_order_and_no_item_twice() -> None:
    """Rules 3.4, 5.4: the steal was the turning point as well."""
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    taken = ev.Stolen(BEN, ANA, Item("table"), read_dice("M6"), ())
    axe = ev.Crafted(ANA, Item("axe"), read_dice("M5 W3 W3"))
    events: list[ev.Event] = [
        *(began(1), rolled(ANA, "M5 W3 W3"), axe, won(ANA, "axe")),
        *(began(2), made(ANA, "table"), taken, won(BEN, "table"), made(BEN, "crown"), won(BEN, "crown")),
    ]
    over = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")
    lines = summary(l10n, look_at(over), [LogEntry(1, ANA, "end", (), tuple(events), 0)])[2:]
    rounds = [line.partition(":")[0] for line in lines]
    assert rounds == sorted(rounds)
    assert sum("stole Table" in line for line in lines) == 1


def test_a_turning_point_that_was_stolen_names_its_victim() -> None:
    """Rule 3.4; in words and in the picture of the end."""
    l10n = Localizers(strict=True).for_locale("en-US").of("kings_forge")
    events: list[ev.Event] = [began(1), made(ANA, "shield"), stolen("shield"), won(BEN, "shield")]
    _, course = facts(l10n, look_at(OVER), [LogEntry(1, BEN, "end", (), tuple(events), 0)])
    assert course == []
    nothing = LogEntry(1, BEN, "end", (), (began(1), won(ANA, "axe")), 0)
    [turn] = facts(l10n, look_at(OVER), [nothing])[1]
    assert turn.text == "Round 1: from then on **🔥 Ana** was ahead."
    later = [*events, began(2), made(BEN, "table"), won(BEN, "table"), stolen("crown")]
    found = {one.why: one.victim for one in highlights(story(OVER, later))}
    assert found[Why.TURN] == ANA


def test_what_was_the_only_item_is_not_told_twice() -> None:
    found = story(OVER, [began(1), won(ANA, "axe")])
    assert (found.first, found.last is None) == (None, False)


def test_nothing_is_told_where_there_was_nothing() -> None:
    found = story(OVER, [began(1), rolled(ANA, "M6")])
    assert (found.steal, found.turn) == (None, None)
    assert Beats(OVER, [began(1), rolled(ANA, "M6")], found).luckiest() is None


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
