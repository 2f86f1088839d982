"""The cards a game is given: what their data file may say, and what is asked of them (sections 2 and 11)."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.positions import fail_unless
from kingsforge_bot.games.dwarven_smithy.rules.effects import ANY, Bonus, CardType, Effect, Less, Limit, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import DEALT, SEATS, Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import (
    CLASS_OF,
    ICONS,
    Class,
    Icon,
    Kind,
    Name,
    is_raw,
    kind_of,
)

CORE: Final = "core"
_LONGEST_NAME, _HIGHEST, _MOST_ICONS, _MOST_COPIES, _STRONGEST = 40, 1000, 8, 200, 50
"""Far beyond any card, and small enough for the notation."""


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins for a resource in one state (2.3)."""

    sell: int
    buy: int


class ResourceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the cards of one kind; runes have no raw side."""

    kind: Kind
    copies: int
    refined: Values
    raw: Values | None = None
    status: str = ""


class GuildCard(msgspec.Struct, frozen=True):
    """An apprentice, tool, item or King's Item (2.1)."""

    id: Name
    name: str
    type: CardType
    mode: str
    cost: tuple[Icon, ...]
    buy: int
    value: int | None
    """Full value in coins; None for apprentices."""
    subtype: Subtype | None
    effects: tuple[Effect, ...]
    text: str
    status: str

    @property
    def full_value(self) -> int:
        """Coins for completing it (4.7, 4.8), or at the end (7.4)."""
        return self.value or 0

    def is_of(self, words: Iterable[str]) -> bool:
        """Whether its type or subtype is among the words."""
        return self.type in words or (self.subtype is not None and self.subtype in words)


class CardSet(msgspec.Struct, frozen=True):
    """All cards of a box; the rules name none of them."""

    guild: Mapping[Name, GuildCard]
    resources: Mapping[Kind, ResourceCard]

    def in_mode(self, mode: Mode) -> tuple[Name, ...]:
        """The guild cards of that mode (1.2), in the order of the data file."""
        return tuple([card.id for card in self.guild.values() if card.mode in (CORE, mode)])

    def is_kings_item(self, card: Name) -> bool:
        """Whether it is one, as far as its name is known (3.8)."""
        return card in self.guild and self.guild[card].type is CardType.KINGS_ITEM

    def mine(self) -> tuple[Name, ...]:
        """All resource cards, as they are in a deck."""
        return tuple([Name(one.kind.value) for one in self.resources.values() for _ in range(one.copies)])

    def values(self, card: Name) -> Values:
        """Sell and buy value of a resource in its state."""
        kind = kind_of(card)
        assert kind is not None
        printed = self.resources[kind]
        return printed.raw if is_raw(card) and printed.raw is not None else printed.refined

    def buy_value(self, card: Name) -> int:
        """What a card of a market costs (5.7)."""
        return self.values(card).buy if kind_of(card) is not None else self.guild[card].buy


def card_id(name: str) -> Name:
    """`Nine-Clasp Helm` as `nine-clasp-helm` (section 12)."""
    letters = "".join(letter for letter in name.lower() if (letter.isascii() and letter.isalnum()) or letter in " -")
    return Name("-".join(letters.replace("-", " ").split()))


def read_cards(data: Mapping[str, object]) -> CardSet:
    """The contents of the data file. Raises PositionError naming the faulty card."""
    unknown = sorted(set(data) - {"resource", "guild"})
    if unknown:
        raise PositionError(unknown[0][:60], "only [[resource]] and [[guild]] are known")
    resources = _resources(data.get("resource", ()))
    guild: dict[Name, GuildCard] = {}
    for number, row in enumerate(_rows(data.get("guild", ()), "guild"), 1):
        where = f"guild card {number}"
        card = _guild_card(row, where)
        if card.id in guild:
            raise PositionError(f"{where} ({card.name})", "the name stands twice")
        guild[card.id] = card
    cards = CardSet(guild, resources)
    for mode in Mode:
        if len(cards.in_mode(mode)) <= DEALT * SEATS[-1]:
            raise PositionError("guild", f"too few cards in {mode} mode")
    if len(cards.mine()) <= DEALT * SEATS[-1]:
        raise PositionError("resource", "too few cards")
    return cards


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    type: CardType
    mode: str
    cost: tuple[str, ...]
    buy: int
    value: int | None = None
    subtype: Subtype | None = None
    effects: tuple[Effect, ...] = ()
    text: str = ""
    status: str = ""


def _rows(found: object, where: str) -> list[object]:
    if not isinstance(found, list | tuple):
        raise PositionError(where, "not a list of cards")
    return list(found)


def _resources(found: object) -> dict[Kind, ResourceCard]:
    resources: dict[Kind, ResourceCard] = {}
    for number, row in enumerate(_rows(found, "resource"), 1):
        where = f"resource {number}"
        try:
            card = msgspec.convert(row, ResourceCard)
        except msgspec.ValidationError as error:
            raise PositionError(where, str(error)) from error
        where = f"{where} ({card.kind})"
        fail_unless(card.kind not in resources, where, "stands twice")
        fail_unless(1 <= card.copies <= _MOST_COPIES, where, f"copies go from 1 to {_MOST_COPIES}")
        rune = CLASS_OF[card.kind] is Class.RUNE
        fail_unless((card.raw is None) is rune, where, "metals and gems have raw values, runes have none")
        for values in filter(None, (card.raw, card.refined)):
            fail_unless(_coins(values.sell) and _coins(values.buy), where, f"values go from 0 to {_HIGHEST}")
        resources[card.kind] = card
    missing = [kind for kind in Kind if kind not in resources]
    if missing:
        raise PositionError("resource", f"{missing[0]} is missing")
    return resources


def _guild_card(row: object, where: str) -> GuildCard:
    try:
        raw = msgspec.convert(row, _Row)
    except msgspec.ValidationError as error:
        raise PositionError(where, str(error)) from error
    where, name = f"{where} ({raw.name[:_LONGEST_NAME]})", card_id(raw.name)
    taken = kind_of(name) is not None or name in ICONS or name.startswith("raw-")
    fail_unless(1 <= len(name) <= _LONGEST_NAME and not taken, where, "not a name for a guild card")
    fail_unless(raw.mode in (CORE, *Mode), where, "mode is core, starter or full")
    fail_unless(len(raw.cost) <= _MOST_ICONS, where, f"a cost has at most {_MOST_ICONS} icons")
    for icon in raw.cost:
        fail_unless(icon in ICONS, where, f"no icon: {icon[:_LONGEST_NAME]!r}")
    fail_unless(_coins(raw.buy), where, f"buy goes from 0 to {_HIGHEST}")
    fail_unless((raw.value is None) is (raw.type is CardType.APPRENTICE), where, "all but apprentices have a value")
    fail_unless(_coins(raw.value or 0), where, f"value goes from 0 to {_HIGHEST}")
    fail_unless(raw.type is not CardType.KINGS_ITEM or raw.subtype is not None, where, "a King's Item has a subtype")
    subtyped = raw.subtype is None or raw.type in (CardType.ITEM, CardType.KINGS_ITEM)
    fail_unless(subtyped, where, "only items have a subtype")
    for effect in raw.effects:
        numbers = [one for one in msgspec.structs.astuple(effect) if isinstance(one, int)]
        fail_unless(all(abs(one) <= _STRONGEST for one in numbers), where, f"effects go to {_STRONGEST}")
        _check_effect(raw.type, effect, where)
    return GuildCard(
        name, raw.name, raw.type, raw.mode, raw.cost, raw.buy, raw.value, raw.subtype, raw.effects, raw.text, raw.status
    )


def _check_effect(type_: CardType, effect: Effect, where: str) -> None:
    """Rule 2.5: each verb has its place (section 11)."""
    match effect:
        case Less(resource=resource, scope=scope):
            fail_unless(type_ is CardType.TOOL, where, "only tools have `less`")
            fail_unless(resource in ICONS or resource == ANY, where, f"no resource: {resource[:_LONGEST_NAME]!r}")
            known = {*CardType, *Subtype}
            fail_unless(bool(scope) and known.issuperset(scope), where, "`for` names types and subtypes")
        case Limit(by=by):
            fail_unless(type_ is CardType.APPRENTICE and by >= 0, where, "only apprentices raise a limit")
        case Bonus():
            fail_unless(type_ is CardType.KINGS_ITEM, where, "only King's Items have `bonus`")
        case _:
            fail_unless(type_ is CardType.APPRENTICE, where, "only apprentices have this effect")


def _coins(number: int) -> bool:
    return 0 <= number <= _HIGHEST
