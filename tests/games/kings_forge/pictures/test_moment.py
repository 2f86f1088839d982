"""What mattered stays in the channel: the greatest item made or stolen, whose it is, what made it, the race."""

from io import BytesIO

from PIL import Image

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.scenery import MOMENT_HIGH, MOMENT_WIDE
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import IconSign, TextSign, in_hand, on_dark
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import course_of, leaders, moment_of
from kingsforge_bot.games.kings_forge.pictures.scenes.moment import draw_moment
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from tests.drawing.eyes import contrast_in
from tests.games.kings_forge.pictures.boards import WIDEST_NAME, board

TABLE, CROWN, AXE = Item("table"), Item("crown"), Item("axe")
WOODS = read_dice("W3 W4")
METALS = read_dice("M4 M5")
TOKEN = Held(Source.TOKEN_SIX)
DICE = {"table": "W3 W4", "crown": "M6 M6 G6 G6 G6 B6"}
READABLE = 3.0
"""Contrast of large signs, as WCAG wants it."""
CAPTION = BoardCaption("#12 Oak", (WIDEST_NAME, "Ben", "Cleo"), heads=(Portrait.HOOD, None, Portrait.BOT_OWL))


def made(*items: str) -> list[dict[str, object]]:
    return [{"card": item, "dice": DICE[item].split()} for item in items]


ANA_MADE_TWO = board(phase="craft", anvil=0, turn=1, players=[{"made": made("table", "crown")}, {}, {}])


def test_of_two_items_the_higher_rank_is_shown_with_all_its_maker_has() -> None:
    """Rule 3.3"""
    told: list[ev.Event] = [ev.Crafted(Seat(0), CROWN, METALS), ev.Crafted(Seat(0), TABLE, WOODS)]
    found = moment_of(ANA_MADE_TWO, told)
    assert found is not None
    assert (found.forged.seat, found.forged.card.item, found.forged.dice) == (0, CROWN, METALS)
    assert {card.item for card in found.items} == {TABLE, CROWN}
    assert (found.forged.items, found.forged.target, found.leads) == (2, 4, True)


def test_a_steal_comes_before_what_was_crafted() -> None:
    """Rule 3.4"""
    view = board(phase="craft", anvil=0, turn=2, players=[{"made": made("crown")}, {"made": made("table")}, {}])
    told: list[ev.Event] = [ev.Crafted(Seat(0), CROWN, METALS), ev.Stolen(Seat(1), Seat(2), TABLE, WOODS, ())]
    found = moment_of(view, told)
    assert found is not None
    assert (found.forged.card.item, found.forged.victim, found.leads) == (TABLE, 2, True)


def test_what_ends_the_game_comes_before_a_steal() -> None:
    """Rule 5.3: four items end a game of three."""
    players = [{"items": ["axe", "trumpet", "shield"], "made": made("table")}, {"made": made("crown")}, {}]
    told: list[ev.Event] = [ev.Crafted(Seat(0), TABLE, WOODS), ev.Stolen(Seat(1), Seat(2), CROWN, METALS, ())]
    found = moment_of(board(phase="craft", anvil=0, turn=1, players=players), told)
    assert found is not None
    assert found.forged.card.item == TABLE


def test_only_what_was_spent_on_the_roll_that_made_it_is_beside_its_dice() -> None:
    """Rule 4.4; of several items of one roll each has what changed its own dice."""
    spent = ev.Used(Seat(0), TOKEN, read_dice("M1"), METALS[:1])
    others = ev.Used(Seat(1), Held(Source.TOKEN_PLUS), (), ())
    elsewhere = ev.Used(Seat(0), Held(Source.TOKEN_PLUS), read_dice("B1"), read_dice("B2"))
    rolled = ev.Rolled(Seat(0), METALS)
    made = ev.Crafted(Seat(0), CROWN, METALS)
    found = moment_of(ANA_MADE_TWO, [spent, rolled, others, spent, elsewhere, made, spent])
    assert found is not None
    assert found.used == (TOKEN,)


def test_where_nothing_was_made_or_it_is_gone_there_is_no_moment() -> None:
    assert moment_of(ANA_MADE_TWO, [ev.Rolled(Seat(0), METALS), ev.TurnEnded(Seat(0), ())]) is None
    assert moment_of(ANA_MADE_TWO, [ev.Crafted(Seat(1), AXE, METALS)]) is None


def test_a_moment_shows_what_its_maker_had_then() -> None:
    """Rule 5.1: what was made, stolen or lost afterwards is none of it."""
    players = [{"items": ["axe", "shield"], "made": made("table")}, {"items": ["trumpet"], "made": made("crown")}]
    view = board(phase="craft", anvil=0, turn=1, players=players)
    told: list[ev.Event] = [
        *(ev.RoundBegan(1, Seat(0), ()), ev.Stolen(Seat(1), Seat(0), Item("trumpet"), METALS, ())),
        *(ev.RoundBegan(2, Seat(0), ()), ev.Crafted(Seat(0), CROWN, METALS), ev.TurnEnded(Seat(0), ())),
        *(ev.Stolen(Seat(1), Seat(0), CROWN, METALS, ()), ev.TurnEnded(Seat(1), ()), ev.Crafted(Seat(0), TABLE, WOODS)),
    ]
    found = moment_of(view, told)
    assert found is not None
    assert (found.forged.card.item, found.forged.items, found.leads) == (CROWN, 2, False)
    assert [card.item for card in found.items] == ["trumpet", CROWN]
    before = moment_of(view, told[:2])
    assert before is not None
    assert before.forged.card.item == "trumpet"


def test_at_the_end_it_is_what_won_the_game_though_others_stole_after() -> None:
    """Rule 5.3"""
    players = [
        {"items": ["axe", "trumpet", "shield", "anvil", "pick", "table"]},
        {"items": ["bracelet", "bow-of-fire", "ice-sword", "iron-golem", "crown"]},
    ]
    told: list[ev.Event] = [
        *(ev.Crafted(Seat(0), TABLE, WOODS), ev.TurnEnded(Seat(0), ()), ev.Rolled(Seat(1), METALS)),
        *(ev.Stolen(Seat(1), Seat(0), CROWN, METALS, ()), ev.Won(Seat(0), TABLE), ev.GameEnded(((Seat(0),),))),
    ]
    found = moment_of(board(phase="over", players=players), told)
    assert found is not None
    assert (found.forged.card.item, found.forged.items) == (TABLE, 7)


def test_who_leads_has_more_than_others_and_nobody_leads_while_all_are_equal() -> None:
    """Rule 5.4, with the items of this round."""
    assert leaders(board(players=[{}, {}, {}])) == frozenset()
    assert leaders(board(players=[{"items": ["axe"]}, {"items": ["table"]}])) == frozenset()
    assert leaders(ANA_MADE_TWO) == {0}
    assert leaders(board(players=[{"items": ["axe"]}, {"items": ["table"]}, {}])) == {0, 1}


def test_the_race_is_told_round_by_round() -> None:
    """Rule 5.1: items are won at the end of a round."""
    told: list[ev.Event] = [
        *(ev.RoundBegan(1, Seat(0), ()), ev.Won(Seat(1), AXE)),
        *(ev.RoundBegan(2, Seat(1), ()),),
        *(ev.RoundBegan(3, Seat(0), ()), ev.Won(Seat(0), TABLE), ev.Won(Seat(0), CROWN)),
    ]
    assert course_of(2, told) == ((0, 0, 0, 2), (0, 1, 1, 1))


def test_a_moment_is_one_picture_of_at_most_150_kib() -> None:
    for told in (ev.Crafted(Seat(0), CROWN, METALS * 3), ev.Stolen(Seat(0), Seat(1), CROWN, METALS, ())):
        found = moment_of(ANA_MADE_TWO, [told])
        assert found is not None
        drawn = draw_moment(found, CAPTION)
        assert len(drawn) <= 150 << 10
        with Image.open(BytesIO(drawn)) as image:
            assert image.size == (MOMENT_WIDE, MOMENT_HIGH)


def test_what_helped_can_be_read_on_the_dark_bench() -> None:
    """Rule 4.4: each benefit's sign, also the number of dice that stands beside it."""
    found = {
        f"{source} {sign}": contrast_in(PALETTE, sign.tone, Tone.TABLE)
        for source in Source
        if source is not Source.WORKSHOP_TOP
        for sign in on_dark(in_hand([Held(source)], 0))
        if isinstance(sign, TextSign | IconSign)
    }
    assert found
    assert {sign: value for sign, value in found.items() if value < READABLE} == {}
