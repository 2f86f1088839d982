"""What is marked as new on a board, and which boxes count as covered."""

import json

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.contents import ClaimTile, FaceUp, RolledDie, Smithy, Supply
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import SMITHY, SUPPLY, DieSign, Signs
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, news_of
from kingsforge_bot.games.kings_forge.pictures.places import Place
from kingsforge_bot.games.kings_forge.pictures.post_contents import Docks, Purse
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained as GainedPlace
from kingsforge_bot.games.kings_forge.pictures.posts.pools import line_of
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool, read_die
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.events import (
    Claimed,
    Crafted,
    Displayed,
    Docked,
    Event,
    Gained,
    Passed,
    PhaseBegan,
    Refilled,
    Rolled,
    RoundBegan,
    Stolen,
    Traded,
    TurnEnded,
    Used,
    Won,
)
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player
from tests.games.kings_forge.pictures.boards import CROWDED_CRAFT, CROWDED_GATHER, board, cards, game

A, B = Seat(0), Seat(1)


def dice(text: str) -> tuple[object, ...]:
    return tuple(read_die(one) for one in text.split())


def test_nothing_is_new_without_events() -> None:
    assert news_of(()) == NO_NEWS


def test_a_claim_and_what_it_brings_are_new_and_nothing_else() -> None:
    events: tuple[Event, ...] = (
        Claimed(A, Side.WORKSHOP_TOP, Side.SHRINE_BOTTOM, (Kind.METAL,)),
        Gained(A, Pool.of("B"), NO_DICE, usable=False),
        Gained(B, Pool.of("M"), NO_DICE, usable=True),
        Docked(B, Space.MAGIC_2, Card.SOUTH_MINE, Pool.of("MMWWG")),
        Refilled(Card.LIBRARY),
    )
    places = {place.name: place.holds for place in layout(board(**CROWDED_GATHER), news_of(events)).places}
    marked = {name for name, holds in places.items() if getattr(holds, "fresh", False)}
    assert {places[name].__class__ for name in marked} >= {ClaimTile, Docks, FaceUp}
    claims = [holds for holds in places.values() if isinstance(holds, ClaimTile) and holds.fresh]
    assert [one.claim.side for one in claims] == [Side.WORKSHOP_TOP]
    assert [one.fresh for one in places.values() if isinstance(one, Docks)] == [{Space.MAGIC_2}]
    assert [one.card for one in places.values() if isinstance(one, FaceUp) and one.fresh] == [Card.LIBRARY]
    smithies = [one.gained for one in places.values() if isinstance(one, Smithy)]
    supplies = [one.gained for one in places.values() if isinstance(one, Supply)]
    assert smithies == [Pool.of("B"), NO_DICE, NO_DICE, NO_DICE]
    assert supplies == [NO_DICE, Pool.of("M"), NO_DICE, NO_DICE]


def test_more_new_dice_than_lie_there_are_not_shown() -> None:
    view = game().load(json.dumps({"players": [{"supply": "M"}, {}]}).encode())
    news = news_of([Gained(A, Pool.of("MMW"), NO_DICE, usable=True)])
    places = [place.holds for place in layout(view, news).places]
    assert next(one for one in places if isinstance(one, Supply)).gained == Pool.of("M")


def test_a_new_round_clears_what_was_new_but_items_won() -> None:
    events: tuple[Event, ...] = (
        Claimed(A, Side.MILL_TOP, None, ()),
        Gained(A, Pool.of("W"), NO_DICE, usable=False),
        Won(A, Item("crown")),
        RoundBegan(2, B, (Card.MILL,)),
    )
    assert news_of(events) == news_of([Won(A, Item("crown"))])


def test_passing_is_news_of_its_phase() -> None:
    assert news_of([Passed(A, PassBenefit.METAL)]).passed == {A}
    assert news_of([Passed(A, None), PhaseBegan(Phase.CRAFT)]).passed == set()


def test_dice_that_a_benefit_changed_are_new_as_they_show_now() -> None:
    before, after = read_die("M3"), read_die("M4")
    events: list[Event] = [Rolled(Seat(2), (before,)), Used(Seat(2), Held(Source.TOKEN_PLUS), (before,), (after,))]
    news = news_of(events)
    assert news.changed == (after,)
    view = board(**CROWDED_CRAFT)
    shown = [place.holds for place in layout(view, news).places if isinstance(place.holds, RolledDie)]
    assert [one.die for one in shown if one.fresh] == [after]
    again = Used(Seat(2), Held(Source.TOKEN_SIX), (after,), (read_die("M6"),))
    assert news_of([*events, again]).changed == (read_die("M6"),)
    assert news_of([*events, TurnEnded(Seat(2), ())]).changed == ()


def test_items_made_stolen_and_displayed_are_new() -> None:
    card: CraftCard = cards("crown")[0]
    freed = (read_die("M4"), read_die("L5"))
    news = news_of([Crafted(A, Item("axe"), ()), Stolen(A, B, Item("table"), (), freed), Displayed(card)])
    assert news.made == {"axe", "table"}
    assert news.displayed == {"crown"}
    assert news.to_smithy(B) == Pool.of("M")


def test_a_trade_is_new_on_both_sides() -> None:
    news = news_of([Traded(A, B, Pool.of("MMMM"), Kind.GEM)])
    assert news.to_supply(B) == Pool.of("MMMM")
    assert news.to_smithy(A) == Pool.of("G")


@pytest.mark.parametrize(
    ("item", "player", "expected"),
    [
        ("table", Player(supply=Pool.of("W")), "x."),  # before the roll: one wood die, whatever it will show
        ("table", Player(supply=Pool.of("MMM")), ".."),
        ("table", Player(supply=Pool.of("W"), library=1), "xx"),
        ("table", Player(hand=(read_die("W3"),)), "x."),
        ("table", Player(hand=(read_die("W4"), read_die("W2"))), "x."),
        ("table", Player(hand=(read_die("W3"), read_die("W4"))), "xx"),
        ("table", Player(hand=(read_die("W3"), read_die("W3"), read_die("L4"))), "xx"),
        ("table", Player(hand=(read_die("M6"), read_die("G6"))), ".."),
        ("table", Player(hand=()), ".."),
        ("table", Player(supply=Pool.of("WW"), hand=()), ".."),
    ],
)
def test_a_box_is_covered_by_a_die_of_its_own(item: str, player: Player, expected: str) -> None:
    assert "".join("x" if one else "." for one in covered(cards(item)[0], player)) == expected


def shown_in(place: Place) -> Signs:
    match place.holds:
        case Purse() | GainedPlace() as line:
            return line_of(line, place.frame.w, place.frame.h)
        case _:
            return ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_that_came_to_a_smithy_lie_on_a_flame_also_when_the_next_player_is_awaited(seats: int) -> None:
    players = [{"smithy": "MWW"}, *({"supply": "MM"} for _ in range(seats - 1))]
    faces = ["mill", "shrine", "jeweler", "north-mine"]
    view = board(round=2, turn=1, players=players, face_up=faces)
    events = [Gained(A, Pool.of("WW"), NO_DICE, usable=False)]
    racing = [
        place for place in post(view, news_of(events)).places if place.name in ("player.0.usable", "player.0.later")
    ]
    signs = [sign for place in racing for sign in shown_in(place)]
    assert {SUPPLY, SMITHY} <= {*signs}
    assert {sign.kind for sign in signs if isinstance(sign, DieSign) and sign.fresh} == {Kind.WOOD}
    assert not any(place.name == "player.0.gained" for place in post(view).places)
