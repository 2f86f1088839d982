"""What cards can be compared by: the numbers of the data file that people edit."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Completion, Income, Sale, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Kind
from kingsforge_bot.rulebook.ranking import Measure, Measures

_GUILD: Final = (*CardType, *Subtype)
_KINDS: Final = (*_GUILD, "card")


def measures(cards: CardSet) -> Measures:
    """Of all there is to compare."""
    icons = {_id(card): len(one.cost) for card, one in cards.guild.items() if one.type is not CardType.APPRENTICE}
    found = [*_numbers(cards, icons), *(one for icon in (*Class, *Kind) for one in _needs(cards, icons, icon))]
    return Measures(tuple(found), {kind: frozenset(entries) for kind, entries in _kinds(cards).items()})


def _numbers(cards: CardSet, icons: Mapping[str, int]) -> Iterator[Measure]:
    """What cards cost and bring, and how many there are; `icons` are those of each card's cost."""
    resources, guild = cards.resources, cards.guild
    made = [f"costs {kind}" for kind in _GUILD]
    sold = {_id(kind): one.refined.sell for kind, one in resources.items()}
    price = {_id(kind): one.refined.buy for kind, one in resources.items()}
    price |= {_id(card): one.buy for card, one in guild.items()}
    yield Measure("price", _ways("costs", "costs buy", "buy", *made, *_with("costs buy", _GUILD)), price)
    resource_ways = ("needs resources", *_with("resources", _GUILD), "costs make", *made, *_with("costs make", _GUILD))
    yield Measure("icons", _ways(*resource_ways), icons)
    worth = sold | {_id(card): one.value for card, one in guild.items() if one.value is not None}
    yield Measure("worth", _ways("worth", "worth coins", "gives coins", *_with("worth coins", _GUILD)), worth)
    yield Measure("earns", _ways("gives coins"), _some({_id(card): _coins(one) for card, one in guild.items()}))
    sale = ("sell", "sell costs", "sell worth", "sell card", "sell coins", "sell card coins", "sell costs card")
    yield Measure("sells", _ways(*sale), sold)
    yield Measure("copies", _ways("copies"), {_id(kind): one.copies for kind, one in resources.items()})


def _needs(cards: CardSet, icons: Mapping[str, int], icon: str) -> Iterator[Measure]:
    """How many of that icon cards need, which need none, and which nothing else."""
    needed = {_id(card): _icons(one, icon) for card, one in cards.guild.items()}
    ways = _ways(f"needs {icon}", *_with(icon, _GUILD))
    yield Measure(f"needs-{icon}", ways, _some(needed), listed=_ways(*_with(f"needs {icon}", _KINDS)))
    without = {entry: count for entry, count in icons.items() if not needed[entry]}
    ways = _ways(f"without needs {icon}", *_with(f"without {icon}", _KINDS), *_with(f"without needs {icon}", _KINDS))
    yield Measure(f"without-{icon}", ways, without, plainly=True)
    alone = {entry: count for entry, count in needed.items() if count == icons.get(entry)}
    ways = _ways(f"only needs {icon}", *_with(f"only {icon}", _GUILD), *_with(f"only needs {icon}", _GUILD))
    yield Measure(f"only-{icon}", ways, _some(alone), plainly=True)


def _kinds(cards: CardSet) -> Mapping[str, Iterable[str]]:
    """Which entries are of a kind, by the word for it."""
    resources, guild = cards.resources, cards.guild
    return (
        {str(word): [_id(card) for card, one in guild.items() if one.is_of((word,))] for word in _GUILD}
        | {str(word): [_id(kind) for kind, of in CLASS_OF.items() if of is word] for word in Class}
        | {str(kind): [_id(kind)] for kind in Kind}
        | {"resources": [*map(_id, resources)], "card": [*map(_id, guild)]}
    )


def _id(card: str) -> str:
    return f"{CARD}-{card}"


def _ways(*ways: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(way.split()) for way in ways)


def _with(way: str, kinds: Iterable[str]) -> list[str]:
    return [f"{way} {kind}" for kind in kinds]


def _some(values: Mapping[str, int]) -> dict[str, int]:
    """Those that have any."""
    return {entry: value for entry, value in values.items() if value}


def _icons(card: GuildCard, icon: str) -> int:
    """Icons of that kind, or of that class and its kinds."""
    return sum(one == icon or (one in tuple(Kind) and CLASS_OF[Kind(one)] == icon) for one in card.cost)


def _coins(card: GuildCard) -> int:
    """What its text gives at a time."""
    return sum(one.coins for one in card.effects if isinstance(one, Income | Sale | Completion))
