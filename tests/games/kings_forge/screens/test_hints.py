"""A hint: told to whoever is awaited, alone; nothing is decided by it."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.screens.hints.reasons import reasoned, undenied
from kingsforge_bot.games.kings_forge.strategy.hints import Hint
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.table.tables import lobby_card
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.looks import CHANNEL, GUILD, STRANGER, held, position
from tests.ui.positions import ANA, BEN, GATHER, unchanged

BOTH = position({"hand": ["W6", "W6", "W6", "W6", "M6", "M6"]}, "M", phase="craft", display=["table", "axe"])
OWED = position({"held": held("garden.bottom")}, "MM", owed={"type": "wood", "source": "garden.bottom"})


async def test_while_gathering_it_is_the_panel_which_names_three_actions_and_why(counter: Counter) -> None:
    """One list in one place: the panel has no button that tells it again."""
    look = await counter.place(GATHER)
    panel = await counter.command(ANA, "turn")
    hint = ComponentId(look.table.id, look.table.seq, "hint")
    assert str(hint) not in panel.ids
    shown = await counter.press(ANA, hint)
    assert await unchanged(counter, look, shown) == panel.text
    said = [line for line in panel.text.splitlines() if line.startswith(("-# 1. ", "-# 2. ", "-# 3. "))]
    assert all("for later" in line for line in said)
    assert len(said) == 3
    assert shown.deferred == {"ephemeral": True, "thinking": True}


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


async def test_no_reason_is_empty(counter: Counter) -> None:
    """Dice are named where some are won or lost, and nothing is said where none are."""
    look = await counter.place(GATHER)
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    text = await unchanged(counter, look, shown)
    assert "0.0" not in text
    assert "none" not in text


async def test_what_the_next_player_would_take_is_said(counter: Counter) -> None:
    """Where that is why the action is preferred; never of one that is best by itself."""
    hint = Hint(Gather(Side.MILL_TOP, None, ()), denied=Gather(Side.MILL_BOTTOM, None, ()), denied_to=Seat(1))
    look = await counter.place(GATHER)
    l10n = LOCALIZERS.english.of("kings_forge")
    assert reasoned(l10n, look, hint) == "Mill ▲ free: **💧 Ben** would take Mill next"
    assert "next" not in reasoned(l10n, look, undenied(hint))


async def test_why_a_move_is_good_though_odds_fall_is_said(counter: Counter) -> None:
    """Dice for later; and where there is nothing of the kind, what the side does (7.1)."""
    look, l10n = await counter.place(GATHER), LOCALIZERS.english.of("kings_forge")
    hint = Hint(Gather(Side.MILL_TOP, None, ()), before=0.96, after=0.87, brings=(Pool.of("WW"),))
    assert reasoned(l10n, look, hint).endswith(": 2 wood for later; item odds 96% → 87%")
    assert reasoned(l10n, look, hint._replace(brings=())).endswith(": 2 wood; item odds 96% → 87%")
    better = hint._replace(action=Pass(None), before=0.5, after=0.6, brings=())
    assert reasoned(l10n, look, better) == "Pass; item odds 50% → 60%"
    assert reasoned(l10n, look, Hint(Pass(None))) == "Pass; spends nothing"


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
