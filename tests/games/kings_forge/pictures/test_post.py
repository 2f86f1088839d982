"""A posted board fits Discord's box and shows what the next decision needs, in letters that can be read there."""

from collections.abc import Iterator
from functools import cache
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.pictures.board import (
    RENDERER,
    draw_layout,
    draw_post,
)
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Head,
    Herald,
    InQueue,
    LeftOver,
    RolledDie,
    Stock,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import ChipSign, DieSign, TextSign
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.places import Layout
from kingsforge_bot.games.kings_forge.pictures.post_contents import (
    Docks,
    Focus,
    Forged,
    Hero,
    InHand,
    Pick,
    Plate,
    Purse,
    Slots,
    Stake,
)
from kingsforge_bot.games.kings_forge.pictures.posts.picks import half_lines, half_room, pick_halves
from kingsforge_bot.games.kings_forge.pictures.posts.pools import line_of
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import Form, shapes
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.scenes.lobby import lobby
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, read_dice
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.meta import KEY, target
from kingsforge_bot.games.kings_forge.rules.own_cards import own_item
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.captions import legend
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.render.canvas import TILES, Canvas
from kingsforge_bot.render.frame import Frame
from tests.games.kings_forge.pictures.boards import (
    CROWDED_CRAFT,
    CROWDED_GATHER,
    FINAL,
    board,
    looked_at,
    new_game,
    random_play,
)
from tests.games.kings_forge.pictures.faults import faults

BOX = (550, 350)
"""What Discord's desktop client shows a picture in."""
PHONE = 372
"""How wide a phone shows it."""
LEAST = 9
"""Pixels of the smallest letters there."""
LEAST_SIGN = 40
"""Its figures are as high there."""
WORDS = legend(Localizers().english.of(KEY))
MADE = Forged(Seat(3), craft_card_entries()[-1].card, read_dice("M9 M9 M9 M9 M9 M9"), Seat(1), 4, 5)
CAPTION = BoardCaption("#12 Oak", ("Ana", "Ben Okonkwo", "Кузнец", "Bartholomew the Brave"))


@cache
def positions() -> dict[str, State]:
    """Boards to look at, and some that random play reaches."""
    found = dict(looked_at())
    for seats in (2, 3, 4):
        for number, view in enumerate(random_play(seats, seed=5, plies=300)):
            if number % 12 == 0:
                found[f"{seats} players, step {number}"] = view
    return found


def planned() -> Iterator[tuple[str, Layout]]:
    for name, view in positions().items():
        yield name, post(view)
        if view.phase is not Phase.OVER:
            yield f"an item made, {name}", post(view, made=(MADE,))
            yield f"two items made, {name}", post(view, made=(MADE, MADE))
        if view.phase is Phase.CRAFT:
            yield f"workbench, {name}", turn_panel(view, proposals(view))
    for capacity in (2, 3, 4):
        yield f"lobby of {capacity}", lobby(capacity, [Seat(0)])


def held(view: State) -> list[object]:
    return [place.holds for place in post(view).places]


def test_every_posted_picture_fits_discords_box() -> None:
    assert HIGHEST * BOX[0] <= BOX[1] * WIDE
    for name, plan in planned():
        assert (plan.wide, plan.high <= HIGHEST) == (WIDE, True), name


def test_nothing_on_a_posted_board_overlaps_or_leaves_it() -> None:
    for name, plan in planned():
        assert faults(plan) == [], name


def test_letters_can_be_read_in_discords_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, numbers, and the letters of dice: nothing is written smaller."""
    written: dict[str, int] = {}
    write, engrave = Canvas.write, Canvas.engrave

    def noted(canvas: Canvas, text: str, x: int, y: int, size: int, *tones: int) -> int:
        if text.strip():
            written[text] = min(size, written.get(text, size))
        return write(canvas, text, x, y, size, *tones)

    def noted_on_a_thing(canvas: Canvas, text: str, x: int, y: int, size: int, *look: Any) -> int:
        written[text] = min(size, written.get(text, size))
        return engrave(canvas, text, x, y, size, *look)

    monkeypatch.setattr(Canvas, "write", noted)
    monkeypatch.setattr(Canvas, "engrave", noted_on_a_thing)
    TILES.clear()
    for name, plan in planned():
        RENDERER.forget()
        draw_layout(plan, CAPTION)
        small = {text: size for text, size in written.items() if round(size * BOX[0] / WIDE) < LEAST}
        assert small == {}, name


def test_the_longest_name_of_an_own_card_is_written_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 8: while crafting its rank and a hammer stand beside it."""
    written = list[str]()
    write = Canvas.write

    def noted(canvas: Canvas, text: str, *more: Any) -> int:
        written.append(text)
        return write(canvas, text, *more)

    monkeypatch.setattr(Canvas, "write", noted)
    TILES.clear()
    card = CraftCard(own_item("Wonderful Weathered Wand", 1), 903, read_dice("M5 G5"))
    for hand in ("M5 G6", "M1 G1"):
        RENDERER.forget()
        view = board(phase="craft", players=[{"hand": hand.split()}, {}], turn=0, round=4)
        draw_layout(post(replace(view, display=(card, *view.display[1:]))), CAPTION)
        assert "Wonderful Weathered Wand" in " ".join(written)
        assert "…" not in "".join(written)
        written.clear()
        TILES.clear()


def test_the_docks_are_shown_wherever_a_card_can_be_turned_down() -> None:
    """Rule 2.5: also below the ribbon of what was made in the round before, with all that is shown without it."""
    for name, view in positions().items():
        if view.phase is Phase.GATHER and view.owed is None and any(view.face_up):
            kinds = [type(place.holds) for place in post(view, made=(MADE, MADE)).places]
            assert {Pick, Purse, Docks, Hero, Slots} <= {*kinds}, name


@pytest.mark.parametrize("card", Card)
def test_both_halves_of_a_card_to_choose_can_be_read(card: Card) -> None:
    """Also as one of four in the first round, where the letters take some of their room."""
    others = [one for one in ("mill", "shrine", "jeweler", "garden") if one != card][:3]
    view = board(round=1, face_up=[card, *others], players=[{"supply": "MM"}, {}, {}])
    frame = next(place.frame for place in post(view, words=WORDS).places if place.name == "gather.0")
    halves = pick_halves(card, frame)
    assert len(halves) == len(SIDES_OF[card])
    for place, lines in halves:
        assert frame.holds(place)
        for line, signs in lines:
            assert place.holds(line)
            assert height(signs, line.w, line.h) >= LEAST_SIGN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_to_choose_from_are_large_on_a_phone(seats: int) -> None:
    """In a first round, the cards that most often lie there: signs 14 px high, where a picture is 372 wide."""
    view = board(round=1, face_up=["north-mine", "jeweler", "garden", "mill"], players=[{"supply": "MMMMM"}] * seats)
    high = [
        min(height(signs, line.w, line.h) for line, signs in lines)
        for place in post(view, words=WORDS).places
        if isinstance(place.holds, Pick) and place.holds.card is not Card.MILL
        for _, lines in pick_halves(place.holds.card, place.frame)
    ]
    assert min(high) * PHONE / WIDE >= 13.5


def test_where_dice_are_few_the_race_is_low_and_where_they_are_many_all_are_shown() -> None:
    """Rule 4.1: all dice lie open, however they lie."""
    few = board(players=[{"supply": "MMMMM"}, {"supply": "MMMM", "smithy": "W"}], face_up=["mill"] + [None] * 3)
    many = board(players=[{"supply": "MMWWGB", "smithy": "MWGB"}, {"supply": "MMMM", "smithy": "W"}])
    assert [one.form for one in shapes(few, NO_NEWS)] == [Form.BESIDE, Form.IN_LINE]
    assert [one.form for one in shapes(many, NO_NEWS)] == [Form.BESIDE]
    for view in (few, many):
        shown = {place.name: place for place in post(view, words=WORDS).places}
        for seat in range(2):
            for name in ("usable", "later"):
                part = shown[f"player.{seat}.{name}"]
                assert isinstance(part.holds, Purse)
                signs = line_of(part.holds, part.frame.w, part.frame.h)
                kinds = {one.kind for one in signs if isinstance(one, DieSign)}
                assert kinds == {kind for kind in RESOURCES if kind in tuple(part.holds.dice)}
                assert height(signs, part.frame.w, part.frame.h) >= LEAST_SIGN


def test_the_gather_phase_shows_what_to_choose_from_what_to_pay_and_what_for() -> None:
    view = board(**CROWDED_GATHER)
    shown = held(view)
    assert any(isinstance(one, Herald) and one.seats == (view.turn,) for one in shown)
    assert [one.card for one in shown if isinstance(one, Pick)] == [card for card in view.face_up if card]
    assert next(one.owed for one in shown if isinstance(one, Herald)) == view.owed
    assert [one.used for one in shown if isinstance(one, Docks)] == [((Space("magic.2"), 1), (Space("wood.1"), 1))]
    assert [one.card for one in shown if isinstance(one, Hero)] == list(view.display)
    assert not any(isinstance(one, InQueue | Stock | LeftOver) for one in shown)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_dice_tokens_and_benefits_are_on_the_picture(seats: int) -> None:
    """Rule 4.1: all of it lies open."""
    held_by = [("token-plus", "token-six"), ("north-mine.bottom",), (), ("east-forest.bottom", "token-six")][:seats]
    players = [
        {"supply": "M" * (seat + 1), "smithy": "WG", "held": [{"source": one} for one in benefits], "library": seat % 2}
        for seat, benefits in enumerate(held_by)
    ]
    view = board(face_up=["mill"], players=players)
    shown = {place.name: place.holds for place in post(view).places}
    for seat, player in enumerate(view.players):
        assert shown[f"player.{seat}.usable"] == Purse(player.supply, NO_DICE)
        assert shown[f"player.{seat}.later"] == Purse(player.smithy, NO_DICE, smithy=True)
        hand = InHand(player.held, player.library) if player.held or player.library else None
        assert shown.get(f"player.{seat}.hand") == hand
        assert shown[f"player.{seat}.head"] == Head(Seat(seat))


def test_of_more_than_there_is_room_for_it_is_said_how_much_more() -> None:
    held_in = board(**CROWDED_GATHER).players[1].held * 3
    signs = line_of(InHand(held_in, 0), 160, 48)
    assert signs[-1] == TextSign(f"+{len(held_in) - sum(isinstance(one, ChipSign) for one in signs)}", Tone.MUTED)
    assert height(signs, 160, 48) >= LEAST_SIGN


def test_who_leads_has_a_flag_and_who_is_awaited_a_pointer() -> None:
    players = [{"items": ["axe", "table"]}, {"items": ["trumpet"]}, {"supply": "MM"}]
    shown = held(board(turn=2, anvil=1, face_up=["mill"], players=players))
    assert [one.leads for one in shown if isinstance(one, Head)] == [True, False, False]
    assert [one.awaited for one in shown if isinstance(one, Plate)] == [False, False, True]
    assert [one.anvil for one in shown if isinstance(one, Plate)] == [False, True, False]


def test_a_half_that_needs_two_lines_makes_its_card_higher() -> None:
    """Caravan's rewards (7.3) are the most there is to say."""
    places = {
        place.name: place
        for place in post(board(face_up=["caravan", "mill", "shrine", "garden"], players=[{}, {}])).places
    }
    high = [places[f"gather.{slot}"].frame.h for slot in range(4)]
    assert high[0] > high[1] == high[2] == high[3]
    assert len(half_lines(Side.CARAVAN_BOTTOM, half_room(places["gather.0"].frame.w))) == 2


def test_the_craft_phase_shows_what_can_be_made_the_dice_and_what_can_be_stolen() -> None:
    view = board(**CROWDED_CRAFT)
    shown = held(view)
    assert [one.card for one in shown if isinstance(one, Focus)] == list(view.display)
    assert [one.die for one in shown if isinstance(one, RolledDie)] == list(view.players[view.turn].hand or ())
    made = [(seat, one) for seat, player in enumerate(view.players) for one in player.made]
    assert sorted((one.seat, one.made.card.item) for one in shown if isinstance(one, Stake)) == sorted(
        (seat, one.card.item) for seat, one in made
    )
    assert not any(isinstance(one, Pick | Docks | InQueue | Stock | LeftOver) for one in shown)


def test_the_race_is_a_slot_for_each_item_that_ends_the_game() -> None:
    for view in (board(**CROWDED_GATHER), board(**CROWDED_CRAFT), new_game(2)):
        slots = [one for one in held(view) if isinstance(one, Slots)]
        assert [one.won for one in slots] == [player.items for player in view.players]
        assert [[card for card, _ in one.made] for one in slots] == [
            [made.card for made in player.made] for player in view.players
        ]
        assert all(one.count >= target(len(view.players)) for one in slots)


@pytest.mark.parametrize(
    ("rolled", "later", "may"),
    [
        ("W5 W6", "WWWW", (1, 2)),
        ("W5 W6", "MM", (1,)),
        ("W1 M6", "WWWW", (2,)),
        ("W1 M6", "MM", ()),
    ],
)
def test_a_hand_reaches_for_what_may_still_be_stolen(rolled: str, later: str, may: tuple[int, ...]) -> None:
    """Rule 3.4: by the player on turn with the dice as they lie, and by those after if they roll well."""
    players = [
        {"made": [{"card": "table", "dice": ["W3", "W4"]}]},
        {"hand": rolled.split()},
        {"supply": later},
    ]
    shown = held(board(phase="craft", anvil=0, turn=1, players=players))
    assert [one.thieves for one in shown if isinstance(one, Stake)] == [may]
    assert [reached for one in shown if isinstance(one, Slots) for _, reached in one.made] == [bool(may)]


def test_what_nobody_can_steal_any_more_has_no_hand() -> None:
    players = [{"smithy": "WW"}, {"hand": ["M1"], "made": [{"card": "table", "dice": ["W3", "W4"]}]}]
    shown = held(board(phase="craft", anvil=0, turn=1, players=players))
    assert [one.thieves for one in shown if isinstance(one, Stake)] == [()]
    assert [reached for one in shown if isinstance(one, Slots) for _, reached in one.made] == [False]


def hero_of(view: State) -> Frame:
    return next(place.frame for place in post(view, words=WORDS).places if isinstance(place.holds, Hero))


def test_a_place_where_nothing_lies_takes_no_room() -> None:
    few, many = board(face_up=[None, "mill"], players=[{"supply": "MM"}, {}]), new_game(2)
    assert [one.card for one in held(few) if isinstance(one, Pick)] == [Card.MILL]
    none = board(face_up=[None, None], players=[{"supply": "MM"}, {}])
    assert not any(isinstance(one, Pick | Docks) for one in held(none))
    assert hero_of(none).w > hero_of(few).w == hero_of(many).w
    assert hero_of(none).h > hero_of(many).h


def test_the_end_shows_every_place_and_the_winners_items_by_name() -> None:
    view = board(**FINAL)
    shown = held(view)
    assert [one.place for one in shown if isinstance(one, Medal)] == [1, 2, 3, 3]
    winner = next(one.seats[0] for one in shown if isinstance(one, Herald))
    assert [one.card for one in shown if isinstance(one, Prize)] == list(view.players[winner].items)


def test_what_matters_is_larger() -> None:
    """The cards of the phase take more room than anything else of their kind."""

    def areas(view: State, kind: type) -> list[int]:
        return [place.frame.w * place.frame.h for place in post(view).places if isinstance(place.holds, kind)]

    def area(view: State, kind: type) -> int:
        return max(areas(view, kind))

    craft = board(**CROWDED_CRAFT)
    for gather in map(new_game, (2, 3, 4)):
        assert area(gather, Hero) > 1.5 * median(areas(gather, Pick))
        assert area(gather, Hero) > area(gather, Pick), "Tavern, whose half takes two lines"
    assert area(craft, Focus) > 1.5 * area(craft, Stake)


def test_a_posted_board_is_small() -> None:
    for name, view in positions().items():
        assert len(draw_post(view, CAPTION)) <= 150 * 1024, name
