"""A game of Dwarven Smithy by commands, buttons and menus, with kills, to its end; nothing hidden is told too early."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.dwarven_smithy.box import cards
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Craft,
    Discard,
    Draw,
    End,
    Play,
    Sell,
)
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.sandbox import Message, Person, buttons
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import joined, opened
from tests.e2e.reading import CUSTOM_ID, Board, board_after, boards, labels, menus

ENGLISH = Localizers(strict=True).english.of("dwarven_smithy")
NAMES = {card: ENGLISH(f"own-{card}") for card in cards().guild}
"""Guild cards as people read them."""
MOST_PRESSES = 40
MOST_TURNS = 200
ORDER = (CompleteTool, CompleteApprentice, CompleteKingsItem, Craft, Discard, Sell, Play, Draw, End)
"""How these people play: what comes first here is done first."""
RESULT = re.compile(
    r"(\d)\. \*\*\S+ (\w+)\*\*: (\d+) \(coins (\d+), market (\d+), King's Items (\d+), .*? (\d+), .*? (\d+)\)"
)


def notation(text: str) -> Action | None:
    try:
        return parse(text)
    except NotationError:
        return None


def ways(shown: Message) -> list[tuple[Action, str]]:
    """What can be done, and the menu in which it stands; nothing for a button."""
    found = [(value, menu) for menu, lines in menus(shown).items() for _, value, _ in lines]
    said = [CUSTOM_ID.fullmatch(one.custom_id or "") for one in buttons(shown) if not one.disabled]
    found += [(match[3], "") for match in said if match is not None]
    return [(action, menu) for text, menu in found if (action := notation(text)) is not None]


def wanted(ways: list[tuple[Action, str]]) -> tuple[Action, str]:
    """What one of these people does: resources go to the workshop, guild cards to the market, draws are guild cards."""

    def rank(way: tuple[Action, str]) -> tuple[int, bool]:
        action, _ = way
        match action:
            case Play(card=card, to=to):
                unusual = (to is Area.WORKSHOP) is (kind_of(card) is None)
            case Draw(deck=deck):
                unusual = deck is not Deck.GUILD
            case _:
                unusual = False
        return ORDER.index(type(action)), unusual

    return min([way for way in ways if isinstance(way[0], ORDER)], key=rank)


class Smithy:
    """A table of two, played turn after turn."""

    def __init__(self, house: House, table: int, people: list[Person]) -> None:
        self.house = house
        self.table = table
        self.people = {person.id: person for person in people}
        self.seen = 0
        self.presses: list[int] = []

    async def board(self) -> Board:
        return await board_after(self.house.server, self.house.channel, self.table, self.seen)

    async def turn(self, *, kill: bool = False, command: bool = False) -> bool:
        """The turn of whoever is awaited; False when the game is over."""
        board = await self.board()
        if board.over:
            return False
        self.seen = board.seq
        [user] = board.awaited
        person = self.people[user]
        shown = await read(await person.press(board.message, "My turn"))
        for presses in range(1, MOST_PRESSES):
            able = ways(shown)
            if not able:
                self.presses.append(presses)
                return True
            action, menu = wanted(able)
            if kill and presses == 2:
                await self.house.restart()
            shown = (
                await self._by_command(person, action) if command else await self._press(person, shown, action, menu)
            )
        raise AssertionError(f"the turn does not end:\n{shown.content}")

    async def _press(self, person: Person, shown: Message, action: Action, menu: str) -> Message:
        if menu:
            return await read(await person.choose(shown, menu, [str(action)]))
        press = next(one.custom_id or "" for one in buttons(shown) if (one.custom_id or "").endswith(f"|{action}"))
        return await read(await person.press(shown, custom_id=press))

    async def _by_command(self, person: Person, action: Action) -> Message:
        """By a line that autocomplete offers."""
        option = {"craft": "item", "draw": "deck"}.get(action.verb, "card")
        said = {"table": str(self.table)}
        place = self.house.channel
        if action.verb == "end":
            return await read(await person.slash(place, "dwarven end", said))
        if action.verb == "complete":
            return await read(await person.slash(place, "turn", {**said, "do": str(action)}))
        line = f"dwarven {action.verb}"
        offered = await person.complete(place, line, option, options=said)
        assert str(action) in {str(one.value) for one in offered}
        assert all(str(one.value).startswith(action.verb) for one in offered)
        return await read(await person.slash(place, line, {**said, option: str(action)}))


async def smithy(house: House, people: list[Person]) -> Smithy:
    owner, *others = people
    table, card = await opened(house, owner, game="dwarven_smithy", players=len(people))
    assert "Dwarven Smithy" in card.content
    await joined(house, card, *others)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Smithy(house, table, people)


async def test_a_starter_game_of_two_from_the_lobby_to_the_end(house: House, ann: Person, ben: Person) -> None:
    play = await smithy(house, [ann, ben])
    turns = 0
    while await play.turn(kill=turns == 3, command=turns % 4 == 1):
        turns += 1
        assert turns < MOST_TURNS
    last = await play.board()

    found = RESULT.findall(last.message.content)
    results = {name: [int(number) for number in numbers] for _, name, *numbers in found}
    assert set(results) == {"Ann", "Ben"}
    for total, *parts in results.values():
        assert total == sum(parts)
    best = max(total for total, *_ in results.values())
    first = [name for place, name, *_ in found if place == "1"]
    assert first == [name for name, (total, *_) in results.items() if total == best]
    assert max(play.presses) < MOST_PRESSES
    nothing_is_told_too_early(house, play.table)


def laid_open(house: House, table: int) -> Iterator[tuple[int, set[str]]]:
    """After which entry which guild cards had lain open on the table."""
    known: set[str] = set()
    query = "SELECT seq, events FROM log WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(house.database)) as database:
        for seq, events in database.execute(query, (table,)):
            known |= {
                NAMES[one["card"]] for one in json.loads(events) if one["type"] == "Played" if one["card"] in NAMES
            }
            yield seq, set(known)


def nothing_is_told_too_early(house: House, table: int) -> None:
    """Rule 3.7: no board names a guild card that nobody has played yet."""
    known = dict(laid_open(house, table))
    said = boards(house.server, house.channel, table)
    assert len(said) > 10
    for board in said[:-1]:
        text = board.message.content
        assert {name for name in NAMES.values() if name in text} <= known[board.seq], text
    assert said[-1].over


async def test_a_hand_is_seen_by_its_player_alone(house: House, ann: Person, ben: Person) -> None:
    play = await smithy(house, [ann, ben])
    board = await play.board()
    hands = [await read(await person.press(board.message, "My hand")) for person in (ann, ben)]
    mine, yours = ({name for name in NAMES.values() if name in hand.content} for hand in hands)
    assert (len(mine), len(yours), mine & yours) == (4, 4, set())
    for line in ("table log", "table show", "turn", "table list"):
        answer = await read(await ben.slash(house.channel, line, {} if line == "table list" else {"table": "1"}))
        assert not mine & {name for name in NAMES.values() if name in answer.content}, line
    for line, option in (("turn", "do"), ("dwarven play", "card")):
        offered = await ben.complete(house.channel, line, option, options={"table": "1"})
        assert not [one for one in offered if any(name in str(one) for name in mine)], line
    stranger = house.person("Cat")
    for label in ("My hand", "My turn"):
        refused = await read(await stranger.press(board.message, label))
        assert not {name for name in NAMES.values() if name in refused.content}
