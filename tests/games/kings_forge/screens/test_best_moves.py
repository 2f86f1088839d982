"""The best moves as buttons: where hints are on, and done by a press."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.rules.actions import Dock, End, Gather
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import best_alone, best_buttons
from kingsforge_bot.games.kings_forge.screens.hints.reasons import reasoned
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import offer_rows
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.strategy.hint import Denied, Hint
from kingsforge_bot.games.kings_forge.words.acting import priced, priced_button
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import BUTTONS, Button, ButtonStyle, Menu
from tests.games.kings_forge.hinting import changed, hint_of
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, Answered, Counter
from tests.ui.looks import bot_but, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import ANA, BEN, GATHER, unchanged

GREEN = 3
BOTH = position({"hand": ["W6", "W6", "W6", "W6", "M6", "M6"]}, "M", phase="craft", display=["table", "axe"])
LATE = position("", {"supply": "MMMM", "passed": True}, face_up=["cemetery"], deck=["garden"], display=["crown"])
"""Each side of Cemetery is free; there is one way to pass, since somebody has (2.6)."""


def best(answered: Answered) -> list[dict[str, Any]]:
    """The buttons of the best moves."""
    parts = [part for row in answered.rows for part in row["components"]]
    return [part for part in parts if " " in part["custom_id"] and part["custom_id"].split("|")[3].startswith("best ")]


def press(look: Any, place: int) -> ComponentId:
    return ComponentId(look.table.id, look.table.seq, f"best {place}")


async def test_a_panel_begins_with_the_best_move_and_one_press_does_it(counter: Counter) -> None:
    look = await counter.place(GATHER)
    shown = best(await counter.command(ANA, "turn"))
    assert [part["style"] for part in shown] == [GREEN]
    found = ranked(look.view)[: len(shown)]
    for part, hint in zip(shown, found, strict=True):
        assert hint.action.verb in ("gather", "dock", "pass")
        assert part["custom_id"] == str(press(look, found.index(hint)))
    done = await counter.press(ANA, press(look, 0), own=True)
    assert (await counter.log(look.table.id))[-1].action == str(found[0].action)
    assert "You" in done.text


async def test_a_table_without_hints_ranks_nothing(counter: Counter) -> None:
    """Nor by a made-up press; at its workbench nothing is told apart either."""
    look = await counter.place(GATHER, hints=False)
    assert best(await counter.command(ANA, "turn")) == []
    refused = await unchanged(counter, look, await counter.press(ANA, press(look, 0), own=True))
    assert "turned off" in refused


async def test_who_wants_no_best_moves_is_offered_none_and_told_them_by_a_hint(counter: Counter) -> None:
    """`/me settings best`: nobody else's panels change."""
    await counter.service.preferences.change(BEN, best_moves=False)
    look = await counter.place(GATHER)
    offered = await counter.command(ANA, "turn")
    assert len(best(offered)) == 1
    assert ("hides the best moves" in offered.text) == (GATHER.round == 1), "said before the first claim"
    await counter.service.preferences.change(ANA, best_moves=False)
    panel = await counter.command(ANA, "turn")
    assert best(panel) == []
    assert "Best in the long run" not in panel.text
    first, *_ = best(await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint")))
    await counter.press(ANA, first["custom_id"], own=True)
    assert (await counter.log(look.table.id))[-1].action == str(ranked(look.view)[0].action)


async def test_others_and_made_up_places_do_nothing(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert "not your turn" in await unchanged(counter, look, await counter.press(BEN, press(look, 0)))
    for place in ("7", "-1", "x", "00"):
        made_up = ComponentId(look.table.id, look.table.seq, f"best {place}")
        assert "not known" in await unchanged(counter, look, await counter.press(ANA, made_up, own=True))


async def test_the_hint_has_do_this(counter: Counter) -> None:
    look = await counter.place(BOTH)
    told = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hint"))
    [do_this] = best(told)
    assert (do_this["label"], do_this["style"]) == ("Do this", GREEN)
    await counter.press(ANA, do_this["custom_id"], own=True)
    state = (await counter.look(look.table.id)).view
    assert sorted(one.card.item for one in state.players[0].made) == ["axe", "table"]


async def test_a_pass_that_is_advised_is_one_press_and_stands_once(counter: Counter) -> None:
    """Rule 2.6: it lasts until the round ends. Pressed from the board it is asked about, with what it leaves."""
    look = await counter.place(LATE)
    [place] = [place for place, one in enumerate(ranked(look.view)) if one.action.verb == "pass"]
    panel = await counter.command(ANA, "turn")
    asking = ComponentId(look.table.id, look.table.seq, "ask pass")
    assert str(asking) not in panel.ids
    assert "A pass ends the gather phase (rule 2.8)" in await unchanged(counter, look, await counter.press(ANA, asking))
    await counter.press(ANA, press(look, place), own=True)
    assert (await counter.log(look.table.id))[-1].action.startswith("pass")


async def test_below_what_was_just_done_an_advised_pass_asks(counter: Counter, l10n: Localizer) -> None:
    """Rule 2.6: it lasts, and stands where another button stood until then: a tap too many must not pass."""
    look = await counter.place(LATE)
    buttons = best_buttons(l10n, seen_by(look, ANA), asks_pass=True)
    [passing] = [one for one in buttons if "pass" in one.custom_id.payload]
    await unchanged(counter, look, await counter.press(ANA, passing.custom_id, own=True))
    panel = now(l10n, seen_by(look, ANA), "You claimed Mill.")
    assert passing.custom_id in [one.custom_id for row in panel.rows if not isinstance(row, Menu) for one in row]
    ids = [one.custom_id for row in panel.rows if not isinstance(row, Menu) for one in row]
    assert len(ids) == len(set(ids))


def test_alone_with_bots_an_advised_pass_is_one_press_there_too(l10n: Localizer) -> None:
    """Rule 2.6: there it can be taken back."""
    look = look_at(LATE)
    ranked(look.view)
    solo = seen_by(
        replace(look, table=replace(look.table, sitters=tuple(bot_but(one, 0) for one in look.table.sitters))), ANA
    )
    for buttons in (best_buttons(l10n, solo, asks_pass=True), best_buttons(l10n, solo)):
        assert all(one.custom_id.payload.startswith("best ") for one in buttons)
    assert any(
        not one.custom_id.payload.startswith("best ") for one in best_buttons(l10n, seen_by(look, ANA), asks_pass=True)
    )


def test_a_public_board_has_the_best_move_where_one_plays_with_bots_alone(l10n: Localizer) -> None:
    """Among people each asks in private; no button comes twice, be the best move a pass."""
    for state in [GATHER, LATE, *[one for one in sampled() if one.phase is Phase.GATHER and one.owed is None][::5]]:
        look = look_at(state)
        ranked(look.view)
        alone = replace(
            look, table=replace(look.table, sitters=tuple(bot_but(one, state.turn) for one in look.table.sitters))
        )
        for table, wanted in ((alone, 1), (look, 0)):
            board = board_message(l10n, BoardPost(table, (), "n"), None)
            buttons = [one for row in board.rows if not isinstance(row, Menu) for one in row]
            greens = [one for one in buttons if one.style is ButtonStyle.SUCCESS]
            assert len(greens) == (wanted if len(legal_now(state)) > 1 else 0)
            if greens:
                # In the row of the boards; wood that was kept stands below it.
                [row] = [one for one in board.rows if not isinstance(one, Menu) and "show" in map(payload, one)]
                assert [*map(payload, row)][-1:] == ["hint"]
                assert len(row) <= BUTTONS
            for kind in ([one.custom_id for one in buttons], [one.label for one in buttons]):
                assert len(kind) == len(set(kind))
            if greens and greens[0].label.startswith("Pass"):
                assert "Pass" not in [one.label for one in buttons if one is not greens[0]], "each says what it takes"


def test_a_board_of_whoever_wants_none_leads_to_the_hint(l10n: Localizer) -> None:
    look = look_at(GATHER)
    ranked(look.view)
    sitters = tuple(bot_but(one, look.view.turn) for one in look.table.sitters)
    alone = replace(look, table=replace(look.table, sitters=sitters), unadvised=frozenset([look.view.turn]))
    board = board_message(l10n, BoardPost(alone, (), "n"), None)
    payloads = [one.custom_id.payload for row in board.rows if not isinstance(row, Menu) for one in row]
    assert "hint" in payloads
    assert not [one for one in payloads if one.startswith("best") or one == "now"]
    assert "Best:" not in board.text


def payload(button: Button) -> str:
    return button.custom_id.payload


async def test_the_best_move_says_in_words_what_it_costs_and_why(counter: Counter, l10n: Localizer) -> None:
    """Rule 2.1: nobody needs a key; what becomes of dice that are spent is said before the first claim."""
    await counter.place(GATHER)
    head, signs, off = (await counter.command(ANA, "turn")).text.splitlines()
    assert head.endswith(
        "Best in the long run: Mill (top) for 2 metal (lost). It brings 2 wood for later rounds, which helps with "
        "Table. No item is in your reach this round."
    )
    assert signs.startswith("-# Spent dice are not rolled this round. On buttons: ▲ top, ▼ bottom half, 🗑 lost.")
    assert off == "-# `/me settings` hides the best moves."


async def test_the_panel_of_a_position_has_one_form(counter: Counter) -> None:
    """Also when one comes back from a menu."""
    look = await counter.place(GATHER)
    first = await counter.command(ANA, "turn")
    await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "ask gather"))
    again = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "now"), own=True)
    assert (again.text, again.ids) == (first.text, first.ids)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr", "ja"])
def test_no_move_is_green_without_a_reason(locale: str) -> None:
    """Over random games, in each language: at least one whole sentence behind what it is, and no sign in either."""
    l10n, seen = LOCALIZERS.for_locale(locale).of("kings_forge"), 0
    for state in [one for one in sampled() if one.phase is Phase.GATHER and one.owed is None][::3]:
        look = seen_by(look_at(state), user_of(state.turn))
        if len(legal_now(state)) < 2:
            continue
        said, seen = best_alone(l10n, look), seen + 1
        assert said.rstrip().endswith((".", "。"))
        assert said.count(". ") + said.count("。") >= 1 + (locale == "ja")
        assert not {"→", "▲", "▼", "×", "🗑", ";", "…"} & set(said), said
    assert seen > 10


def test_the_ways_to_pass_say_what_they_take(l10n: Localizer) -> None:
    """Rule 2.6"""
    look = seen_by(look_at(position("MMMMM", "MM", face_up=["mill"], deck=["garden"], display=["shield"])), ANA)
    metal, token = (
        reasoned(l10n, look, hint_of(parse(f"pass taking {what}"), shift=None)) for what in ("metal", "token")
    )
    assert metal.startswith("Pass and take 1 metal. You roll the metal this round and keep it.")
    assert token.startswith("Pass and take a +1/+1 token. The token raises two of your dice after the roll.")


CROWN = Shift(Item("crown"), 0.28, 0.28)
NECKLACE = Shift(Item("necklace"), 0.997, 0.997)
BOW_LOST = Shift(Item("bow-of-fire"), 0.97, 0.0)
FREE = parse("gather peddler.top")


def reason(l10n: Localizer, hint: Hint, items: Sequence[str] = ()) -> str:
    state = position({"supply": "MMM", "items": list(items)}, "M", face_up=["peddler"], display=["crown"])
    return reasoned(l10n, seen_by(look_at(state), ANA), hint)


def test_where_the_compared_item_stays_as_it_is_the_likeliest_is_named(l10n: Localizer) -> None:
    """Each item counts one (5.3): the likelier one tells more."""
    said = reason(l10n, hint_of(FREE, shift=CROWN, likeliest=NECKLACE, had=NECKLACE))
    assert said == "Peddler (top), free. It gives you: 1 metal. Necklace stays at >99%."


def test_with_one_item_to_go_the_likeliest_is_named_too(l10n: Localizer) -> None:
    """Rule 5.3: of two players the fifth item ends the game, whichever it is."""
    rising = hint_of(FREE, shift=Shift(Item("crown"), 0.28, 0.4), likeliest=NECKLACE, brings=(Pool.of("MMMM"),))
    four = ["axe", "table", "anvil", "shield"]
    rises = "It raises your odds of Crown from 28% to 40%."
    assert reason(l10n, rising, four).endswith(f"{rises} Necklace stays at >99%.")
    assert reason(l10n, rising, four[:3]).endswith(rises)


@pytest.mark.parametrize(("theirs", "stolen"), [("MM", " **💧 Ben** may steal it after you."), ("M", "")])
def test_a_move_says_who_may_steal_the_item(l10n: Localizer, theirs: str, stolen: str) -> None:
    """Rules 3.1, 3.4: Ben crafts after Ana; with a single metal he could not steal a shield."""
    look = seen_by(look_at(position("MMM", theirs, face_up=["peddler"], display=["shield"])), ANA)
    likely = hint_of(FREE, shift=Shift(Item("shield"), 0.4, 0.6))
    assert reasoned(l10n, look, likely).endswith(f"It raises your odds of Shield from 40% to 60%.{stolen}")


def test_what_takes_all_dice_is_not_called_free(l10n: Localizer) -> None:
    """Rule 7.3: Caravan's bottom half names no dice."""
    assert reason(l10n, hint_of(parse("gather caravan.bottom"))).startswith("Caravan (bottom) for all your dice. ")
    assert reason(l10n, hint_of(FREE)).startswith("Peddler (top), free. ")


def test_where_no_item_is_in_reach_that_is_said(l10n: Localizer) -> None:
    left = hint_of(FREE, left=1, brings=(Pool.of("MMMM"),))
    assert reason(l10n, left).endswith("It brings 4 metal for later rounds. No item is in your reach this round.")
    assert reason(l10n, changed(left, had=CROWN, likeliest=CROWN)).endswith("Crown stays at 28%.")


@pytest.mark.parametrize(
    ("theirs", "facts", "told"),
    [
        ("M", {"likeliest": Shift(Item("crown"), 0.1, 0.6)}, ", but you still have Crown at 60%."),
        ("M", {}, ", but later rounds bring more than that."),
        ("WWWWWWW", {"item": "table"}, ", but **💧 Ben** could steal it from you anyway."),
        ("M", {"denied": Denied(parse("gather mill.top"), Seat(1)), "rises": True}, ". Otherwise **💧 Ben** would"),
    ],
)
def test_a_move_that_gives_up_an_item_says_why_that_is_right(
    l10n: Localizer, theirs: str, facts: dict[str, Any], told: str
) -> None:
    """Rules 3.4, 5.3: another item is likelier, somebody may steal it, the next player wants the card, or dice last."""
    more = {name: fact for name, fact in facts.items() if name not in {"item", "rises"}}
    lost = Shift(Item(facts.get("item", "bow-of-fire")), 0.97, 0.0)
    if facts.get("rises"):
        more["gained"] = Shift(Item("crown"), 0.0, 0.3)
    state = position("MMM", theirs, face_up=["peddler"], display=["crown", "table"])
    said = reasoned(l10n, seen_by(look_at(state), ANA), hint_of(FREE, had=lost, brings=(Pool.of("MM"),), **more))
    assert f"falls from 97% to 0%{told}" in said


def test_a_panel_full_of_news_says_the_weightiest_reason_alone(l10n: Localizer) -> None:
    """Where more finds no room."""
    look = seen_by(look_at(GATHER), ANA)
    shown = dict[str, str]()
    for won, theirs in product(range(4), (1, 2)):
        news = "\n".join([*["You won **Axe** for good."] * won, *["-# **💧 Ben**: West Forest (bottom)"] * theirs])
        text = now(l10n, look, news).text
        shown["whole" if "in your reach" in text else "brief" if "Mill" in text else "none"] = text
    told = "Mill (top) for 2 metal (lost). It brings 2 wood for later rounds, which helps with Table."
    assert f"Best in the long run: {told} No item is in your reach this round." in shown["whole"]
    assert told in shown["brief"]
    assert all("**💧 Ben**: West Forest (bottom)" in text for text in shown.values())


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("gather mill.top paying WW", "Mill ▲ 2×W🗑"),
        ("gather astrologer.bottom paying MW", "Astrologer ▼ 1×M🗑 1×W"),
        ("gather garden.top", "Garden ▲ free"),
        ("dock wood.1 discarding mill paying M", "Wood dock 1×M🗑"),
    ],
)
def test_a_short_button_says_half_and_price(l10n: Localizer, action: str, label: str) -> None:
    """Rules 2.2 and 2.4: the halves of a card differ, and dice on marked squares do not come back."""
    move = parse(action)
    assert isinstance(move, Gather | Dock)
    assert priced_button(l10n, move) == priced(l10n, move) == label


def test_a_copied_card_keeps_its_price_on_a_short_button(l10n: Localizer) -> None:
    """Rule 7.2: Workshop pays for both. Where both names leave no room, the copied one tells more than Workshop's."""
    move = parse("gather workshop.top copying south-mine.top paying MWG")
    assert isinstance(move, Gather)
    label = priced_button(l10n, move)
    assert label.startswith("Copy South Mine ▲ ")
    assert label.endswith("1×M 1×W 1×G")
    assert width(label) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_short_button_loses_its_half_or_part_of_a_price(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    for state in [one for one in sampled() if one.phase is Phase.GATHER and one.owed is None]:
        for action in legal_now(state):
            if isinstance(action, Gather | Dock):
                label = priced_button(l10n, action)
                assert width(label) <= WIDE, label
                assert not label.endswith("…"), label
                assert (("▲" in label) != ("▼" in label)) == isinstance(action, Gather), label


async def test_who_opens_the_turn_sees_the_board(counter: Counter) -> None:
    await counter.place(GATHER)
    assert (await counter.command(ANA, "turn")).attachments == 1


def greens(l10n: Localizer, look: Any) -> Sequence[str]:
    rows = [row for row in offer_rows(l10n, look) if not isinstance(row, Menu)]
    return [one.label for row in rows for one in row if one.style is ButtonStyle.SUCCESS]


def test_at_the_workbench_the_best_proposal_alone_is_green(l10n: Localizer) -> None:
    """Two items rather than one (5.3); a theft rather than an item of one's own, since it takes from another (5.2)."""
    assert greens(l10n, seen_by(look_at(BOTH), user_of(0))) == ["Both: Table + Axe"]
    steal = position(
        {"hand": ["W4", "W5", "M5"]},
        {"supply": "M", "made": [made("table", "W3 W4")]},
        phase="craft",
        display=["crown"],
    )
    assert len(greens(l10n, seen_by(look_at(steal), user_of(0)))) == 1


def test_at_the_workbench_of_whoever_wants_none_nothing_is_green(l10n: Localizer) -> None:
    assert greens(l10n, replace(seen_by(look_at(BOTH), ANA), unadvised=frozenset([BOTH.turn]))) == []


def test_a_hint_about_the_end_is_one_action() -> None:
    assert Hint(End()).actions == (End(),)


def test_the_turn_that_follows_does_not_begin_with_its_end(l10n: Localizer) -> None:
    """It stands where the last one's buttons stood: its end comes only after the roll, which is a press of its own."""
    fresh = [state for state in sampled() if state.phase is not Phase.OVER and state.players[state.turn].hand is None]
    assert {state.phase for state in fresh} == {Phase.GATHER, Phase.CRAFT}
    for state in fresh[::4]:
        message = now(l10n, seen_by(look_at(state), user_of(state.turn)), "You claimed Mill.")
        buttons = [one for row in message.rows if not isinstance(row, Menu) for one in row]
        assert not {"end", "finish"} & {one.custom_id.payload for one in buttons}
