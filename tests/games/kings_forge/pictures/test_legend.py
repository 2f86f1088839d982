"""What the letters and signs of a picture mean is said in words; a sign says one thing, and no two look alike."""

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.kings_forge.pictures.board import draw_lobby
from kingsforge_bot.games.kings_forge.pictures.contents import Herald, Task
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_box, draw_letter, draw_tick, line_below
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import LETTERS, Legend, Mark, Named
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import ANY_DIE, ANY_LOST, SMITHY, SUPPLY, RankSign, Sign
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS
from kingsforge_bot.games.kings_forge.pictures.painters import draw_content
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.places import MARGIN, PLATE_HIGH, Layout
from kingsforge_bot.games.kings_forge.pictures.post_contents import Purse
from kingsforge_bot.games.kings_forge.pictures.posts.explaining import explained
from kingsforge_bot.games.kings_forge.pictures.posts.pools import line_of
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.scenes.cropping import cropped
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool, die
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.captions import legend, task_words
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import writable
from tests.games.kings_forge.pictures.boards import (
    CROWDED_CRAFT,
    CROWDED_GATHER,
    FINAL,
    Json,
    board,
    looked_at,
    new_game,
)
from tests.games.kings_forge.pictures.faults import faults
from tests.spoken import LANGUAGES

MOST_HIGH = 400
SIDE = 60


def words(language: str) -> tuple[Named, ...]:
    return legend(Localizers(strict=True).for_locale(language).of(KEY))


def explained_in(found: Legend) -> list[Mark]:
    return [one.mark for line in found.lines for one in line]


def drawn(sign: Sign) -> Image.Image:
    canvas = Canvas(SIDE, SIDE, Tone.CARD, PALETTE)
    draw_row(canvas, Frame(0, 0, SIDE, SIDE), (sign,), Tone.CARD)
    return canvas.indices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_word_that_can_be_written(language: str) -> None:
    named = words(language)
    assert [one.mark for one in named] == list(Mark)
    for one in named:
        assert writable(one.word) == one.word, one


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", looked_at())
def test_a_full_board_ends_with_what_its_signs_mean(language: str, name: str) -> None:
    plan = layout(looked_at()[name], NO_NEWS, words(language))
    assert plan.places[-1].name == "legend"
    assert isinstance(plan.places[-1].holds, Legend)
    assert explained_in(plan.places[-1].holds) == list(Mark)
    assert plan.places[-1].frame.h <= MOST_HIGH
    assert faults(plan) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_board_one_sees_says_what_the_letters_mean(language: str, seats: int) -> None:
    plan = post(new_game(seats), words=words(language))
    told = [explained_in(place.holds) for place in plan.places if isinstance(place.holds, Legend)]
    assert [[mark for mark in one if mark in LETTERS] for one in told] == [list(LETTERS)]
    assert faults(plan) == []
    assert plan.high == post(new_game(seats)).high


def told_in(plan: Layout) -> set[Mark]:
    return {mark for place in plan.places if isinstance(place.holds, Legend) for mark in explained_in(place.holds)}


@pytest.mark.parametrize("position", [CROWDED_GATHER, CROWDED_CRAFT])
def test_a_later_board_leaves_that_room_to_the_items(position: Json) -> None:
    assert told_in(post(board(**position), words=words("en"))).isdisjoint(LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seldom_seen_is_told_where_it_stands(language: str) -> None:
    """A token (4.2), the Workshop's copy (7.2), the purple die (7.4)."""
    mine = {"supply": "MM", "held": [{"source": "token-plus"}]}
    seen: dict[str, Json] = {
        "the first token": {"players": [mine, {}], "face_up": ["mill"]},
        "Workshop on offer": {"players": [{"supply": "MM"}, {}], "face_up": ["workshop"]},
        "before the roll": {"phase": "craft", "cemetery": 4, "players": [mine, {}]},
        "none of them": {"players": [{"supply": "MM"}, {}], "face_up": ["mill"]},
    }
    found = {name: board(round=3, **fields) for name, fields in seen.items()}
    told = {name: told_in(post(view, words=words(language))) for name, view in found.items()}
    assert told == {
        "the first token": {Mark.PLUS},
        "Workshop on offer": {Mark.COPY},
        "before the roll": {Mark.PLUS, Mark.CANCELLED},
        "none of them": set(),
    }
    craft = found["before the roll"]
    assert told_in(turn_panel(craft, words=words(language))) == {Mark.PLUS, Mark.CANCELLED}
    for view in found.values():
        assert faults(post(view, words=words(language))) == []
    assert faults(turn_panel(craft, words=words(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_dice_lie_is_told_with_their_letters_however_many_there_are(language: str) -> None:
    rich = board(round=1, players=[{"supply": "MMWWGGBB", "smithy": "MWGB"}, {}], face_up=["mill"])
    plan = post(rich, words=words(language))
    assert told_in(plan) == {*LETTERS, Mark.SUPPLY, Mark.SMITHY}
    assert faults(plan) == []


@pytest.mark.parametrize(
    ("view", "shows", "meant"),
    [
        (board(players=[{"supply": "MW"}, {}]), "player.0.supply", {Mark.METAL, Mark.WOOD, Mark.SUPPLY}),
        (board(players=[{}, {"smithy": "G"}]), "player.1.smithy", {Mark.GEM, Mark.SMITHY}),
        (
            board(players=[{"supply": "M"}, {}]),
            "docks",
            {Mark.WOOD, Mark.GEM, Mark.MAGIC, Mark.LOST, Mark.ANY, Mark.SMITHY, Mark.TOKEN, Mark.DOCK},
        ),
        (board(players=[{"supply": "M"}, {}]), "player.0.progress", {Mark.WON, Mark.FIRST, Mark.TURN}),
        (board(**FINAL), "player.0.medal", set()),
    ],
)
def test_a_part_of_a_board_explains_what_occurs_in_it(view: State, shows: str, meant: set[Mark]) -> None:
    plan = explained(cropped(layout(view), (shows,)), words("en"))
    found = [set(explained_in(place.holds)) for place in plan.places if isinstance(place.holds, Legend)]
    assert found == ([meant] if meant else [])
    assert faults(plan) == []


def test_m_and_w_stand_on_a_line_so_that_neither_is_the_other_upside_down() -> None:
    """As 6 and 9 on dice."""

    def letter(kind: Kind) -> Image.Image:
        canvas = Canvas(SIDE, SIDE, Tone.WOOD, PALETTE)
        draw_letter(canvas, Frame(0, 0, SIDE, SIDE), kind, 37)
        return canvas.indices.point([255 if index == Tone.WHITE else 0 for index in range(256)])

    for kind, other in ((Kind.METAL, Kind.WOOD), (Kind.WOOD, Kind.METAL)):
        line = line_below(kind, 0, 0, 37)
        assert line is not None
        turned = letter(other).transpose(Image.Transpose.ROTATE_180)
        assert ImageStat.Stat(ImageChops.difference(letter(kind), turned)).mean[0] > 10
        upper, lower = letter(kind).crop((0, 0, SIDE, SIDE // 2)), letter(kind).crop((0, SIDE // 2, SIDE, SIDE))
        assert lower.histogram()[255] > upper.histogram()[255]
    assert [line_below(kind, 0, 0, 37) for kind in (Kind.GEM, Kind.MAGIC, Kind.LIBRARY)] == [None] * 3


def test_gold_is_no_sign_of_what_is_covered_ranked_or_lost() -> None:
    """It is a token's."""
    canvas = Canvas(SIDE, SIDE, Tone.CARD, PALETTE)
    draw_tick(canvas, Frame(0, 0, SIDE, SIDE), Tone.CARD, Tone.CARD)
    box = Canvas(SIDE, SIDE, Tone.CARD, PALETTE)
    draw_box(box, Frame(0, 0, 52, 52), die(Kind.GEM, 4), True, Tone.CARD)
    for picture in (canvas.indices, box.indices, drawn(RankSign(30)), drawn(ANY_LOST)):
        assert picture.histogram()[Tone.GOLD] == 0


def test_a_lost_die_differs_in_more_than_colour() -> None:
    lost, kept = drawn(ANY_LOST), drawn(ANY_DIE)
    changed = ImageChops.difference(lost, kept).getbbox()
    assert changed is not None
    assert lost.histogram()[Tone.EMBER] > 60


@pytest.mark.parametrize("wide", [160, 340, 480, 900])
@pytest.mark.parametrize(("supply", "smithy"), [("", ""), ("MMW", ""), ("", "G"), ("MMMWWGGBB", "MWGB")])
def test_of_every_player_it_is_said_what_is_usable_now_and_what_next_round(wide: int, supply: str, smithy: str) -> None:
    assert line_of(Purse(Pool.of(supply), NO_DICE), wide, 48)[0] == SUPPLY
    assert line_of(Purse(Pool.of(smithy), NO_DICE, smithy=True), wide, 48)[0] == SMITHY


def test_a_free_seat_says_so_in_words() -> None:
    names = ("Ana",)
    assert draw_lobby(2, [Seat(0)], BoardCaption("#1", names, free="Free")) != draw_lobby(
        2, [Seat(0)], BoardCaption("#1", names)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_next_is_said_in_a_word_where_the_name_leaves_room(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = task_words(Localizers().for_locale(language).of(KEY))
    written: list[str] = []

    def noted(_canvas: Canvas, text: str, x: int, *_: int) -> int:
        written.append(text)
        return x

    monkeypatch.setattr(Canvas, "write", noted)
    for name in ("Ana", "W" * 24):
        for task in Task:
            draw_content(
                Canvas(WIDE, 92, Tone.IRON, PALETTE),
                Frame(MARGIN, 8, 620, PLATE_HIGH),
                Herald((Seat(0),), False, None, task),
                BoardCaption("#1", (name,), words=PictureWords(tasks=tasks)),
            )
    assert [text for text in written if text in tasks] == list(tasks), "beside the short name, and not the long one"
