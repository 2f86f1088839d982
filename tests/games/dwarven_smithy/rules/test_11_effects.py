"""Section 11: each verb, on the cards that have it; and each card's text works where it should."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.cards import Values
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.events import ItemCompleted, ToolCompleted
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from tests.games.dwarven_smithy.rules.table import Json, game, seat, table

CARDS = game().cards
TEXTS = {name: card for name, card in CARDS.guild.items() if card.effects}


# apprentices


@pytest.mark.parametrize(
    ("apprentice", "area", "held", "limit"),
    [
        ("porter-bram", "hand", seat(hand="iron " * 7), 8),
        ("stallwife-oda", "market", seat(hand="gold gold", market="iron " * 4), 5),
        ("joiner-kett", "workshop", seat(hand="gold gold", workshop="iron " * 7), 8),
    ],
)
def test_a_limit_is_higher(apprentice: str, area: str, held: Json, limit: int) -> None:
    """Rules 3.1, 11: one more card, and then no other."""
    t = table(held | {"apprentices": [apprentice]}, seat(), row="iron iron")
    action = "buy warehouse 1" if area == "hand" else f"play gold to {area}"
    t.play(f"0 {action}").refuses(f"0 {action}", "no-room", "3.3", area=area, limit=limit)


def test_a_limit_ends_with_its_text() -> None:
    """Rules 4.5, 11: from completion to dismissal."""
    held = seat(hand="iron iron iron iron iron iron", stacks="crier-una:", apprentices="porter-bram polisher-finn")
    t = table(seat(), held, row="ice").play("0 end").play("1 complete crier-una for porter-bram")
    t.refuses("1 buy warehouse 1", "no-room", "3.3", area="hand", limit=6)


def test_the_limit_of_tools() -> None:
    """Rules 4.7, 11: Toolwarden Ruk has room for a third, not for a fourth."""
    held = seat(stacks="long-tongs:; royal-template:", tools="gem-vice rune-chisel", apprentices="toolwarden-ruk")
    t = table(seat(), held).play("0 end").play("1 complete long-tongs keep")
    assert t[1].tools == "gem-vice rune-chisel long-tongs"
    sold = t.events[-1]
    assert isinstance(sold, ToolCompleted)
    assert (sold.stack.card, sold.fate) == ("royal-template", "sell")


@pytest.mark.parametrize(
    ("apprentices", "mode", "coins"),
    [("porter-bram", "full", 1), ("clerk-wyn", "starter", 2), ("porter-bram clerk-wyn", "starter", 3)],
)
def test_income(apprentices: str, mode: str, coins: int) -> None:
    """Rules 4.2, 11: at the start of each own turn."""
    t = table(seat(), seat(apprentices=apprentices), mode=mode).play("0 end")
    assert (t[0].coins, t[1].coins) == (15, 15 + coins)


@pytest.mark.parametrize(("apprentice", "mode"), [("hawker-tull", "starter"), ("rowkeeper-isa", "full")])
def test_a_coin_more_for_each_sale(apprentice: str, mode: str) -> None:
    """Rules 5.5, 11: to their owner's sales alone."""
    t = table(seat(market="iron raw-iron", apprentices=apprentice), seat(market="iron"), mode=mode)
    t.play("0 sell iron").play("0 sell raw-iron").play("0 end").play("1 sell iron")
    assert (t[0].coins, t[1].coins) == (15 + 3 + 2, 15 + 2)


def test_the_row_costs_less() -> None:
    """Rules 5.6, 11: 2 off the sum, never below 1."""
    t = table(seat(apprentices="rowkeeper-isa"), seat(), row="iron gold").play("0 buy warehouse 2")
    assert t[0].coins == 15 - (6 + 1 - 2)
    t.play("0 buy warehouse 1")
    assert t[0].coins == 15 - 5 - 1


def test_a_price_never_falls_below_a_coin() -> None:
    """Rule 5.6: with cards cheaper than those of the stand-in set, where 3 less 2 is the least there is."""
    iron = CARDS.resources[Kind.IRON]
    cheap = replace(CARDS, resources={**CARDS.resources, Kind.IRON: replace(iron, refined=Values(sell=1, buy=2))})
    player = table(seat(apprentices="rowkeeper-isa"), seat()).state.players[0]
    assert [warehouse_price(cheap, player, Name("iron"), place) for place in (1, 2, 3)] == [1, 1, 2]


def test_completions_pay() -> None:
    """Rules 4.3, 11: Polisher Finn for items, Toolwarden Ruk for tools, kept ones too."""
    stacks = "kettle-helm: iron silver; long-tongs: iron iron; kilnface:"
    t = table(seat(), seat(stacks=stacks, apprentices="polisher-finn toolwarden-ruk")).play("0 end")
    t.play("1 complete long-tongs keep")
    tool, item = (event for event in t.events if isinstance(event, ToolCompleted | ItemCompleted))
    assert (tool.coins, tool.bonus, item.coins, item.bonus) == (0, 6, 13, 4)
    assert t[1].coins == 15 + 6 + 13 + 4


@pytest.mark.parametrize("way", ["play gold to market", "move ice to market", "buy iron from seat 1 to market"])
def test_nothing_is_tilted(way: str) -> None:
    """Rules 3.6, 11: Crier Una; what entered can be sold at once."""
    t = table(seat(hand="gold", workshop="ice", apprentices="crier-una"), seat(market="iron")).play(f"0 {way}")
    assert t[0].tilted == ""
    t.play(f"0 sell {t[0].market}")


def test_stand_in() -> None:
    """Rules 5.11, 11: Alloyer Lodd, items only."""
    t = table(seat(workshop="belt-knife emberjaw-maul gold iron ice", apprentices="alloyer-lodd"), seat())
    assert t.legal(0, "craft") == {
        "craft belt-knife with gold",
        "craft belt-knife with iron",
        "craft emberjaw-maul with iron gold ice",
    }


# tools


@pytest.mark.parametrize(
    ("tool", "mode", "card", "given"),
    [
        ("long-tongs", "full", "door-hinges", "iron"),
        ("silver-ladle", "full", "mirrorlake-disc", "gold ruby"),
        ("gem-vice", "full", "mirrorlake-disc", "silver gold"),
        ("gem-vice", "full", "saltvein-sabre", "silver silver mithril"),
        ("rune-chisel", "full", "emberjaw-maul", "iron gold"),
        ("rune-chisel", "full", "hearthmail", "iron silver ice"),
        ("drop-hammer", "full", "belt-knife", "nothing"),
        ("gold-scales", "starter", "tavern-bell", "iron"),
        ("gold-scales", "starter", "regent-gauntlets", "gold ruby"),
        ("draw-plate", "starter", "kettle-helm", "silver"),
        ("dishing-stump", "starter", "kilnface", "mithril ice"),
        ("mithril-shears", "full", "kilnface", "iron ice"),
        ("lapping-wheel", "full", "regent-gauntlets", "gold gold"),
        ("lapping-wheel", "full", "tourney-shield", "iron mithril"),
        ("rune-kiln", "full", "kilnface", "iron mithril"),
        ("rune-kiln", "full", "mithril-collar", "mithril mithril"),
        ("guild-slate", "full", "porter-bram", "silver"),
        ("guild-slate", "full", "long-tongs", "iron"),
        ("twin-bellows", "full", "clockwork-finch", "silver gold"),
        ("royal-template", "full", "undermount-plate", "iron mithril mithril"),
        ("assay-needle", "full", "mirrorlake-disc", "silver gold"),
        ("wax-stencil", "full", "kilnface", "iron mithril"),
    ],
)
def test_a_saving_within_its_scope(tool: str, mode: str, card: str, given: str) -> None:
    """Rules 5.9, 11: one such resource fewer; without the tool it is too little."""
    bench = f"{card} {'' if given == 'nothing' else given}"
    table(seat(workshop=bench, tools=tool), seat(), mode=mode).play(f"0 craft {card} with {given}")
    table(seat(workshop=bench), seat(), mode=mode).refuses(f"0 craft {card} with {given}", "cost", "5.8")


@pytest.mark.parametrize(
    ("tool", "card", "given"),
    [
        ("long-tongs", "slateback-targe", "iron silver ice"),
        ("silver-ladle", "belt-knife", "nothing"),
        ("gem-vice", "regent-gauntlets", "gold gold"),
        ("rune-chisel", "kilnface", "iron mithril"),
        ("drop-hammer", "kettle-helm", "iron"),
        ("mithril-shears", "duelling-foil", "silver"),
        ("lapping-wheel", "saltvein-sabre", "silver silver mithril"),
        ("rune-kiln", "emberjaw-maul", "iron gold"),
        ("guild-slate", "belt-knife", "nothing"),
        ("twin-bellows", "kilnface", "iron ice"),
        ("royal-template", "kettle-helm", "iron"),
        ("assay-needle", "betrothal-ring", "gold"),
        ("wax-stencil", "runed-cleaver", "iron"),
    ],
)
def test_a_saving_outside_its_scope(tool: str, card: str, given: str) -> None:
    """Rules 5.9, 11: neither type nor subtype is named."""
    bench = f"{card} {'' if given == 'nothing' else given}"
    table(seat(workshop=bench, tools=tool), seat()).refuses(f"0 craft {card} with {given}", "cost", "5.8")


# King's Items


@pytest.mark.parametrize(
    ("mode", "mine", "coins"),
    [
        ("starter", seat(kings="lodestone-greaves: iron", tools="long-tongs gem-vice"), 6),
        ("full", seat(kings="bellows-mantle: iron", tools="long-tongs"), 3),
        ("full", seat(kings="bellows-mantle: iron"), 0),
        ("full", seat(kings="cinder-oath: iron", apprentices="crier-una porter-bram"), 6),
        ("full", seat(kings="cinder-oath: iron", workshop="crier-una"), 0),
        ("starter", seat(kings="bridgeholder: silver; kilnface: ice; hearthmail: ice"), 4),
        ("starter", seat(kings="bridgeholder: silver"), 0),
        ("full", seat(kings="antechamber-pike: gold"), 3),
        ("full", seat(kings="antechamber-pike: gold; kilnface: ice; hearthmail: ice; quarry-mace: gold"), 9),
        ("full", seat(kings="thunderlid: gold mithril thunder; kilnface: iron mithril ice"), 6),
        ("full", seat(kings="thunderlid: gold mithril"), 0),
    ],
)
def test_end_texts(mode: str, mine: Json, coins: int) -> None:
    """Rules 7.4, 11: what lies there at the end is counted."""
    t = table(mine, seat(), ended_by=1, mode=mode).play("0 end")
    assert t.state.scores[0].ends == coins


def test_end_texts_of_others_and_of_what_is_not_completed_do_not_count() -> None:
    """Rules 2.5, 7.4: they work when completed, for their owner."""
    t = table(seat(market="antechamber-pike", stacks="cinder-oath: iron"), seat(), ended_by=1).play("0 end")
    assert t.state.scores[0].ends == 0


@pytest.mark.parametrize("name", list(TEXTS))
def test_every_card_with_a_text_is_tested_here(name: str) -> None:
    """Rule 11: a new card needs its line."""
    assert name in Path(__file__).read_text("utf-8")


def test_texts_work_from_their_areas_only() -> None:
    """Rule 2.5: an apprentice or a tool in a market or a workshop does nothing."""
    t = table(seat(hand="gold", market="stallwife-oda long-tongs iron iron", workshop="door-hinges iron"), seat())
    t.refuses("0 play gold to market", "no-room", "3.3", limit=4)
    t.refuses("0 craft door-hinges with iron", "cost", "5.8")
    t.play("0 end").play("1 end")
    assert t[0].coins == 15


def test_only_items_and_kings_items_have_subtypes() -> None:
    """Rule 2.1: each King's Item exactly one."""
    for card in CARDS.guild.values():
        assert card.subtype is not None or card.type is not CardType.KINGS_ITEM
        assert card.subtype is None or card.type in (CardType.ITEM, CardType.KINGS_ITEM)
