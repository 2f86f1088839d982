"""Who won at Dwarven Smithy, counted by section 7 from what each read of their own side."""

import re
from collections.abc import Mapping

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules.effects import Bonus, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Kind, Name
from tests.e2e.dwarven_smithy import CARDS, ENGLISH, NAMES
from tests.e2e.reading import Board

PRIZE = 25
IDS = {name: card for card, name in NAMES.items()}
KINDS = {ENGLISH(f"own-{kind.value}") for kind in Kind}
RESOURCES = KINDS | {ENGLISH("raw-card", card=kind) for kind in KINDS}
COINS = re.compile(r"You have (\d+) coins?\.")
MARKET = re.compile(r"^Market \d+/\d+: (.+)$", re.MULTILINE)
FOR_SALE = re.compile(r"(?:^|, )(?:(\d+) × )?([^,()]+) \((?:price )?(\d+)(?:, sells for \d+| at the end)\)")
KING = re.compile(r"^Completed: \*\*(.+?)\*\*", re.MULTILINE)
PLACE = re.compile(r"^(\d)\. \*\*(\w+)\*\*: (\d+) coins?$", re.MULTILINE)
RESULT = re.compile(r"^(\d)\. (\w+): (\d+) \((.*)\)$", re.MULTILINE)
_DUEL = 2
SOURCES = ("coins", "market", "King's Items", "bonuses", "prizes")


class Counted(msgspec.Struct, frozen=True):
    """Coins by where they come from (7.4), and what breaks ties (7.6)."""

    coins: int
    market: int
    kings: int
    ends: int
    prizes: int
    completed: int = 0
    best: int = 0

    @property
    def total(self) -> int:
        return self.coins + self.market + self.kings + self.ends + self.prizes


def counted(hands: Mapping[str, str], made: Mapping[Name, tuple[Kind, ...]]) -> dict[str, Counted]:
    """By player, from the words of **My hand**; `made`: what each card was crafted with."""
    kings = {name: [IDS[king] for king in KING.findall(hand)] for name, hand in hands.items()}
    prizes = _prizes(kings)
    found = {}
    for name, hand in hands.items():
        coins, market = COINS.search(hand), MARKET.search(hand)
        assert coins is not None, hand
        values = [CARDS[king].full_value for king in kings[name]]
        found[name] = Counted(
            int(coins[1]),
            0 if market is None else _offered(market[1]),
            sum(values),
            _ends(kings[name], hand, made),
            prizes[name],
            len(values),
            max(values, default=0),
        )
    return found


def said_results(board: Board) -> dict[str, tuple[int, Counted]]:
    """Places as the last board tells them, and coins as its picture's text does, which says nothing of ties."""
    found = {}
    results = RESULT.findall(board.words)
    posted = PLACE.findall(board.message.content)
    if len(results) == _DUEL:
        # Who won, and by how much, says it all.
        assert (posted, ":".join(total for _, _, total, _ in results) in board.message.content) == ([], True)
    else:
        assert posted == [tuple(one[:3]) for one in results]
    for place, name, total, parts in results:
        brought = {source: int(coins) for source, _, coins in (one.rpartition(" ") for one in parts.split(", "))}
        assert brought.keys() <= set(SOURCES)
        said = Counted(*(brought.get(source, 0) for source in SOURCES))
        assert said.total == int(total)
        found[name] = int(place), said
    return found


def winners(found: Mapping[str, Counted]) -> set[str]:
    """Rule 7.6."""

    def rank(one: Counted) -> tuple[int, int, int]:
        return one.total, one.completed, one.best

    best = max(map(rank, found.values()))
    return {name for name, one in found.items() if rank(one) == best}


def _offered(listed: str) -> int:
    """What the resources among the cards on offer bring (7.4): the price that others would pay."""
    lines = FOR_SALE.findall(listed)
    return sum(int(count or 1) * int(price) for count, card, price in lines if card in RESOURCES)


def _prizes(kings: Mapping[str, list[Name]]) -> dict[str, int]:
    """Rule 7.5."""
    won = dict.fromkeys(kings, 0)
    for subtype in Subtype:
        best = {
            name: max((CARDS[king].full_value for king in own if CARDS[king].subtype is subtype), default=-1)
            for name, own in kings.items()
        }
        highest = max(best.values())
        tied = [name for name, value in best.items() if value == highest]
        for name in tied if highest >= 0 else ():
            won[name] += PRIZE // len(tied)
    return won


def _ends(kings: list[Name], hand: str, made: Mapping[Name, tuple[Kind, ...]]) -> int:
    """Rule 7.4 (6)."""
    counts = {
        Per.TOOL: _listed(hand, "Tools"),
        Per.APPRENTICE: _listed(hand, "Apprentices"),
        Per.OTHER_KINGS_ITEM: len(kings) - 1,
        Per.SUBTYPE: len({CARDS[king].subtype for king in kings}),
        Per.RUNE_UNDER: sum(CLASS_OF[kind] is Class.RUNE for king in kings for kind in made[king]),
    }
    texts = (text for king in kings for text in CARDS[king].effects if isinstance(text, Bonus))
    return sum(text.coins * counts[text.per] for text in texts)


def _listed(hand: str, what: str) -> int:
    line = re.search(rf"^{what}: (.+)$", hand, re.MULTILINE)
    return 0 if line is None else len(line[1].split(", "))
