"""What people read: boards in a channel, and the words on them."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable

import msgspec

from kingsforge_bot.sandbox import Channel, Message, Person, Server, buttons, selects
from kingsforge_bot.ui.custom_id import NOTICE_WORDS

CUSTOM_ID = re.compile(r"(?:kf1|kf2\|[A-Z2-7]{5})\|(\d+)\|(\d+)\|(.+)")
ANSWER = re.compile(r"ask \w+( \w=\S*)*(( \d+)+( proposed| others)?| proposed)")
RANKED = re.compile(r"([A-Z][\w'’ -]*) #(\d+)")
"""`Holy Hand Grenade #40`."""
OVER = "The game is over"


SIGNS = "🔥💧🦋⭐🌙🍃"
"""By seat."""
_SIGN = re.compile(rf"(?:{'|'.join((*SIGNS, '🔨', '💎', '⛏️', '🪙'))}) (?=\S)")
"""Before a name; of Dwarven Smithy too."""


def unsigned(text: str) -> str:
    """The text with names alone, as if no seat had a sign."""
    return _SIGN.sub("", text)


def signless(message: Message) -> Message:
    """A message in whose texts, of its pictures too, names stand alone. Its buttons and menus stay as they are."""
    pictures = tuple(
        msgspec.structs.replace(one, description=one.description and unsigned(one.description))
        for one in message.attachments
    )
    return msgspec.structs.replace(message, content=unsigned(message.content), attachments=pictures)


class Unsigned(Server):
    """A server read by somebody who looks for names and not for their signs; `signed` is what everybody sees."""

    def messages(self, place: Channel | int) -> list[Message]:
        return [signless(one) for one in self.signed(place)]

    def signed(self, place: Channel | int) -> list[Message]:
        return super().messages(place)

    async def when(self, message: Message, where: Callable[[Message], bool], within: float | None = None) -> Message:
        return signless(await super().when(message, lambda one: where(signless(one)), within))


class Board(msgspec.Struct, frozen=True):
    """A public board of one table; `awaited` are the users it mentions."""

    message: Message
    table: int
    seq: int

    @property
    def awaited(self) -> tuple[int, ...]:
        return self.message.mentions

    def asks(self, people: Iterable[Person]) -> tuple[int, ...]:
        """Whom it mentions; where it calls nobody, as they know already, who of those people is named to play."""
        [first, *_] = self.message.content.splitlines() or [""]
        return self.awaited or tuple(one.id for one in people if re.search(rf"\b{re.escape(one.name)} to play", first))

    @property
    def over(self) -> bool:
        return OVER in self.message.content

    @property
    def words(self) -> str:
        """The board in words: the picture's alt text."""
        return self.message.attachments[0].description or ""


def boards(server: Server, place: Channel | int, table: int) -> list[Board]:
    """The boards of a table in a channel, oldest first."""
    found = []
    for message in server.messages(place):
        match = next((CUSTOM_ID.fullmatch(one.custom_id or "") for one in buttons(message)), None)
        of_a_notice = match is not None and match[3].partition(" ")[0] in NOTICE_WORDS
        if match is not None and int(match[1]) == table and int(match[2]) and not of_a_notice:
            found.append(Board(message, table, int(match[2])))
    return found


async def board_below(server: Server, place: Channel | int, table: int, message: Message) -> Board:
    """Wait for a board of a table below that message, whomever it calls."""

    def probe() -> Board | None:
        found = boards(server, place, table)
        return found[-1] if found and found[-1].message.id > message.id else None

    return await server.until(probe, f"a board of table {table} below {message.id}")


async def board_since(server: Server, place: Channel | int, table: int, seq: int) -> Board:
    """Wait for the newest board of a table to be newer than that number, whomever it calls, in place or below."""

    def probe() -> Board | None:
        found = boards(server, place, table)
        return found[-1] if found and found[-1].seq > seq else None

    return await server.until(probe, f"a board of table {table} since {seq}")


async def board_after(
    server: Server, place: Channel | int, table: int, seq: int, people: Collection[Person] = ()
) -> Board:
    """Wait for the newest board of a table to be newer than that number and to ask somebody, or to be the last.

    Of those people it may ask somebody whom it does not call.
    """

    def probe() -> Board | None:
        found = boards(server, place, table)
        return found[-1] if found and found[-1].seq > seq and (found[-1].asks(people) or found[-1].over) else None

    return await server.until(probe, f"a board of table {table} after {seq}")


def labels(message: Message) -> set[str]:
    """The buttons that can be pressed."""
    return {one.label for one in buttons(message) if not one.disabled}


def craft_button(message: Message) -> str | None:
    """What leads to the workbench from a board of the craft phase; of a hopeless turn, what rolls and ends it."""
    return next(iter(labels(message) & {"Roll and craft", "Roll"}), None)


def passes(message: Message) -> list[str]:
    """The buttons that pass: one that asks what to take, or one for each way of it where a pass is the best move."""
    return sorted(one for one in labels(message) if one == "Pass" or one.startswith("Pass: "))


def answers(message: Message) -> set[str]:
    """The buttons that answer a question; not those that ask one, or the one before."""
    ways = {one.label: CUSTOM_ID.fullmatch(one.custom_id or "") for one in buttons(message) if not one.disabled}
    return {label for label, way in ways.items() if label != "Back" and way and ANSWER.fullmatch(way[3])}


def menus(message: Message) -> dict[str, list[tuple[str, str, str]]]:
    """Menus by what they ask; each line as label, value, description."""
    return {
        one.placeholder or "": [(line.label, str(line.value), unsigned(line.description or "")) for line in one.options]
        for one in selects(message)
    }


def dice_of(words: str, name: str) -> tuple[Counter[str], Counter[str]]:
    """Supply and smithy of a player, from the board in words."""
    lines = words.splitlines()
    place = next(number for number, line in enumerate(lines) if re.fullmatch(rf"{name}(, .+)?", line))
    supply, _, smithy = lines[place + 1].partition(", smithy ")
    return _pool(supply), _pool(smithy)


def displayed(words: str) -> dict[str, Counter[str]]:
    """The craft cards on offer, with the colours of their boxes."""
    _, _, below = words.partition("On display\n")
    cards: dict[str, Counter[str]] = {}
    for line in below.splitlines():
        match = re.fullmatch(r"(.+) #\d+: ([MWGB]\d( [MWGB]\d)*)", line)
        if match is None:
            break
        cards[match[1]] = Counter(box[0] for box in match[2].split())
    return cards


def _pool(text: str) -> Counter[str]:
    return Counter({kind: int(count) for count, kind in re.findall(r"(\d+)([MWGB])", text)})
