"""The pictures as bytes: small PNGs that fit Discord's box, can be read, and tell nobody what they must not know."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import leader
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.gallery.positions import Told, auctioned, busy, crafted, scored, sold
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import TILES
from kingsforge_bot.games.dwarven_smithy.pictures.board import draw_board
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_lobby
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.plan import lying, plan_of
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import Side, side
from kingsforge_bot.games.dwarven_smithy.pictures.signs import FURTHER
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import rows_of
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State
from kingsforge_bot.render.typeface import CAPITALS
from tests.games.dwarven_smithy.pictures.scenes import (
    BOX,
    CAPTION,
    SEATS,
    at_random,
    desk,
    noted_writing,
    scenes,
)

GOLDEN = Path(__file__).parent / "golden"
MOST_BYTES = 150 * 1024
MOST_WHOLE = 200 * 1024
"""Of the whole board, which is looked at by whoever asks for it."""
THUMB = 200
"""Width of a golden picture: a moved or missing thing is seen, a different smoothing of letters is not."""
ALIKE = 4.0
"""Largest mean difference of grey, of 255."""
SMALLEST, BOX_WIDE, BOX_HIGH = 9, 550, 350
"""Pixels of the smallest letters in Discord's box."""
LARGE = 390
"""Width of the own hand on most phones."""
PHONE = 360
"""Width of a posted board on a phone, where its letters have as many pixels."""
STRANGE_NAMES = ("", " ", "\n", "\u202e\u200b", "🔥🔥", "\x00\x01", "W" * 32, "a" * 6000, "\u0301" * 300, "العربية")
GAME = dwarven_smithy()
SCENES = dict(scenes())
GOLDENS = (
    "board-2-busy",
    "board-3-moment",
    "board-4-news",
    "board-3-busy",
    "board-4-busy",
    "desk-4-busy",
    "auction",
    "podium-3",
    "end-4",
    "lobby-4",
    "greeting",
)


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def pixels(picture: bytes) -> bytes:
    """What is seen: the same may be packed in several ways."""
    return opened(picture).tobytes()


def thumb(picture: bytes) -> Image.Image:
    image = opened(picture).convert("L")
    return image.resize((THUMB, round(image.height * THUMB / image.width)), Image.Resampling.BOX)


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_small_png_that_fits(name: str) -> None:
    picture = SCENES[name]()
    image = opened(picture)
    assert image.format == "PNG"
    assert image.width == WIDE
    assert image.height <= HIGHEST
    assert len(picture) <= MOST_BYTES


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_chance_brings_can_be_drawn(seats: int) -> None:
    states = at_random(seats)
    for state in states[:: max(1, len(states) // 25)]:
        assert len(draw_post(state, BOX, CAPTION)) <= MOST_BYTES
        for seat in range(seats):
            assert len(desk(state, seat)) <= MOST_BYTES


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


def with_hands(state: State, *hands: str) -> State:
    """The same table with other cards in the hands."""
    players = tuple(
        replace(one, hand=tuple(map(Name, hand.split()))) for one, hand in zip(state.players, hands, strict=True)
    )
    return replace(state, players=players)


def test_the_board_tells_nothing_of_hands_and_decks() -> None:
    """Rule 3.7: how many cards, and not which."""
    one = with_hands(busy(2), "gold gem-vice", "iron")
    other = with_hands(busy(2), "sevenfold-ward thunder", "cinder-oath")
    other = replace(other, guild=other.guild[::-1], mine=other.mine[::-1])
    assert pixels(draw_post(one, BOX, CAPTION)) == pixels(draw_post(other, BOX, CAPTION))
    assert draw_post(one, BOX, CAPTION) != draw_post(with_hands(one, "gold", "iron"), BOX, CAPTION)


def other_kings(player: Player) -> Player:
    """The same smith with other King's Items, of other resources where nobody sees these."""
    kings = tuple(Stack(Name("doorward"), ()) for _ in player.kings)
    hidden = {"stormnotch-axe": "thunderlid"}
    stacks = tuple(replace(stack, card=Name(hidden.get(stack.card, stack.card))) for stack in player.stacks)
    return replace(player, kings=kings, stacks=stacks)


def test_covered_kings_items_cannot_be_told() -> None:
    """Rule 3.8."""
    state = busy(4)
    other = replace(state, players=tuple(map(other_kings, state.players)))
    assert pixels(draw_post(state, BOX, CAPTION)) == pixels(draw_post(other, BOX, CAPTION))
    shown = {draw_post(replace(one, open_kings=True), BOX, CAPTION) for one in (state, other)}
    assert len(shown) == 2


def test_a_whole_board_shows_its_reader_their_own_kings_items_and_those_of_nobody_else() -> None:
    """Rule 3.8: to a spectator none at all, and to a reader nothing of another's, in stacks and in markets."""
    state = busy(4)
    for reader in range(4):
        for seat in range(4):
            players = tuple(other_kings(one) if at == seat else one for at, one in enumerate(state.players))
            if players == state.players:
                continue
            other = replace(state, players=players)
            mine = [draw_board(one, BOX, CAPTION, Seat(reader)) for one in (state, other)]
            assert (pixels(mine[0]) != pixels(mine[1])) == (reader == seat)
            assert len({pixels(draw_board(one, BOX, CAPTION)) for one in (state, other)}) == 1


def test_the_auction_tells_nothing_of_hands() -> None:
    state = auctioned()
    other = replace(state, players=tuple(replace(one, hand=one.hand[::-1]) for one in state.players))
    assert pixels(draw_post(state, BOX, CAPTION)) == pixels(draw_post(other, BOX, CAPTION))


@pytest.mark.parametrize("card", ["porter-bram", "quarry-mace", "raw-gold"])
def test_every_sort_of_card_can_be_up_for_auction(card: str) -> None:
    state = auctioned()
    assert state.lot is not None
    seller = replace(state.players[2], market=(Name(card),))
    players = (*state.players[:2], seller, state.players[3])
    shown = draw_post(replace(state, players=players, lot=replace(state.lot, card=Name(card))), BOX, CAPTION)
    assert opened(shown).height <= HIGHEST
    assert shown != draw_post(state, BOX, CAPTION)


def test_a_desk_shows_its_own_hand_and_nothing_of_others() -> None:
    mine = desk(with_hands(busy(2), "gold gem-vice", "iron"), 0)
    assert pixels(mine) == pixels(desk(with_hands(busy(2), "gold gem-vice", "cinder-oath"), 0))
    assert mine != desk(with_hands(busy(2), "gold drop-hammer", "iron"), 0)


@pytest.mark.parametrize(
    "changed",
    [
        {"coins": 22},
        {"market": ("raw-gold", "iron")},
        {"tilted": ()},
        {"workshop": ("emerald", "mithril")},
        {"stacks": ()},
        {"apprentices": ("porter-bram",)},
        {"tools": ("long-tongs",)},
        {"kings": ()},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_the_board_and_the_desk_show_all_that_is_public(changed: dict[str, Any]) -> None:
    state = busy(2)
    other = replace(state, players=(replace(state.players[0], **changed), state.players[1]))
    assert draw_post(state, BOX, CAPTION) != draw_post(other, BOX, CAPTION)
    assert desk(state, 0) != desk(other, 0)


@pytest.mark.parametrize(
    "changed",
    [{"turn": 1}, {"phase": Phase.DRAW}, {"row": ()}, {"ended_by": 1}, {"guild": ()}, {"mine": ()}],
    ids=lambda changed: next(iter(changed)),
)
def test_the_board_shows_the_table(changed: dict[str, Any]) -> None:
    state = busy(3)
    assert draw_post(state, BOX, CAPTION) != draw_post(replace(state, **changed), BOX, CAPTION)


@pytest.mark.parametrize("name", [name for name in SCENES if name.startswith(("board-", "podium-", "end-", "desk-"))])
def test_letters_of_a_board_can_be_read_on_a_phone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    SCENES[name]()
    assert {text: size for text, size in written.items() if size * PHONE < SMALLEST * WIDE} == {}


@pytest.mark.parametrize(("many", "least"), [(4, 11), (6, 9)])
def test_names_and_numbers_of_a_hand_are_large_on_a_phone(
    many: int, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Capitals and figures have 11 pixels where the picture is 390 wide; of six cards the longest names 9."""
    written, guild = noted_writing(monkeypatch), list(BOX.guild)
    bare = replace(
        busy(2).players[0], coins=0, market=(), tilted=(), workshop=(), stacks=(), kings=(), apprentices=(), tools=()
    )
    # Nothing is for sale, and a rival has more coins than any card brings: those have numbers of their own size.
    rival = replace(busy(2).players[1], market=(), coins=999)
    state = replace(busy(2), players=(bare, rival), row=())
    for start in range(0, len(guild), many):
        desk(with_hands(state, " ".join(guild[start : start + many]), ""), 0)
    desk(with_hands(state, "iron gold ruby thunder", ""), 0)
    high = {text: round(size * CAPITALS * LARGE / WIDE) for text, size in written.items()}
    cards = BOX.guild.values()
    assert {card.name: high[card.name] for card in cards if high[card.name] < least} == {}
    numbers = {f"{number}" for card in cards for number in (card.value, card.buy) if number is not None}
    assert {text: high[text] for text in (*numbers, "Iron", "Gold", "Ruby", "Thunder") if high[text] < 11} == {}


def test_letters_can_be_read_in_discords_box(monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    for name, draw in SCENES.items():
        picture = opened(draw())
        shrunk = min(BOX_WIDE / picture.width, BOX_HIGH / picture.height)
        small = {text: size for text, size in written.items() if round(size * shrunk) < SMALLEST}
        assert written
        assert small == {}, name


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_no_name_breaks_a_picture(name: str) -> None:
    caption = BoardCaption(name, (name, name, name, name))
    for seats in SEATS:
        assert len(draw_post(busy(seats), BOX, caption)) <= MOST_BYTES
    for picture in (desk(busy(2), 0, caption), draw_post(scored(), BOX, caption)):
        assert opened(picture).width == WIDE
    for picture in (draw_post(auctioned(), BOX, caption), draw_lobby(4, [Seat(1)], caption)):
        assert opened(picture).width == WIDE


def test_a_hand_beyond_all_limits_is_still_shown() -> None:
    many = with_hands(busy(2), " ".join(list(BOX.guild)[:14]), "")
    assert opened(desk(many, 0)).height <= HIGHEST


@pytest.mark.parametrize("told", [sold, crafted], ids=lambda told: told.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_new_is_marked(seats: int, told: Callable[[int], Told]) -> None:
    state, events = told(seats)
    assert draw_post(state, BOX, CAPTION, events) != draw_post(state, BOX, CAPTION)
    hidden = [one for event in events if (one := GAME.event_view(event, None)) is not None]
    assert pixels(draw_post(state, BOX, CAPTION, events)) == pixels(draw_post(state, BOX, CAPTION, hidden))


def test_the_whole_board_leaves_nothing_out() -> None:
    """Beside what is posted: the warehouse to its last card, and of helpers all they do."""
    state = busy(4)
    other = replace(state, row=(*state.row[:-1], Name("ruby")))
    one = replace(state.players[0], apprentices=("rowkeeper-isa", "alloyer-lodd"))
    for changed in (other, replace(state, players=(one, *state.players[1:]))):
        assert draw_board(changed, BOX, CAPTION) != draw_board(state, BOX, CAPTION)
    assert max(len(draw_board(busy(seats), BOX, CAPTION)) for seats in SEATS) <= MOST_WHOLE


def test_letters_of_the_whole_board_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    wide = {opened(draw_board(busy(seats), BOX, CAPTION)).width for seats in SEATS}
    assert written
    assert {text: size for text, size in written.items() if size * PHONE < SMALLEST * max(wide)} == {}


def test_no_cards_name_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the longest names lie side by side: they take two lines, in which no word is broken."""
    written = noted_writing(monkeypatch)
    names = sorted(BOX.guild, key=lambda card: -max(map(len, card.split("-"))))
    people = tuple([one for one in names if BOX.guild[one].type is CardType.APPRENTICE][:2])
    tools = tuple(one for one in names if BOX.guild[one].type is CardType.TOOL)
    for seats in SEATS:
        sides = tuple(
            replace(one, market=tuple(names[4 * at : 4 * at + 4]), kings=(), apprentices=people, tools=tools[:2])
            for at, one in enumerate(busy(seats).players)
        )
        state = replace(busy(seats), players=sides)
        draw_board(state, BOX, CAPTION)
        desk(state, 0)
    assert [text for text in written if "…" in text.removeprefix(FURTHER) or text.endswith("-")] == []


def test_on_the_whole_board_everything_has_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the posted one has no room for; signs have a word below."""
    written = noted_writing(monkeypatch)
    draw_board(busy(4), BOX, CAPTION)
    said = " ".join(written)
    for name in ("Emerald", "Iron", "Mithril", "Clockwork", "Potlid", "Moonstone", "Polisher", "Regent", "Porter"):
        assert name in said
    assert CAPTION.words is not None
    assert set(CAPTION.words.legend) <= set(written)


def test_the_first_board_says_what_its_signs_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the warehouse is empty there is room for it."""
    written = noted_writing(monkeypatch)
    draw_post(at_random(2)[0], BOX, CAPTION)
    assert {"Mina", "Gremio", "Taller", "Precio"} <= set(written)


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_lies_there_has_one_size(seats: int) -> None:
    """The largest at which the fullest seat fits: where little lies it is larger."""
    plans = [plan_of(sides_of(state)) for state in (at_random(seats)[0], busy(seats))]
    assert plans[0].side >= plans[1].side
    assert plans[0].side > TILES[-1]
    for plan, state in zip(plans, (at_random(seats)[0], busy(seats)), strict=True):
        assert plan.row >= plan.side
        for one in sides_of(state):
            assert lying(one.market) <= plan.market * plan.across
            assert lying(one.workshop) <= plan.workshop * plan.benched
            assert len(one.helpers) <= plan.helped * (plan.workshop if plan.aside else plan.guild)


def sides_of(state: State) -> list[Side]:
    public = player_view(state, BOX, None)
    return [side(public, BOX, Seat(seat), CAPTION) for seat in range(len(state.players))]


def test_who_is_richest_by_what_lies_open_has_the_flag() -> None:
    """Coins, and for each completed King's Item what one brings on average; of equal ones nobody."""
    state = busy(3)
    assert leader(state, BOX) == 2
    level = tuple(replace(one, coins=9, kings=()) for one in state.players)
    assert leader(replace(state, players=level), BOX) is None
    item = state.players[0].kings
    crowned = (replace(level[0], kings=item), replace(level[1], coins=20), level[2])
    assert leader(replace(state, players=crowned), BOX) == 0


def test_threads_draw_the_same() -> None:
    states = [busy(seats) for seats in SEATS] * 4
    RENDERER.forget()
    alone = [pixels(draw_post(state, BOX, CAPTION)) for state in states]
    RENDERER.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda state: pixels(draw_post(state, BOX, CAPTION)), states)) == alone


def test_no_stack_is_parted_where_it_has_room() -> None:
    """What a card was crafted with lies beside it, and nothing is lost; where no order helps it lies as it came."""
    loose = [Cell(("guild", f"{number}")) for number in range(3)]
    stack = Cell(("guild", "crafted"), under=("iron", "gold", "ice"))
    for cells in permutations((*loose, stack)):
        lines = rows_of(Shelf(Icon.WORKSHOP, cells, 7, 8), 6, 2)
        assert all(line[0] is None or not line[0].before for line in lines if line)
        assert [len(line) for line in lines] == [6, 2]
        assert sum(one is not None for line in lines for one in line) == 7
    longer = Shelf(Icon.WORKSHOP, (*loose, stack), 7, 8)
    assert sum(len(line) for line in rows_of(longer, 3, 3)) == 8
