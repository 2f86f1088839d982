"""A craft or a steal is told by its picture: the item large, by whom, with which dice, how many items that makes."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Focus, Forged, Missed, Slots
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import forged_by, missed_by
from kingsforge_bot.games.kings_forge.pictures.posts.forged import BANNER, RIBBON, draw_missed
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.render.canvas import TILES, Canvas
from kingsforge_bot.render.frame import Frame
from tests.games.kings_forge.pictures.boards import board

USED = read_dice("W3 W4")
TABLE = Item("table")
PLAYERS = [{"items": ["axe"], "made": [{"card": "table", "dice": ["W3", "W4"]}]}, {"hand": ["M1"]}, {}]
VIEW = board(phase="craft", anvil=0, turn=1, players=PLAYERS)


def test_who_made_what_with_which_dice_and_how_far_they_are() -> None:
    """Rules 3.3 and 5.3: an item made counts until somebody steals it."""
    [one] = forged_by(VIEW, [ev.Crafted(Seat(0), TABLE, USED)])
    assert (one.seat, one.card.item, one.dice, one.victim, one.items, one.target) == (0, TABLE, USED, None, 2, 4)


def test_of_two_items_of_one_turn_each_counts_on() -> None:
    """Rule 3.3: any number of items a turn."""
    made = [{"card": "table", "dice": ["W3", "W4"]}, {"card": "anvil", "dice": ["M2", "M2", "M2"]}]
    view = board(phase="craft", anvil=0, turn=1, players=[{"items": ["axe"], "made": made}, {"hand": ["M1"]}, {}])
    crafted = [ev.Crafted(Seat(0), TABLE, USED), ev.Crafted(Seat(0), Item("anvil"), read_dice("M2 M2 M2"))]
    assert [one.items for one in forged_by(view, crafted)] == [2, 3]


def test_a_steal_names_who_had_the_item() -> None:
    """Rule 3.4"""
    stolen = ev.Stolen(Seat(0), Seat(2), TABLE, USED, ())
    [one] = forged_by(VIEW, [ev.Crafted(Seat(2), TABLE, USED), stolen])
    assert (one.seat, one.victim) == (0, 2)


def test_what_is_no_longer_there_is_not_celebrated() -> None:
    assert forged_by(board(phase="craft", anvil=0, turn=1, players=[{}, {}]), [ev.Crafted(Seat(0), TABLE, USED)]) == ()


def test_it_comes_first_larger_than_the_race_and_what_can_be_made_next_stays() -> None:
    places = post(VIEW, made=forged_by(VIEW, [ev.Crafted(Seat(0), TABLE, USED)])).places
    first = next(place for place in places if not place.name.startswith("header"))
    assert isinstance(first.holds, Forged)
    assert first.frame.h > max(place.frame.h for place in places if isinstance(place.holds, Slots))
    assert sum(isinstance(place.holds, Focus) for place in places) == len(VIEW.display)


def test_below_it_cards_to_choose_from_can_be_read_whatever_room_that_leaves_it() -> None:
    """With its dice beside two players; a line beside three, so that no half of a card becomes too small."""
    high = dict[int, int]()
    cards = ["alchemist", "astrologer", "bazaar", "cemetery"]
    for seats in (2, 3):
        view = board(phase="gather", anvil=0, turn=1, players=[{"items": ["axe"]}, *[{}] * (seats - 1)], face_up=cards)
        places = post(view, made=forged_by(view, [ev.Crafted(Seat(0), Item("axe"), read_dice("M5 W3 W3"))])).places
        [high[seats]] = [place.frame.h for place in places if isinstance(place.holds, Forged)]
    assert high == {2: BANNER, 3: RIBBON}


def test_a_roll_of_which_nothing_came_is_shown_once_cards_are_gathered() -> None:
    """Rule 3.5: with the dice as benefits left them; beside what others made, which comes first where room is short."""
    events: list[ev.Event] = [
        ev.Rolled(Seat(1), read_dice("M1 M2 W1")),
        ev.TurnEnded(Seat(1), ()),
        ev.RoundBegan(2, Seat(0), ()),
    ]
    assert missed_by(events) == (Missed(Seat(1), read_dice("M1 M2 W1")),)
    made: list[ev.Event] = [ev.Rolled(Seat(0), USED), ev.Crafted(Seat(0), TABLE, USED), ev.TurnEnded(Seat(0), ())]
    assert missed_by(made) == ()
    cards = ["alchemist", "astrologer", "bazaar", "cemetery"]
    view = board(phase="gather", anvil=0, turn=1, players=[{"items": ["axe"]}, {}], face_up=cards)
    [shown] = [one.holds for one in post(view, missed=missed_by(events)).places if isinstance(one.holds, Missed)]
    assert shown.seat == 1
    assert not [one for one in post(VIEW, missed=missed_by(events)).places if isinstance(one.holds, Missed)]


@pytest.mark.parametrize("language", Localizers().languages)
def test_it_is_said_in_words_that_nothing_came_of_a_roll(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, in a line beside what another made, with the dice."""
    word = Localizers().for_locale(language).of(KEY)("picture-made-nothing")
    written: list[str] = []
    write = Canvas.write

    def noted(canvas: Canvas, text: str, *where: int) -> int:
        written.append(text)
        return write(canvas, text, *where)

    monkeypatch.setattr(Canvas, "write", noted)
    canvas, caption = Canvas(764, RIBBON, Tone.TABLE, PALETTE), BoardCaption("", words=PictureWords(nothing=word))
    draw_missed(canvas, Frame(0, 0, 764, RIBBON), Missed(Seat(0), read_dice("M1 M2 W1 W2 G1")), caption)
    assert word in written
    TILES.clear()
    without = Canvas(764, RIBBON, Tone.TABLE, PALETTE)
    draw_missed(without, Frame(0, 0, 764, RIBBON), Missed(Seat(0), ()), caption)
    assert canvas.indices.tobytes() != without.indices.tobytes()
