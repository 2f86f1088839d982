"""What is worth telling of a game that is over."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.story import Why, highlights, story
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.screens.summary import facts
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


def test_the_luckiest_roll_is_the_rarest_not_the_largest() -> None:
    events: list[ev.Event] = [
        began(1),
        rolled(ANA, "M6 M4 M4 M3 M4"),
        made(ANA, "shield"),
        began(2),
        rolled(BEN, "M6 W6 G6"),
        made(BEN, "table"),
        rolled(ANA, "M6"),
        made(ANA, "axe"),
        began(3),
        rolled(ANA, "G6 G6 G6 G6"),
    ]
    found = story(OVER, events).luck
    assert found is not None
    assert (found.round, found.rolled.seat) == (2, BEN), "what brings nothing is no luck"


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


def test_the_deciding_turn_and_the_turning_point_are_told_with_what_was_done() -> None:
    """Rule 5.4; in the last post, for everybody."""
    l10n, dice = Localizers(strict=True).for_locale("en-US").of("kings_forge"), read_dice("M5 M5")
    events: list[ev.Event] = [began(1), made(ANA, "axe"), won(ANA, "axe"), began(2)]
    crafted, taken = ev.Crafted(ANA, Item("crown"), dice), ev.Stolen(ANA, BEN, Item("crown"), dice, ())
    for last, said in (
        (crafted, "Deciding turn: **🔥 Ana** crafts Crown with M5 5 (round 2)."),
        (taken, "Deciding turn: **🔥 Ana** steals Crown from **💧 Ben** with M5 5 (round 2)."),
    ):
        entries = [LogEntry(1, ANA, "end", (), (*events, last, won(ANA, "crown")), 0)]
        told = facts(l10n, look_at(OVER), entries)
        assert told[-1].replace("M5 M5", "M5 5") == said
        assert "Turning point: **🔥 Ana** wins Axe (round 1) and leads to the end." in told


def test_what_was_the_only_item_is_not_told_twice() -> None:
    found = story(OVER, [began(1), won(ANA, "axe")])
    assert (found.first, found.last is None) == (None, False)


def test_nothing_is_told_where_there_was_nothing() -> None:
    found = story(OVER, [began(1), rolled(ANA, "M6")])
    assert (found.luck, found.steal, found.turn) == (None, None, None)


def test_the_longest_run_is_of_rounds_on_end() -> None:
    """Rule 5.1: what nobody stole by clean-up is won. Two items of one round are one step, and a gap ends it."""
    events: list[ev.Event] = [
        *(began(1), won(ANA, "axe"), won(ANA, "crown")),
        *(began(2), won(BEN, "table")),
        *(began(3), won(BEN, "shield"), won(ANA, "pick")),
    ]
    run = story(OVER, events).run
    assert run is not None
    assert (run.seat, run.first, run.last) == (BEN, 2, 3)
    assert story(OVER, events[:3]).run is None
    as_long: list[ev.Event] = [began(4), won(ANA, "trumpet")]
    assert story(OVER, [*events, *as_long]).run is None, "two had one as long"
    assert story(OVER, [began(1), won(ANA, "axe"), began(3), won(ANA, "crown")]).run is None


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
