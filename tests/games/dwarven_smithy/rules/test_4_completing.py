"""Rules 4.3 to 4.10: what was crafted in the turn before is completed."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.completing import exchanges
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limit, Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import (
    ApprenticeCompleted,
    ApprenticeReturned,
    ItemCompleted,
    KingsItemCompleted,
    ToolCompleted,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Stack
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table

ME = Seat(1)


def begun(mine: Json, **more: object) -> Table:
    """Seat 1's turn has begun."""
    return table(seat(), mine, **more).play("0 end")


# the order


def test_a_craft_is_completed_in_the_next_own_turn_and_never_earlier() -> None:
    """Rules 4.3, 5.8: not in the turn of another seat."""
    t = table(seat(workshop="bag-of-rivets iron"), seat()).play("0 craft bag-of-rivets with iron")
    t.play("0 end")
    assert (t[0].stacks, t[0].coins) == ("bag-of-rivets: iron", 15)
    t.play("1 end")
    assert (t[0].stacks, t[0].coins, t[0].workshop) == ("", 15 + 8, "")
    t.awaits(0)


def test_apprentices_first_then_tools_items_and_kings_items() -> None:
    """Rule 4.3: within a type in the order of crafting; the tool is sold, for it has no room."""
    stacks = "kilnface: iron; kettle-helm:; long-tongs: iron; door-hinges:; joiner-kett:"
    t = begun(seat(stacks=stacks, tools="gem-vice rune-chisel"))
    kinds = [type(event) for event in t.events[2:]]
    assert kinds == [ApprenticeCompleted, ToolCompleted, ItemCompleted, ItemCompleted, KingsItemCompleted]
    items = [event.stack.card for event in t.events if isinstance(event, ItemCompleted)]
    assert items == ["kettle-helm", "door-hinges"]
    assert t.phase == "act"


def test_a_text_is_in_force_before_the_next_card_is_completed() -> None:
    """Rule 4.3: Toolwarden Ruk pays for a tool of the same phase, and makes room for a third."""
    t = begun(seat(stacks="long-tongs: iron iron; toolwarden-ruk: iron mithril", tools="gem-vice rune-chisel"))
    t.play("1 complete long-tongs keep")
    assert (t[1].tools, t[1].coins) == ("gem-vice rune-chisel long-tongs", 15 + 6)


def test_a_choice_names_the_card_that_is_next() -> None:
    """Rule 4.3: one is finished before the next."""
    t = begun(seat(stacks="long-tongs: iron iron; gem-vice: iron silver mithril"))
    t.refuses("1 complete gem-vice keep", "not-next", "4.3", card="gem-vice", next="long-tongs")
    t.refuses("1 complete long-tongs for gem-vice", "no-such-choice", "4.3")
    t.play("1 complete long-tongs keep").refuses("1 complete long-tongs keep", "not-next", "4.3")
    t.play("1 complete gem-vice keep")
    assert t[1].tools == "long-tongs gem-vice"


# apprentices


def test_an_apprentice_with_a_place_free() -> None:
    """Rule 4.4: the second one; its resources are discarded."""
    t = begun(seat(stacks="joiner-kett: iron gold", apprentices="porter-bram"))
    assert (t[1].apprentices, t[1].stacks) == ("porter-bram joiner-kett", "")
    assert t.state.mine_discard == ("gold", "iron")
    assert t.events[-1] == ApprenticeCompleted(ME, Stack(Name("joiner-kett"), (Kind.IRON, Kind.GOLD)), None, 0)


def test_a_third_apprentice_replaces_one_of_the_two() -> None:
    """Rule 4.5: one chooses which; the old one comes loose into the workshop, and its text ends."""
    t = begun(seat(stacks="joiner-kett: iron gold", apprentices="stallwife-oda polisher-finn"))
    t.awaits(1)
    assert t.legal(1) == {"complete joiner-kett for stallwife-oda", "complete joiner-kett for polisher-finn"}
    t.refuses("1 complete joiner-kett for porter-bram", "no-exchange", "4.5", dismissing="porter-bram")
    t.play("1 complete joiner-kett for stallwife-oda")
    assert (t[1].apprentices, t[1].workshop) == ("polisher-finn joiner-kett", "stallwife-oda")
    t.play("1 move stallwife-oda to market")


def test_one_completed_a_moment_ago_can_be_dismissed() -> None:
    """Rule 4.5: two apprentices in one turn."""
    t = begun(seat(stacks="joiner-kett: iron; crier-una: iron", apprentices="polisher-finn alloyer-lodd"))
    t.play("1 complete joiner-kett for polisher-finn").play("1 complete crier-una for joiner-kett")
    assert (t[1].apprentices, t[1].workshop) == ("alloyer-lodd crier-una", "polisher-finn joiner-kett")


@pytest.mark.parametrize(
    ("dismissed", "held"),
    [
        ("porter-bram", seat(hand="iron iron iron iron iron iron iron", stacks="crier-una: iron")),
        ("stallwife-oda", seat(market="iron iron iron iron iron", stacks="crier-una: iron")),
        ("joiner-kett", seat(workshop="iron iron iron iron iron iron iron", stacks="crier-una:")),
        ("toolwarden-ruk", seat(tools="long-tongs gem-vice rune-chisel", stacks="crier-una: iron")),
    ],
)
def test_an_exchange_that_would_exceed_a_limit_is_none(dismissed: str, held: Json) -> None:
    """Rule 4.5: hand, market, workshop, tools; where one exchange is left it is made without asking."""
    t = begun(held | {"apprentices": [dismissed, "polisher-finn"]})
    assert t[1].apprentices == f"{dismissed} crier-una"
    assert t[1].workshop.split()[-1] == "polisher-finn"
    t.awaits(1)


def test_within_the_limit_both_exchanges_are_possible() -> None:
    """Rule 4.5: one card less than in the test above."""
    t = begun(
        seat(hand="iron iron iron iron iron iron", stacks="crier-una: iron", apprentices="porter-bram polisher-finn")
    )
    assert len(t.legal(1)) == 2


def test_the_new_text_counts_for_the_exchange() -> None:
    """Rule 4.5: whoever raises the same limit may replace one that did."""
    crier = replace(game().cards.guild[Name("crier-una")], effects=(Limit(Limited.HAND, 1),))
    cards = replace(game().cards, guild={**game().cards.guild, crier.id: crier})
    held = seat(hand="iron " * 7, stacks="crier-una: iron", apprentices="porter-bram polisher-finn")
    player = table(seat(), held).state.players[1]
    assert exchanges(cards, player, player.stacks[0]) == ("porter-bram", "polisher-finn")
    player = replace(player, hand=(*player.hand, Name("iron")))
    assert exchanges(cards, player, player.stacks[0]) == ("polisher-finn",)


def test_without_a_possible_exchange_the_apprentice_goes_back_into_the_deck() -> None:
    """Rule 4.6: shuffled into the guild deck, its resources into the mine; no limit is exceeded."""
    mine = seat(
        hand="iron iron iron iron iron iron iron",
        market="iron iron iron iron iron",
        stacks="crier-una: iron mithril",
        apprentices="porter-bram stallwife-oda",
    )
    t = table(seat(), mine)
    guild, deck = len(t.state.guild), len(t.state.mine)
    t.play("0 end", shuffles=2)
    assert t.events[-1] == ApprenticeReturned(ME, Stack(Name("crier-una"), (Kind.IRON, Kind.MITHRIL)))
    assert (len(t.state.guild), len(t.state.mine)) == (guild + 1, deck + 2)
    assert t.state.guild[-1] == "crier-una"
    assert t[1].apprentices == "porter-bram stallwife-oda"
    assert t.phase == "act"


def test_without_resources_the_mine_is_not_shuffled() -> None:
    """Rule 4.6: a craft that cost nothing."""
    mine = seat(
        hand="iron iron iron iron iron iron iron",
        market="iron iron iron iron iron",
        stacks="crier-una:",
        apprentices="porter-bram stallwife-oda",
    )
    t = table(seat(), mine).play("0 end", shuffles=1)
    assert t.happened[-1] == "ApprenticeReturned"


def test_the_shuffle_is_luck_in_a_fixed_order() -> None:
    """Rules 4.6, 9.1: the guild deck first, then the mine."""
    mine = seat(
        hand="iron iron iron iron iron iron iron",
        market="iron iron iron iron iron",
        stacks="crier-una: iron",
        apprentices="porter-bram stallwife-oda",
    )
    t = table(seat(), mine, guild="kilnface", mine="gold")
    step = game().apply(t.state, Seat(0), game().parse("end"), Replayed([1, 0, 0, 1]))
    assert (step.state.guild, step.state.mine) == (("crier-una", "kilnface"), ("gold", "iron"))


# tools and items


def test_a_tool_is_kept() -> None:
    """Rule 4.7: for good, and it works at once; its resources are discarded."""
    t = begun(seat(workshop="door-hinges iron", stacks="long-tongs: iron iron")).play("1 complete long-tongs keep")
    assert (t[1].tools, t[1].coins, t.state.mine_discard) == ("long-tongs", 15, ("iron", "iron"))
    t.play("1 craft door-hinges with iron")


def test_a_tool_is_sold() -> None:
    """Rule 4.7: for its full value; tool and resources are discarded."""
    t = begun(seat(stacks="long-tongs: iron iron")).play("1 complete long-tongs sell")
    assert (t[1].tools, t[1].coins) == ("", 15 + 8)
    assert (t.state.guild_discard, t.state.mine_discard) == (("long-tongs",), ("iron", "iron"))
    assert t.events[0] == ToolCompleted(ME, Stack(Name("long-tongs"), (Kind.IRON, Kind.IRON)), Fate.SELL, 8, 0)


@pytest.mark.parametrize(("tools", "asked"), [("gem-vice", True), ("gem-vice rune-chisel", False)])
def test_a_tool_without_room_is_sold_without_asking(tools: str, asked: bool) -> None:
    """Rules 4.7, 4.8: with two kept there is no choice."""
    t = begun(seat(stacks="long-tongs: iron iron", tools=tools))
    assert (t.phase == "complete") is asked
    assert t[1].coins == (15 if asked else 15 + 8)


def test_an_item_brings_its_full_value() -> None:
    """Rule 4.8: item and resources are discarded."""
    t = begun(seat(stacks="kettle-helm: iron silver"))
    assert (t[1].coins, t[1].stacks) == (15 + 13, "")
    assert (t.state.guild_discard, t.state.mine_discard) == (("kettle-helm",), ("silver", "iron"))


# King's Items


def test_a_kings_item_goes_to_the_market() -> None:
    """Rule 4.9: with what lies under it, face down."""
    t = begun(seat(market="iron iron iron", stacks="kilnface: iron mithril ice"))
    assert (t[1].market, t[1].kings, t[1].coins) == ("iron iron iron", "kilnface: iron mithril ice", 15)
    assert t.phase == "act"


def test_a_full_market_makes_room() -> None:
    """Rule 4.9: one chooses what moves; it keeps its state and isn't refined this turn."""
    t = begun(seat(market="iron raw-gold gold belt-knife", stacks="kilnface: iron mithril ice"))
    t.awaits(1)
    assert len(t.legal(1, "complete kilnface moving ")) == 4
    t.refuses("1 complete kilnface moving silver", "not-movable", "4.9", moving="silver")
    t.play("1 complete kilnface moving raw-gold")
    assert (t[1].market, t[1].workshop, t[1].kings) == (
        "iron gold belt-knife",
        "raw-gold",
        "kilnface: iron mithril ice",
    )


def test_equal_cards_are_not_asked_about() -> None:
    """Rule 4.9: whichever moves, it is the same."""
    t = begun(seat(market="iron iron", stacks="kilnface: ice", kings="hearthmail: ice; quarry-mace: gold"))
    assert (t[1].market, t[1].workshop, len(t[1].player.kings), t.phase) == ("iron", "iron", 3, "act")


def test_a_full_workshop_has_room_for_what_moves() -> None:
    """Rule 4.9: the stack has just left, even one that cost nothing."""
    t = begun(seat(market="iron iron iron iron", workshop="iron iron iron iron iron iron", stacks="kilnface:"))
    assert len(t[1].workshop.split()) == 7


def test_a_market_of_kings_items_takes_one_more() -> None:
    """Rule 4.10: the limit is exceeded."""
    kings = "mirrorlake-disc: gold; hearthmail: ice; emberjaw-maul: gold; quarry-mace: gold"
    t = begun(seat(stacks="kilnface: ice", kings=kings))
    assert (len(t[1].player.kings), t.phase) == (5, "act")
    t.awaits(1)


def test_several_in_one_turn() -> None:
    """Rules 4.3, 4.9: each makes room for itself."""
    t = begun(seat(market="iron gold", kings="hearthmail: ice", stacks="kilnface: ice; quarry-mace: gold"))
    t.play("1 complete quarry-mace moving gold")
    assert (t[1].market, t[1].workshop) == ("iron", "gold")
    assert t[1].kings == "hearthmail: ice; kilnface: ice; quarry-mace: gold"
