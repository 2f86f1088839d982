"""The play of the tutorial: every answer does what its text says, and what is told at the end is counted."""

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.lesson import BOT, PLAYER, SCRIPT
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.rules.events import Event, Stolen
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.tutorial.walk import answered, position

GAME = kings_forge()
STEPS = range(len(SCRIPT.steps))
ANSWERS = [(step, number) for step in STEPS for number in range(len(SCRIPT.steps[step].answers))]
REFUSED = {"roll-refused": "3.1", "use-low": "3.3", "steal-low": "3.4"}
"""What the rules forbid, and by which rule. Other wrong answers are legal, and their texts say so."""


STEAL = [step.name for step in SCRIPT.steps].index("steal")


def name(step: int, number: int) -> str:
    return f"{SCRIPT.steps[step].name}-{SCRIPT.steps[step].answers[number].name}"


def right(step: int) -> int:
    return next(number for number, answer in enumerate(SCRIPT.steps[step].answers) if answer.right)


def at(step: str) -> State:
    return position(GAME, SCRIPT, [one.name for one in SCRIPT.steps].index(step))


def test_each_step_has_one_right_answer_and_the_last_a_choice() -> None:
    counts = [sum(answer.right for answer in step.answers) for step in SCRIPT.steps]
    assert counts == [1] * (len(STEPS) - 1) + [len(SCRIPT.steps[-1].answers)]
    assert counts[-1] == 2


@pytest.mark.parametrize(("step", "number"), ANSWERS, ids=str)
def test_an_answer_goes_on_or_leaves_the_step_as_it_stands(step: int, number: int) -> None:
    before = position(GAME, SCRIPT, step)
    outcome = answered(GAME, SCRIPT, step, number)
    assert outcome.answer is SCRIPT.steps[step].answers[number]
    if outcome.answer.right:
        assert outcome.refused is None
        assert bool(outcome.events) == bool(outcome.answer.moves)
    else:
        assert outcome.state == before
        assert outcome.events == ()
        assert (outcome.refused.rule if outcome.refused else None) == REFUSED.get(name(step, number))


@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_right_answer_leads_to_the_next_step(step: int) -> None:
    assert answered(GAME, SCRIPT, step, right(step)).state == position(GAME, SCRIPT, step + 1)


@pytest.mark.parametrize("step", STEPS)
def test_what_the_player_does_is_theirs_to_do(step: int) -> None:
    state = position(GAME, SCRIPT, step)
    for answer in SCRIPT.steps[step].answers:
        if answer.move is not None:
            assert answer.move.seat == state.turn


@pytest.mark.parametrize(("step", "number"), [(-1, 0), (len(STEPS), 0), (99, 0), (0, 3), (0, -1), (len(STEPS) - 1, 2)])
def test_a_step_or_an_answer_there_is_not(step: int, number: int) -> None:
    with pytest.raises(IndexError):
        answered(GAME, SCRIPT, step, number)


def test_the_same_answer_twice_is_the_same() -> None:
    assert answered(GAME, SCRIPT, 3, 0) == answered(GAME, SCRIPT, 3, 0)


# What the texts say about the positions


def test_what_is_said_while_gathering() -> None:
    assert str(at("board").players[PLAYER].supply) == str(at("claim").players[PLAYER].supply) == "MMMMMMMWW"
    assert not at("board").players[PLAYER].smithy
    assert [card.item for card in at("board").display] == ["shield", "table", "axe"]
    assert str(at("bonus").players[PLAYER].smithy) == "MM"
    assert str(at("dock").players[PLAYER].supply) == "MMMMWW"
    assert str(at("pass").players[PLAYER].supply) == "MMMWW"


@pytest.mark.parametrize("language", Localizers().languages)
def test_a_button_marks_the_dice_that_are_lost(language: str) -> None:
    """Dice placed come back (2.2), those on a bin square and those paid to a dock do not (2.2, 2.4)."""
    own = Localizers().for_locale(language).of("kings_forge")
    lost = {name: "🗑" in own(f"tutorial-say-{name}") for name in ("claim-mill", "claim-mine", "dock-wood", "dock-gem")}
    assert lost == {"claim-mill": True, "claim-mine": False, "dock-wood": True, "dock-gem": True}


def test_what_a_step_speaks_of_is_in_its_picture() -> None:
    """Own dice where some are to be kept; and the card that was claimed is named with the one that came for it."""
    [dock] = [step for step in SCRIPT.steps if step.name == "dock"]
    assert "player.0" in dock.shows
    assert [claim.side.value for claim in at("claim").players[BOT].claims] == ["dragon-lair.top"]
    assert "west-forest" in [card.value for card in at("claim").face_up if card]
    assert at("roll").anvil == BOT


def test_what_is_said_while_crafting() -> None:
    assert at("roll").phase is Phase.CRAFT
    assert at("roll").turn == PLAYER
    [made] = at("roll").players[BOT].made
    assert (made.card.item, [die.text for die in made.dice]) == ("shield", ["M5", "M5"])
    assert hand(at("use")) == ["M2", "M4", "M5", "W1", "W4"]
    assert hand(at("craft")) == ["M2", "M4", "M5", "W3", "W4"]
    assert hand(at("token")) == ["M2", "M4", "M5"]
    assert hand(at("steal")) == ["M2", "M5", "M6"]
    assert hand(at("cleanup")) == ["M2"]


def test_it_is_one_round() -> None:
    """It is called so, and a table begins with round 1 after it."""
    assert [at(step.name).round for step in SCRIPT.steps] == [1] * (len(STEPS) - 1) + [2]


def test_which_boxes_of_the_table_are_ticked_before_and_after_the_bonus() -> None:
    """Rule 3.3: W4 fits either box, W1 none; with W3 W4 each box has its die."""
    table = next(card for card in at("use").display if card.item == "table")
    assert [box.text for box in table.boxes] == ["W3", "W4"]
    assert sum(covered(table, at("use").players[PLAYER])) == 1
    assert covered(table, at("craft").players[PLAYER]) == (True, True)


def test_the_player_steals_by_the_rules() -> None:
    events = answered(GAME, SCRIPT, STEAL, right(STEAL)).events
    [stolen] = [event for event in events if isinstance(event, Stolen)]
    assert (stolen.seat, stolen.victim, stolen.item) == (PLAYER, BOT, "shield")
    assert [made.card.item for made in at("cleanup").players[PLAYER].made] == ["table", "shield"]
    assert not at("cleanup").players[BOT].made
    assert str(at("cleanup").players[BOT].smithy).count("M") == str(at("steal").players[BOT].smithy).count("M") + 2


def test_on_metal_the_bonus_leaves_no_table() -> None:
    """With M6 M5 W1 W4 Shield is in reach, but the token lifts W1 only to W2."""
    state = played(at("use"), "use west-forest.bottom on M4", "use token-plus on W1 W4")
    assert not allowed(state, "craft table with W2 W5")
    assert allowed(state, "steal shield with M6 M5 from 1")


def test_with_an_axe_there_is_no_second_item() -> None:
    """M4 M2 are left: with the token M5 M3."""
    state = played(at("craft"), "craft axe with M5 W3 W4", "use token-plus on M4 M2")
    assert not allowed(state, "steal shield with M5 M3 from 1")


def test_half_of_the_token_is_no_more_than_equal() -> None:
    assert not allowed(played(at("token"), "use token-plus on M4"), "steal shield with M5 M5 from 1")


def test_what_is_said_before_the_choice() -> None:
    state = at("choice")
    assert state.anvil == state.turn == PLAYER
    assert [card.item for card in state.players[PLAYER].items] == ["table", "shield"]
    assert str(state.players[PLAYER].supply) == "MMMMMMMMWWW"


@pytest.mark.parametrize(("number", "dice"), [(0, 13), (1, 11)])
def test_how_many_dice_each_choice_leaves(number: int, dice: int) -> None:
    mine = answered(GAME, SCRIPT, len(STEPS) - 1, number).state.players[PLAYER]
    assert len(str(mine.supply)) + len(str(mine.smithy)) + sum(len(claim.paid) for claim in mine.claims) == dice


@pytest.mark.parametrize(("number", "bonuses", "told"), [(0, 0, 7), (1, 3, 9)])
def test_how_often_an_axe_succeeds(number: int, bonuses: int, told: int) -> None:
    """M5 W3 W3 from one roll, with +1 for that many different dice; told is out of ten."""
    state = answered(GAME, SCRIPT, len(STEPS) - 1, number).state
    kinds = Counter(str(state.players[PLAYER].supply))
    metal = missing([5], kinds["M"])
    wood = missing([3, 3], kinds["W"])
    chance = sum(metal[a] * wood[b] for a in metal for b in wood if a + b <= bonuses)
    assert round(10 * chance) == told


def missing(boxes: list[int], dice: int) -> dict[int, float]:
    """How likely it is to lack so many +1 on different dice for the boxes; what they cannot mend is 99."""
    found: Counter[int] = Counter()
    for roll in product(range(1, 7), repeat=dice):
        best = sorted(roll, reverse=True)[: len(boxes)]
        short = [box - die for box, die in zip(boxes, best, strict=True) if die < box]
        found[99 if max(short, default=0) > 1 else len(short)] += 1
    return {lack: count / 6**dice for lack, count in found.items()}


def hand(state: State) -> list[str]:
    return sorted(die.text for die in state.players[state.turn].hand or ())


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, Seat(PLAYER), GAME.parse(move), Replayed(())).state
    return state


def allowed(state: State, move: str) -> bool:
    try:
        played(state, move)
    except Refused:
        return False
    return True


def test_the_play_is_seen_whole() -> None:
    """From the first press to either end, as the player walks it."""
    events: list[Event] = []
    for step in STEPS[:-1]:
        events += answered(GAME, SCRIPT, step, right(step)).events
    assert len(events) > 30
    for number in (0, 1):
        end = answered(GAME, SCRIPT, len(STEPS) - 1, number)
        assert GAME.to_act(end.state) == {Seat(PLAYER)}


def test_pictures_tick_what_the_learner_has_dice_for_also_while_the_bot_is_to_play() -> None:
    english, step = Localizers().english.of("kings_forge"), SCRIPT.steps[1]
    start = at(step.name)
    assert start.turn == BOT
    drawn = [
        pictures.position(english, view, "", ("Ann", "Bot"), (), step.shows).draw(always)
        for view in (start, replace(start, turn=PLAYER))
    ]
    assert drawn[0] == drawn[1]


def alt_of(step: str) -> str:
    english = Localizers().english.of("kings_forge")
    shows = next(one.shows for one in SCRIPT.steps if one.name == step)
    alt = pictures.position(english, at(step), "Tutorial", ("Ann", "Bot"), (), shows).alt
    assert alt is not None
    return alt()


def test_a_picture_is_described_by_what_it_shows_and_nothing_else() -> None:
    letters = "On dice: M metal, W wood, G gem, B magic."
    items = ["On display", "Shield #5: M5 M5", "Table #7: W3 W4", "Axe #11: M5 W3 W3"]
    assert alt_of("goal").splitlines() == ["Tutorial", *items, letters]
    cards = ["Face up (bin: goes to the stock)", "West Forest, top: 2 any → 1 wood; bottom: any → +2 to one die"]
    assert alt_of("claim").splitlines()[1:3] == cards
    assert len(alt_of("claim").splitlines()) == 7
    one, ann = alt_of("bonus").splitlines()[1:3], alt_of("bonus").splitlines()[3]
    assert (one, ann) == (cards, "Ann"), "of one card that card"
    assert "Bot" in alt_of("roll")
    for step in SCRIPT.steps:
        shown = alt_of(step.name)
        assert ("Docks, price" in shown) == ("docks" in step.shows)
        assert ("Stock: " in shown) == ("stock" in step.shows)
        assert "legend" not in shown


def test_heads_are_drawn_as_they_are_given() -> None:
    english = Localizers().english.of("kings_forge")
    drawn = [
        pictures.position(english, at("steal"), "", ("Ann", "Bot"), (), ("player",), heads).draw(always)
        for heads in ((), (Portrait.TURBAN, Portrait.BOT_OWL), (Portrait.TURBAN, Portrait.BOT_GEAR))
    ]
    assert len(set(drawn)) == 3
