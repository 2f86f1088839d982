"""What a hand's picture says of costs (10.2)."""

from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import market
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import in_hand
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from tests.games.dwarven_smithy.pictures.scenes import BOX


def ticked(card: str, *workshop: str, tools: tuple[str, ...] = ()) -> str:
    """The icons of a card's cost, a tick behind those that are covered."""
    player = replace(
        busy(2).players[0], hand=(Name(card),), workshop=tuple(map(Name, workshop)), tools=tuple(map(Name, tools))
    )
    player = replace(player, apprentices=(), stacks=())
    (cell,) = in_hand(player, BOX)
    return " ".join(f"{one.icon}✓" if one.covered else one.icon for one in cell.cost)


def test_what_the_workshop_has_refined_is_ticked() -> None:
    """10.2, 5.8: each resource covers one icon; raw ones cover none yet."""
    assert ticked("rune-kiln") == "iron gold mithril"
    assert ticked("rune-kiln", "gold") == "iron gold✓ mithril"
    assert ticked("rune-kiln", "raw-gold", "iron") == "iron✓ gold mithril"
    assert ticked("rune-kiln", "iron", "gold", "mithril") == "iron✓ gold✓ mithril✓"


def test_of_equal_icons_as_many_are_ticked_as_are_covered() -> None:
    assert ticked("long-tongs", "iron") in ("iron iron✓", "iron✓ iron")
    assert ticked("long-tongs", "iron", "iron") == "iron✓ iron✓"


def test_a_saving_covers_an_icon_as_well() -> None:
    """5.9: long tongs take an iron off an item."""
    items = [name for name, card in BOX.guild.items() if card.type == "item" and "iron" in card.cost]
    assert items
    for item in items:
        before, saved = ticked(item).count("✓"), ticked(item, tools=("long-tongs",)).count("✓")
        assert (before, saved) == (0, 1)


def test_ones_own_market_says_what_a_sale_brings_with_the_apprentices() -> None:
    """Rules 5.5, 11: a hawker's coin is in the figure; what others pay, who see the price, does not change."""
    player = replace(busy(2).players[0], market=(Name("gold"),), kings=(), tilted=())
    plain = replace(player, apprentices=())
    hawker = replace(player, apprentices=(Name("hawker-tull"),))
    worth = [market(one, BOX, own=True).cells[0].gain for one in (plain, hawker)]
    assert worth == [BOX.values(Name("gold")).sell, BOX.values(Name("gold")).sell + 1]
    assert market(plain, BOX, own=False).cells == market(hawker, BOX, own=False).cells
    # In the last turn what is left there is counted at its price (7.4).
    last = [market(one, BOX, own=True, last=True).cells[0].value for one in (plain, hawker)]
    assert last == [BOX.buy_value(Name("gold"))] * 2


def test_resources_have_no_cost() -> None:
    assert ticked("gold") == ""
