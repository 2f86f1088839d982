"""Rules 3.7, 3.8, 10.3: what everybody sees, and what only its owner."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import Crafted, Drew, KingsItemCompleted, Revealed
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, Stack
from tests.games.dwarven_smithy.rules.table import Unshuffled, game, seat, table

UNDER = (Kind.IRON, Kind.MITHRIL, Kind.ICE)


def test_a_hand_is_its_owners() -> None:
    """Rule 3.7: others see how many cards it has."""
    t = table(seat(hand="gold kilnface"), seat(hand="iron"))
    assert t.seen(0).players[0].hand == ("gold", "kilnface")
    assert t.seen(0).players[1].hand == (UNSEEN,)
    assert t.seen(1).players[0].hand == (UNSEEN, UNSEEN)
    assert [player.hand for player in t.seen(None).players] == [(UNSEEN, UNSEEN), (UNSEEN,)]


def test_the_order_of_decks_is_nobodys() -> None:
    """Rule 3.7: their sizes are public."""
    t = table(seat(), seat(), guild="kilnface belt-knife", mine="gold iron silver")
    for who in (None, 0, 1):
        assert (t.seen(who).guild, t.seen(who).mine) == ((UNSEEN,) * 2, (UNSEEN,) * 3)
        assert t.seen(who).guild_discard == t.state.guild_discard
        assert t.seen(who).row == t.state.row


def test_what_was_drawn_only_its_owner_sees() -> None:
    """Rules 3.7, 10.3: the others see from which deck."""
    t = table(seat(), seat(), guild="kilnface belt-knife").play("0 draw guild")
    assert t.told(0) == [Drew(Seat(0), Deck.GUILD, Name("kilnface"))]
    assert t.told(1) == t.told(None) == [Drew(Seat(0), Deck.GUILD, UNSEEN)]


def test_what_was_bought_of_the_row_was_seen_by_all() -> None:
    """Rule 3.7: its later place in the hand isn't tracked."""
    t = table(seat(), seat(), row="gold").play("0 buy warehouse 1")
    assert t.told(1) == t.told(0)
    assert t.seen(1).players[0].hand == (UNSEEN,)


def test_the_dealt_hands_are_secret() -> None:
    """Rules 1.3, 3.7: each seat is told its own."""
    events = game().setup(3, {}, Unshuffled()).events
    for who in (None, 0, 1, 2):
        told = [game().event_view(event, None if who is None else Seat(who)) for event in events[:3]]
        hidden = [event.hand == (UNSEEN,) * 4 for event in told]  # type: ignore[union-attr]
        assert hidden == [who != number for number in range(3)]


def test_a_kings_item_is_open_until_it_is_crafted() -> None:
    """Rule 3.8: played and loose it lies face up."""
    t = table(seat(hand="kilnface"), seat()).play("0 play kilnface to workshop")
    assert t.seen(1).players[0].workshop == ("kilnface",)
    assert t.told(1) == t.told(0)


def test_while_it_is_a_stack_its_resources_are_visible() -> None:
    """Rule 3.8: the name is covered in the view and in the line of the craft."""
    t = table(seat(workshop="kilnface iron mithril ice"), seat()).play("0 craft kilnface with iron mithril ice")
    assert t.seen(0).players[0].stacks == (Stack(Name("kilnface"), UNDER),)
    assert t.seen(1).players[0].stacks == (Stack(UNSEEN, UNDER),)
    assert t.told(1) == [Crafted(Seat(0), Stack(UNSEEN, UNDER), covered=True)]


def test_other_stacks_lie_open() -> None:
    """Rule 3.8: only King's Items are turned down."""
    t = table(seat(workshop="kettle-helm iron silver"), seat()).play("0 craft kettle-helm with iron silver")
    assert t.told(1) == t.told(0)
    assert t.seen(1).players[0].stacks[0].card == "kettle-helm"


def test_completed_it_is_its_owners_alone() -> None:
    """Rule 3.8: the others see how many there are."""
    t = table(seat(), seat(stacks="kilnface: iron mithril ice")).play("0 end")
    assert t.seen(1).players[1].kings == (Stack(Name("kilnface"), UNDER),)
    assert t.seen(0).players[1].kings == t.seen(None).players[1].kings == (Stack(UNSEEN),)
    assert t.told(0)[-1] == KingsItemCompleted(Seat(1), Stack(UNSEEN), None, 0, covered=True)


def test_with_open_kings_the_names_stay_visible() -> None:
    """Rule 3.8: the table's option; what lies under a completed one is its owner's even so."""
    t = table(seat(workshop="kilnface iron mithril ice"), seat(), open_kings=True)
    t.play("0 craft kilnface with iron mithril ice")
    assert t.told(1) == t.told(0)
    assert t.seen(1).players[0].stacks == (Stack(Name("kilnface"), UNDER),)
    t.play("0 end").play("1 end")
    assert t.seen(1).players[0].kings == (Stack(Name("kilnface")),)
    assert t.told(1)[-1] == KingsItemCompleted(Seat(0), Stack(Name("kilnface")), None, 0, covered=False)


@pytest.mark.parametrize("who", [None, 0, 1])
def test_all_is_shown_when_the_game_is_over(who: int | None) -> None:
    """Rules 3.8, 7.4: King's Items, and the hands that were lost."""
    t = table(seat(hand="gold", kings="kilnface: ice"), seat(hand="belt-knife"), ended_by=1).play("0 end")
    shown = [event for event in t.told(who) if isinstance(event, Revealed)]
    assert [event.hand for event in shown] == [("gold",), ("belt-knife",)]
    assert t.seen(who).players[0].kings == (Stack(Name("kilnface"), (Kind.ICE,)),)
