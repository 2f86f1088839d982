"""Autocomplete: legal values only, for the one awaited only, found by the words that were typed."""

from collections.abc import Iterable

import pytest

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking import autocomplete
from kingsforge_bot.games.kings_forge.screens.asking.readers import read_item, read_one, read_paying
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.suggesting import Suggestion, matching
from tests.ui.counter import Counter
from tests.ui.looks import GAME, LOUD_NAMES, STRANGER, crowded, held, look_at, position, sampled, seen_by, user_of

OPEN = position(
    "MMMMMWWWGGB",
    {"supply": "MM", "claims": [{"side": "shrine.bottom", "paid": list("MMMMMMM")}]},
    face_up=["workshop", "north-mine", "mill", "shrine"][:3],
    deck=["garden"],
    display=["table", "axe", "crown"],
)


def gather_states() -> list[State]:
    return [OPEN, *(state for state in sampled() if state.phase is Phase.GATHER)]


def values(found: Iterable[Suggestion]) -> list[str]:
    return [one.value for one in found]


def test_it_knows_exactly_what_is_legal(l10n: Localizer) -> None:
    for state in gather_states()[::2]:
        look = seen_by(look_at(state, names=LOUD_NAMES), user_of(state.turn))
        legal = list(GAME.legal_actions(state, state.turn))
        claims = [action for action in legal if isinstance(action, Gather)]
        docks = [action for action in legal if isinstance(action, Dock)]
        assert set(values(autocomplete.sides(l10n, look))) == {action.side for action in claims}
        assert set(values(autocomplete.copied_sides(l10n, look))) == {a.copying for a in claims if a.copying}
        assert set(values(autocomplete.spaces(l10n, look))) == {action.space for action in docks}
        assert set(values(autocomplete.discards(l10n, look))) == {action.discarding for action in docks}


def test_the_price_depends_on_the_card_and_on_what_is_copied(l10n: Localizer) -> None:
    for state in gather_states()[::4]:
        look = seen_by(look_at(state), user_of(state.turn))
        claims = [action for action in GAME.legal_actions(state, state.turn) if isinstance(action, Gather)]
        for side, copying in {(action.side, action.copying) for action in claims}:
            found = values(autocomplete.claim_payments(l10n, look, side, copying or ""))
            wanted = {"".join(a.paying) for a in claims if a.side is side and (not copying or a.copying is copying)}
            assert set(found) == wanted - {""}
    look = seen_by(look_at(OPEN), user_of(0))
    assert values(autocomplete.claim_payments(l10n, look, "", "")) == []
    assert values(autocomplete.claim_payments(l10n, look, "nonsense", "")) == []
    assert values(autocomplete.claim_payments(l10n, look, "mill.top", "nonsense")) == []
    assert values(autocomplete.dock_payments(l10n, look, "nonsense")) == []
    two = values(autocomplete.dock_payments(l10n, look, "wood.2"))
    assert "MM" in two
    assert all(len(one) == 2 for one in two)


def test_items_are_those_within_reach(l10n: Localizer) -> None:
    for state in sampled():
        look = seen_by(look_at(state), user_of(state.turn))
        found = values(autocomplete.items(l10n, look))
        assert found == [offer.item for offer in proposals(state)] if state.phase is Phase.CRAFT else found == []
    assert len(values(autocomplete.items(l10n, seen_by(look_at(crowded()), user_of(0))))) == 12


def test_nobody_else_is_told_anything(l10n: Localizer) -> None:
    for state in (OPEN, crowded()):
        for user in (user_of(1), STRANGER, UserId(0)):
            look = seen_by(look_at(state), user)
            for source in (
                autocomplete.sides,
                autocomplete.copied_sides,
                autocomplete.spaces,
                autocomplete.discards,
                autocomplete.items,
            ):
                assert values(source(l10n, look)) == []
            assert values(autocomplete.claim_payments(l10n, look, "mill.top", "")) == []
            assert values(autocomplete.dock_payments(l10n, look, "wood.1")) == []


def test_while_a_die_waits_there_is_nothing_to_complete(l10n: Localizer) -> None:
    state = position(
        {"supply": "MMM", "held": held("token-six")},
        "M",
        owed={"type": "die", "side": "tavern.top", "die": "G3"},
        face_up=["mill", "shrine"],
        deck=[],
    )
    look = seen_by(look_at(state), user_of(0))
    for source in (autocomplete.sides, autocomplete.spaces, autocomplete.discards, autocomplete.items):
        assert values(source(l10n, look)) == []


def test_whatever_is_suggested_is_understood(l10n: Localizer) -> None:
    """By its value, and by its label, which Discord may deliver instead."""
    look = seen_by(look_at(OPEN), user_of(0))
    for one in autocomplete.sides(l10n, look):
        assert read_one(l10n, "card", one.value, Side) == read_one(l10n, "card", one.label, Side) == one.value
    for one in autocomplete.spaces(l10n, look):
        assert read_one(l10n, "space", one.value, Space) == read_one(l10n, "space", one.label, Space) == one.value
    for one in autocomplete.discards(l10n, look):
        by_label = read_one(l10n, "discarding", one.label, Card)
        assert read_one(l10n, "discarding", one.value, Card) == by_label == one.value
    for one in autocomplete.claim_payments(l10n, look, "mill.top", ""):
        assert read_paying(one.value) == read_paying(one.label)
    panel = seen_by(look_at(crowded()), user_of(0))
    for one in autocomplete.items(l10n, panel):
        assert read_item(one.value) == read_item(one.label) == one.value


MANY = tuple(Suggestion(f"North Mine, bottom {number}", f"north-mine.{number}") for number in range(60))


@pytest.mark.parametrize(
    ("typed", "first", "count"),
    [
        ("", "north-mine.0", 25),
        ("  ", "north-mine.0", 25),
        ("north", "north-mine.0", 25),
        ("NORTH mine", "north-mine.0", 25),
        ("bottom 42", "north-mine.42", 1),
        ("42 north", "north-mine.42", 1),
        ("north-mine.42", "north-mine.42", 1),
        ("south", None, 0),
        ("north south", None, 0),
        ("x" * 6000, None, 0),
        (" ".join("north" for _ in range(1000)), "north-mine.0", 25),
    ],
)
def test_words_are_found_anywhere_in_any_order(typed: str, first: str | None, count: int) -> None:
    found = matching(MANY, typed)
    assert len(found) == count
    assert (found[0].value if found else None) == first


def test_what_begins_with_the_words_comes_first() -> None:
    some = (Suggestion("Workshop copying Mill", "a"), Suggestion("Mill, top", "b"))
    assert values(matching(some, "mill")) == ["b", "a"]


def test_the_same_line_comes_once_and_long_ones_are_cut() -> None:
    long = Suggestion("y" * 300, "v")
    found = matching((long, long), "")
    assert values(found) == ["v"]
    assert len(found[0].label) == 100


# Through the commands


async def test_each_option_completes_at_the_table_that_is_meant(counter: Counter) -> None:
    look = await counter.place(OPEN)
    user = user_of(0)
    assert {choice.value for choice in await counter.completes(user, "gather", "card")} >= {
        "mill.top",
        "north-mine.top",
    }
    assert [choice.value for choice in await counter.completes(user, "gather", "card", "mill top")] == ["mill.top"]
    assert await counter.completes(user, "gather", "copying")
    assert await counter.completes(user, "gather", "paying", card="mill.top")
    assert await counter.completes(user, "dock", "space")
    assert await counter.completes(user, "dock", "discarding")
    assert await counter.completes(user, "dock", "paying", space="gem.1")
    assert await counter.completes(user, "craft", "item") == []
    for other in (user_of(1), STRANGER):
        for command, option in (("gather", "card"), ("dock", "space"), ("craft", "item")):
            assert await counter.completes(other, command, option) == []
    assert await counter.completes(user, "gather", "card", table="nowhere") == []
    assert await counter.completes(user, "gather", "card", table="x" * 6000) == []
    assert await counter.completes(user, "gather", "card", table=str(look.table.id))


async def test_between_two_tables_it_knows_what_is_legal_at_either_that_awaits_you(counter: Counter) -> None:
    """Which of them is asked after that: no list at all would look as if nothing could be done."""
    one = await counter.place(OPEN)
    other = await counter.place(position("MMMM", "MM", face_up=["mill", "bazaar"], deck=["shrine"]))
    elsewhere = position("MMMM", "MM", face_up=["tavern"], deck=["shrine"], turn=1)
    await counter.place(elsewhere)
    found = {choice.value for choice in await counter.completes(user_of(0), "gather", "card")}
    each = [
        {choice.value for choice in await counter.completes(user_of(0), "gather", "card", table=f"#{look.table.id}")}
        for look in (one, other)
    ]
    assert all(each)
    assert found == each[0] | each[1]
    assert "tavern.top" not in found
    answered = await counter.command(user_of(0), "gather", card="mill.top")
    assert "Which table?" in answered.text
    assert await counter.completes(STRANGER, "gather", "card") == []


async def test_tables_that_wait_for_you_come_first(counter: Counter) -> None:
    waiting = position({"passed": True}, "MMM", face_up=["mill"], deck=["shrine"], turn=1)
    other = await counter.place(OPEN)
    mine = await counter.place(waiting)
    lobby = await counter.lobby(1)
    for command in ("gather", "dock", "pass", "craft", "table show", "table log", "table join"):
        found = await counter.completes(user_of(1), command, "table")
        assert found[0].value == str(mine.table.id)
        assert "your turn" in found[0].name
        assert {choice.value for choice in found} == {str(one) for one in (other.table.id, mine.table.id, lobby.id)}
    assert [one.value for one in await counter.completes(user_of(1), "gather", "table", f"#{lobby.id}")] == [
        str(lobby.id)
    ]
    assert await counter.completes(user_of(1), "gather", "table", "x" * 6000) == []
