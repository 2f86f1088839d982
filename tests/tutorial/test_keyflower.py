"""The tutorial of Keyflower: every answer does what its text says, and what is told is counted by the rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.lesson import BOT, PLAYER, SCRIPT
from kingsforge_bot.games.keyflower.rules.actions import Action, Bid, Use
from kingsforge_bot.games.keyflower.rules.events import BidMade, Event, GoodsGained
from kingsforge_bot.games.keyflower.rules.hexes import neighbours
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Name, Resource, Skill, Skills, Workers
from kingsforge_bot.games.keyflower.rules.state import Built, Offered, Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import Side
from kingsforge_bot.games.keyflower.screens.scenes import scene
from kingsforge_bot.games.keyflower.words.board import board
from kingsforge_bot.games.keyflower.words.events import load
from kingsforge_bot.games.keyflower.words.labels import short_label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.rulebook.entry import rule_id
from kingsforge_bot.tutorial.walk import answered, position
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.game.book import Lesson
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.learning.tutorial import pressed
from kingsforge_bot.ui.message import Button, Message
from tests.ui.counter import asker, open_counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER

GAME = keyflower()
KEY = GAME.key
STEPS = range(len(SCRIPT.steps))
NAMES = [step.name for step in SCRIPT.steps]
ANSWERS = [(step, number) for step in STEPS for number in range(len(SCRIPT.steps[step].answers))]
REFUSED = {
    "bid-blue": "5.1",
    "bid-low": "6.2",
    "outbid-half": "4.4",
    "own-bid": "6.1",
    "own-keywood": "5.1",
    "market-few": "7.2",
    "market-blue": "5.1",
    "home-own": "5.1",
    "move-both": "8.1",
    "move-upgrade": "8.6",
    "upgrade-quarryman": "8.6",
    "pass-bid": "5.1",
    "boat-done": "10.6",
}
"""What the rules forbid, and by which rule. Other wrong answers are legal, and their texts say so."""
ASKED = {"winter-none"}
"""What is no action at all."""


def name(step: int, number: int) -> str:
    return f"{NAMES[step]}-{SCRIPT.steps[step].answers[number].name}"


def right(step: int) -> int:
    return next(number for number, answer in enumerate(SCRIPT.steps[step].answers) if answer.right)


def at(step: str) -> State:
    return position(GAME, SCRIPT, NAMES.index(step))


def me(step: str) -> Player:
    return at(step).players[PLAYER]


def events_after(step: str) -> tuple[Event, ...]:
    number = NAMES.index(step)
    return answered(GAME, SCRIPT, number, right(number)).events


def end() -> State:
    return answered(GAME, SCRIPT, STEPS[-1], right(STEPS[-1])).state


def on_offer(state: State, tile: str) -> Offered:
    return next(one for one in state.tiles_on_table() if one.name == tile)


def built(player: Player, tile: str) -> Built:
    return next(one for one in player.village if one.name == tile)


def lesson() -> Lesson:
    found = next(rules.lesson for rules in titles().rulebooks.games if rules.game == KEY)
    assert found is not None
    return found


# By the rules


def test_ten_steps_of_which_each_has_one_right_answer() -> None:
    assert [sum(answer.right for answer in step.answers) for step in SCRIPT.steps] == [1] * 10


@pytest.mark.parametrize(("step", "number"), ANSWERS, ids=str)
def test_an_answer_goes_on_or_leaves_the_step_as_it_stands(step: int, number: int) -> None:
    before = position(GAME, SCRIPT, step)
    outcome = answered(GAME, SCRIPT, step, number)
    if outcome.answer.move is not None:
        assert outcome.answer.move.seat == PLAYER
        assert GAME.may_act(before, Seat(PLAYER))
    if outcome.answer.right:
        assert step == STEPS[-1] or outcome.state == position(GAME, SCRIPT, step + 1)
    else:
        assert outcome.state == before
        assert (outcome.refused.rule if outcome.refused else None) == REFUSED.get(name(step, number))


def test_what_the_rules_allow_is_called_so(spoken: Localizer) -> None:
    """`Allowed by the rules, but try another`, in these words for each of them and no other."""
    own = spoken.of(KEY)
    wrong = {name(step, number) for step, number in ANSWERS if not SCRIPT.steps[step].answers[number].right}
    allowed = wrong - set(REFUSED) - ASKED
    assert allowed == {
        "outbid-more",
        "home-pass",
        "upgrade-end",
        "pass-use",
        "boat-keyflower",
        "winter-jeweller",
    }
    begins = own("tutorial-outbid-more")[:20]
    assert {one for one in wrong if own(f"tutorial-{one}").startswith(begins)} == allowed


def test_both_have_eight_workers_when_it_begins() -> None:
    """Rule 1.3; each has placed one of them."""
    start = at("bid")
    assert [player.workers.total for player in start.players] == [7, 7]
    assert [len(one.bids) for one in (start.offer[0], start.orders[0])] == [1, 1]


# What the texts say about the positions


def test_what_is_said_of_bids() -> None:
    """Rules 2.1, 4.4, 4.5, 5.1."""
    assert me("bid").workers == Workers(blue=2, red=4, yellow=1)
    keywood = on_offer(at("bid"), "keywood")
    assert keywood.lock is Colour.RED
    assert [(one.seat, one.number) for one in keywood.bids] == [(BOT, 1)]
    assert [one.name for one in at("bid").offer[:3]] == ["keywood", "woodcutter", "gold-mine"]
    leader = on_offer(at("outbid"), "keywood").leader
    assert leader is not None
    assert (leader.seat, leader.number) == (BOT, 3)
    assert [group.number for group in at("outbid").losing(Seat(PLAYER)).values()] == [2]
    assert sum(one.number for one in on_offer(at("outbid"), "keywood").bids if one.seat == PLAYER) + 2 == 4


def test_what_is_said_of_uses() -> None:
    """Rules 7.1, 7.2, 7.5: goods of one's own tile lie there, of others on the home."""
    assert [one.name for one in me("own").village] == ["home-1", "quarryman"]
    lies = me("own").village[1].at
    assert lies is not None
    assert lies.hex in neighbours((0, 0)), "beside"
    assert built(me("own"), "quarryman").lock is None, "lies nobody yet"
    gained = [(one.seat, one.goods.of(kind), one.tile) for one in events_after("own") for kind in (Resource.STONE,)
              if isinstance(one, GoodsGained)]  # fmt: skip
    assert gained == [(PLAYER, 2, "quarryman")]
    woodcutter = on_offer(at("market"), "woodcutter")
    assert woodcutter.uses == (Workers(red=1),)
    assert woodcutter.leader is not None
    assert woodcutter.leader.seat == PLAYER
    gained = [(one.seat, one.goods.wood, one.tile) for one in events_after("market") if isinstance(one, GoodsGained)]
    assert gained == [(PLAYER, 2, "home-1")]


def test_what_is_said_of_homes_and_work() -> None:
    """Rules 8.1, 8.2, 8.6, 8.8, 9.4."""
    tile = GAME.tiles[Name("home-1")]
    assert tile.cost is not None
    assert tile.b is not None
    assert (tile.cost.goods.wood, tile.cost.goods.stone, tile.cost.goods.total) == (1, 1, 2)
    assert tile.b.vp == 5
    home = built(me("home"), "home-1")
    assert (home.lock, home.uses) == (Colour.YELLOW, (Workers(yellow=1),))
    assert me("home").workers == Workers(blue=2), "what you have"
    assert not built(at("home").players[BOT], "home-2").uses
    work = at("move").work
    assert work is not None
    assert (work.steps, work.upgrades) == (1, 1)
    lies = built(me("upgrade"), "home-1").goods
    assert (lies.wood, lies.stone) == (2, 1)
    quarryman = GAME.tiles[Name("quarryman")]
    assert quarryman.cost is not None
    assert quarryman.cost.skills == Skills(pickaxe=1)
    assert built(me("pass"), "home-1").side is Side.B


def test_what_is_said_of_the_end_of_spring() -> None:
    """Rules 4.2, 9.2 to 9.5."""
    passing = at("pass")
    assert passing.has_passed(Seat(BOT))
    assert me("pass").workers == Workers(blue=1)
    assert not on_offer(passing, "alehouse").bids
    brought = answered(GAME, SCRIPT, NAMES.index("pass"), 1)
    assert brought.refused is None
    assert sum(use.total for use in on_offer(passing, "woodcutter").uses) == 3
    chosen = at("boat")
    assert me("boat").workers == Workers(blue=1, red=3, yellow=2)
    assert [one.name for one in me("boat").won] == ["woodcutter"]
    assert chosen.choosers[0] == PLAYER
    assert [boat.skills.of(Skill.PICKAXE) for boat in chosen.boats] == [0, 1]


def test_what_is_said_of_boats_is_what_they_carry(spoken: Localizer) -> None:
    say = Telling(spoken.of(KEY), GAME.tiles)
    told = say.l10n("tutorial-boat").splitlines()
    assert {load(say, boat) for boat in at("boat").boats} < set(told)


def test_what_is_said_of_winter_and_of_the_points() -> None:
    """Rules 3.4, 12.2, 12.4, 12.7: 5 for the home, 11 blue workers, two steps of the home for the boat."""
    winter = at("winter")
    assert winter.phase is Phase.WINTER_CHOICE
    assert "woodcutter" in [one.name for one in winter.players[PLAYER].village]
    assert winter.players[PLAYER].hand == ("jeweller", "village-hall", "key-market")
    assert not winter.players[PLAYER].workers.green
    assert not sum(one.goods.gold for one in winter.players[PLAYER].village)
    over = end()
    mine, theirs = over.scores
    assert {line.tile: line.printed + line.scored for line in mine.lines} == {
        "home-1": 5,
        "village-hall": 11,
        "keyflower": 2,
    }
    assert (mine.gold, mine.total, theirs.total) == (0, 18, 6)
    hall = next(line for line in mine.lines if line.tile == "village-hall")
    assert (hall.workers, hall.start) == (Workers(blue=11), False)
    [paid] = [one for one in events_after("winter") if isinstance(one, BidMade) and one.seat == PLAYER]
    assert (paid.tile, paid.colour, paid.total) == ("village-hall", Colour.RED, 1)


def test_the_numbers_of_the_end_are_those_of_the_scores(spoken: Localizer) -> None:
    mine, theirs = end().scores
    told = {int(one) for one in re.findall(r"(?<![\d.])\d+(?![\d.]*\d)", spoken.of(KEY)("tutorial-winter-hall"))}
    assert {line.printed + line.scored for line in mine.lines} | {mine.total, theirs.total} <= told


def test_each_step_cites_a_rule_that_it_opens(spoken: Localizer) -> None:
    for step in SCRIPT.steps:
        cited = re.findall(r"\d+\.\d+", spoken.of(KEY)(f"tutorial-{step.name}"))
        assert set(step.reads) <= {rule_id(one) for one in cited}, step.name


# What the learner hears and sees


def test_the_learner_hears_of_the_bots_things_what_a_player_may() -> None:
    own, names = Localizers().english.of(KEY), ("Ann", "Bot")
    every = [lesson().told(own, events_after(step), names) for step in NAMES]
    assert "Bot bids 2 red on Keywood. 3 in all. Ann is outbid." in every[0]
    assert "Bot uses Home 1 of Ann with 1 yellow." in every[2]
    assert "On it, now Ann's: 3 red." in every[7]
    assert "Watermill" not in " ".join(every), "what the bot gives is nobody's to know"
    assert all(len(one) < 400 for one in every)


def test_each_step_draws_what_it_is_about_and_nothing_that_is_hidden() -> None:
    say = Telling(Localizers().english.of(KEY), GAME.tiles, ("Ann", "Bot"))
    for number, step in enumerate(SCRIPT.steps):
        drawing = scene(say, position(GAME, SCRIPT, number), "", step.shows)
        assert len(drawing.draw(always)) < 60 << 10
        assert drawing.alt is not None
        assert "Watermill" not in drawing.alt()
        assert ("Boats: " in drawing.alt()) == ("boats" in step.shows)
        assert ("Village: " in drawing.alt()) == ("village.0" in step.shows)
        assert ("Behind your screen" in drawing.alt()) == bool({"screen", "hand"} & {*step.shows})
    assert scene(say, end(), "", ("hand",)).draw(always) == scene(say, end(), "", ("village.0",)).draw(always)


def test_no_step_tells_what_the_bot_holds() -> None:
    for number in STEPS:
        view = GAME.player_view(position(GAME, SCRIPT, number), Seat(PLAYER))
        say = Telling(Localizers().english.of(KEY), GAME.tiles, ("Ann", "Bot"))
        assert "Watermill" not in board(say, view)


def test_a_button_of_words_of_its_own_says_the_action_it_is(spoken: Localizer) -> None:
    """The numbers and colours of bids, uses and moves, as the game's own menus have them."""
    say = Telling(spoken.of(KEY), GAME.tiles)
    for step in SCRIPT.steps:
        for answer in step.answers:
            if answer.move is None or not answer.said:
                continue
            action: Action = GAME.parse(answer.move.do)
            said = say.l10n(f"tutorial-say-{step.name}-{answer.name}")
            told = re.findall(r"\d+", said)
            assert all(re.search(rf"\b{number}\b", str(action).partition(" moving")[0]) for number in told), said
            if step.name in ("bid", "market"):
                assert isinstance(action, Bid | Use)
                assert said == short_label(say, action), "as its button at a table"


@pytest.fixture(params=Localizers().languages)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param)


def buttons_of(message: Message) -> Iterator[Button]:
    return (one for row in message.rows if isinstance(row, tuple) for one in row)


async def test_the_walk_by_presses(tmp_path: Path, spoken: Localizer) -> None:
    """From the first step to the end by its right answers, in each language, and no other table comes of it."""
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        ann = asker(counter.app, STRANGER, spoken, "Ann")
        message = await pressed(ann, Pressed(ComponentId(NO_TABLE, 0, f"tutorial {KEY}")))
        for step in STEPS:
            assert f"{step + 1}/10" in message.text
            assert spoken.of(KEY)(f"tutorial-task-{NAMES[step]}") in message.text
            message = await pressed(ann, Pressed([*buttons_of(message)][right(step)].custom_id))
        assert "18" in message.text
        assert [one.custom_id.payload for one in buttons_of(message)] == [
            *(f"greet play {KEY}", f"greet strong {KEY}"),
            f"tutorial {KEY}",
        ]


async def test_every_button_works_alone_and_fits_a_phone(tmp_path: Path, spoken: Localizer) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        for step, number in [(STEPS[0], -1), *ANSWERS]:
            words = f"tutorial {KEY}" if number < 0 else f"tutorial {KEY} {step} {number}"
            message = await pressed(
                asker(counter.app, STRANGER, spoken, "Ann"), Pressed(ComponentId(NO_TABLE, 0, words))
            )
            check(message)
            assert message.picture is not None
            assert len(message.text) <= 1200
            assert "-# -#" not in message.text, "small twice is not small: the second sign is read"
            buttons = [*buttons_of(message)]
            assert all(width(one.label) <= WIDE for one in buttons), [one.label for one in buttons]
            assert len({one.label[:16] for one in buttons}) == len(buttons), [one.label for one in buttons]
            if number >= 0 and step == STEPS[-1] and number == right(step):
                assert "18" in message.text
            else:
                assert len([one for one in buttons if " rule " in one.custom_id.payload]) == 2


async def test_it_is_chosen_beside_the_other_games(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        asked = await counter.command(STRANGER, "rules", query="tutorial")
        (mine,) = [one for one in asked.ids if KEY in one]
        assert "1/10" in (await counter.press(STRANGER, mine, own=True)).text
        front = await counter.command(STRANGER, "rules", query="keyflower")
        assert f"kf1|0|0|greet learn {KEY}" in front.ids
        greeted = await counter.press(STRANGER, f"kf1|0|0|greet other {KEY}")
        assert f"kf1|0|0|greet learn {KEY}" in greeted.ids
