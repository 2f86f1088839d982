"""Odds that count the others: one number of each item, whatever they may take before one's own craft turn."""

import re
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.advice.odds import odds, question_of
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.pictures.scenes import odds_chart
from kingsforge_bot.games.kings_forge.pictures.scenes.odds_chart import Bar
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking.odds import foretold
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow, question_menu
from kingsforge_bot.games.kings_forge.screens.hints.hint import hinted
from kingsforge_bot.games.kings_forge.screens.known import still_there
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.preparing import prepare
from kingsforge_bot.games.kings_forge.screens.known.still_there import ways_of
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import odds_line
from kingsforge_bot.games.kings_forge.strategy.playouts import PlayingOut
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Menu, Message
from tests.spoken import LANGUAGES
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import LOUD_NAMES, held, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import BEN

CRAFTING = position("MM", "MMMMM", "MMM", phase="craft", display=["shield", "ruby-collar"])
GATHERING = position(
    "MM", "MMMMM", face_up=["west-forest", "library", "shrine", "garden"], deck=[], display=["shield"], turn=1
)
KEPT = "-# Kept: how likely you make it and nobody after you can steal it, about."


@pytest.fixture(autouse=True)
def nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests asked about is played out again."""
    monkeypatch.setattr(still_there, "_KNOWN", ByteCache[object](1 << 20, lambda _: 1))


def at(state: State, seat: int, **more: object) -> TableView:
    return seen_by(look_at(state, **more), user_of(seat))  # type: ignore[arg-type]


def told(l10n: Localizer, state: State, seat: int, item: str | None = None) -> list[str]:
    """Below the title."""
    return foretold(l10n, at(state, seat), item)(always).text.splitlines()[1:]


def test_the_odds_count_what_may_be_taken_and_stolen_and_say_how_they_add_up(l10n: Localizer) -> None:
    """Rules 3.1, 3.3, 3.4: eight of nine rolls of two metal make no shield, and one that is made may be stolen."""
    assert told(l10n, CRAFTING, 1) == [
        "You would roll 5×M.",
        "Your odds now: Shield 51%, kept 47%",
        "-# You craft after **🔥 Ana**: what is taken first is counted.",
        "-# Shield 51% = 49% made + 2% stolen; 91% still there on your turn",
        f"{KEPT} With a good roll, **🦋 Cleo** may steal Shield",
    ]


@pytest.mark.parametrize("dice", ["M", "", "WWWW"])
def test_who_has_no_dice_for_an_item_is_no_thief(l10n: Localizer, dice: str) -> None:
    """Rule 3.4: a shield takes two metal dice; whoever crafts first is no later thief."""
    state = position("MM", "MMMMM", dice, phase="craft", display=["shield"])
    assert not [line for line in told(l10n, state, 1) if "steal" in line]
    assert told(l10n, state, 0)[-1] == f"{KEPT} With a good roll, **💧 Ben** may steal Shield"


def test_whoever_is_about_to_roll_reads_who_may_steal_afterwards(l10n: Localizer) -> None:
    state = position("MM", "MMMMM", "MM", "M", phase="craft", display=["shield"])
    assert odds_line(l10n, at(state, 0), odds(state)) == (
        "Odds of this roll: Shield 11%. After you, with a good roll: **💧 Ben** or **🦋 Cleo** may steal Shield"
    )


def test_of_two_before_both_count(l10n: Localizer) -> None:
    assert told(l10n, CRAFTING, 2)[1:] == [
        "Your odds now: Shield 14%",
        "-# You craft after **🔥 Ana**, **💧 Ben**: what is taken first is counted.",
        "-# Shield 14% = 10% made + 4% stolen; 40% still there on your turn",
    ]


def test_whoever_crafts_first_reads_the_exact_odds_of_the_roll_alone(l10n: Localizer) -> None:
    """Rule 3.3: two dice that show 5 or 6."""
    assert told(l10n, CRAFTING, 0)[:2] == ["You would roll 2×M.", "Your odds now: Shield 11%, kept 8%"]
    assert not [line for line in told(l10n, CRAFTING, 0) if " = " in line]


def test_while_gathering_it_is_said_of_gathering_that_ends_now(l10n: Localizer) -> None:
    lines = told(l10n, GATHERING, 1)
    assert lines[1] == "Your odds now: Shield 51%"
    assert lines[2] == "-# If gathering ended now, you would craft after **🔥 Ana**: what is taken first is counted."


def test_what_nobody_before_has_dice_for_is_the_roll_alone(l10n: Localizer) -> None:
    lines = told(l10n, position("G", "MMMMM", phase="craft", display=["shield"]), 1)
    assert lines[1] == "Your odds now: Shield 54%"
    assert not [line for line in lines if "still there" in line]


def test_an_item_to_steal_is_named_with_its_owner(l10n: Localizer) -> None:
    """Rule 3.4"""
    state = position({"hand": ["M1"], "made": [made("shield", "M5 M5")]}, "MMMM", "MMMMMMM", phase="craft", display=[])
    assert re.fullmatch(r"Your odds now: Shield of \*\*🔥 Ana\*\* \d+%", told(l10n, state, 2)[1])


def test_full_hands_are_told_by_the_bound_and_never_as_if_it_were_more(
    l10n: Localizer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too few rounds say nothing: then the least that is sure is told, marked wherever it stands."""
    full = {"supply": "MMMMMMMMWWWWWGGGBB", "held": held("north-mine.bottom", "token-plus", "token-six")}
    state = position(full, "MMMMM", phase="craft", display=["shield", "anvil"])
    whole = {one.item: one for one in ways_of(state, Seat(1))}
    monkeypatch.setattr(still_there, "_KNOWN", ByteCache[object](1 << 20, lambda _: 1))
    monkeypatch.setattr(still_there, "PlayingOut", partial(PlayingOut, rounds=3))
    for one in ways_of(state, Seat(1)):
        assert one.least
        assert one.there <= whole[one.item].there + 0.05
    lines = told(l10n, state, 1)
    assert re.search(r"Shield ≥\d+%", lines[1])
    assert "-# ≥: at least. The others hold too many dice to play out what they take." in lines


SENTENCE = r"(?:odds of |\. )([A-Z][\w' ]+?) (?:from|stays at|falls from) ([≥<>]?\d+)%"
NUMBER = r"([A-Z][\w' ]+?) ([≥<>]?\d+)%"


def test_menus_hints_odds_board_and_picture_tell_one_number_of_an_item(
    l10n: Localizer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many positions: what is said of an item as things stand is the same wherever it is said."""
    compared, drawn = 0, list[Bar]()

    def draw(bars: Sequence[Bar], _: str) -> bytes:
        drawn.extend(bars)
        return b""

    monkeypatch.setattr(odds_chart, "draw_odds", draw)
    for state in sampled()[::2]:
        if state.phase is not Phase.GATHER or state.owed is not None:
            continue
        look = at(state, state.turn)
        if (work := prepare(look)) is not None:
            work(always)
        answer = foretold(l10n, look)(always)
        [line] = [line for line in answer.text.splitlines() if "Your odds now" in line]
        now = dict(re.findall(NUMBER, line.partition(": ")[2]))
        for text in (hinted(l10n, look)(always).text, *menus(l10n, look), board(l10n, look)):
            told = re.findall(rf"(?:^|[;,:] ){NUMBER}", text, re.MULTILINE) + re.findall(SENTENCE, text)
            for item, before in told:
                assert now.get(item, before) == before
                compared += item in now
        drawn.clear()
        if answer.drawing is not None:
            answer.drawing.draw(always)
        bars = {bar.label: bar.numbers.rstrip("%") for bar in drawn if not bar.within}
        assert all(number == now.get(item, "0") for item, number in bars.items())
        compared += len(bars)
    assert compared > 150


def test_the_number_is_a_share_in_every_position() -> None:
    for state in sampled()[::7]:
        for seat in map(Seat, range(len(state.players))):
            question = question_of(as_on_turn(state, seat))
            for one in ways_of(state, seat):
                assert 0 <= one.there <= 1
                assert one.there + sum([share for share, _ in one.to_steal]) <= 1 + 1e-9
                if state.players[seat].hand is None:
                    assert 0 <= one.odds(question).chance <= 1


def menus(l10n: Localizer, look: TableView) -> list[str]:
    found = list[str]()
    for verb in {one.verb for one in legal_now(look.view)} & {"gather", "dock"}:
        asked = follow(look, Path(verb))
        if isinstance(asked, tuple):
            found.append(words(question_menu(l10n, look, Path(verb), *asked)))
    return found


def board(l10n: Localizer, look: TableView) -> str:
    return words(board_message(l10n, BoardPost(look, (), "n"), None))


def words(message: Message) -> str:
    """The text, and what stands below the lines of menus."""
    lines = [option.description for row in message.rows if isinstance(row, Menu) for option in row.options]
    return "\n".join([message.text, *lines])


async def test_a_position_is_played_out_once_whoever_asks_and_however_often(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[State] = []

    class Counted(PlayingOut):
        def __init__(self, state: State, luck: Callable[[int], Chance]) -> None:
            played.append(state)
            super().__init__(state, luck)

    monkeypatch.setattr(still_there, "PlayingOut", Counted)
    look = await counter.place(CRAFTING)
    said = [(await counter.command(BEN, "odds")).text for _ in range(3)]
    said.append((await counter.press(BEN, ComponentId(look.table.id, look.table.seq, "odds"))).text)
    said.append((await counter.command(user_of(2), "odds")).text)
    assert all("still there" in text for text in said)
    assert len(played) == 1


def test_every_answer_fits_in_every_language() -> None:
    localizers, parts = Localizers(strict=True), 0
    for state in sampled()[::9]:
        for index in range(len(state.players)):
            look = at(state, index, names=LOUD_NAMES)
            for language in LANGUAGES:
                if look.table.status.value != "running":
                    continue
                message = foretold(localizers.for_locale(language).of("kings_forge"), look)(always)
                check(message)
                parts += any(sign in message.text.partition("\n-# ")[2] for sign in "+＋")
    assert parts > 0
