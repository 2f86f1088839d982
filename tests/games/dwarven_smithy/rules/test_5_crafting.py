"""Rules 5.8 to 5.12: what is crafted, with what, and what is saved."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.costs import pays
from kingsforge_bot.games.dwarven_smithy.rules.effects import Less
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from tests.games.dwarven_smithy.rules.table import Table, game, seat, table


def bench(workshop: str, *, tools: str = "", apprentices: str = "", market: str = "") -> Table:
    return table(seat(workshop=workshop, tools=tools, apprentices=apprentices, market=market), seat())


def test_a_stack_forms_in_the_workshop() -> None:
    """Rule 5.8: each icon its own card; the rest stays."""
    t = bench("kettle-helm iron iron silver").play("0 craft kettle-helm with silver iron")
    assert (t[0].stacks, t[0].workshop) == ("kettle-helm: iron silver", "iron")
    t.awaits(0)


@pytest.mark.parametrize("given", ["iron", "silver", "iron silver gold", "gold silver", "iron iron", "nothing"])
def test_more_fewer_or_other_resources_are_refused(given: str) -> None:
    """Rule 5.8: exactly the cost."""
    t = bench("kettle-helm iron iron silver gold")
    t.refuses(f"0 craft kettle-helm with {given}", "cost", "5.8", card="kettle-helm", cost=("iron", "silver"))


def test_resources_must_lie_refined_in_the_workshop() -> None:
    """Rule 5.8: not raw, not in the market, and as many as there are."""
    t = table(seat(workshop="door-hinges raw-iron iron", market="iron"), seat())
    t.refuses("0 craft door-hinges with iron iron", "not-refined-there", "5.8", kind="iron", wanted=2, have=1)
    t.play("0 end").play("1 end").play("0 craft door-hinges with iron iron")


def test_the_card_must_lie_loose_on_ones_table() -> None:
    """Rule 5.8: not in a hand or in another market."""
    t = table(seat(hand="belt-knife", workshop="silver"), seat(market="bag-of-rivets"))
    t.refuses("0 craft belt-knife with silver", "not-in-area", "5.8")
    t.refuses("0 craft bag-of-rivets with silver", "not-in-area", "5.8")
    t.refuses("0 craft silver with silver", "not-a-guild-card", "5.8")


def test_a_card_of_the_market_needs_a_place() -> None:
    """Rule 5.8: the resources are in the workshop already."""
    t = bench("iron iron iron iron iron iron iron", market="door-hinges")
    t.refuses("0 craft door-hinges with iron iron", "no-room", "3.3", area="workshop")
    bench("iron iron iron iron iron iron", market="door-hinges").play("0 craft door-hinges with iron iron")


def test_any_number_of_crafts_a_turn() -> None:
    """Rules 5.1, 5.8: in the order of crafting."""
    t = bench("belt-knife bag-of-rivets iron silver").play("0 craft belt-knife with silver")
    t.play("0 craft bag-of-rivets with iron")
    assert t[0].stacks == "belt-knife: silver; bag-of-rivets: iron"


@pytest.mark.parametrize("metal", ["iron", "silver", "gold", "mithril"])
def test_a_class_icon_is_met_by_any_kind_of_it(metal: str) -> None:
    """Rules 2.2, 5.8: Potlid Shield costs a metal."""
    bench(f"potlid-shield {metal}").play(f"0 craft potlid-shield with {metal}")
    bench("potlid-shield ice").refuses("0 craft potlid-shield with ice", "cost", "5.8")


def test_each_icon_needs_its_own_card() -> None:
    """Rule 5.8: Cinder Oath costs thunder and any rune; one thunder isn't both."""
    t = bench("cinder-oath iron gold thunder thunder")
    t.refuses("0 craft cinder-oath with iron gold thunder", "cost", "5.8")
    t.play("0 craft cinder-oath with iron gold thunder thunder")


def test_all_ways_to_pay_are_listed_once() -> None:
    """Rule 5.8: equal resources are the same."""
    t = bench("potlid-shield iron iron gold")
    assert t.legal(0, "craft") == {"craft potlid-shield with iron", "craft potlid-shield with gold"}


# savings


def test_a_saving_is_optional() -> None:
    """Rule 5.9: what is named says what was saved."""
    t = bench("door-hinges iron iron", tools="long-tongs")
    assert t.legal(0, "craft") == {"craft door-hinges with iron", "craft door-hinges with iron iron"}


def test_a_saving_takes_off_one_icon() -> None:
    """Rule 5.9: a tool works once on a card."""
    t = bench("door-hinges iron", tools="long-tongs")
    t.refuses("0 craft door-hinges with nothing", "cost", "5.8")


def test_a_saving_outside_its_scope() -> None:
    """Rule 5.9: Long Tongs are for items, Slateback Targe is a King's Item."""
    t = bench("slateback-targe iron iron silver ice", tools="long-tongs")
    assert t.legal(0, "craft") == {"craft slateback-targe with iron iron silver ice"}


def test_a_tool_for_a_kind_takes_off_no_class_icon() -> None:
    """Rule 5.9: Potlid Shield's metal isn't iron."""
    bench("potlid-shield", tools="long-tongs").refuses("0 craft potlid-shield with nothing", "cost", "5.8")


def test_a_tool_for_a_class_takes_off_a_kind_or_the_class_icon() -> None:
    """Rule 5.9: Twin Bellows' metal is iron or silver of Kettle Helm, and Potlid Shield's metal."""
    t = bench("kettle-helm iron silver", tools="twin-bellows")
    assert t.legal(0, "craft") == {
        "craft kettle-helm with iron",
        "craft kettle-helm with silver",
        "craft kettle-helm with iron silver",
    }
    bench("potlid-shield", tools="twin-bellows").play("0 craft potlid-shield with nothing")


@pytest.mark.parametrize("given", [("silver",), ("iron",), ("iron", "silver")])
def test_a_tool_for_any_takes_off_any_icon(given: tuple[str, ...]) -> None:
    """Rule 5.9: no card of the stand-in set has that."""
    tongs = replace(game().cards.guild[Name("long-tongs")], effects=(Less("any", ("item",)),))
    cards = replace(game().cards, guild={**game().cards.guild, tongs.id: tongs})
    player, kinds = table(seat(tools="long-tongs"), seat()).state.players[0], [Kind(kind) for kind in given]
    assert pays(cards, player, cards.guild[Name("kettle-helm")], kinds)
    assert not pays(cards, player, cards.guild[Name("kilnface")], [Kind.IRON, Kind.ICE])
    assert pays(cards, player, cards.guild[Name("potlid-shield")], ())


def test_several_tools_each_take_off_another_icon() -> None:
    """Rules 5.9, 5.10: down to nothing; then it is a stack of one card."""
    t = bench("door-hinges", tools="long-tongs twin-bellows").play("0 craft door-hinges with nothing")
    assert t[0].stacks == "door-hinges:"
    t.play("0 end").play("1 end")
    assert t[0].coins == 15 + 12


def test_two_tools_never_take_off_the_same_icon() -> None:
    """Rule 5.9: what cannot be taken off is lost."""
    t = bench("belt-knife", tools="twin-bellows drop-hammer").play("0 craft belt-knife with nothing")
    assert t[0].stacks == "belt-knife:"
    t = bench("duelling-foil silver", tools="long-tongs twin-bellows")
    t.refuses("0 craft duelling-foil with nothing", "cost", "5.8")


def test_the_engine_finds_an_assignment_that_fits() -> None:
    """Rule 5.9: Long Tongs must take the one iron so that Twin Bellows can take the other metal."""
    bench("kettle-helm", tools="long-tongs twin-bellows").play("0 craft kettle-helm with nothing")


def test_tools_of_others_do_not_help() -> None:
    """Rule 5.12: nor hinder."""
    t = table(seat(workshop="door-hinges iron"), seat(tools="long-tongs", apprentices="alloyer-lodd"))
    t.refuses("0 craft door-hinges with iron", "cost", "5.8")


# substitution


def test_one_metal_may_stand_for_another() -> None:
    """Rule 5.11: Alloyer Lodd, once for each craft of an item."""
    t = bench("kettle-helm iron gold gold", apprentices="alloyer-lodd")
    t.refuses("0 craft kettle-helm with gold gold", "cost", "5.8")
    t.play("0 craft kettle-helm with iron gold")
    assert t[0].stacks == "kettle-helm: iron gold"


def test_a_substitute_meets_no_icon_of_another_class_and_no_other_type() -> None:
    """Rule 5.11: a metal is no rune, and a King's Item is no item."""
    t = bench("runed-cleaver iron gold", apprentices="alloyer-lodd")
    t.refuses("0 craft runed-cleaver with iron gold", "cost", "5.8")
    t = bench("regent-gauntlets gold silver ruby", apprentices="alloyer-lodd")
    t.refuses("0 craft regent-gauntlets with gold silver ruby", "cost", "5.8")


def test_a_substitution_does_not_widen_a_tools_scope() -> None:
    """Rule 5.11: Long Tongs take off iron, not the silver that iron could stand for."""
    t = bench("belt-knife", tools="long-tongs", apprentices="alloyer-lodd")
    t.refuses("0 craft belt-knife with nothing", "cost", "5.8")


def test_savings_and_substitution_on_one_card() -> None:
    """Rules 5.9, 5.11: each on another icon."""
    bench("kettle-helm gold", tools="long-tongs", apprentices="alloyer-lodd").play("0 craft kettle-helm with gold")
