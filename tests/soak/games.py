"""The games of a soak: how people play each, press too often in it, and what its boards tell."""

from collections.abc import Iterable, Sequence
from itertools import product
from random import Random
from typing import Protocol

from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.rules.events import GameEnded as GameFinished
from kingsforge_bot.games.dwarven_smithy.rules.events import TurnEnded
from kingsforge_bot.games.dwarven_smithy.words.brief import brief as smithy_brief
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.kings_forge.rules.events import Crafted, GameEnded, Stolen, Won
from kingsforge_bot.games.kings_forge.words.brief import SEEN
from kingsforge_bot.games.kings_forge.words.brief import brief as forge_brief
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.sandbox import Channel, Message, Person, buttons
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.message import cut
from tests.e2e.dwarven_smithy import MY_TURN, Smithy, notation
from tests.e2e.hands import Hand, read
from tests.e2e.house import House
from tests.e2e.reading import CUSTOM_ID, OVER, Board, answers, craft_button, labels

_FORGE_NEWS = 700
"""Characters of what just happened that a board of King's Forge has room for."""
_LAST_FORGE_NEWS = 110
"""Of a line on its last board, which tells what was won last alone."""
_SMITHY_NEWS = (240, 80)
"""The same of Dwarven Smithy's boards, and of its last one."""


class Players(Protocol):
    """The people of one table."""

    async def play(self, board: Board) -> None:
        """What the board asks of whoever is awaited."""

    async def twice(self, board: Board) -> tuple[Person, Message, str] | None:
        """Something that whoever is awaited could press twice: on which message, and which button's id."""


class Played(Protocol):
    """One of the games."""

    def options(self, luck: Random) -> dict[str, str | int]:
        """What `/table new` is told beside the seats."""

    def players(self, house: House, channel: Channel, table: int, people: Sequence[Person], luck: Random) -> Players:
        """Who plays at that table."""

    def news(self, l10n: Localizer, entries: Sequence[LogEntry], names: Sequence[str]) -> Iterable[str]:
        """What a board may say of these entries."""


class _AtTheForge:
    def __init__(self, hands: dict[int, Hand]) -> None:
        self._hands = hands

    async def play(self, board: Board) -> None:
        await self._hands[board.awaited[0]].play(board)

    async def twice(self, board: Board) -> tuple[Person, Message, str] | None:
        hand = self._hands[board.awaited[0]]
        if (craft := craft_button(board.message)) is not None:
            menu = await read(await hand.person.press(board.message, craft))
            ways = labels(menu) & {"Roll (can't be undone)", "Roll", "End turn"}
        else:
            menu = await read(await hand.person.press(board.message, "Pass"))
            ways = answers(menu)
        ids = sorted(one.custom_id or "" for one in buttons(menu) if one.label in ways)
        return (hand.person, menu, hand.luck.choice(ids)) if ids else None


class KingsForge:
    """With items to craft and to steal."""

    def options(self, luck: Random) -> dict[str, str | int]:
        return {"edition": luck.choice(("second", "third"))}

    def players(self, house: House, channel: Channel, table: int, people: Sequence[Person], luck: Random) -> Players:
        return _AtTheForge({person.id: Hand(person, channel, table, luck) for person in people})

    def news(self, l10n: Localizer, entries: Sequence[LogEntry], names: Sequence[str]) -> Iterable[str]:
        """As many turns as a phone has room for; whichever item, or none, is at stake: that is no matter of the log."""
        told = [(event, one.forced) for one in entries for event in one.events if not isinstance(event, GameEnded)]
        made = [event.item for event, _ in told if isinstance(event, Crafted | Stolen)]
        for at_stake, most in product(((), *((item,) for item in made)), range(SEEN, 0, -1)):
            yield cut(forge_brief(l10n, told, names, at_stake, most), _FORGE_NEWS)
        last = [one for one in told if isinstance(one[0], Won)] or told[-1:]
        lines = forge_brief(l10n, last, names).splitlines()[-len(names) :]
        yield "\n".join(f"-# {cut(line, _LAST_FORGE_NEWS)}" for line in lines)


class _AtTheSmithy:
    def __init__(self, smithy: Smithy, luck: Random) -> None:
        self._smithy = smithy
        self._luck = luck

    async def play(self, board: Board) -> None:
        await self._smithy.play(board, command=self._luck.random() < 0.3)

    async def twice(self, board: Board) -> tuple[Person, Message, str] | None:
        person = self._smithy.people[board.awaited[0]]
        shown = await read(await person.press(board.message, MY_TURN))
        ids = [one.custom_id or "" for one in buttons(shown) if not one.disabled]
        decisions = sorted(one for one in ids if (way := CUSTOM_ID.fullmatch(one)) and notation(way[3]) is not None)
        return (person, shown, self._luck.choice(decisions)) if decisions else None


class DwarvenSmithy:
    """With hands that others do not see, and auctions."""

    def options(self, luck: Random) -> dict[str, str | int]:
        return {"game": "dwarven_smithy", "variant": luck.choice(("mode full, auction on", "mode starter"))}

    def players(self, house: House, channel: Channel, table: int, people: Sequence[Person], luck: Random) -> Players:
        return _AtTheSmithy(Smithy(house, table, people, channel), luck)

    def news(self, l10n: Localizer, entries: Sequence[LogEntry], names: Sequence[str]) -> Iterable[str]:
        """Of what came since the last turn of whoever is to play: whose that was, is no matter of the log."""
        say, told = Telling(l10n, cards(), names), [event for one in entries for event in one.events]
        ends = [place for place, event in enumerate(told, 1) if isinstance(event, TurnEnded)]
        for begin, most in product((0, *ends[-len(names) :]), _SMITHY_NEWS):
            yield smithy_brief(say, told[begin:], most)
        if any(isinstance(event, GameFinished) for one in entries for event in one.events):
            # The last board tells who wins, and whose King's Items, in place of what came last.
            yield OVER


GAMES: dict[str, Played] = {"kings_forge": KingsForge(), "dwarven_smithy": DwarvenSmithy()}
