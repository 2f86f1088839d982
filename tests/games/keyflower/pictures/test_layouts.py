"""Where things lie, without drawing them: inside the picture, on nothing else, as large as they have to be."""

from collections.abc import Iterable
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import Chair
from kingsforge_bot.drawing.layout import Drawn, Part, placed
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.gallery.games import crowded, drafting, largest
from kingsforge_bot.games.keyflower.gallery.positions import full, offered
from kingsforge_bot.games.keyflower.pictures.bids import placed_bids
from kingsforge_bot.games.keyflower.pictures.cards import LEAST_HIGH, Card
from kingsforge_bot.games.keyflower.pictures.contents import Place, SeatStrip, Ship
from kingsforge_bot.games.keyflower.pictures.head import Awaited
from kingsforge_bot.games.keyflower.pictures.hexes import corners, high, middle_of, plan, towards
from kingsforge_bot.games.keyflower.pictures.land import PLAIN
from kingsforge_bot.games.keyflower.pictures.lobby import lobby
from kingsforge_bot.games.keyflower.pictures.market import CUTS, market
from kingsforge_bot.games.keyflower.pictures.measures import DECISIVE, LEAST, SQUARE
from kingsforge_bot.games.keyflower.pictures.player_screen import screen
from kingsforge_bot.games.keyflower.pictures.podium import Placed, podium
from kingsforge_bot.games.keyflower.pictures.reckoning import Item, items, reckoning
from kingsforge_bot.games.keyflower.pictures.season import season_sheet
from kingsforge_bot.games.keyflower.pictures.sheet import Owned, villages_sheet
from kingsforge_bot.games.keyflower.pictures.villages import LARGEST, LEAST_RADIUS, Village, planned, village_of
from kingsforge_bot.games.keyflower.rules.hexes import DIRECTIONS, free_hexes, laid
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import TABLES, Season
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Built, Phase, Spot, State
from kingsforge_bot.render.frame import Frame
from tests.games.keyflower.pictures.scenes import CAPTION, LOBBY, SEATS, TILES

WHOLE = Frame(LEFT, 0, WIDE, HIGHEST)
TABLES_AND_SEASONS = [*product(SEATS, Season)]


def lying(part: Part[Drawn], *kinds: type, within: Frame = WHOLE) -> list[tuple[Frame, object]]:
    """What lies on a picture of those kinds, in order."""
    return [(frame, one.of) for frame, one in placed(part, within) if isinstance(one.of, kinds)]


def apart(frames: Iterable[Frame], within: Frame = WHOLE) -> bool:
    found = [*frames]
    return all(within.holds(one) for one in found) and not any(
        one.meets(other) for one, other in combinations(found, 2)
    )


def on_market(state: State) -> Part[Drawn]:
    return market(player_view(state, None), TILES, CAPTION, ())


@pytest.mark.parametrize(("seats", "season"), TABLES_AND_SEASONS)
def test_everything_on_the_market_has_room_of_its_own(seats: int, season: Season) -> None:
    state = full(seats, season)
    found = lying(on_market(state), Place, Ship, SeatStrip)
    assert apart(frame for frame, _ in found)
    shown = [type(of) for _, of in found]
    table = TABLES[seats]
    assert shown.count(Place) == len(state.offer) + table.orders
    assert (shown.count(Ship), shown.count(SeatStrip)) == (table.boats, seats)
    if season is not Season.WINTER:
        assert len(state.offer) == table.offer


@pytest.mark.parametrize("given", range(1, 13))
def test_as_many_tiles_as_winter_can_bring_have_room(given: int) -> None:
    """Rule 3.4: from one for each of two players to two for each of six."""
    found = lying(on_market(offered(given)), Place, Ship, SeatStrip)
    assert apart(frame for frame, _ in found)
    assert [of.place for _, of in found if isinstance(of, Place)][:given] == [
        f"{place}" for place in range(1, given + 1)
    ]


@pytest.mark.parametrize(("seats", "season"), TABLES_AND_SEASONS)
def test_places_are_read_from_left_to_right_and_lie_in_two_strips(seats: int, season: Season) -> None:
    """So that a new bid leaves the other row as it was packed."""
    found = [frame for frame, of in lying(on_market(full(seats, season)), Place) if frame.h > 300]
    assert [(frame.y, frame.x) for frame in found] == sorted((frame.y, frame.x) for frame in found)
    for frame in found:
        assert not any(frame.y < cut < frame.bottom for cut in CUTS)


@pytest.mark.parametrize("wide", [206, 214, 217, 94, 126])
@pytest.mark.parametrize("count", range(1, 7))
def test_the_leader_is_large_and_every_bid_has_its_room(wide: int, count: int) -> None:
    """Of a place in spring, summer, autumn and in a full winter, and of a turn-order tile in either."""
    room = Frame(0, 0, wide, 112 if wide > 200 else 154 if wide == 94 else 92)
    leader, *others = placed_bids(room, count)
    assert leader.h >= DECISIVE
    assert leader.w >= 60
    assert len(others) == count - 1
    assert apart((leader, *others), room)
    for other in others:
        assert other.w * other.h <= leader.w * leader.h
        assert other.h >= 20
        assert other.w >= 28


def test_without_a_bid_nothing_lies_there() -> None:
    assert [*placed_bids(Frame(0, 0, 200, 112), 0)] == []


@pytest.mark.parametrize("seats", SEATS)
def test_between_seasons_all_villages_lie_where_the_offer_was(seats: int) -> None:
    """Rule 15.5: at the season's end, and while winter tiles are chosen."""
    for phase in (Phase.BOATS, Phase.WINTER_CHOICE):
        state = crowded(seats, seats, Season.WINTER, phase).state
        found = lying(on_market(state), Owned, Ship, SeatStrip)
        assert apart(frame for frame, _ in found)
        assert [of.who.seat for _, of in found if isinstance(of, Owned)] == [*range(seats)]
        assert state.offer == ()


def test_the_head_says_who_is_awaited() -> None:
    state = crowded(4, 4, Season.SUMMER).state
    ((_, who),) = lying(on_market(state), Awaited)
    assert isinstance(who, Awaited)
    assert [one.seat for one in who.seats] == [state.turn]
    assert who.name == CAPTION.names[state.turn]


@pytest.mark.parametrize("seats", SEATS)
def test_villages_are_two_beside_each_other_or_three(seats: int) -> None:
    """Rule 15.6: 2 x 1, 2 x 2 or 3 x 2."""
    found = [frame for frame, _ in lying(villages_sheet(largest(seats, seats)[0], TILES, CAPTION), Owned)]
    assert apart(found)
    columns, rows = len({frame.x for frame in found}), len({frame.y for frame in found})
    assert (columns, rows) == {2: (2, 1), 3: (2, 2), 4: (2, 2), 5: (3, 2), 6: (3, 2)}[seats]


@pytest.mark.parametrize("count", [6, 7, 8, 9, 10, 12])
def test_cards_of_a_season_are_high_enough(count: int) -> None:
    found = [frame for frame, _ in lying(season_sheet(offered(count), TILES, CAPTION), Card)]
    assert len(found) == count
    assert apart(found)
    assert min(frame.h for frame in found) >= LEAST_HIGH


@pytest.mark.parametrize("seats", SEATS)
def test_a_winter_hand_is_read_as_cards(seats: int) -> None:
    view = player_view(crowded(seats, seats, Season.WINTER, Phase.WINTER_CHOICE).state, Seat(0))
    part = screen(view, TILES, Seat(0), CAPTION)
    found = [of for _, of in lying(part, object) if type(of).__name__ == "Dealt"]
    assert len(found) == TABLES[seats].hand == len(view.players[0].hand)


@pytest.mark.parametrize("seats", SEATS)
def test_the_podium_has_a_plate_for_each_seat_and_all_points(seats: int) -> None:
    """Rule 12.2: what is shown by origin adds up to the total."""
    state = largest(seats, seats)[0]
    found = lying(podium(state, TILES, CAPTION), Placed)
    assert apart(frame for frame, _ in found)
    totals = {score.seat: score.total for score in state.scores}
    for _, one in found:
        assert isinstance(one, Placed)
        assert (
            one.total == totals[one.who.seat] == sum(int(number) for _, number in one.parts if isinstance(number, str))
        )
    assert next(one.place for _, one in found if isinstance(one, Placed)) == 1


def test_equal_points_share_a_place() -> None:
    """Rule 12.9."""
    state = largest(3, 3)[0]
    equal = tuple(replace(score, lines=(), gold=points) for score, points in zip(state.scores, (5, 5, 2), strict=True))
    found = lying(podium(replace(state, scores=equal), TILES, CAPTION), Placed)
    assert [one.place for _, one in found if isinstance(one, Placed)] == [1, 1, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_the_reckoning_has_every_line_and_adds_up(seats: int) -> None:
    """Rule 15.5: points by tile."""
    state, seat = largest(seats, seats)
    square = Frame(LEFT, 0, SQUARE, SQUARE)
    found = lying(reckoning(state, TILES, seat, CAPTION), Item, within=square)
    assert apart((frame for frame, _ in found), square)
    score = state.scores[seat]
    assert sum(one.points for _, one in found if isinstance(one, Item)) == score.total
    assert len(found) == len(score.lines) + bool(score.gold)


def test_a_reckoning_of_thirty_lines_fits() -> None:
    state, seat = largest(6, 6)
    names = [*TILES.facts][:29]
    lines = tuple(replace(state.scores[seat].lines[0], tile=Name(name)) for name in names)
    score = replace(state.scores[seat], lines=lines, gold=3)
    crowd = replace(state, scores=tuple(score if one.seat == seat else one for one in state.scores))
    square = Frame(LEFT, 0, SQUARE, SQUARE)
    found = [frame for frame, _ in lying(reckoning(crowd, TILES, seat, CAPTION), Item, within=square)]
    assert len(items(score, crowd, TILES)) == len(found) == 30
    assert apart(found, square)
    assert min(frame.h for frame in found) >= 2 * LEAST


@pytest.mark.parametrize("capacity", SEATS)
def test_the_lobby_has_a_card_for_each_seat(capacity: int) -> None:
    whole = Frame(LEFT, 0, WIDE, 700)
    found = lying(lobby(capacity, [Seat(1)], LOBBY), Chair, within=whole)
    assert apart((frame for frame, _ in found), whole)
    assert [bool(one.name) for _, one in found if isinstance(one, Chair)] == [seat == 1 for seat in range(capacity)]


def test_edges_look_where_the_rules_say() -> None:
    """Rule 10.2: 0 south, then clockwise; a neighbour lies beyond the edge that looks at it."""
    for direction, (q, r) in enumerate(DIRECTIONS):
        way, there = towards(direction), middle_of(q, r, 1)
        apothem = high(1)
        assert (round(there.x - apothem * way.x, 6), round(there.y - apothem * way.y, 6)) == (0, 0)
    assert [round(towards(direction).y, 2) for direction in range(6)] == [1.0, 0.5, -0.5, -1.0, -0.5, 0.5]
    assert max(point.x for point in corners(middle_of(0, 0, 1), 1)) == 1


@pytest.mark.parametrize("span", range(1, 12))
def test_a_village_of_any_extent_lies_in_its_frame(span: int) -> None:
    """Rule 15.6: random play reached a span of 11 hexes; a hex is 130 to 260 wide as far as that allows."""
    frame = Frame(0, 0, 1176, 960)
    for line in ([(index, 0) for index in range(span)], [(0, index) for index in range(span)]):
        lies = plan(line, frame, LARGEST, LEAST_RADIUS)
        assert all(frame.holds(lies.frame(*there)) for there in line)
        assert apart((lies.frame(*there).inset(1) for there in line if there[0] % 2 == 0), frame)
        if span <= 9:
            assert lies.radius >= PLAIN


@pytest.mark.parametrize("seats", SEATS)
def test_villages_as_chance_builds_them_lie_in_their_frame(seats: int) -> None:
    frame = Frame(13, 116, 1176, 958)
    state = largest(seats, seats)[0]
    for player in state.players:
        village = village_of(TILES, player.village, state.season)
        lies = planned(village, frame)
        assert all(frame.holds(lies.frame(lot.q, lot.r)) for lot in village.lots)
        assert len(village.lots) + len(village.aside) == len(player.village)


def test_free_hexes_are_lettered_and_the_shore_is_told() -> None:
    """Rule 10.7: the picture warns of the home's water edge."""
    state, seat = drafting(4, 4)
    village = village_of(TILES, state.players[seat].standing, state.season)
    ((q, r),) = village.shores
    home = village.lots[0]
    assert home.ground.edges[DIRECTIONS.index((q, r))].value == "W"
    free = tuple((q, r, "A") for q, r in free_hexes(laid(state.players[seat].standing, TILES)))
    lies = planned(replace(village, free=free), Frame(13, 116, 1176, 958))
    assert all(Frame(13, 116, 1176, 958).holds(lies.frame(q, r)) for q, r, _ in free)


def test_roads_that_lead_home_are_light_and_others_are_not() -> None:
    """Rule 15.3."""
    built = (Built(Name("home-1"), Spot()), Built(Name("keywood"), Spot(0, -1)), Built(Name("jeweller"), Spot(3, 3)))
    village: Village = village_of(TILES, built, Season.SPRING)
    assert [lot.ground.reached for lot in village.lots] == [True, True, False]
