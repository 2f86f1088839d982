"""What the button Analysis tells of a game of King's Forge: luck, and which decision cost what."""

from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.rules.actions import Pass
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.screens import end_pictures
from kingsforge_bot.games.kings_forge.screens.hints import analysis as analysing
from kingsforge_bot.games.kings_forge.screens.hints.analysis import analysis
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of
from kingsforge_bot.games.kings_forge.strategy.analysis import Account, Analysis
from kingsforge_bot.games.kings_forge.strategy.contrast import Contrast
from kingsforge_bot.games.kings_forge.strategy.gather_review import Decision
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.types import Cause, LogEntry, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.message import TEXT
from kingsforge_bot.ui.phone import height
from tests.properties.play import Thrown
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import GAME, LOUD_NAMES, STRANGER, look_at, position
from tests.ui.positions import ANA, GATHER, unchanged

OVER = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")
PICTURE, ABOUT = 141, 610
"""Points of a phone: of the picture with two bars, and of the whole answer."""
BAD = "dock token.1 discarding mill paying MM"


def moments_of_one_bad_move(look: TableView) -> Moments:
    return (
        (replace(look, view=GATHER), (LogEntry(1, None, "setup", (), (), 1),)),
        (look, (LogEntry(2, Seat(0), BAD, (), (), 2),)),
    )


async def a_whole_game(counter: Counter) -> TableView:
    """Between two people who play as the strong bot does."""
    lobby = await counter.lobby(2)
    play = counter.service.play
    await counter.service.lobbies.start(lobby.id, ANA)
    look, luck = await play.look(lobby.id), Thrown(Random(1))
    while look.table.status is TableStatus.RUNNING:
        user = look.table.sitters[look.view.turn].user
        assert user is not None
        action = choice(GAME, BOTS["random"], look.view, look.view.turn, luck)
        await play.act(lobby.id, user, action, decided_on=look.table.seq)
        look = await play.look(lobby.id)
    return look


async def test_after_the_end_whoever_presses_is_told_alone(counter: Counter) -> None:
    look = await a_whole_game(counter)
    shown = await counter.press(STRANGER, ComponentId(look.table.id, look.table.seq, "analysis"))
    lines = (await unchanged(counter, look, shown)).splitlines()
    assert lines[0] == f"**#{look.table.id} {look.table.name}** · analysis"
    assert lines[1].startswith("**Luck**, ")
    assert all(" rolled " in line and " average: " in line for line in lines[2:4])
    headings = [place for place, line in enumerate(lines) if line.startswith(("**Best decisions**", "**Decisions**"))]
    assert headings[0] == 5, "what was best stands under a heading of its own, before what cost most"
    assert lines[headings[-1]].startswith("**Decisions**")
    assert len(lines) >= 8
    told = [line for line in lines[6:] if not line.startswith("**")]
    assert all("ound " in line or "no decision cost" in line for line in told)
    assert shown.attachments == 1
    assert shown.deferred == {"ephemeral": True, "thinking": True}


def test_the_bad_move_is_told_with_what_was_better(l10n: Localizer) -> None:
    look = look_at(OVER)
    message = analysis(l10n.of("kings_forge"), look, moments_of_one_bad_move(look))(always)
    lines = message.text.splitlines()
    [place] = [place for place, line in enumerate(lines) if "Better: " in line]
    assert "Ana" in lines[place - 1]
    assert lines[place].startswith("- Round 1: ")
    assert "Mill face down" in lines[place]
    assert "Ben**: no decision cost much.\n" in f"{message.text}\n"
    check(message)


def test_its_odds_are_those_that_the_hint_told_then(l10n: Localizer) -> None:
    """Rule 3.1: Ben crafts before, and may take Table; as a roll alone it would be far likelier."""
    offered: dict[str, object] = {"face_up": ["north-mine", "mill"], "deck": ["garden"], "display": ["table", "shield"]}
    state = position({"supply": "MMMWWW"}, "MMMWWW", turn=0, anvil=1, round=3, **offered)
    token, waste = parse("pass taking token"), "dock token.1 discarding mill paying WW"
    first = (replace(look_at(OVER), view=state), (LogEntry(1, None, "setup", (), (), 1),))
    then = (look_at(OVER), (LogEntry(2, Seat(0), waste, (), (), 2),))
    text = analysis(l10n.of("kings_forge"), look_at(OVER), (first, then))(always).text
    assert isinstance(token, Pass)
    [live] = [one for one in outlooks_of(state).of(token).items if one.item == "table"]
    [alone] = [one for one in Outlooks(state).of(token).items if one.item == "table"]
    assert likely(l10n, live.after) != likely(l10n, alone.after)
    assert f"for Table {likely(l10n.of('kings_forge'), live.after)}% instead of" in text


@pytest.mark.parametrize(("fruitful", "decided"), [(1, True), (2, False), (3, False), (4, True)])
@pytest.mark.parametrize("language", Localizers().languages)
def test_dice_decided_where_luck_was_a_roll_off_at_least(
    monkeypatch: pytest.MonkeyPatch, language: str, fruitful: int, decided: bool
) -> None:
    """Rule 3.1; thefts are told beside it, and alone."""
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    for lost in (0, 2):
        account = Account(Seat(0), 9, fruitful, 2.5, fruitful, lost, ())
        monkeypatch.setattr(analysing, "analysed", lambda *_, one=account, **__: Analysis((one,), 1, 1))
        lines = analysis(l10n, look_at(OVER), ())(always).text.splitlines()
        assert lines[-1] == l10n(f"analysis-no-decision{'' if decided else '-even'}", who="**🔥 Ana**", lost=lost)
        fell = "even" if not decided else "better" if fruitful > 2 else "worse"
        facts: dict[str, str | int] = {"fruitful": fruitful, "rolls": 9, "expected": l10n.decimal(2.5)}
        assert l10n("analysis-luck-line", who="**🔥 Ana**", luck=fell, **facts) in lines[2]


@pytest.mark.parametrize("language", Localizers().languages)
def test_of_two_seats_it_is_no_higher_than_a_phone_shows_at_a_glance(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """As many decisions as there is room for, at least the one that cost most."""
    l10n, made = Localizers(strict=True).for_locale(language).of("kings_forge"), Contrast(dice=Pool.of("MMW"))
    long = [Decision(number, parse(BAD), parse(BAD), 0.9 - number / 10, made) for number in range(1, 5)]
    ana, ben = look_at(OVER).table.sitters
    look = replace(
        look_at(OVER), table=replace(look_at(OVER).table, sitters=(ana, replace(ben, user=None, ai="smith")))
    )

    def told(*costliest: Decision) -> str:
        accounts = tuple([Account(Seat(seat), 9, 3, 2.5, 4, 1, costliest, costliest[-1]) for seat in (0, 1)])
        monkeypatch.setattr(analysing, "analysed", lambda *_, **__: Analysis(accounts, 40, 40))
        return analysis(l10n, look, ())(always).text

    text = told(*long[:3])
    assert height(text, ()) + PICTURE <= ABOUT
    short = [replace(one, chosen=parse("pass"), better=parse("pass"), why=Contrast()) for one in long]
    assert 1 <= text.count("\n- ") < told(*short[:3]).count("\n- ")


def test_a_forced_move_is_nobodys_mistake(l10n: Localizer) -> None:
    look = look_at(OVER)
    first, (then, (entry,)) = moments_of_one_bad_move(look)
    forced = (first, (then, (LogEntry(2, entry.seat, BAD, (), (), 2, cause=Cause.FORCED),)))
    assert "Better: " not in analysis(l10n.of("kings_forge"), look, forced)(always).text


@pytest.mark.parametrize("language", Localizers().languages)
def test_it_fits_with_the_loudest_names_in_every_language(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    look = look_at(position({}, {}, {}, {}, phase="over"), names=LOUD_NAMES)
    accounts = tuple([Account(Seat(seat), 9, seat, 3.25, seat, 0, ()) for seat in range(4)])
    drawing = end_pictures.luck(l10n, look, accounts)
    assert drawing.alt is not None
    assert 0 < len(drawing.alt()) <= 1024
    assert drawing.draw(always).startswith(b"\x89PNG")
    message = analysis(l10n, look, moments_of_one_bad_move(look))(always)
    assert len(message.text) <= TEXT


def test_of_bots_nothing_is_told_beside_a_person(l10n: Localizer) -> None:
    look = look_at(OVER)
    ana, ben = look.table.sitters
    alone = replace(look, table=replace(look.table, sitters=(ana, replace(ben, user=None, ai="smith"))))
    text = analysis(l10n.of("kings_forge"), alone, moments_of_one_bad_move(alone))(always).text
    assert "Better: " in text
    assert "Ben**: no decision" not in text
