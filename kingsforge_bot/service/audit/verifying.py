"""Recomputes what happened at a table whose secrets are told: its luck from its seals, its events by the rules."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from kingsforge_bot.core.chance import Recorder, Replayed
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.luck import Seal, SecretLuck
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Table

_DRAW: Final = re.compile(r"([rs])([0-9]{1,5})|d([0-9]{1,5})/([0-9]{1,5})", re.ASCII)
"""One thing that was asked for; what has more digits no game asks for, and it would never be done."""
_MOST_ASKED: Final = 20_000
"""Things that one entry may be about, dice or cards: more than any game asks for, and soon done."""


class Difference(StrEnum):
    """In what an entry differs from what is recomputed."""

    COMMITMENT = "commitment"
    """The secret of the seal that serves from it on is not the one that was sealed."""
    LUCK = "luck"
    """Other dice, shuffles or draws follow from the seal, or it did not begin where the entry before it ended."""
    EVENTS = "events"
    """By the rules something else happens, or the action cannot be."""
    MISSING = "missing"
    """The log does not have it."""


class Verified(msgspec.Struct, frozen=True):
    """How far a log agrees with what is recomputed from its start on.

    `entries` agree, with so many rolls, shuffles and draws in them (`draws`). `by_rules`: their events were recomputed
    too; not so where entries were judged by another ruleset than today's, of which only the luck is known.
    """

    entries: int
    draws: int
    differs: int | None
    """The first entry that differs; None: none does."""
    what: Difference | None
    by_rules: bool


class Verification:
    """One table being recomputed, piece by piece; it stops at the first difference.

    Without seals nothing is known of where its luck came from: then it is only held to the rules.
    """

    def __init__(self, game: AnyGame, table: Table, seals: Sequence[Seal]) -> None:
        self._game = game
        self._table = table
        self._seals = tuple(seals)
        self._entries = 0
        self._draws = 0
        self._next_draw = 0
        self._drawn: dict[int, int] = {}
        """The first block that was not read, after each entry so far."""
        self._states: dict[int, Any] = {}
        """After each entry so far: an undo leads back to any of them."""
        self._by_rules = True
        self._differs: tuple[int, Difference] | None = None

    @property
    def stopped(self) -> bool:
        """Whether a difference was found, so that what comes after it follows from nothing."""
        return self._differs is not None

    @property
    def state(self) -> Any:
        """In which the table stands after all that agrees; None where that was not recomputed."""
        return self._states.get(self._entries)

    def go_on(self, rows: Sequence[Row], still_wanted: StillWanted) -> None:
        """The next rows of the log. Raises NotWanted."""
        for row in rows:
            go_on(still_wanted)
            what = self._difference(row)
            if what is not None:
                number = self._entries + 1 if what is Difference.MISSING else row.seq
                self._differs = number, what
                return
            self._entries = row.seq

    def result(self) -> Verified:
        """What came of it, once there are no more rows."""
        seq, what = self._differs or self._at_the_end() or (None, None)
        return Verified(self._entries, self._draws, seq, what, self._by_rules)

    def _at_the_end(self) -> tuple[int, Difference] | None:
        if self._entries < self._table.seq:
            return self._entries + 1, Difference.MISSING
        if not self._seals:
            return None
        newest = self._seals[-1]
        # A seal of which nothing was drawn any more.
        return None if self._as_sealed(newest) else (newest.since, Difference.COMMITMENT)

    def _difference(self, row: Row) -> Difference | None:
        if row.seq != self._entries + 1:
            return Difference.MISSING
        what = self._unsealed(row) if self._seals else None
        if what is None and not self._follows(row):
            what = Difference.EVENTS
        if what is None:
            self._draws += len(row.draws.split())
        return what

    def _unsealed(self, row: Row) -> Difference | None:
        """In what the entry's luck differs from what follows from its seal."""
        serving = [seal for seal in self._seals if seal.since <= row.seq]
        if not serving or not self._as_sealed(serving[-1]):
            return Difference.COMMITMENT
        luck = serving[-1].luck(self._next_draw)
        if row.draw_from != self._next_draw or _drawn(luck, row.draws) != row.luck:
            return Difference.LUCK
        self._next_draw = luck.next_counter
        if isinstance(row.fact, Undone) and row.fact.draw is not None:
            # Luck comes again as it was met after that entry, and not as it suits anybody.
            if self._drawn.get(row.fact.to) != row.fact.draw:
                return Difference.LUCK
            self._next_draw = row.fact.draw
        self._drawn[row.seq] = self._next_draw
        return None

    def _as_sealed(self, seal: Seal) -> bool:
        """Of earlier seals only the posts have the commitment; that their secret is another one the luck shows."""
        return seal is not self._seals[-1] or seal.commitment == self._table.commitment

    def _follows(self, row: Row) -> bool:
        """Whether the rules make the same of the action, as long as they are the same rules."""
        self._by_rules = self._by_rules and row.ruleset == self._game.ruleset
        if not self._by_rules:
            return True
        try:
            if row.fact is not None:
                return self._stands_again(row)
            step = self._step(row)
            same = self._game.load_events(row.events) == step.events
        except (Refused, ValueError):
            # A ValueError is all else: text that is no action, events that cannot be read, luck that does not fit.
            return False
        self._states[row.seq] = step.state
        return same

    def _stands_again(self, row: Row) -> bool:
        """After a fact the table stands as before it, or where an undo says that it does."""
        if self._game.load_events(row.events) or row.luck or row.seq == 1:
            return False
        state = self._states.get(row.fact.to if isinstance(row.fact, Undone) else row.seq - 1)
        self._states[row.seq] = state
        return state is not None

    def _step(self, row: Row) -> Step[Any, Any]:
        """Raises Refused or ValueError where the rules know no such thing."""
        if row.seq == 1:
            drawn = Replayed(row.luck)
            step = self._game.setup(len(self._table.sitters), self._table.options, drawn)
            drawn.check_used_up()
            return step
        if row.seat is None:
            raise NotationError(row.action, row.action)
        return self._game.replay(self._states[row.seq - 1], [(row.seat, row.action, row.luck)])


def _drawn(luck: SecretLuck, draws: str) -> tuple[int, ...] | None:
    """What comes of all that was asked for, in the form of the log; None where that cannot be read."""
    recorder, asked = Recorder(luck), 0
    for draw in draws.split():
        found = _DRAW.fullmatch(draw)
        asked += 1 + (int(found[2] or found[4]) if found is not None else 0)
        if asked > _MOST_ASKED:
            return None
        match found:
            case None:
                return None
            case found if found[1] == "r":
                recorder.roll(int(found[2]))
            case found if found[1] == "s":
                recorder.shuffle(range(int(found[2])))
            case found if int(found[3]) <= int(found[4]):
                recorder.draw(range(int(found[4])), int(found[3]))
            case _:
                return None
    return recorder.drawn
