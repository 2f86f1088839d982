"""Rules 16.1 to 16.5: one line per action."""

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.keyflower.rules.actions import Bid, Payment, Place, Upgrade, Use
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Name, Workers
from tests.games.keyflower.rules.table import bidden, game, seat, table

EXAMPLES = [
    "bid keywood with 3 red moving 2+o1",
    "use home-4 with 2 blue",
    "use tavern with 1 green paying blue",
    "use brewer with 1 green moving 3 paying saw",
    "use workshop with 2 yellow taking iron",
    "use keywood with 1 blue 2 green moving 1+2+o4",
    "pass",
    "move 2 wood from home-3 to workshop",
    "upgrade keywood",
    "upgrade well paying 2 wood 1 gold",
    "upgrade inn paying 1 iron 1 saw",
    "end",
    "give windmill+key-guild",
    "take sea-bastion",
    "place sea-bastion at -1,1 turned 1",
    "place miner at 10,-12 turned 5",
    "place keywood aside",
    "lift",
    "done",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_form(text: str) -> None:
    """Rules 16.1, 16.5: read and written alike, in 70 characters."""
    assert str(game().parse(text)) == text
    assert len(text) <= 70


def test_what_is_read() -> None:
    """Rule 16.3: `with` counts all workers, those of moved groups included."""
    assert game().parse("bid keywood with 3 red moving 2+o1") == Bid(Name("keywood"), Colour.RED, 3, ("2", "o1"))
    assert game().parse("use keywood with 1 blue 2 green") == Use(Name("keywood"), Workers(blue=1, green=2))
    assert game().parse("upgrade well paying 3 gold") == Upgrade(Name("well"), Payment(Goods(gold=3)))
    assert game().parse("place miner at -1,2 turned 5") == Place(Name("miner"), -1, 2, 5)


@pytest.mark.parametrize(
    ("text", "rewritten"),
    [
        ("bid keywood with 3 red moving o1+10+2", "bid keywood with 3 red moving 2+10+o1"),
        ("use keywood with 2 green 1 blue", "use keywood with 1 blue 2 green"),
        ("upgrade inn paying 1 saw 1 gold 1 wood", "upgrade inn paying 1 wood 1 gold 1 saw"),
        ("give key-guild+windmill", "give windmill+key-guild"),
        ("place sea-bastion at 0,1 turned 5", "place sea-bastion at 0,1 turned 2"),
        ("  pass ", "pass"),
    ],
)
def test_another_order_is_read_and_rewritten(text: str, rewritten: str) -> None:
    """Rules 16.2, 10.3."""
    assert str(game().parse(text)) == rewritten


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "dance", "pass now", "bid", "bid keywood", "bid keywood with 0 red", "bid keywood with 01 red"),
        *("bid keywood with 1 red 2", "bid keywood with 1 red moving", "bid keywood with 1 red moving 0"),
        *("bid keywood with 1 red moving 2+2", "bid keywood with 1 red moving p1", "bid keywood with 100 red"),
        *(
            "bid keywood with 1 pink",
            "bid nowhere with 1 red",
            "use keywood",
            "use keywood with",
            "use keywood with red",
        ),
        *("use keywood with 1 red 2 red", "use keywood with 1 wood", "use keywood with 1 red paying wood"),
        *(
            "use keywood with 1 red taking saw",
            "use keywood with 1 red taking wood paying saw",
            "use keywood with 1 red x",
        ),
        *("move 1 wood from home-1", "move 0 wood from home-1 to keywood", "move 1 red from home-1 to keywood"),
        *(
            "upgrade",
            "upgrade nowhere",
            "upgrade well paying",
            "upgrade well paying 1 red",
            "upgrade well paying 1 wood 1 wood",
        ),
        *("give", "give windmill+windmill", "give nothing", "take", "take miner", "take nothing"),
        *("place miner", "place miner at 1 turned 1", "place miner at 1,1", "place miner at 1,1 turned 6"),
        *(
            "place miner at 1,1 turned -1",
            "place miner at 01,1 turned 1",
            "place miner at 100,1 turned 1",
            "place miner at -0,1 turned 1",
        ),
        *("lift miner", "done done", "end now", "bid keywood with ３ red", "pass" + " " * 300 + "x"),
    ],
)
def test_what_is_unreadable(text: str) -> None:
    """Rules 16.1, 16.2."""
    with pytest.raises(NotationError):
        game().parse(text)


def test_what_is_not_in_play() -> None:
    """Rule 16.2: tiles and places that are none of this table's."""
    t = table(seat("1 red"), seat("1 red"), offer=["keywood"])
    t.refuses("0 bid miner with 1 red", "not-in-play", "16.2", tile="miner")
    t.refuses("0 use home-6 with 1 red", "not-in-play", "16.2", tile="home-6")
    t.refuses("0 bid keywood with 1 red moving 2", "no-such-place", "16.2", place="2")
    t.refuses("0 bid keywood with 1 red moving o2", "no-such-place", "16.2", place="o2")


def test_paying_is_written_where_there_is_a_choice() -> None:
    """Rule 16.4: and only there."""
    t = table(seat("2 red 1 blue", skills="1 saw"), seat("1 red"), offer=["tavern", "brewer", "store"], season="summer")
    assert t.offers("0 use tavern with 1 red paying red")
    assert t.offers("0 use brewer with 1 red paying saw")
    assert t.offers("0 use store with 1 red")
    t.refuses("0 use store with 1 red paying blue", "superfluous", "16.2")


def test_the_longest_lines() -> None:
    """Rule 16.1: only many places make a line longer than 70 characters, and that is put together by menus."""
    names = ["keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner", "gold-mine", "stable"]
    offer = [bidden(name, "0 1 yellow, 1 2 yellow") for name in names]
    t = table(seat("9 yellow"), seat("1 red"), seat("1 red"), seat("1 red"), offer=offer)
    longest = max(t.legal(0), key=len)
    assert 45 <= len(longest) <= 90
    assert all("moving" in line for line in t.legal(0) if len(line) > 60)
