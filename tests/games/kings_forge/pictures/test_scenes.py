"""Workbench, single cards, lobby, ranking, compact board and replay: nothing overlaps, everything is small."""

from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import NotWanted
from kingsforge_bot.drawing.replay_frames import MOST_FRAMES
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.gallery.games import game as played
from kingsforge_bot.games.kings_forge.gallery.games import replayed
from kingsforge_bot.games.kings_forge.pictures.board import (
    draw_board,
    draw_card,
    draw_layout,
    draw_lobby,
    draw_post,
    draw_turn_panel,
)
from kingsforge_bot.games.kings_forge.pictures.contents import RolledDie, Smithy, Supply, Tokens
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Slots, Stake
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Headline, Medal, Within
from kingsforge_bot.games.kings_forge.pictures.scenes.animated import draw_replay
from kingsforge_bot.games.kings_forge.pictures.scenes.compact import compact
from kingsforge_bot.games.kings_forge.pictures.scenes.headline import headline_of
from kingsforge_bot.games.kings_forge.pictures.scenes.lobby import lobby
from kingsforge_bot.games.kings_forge.pictures.scenes.single_card import face
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import too_late
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool, read_die
from kingsforge_bot.games.kings_forge.rules.docks import Space as DockSpace
from kingsforge_bot.games.kings_forge.rules.events import (
    Crafted,
    Docked,
    Event,
    Gained,
    Passed,
    Refilled,
    Rolled,
    RoundBegan,
    TurnEnded,
    Used,
    Won,
)
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.games.kings_forge.pictures.boards import (
    CROWDED_CRAFT,
    CROWDED_GATHER,
    FINAL,
    WIDEST_NAME,
    board,
    looked_at,
    new_game,
    random_play,
)
from tests.games.kings_forge.pictures.faults import faults

GOLDEN = Path(__file__).parent / "golden"
CAPTION = BoardCaption("#12 Oak", ("Ana", "Ben", "Кузнец", "Zoë"))
LONG = BoardCaption(WIDEST_NAME, (WIDEST_NAME,) * 4)
MOST_BYTES = 200 * 1024
THUMB = 200
ALIKE = 4.0


def opened(picture: bytes) -> Image.Image:
    with Image.open(BytesIO(picture)) as image:
        image.load()
        return image.convert("RGB")


def scenes() -> dict[str, bytes]:
    craft = board(**CROWDED_CRAFT)
    return {
        "workbench": draw_turn_panel(craft, CAPTION, proposals(craft)),
        "before-the-roll": draw_turn_panel(board(phase="craft", players=[{"supply": "MMWG"}, {}]), CAPTION),
        "card": draw_card(Card.TAVERN),
        "craft-card": draw_card(craft_card_entries()[-1].card),
        "lobby": draw_lobby(4, [Seat(0), Seat(2)], BoardCaption(CAPTION.table, CAPTION.names, "King's Forge")),
        "post-gather": draw_post(board(**CROWDED_GATHER), CAPTION),
        "post-craft": draw_post(craft, CAPTION),
        "post-over": draw_post(board(**FINAL), CAPTION),
        "replay": draw_replay([Step(board(**CROWDED_GATHER), (Passed(Seat(1), None),))], CAPTION),
        "ranking": draw_board(board(**FINAL), LONG),
    }


@pytest.mark.parametrize("name", scenes())
def test_scenes_look_as_they_did(name: str) -> None:
    """To renew a picture after a wanted change: delete it, run this test, look at what it wrote."""
    picture = scenes()[name]
    assert len(picture) <= MOST_BYTES
    image = opened(picture).convert("L")
    now = image.resize((THUMB, round(image.height * THUMB / image.width)), Image.Resampling.BOX)
    file = GOLDEN / f"scene-{name}.png"
    if not file.exists():
        now.save(file)
        pytest.fail(f"{file.name} was written anew: look at it")
    with Image.open(file) as before:
        assert now.size == before.size
        assert ImageStat.Stat(ImageChops.difference(now, before)).mean[0] <= ALIKE


@pytest.mark.parametrize("name", looked_at())
def test_nothing_overlaps_on_a_compact_board(name: str) -> None:
    assert faults(compact(looked_at()[name])) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_on_workbenches_and_compact_boards_of_random_play(seats: int) -> None:
    for number, view in enumerate(random_play(seats, seed=11, plies=200)):
        if number % 8 == 0:
            assert faults(compact(view)) == []
            assert faults(turn_panel(view, proposals(view))) == []


def test_a_compact_board_is_as_high_for_every_state_of_a_game() -> None:
    assert len({compact(view).high for view in random_play(3, seed=2, plies=120)}) == 1


def test_lobbies_and_cards_are_in_order() -> None:
    for capacity in (2, 3, 4):
        assert faults(lobby(capacity, [Seat(0)])) == []
    for card in (*Card, *(entry.card for entry in craft_card_entries())):
        assert faults(face(card)) == []
        assert len(draw_card(card)) <= MOST_BYTES


def test_a_lobby_says_what_is_played_and_whose_sign_a_free_seat_has() -> None:
    said = BoardCaption(CAPTION.table, CAPTION.names, "King's Forge")
    assert draw_lobby(2, [Seat(0)], said) != draw_lobby(2, [Seat(0)], CAPTION)
    two, three = (opened(draw_lobby(3, [Seat(0)], said)).crop(box) for box in _free_seats())
    assert ImageChops.difference(two, three).getbbox()


def _free_seats() -> list[tuple[int, int, int, int]]:
    frames = [place.frame for place in lobby(3, [Seat(0)]).places if place.name in ("chair.1", "chair.2")]
    return [(frame.x + 20, frame.y, frame.x + 480, frame.bottom) for frame in frames]


def test_a_workbench_shows_the_hand_the_benefits_and_every_item_within_reach() -> None:
    view = board(**CROWDED_CRAFT)
    offers = proposals(view)
    held = [place.holds for place in turn_panel(view, offers).places]
    player = view.players[view.turn]
    assert [one.die for one in held if isinstance(one, RolledDie)] == list(player.hand or ())
    assert Tokens(player.held, 0) in held
    within = [one for one in held if isinstance(one, Within)]
    # Where there is no room for all, the last lie there as they are.
    first, last = offers[: len(within)], offers[len(within) :]
    assert first
    assert [(one.card.item, one.victim) for one in within] == [(offer.item, offer.seat) for offer in first]
    smaller = {
        one.made.card.item if isinstance(one, Stake) else one.card.item for one in held if isinstance(one, Stake | Aim)
    }
    assert {offer.item for offer in last} <= smaller | {one.card.item for one in within}
    for one, offer in zip(within, first, strict=True):
        assert sorted(one.dice) == sorted(offer.cheapest.dice)
        assert [change.held for change in one.changes] == list(offer.cheapest.spent)
        assert all(mine.value >= theirs.value for mine, theirs in zip(one.dice, one.beaten, strict=False))


def test_before_the_roll_a_workbench_shows_all_that_will_be_rolled() -> None:
    """Rule 3.1."""
    player = {"supply": "MW", "smithy": "G", "library": 1}
    held = [place.holds for place in turn_panel(board(phase="craft", players=[player, {}])).places]
    assert Supply(Pool.of("MW")) in held
    assert Tokens((), 1) in held
    assert not any(isinstance(one, Smithy) for one in held)
    claims = [{"side": "astrologer.bottom", "paid": ["M", "M"]}]
    held = [
        place.holds for place in turn_panel(board(phase="craft", players=[{**player, "claims": claims}, {}])).places
    ]
    assert Smithy(Pool.of("G"), rolls=True) in held


def test_a_benefit_is_shown_with_the_dice_before_and_after() -> None:
    view = board(
        display=("table",),
        phase="craft",
        players=[{"hand": ["W3", "W2"], "held": [{"source": "west-forest.bottom"}]}, {}],
    )
    (within,) = [place.holds for place in turn_panel(view, proposals(view)).places if isinstance(place.holds, Within)]
    (change,) = within.changes
    assert isinstance(change, Change)
    assert [(str(one), str(two)) for one, two in zip(change.before, change.after, strict=True)] == [("W2", "W4")]


def test_a_compact_board_shows_every_benefit_in_hand() -> None:
    for view in (board(**CROWDED_GATHER), board(**CROWDED_CRAFT)):
        shown = {place.name: place.holds for place in compact(view).places if place.name.endswith(".hand")}
        assert shown == {
            f"player.{seat}.hand": Tokens(player.held, player.library, too_late(view, Seat(seat)))
            for seat, player in enumerate(view.players)
            if player.held or player.library
        }


def test_items_made_this_round_are_trophies_that_can_be_lost() -> None:
    held = [place.holds for place in compact(board(**CROWDED_CRAFT)).places]
    first = next(one for one in held if isinstance(one, Slots))
    assert [card.item for card in first.won] == ["table", "axe"]
    assert [card.item for card, _ in first.made] == ["platemail-of-loyalty", "bow-of-fire"]


def test_names_that_cannot_be_written_are_letters_everywhere() -> None:
    strange = BoardCaption("#1", ("สมชาย", "🔥", "አማርኛ", "Zoë…🔥"))
    plain = BoardCaption("#1", ("A", "B", "C", "Zoë…"))
    view = board(**CROWDED_GATHER)
    assert draw_post(view, strange) == draw_post(view, plain)
    assert draw_lobby(4, [Seat(0), Seat(1)], strange) == draw_lobby(4, [Seat(0), Seat(1)], plain)


@pytest.fixture(scope="module")
def steps() -> tuple[Step[State, Event], ...]:
    return tuple(played(3, seed=3, most=300))


def test_a_replay_is_one_small_animation(steps: tuple[Step[State, Event], ...]) -> None:
    picture = draw_replay(replayed(steps), CAPTION)
    assert len(picture) <= 4 << 20
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "GIF"
        assert image.width == 800
        assert getattr(image, "n_frames", 1) <= MOST_FRAMES


@pytest.mark.parametrize("wanted", [0, 1, 5])
def test_a_replay_that_nobody_waits_for_ends_between_two_frames(
    steps: tuple[Step[State, Event], ...], wanted: int
) -> None:
    answers = [True] * wanted + [False]
    with pytest.raises(NotWanted):
        draw_replay(replayed(steps), CAPTION, partial(answers.pop, 0))
    assert answers == []


def test_a_frame_in_which_an_item_is_made_stands_longer_and_the_last_longest() -> None:
    view, item = new_game(2), craft_card_entries()[0].card.item
    before, after = replace(view, round=2), replace(view, round=3)
    made = (Crafted(Seat(1), item, ()),)
    with Image.open(BytesIO(draw_replay([Step(view, ()), Step(before, made), Step(after, ())], CAPTION))) as image:
        durations = []
        for number in range(3):
            image.seek(number)
            durations.append(image.info["duration"])
    assert durations[0] < durations[1] < durations[2]


def test_a_replay_leaves_out_no_item_and_no_event(steps: tuple[Step[State, Event], ...]) -> None:
    shown = replayed(steps)
    assert 2 <= len(shown) <= MOST_FRAMES
    assert (shown[0].state, shown[-1].state) == (steps[0].state, steps[-1].state)
    assert [event for step in shown for event in step.events] == [event for step in steps for event in step.events]
    great = [step.state for step in steps if any(isinstance(event, Crafted) for event in step.events)]
    assert all(view in [step.state for step in shown] for view in great[:50])


@pytest.mark.parametrize("count", [1, 2, 59, 60, 61, 500])
def test_any_number_of_steps_can_be_shown(count: int) -> None:
    view: State = new_game(2)
    assert len(replayed((Step(view, ()),) * count)) == min(count, MOST_FRAMES)


def test_a_caption_tells_the_greatest_deed() -> None:
    item = craft_card_entries()[0].card.item
    headline = headline_of([Rolled(Seat(1), ()), Crafted(Seat(1), item, ()), Rolled(Seat(1), ())], CAPTION)
    assert (headline.seat, headline.text) == (1, "Anvil")
    assert headline_of([], CAPTION).seat is None


def test_a_caption_names_the_dock_not_the_card_turned_down() -> None:
    docks = tuple(space.value for space in DockSpace)
    caption = replace(CAPTION, words=PictureWords(docks=docks))
    visit = Docked(Seat(0), DockSpace.GEM_2, Card.MILL, Pool.of("MMMM"))
    assert headline_of([visit, Refilled(Card.SHRINE)], caption).text == "gem.2"


def test_of_a_round_that_is_over_a_caption_tells_only_what_lies_on_the_new_board() -> None:
    item = craft_card_entries()[0].card.item
    began = RoundBegan(4, Seat(1), ())
    assert headline_of([Rolled(Seat(0), ()), TurnEnded(Seat(0), ()), began], CAPTION) == Headline(
        Seat(1), icon=Icon.ANVIL
    )
    made = headline_of([Rolled(Seat(0), ()), Crafted(Seat(0), item, ()), Won(Seat(0), item), began], CAPTION)
    assert (made.seat, made.icon) == (Seat(0), Icon.HAMMER)
    assert headline_of([Rolled(Seat(0), ())], CAPTION).icon is Icon.ROLL


def test_a_caption_tells_who_passed_whatever_that_brings() -> None:
    passed = Passed(Seat(1), PassBenefit.METAL), Gained(Seat(1), Pool.of("M"), NO_DICE, usable=True)
    assert headline_of(passed, CAPTION) == Headline(Seat(1), icon=Icon.SKIP)


def test_a_caption_tells_what_a_benefit_changed() -> None:
    used = Used(Seat(0), Held(Source.TOKEN_SIX), (read_die("G2"),), (read_die("G6"),))
    headline = headline_of([used], CAPTION)
    assert headline.change == Change(used.held, used.before, used.after)


def test_a_deed_shows_the_dice_before_the_benefit() -> None:
    view, held, after = new_game(2), Held(Source.TOKEN_SIX), (read_die("G6"),)
    shown = {
        draw_layout(compact(view, headline=Headline(Seat(0), change=Change(held, (read_die(before),), after))), CAPTION)
        for before in ("G2", "G3")
    }
    assert len(shown) == 2


def test_a_replay_ends_on_the_places_as_high_as_it_began() -> None:
    final = compact(board(**FINAL), headline=Headline(Seat(0)))
    assert [place.holds for place in final.places if isinstance(place.holds, Medal)] == [
        Medal(place) for place in (1, 2, 3, 3)
    ]
    assert final.high == compact(new_game(4), headline=Headline(None)).high
    assert faults(final) == []
