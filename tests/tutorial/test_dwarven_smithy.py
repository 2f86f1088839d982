"""The tutorial of Dwarven Smithy: every answer does what its text says, and what is told is counted by the rules."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.lesson import BOT, PLAYER, SCRIPT
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Bought, Drew, EndTriggered, Event, ItemCompleted, Sold
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.screens.scenes import in_words, scene
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.tutorial.walk import answered, position
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.learning.tutorial import pressed
from kingsforge_bot.ui.phone import height
from tests.ui.counter import asker, open_counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER

GAME = dwarven_smithy()
STEPS = range(len(SCRIPT.steps))
ANSWERS = [(step, number) for step in STEPS for number in range(len(SCRIPT.steps[step].answers))]
REFUSED = {
    "play-refused": "5.8",
    "refine-refused": "5.8",
    "market-refused": "5.5",
    "craft-refused": "5.8",
    "limits-refused": "3.3",
    "limits-discard": "5.4",
    "last-refused": "6.5",
}
"""What the rules forbid, and by which rule. Other wrong answers are legal, and their texts say so."""
KEY = GAME.key
FEW = 260
"""Letters of what a step explains: about six lines of a phone, between what happened and what is to be done."""
ACROSS, ROOM = 372, 605
"""Points of a phone: how wide a picture is, and how high text, picture and buttons are at most, so that with who wrote
it and how it is dismissed all of a step is lower than 700.
"""


def name(step: int, number: int) -> str:
    return f"{SCRIPT.steps[step].name}-{SCRIPT.steps[step].answers[number].name}"


def right(step: int) -> int:
    return next(number for number, answer in enumerate(SCRIPT.steps[step].answers) if answer.right)


def at(step: str) -> State:
    return position(GAME, SCRIPT, [one.name for one in SCRIPT.steps].index(step))


def events_after(step: str) -> tuple[Event, ...]:
    number = [one.name for one in SCRIPT.steps].index(step)
    return answered(GAME, SCRIPT, number, right(number)).events


def test_ten_steps_of_which_each_has_one_right_answer() -> None:
    assert [sum(answer.right for answer in step.answers) for step in SCRIPT.steps] == [1] * 10


@pytest.mark.parametrize(("step", "number"), ANSWERS, ids=str)
def test_an_answer_goes_on_or_leaves_the_step_as_it_stands(step: int, number: int) -> None:
    before = position(GAME, SCRIPT, step)
    outcome = answered(GAME, SCRIPT, step, number)
    if outcome.answer.move is not None:
        assert outcome.answer.move.seat == PLAYER == before.turn
    if outcome.answer.right:
        assert step == STEPS[-1] or outcome.state == position(GAME, SCRIPT, step + 1)
    else:
        assert outcome.state == before
        assert (outcome.refused.rule if outcome.refused else None) == REFUSED.get(name(step, number))


def test_what_is_said_of_the_first_turn() -> None:
    start = at("goal")
    maul, me = GAME.cards.guild[Name("emberjaw-maul")], start.players[PLAYER]
    assert (maul.type, maul.subtype, maul.cost) == ("kings-item", "weapon", ("iron", "gold", "rune"))
    assert lying_in(me, Limited.WORKSHOP) == 3, "said: 3/7"
    assert (GAME.cards.buy_value(Name("emberjaw-maul")), GAME.cards.buy_value(Name("silver-ladle"))) == (5, 3)
    assert {"raw-iron", "raw-mithril", "thunder"} == set(me.workshop)
    assert [event.coins for event in events_after("market") if isinstance(event, Sold)] == [3]
    for_sale = at("market").players[PLAYER].market
    assert set(for_sale) == {"gold", "silver-ladle"}
    assert GAME.cards.buy_value(Name("gold")) == 6, "said, for the picture of one's own market shows what gold brings"
    drawing = at("draw")
    assert (drawing.players[PLAYER].coins, drawing.row) == (18, ("gold",))
    assert (len(drawing.mine), len(drawing.guild)) == (3, 6)


def test_what_is_said_of_the_second_turn() -> None:
    buying = at("buy")
    assert buying.players[PLAYER].coins == 21
    assert "silver-ladle" not in buying.players[PLAYER].market
    assert {"iron", "mithril", "silver", "thunder"} <= set(buying.players[PLAYER].workshop), "refined"
    assert (buying.players[BOT].market, buying.row) == (("gold",), ("gold",))
    full = at("limits").players[PLAYER]
    assert [stack.size for stack in full.stacks] == [4, 2]
    assert full.workshop == ("mithril",)
    assert lying_in(full, Limited.WORKSHOP) == limit(GAME.cards, full, Limited.WORKSHOP) == 7
    assert sorted(full.hand) == ["gold", "iron", "kettle-helm"]
    sold = [(event.card, event.coins) for event in events_after("limits") if isinstance(event, Bought)]
    assert sold == [("raw-gold", 3)]
    assert [event.coins for event in events_after("limits") if isinstance(event, ItemCompleted)] == [9]
    assert [event.seat for event in events_after("limits") if isinstance(event, EndTriggered)] == [BOT]
    assert at("last").ended_by == BOT
    assert [stack.card for stack in at("last").players[PLAYER].kings] == ["emberjaw-maul"]


def test_what_is_said_of_the_end() -> None:
    """Rule 7.4: 27 coins, 7 for what lies in the market, 23 for the maul, 25 for the best weapon."""
    end = answered(GAME, SCRIPT, STEPS[-1], right(STEPS[-1])).state
    assert end.phase is Phase.OVER
    mine, theirs = end.scores
    assert (mine.coins, mine.market, mine.kings, mine.prizes, mine.total) == (27, 7, 23, 25, 82)
    assert theirs.total == 15
    lost = answered(GAME, SCRIPT, STEPS[-1], 2)
    assert lost.answer.name == "end"
    assert at("last").players[PLAYER].workshop == ("mithril",)


def test_the_learner_hears_of_the_bots_cards_what_a_player_may() -> None:
    drawn = [event for event in events_after("draw") if isinstance(event, Drew) and event.seat == BOT]
    assert [event.card for event in drawn] == ["silver"]
    lesson = next(rules.lesson for rules in titles().rulebooks.games if rules.game == KEY)
    assert lesson is not None
    said = lesson.told(Localizers().english.of(KEY), events_after("draw"), ("Ann", "Bot"))
    assert said == (
        "Drawn: iron, Kettle Helm. Bot buys Silver Ladle from Ann for 3 coins. Refined: iron, mithril, silver."
    )
    last = lesson.told(Localizers().english.of(KEY), events_after("limits"), ("Ann", "Bot"))
    assert last.startswith("Bot buys raw gold from Ann for 3 coins."), "what the learner pressed is known to them"
    assert "Ann completes a King's Item: Emberjaw Maul." in last


def test_each_step_draws_what_it_is_about_and_nothing_that_is_hidden() -> None:
    say = Telling(Localizers().english.of(KEY), GAME.cards, ("Ann", "Bot"))
    for number, step in enumerate(SCRIPT.steps):
        state = position(GAME, SCRIPT, number)
        drawing = scene(say, state, "", step.shows)
        assert len(drawing.draw(always)) < 60 << 10
        assert drawing.alt is not None
        assert "Cart Axles" not in drawing.alt()


def test_a_picture_is_described_by_what_it_shows_and_nothing_else() -> None:
    say, state = Telling(Localizers().english.of(KEY), GAME.cards, ("Ann", "Bot")), position(GAME, SCRIPT, 0)

    def words(*shows: str) -> list[str]:
        return in_words(say, state, shows).splitlines()

    market, workshop = words("market.0"), words("workshop.0")
    assert [line.partition(" ")[0] for line in (*market, *workshop)] == ["**Ann**:", "Market", "**Ann**:", "Workshop"]
    assert words("market.0", "workshop.0") == [*market, workshop[1]], "whose it is once"
    assert [line.split()[0] for line in words("row")] == ["Cards", "Warehouse:"], "what the decks hold, too"
    hand = words("hand")
    assert hand[0].startswith("You have 15 coins.")
    assert not [line for line in hand if line.startswith(("Market", "Workshop", "Warehouse", "**Bot"))]


def test_what_is_done_for_the_learner_is_said_to_be_and_what_is_asked_about_is_seen() -> None:
    """The picture of a step has the card that its task names; a deed that nobody pressed has a word of whose it is."""
    english = Localizers(strict=True).english.of(KEY)
    for step in SCRIPT.steps[:-1]:
        done = [one.do for one in step.right.then if one.seat == PLAYER and not one.do.startswith("draw")]
        if done and step.name != "draw":
            assert "for you" in english(f"tutorial-{step.name}-{step.right.name}"), done
    assert "mithril" in at("last").players[PLAYER].workshop
    assert "workshop.0" in SCRIPT.steps[-1].shows, "there lies what is to be moved"
    assert "moved" in english("tutorial-task-last"), "no step before has moved a card"
    (last,) = SCRIPT.steps[-1].right.then
    assert last.do == "end", "nothing is counted at the end that the learner did not bring there"


@pytest.fixture(params=Localizers().languages)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param)


@pytest.mark.parametrize("step", [one.name for one in SCRIPT.steps])
def test_a_step_explains_in_few_words(spoken: Localizer, step: str) -> None:
    assert width(spoken.of(KEY)(f"tutorial-{step}")) <= FEW


@pytest.mark.parametrize("step", [one.name for one in SCRIPT.steps])
def test_what_is_to_be_done_is_bold_as_a_whole(spoken: Localizer, step: str) -> None:
    """All of it is: stars within would make the rest bold and what they mark not."""
    assert "*" not in spoken.of(KEY)(f"tutorial-task-{step}")


async def test_every_button_works_alone_and_fits_a_phone(tmp_path: Path, spoken: Localizer) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        for step, number in [(STEPS[0], -1), *ANSWERS]:
            words = f"tutorial {KEY}" if number < 0 else f"tutorial {KEY} {step} {number}"
            message = await pressed(
                asker(counter.app, STRANGER, spoken, "Ann"), Pressed(ComponentId(NO_TABLE, 0, words))
            )
            check(message)
            assert message.picture is not None
            assert "-# -#" not in message.text, "small twice is not small: the second sign is read"
            wide, high = Image.open(BytesIO(message.picture.content)).size
            assert height(message.text, message.rows) + high * ACROSS // wide <= ROOM, (step, number)
            buttons = [one for row in message.rows if isinstance(row, tuple) for one in row]
            assert all(width(one.label) <= WIDE for one in buttons), [one.label for one in buttons]
            if number >= 0 and step == STEPS[-1] and number == right(step):
                assert "82" in message.text
            else:
                assert len([one for one in buttons if " rule " in one.custom_id.payload]) == 2


async def test_it_is_chosen_beside_the_other_games(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        asked = await counter.command(STRANGER, "rules", query="tutorial")
        (mine,) = [one for one in asked.ids if KEY in one]
        assert "1/10" in (await counter.press(STRANGER, mine, own=True)).text
