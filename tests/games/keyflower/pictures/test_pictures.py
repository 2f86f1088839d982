"""The pictures as bytes: small PNGs that fit Discord's box, can be read, and tell nobody what they must not know."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.keyflower.gallery.games import crowded, drafting, largest, played
from kingsforge_bot.games.keyflower.gallery.positions import full, offered
from kingsforge_bot.games.keyflower.pictures.animated import draw_replay
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.contents import places
from kingsforge_bot.games.keyflower.pictures.lobby import draw_lobby
from kingsforge_bot.games.keyflower.pictures.measures import LEAST, RENDERER, SQUARE
from kingsforge_bot.games.keyflower.pictures.news import News, news_of
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE
from kingsforge_bot.games.keyflower.pictures.places import draw_place
from kingsforge_bot.games.keyflower.pictures.post import draw_post
from kingsforge_bot.games.keyflower.pictures.replay import picked
from kingsforge_bot.games.keyflower.pictures.scene import draw_scene
from kingsforge_bot.games.keyflower.pictures.village import draw_draft, draw_village_of
from kingsforge_bot.games.keyflower.rules.events import BidMade, TileUsed
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Name, Skills, Workers
from kingsforge_bot.games.keyflower.rules.meta import Screens, Season
from kingsforge_bot.games.keyflower.rules.secrets import event_view, player_view
from kingsforge_bot.games.keyflower.rules.state import Group, Phase, State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.games.keyflower.pictures.scenes import (
    BOX_HIGH,
    BOX_WIDE,
    CAPTION,
    LOBBY,
    PHONE,
    SEATS,
    SMALLEST,
    SMALLEST_DECISIVE,
    SQUARES,
    TILES,
    noted_writing,
    post,
    scenes,
    screen,
)

GOLDEN = Path(__file__).parent / "golden"
MOST_BYTES = 150 * 1024
THUMB = 200
"""Width of a golden picture: a moved or missing thing is seen, a different smoothing of letters is not."""
ALIKE = 4.0
"""Largest mean difference of grey, of 255."""
STRANGE_NAMES = ("", " ", "\n", "\u202e\u200b", "🔥🔥", "\x00\x01", "W" * 32, "a" * 6000, "\u0301" * 300, "العربية")
SCENES = dict(scenes())
GOLDENS = (
    "market-6-summer",
    "market-3-autumn",
    "market-winter-12",
    "market-6-boats",
    "season-spring",
    "villages-6",
    "village-6",
    "draft-6",
    "screen-6",
    "reckoning-6",
    "podium-6",
    "lobby-6",
    "greeting",
)
TURNS = crowded(4, 4, Season.SUMMER).state


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def thumb(picture: bytes) -> Image.Image:
    image = opened(picture).convert("L")
    return image.resize((THUMB, round(image.height * THUMB / image.width)), Image.Resampling.BOX)


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_small_png_that_fits(name: str) -> None:
    picture = SCENES[name]()
    image = opened(picture)
    assert image.format == "PNG"
    assert len(picture) <= MOST_BYTES
    if name.split("-", maxsplit=1)[0] in SQUARES:
        # A reckoning is as high as its lines take.
        assert image.width == SQUARE
        assert image.height == SQUARE or (name.startswith("reckoning") and image.height < SQUARE)
    else:
        assert image.width == WIDE
        assert image.height <= HIGHEST


@pytest.mark.parametrize("name", GOLDENS)
def test_pictures_look_as_they_did(name: str) -> None:
    """After a wanted change: delete the file, run this once, and look at what it wrote."""
    file, found = GOLDEN / f"{name}.png", thumb(SCENES[name]())
    if not file.exists():
        found.save(file)
        pytest.fail(f"{file.name} was missing and has been written: look at it")
    with Image.open(file) as kept:
        assert kept.size == found.size
        assert ImageStat.Stat(ImageChops.difference(kept.convert("L"), found)).mean[0] <= ALIKE


def other_worlds(state: State) -> Iterator[State]:
    """The same table as everybody sees it, with other screens, hands, drafts, bag and pile."""
    for seat, player in enumerate(state.players):
        total, tools = player.workers.total, player.skills.total
        hidden = replace(
            player,
            workers=Workers(yellow=total),
            skills=Skills(anvil=tools),
            hand=player.hand[::-1],
            given=player.hand[1:2] if player.given else (),
            draft=player.draft[:-1],
        )
        yield replace(state, players=tuple(hidden if one is player else one for one in state.players))
        assert seat < len(state.players)
    yield replace(state, bag=Workers(red=state.bag.total), pile=Skills(saw=state.pile.total))


@pytest.mark.parametrize("phase", [Phase.TURNS, Phase.WINTER_CHOICE, Phase.BOATS])
def test_the_market_tells_nothing_that_is_hidden(phase: Phase) -> None:
    """Rules 2.1 and 15.4: whatever a screen, a hand, a draft, the bag or the pile hold."""
    state = crowded(4, 4, Season.WINTER, phase).state
    for other in other_worlds(state):
        assert post(other) == post(state)
        for seat in range(4):
            shown = draw_village_of(other, TILES, Seat(seat), CAPTION)
            assert shown == draw_village_of(state, TILES, Seat(seat), CAPTION)


def test_what_is_hidden_in_events_is_not_told_either() -> None:
    """Rule 2.1: drawn workers, winter tiles given, drafts."""
    for moment in played(3, 3)[::25]:
        known = [told for event in moment.events if (told := event_view(event, None)) is not None]
        assert draw_post(moment.state, TILES, CAPTION, moment.events) == draw_post(moment.state, TILES, CAPTION, known)


def test_a_draft_is_its_owners_alone() -> None:
    """Rule 10.6."""
    state, seat = drafting(4, 4)
    mine = draw_draft(player_view(state, seat), TILES, seat, CAPTION)
    assert mine != draw_village_of(state, TILES, seat, CAPTION)
    less = replace(state.players[seat], draft=state.players[seat].draft[:-1])
    other = replace(state, players=tuple(less if index == seat else one for index, one in enumerate(state.players)))
    assert draw_draft(player_view(other, seat), TILES, seat, CAPTION) != mine
    assert draw_village_of(other, TILES, seat, CAPTION) == draw_village_of(state, TILES, seat, CAPTION)


@pytest.mark.parametrize(
    "changed",
    [
        {"workers": Workers(9, 9, 9, 9)},
        {"skills": Skills(3, 3, 3)},
        {"hand": (Name("jeweller"), Name("scribes"), Name("windmill"))},
        {"given": (Name("jeweller"),)},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_a_screen_shows_all_that_is_behind_it(changed: dict[str, Any]) -> None:
    """Rule 15.4."""
    state = crowded(4, 4, Season.WINTER, Phase.WINTER_CHOICE).state
    first = replace(state.players[0], hand=(Name("jeweller"), Name("well")), given=())
    state = replace(state, players=(first, *state.players[1:]))
    other = replace(state, players=(replace(first, **changed), *state.players[1:]))
    assert screen(other, 0) != screen(state, 0)
    assert screen(other, 1) == screen(state, 1)


def test_a_screen_says_what_others_know_of_it_where_that_is_shown() -> None:
    """Rule 2.3."""
    first = replace(TURNS.players[0], workers=Workers(3, 2), known_workers=Workers(2))
    state = replace(TURNS, players=(first, *TURNS.players[1:]))
    assert screen(replace(state, screens=Screens.KNOWN), 0) != screen(state, 0)


def changed_offer(**fields: Any) -> State:
    return replace(TURNS, offer=(replace(TURNS.offer[0], **fields), *TURNS.offer[1:]))


@pytest.mark.parametrize(
    "fields",
    [
        {"name": Name("brewer")},
        {"lock": Colour.GREEN},
        {"bids": ()},
        {"bids": (Group(Seat(3), Colour.GREEN, 9),)},
        {"uses": (Workers(blue=5),)},
        {"uses": (Workers(blue=3, red=2),)},
    ],
    ids=str,
)
def test_the_market_shows_all_of_a_place(fields: dict[str, Any]) -> None:
    """Rule 15.2."""
    plain = {"name": Name("farrier"), "lock": Colour.BLUE, "bids": (Group(Seat(1), Colour.BLUE, 2),), "uses": ()}
    assert post(changed_offer(**{**plain, **fields})) != post(changed_offer(**plain))


@pytest.mark.parametrize(
    "changed",
    [
        {"season": Season.AUTUMN},
        {"turn": Seat(3)},
        {"start": Seat(2)},
        {"passes": 3},
        {"greens": 1},
        {"bag": Workers(1)},
        {"pile": Skills(1)},
        {"stock": Goods(24, 24, 5, 48)},
        {"orders": ()},
        {"boats": ()},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_the_market_shows_the_table(changed: dict[str, Any]) -> None:
    """Rules 15.1 and 15.2."""
    state = replace(TURNS, turn=Seat(0), start=Seat(0), passes=0, stock=Goods(24, 24, 24, 48))
    assert post(replace(state, **changed)) != post(state)


def test_of_the_stock_only_what_is_nearly_gone_is_shown() -> None:
    """Rule 15.2: below 6 of a kind."""
    states = [replace(TURNS, stock=Goods(wood, 24, 24, 48)) for wood in (24, 6, 5)]
    plenty, enough, few = map(post, states)
    assert plenty == enough != few


def test_a_bid_in_another_colour_than_the_lock_is_told() -> None:
    """Rule 11.6: it lies slanted, with its letter."""
    bids = (Group(Seat(1), Colour.BLUE, 2), Group(Seat(0), Colour.BLUE, 1))
    plain = changed_offer(lock=Colour.BLUE, bids=bids)
    slanted = changed_offer(lock=Colour.BLUE, bids=(replace(bids[0], colour=Colour.RED), bids[1]))
    assert post(plain) != post(slanted)


def test_what_is_new_is_marked() -> None:
    group = TURNS.offer[0].bids[0] if TURNS.offer[0].bids else Group(Seat(1), Colour.RED, 2)
    state = changed_offer(lock=group.colour, bids=(group,), uses=())
    bid = BidMade(group.seat, state.offer[0].name, group.colour, 1, group.number, (), False, None)
    assert draw_post(state, TILES, CAPTION, (bid,)) != draw_post(state, TILES, CAPTION)
    news = news_of((bid,))
    assert news.deed is not None
    assert news.bids == {(group.seat, state.offer[0].name)}
    assert news.deed.seat == group.seat
    used = TileUsed(Seat(2), Name("farrier"), None, Workers(blue=2), (), 1, False)
    assert news_of((bid, used)).used == {Name("farrier")}


@pytest.mark.parametrize("name", [name for name in SCENES if name.split("-")[0] not in SQUARES and "3" not in name])
def test_letters_can_be_read_in_discords_box(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    picture = opened(SCENES[name]())
    shrunk = min(BOX_WIDE / picture.width, BOX_HIGH / picture.height)
    assert written
    assert {text: size for text, size in written.items() if round(size * shrunk) < SMALLEST or size < LEAST} == {}


@pytest.mark.parametrize("name", [name for name in SCENES if name.split("-")[0] in SQUARES])
def test_letters_of_a_village_are_as_large(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its box is square: 350 of 1200 pixels, on a phone 360."""
    written = noted_writing(monkeypatch)
    SCENES[name]()
    assert min(written.values()) >= LEAST


def test_what_is_decided_next_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Place, effect, leader and next use: their figures have nine pixels where a picture is 360 wide."""
    bids = (Group(Seat(1), Colour.RED, 17), Group(Seat(0), Colour.RED, 16))
    state = changed_offer(name=Name("farrier"), lock=Colour.RED, bids=bids, uses=())
    mason = replace(state.offer[0], name=Name("mason"), uses=(Workers(red=6),))
    written = noted_writing(monkeypatch)
    draw_place_alone(replace(state, offer=(state.offer[0], mason)))
    sizes = {text: written[text] for text in ("1", "2", "1+", "17", "→", "3")}
    assert {text: size for text, size in sizes.items() if size * PHONE / WIDE < SMALLEST_DECISIVE} == {}


def draw_place_alone(state: State) -> None:
    """The two places of an offer, and nothing beside them."""
    canvas = Canvas(500, 400, 0, PALETTE)
    for index, place in enumerate(places(state, TILES, News())):
        draw_place(canvas, Frame(230 * index, 0, 225, 356), place)


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_no_name_breaks_a_picture(name: str) -> None:
    caption = BoardCaption(name, (name,) * 6)
    for seats in SEATS:
        assert len(post(crowded(seats, seats, Season.SPRING).state, caption)) <= MOST_BYTES
    state, seat = largest(6, 6)
    for picture in (post(state, caption), draw_lobby(6, [Seat(1)], caption), screen(TURNS, 0, caption)):
        assert opened(picture).width == WIDE
    assert opened(draw_village_of(state, TILES, seat, caption)).width == SQUARE


@pytest.mark.parametrize("season", Season)
def test_no_tiles_name_is_cut_on_the_market(season: Season, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take two lines where they must; among twelve winter tiles one is broken with a hyphen."""
    written = noted_writing(monkeypatch)
    post(offered(12) if season is Season.WINTER else full(6, season), replace(CAPTION, names=tuple("ABCDEF")))
    assert [text for text in written if "…" in text] == []
    assert {text for text in written if text.endswith("-")} <= {"Crafts-"}


@pytest.mark.parametrize("seats", SEATS)
def test_no_number_of_a_bid_is_cut(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where every seat bids for everything, with two digits and with a letter of its own (11.6)."""
    state = full(seats, Season.SUMMER)
    written = noted_writing(monkeypatch)
    draw_place_alone(replace(state, offer=state.offer[:2]))
    mixed = replace(state.offer[0], lock=Colour.GREEN)
    draw_place_alone(replace(state, offer=(mixed, mixed)))
    post(state, replace(CAPTION, names=tuple("ABCDEF")))
    numbers = {f"{13 - place}" for place in range(seats)}
    assert numbers | {f"{number}B" for number in numbers} <= set(written)
    assert [text for text in written if "…" in text] == []


def test_the_lobby_says_what_is_played_and_which_seats_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    one = draw_lobby(6, [Seat(1)], LOBBY)
    assert {LOBBY.game, LOBBY.free, LOBBY.names[1], "1/6"} <= set(written)
    assert LOBBY.names[0] not in written
    assert draw_lobby(6, [Seat(1), Seat(2)], LOBBY) != one


@pytest.mark.parametrize(
    ("shows", "high"),
    [
        (("place.1", "place.3"), 372),
        (("place.1", "place.2", "place.3", "place.4"), 736),
        (("order.1", "order.3"), 256),
        (("seats", "screen"), 620),
        (("village.1", "boats"), 826),
        (("hand",), 436),
    ],
    ids=str,
)
def test_a_lesson_shows_the_parts_it_names(shows: tuple[str, ...], high: int) -> None:
    image = opened(draw_scene(TURNS, TILES, shows, CAPTION))
    assert image.width == 800
    assert abs(image.height - high) <= 60
    assert len(draw_scene(TURNS, TILES, shows, CAPTION)) <= MOST_BYTES


def test_a_lesson_shows_its_own_screen_and_no_other() -> None:
    first, second = TURNS.players[:2]
    other = replace(
        TURNS, players=(first, replace(second, workers=Workers(green=second.workers.total)), *TURNS.players[2:])
    )
    parts = ("screen", "seats", "village.1")
    assert draw_scene(other, TILES, parts, CAPTION) == draw_scene(TURNS, TILES, parts, CAPTION)
    mine = replace(TURNS, players=(replace(first, workers=Workers(green=first.workers.total + 1)), *TURNS.players[1:]))
    assert draw_scene(mine, TILES, parts, CAPTION) != draw_scene(TURNS, TILES, parts, CAPTION)


def test_threads_draw_the_same() -> None:
    states = [crowded(seats, seats, Season.SUMMER).state for seats in SEATS] * 2
    RENDERER.forget()
    alone = [post(state) for state in states]
    RENDERER.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(post, states)) == alone


def test_a_game_of_six_as_it_went_is_one_small_picture() -> None:
    game = played(6, 6)
    shown = picked([moment.events for moment in game])
    picture = draw_replay([Step(game[index].state, game[index].events) for index in shown], TILES, CAPTION)
    image = Image.open(BytesIO(picture))
    assert (image.format, image.size) == ("GIF", (WIDE // 2, HIGHEST // 2))
    assert len(picture) <= 4 << 20
    seasons = {game[index].state.season for index in shown}
    assert (shown[0], shown[-1], seasons) == (0, len(game) - 1, set(Season))
