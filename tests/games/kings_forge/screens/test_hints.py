"""A hint: told to whoever is awaited, alone; nothing is decided by it."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks, Shift
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Keep, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, WoodNow
from kingsforge_bot.games.kings_forge.screens.hints.hint import hint_line
from kingsforge_bot.games.kings_forge.screens.hints.reasons import reasoned
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.strategy.hint import Denied, Hint
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.table.tables import lobby_card
from tests.games.kings_forge.hinting import changed, hint_of
from tests.properties.play import Thrown
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.looks import (
    CHANNEL,
    GAME,
    GUILD,
    STRANGER,
    held,
    look_at,
    made,
    position,
    sampled,
    seen_by,
    user_of,
)
from tests.ui.positions import ANA, BEN, GATHER, unchanged

BOTH = position({"hand": ["W6", "W6", "W6", "W6", "M6", "M6"]}, "M", phase="craft", display=["table", "axe"])
OWED = position({"held": held("garden.bottom")}, "MM", owed={"type": "wood", "source": "garden.bottom"})


async def test_while_gathering_up_to_three_moves_are_told_with_their_reasons_and_done_by_a_press(
    counter: Counter,
) -> None:
    """The panel has the best of them alone, in green; **Hint** stands beside it."""
    look = await counter.place(GATHER)
    panel = await counter.command(ANA, "turn")
    hint = ComponentId(look.table.id, look.table.seq, "hint")
    assert panel.ids[:2] == [f"kf1|{look.table.id}|{look.table.seq}|best 0", str(hint)]
    assert "Best in the long run: Mill (top) for 2 metal (lost). It brings 2 wood for later rounds" in panel.text
    shown = await counter.press(ANA, hint)
    told = (await unchanged(counter, look, shown)).splitlines()
    assert [line[:3] for line in told[1:4]] == ["1. ", "2. ", "3. "]
    assert told[1].startswith("1. Mill (top) for 2 metal (lost). It brings 2 wood for later rounds")
    assert [press.rpartition("|")[2] for press in shown.ids] == ["best 0", "best 1", "best 2"]
    done = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|best 1", own=True)
    assert done.text
    assert (await counter.look(look.table.id)).table.seq > look.table.seq


async def test_others_get_none(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "hint")
    assert "Any item" not in await unchanged(counter, look, await counter.press(BEN, press))
    assert "You have no seat" in await unchanged(counter, look, await counter.press(STRANGER, press))


async def test_a_table_may_forbid_them(counter: Counter) -> None:
    """No button then; an older one, or a made-up press, is told so in words."""
    look = await counter.place(GATHER, hints=False)
    press = f"kf1|{look.table.id}|{look.table.seq}|hint"
    assert press not in (await counter.command(ANA, "turn")).ids
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    assert "they were turned off when it was opened" in await unchanged(counter, look, shown)


async def test_the_lobby_says_only_that_there_are_none(counter: Counter) -> None:
    await counter.command(ANA, "table new", hints=False)
    await counter.command(ANA, "table new", hints=True)
    await counter.command(ANA, "table new")
    tables = await counter.service.finder.here(GUILD, CHANNEL)
    told = {table.hints: "Hints: off." in lobby_card(LOCALIZERS.english, table).text for table in tables}
    assert sorted(table.hints for table in tables) == [False, True, True]
    assert told == {True: False, False: True}


async def test_at_the_workbench_one_action_and_why(counter: Counter) -> None:
    look = await counter.place(BOTH)
    press = ComponentId(look.table.id, look.table.seq, "hint")
    assert f"kf1|{look.table.id}|{look.table.seq}|hint" in (await counter.command(ANA, "turn")).ids
    said = (await unchanged(counter, look, await counter.press(ANA, press))).splitlines()
    assert said[1].startswith("Craft ")
    assert said[1].endswith("Makes Table, Axe.")


async def test_a_benefit_is_told_with_what_it_makes_of_its_dice_also_above_six(counter: Counter) -> None:
    """Rules 3.4, 4.3: equal dice steal nothing, an 8 does."""
    thief = {"hand": ["M6", "M6"], "held": held("west-forest.bottom")}
    owner = {"made": [made("shield", "M6 M6")]}
    look = await counter.place(position(thief, owner, phase="craft", display=["crown"]))
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    assert "West Forest: M6 → M8. Makes Shield." in await unchanged(counter, look, shown)


AGAIN = {"en-US": "Table 67%.", "es-ES": "67\u00a0%.", "fr": "67\u00a0%.", "ja": "67%。"}


@pytest.mark.parametrize("locale", AGAIN)
def test_a_reroll_is_told_with_the_item_that_it_is_for_and_how_likely_that_is(locale: str) -> None:
    """Rules 3.3, 4.2: Table asks for W3 and W4; two in three rolls of the other wood bring it. In each language."""
    player = {"hand": ["W1", "W4", "M2"], "held": held("north-mine.bottom")}
    look = look_at(position(player, "M", phase="craft", display=["table"]))
    line = hint_line(LOCALIZERS.for_locale(locale).of("kings_forge"), look, ranked(look.view)[0])
    assert line.endswith(AGAIN[locale])


async def test_no_reason_is_empty(counter: Counter) -> None:
    """Dice are named where some are won or lost, and nothing is said where none are."""
    look = await counter.place(GATHER)
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    text = await unchanged(counter, look, shown)
    assert "0.0" not in text
    assert "none" not in text


async def test_what_the_next_player_would_take_is_said(counter: Counter) -> None:
    """Where that is why the action is preferred; never of one that is best by itself."""
    hint = hint_of(Gather(Side.MILL_TOP, None, ()), denied=Denied(Gather(Side.MILL_BOTTOM, None, ()), Seat(1)))
    look = await counter.place(GATHER)
    l10n = LOCALIZERS.english.of("kings_forge")
    assert reasoned(l10n, look, hint).startswith("Mill (top), free: 2 wood. Otherwise **💧 Ben** would take Mill next.")
    assert "Otherwise" not in reasoned(l10n, look, hint._replace(denied=None))


async def test_a_move_says_its_weightiest_reason_then_what_becomes_of_an_item(counter: Counter) -> None:
    """Odds of an item that rise by much; else dice for later, with their item; else what the side does (7.1)."""
    look, l10n = await counter.place(GATHER), LOCALIZERS.english.of("kings_forge")
    rising = hint_of(Gather(Side.MILL_TOP, None, ()), shift=Shift(Item("shield"), 0.76, 0.96), brings=(Pool.of("WW"),))

    def said(hint: Hint, of: TableView = look) -> str:
        return re.sub(r"^Mill \(top\), free(: 2 wood)?\. ", "", reasoned(l10n, of, hint))

    assert said(rising) == "It raises your odds of Shield from 76% to 96%."
    little = changed(rising, shift=Shift(Item("shield"), 0.76, 0.8))
    dice, then = "It brings 2 wood for later rounds", "Shield is then at 80%."
    assert said(little) == f"{dice}. {then}"
    later = changed(little, later=Item("axe"))
    assert said(later) == f"{dice}, which helps with Axe. {then}"
    # What is likely made in this round is not what dice are kept for (5.2); what hardly is may be.
    assert said(changed(little, later=Item("shield"))) == f"{dice}. {then}"
    hardly_made = changed(little, later=Item("axe"), shift=Shift(Item("axe"), 0.1, 0.15))
    assert said(hardly_made) == f"{dice}, which helps with Axe. Axe is then at 15%."
    queued = replace(look, view=replace(look.view, display=(), queue=look.view.display))
    assert said(later, queued) == f"{dice}, which helps with Axe (still to come). {then}"
    assert said(changed(little, brings=())) == "It raises your odds of Shield from 76% to 80%."
    assert said(changed(rising, brings=(Pool.of("WW"), NO_DICE), shift=None)).startswith(
        "With luck it brings 2 wood for later rounds."
    )
    assert said(changed(rising, brings=(), shift=None)).startswith("It gives you: 2 wood.")
    falling = changed(rising, shift=Shift(Item("shield"), 0.96, 0.87))
    assert said(falling).startswith(f"{dice}. Shield falls from 96% to 87%")
    hardly = changed(rising, shift=Shift(Item("shield"), 0.99, 0.997))
    assert said(hardly) == f"{dice}. Shield stays at 99%."
    same = changed(rising, shift=Shift(Item("shield"), 0.96, 0.96), gained=Shift(Item("axe"), 0.0, 0.41))
    assert said(same) == "It raises your odds of Axe from 0% to 41%."
    hopeless = changed(rising, shift=Shift(Item("shield"), 0.02, 0.0), left=1, hopeless=True)
    assert said(hopeless) == f"{dice}. No item is in your reach this round then."


async def test_a_pass_says_how_many_dice_are_rolled(counter: Counter) -> None:
    """Rules 2.6, 3.1"""
    look, l10n = await counter.place(GATHER), LOCALIZERS.english.of("kings_forge")
    passed = hint_of(Pass(None), rolls=6)
    assert reasoned(l10n, look, passed).startswith("Pass. You spend nothing and roll all 6 dice.")
    assert "roll your 1 die." in reasoned(l10n, look, changed(passed, rolls=1))
    likely = changed(passed, likeliest=Shift(Item("shield"), 0.3, 0.3))
    assert reasoned(l10n, look, likely) == "Pass. You spend nothing and roll all 6 dice. Shield is then at 30%."
    assert reasoned(l10n, look, hint_of(Pass(None), left=0, rolls=0)).startswith(
        "Pass. Nothing left to claim is worth its dice."
    )


async def test_dice_usable_now_are_not_told_as_kept(counter: Counter) -> None:
    """Rule 2.3: those of a card that says supply can be rolled and paid at once."""
    look, l10n = await counter.place(GATHER), LOCALIZERS.english.of("kings_forge")
    gem = hint_of(Gather(Side.JEWELER_TOP, None, (Kind.METAL,) * 4), brings=(Pool.of("G"),))
    assert "It gives you: 1 gem, usable now." in reasoned(l10n, look, gem)


def test_all_best_moves_of_a_panel_tell_the_odds_of_one_item_and_few_dice_left() -> None:
    """Over random games: the same item, with the same number before."""
    several, few = 0, 0
    for state in sampled()[::2]:
        if state.phase is not Phase.GATHER or state.owed is not None or len(legal_now(state)) < 2:
            continue
        found = [shift for one in ranked(state) if (shift := one.this_round.shift) is not None]
        assert len({(shift.item, shift.before) for shift in found}) <= 1
        several += len(found) > 1
        for one in ranked(state):
            then = Outlooks(state).of(one.action) if isinstance(one.action, Gather | Dock) and not one.wood else None
            if then is not None and then.dice.size + then.white == 0 < common(state):
                assert one.this_round.left == 0
                few += 1
    assert several > 10
    assert few > 0


def common(state: State) -> int:
    question = question_of(state)
    return question.dice.size + question.library


FALLS = {
    "en-US": r"falls from (\d+)% to <?(\d+)%",
    "es-ES": r"baja del (\d+)\s% al <?(\d+)\s%",
    "fr": r"tombe de (\d+)\s% à <?(\d+)\s%",
    "ja": r"(\d+)%から<?(\d+)%に下が",
}
RISES = {
    "en-US": r"odds of [^.]* from <?(\d+)% to >?(\d+)%",
    "es-ES": r"sube del <?(\d+)\s% al >?(\d+)\s%",
    "fr": r"montent de <?(\d+)\s% à >?(\d+)\s%",
    "ja": r"<?(\d+)%から>?(\d+)%に上が",
}


@pytest.mark.parametrize("locale", FALLS)
def test_odds_that_fall_are_told_as_falling_behind_a_reason(locale: str) -> None:
    """Over random games, in each language."""
    fell, rose, l10n = 0, 0, LOCALIZERS.for_locale(locale).of("kings_forge")
    for state in sampled():
        if state.phase is not Phase.GATHER or state.owed is not None or len(legal_now(state)) < 2:
            continue
        look = seen_by(look_at(state), user_of(state.turn))
        for hint in ranked(state):
            line = reasoned(l10n, look, hint)
            falls, rises = re.findall(FALLS[locale], line), re.findall(RISES[locale], line)
            assert all(int(before) > int(after) for before, after in falls)
            assert all(int(before) < int(after) for before, after in rises)
            fell, rose = fell + len(falls), rose + len(rises)
    assert fell > 5
    assert rose > 5


SUPPLIES = ("MMG", "MMMMG", "MMWG", "MMMWWG", "MMMMWWGG", "WWWG")
DISPLAYS = (["shield"], ["table", "shield"], ["axe"], ["crown", "shield"], ["table"])


def with_garden(*others: Any) -> Iterator[State]:
    """Whoever is on turn can pay for Garden bottom, a +2 or a wood die."""
    cards = ["garden", "library", "shrine", "mill"]
    for supply, display in product(SUPPLIES, DISPLAYS):
        yield position(supply, *others, face_up=cards, deck=["west-forest"], display=display)


def test_what_a_claim_was_advised_for_the_next_hint_does() -> None:
    """Rule 4.7: the wood of Garden at once, or its benefit for the roll, whose odds are told of that alone."""
    kept = taken = 0
    for state in (*with_garden("MM"), *with_garden("MMMM", "MM")):
        for hint in ranked(state):
            if not isinstance(hint.action, Gather):
                continue
            then = GAME.apply(state, state.turn, hint.action, Thrown(Random(1))).state
            if isinstance(then.owed, WoodNow):
                [follow] = ranked(then)
                assert isinstance(follow.action, TakeWood if hint.wood else Keep)
                assert not (hint.wood and hint.this_round.shift)
                kept, taken = kept + (not hint.wood), taken + hint.wood
    assert kept >= 10
    assert taken >= 1


def test_hints_that_are_followed_take_nothing_back_while_the_others_do_nothing() -> None:
    """Rules 2.6, 4.7: who plays on alone, and keeps the benefit once, is never advised to give it up for its wood."""
    followed = 0
    for state in with_garden({"supply": "MMMM", "passed": True}):
        kept, now, luck = False, state, Thrown(Random(1))
        while now.phase is Phase.GATHER and now.turn == 0 and now.round == 1:
            action = ranked(now)[0].action
            assert not (kept and isinstance(action, TakeWood))
            kept = kept or isinstance(action, Keep)
            now, followed = GAME.apply(now, now.turn, action, luck).state, followed + kept
    assert followed >= 10


async def test_wood_at_once_or_later_is_told_with_what_either_does(counter: Counter) -> None:
    state = position(
        {"supply": "MMM", "held": held("garden.bottom")},
        "",
        owed={"type": "wood", "source": "garden.bottom"},
        display=["shield"],
    )
    look = await counter.place(state)
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    said = await unchanged(counter, look, shown)
    assert re.search(r"Shield: \d+% with the benefit kept, 26% with the wood\.", said)


async def test_where_a_die_waits_one_action_and_why(counter: Counter) -> None:
    look = await counter.place(OWED)
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    said = (await unchanged(counter, look, shown)).splitlines()
    assert len(said) == 2
    assert said[1].endswith(
        (
            "The benefit brings more here than on your craft roll.",
            "A benefit brings more if you save it for your craft roll.",
        )
    )


async def test_what_only_guards_an_item_says_so(counter: Counter) -> None:
    """Rules 3.4, 4.3: the dice lie well enough to make it, and higher they are hard to steal."""
    own = {"hand": ["M5", "M6"], "held": held("west-forest.bottom")}
    look = await counter.place(position(own, "MMMMMM", phase="craft", display=["shield"]))
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    text = await unchanged(counter, look, shown)
    assert "Makes Shield. These dice are the hardest to steal." in text
