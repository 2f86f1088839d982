"""Everything public has a place on the board, and no two things share one."""

from itertools import combinations

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.kings_forge.pictures.contents import (
    AnvilAt,
    Cancelled,
    ClaimTile,
    Coverer,
    Deciding,
    FaceDown,
    FaceUp,
    Herald,
    InQueue,
    LeftOver,
    MadeTile,
    OnDisplay,
    Panel,
    Progress,
    RolledDie,
    Smithy,
    Stock,
    Supply,
    Task,
    Tokens,
    VisitTile,
    WonTile,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import height, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import DieSign, SquareSign, TextSign, cost, effect, in_hand
from kingsforge_bot.games.kings_forge.pictures.places import Place
from kingsforge_bot.games.kings_forge.pictures.post_contents import Docks
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout, task_of
from kingsforge_bot.games.kings_forge.pictures.table.offers import halves, inside, lines_of
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import hand_pad
from kingsforge_bot.games.kings_forge.pictures.table.tiles import paid
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Claim, State
from kingsforge_bot.render.frame import Frame
from tests.games.kings_forge.pictures.boards import (
    CROWDED_CRAFT,
    CROWDED_GATHER,
    FINAL,
    MOST_QUEUED,
    board,
    looked_at,
    new_game,
    random_play,
    tokens,
)

LEAST_ROW = 40
"""A tenth of it is left at 400 pixels width: the smallest row of a gather card that can still be read."""


def faults(view: State) -> list[str]:
    plan = layout(view)
    whole = Frame(0, 0, plan.wide, plan.high)
    found = [f"{place.name} leaves the picture" for place in plan.places if not whole.holds(place.frame)]
    found += [f"{place.name} is empty" for place in plan.places if place.frame.w < 1 or place.frame.h < 1]
    names = [place.name for place in plan.places]
    found += [f"{name} stands twice" for name in set(names) if names.count(name) > 1]
    for one, other in combinations(plan.places, 2):
        if other.name.startswith(f"{one.name}."):
            if not one.frame.holds(other.frame):
                found.append(f"{other.name} leaves {one.name}")
        elif one.frame.meets(other.frame):
            found.append(f"{one.name} meets {other.name}")
    return found


def held(view: State) -> list[object]:
    return [place.holds for place in layout(view).places]


def of_seat(view: State, seat: int) -> list[object]:
    return [place.holds for place in layout(view).places if place.name.startswith(f"player.{seat}.")]


def placed(view: State, name: str) -> Place:
    return next(place for place in layout(view).places if place.name == name)


@pytest.mark.parametrize("name", looked_at())
def test_nothing_overlaps_or_leaves_the_picture(name: str) -> None:
    assert faults(looked_at()[name]) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_on_boards_that_random_play_reaches(seats: int) -> None:
    for number, view in enumerate(random_play(seats, seed=7, plies=240)):
        if number % 3 == 0:
            assert faults(view) == [], number


def test_a_place_lies_before_what_lies_in_it() -> None:
    names = [place.name for place in layout(board(**CROWDED_GATHER)).places]
    for number, name in enumerate(names):
        assert not any(name.startswith(f"{later}.") for later in names[number:])


def test_all_pictures_are_equally_wide() -> None:
    assert {layout(view).wide for view in looked_at().values()} == {WIDE}


def test_what_lies_in_the_middle_of_the_table_is_shown() -> None:
    view = board(**CROWDED_GATHER)
    shown = held(view)
    assert Herald((Seat(2),), over=False, owed=view.owed, task=Task.GATHER) in shown
    assert AnvilAt(Seat(1)) in shown
    assert Cancelled(4) in shown
    assert [one.card for one in shown if isinstance(one, OnDisplay)] == list(view.display)
    assert [one.card for one in shown if isinstance(one, InQueue)] == list(view.queue)
    assert len(view.queue) == len(MOST_QUEUED)
    assert [one.card for one in shown if isinstance(one, FaceUp)] == [card for card in view.face_up if card]
    assert FaceDown(len(view.deck)) in shown
    assert Stock(view.stock, view.library) in shown
    assert [dict(one.used) for one in shown if isinstance(one, Docks)] == [{Space.WOOD_1: 1, Space.MAGIC_2: 1}]


def test_what_lies_in_front_of_a_player_is_shown() -> None:
    view = board(**CROWDED_GATHER)
    player, shown = view.players[1], of_seat(view, 1)
    assert Supply(player.supply) in shown
    assert Smithy(player.smithy) in shown
    assert [one.claim for one in shown if isinstance(one, ClaimTile)] == list(player.claims)
    assert [one.visit for one in shown if isinstance(one, VisitTile)] == list(player.visits)
    assert [one.card for one in shown if isinstance(one, WonTile)] == list(player.items)
    assert Progress(awaited=False, items=3, target=4, anvil=True, done=True, place=None) in shown


def test_every_held_benefit_is_shown_once() -> None:
    for view in (board(**CROWDED_GATHER), board(**CROWDED_CRAFT)):
        for seat, player in enumerate(view.players):
            shown = of_seat(view, seat)
            benefits = [one.held for one in shown if isinstance(one, ClaimTile) and one.held]
            benefits += [one for tokens in shown if isinstance(tokens, Tokens) for one in tokens.held]
            assert sorted(map(repr, benefits)) == sorted(map(repr, player.held))
            assert sum(one.library for one in shown if isinstance(one, Tokens)) == player.library


def test_only_what_can_still_be_used_is_lit() -> None:
    """Rules 4.4, 5.2: who has passed uses benefits in the craft phase, who has crafted no more."""
    player = {
        "held": tokens("alchemist.bottom", "token-six"),
        "claims": [{"side": "alchemist.bottom"}],
        "passed": True,
    }

    def late(phase: str, turn: int) -> list[bool]:
        view = board(phase=phase, anvil=0, turn=turn, players=[player, {"supply": "M"}])
        return [one.late for one in of_seat(view, 0) if isinstance(one, ClaimTile | Tokens)]

    assert late("gather", 1) == [False, False]
    assert late("craft", 0) == [False, False]
    assert late("craft", 1) == [True, True]


def test_who_is_done_with_a_phase_has_a_sign() -> None:
    """Rules 2.6, 3.1: who passed while gathering, whose craft turn is over while crafting; nobody at the end."""

    def done(phase: str, turn: int) -> list[bool]:
        players = [{"passed": True}, {"supply": "M", "passed": phase == "craft"}, {"passed": phase == "craft"}]
        view = board(phase=phase, anvil=0, turn=turn, players=players)
        return [one.done for seat in range(3) for one in of_seat(view, seat) if isinstance(one, Progress)]

    assert done("gather", 1) == [True, False, False]
    assert done("craft", 1) == [True, False, False]
    assert done("craft", 2) == [True, True, False]
    assert done("over", 0) == [False, False, False]


def test_of_a_craft_card_it_is_said_how_many_boxes_the_awaited_players_dice_cover() -> None:
    before, after = board(players=[{"supply": "MMG"}, {}]), board(**CROWDED_CRAFT)
    assert [card.item for card in before.display] == ["sapphire-spear", "platemail-of-loyalty", "crown"]
    waiting = [placed(before, f"display.{index}.by").holds for index in range(3)]
    assert waiting == [Coverer(boxes, 6, rolled=False) for boxes in (1, 2, 3)]
    rolled = [placed(after, f"display.{index}.by").holds for index in range(3)]
    assert rolled == [Coverer(boxes, 6, rolled=True) for boxes in (6, 6, 5)]


def test_who_can_only_pass_is_awaited_to_pass() -> None:
    """Rule 2.7."""
    players = [{"supply": "MM"}, {}]
    assert task_of(board(face_up=[None, "mill"], players=players)) is Task.GATHER
    assert task_of(board(face_up=[None, None], players=players)) is Task.PASS


@pytest.mark.parametrize("seat", range(4))
def test_tokens_have_the_room_they_take(seat: int) -> None:
    names = [one.name for one in layout(board(**CROWDED_GATHER)).places]
    if f"player.{seat}.tokens" in names:
        place = placed(board(**CROWDED_GATHER), f"player.{seat}.tokens")
        assert isinstance(place.holds, Tokens)
        inner = place.frame.inset(hand_pad(place.frame.h))
        assert height(in_hand(place.holds.held, place.holds.library), inner.w, inner.h) == inner.h


def test_a_craft_turn_shows_the_hand_and_the_items_made() -> None:
    view = board(**CROWDED_CRAFT)
    assert [one.die for one in of_seat(view, 2) if isinstance(one, RolledDie)] == list(view.players[2].hand or ())
    assert [one.made for one in of_seat(view, 0) if isinstance(one, MadeTile)] == list(view.players[0].made)
    assert [one.card for one in held(view) if isinstance(one, LeftOver)] == [card for card in view.face_up if card]


def test_a_hand_reaches_for_an_item_that_may_still_be_stolen() -> None:
    """Rule 3.4."""

    def reached(rolled: str) -> list[bool]:
        players = [{"made": [{"card": "table", "dice": ["W3", "W4"]}]}, {"hand": rolled.split()}]
        view = board(phase="craft", anvil=0, turn=1, players=players)
        return [one.reached for one in held(view) if isinstance(one, MadeTile)]

    assert reached("W5 W6") == [True]
    assert reached("W1 W1") == [False]


def test_docks_and_stock_are_shown_while_they_are_of_use() -> None:
    assert [type(one) for one in held(new_game(2)) if isinstance(one, Docks | Stock)] == [Stock, Docks]
    assert not any(isinstance(one, Docks | Stock) for one in held(board(**CROWDED_CRAFT)))


def test_a_place_where_nothing_lies_is_not_drawn() -> None:
    names = [one.name for one in layout(board(display=("table",), face_up=[None, "mill"], players=[{}, {}])).places]
    assert [name for name in names if name.startswith(("gather.", "display."))] == [
        "display.0",
        "display.0.by",
        "gather.1",
    ]


def test_only_the_awaited_player_is_marked_and_shows_what_waits() -> None:
    view = board(**CROWDED_GATHER)
    assert [one.awaited for one in held(view) if isinstance(one, Panel)] == [False, False, True, False]
    assert [one for one in of_seat(view, 2) if isinstance(one, Deciding)] == [Deciding(view.owed)] if view.owed else []
    assert not [one for seat in (0, 1, 3) for one in of_seat(view, seat) if isinstance(one, Deciding)]


@pytest.mark.parametrize(
    ("side", "dice", "lost", "kept"),
    [
        ("jeweler.top", "MGWW", [("M", 1), ("G", 1)], [("W", 1), ("W", 1)]),
        ("dragon-lair.bottom", "WGGGGGG", [("W", 1), ("G", 6)], []),
        ("shrine.bottom", "MWWWWWG", [], [("M", 1), ("W", 5), ("G", 1)]),
        ("caravan.bottom", "MMMMMMMM", [], [("M", 8)]),
    ],
)
def test_dice_lost_on_a_claim_are_told_from_those_that_come_back(
    side: str, dice: str, lost: list[tuple[str, int]], kept: list[tuple[str, int]]
) -> None:
    """Rule 2.2; of more than five it is said how many there are of each kind."""
    shown = paid(Claim(Side(side), tuple(Kind(letter) for letter in dice)))
    numbers = [*shown[1:], TextSign("1")]
    counted = [
        (one, int(after.text) if isinstance(after, TextSign) else 1)
        for one, after in zip(shown, numbers, strict=True)
        if isinstance(one, DieSign | SquareSign)
    ]
    assert [(one.square.takes[0].value, count) for one, count in counted if isinstance(one, SquareSign)] == lost
    assert [(one.kind.value, count) for one, count in counted if isinstance(one, DieSign)] == kept


def test_the_purple_die_lies_on_the_card_that_rolled_it() -> None:
    view = board(**CROWDED_GATHER)
    shown = {one.claim.side: one.purple for one in held(view) if isinstance(one, ClaimTile)}
    assert {side: value for side, value in shown.items() if value} == {Side.CEMETERY_BOTTOM: 4}


def test_the_purple_die_moves_to_a_workshop_that_copied_the_cemetery() -> None:
    view = board(
        cemetery=5,
        players=[
            {"claims": [{"side": "cemetery.bottom"}]},
            {"claims": [{"side": "workshop.top", "paid": ["M"], "copying": "cemetery.bottom"}]},
        ],
    )
    shown = {one.claim.side: one.purple for one in held(view) if isinstance(one, ClaimTile)}
    assert shown == {Side.CEMETERY_BOTTOM: None, Side.WORKSHOP_TOP: 5}


def test_the_end_names_the_winner_and_every_place() -> None:
    view = board(**FINAL)
    assert Herald((Seat(0),), over=True) in held(view)
    assert [one.place for one in held(view) if isinstance(one, Progress)] == [1, 2, 3, 3]
    assert not any(isinstance(one, FaceUp | Docks) for one in held(view))
    assert [one for one in held(view) if isinstance(one, InQueue)] == [InQueue(view.display[0])]


def test_what_matters_in_a_phase_is_higher_than_the_rest() -> None:
    gather, craft = new_game(3), board(**CROWDED_CRAFT)
    assert placed(gather, "gather.0").frame.y < placed(gather, "player.0").frame.y
    assert placed(craft, "player.2").frame.y < placed(craft, "gather.0").frame.y


@pytest.mark.parametrize("side", HALVES)
def test_both_sides_of_a_gather_card_fit_rows_that_can_be_read(side: Side) -> None:
    card = placed(new_game(2), "gather.0").frame
    for half in halves(card):
        assert card.holds(half)
        for place, signs in lines_of(side, inside(half)):
            assert half.holds(place)
            high = height(signs, place.w, place.h)
            assert high >= LEAST_ROW
            assert row_width(signs, high) <= place.w


@pytest.mark.parametrize("side", HALVES)
def test_no_two_sides_of_one_card_look_alike(side: Side) -> None:
    top, bottom = SIDES_OF[Card(side.value.partition(".")[0])]
    assert (cost(top), effect(top)) != (cost(bottom), effect(bottom))


def panels(view: State) -> list[Seat]:
    return [place.holds.seat for place in layout(view).places if isinstance(place.holds, Panel)]


def test_who_crafts_comes_first_and_the_others_follow_in_their_order() -> None:
    """The dice belong to the items above; while gathering everybody keeps their place."""
    crafting = board(phase="craft", turn=2, players=[{}, {}, {"hand": ["M3"]}, {}])
    assert panels(crafting) == [2, 3, 0, 1]
    assert panels(board(turn=2, players=[{}, {}, {"supply": "M"}, {}])) == [0, 1, 2, 3]


def test_a_pool_that_holds_nothing_leaves_its_room_to_the_other() -> None:
    player: dict[str, object] = {"supply": "MMWG", "smithy": "B"}
    both = board(players=[player, {}])
    alone = board(players=[{**player, "smithy": ""}, {}])
    assert placed(alone, "player.0.supply").frame.w > placed(both, "player.0.supply").frame.w
    assert placed(alone, "player.0.smithy").frame.w < placed(both, "player.0.smithy").frame.w


def test_a_card_is_framed_once_the_dice_as_rolled_fill_it() -> None:
    """Before the roll they only may."""
    for hand, ready in ((["W3", "W2"], False), (["W4", "W4", "W4"], True), (None, False)):
        view = board(display=("table",), phase="craft", players=[{"hand": hand, "supply": "WWW"}, {}])
        (shown,) = [one for one in held(view) if isinstance(one, OnDisplay)]
        assert shown.ready is ready, hand
