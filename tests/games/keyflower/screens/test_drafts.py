"""Building on the phone: hexes by their letters, a tile turned where it lies, all of it seen by its builder alone."""

from io import BytesIO

import pytest
from PIL import Image

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.keyflower.advice.hex_choices import hex_choices, turned_on
from kingsforge_bot.games.keyflower.rules.actions import Action, Lift, Place
from kingsforge_bot.games.keyflower.rules.hexes import connections, laid
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Menu, Message
from tests.games.keyflower.looking import ENGLISH, GAME, SCREENS, buttons, look, menus, played
from tests.ui.limits import check


def building(seats: int = 2) -> list[tuple[State, Seat]]:
    """Positions in which a seat has a tile to place."""
    return [
        (move.before, move.seat)
        for move in played(seats)
        if any(isinstance(one, Place) for one in GAME.legal_actions(move.before, move.seat))
    ]


def hexes(message: Message) -> Menu:
    return next(menu for menu in menus(message) if menu.custom_id.payload.startswith("spot "))


def after(state: State, seat: Seat, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, seat, action, Replayed()).state
    return state


def test_each_hex_where_the_tile_fits_is_one_line_by_its_letter() -> None:
    """Rules 10.4 and 10.5: no other hex, and none twice for its turns."""
    for state, seat in building():
        message = SCREENS.turn.now(ENGLISH, look(state, seat))
        check(message)
        menu = hexes(message)
        tile = Name(menu.custom_id.payload.split()[1])
        fitting = {
            (one.q, one.r) for one in GAME.legal_actions(state, seat) if isinstance(one, Place) if one.tile == tile
        }
        offered = [GAME.parse(line.value) for line in menu.options]
        assert {(one.q, one.r) for one in offered if isinstance(one, Place)} == fitting
        assert len(offered) == len(fitting)
        assert [line.label[0] for line in menu.options] == [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ"][: len(offered)]
        assert all(": beside " in line.label for line in menu.options)


def test_letters_follow_the_picture_from_above() -> None:
    state, seat = building(6)[-1]
    tile = look(state, seat).view.players[seat].unplaced[0].name
    found = hex_choices(state, GAME.tiles, seat, tile)
    assert [one.letter for one in found] == sorted(one.letter for one in found)
    down = [2 * one.place.r + one.place.q for one in found]
    assert down == sorted(down)


def test_roads_that_are_told_are_roads() -> None:
    """Rule 8.3: what is said of a hex is so once the tile lies there."""
    for state, seat in building():
        menu = hexes(SCREENS.turn.now(ENGLISH, look(state, seat)))
        for line in menu.options:
            placed = GAME.parse(line.value)
            assert isinstance(placed, Place)
            assert placed in [*GAME.legal_actions(state, seat)]
            village = after(state, seat, placed).players[seat].standing
            roads = connections(laid(village, GAME.tiles))[placed.tile]
            told = [GAME.tiles[name].name for name in roads]
            assert line.description.startswith("Roads to: " if told else "No road")
            assert all(name in line.description for name in told)


def test_a_tile_is_turned_where_it_lies_through_all_ways_in_which_it_fits() -> None:
    """Rules 10.3, 10.5 and 10.6: the last one, and it comes round again."""
    state, seat = building()[0]
    first = GAME.parse(hexes(SCREENS.turn.now(ENGLISH, look(state, seat))).options[0].value)
    assert isinstance(first, Place)
    legal = [one for one in GAME.legal_actions(state, seat) if isinstance(one, Place)]
    ways = {one.turned for one in legal if (one.tile, one.q, one.r) == (first.tile, first.q, first.r)}
    assert len(ways) > 1
    met, state = [first.turned], after(state, seat, first)
    assert "rotate" in buttons(SCREENS.turn.now(ENGLISH, look(state, seat)))
    for _ in ways:
        plays = SCREENS.turn.press(ENGLISH, look(state, seat), ["rotate"], [])
        assert isinstance(plays, Plays)
        lifted, placed = plays.actions
        assert lifted == Lift()
        assert (placed.tile, placed.q, placed.r) == (first.tile, first.q, first.r)
        state = after(state, seat, *plays.actions)
        met.append(placed.turned)
    assert set(met) == ways
    assert met[-1] == first.turned


def test_what_fits_in_one_way_alone_is_not_turned() -> None:
    for state, seat in building(6):
        for one in GAME.legal_actions(state, seat):
            if isinstance(one, Place):
                then = after(state, seat, one)
                found = turned_on(then, GAME.tiles, seat)
                legal = [other for other in GAME.legal_actions(state, seat) if isinstance(other, Place)]
                ways = [other for other in legal if (other.tile, other.q, other.r) == (one.tile, one.q, one.r)]
                assert (found is None) == (len(ways) == 1)
                break


def test_nothing_is_turned_where_nothing_is_placed_or_by_others() -> None:
    state, seat = building()[0]
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(state, seat), ["rotate"], [])
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(state, None), ["rotate"], [])


def test_the_picture_has_the_letters_and_in_words_its_alt_text() -> None:
    """The village of a seat with letters is drawn otherwise than without; the largest of a game too."""
    state, seat = building(6)[-1]
    drawing = SCREENS.turn.now(ENGLISH, look(state, seat)).drawing
    assert drawing is not None
    assert drawing.alt is not None
    assert "A: beside" in drawing.alt()
    assert Image.open(BytesIO(drawing.draw(always))).size == (1200, 1200)


def test_a_draft_is_told_to_nobody_else() -> None:
    """Rule 10.6."""
    state, seat = building()[0]
    placed = next(one for one in GAME.legal_actions(state, seat) if isinstance(one, Place))
    then = after(state, seat, placed)
    assert not look(then, 1 - seat).view.players[seat].draft
    assert then.phase in (Phase.BOATS, Phase.BUILDING)
