"""Menus lead from the board to every legal action, and to nothing else."""

import random
from collections.abc import Iterator
from random import Random

import pytest

from kingsforge_bot.core.asking import narrow
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.gathering import claims_left
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path, read_path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow, question_menu
from kingsforge_bot.games.kings_forge.screens.gather.spending import Spending
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import passes
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Button, Menu, Message, Option
from tests.games.kings_forge.screens.samples import HOARD
from tests.properties.play import Thrown
from tests.ui.limits import check, presses_of
from tests.ui.looks import GAME, LOUD_NAMES, OWN_NAME, look_at, position, sampled, seen_by, user_of


def loud(state: State) -> TableView:
    return look_at(state, names=LOUD_NAMES, name=OWN_NAME, number=999_999_999, seq=999_999_999)


def ways(message: Message) -> list[tuple[str, Path]]:
    """What is answered by each line or button of the question, and what that leads to."""
    asked = message.rows[0]
    if isinstance(asked, Menu):
        lines = [(option.label, read_path(asked.custom_id.payload.split(), [option.value])) for option in asked.options]
        below = [button for row in message.rows[1:] if not isinstance(row, Menu) for button in row]
        others = [button for button in below if button.custom_id.payload.endswith(" others")]
        return [*lines, *((button.label, read_path(button.custom_id.payload.split(), [])) for button in others)]
    answers = [button for button in asked if button.custom_id.payload != "hint"]
    paths = [(button.label, read_path(button.custom_id.payload.split(), [])) for button in answers]
    # Gather and Dock beside a pass begin anew.
    return [(label, path) for label, path in paths if path.answers or path.spending]


def starts(l10n: Localizer, look: TableView) -> list[Button]:
    """The buttons on the board that can be pressed and ask something."""
    message = now(l10n, seen_by(look, user_of(look.view.turn)))
    buttons = [part for row in message.rows if not isinstance(row, Menu) for part in row]
    return [button for button in buttons if button.custom_id.payload.startswith("ask ") and not button.disabled]


def pressed(l10n: Localizer, look: TableView) -> set[str]:
    """What the buttons on the board do at once."""
    return {press.payload for press in presses_of(now(l10n, seen_by(look, user_of(look.view.turn))))}


def after(l10n: Localizer, look: TableView, path: Path) -> Action | list[tuple[str, Path]]:
    """What a press leads to: an action, or a question that fits."""
    found = follow(look, path)
    if not isinstance(found, tuple):
        return found
    message = question_menu(l10n, look, path, *found)
    check(message)
    return ways(message)


def leaves(l10n: Localizer, look: TableView, path: Path) -> Iterator[Action]:
    """Every action that the menus from here on lead to, page by page."""
    found = after(l10n, look, path)
    if not isinstance(found, list):
        yield found
        return
    for _, answered in found:
        yield from leaves(l10n, look, answered)


def gather_positions(most: int) -> list[State]:
    return [
        state
        for state in sampled()
        if state.phase is Phase.GATHER
        and state.owed is None
        and len(bounded(GAME.legal_actions(state, state.turn))) <= most
    ]


def told_apart(state: State, action: Action) -> str:
    """With the last claim of two players the phase ends (2.8): which card that visit turns down changes nothing."""
    if isinstance(action, Dock) and claims_left(state) == 1:
        return f"dock {action.space} paying {action.paying}"
    return str(action)


def test_every_legal_action_of_the_gather_phase_is_reached_once(l10n: Localizer) -> None:
    positions = gather_positions(120)
    assert len(positions) > 20
    for state in positions[:40]:
        look = loud(state)
        reached = [
            action
            for button in starts(l10n, look)
            for action in leaves(l10n, look, read_path(button.custom_id.payload.split(), []))
        ]
        # A pass is asked about, unless each way of it stands as a best move.
        advised = [ranked(state)[0].action] if passes(look) else []
        reached += [action for action in advised if action not in reached]
        # Wood kept from before has a button of its own; it is the only other action here.
        reached += [action for action in GAME.legal_actions(state, state.turn) if str(action) in pressed(l10n, look)]
        every = {told_apart(state, one) for one in GAME.legal_actions(state, state.turn)}
        assert sorted(told_apart(state, one) for one in reached) == sorted(every)


def walk(l10n: Localizer, look: TableView, verb: str, chooser: random.Random) -> Action:
    found = after(l10n, look, Path(verb))
    while isinstance(found, list):
        found = after(l10n, look, chooser.choice(found)[1])
    return found


@pytest.mark.parametrize("verb", ["gather", "dock", "pass"])
def test_any_way_through_the_menus_ends_in_an_action_that_the_rules_accept(l10n: Localizer, verb: str) -> None:
    chooser = random.Random(verb)
    for state in [*gather_positions(3000)[::3], *[HOARD] * 20]:
        look = loud(state)
        if not narrow(GAME.legal_actions(state, state.turn), verb=verb):
            with pytest.raises(Refused):
                follow(look, Path(verb))
            continue
        action = walk(l10n, look, verb, chooser)
        assert action.verb == verb
        GAME.apply(state, state.turn, action, Thrown(Random(1)))


def test_a_copied_trade_is_reached_through_pages(l10n: Localizer) -> None:
    """Thousands of actions, six questions: the path of answers still fits in an id."""
    look = loud(HOARD)
    chooser = random.Random(5)
    seen: set[str] = set()
    for _ in range(60):
        found = after(l10n, look, Path("gather"))
        while isinstance(found, list):
            assert all(len(str(ComponentId(look.table.id, look.table.seq, str(path)))) <= 100 for _, path in found)
            more = next((path for _, path in found if path.start), None)
            workshop = next((path for label, path in found if label.startswith("Workshop (top)")), None)
            found = after(
                l10n,
                look,
                workshop or (more if more is not None and chooser.random() < 0.5 else chooser.choice(found)[1]),
            )
        seen.add(str(found))
        GAME.apply(HOARD, HOARD.turn, found, Thrown(Random(1)))
    assert any("giving" in text for text in seen)


def test_a_first_press_on_the_board_is_never_a_claim_or_a_visit(l10n: Localizer) -> None:
    """With one way left it is shown all the same; so is a later pass, which cannot be taken back."""
    state = position("M", {"passed": True}, face_up=["west-forest"], deck=[])
    look = loud(state)
    for verb in ("gather", "dock", "pass"):
        assert len(narrow(GAME.legal_actions(state, state.turn), verb=verb)) == 1
        found = after(l10n, look, Path(verb))
        assert isinstance(found, list)
        ((_, sure),) = found
        assert sure == Path(verb, (0,))
        assert narrow(GAME.legal_actions(state, state.turn), verb=verb) == (after(l10n, look, sure),)


@pytest.mark.parametrize("verb", ["gather", "dock"])
def test_a_line_has_price_and_effect_and_below_them_what_is_left_to_roll(l10n: Localizer, verb: str) -> None:
    """The price is the dice that are proposed, and those on X squares are marked as on the cards. Other dice, and a
    dock's dearer spaces (6), stand in one menu behind a button.
    """
    others = {
        option.label: option.description
        for option in lines(l10n, look_at(SMITHS), read_path(["ask", verb, "others"], []))
    }
    given = {option.label: option.description for option in lines(l10n, look_at(SMITHS), Path(verb))}
    if verb == "gather":
        assert given["North Mine (bottom): 2 metal → re-roll any of your dice once"] == "Leaves 1 wood, 1 metal to roll"
        assert given["Mill (top): 2 metal (bin) → 2 wood"] == "Leaves 1 wood, 1 metal to roll"
        assert given["Garden (top): free → roll a wood die, 4 or more keeps it"] == "Leaves 1 wood, 3 metal to roll"
        assert "North Mine (top): 1 wood, 1 metal → 2 metal" in others
    else:
        assert given["Token dock, space 1: 2 metal (bin) → Automatic-6 token"] == "Leaves 1 wood, 1 metal to roll"
        dearer = others["Token dock, space 2: 3 metal (bin) → Automatic-6 token"]
        assert dearer == "Costs more for the same: a cheaper space is free"
        assert "Token dock, space 1: 1 metal (bin), 1 wood (bin) → Automatic-6 token" in others
    assert all(given.values())
    assert not given.keys() & others.keys()


SMITHS = position("MMMW", "MM", face_up=["north-mine", "mill", "garden"], deck=["shrine"])


def lines(l10n: Localizer, look: TableView, path: Path) -> tuple[Option, ...]:
    """Those of the menu that asks what comes next."""
    found = follow(look, path)
    assert isinstance(found, tuple)
    menu = question_menu(l10n, look, path, *found).rows[0]
    assert isinstance(menu, Menu)
    return menu.options


def test_a_line_tells_what_becomes_of_the_item_in_best_reach(l10n: Localizer) -> None:
    """Spent dice are not rolled: the trap that beginners fall into."""
    state = position("MMMWW", "M", face_up=["north-mine", "jeweler"], deck=["shrine"], display=["table", "crown"])
    given = {option.label: option.description for option in lines(l10n, look_at(state), Path("gather"))}
    assert given["Jeweler (bottom): 2 wood (bin) → 2 gems"] == (
        "Table 42% → 0%: no item in reach this round; leaves 3 metal to roll"
    )
    assert given["North Mine (top): 2 metal → 2 metal"] == "Table 42%; leaves 2 wood, 1 metal to roll"


def test_the_menu_says_that_spent_dice_are_not_rolled(l10n: Localizer) -> None:
    """Rules 2.3, 2.4, 3.1; of a dock also when what it gives is rolled."""
    rules = {
        "gather": "Dice you spend are not rolled in the craft phase.",
        "dock": "Dice you pay go to the bin: not rolled this round, nor later. "
        "A die gained is rolled from the next round on.",
    }
    for verb, rule in rules.items():
        found = follow(look_at(SMITHS), Path(verb))
        assert isinstance(found, tuple)
        text = question_menu(l10n, look_at(SMITHS), Path(verb), *found).text
        assert rule in text


def buttons(l10n: Localizer, look: TableView, path: Path) -> dict[str, str]:
    """What the buttons of the question say, and what they do."""
    found = follow(look, path)
    assert isinstance(found, tuple)
    rows = question_menu(l10n, look, path, *found).rows
    return {part.label: part.custom_id.payload for row in rows if not isinstance(row, Menu) for part in row}


def test_a_payment_is_one_button_and_the_others_behind_another(l10n: Localizer) -> None:
    look = look_at(SMITHS)
    path = Path("gather", given=GivenOptions(side=Side.MILL_TOP))
    assert buttons(l10n, look, path) == {
        "Pay 2 metal (bin)": "ask gather s=mill.top proposed",
        "Other dice": "ask gather s=mill.top others",
    }
    assert str(follow(look, path.with_dice(Spending.PROPOSED))) == "gather mill.top paying MM"
    assert {str(action) for action in leaves(l10n, look, path.with_dice(Spending.OTHERS))} == {
        "gather mill.top paying MW",
    }


def test_a_dock_asks_for_space_and_card_and_says_which_dice(l10n: Localizer) -> None:
    """Three clicks: Dock, the space, the card."""
    look = look_at(SMITHS)
    (space,) = [
        one for one in lines(l10n, look, Path("dock", spending=Spending.OTHERS)) if "space 2: 2 metal" in one.label
    ]
    path = read_path(["ask", "dock", "others"], [space.value])
    found = follow(look, path)
    assert isinstance(found, tuple)
    assert "Wood dock, space 2, pay 2×M (bin)." in question_menu(l10n, look, path, *found).text
    cards = buttons(l10n, look, path)
    assert list(cards) == ["North Mine", "Mill", "Garden", "Other dice", "Back"]
    assert str(follow(look, read_path(cards["Mill"].split(), []))) == "dock wood.2 discarding mill paying MM"
    other = read_path(cards["Other dice"].split(), [])
    assert {str(action) for action in leaves(l10n, look, other)} == {
        f"dock wood.2 discarding {card} paying MW" for card in ("north-mine", "mill", "garden")
    }


def test_with_one_card_left_a_dock_has_other_dice_in_its_menu(l10n: Localizer) -> None:
    look = look_at(position("MMMW", "MM", face_up=["mill"], deck=["shrine"]))
    labels = [one.label for one in lines(l10n, look, Path("dock", spending=Spending.OTHERS))]
    assert "Token dock, space 1: 1 metal (bin), 1 wood (bin) → Automatic-6 token" in labels


def test_dice_on_squares_that_are_alike_are_counted(l10n: Localizer) -> None:
    look = look_at(position("MMMMMWWWG", "MM", face_up=["shrine"], deck=["mill"]))
    assert [
        option.label for option in lines(l10n, look, read_path(["ask", "gather", "s=shrine.bottom", "others"], []))
    ][:2] == [
        "5×M 1×W 1×G",
        "4×M 3×W",
    ]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_what_was_chosen_begins_the_question_after_it_as_a_sentence(language: str) -> None:
    l10n, look = Localizers(strict=True).for_locale(language).of("kings_forge"), look_at(HOARD)
    path = read_path(["ask", "dock"], ["0"])
    found = follow(look, path)
    assert isinstance(found, tuple)
    given = question_menu(l10n, look, path, *found).text.partition(" · ")[2]
    assert given[:1].isupper()


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ("ask", []),
        ("ask roll", []),
        ("ask gather x", []),
        ("ask gather -1", []),
        ("ask gather 99999", []),
        ("ask gather \u0661", []),
        ("ask gather 0 0 0 0 0 0 0 0 0 0 0 0", []),
        ("ask gather", ["x"]),
        ("ask gather", [""]),
        ("ask gather", ["m"]),
        ("ask gather", ["mm1"]),
        ("ask gather", ["\u00b2"]),
        ("ask gather", ["1" * 6000]),
        ("ask gather x=1", []),
        ("ask gather s=", []),
        ("ask gather s=mill", []),
        ("ask gather s=mill.top s=mill.top", []),
        ("ask gather p=X", []),
        ("ask gather p=L", []),
        ("ask gather p=99M9M", []),
        ("ask gather p=\u0663M", []),
        ("ask dock w=gem.3", []),
        ("ask pass t=gold", []),
    ],
)
def test_made_up_answers_are_no_path(words: str, values: list[str]) -> None:
    with pytest.raises(UnknownPress):
        read_path(words.split(), values)


@pytest.mark.parametrize("answers", [(9999,), (0, 9999), (0, 0, 0, 0, 0, 0, 0, 0, 0)])
def test_answers_that_were_never_offered_lead_nowhere(answers: tuple[int, ...]) -> None:
    with pytest.raises(UnknownPress):
        follow(loud(HOARD), Path("gather", answers))


def test_a_page_that_does_not_exist_is_no_menu(l10n: Localizer) -> None:
    look = loud(HOARD)
    path = Path("gather", (), 9000)
    found = follow(look, path)
    assert isinstance(found, tuple)
    with pytest.raises(UnknownPress):
        question_menu(l10n, look, path, *found)


def test_back_leads_to_the_question_before(l10n: Localizer) -> None:
    look = loud(HOARD)
    first = Path("gather")
    found = follow(look, first)
    assert isinstance(found, tuple)
    _, *below = question_menu(l10n, look, first, *found).rows
    assert [press.payload for press in presses_of(Message("", tuple(below)))] == ["ask gather others", "now"], (
        "the first leads to what can be done"
    )
    others = Path("gather", spending=Spending.OTHERS)
    found = follow(look, others)
    assert isinstance(found, tuple)
    *_, back = presses_of(question_menu(l10n, look, others, *found))
    assert read_path(back.payload.split(), []) == first
    for answer in range(len(found[0].answers)):
        path = Path("gather", (answer,))
        step = follow(look, path)
        if isinstance(step, tuple):
            *_, back = presses_of(question_menu(l10n, look, path, *step))
            assert read_path(back.payload.split(), []) == first


def test_the_one_way_left_says_what_it_does(l10n: Localizer) -> None:
    look = look_at(position("M", "M", face_up=["tavern"], deck=["mill"]))
    path = Path("gather", given=GivenOptions(paying=(Kind.METAL,)))
    step = follow(look, path)
    assert isinstance(step, tuple)
    text = question_menu(l10n, look, path, *step).text
    assert "Tavern (bottom): any → flip one die" in text
    assert "One choice is left:" in text
    assert text.endswith("You would roll nothing")
