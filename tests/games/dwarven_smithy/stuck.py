"""Positions from the middle of a game in which little room is left, and its cards need each other's resources."""

from typing import Any, Final

from tests.games.dwarven_smithy.rules.table import Table, seat, table

_KINGS: Final = "hearthmail: iron silver ice earth; undermount-plate: iron iron mithril mithril"


def turn_of(own: dict[str, Any], other: dict[str, Any]) -> Table:
    """The first seat decides."""
    return table(own, other, mode="starter", phase="act", turn=0, first=0)


def three_cards_short_of_silver(*, offered: str = "") -> Table:
    """A full workshop, of which each resource is for one of three cards; the silver that all of them lack is in hand.

    `offered`: in the other's market.
    """
    return turn_of(
        seat(
            142,
            hand="doorward silver-ladle mirrorlake-disc mithril silver",
            market="~earth",
            workshop="moonstone gold iron mithril ruby gold gold",
            apprentices="hawker-tull",
            kings=_KINGS,
        ),
        seat(115, market=offered),
    )


def a_card_without_a_space() -> Table:
    """Doorward has all its resources, and no space in the workshop for itself."""
    return turn_of(
        seat(
            156,
            hand="doorward silver-ladle mirrorlake-disc mithril silver gold",
            market="gold",
            workshop="moonstone iron mithril ruby gold gold silver",
            apprentices="hawker-tull",
            kings=_KINGS,
        ),
        seat(121, market="raw-emerald raw-gold"),
    )


def one_gold_too_many() -> Table:
    """Three cards need gold, of which there are four, and the workshop is full."""
    return turn_of(
        seat(
            131,
            hand="doorward silver-ladle gold mirrorlake-disc iron",
            market="gold ~raw-iron",
            workshop="moonstone gold raw-iron raw-mithril raw-ruby raw-gold raw-silver",
            apprentices="hawker-tull",
            kings=_KINGS,
        ),
        seat(83, market="raw-iron raw-iron"),
    )


def mithril_put_in_to_be_refined() -> Table:
    """A mithril in the market is as much for the chisel as the raw one in the workshop."""
    return turn_of(
        seat(
            38,
            hand="gem-vice kettle-helm emerald rune-chisel mithril",
            market="porter-bram mithril",
            workshop="iron raw-mithril",
            stacks="hearthmail: iron silver ice earth",
            apprentices="hawker-tull",
        ),
        seat(27),
    )


def one_iron_for_two_cards() -> Table:
    """Kettle Helm and Doorward both take iron and silver; another iron is for sale."""
    return turn_of(
        seat(
            81,
            hand="kettle-helm lightning gold gold doorward",
            market="ice mithril",
            workshop="iron silver",
            stacks="belt-knife: silver",
            apprentices="hawker-tull",
            kings="hearthmail: iron silver ice earth",
        ),
        seat(47, market="silver raw-iron"),
    )
