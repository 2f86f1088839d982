"""What a command works out and reads: nothing twice."""

from collections.abc import Iterator, Sequence

import pytest

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known import legal
from kingsforge_bot.store.database import Value
from kingsforge_bot.store.file_database import FileConnection
from tests.ui.counter import Counter
from tests.ui.looks import position
from tests.ui.positions import ANA, GATHER


@pytest.fixture
def enumerated(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The positions whose legal actions were looked through, beyond the two that tell whether there is a choice."""
    found: list[State] = []

    def noted(state: State) -> Iterator[Action]:
        for number, action in enumerate(legal_actions(state)):
            if number == 2:
                found.append(state)
            yield action

    # What another test looked through is known already.
    monkeypatch.setattr(legal, "_KNOWN", ByteCache[tuple[Action, ...]](1 << 20, len))
    for room in ("rules.game", "screens.known.legal", "screens.turn_screen"):
        monkeypatch.setattr(f"kingsforge_bot.games.kings_forge.{room}.legal_actions", noted)
    return found


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every question to the database about a table's row."""
    found: list[str] = []
    ask = FileConnection.rows

    async def noted(connection: FileConnection, sql: str, *values: Value, **named: Value) -> Sequence[object]:
        if "FROM seated_tables" in sql or "FROM tables" in sql:
            found.append(sql)
        return await ask(connection, sql, *values, **named)

    monkeypatch.setattr(FileConnection, "rows", noted)
    return found


async def test_a_claim_said_in_full_looks_once_at_what_is_legal_and_twice_at_the_table(
    counter: Counter, enumerated: list[State], read: list[str]
) -> None:
    """To find it, and to decide on it: before the claim's own transaction nobody else may have acted."""
    look = await counter.place(GATHER)
    read.clear()
    answered = await counter.command(ANA, "gather", card="mill.top", paying="MM")
    assert "You claimed Mill" in answered.text
    assert enumerated == [look.view]
    assert len(read) == 2


async def test_every_letter_typed_and_every_menu_of_a_turn_look_at_the_same(
    counter: Counter, enumerated: list[State]
) -> None:
    state = position("MMWG", "MMMM", face_up=["mill", "library", "shrine"], deck=["garden"], display=["axe"])
    look = await counter.place(state)
    for typed in ("", "m", "mi"):
        assert await counter.completes(ANA, "gather", "card", typed)
    question = await counter.command(ANA, "gather", card="mill")
    assert question.ids
    await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|ask dock")
    assert enumerated == [look.view]


async def test_a_press_reads_the_table_to_find_it_and_to_decide(counter: Counter, read: list[str]) -> None:
    look = await counter.place(GATHER)
    read.clear()
    answered = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|gather mill.top paying MM")
    assert "You claimed Mill" in answered.text
    assert len(read) == 2


async def test_an_answer_waits_for_the_database_six_times_at_most(counter: Counter) -> None:
    """BEGIN and COMMIT counted: whether a claim is pressed or said. Its board is posted later."""
    for number in range(2):
        look = await counter.place(GATHER)
        before = counter.store.statements
        if number:
            answered = await counter.command(ANA, "gather", card="mill.top", paying="MM")
        else:
            answered = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|gather mill.top paying MM")
        assert "You claimed Mill" in answered.text
        assert counter.store.statements - before <= 6
