"""Odds that count the others: what they may take before one's own craft turn."""

from functools import partial

import pytest

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.asking.odds import foretold
from kingsforge_bot.games.kings_forge.screens.gather import still_there
from kingsforge_bot.games.kings_forge.screens.gather.questions import Path, follow, question_menu
from kingsforge_bot.games.kings_forge.screens.hints.hint import hinted
from kingsforge_bot.games.kings_forge.strategy.playouts import PlayingOut
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
from kingsforge_bot.ui.message import Message
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import LOUD_NAMES, held, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import ANA, BEN

CRAFTING = position("MM", "MMMMM", "MMM", phase="craft", display=["shield", "ruby-collar"])
GATHERING = position(
    "MM", "MMMMM", face_up=["west-forest", "library", "shrine", "garden"], deck=[], display=["shield"], turn=1
)


@pytest.fixture(autouse=True)
def nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests asked about is played out again."""
    monkeypatch.setattr(still_there, "_KNOWN", ByteCache[PlayingOut](1 << 20, lambda _: 1))


def at(state: State, seat: int, **more: object) -> TableView:
    return seen_by(look_at(state, **more), user_of(seat))  # type: ignore[arg-type]


async def told(l10n: Localizer, look: TableView, item: str | None = None) -> Message:
    return await DeferredFooters(patience=60).added(foretold(l10n, look, item)(always), ANA)


async def test_beside_the_odds_stands_how_likely_the_item_is_still_there(l10n: Localizer) -> None:
    """Rules 3.1, 3.3: eight of nine rolls of two metal make no shield; the strong bot takes it where it can."""
    assert (await told(l10n, at(CRAFTING, 1))).text.splitlines()[1:] == [
        "You would roll 5×M.",
        "Now, if nobody takes it first: Shield 54%",
        "You craft after **🔥 Ana**. Still there then: Shield about 90%",
    ]


async def test_the_bound_is_told_beside_where_it_says_less(l10n: Localizer) -> None:
    """Rules 3.3, 5.4: whoever could make either of two makes the one of higher rank, and leaves the other."""
    state = position("MMM", "MMMM", phase="craft", display=["shield", "horseshoes"])
    last = (await told(l10n, at(state, 1), "shield")).text.splitlines()[-1]
    assert last == "You craft after **🔥 Ana**. Still there then: Shield about 85% (at least 74%)"


async def test_two_before_take_more_than_one(l10n: Localizer) -> None:
    last = (await told(l10n, at(CRAFTING, 2))).text.splitlines()[-1]
    assert last == "You craft after **🔥 Ana**, **💧 Ben**. Still there then: Shield about 40%"


async def test_whoever_crafts_first_or_now_reads_of_nobody(l10n: Localizer) -> None:
    message = foretold(l10n, at(CRAFTING, 0))(always)
    assert message.late is None
    assert message.text.splitlines()[1:] == ["You would roll 2×M.", "Now: Shield 11%"]


async def test_while_gathering_it_is_said_of_gathering_that_ends_now(l10n: Localizer) -> None:
    lines = (await told(l10n, at(GATHERING, 1))).text.splitlines()
    assert lines[2] == "Now, if nobody takes it first: Shield 54%"
    assert lines[-1].startswith(
        "If gathering ended now, you would craft after **🔥 Ana**. Still there then: Shield about"
    )


async def test_what_nobody_before_has_dice_for_is_certain_and_needs_no_counting(l10n: Localizer) -> None:
    state = position("G", "MMMMM", phase="craft", display=["shield"])
    message = foretold(l10n, at(state, 1))(always)
    assert message.late is None
    assert message.text.splitlines()[-1] == "You craft after **🔥 Ana**. Still there then: Shield for certain"


async def test_an_item_to_steal_is_named_with_its_owner(l10n: Localizer) -> None:
    """Rule 3.4"""
    state = position({"hand": ["M1"], "made": [made("shield", "M5 M5")]}, "MMMM", "MMMMMMM", phase="craft", display=[])
    last = (await told(l10n, at(state, 2))).text.splitlines()[-1]
    assert "Shield of **🔥 Ana** about" in last


async def test_what_takes_too_long_leaves_the_bound(l10n: Localizer) -> None:
    message = foretold(l10n, at(CRAFTING, 2))(always)
    given_up = await DeferredFooters(patience=0).added(message, ANA)
    assert given_up.text.splitlines()[-1] == (
        "You craft after **🔥 Ana**, **💧 Ben**. Still there then: Shield at least 40%"
    )


async def test_where_nothing_is_promised_no_number_is_said(l10n: Localizer) -> None:
    """Dice that lie there, and a shield in them: at least nothing."""
    state = position({"hand": ["M5", "M5"]}, "MMMMM", phase="craft", display=["shield"])
    late = foretold(l10n, at(state, 1))(always).late
    assert late is not None
    assert late.otherwise.endswith("Still there then: Shield perhaps")
    assert late.line(always).endswith("Still there then: Shield about <5%")


async def test_one_item_asked_for_is_told_by_itself(l10n: Localizer) -> None:
    state = position("MMG", "MMMMMG", phase="craft", display=["shield", "ruby-collar"])
    last = (await told(l10n, at(state, 1), "shield")).text.splitlines()[-1]
    assert "Shield about" in last
    assert "Ruby" not in last


def test_hint_and_menu_say_it_of_their_odds_too(l10n: Localizer) -> None:
    """While gathering, where others craft before; the first player reads nothing of it."""
    line = "-# Odds if nobody takes the item first: you craft after **🔥 Ana**."
    look = at(GATHERING, 1)
    assert hinted(l10n, look)(always).text.splitlines().count(line) == 1
    for verb in ("gather", "dock"):
        asked = follow(look, Path(verb))
        assert isinstance(asked, tuple)
        assert question_menu(l10n, look, Path(verb), *asked).text.count(line) == 1
    first = at(position("MMMMM", "MM", face_up=["west-forest", "library"], deck=[], display=["shield"]), 0)
    assert "nobody takes" not in hinted(l10n, first)(always).text
    asked = follow(first, Path("gather"))
    assert isinstance(asked, tuple)
    assert "nobody takes" not in question_menu(l10n, first, Path("gather"), *asked).text


async def test_a_position_is_played_out_once_whoever_asks_and_however_often(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[State] = []

    class Counted(PlayingOut):
        def __init__(self, state: State, luck: Chance) -> None:
            played.append(state)
            super().__init__(state, luck)

    monkeypatch.setattr(still_there, "PlayingOut", Counted)
    look = await counter.place(CRAFTING)
    said = [(await counter.command(BEN, "odds")).text for _ in range(3)]
    said.append((await counter.press(BEN, ComponentId(look.table.id, look.table.seq, "odds"))).text)
    said.append((await counter.command(user_of(2), "odds")).text)
    assert all("about" in text for text in said)
    assert len(played) == 1


async def test_every_line_fits_in_every_language() -> None:
    """Where it does not, the answer goes without it."""
    localizers, footers, longest = Localizers(strict=True), DeferredFooters(patience=60), 0
    for state in sampled()[::9]:
        for index in range(len(state.players)):
            look = at(state, index, names=LOUD_NAMES)
            for language in ("en-US", "es-ES", "fr", "ja"):
                work = foretold(localizers.for_locale(language).of("kings_forge"), look)
                if look.table.status.value != "running":
                    continue
                message = work(always)
                if message.late is not None:
                    longest = max(longest, len(message.text) + len(message.late.otherwise))
                    check(await footers.added(message, ANA))
    assert longest > 0


async def test_full_hands_are_told_by_the_bound_alone(l10n: Localizer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too few rounds say nothing."""
    full = {"supply": "MMMMMMMMWWWWWGGGBB", "held": held("north-mine.bottom", "token-plus", "token-six")}
    monkeypatch.setattr(still_there, "PlayingOut", partial(PlayingOut, rounds=3))
    state = position(full, "MMMMM", phase="craft", display=["shield", "anvil"])
    assert "about" not in (await told(l10n, at(state, 1))).text
