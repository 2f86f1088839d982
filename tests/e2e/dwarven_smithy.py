"""A table of Dwarven Smithy, played by people who look at nothing but their own messages."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.sandbox import Channel, Message, Person, buttons
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import joined, opened
from tests.e2e.reading import CUSTOM_ID, Board, board_after, boards, labels, menus

ENGLISH = Localizers(strict=True).english.of("dwarven_smithy")
CARDS = cards().guild
NAMES = {card: ENGLISH(f"own-{card}") for card in CARDS}
"""Guild cards as people read them."""
MY_TURN, MY_HAND, IN_WORDS = "My turn", "My hand", "Hand in words"
BEHIND, FIRST_LINES = "More: ", "more:0"
"""Begins the line behind which rarer ones of one's own cards wait, and what leads back."""
LAID_OUT = "laid-out "
"""Before a craft for which cards are laid out first, by the same press."""
END, FINISH = "end", "|finish"
"""The action, and how the id of the button ends that asks about it where nothing was done."""
MOST_PRESSES = 40
MOST_TURNS = 200
COMPLETIONS = (a.CompleteTool, a.CompleteApprentice, a.CompleteKingsItem)
ANSWERS = (a.MakeBid, a.Pass)
ORDER = (*COMPLETIONS, *ANSWERS, a.Craft, a.Sell, a.Auction, a.Buy, a.Play, a.Discard, a.Draw, a.End)
"""How these people play: what comes first here is done first."""
AT_MOST = {a.Auction: 1, a.Buy: 1, a.Discard: 1}
"""In one turn."""


class Way(NamedTuple):
    """Something that can be done, and how."""

    action: a.Action
    value: str
    """Of the line or the button."""
    menu: str
    """In which it stands; nothing for a button."""

    @property
    def laid_out(self) -> bool:
        return self.value.startswith(LAID_OUT)


def notation(text: str) -> a.Action | None:
    try:
        return parse(text)
    except NotationError:
        return None


def ways(shown: Message) -> list[Way]:
    """What can be done as the message stands: other lines may wait behind one of a menu."""
    found = [(value, menu) for menu, lines in menus(shown).items() for _, value, _ in lines]
    said = [CUSTOM_ID.fullmatch(one.custom_id or "") for one in buttons(shown) if not one.disabled]
    found += [(END if match[3] == "finish" else match[3], "") for match in said if match is not None]
    read_as = [(notation(value.removeprefix(LAID_OUT)), value, menu) for value, menu in found]
    return [Way(action, value, menu) for action, value, menu in read_as if action is not None]


def line_where(shown: Message, wanted: Callable[[str, str], bool]) -> tuple[str, str] | None:
    """The menu and the value of the first line of which that is true; it is asked with label and value."""
    lines = ((menu, label, value) for menu, lines in menus(shown).items() for label, value, _ in lines)
    return next(((menu, value) for menu, label, value in lines if wanted(label, value)), None)


class Smithy:
    """One table, in the house's channel unless another is named. `turn` waits for nobody but who is awaited."""

    def __init__(self, house: House, table: int, people: Sequence[Person], place: Channel | None = None) -> None:
        self.house = house
        self.place = place or house.channel
        self.table = table
        self.people = {person.id: person for person in people}
        self.luck = Random(table)
        self.seen = 0
        self.turns = 0
        self.made: dict[Name, tuple[Kind, ...]] = {}
        """What was pressed to craft each card."""
        self.done: Counter[str] = Counter()
        self.last_hands: dict[str, str] = {}
        """What each read of their own side before the last turns ended."""
        self._in_turn: Counter[type[a.Action]] = Counter()
        self._spends = False

    async def board(self) -> Board:
        return await board_after(self.house.server, self.place, self.table, self.seen)

    async def turn(self, *, meanwhile: Callable[[], Awaitable[None]] | None = None, command: bool = False) -> bool:
        """One board's decisions; False when the game is over. `meanwhile` happens after the first of them."""
        board = await self.board()
        if board.over:
            return False
        self.turns += 1
        assert self.turns < MOST_TURNS, f"table {self.table} does not end:\n{board.message.content}"
        self.seen = board.seq
        await self.play(board, meanwhile=meanwhile, command=command)
        return True

    async def play(
        self, board: Board, *, meanwhile: Callable[[], Awaitable[None]] | None = None, command: bool = False
    ) -> None:
        """Whatever that board asks, until nothing is left to decide."""
        [user] = board.awaited
        person = self.people[user]
        shown = await read(await person.press(board.message, MY_TURN))
        for number in range(MOST_PRESSES):
            if not ways(shown):
                return
            # Not that the others have one.
            last = "this is your last turn" in shown.content.casefold()
            shown, way = await self._found(person, shown, last=last)
            action = way.action
            if isinstance(action, a.End) and last:
                await self._look_at_hands(board)
            self._note(way)
            shown = await (self._by_command(person, action) if command else self._press(person, shown, way))
            if number == 0 and meanwhile is not None:
                await meanwhile()
            if isinstance(action, a.End) or boards(self.house.server, self.place, self.table)[-1].seq > board.seq:
                # Against a bot one's next turn is shown already.
                return
        raise AssertionError(f"the turn does not end:\n{shown.content}")

    async def _found(self, person: Person, shown: Message, *, last: bool) -> tuple[Message, Way]:
        """What they do, sought behind the first lines of a menu too, and the message where it can be chosen."""
        able = ways(shown)
        if (leads := line_where(shown, lambda label, _: label.startswith(BEHIND))) is not None:
            shown = await self._choose(person, shown, *leads)
        behind = ways(shown)
        way = self._wanted([*able, *behind], last=last)
        if way not in behind:
            back = line_where(shown, lambda _, value: value == FIRST_LINES)
            assert back is not None, shown
            shown = await self._choose(person, shown, *back)
            assert way in ways(shown), shown
        return shown, way

    def _wanted(self, able: Sequence[Way], *, last: bool) -> Way:
        """Guild cards go to the market; resources too in the last turns, before to the workshop if it has room.

        King's Items are crafted before others, and every other draw is from the mine. Every other craft is one for
        which cards are laid out by the same press, where there is one; before the next, cards lie in the market first.
        """

        def rank(way: Way) -> tuple[int, bool]:
            match way.action:
                case a.Craft(card=card):
                    unusual = CARDS[card].type is not CardType.KINGS_ITEM
                case a.Play(card=card, to=to):
                    unusual = kind_of(card) is None or (to is Area.MARKET) is not last
                case a.Draw(deck=deck):
                    unusual = (deck is Deck.MINE) is not (self.done["draw"] % 2 == 1)
                case a.MakeBid() | a.Pass():
                    unusual = bool(self.luck.randrange(2))
                case _:
                    unusual = False
            order = ANSWERS if isinstance(way.action, ANSWERS) else ORDER
            return ORDER.index(order[0] if order is ANSWERS else type(way.action)), unusual

        def may(way: Way) -> bool:
            action = way.action
            if way.laid_out and self.done["craft"] % 2:
                return False
            if isinstance(action, a.Auction | a.Buy) and not self._spends:
                return False
            if isinstance(action, a.Play) and kind_of(action.card) is None:
                return action.to is Area.MARKET
            return isinstance(action, ORDER) and self._in_turn[type(action)] < AT_MOST.get(type(action), MOST_PRESSES)

        return min([way for way in able if may(way)], key=rank)

    def _note(self, way: Way) -> None:
        action = way.action
        self.done[LAID_OUT] += way.laid_out
        self.done[action.verb] += 1
        self._in_turn[type(action)] += 1
        if isinstance(action, a.Craft):
            self.made[action.card] = action.resources
        if isinstance(action, a.End | a.Draw):
            # A draw may end the turn, too; nothing that is counted comes after it.
            self._in_turn.clear()
            self._spends = self.luck.randrange(3) == 0

    async def _look_at_hands(self, board: Board) -> None:
        """In the last turns everybody looks at their own side once more."""
        for person in self.people.values():
            held = await read(await person.press(board.message, MY_HAND))
            self.last_hands[person.name] = (await read(await person.press(held, IN_WORDS))).content

    async def _choose(self, person: Person, shown: Message, menu: str, value: str) -> Message:
        return await read(await person.choose(shown, menu, [value]))

    async def _press(self, person: Person, shown: Message, way: Way) -> Message:
        action = way.action
        if way.menu:
            return await self._choose(person, shown, way.menu, way.value)
        ids = [one.custom_id or "" for one in buttons(shown)]
        asked = next((one for one in ids if one.endswith(FINISH)), None) if isinstance(action, a.End) else None
        if asked is not None:
            shown = await read(await person.press(shown, custom_id=asked))
            ids = [one.custom_id or "" for one in buttons(shown)]
        press = next(one for one in ids if one.endswith(f"|{action}"))
        return await read(await person.press(shown, custom_id=press))

    async def _by_command(self, person: Person, action: a.Action) -> Message:
        """By a line that autocomplete offers."""
        option = {"craft": "item", "draw": "deck", "bid": "coins"}.get(action.verb, "card")
        place, said = self.place, {"table": str(self.table)}
        match action.verb:
            case "end":
                return await read(await person.slash(place, "dwarven end", said))
            case "pass":
                return await read(await person.slash(place, "pass", said))
            case "complete":
                return await read(await person.slash(place, "turn", {**said, "do": str(action)}))
            case verb:
                line = f"dwarven {verb}"
        offered = await person.complete(place, line, option, options=said)
        assert all(str(one.value).startswith(action.verb) for one in offered)
        assert str(action) in {str(one.value) for one in offered} or len(offered) == 25
        return await read(await person.slash(place, line, {**said, option: str(action)}))


async def smithy(house: House, people: Sequence[Person], **options: str | int | bool) -> Smithy:
    """A table opened by the first of them; the others join on the card, and the first starts it."""
    owner, *others = people
    table, card = await opened(
        house, owner, game="dwarven_smithy", players=len(people) + int(options.get("bots", 0)), **options
    )
    assert "Dwarven Smithy" in card.content
    await joined(house, card, *others)
    for person in people:
        # So that no turn ends by itself before its player has looked at their hand.
        await read(await person.slash(house.channel, "me settings", {"forced": False}))
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Smithy(house, table, people)
