"""Cards as entries: made from the data file that people edit, with where their values come from said plainly."""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard, ResourceCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import (
    Bonus,
    CardType,
    Completion,
    Effect,
    Income,
    Less,
    Limit,
    NoTilt,
    Sale,
    StandIn,
    Warehouse,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.rulebook.entry import Enforced, Entry, Wording

CARD: Final = "card"
_SOURCED: Final = "sourced"
_SEE: Final[Mapping[CardType, tuple[str, ...]]] = {
    CardType.APPRENTICE: ("term-apprentice", "rule-4-4", "rule-4-5"),
    CardType.TOOL: ("term-tool", "rule-4-7", "rule-5-9"),
    CardType.ITEM: ("term-item", "rule-4-8", "rule-5-8"),
    CardType.KINGS_ITEM: ("term-kings-item", "rule-4-9", "rule-7-4"),
}
_RESOURCES, _TEXTS = "2.3", "11"
"""The rules that tell of them."""


class CardWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one language tells cards.

    `guild`, `metal` (metals and gems) and `rune` are whole texts with places in braces; `none` is said of a cost of
    nothing, `note` where values are not the printed ones. `says` has a sentence per effect, `values` per full value;
    `called` has types, subtypes, kinds and classes.
    """

    guild: str
    metal: str
    rune: str
    value: str
    none: str
    note: str
    comma: str
    gap: str
    says: Mapping[str, str]
    called: Mapping[str, str]

    def listed(self, words: tuple[str, ...]) -> str:
        """Kinds, classes or types one after the other."""
        return self.comma.join(self.called[word] for word in words)

    def joined(self, *sentences: str) -> str:
        """Sentences that are not empty, one after the other."""
        return self.gap.join(sentence for sentence in sentences if sentence)


def card_entries(
    cards: CardSet, words: Mapping[str, CardWords], names: Mapping[str, Mapping[str, str]]
) -> Iterator[Entry]:
    """One entry per resource and per guild card, in the order of the data file; `names` by language and id.

    A guild card that a group put in, and that has no name in a language, is called as printed.
    """
    for resource in cards.resources.values():
        told = {language: _resource(resource, said) for language, said in words.items()}
        of = f"term-{CLASS_OF[resource.kind]}"
        yield _entry(resource.kind, _RESOURCES, (of, "rule-2-3", "rule-5-6"), resource.status, told, of)
    for card in cards.guild.values():
        told = {language: _guild(card, said, names[language].get(card.id)) for language, said in words.items()}
        yield _entry(card.id, _TEXTS, (*_SEE[card.type], "rule-11"), card.status, told, f"term-{card.type}")


def _entry(name: str, number: str, see: tuple[str, ...], status: str, told: Mapping[str, Wording], what: str) -> Entry:
    return Entry(f"{CARD}-{name}", number, see, Enforced.FULLY, status != _SOURCED, told, what=what)


def _resource(card: ResourceCard, said: CardWords) -> Wording:
    facts: dict[str, int] = {"copies": card.copies, "sell": card.refined.sell, "buy": card.refined.buy}
    if card.raw is not None:
        facts |= {"raw_sell": card.raw.sell, "raw_buy": card.raw.buy}
    text = (said.rune if card.raw is None else said.metal).format_map(facts)
    return Wording(capitalised(said.called[card.kind]), said.joined(text, _note(card.status, said)), (card.kind.value,))


def _guild(card: GuildCard, said: CardWords, name: str | None) -> Wording:
    kind = said.called[card.type] if card.subtype is None else said.listed((card.type, card.subtype))
    value = "" if card.value is None else said.value.format(value=card.value)
    facts = said.guild.format(kind=capitalised(kind), cost=said.listed(card.cost) or said.none, buy=card.buy)
    effects = [_effect(effect, said) for effect in card.effects]
    title = card.name if name is None else name
    text = said.joined(facts, value, *effects, _note(card.status, said))
    return Wording(title, text, (card.name,) if title != card.name else ())


def _note(status: str, said: CardWords) -> str:
    return "" if status == _SOURCED else said.note


def _effect(effect: Effect, said: CardWords) -> str:
    says = said.says
    match effect:
        case Limit():
            return says[f"limit-{effect.area}"].format(by=effect.by)
        case Income():
            return says["income"].format(coins=effect.coins)
        case Sale():
            return says["sale"].format(coins=effect.coins)
        case Warehouse():
            return says["warehouse"].format(coins=-effect.by)
        case Completion():
            return says["completion"].format(coins=effect.coins, type=said.called[effect.type])
        case NoTilt():
            return says["no-tilt"]
        case StandIn():
            return says["stand-in"].format(resource=said.called[effect.of], types=said.listed(effect.crafts))
        case Less():
            return says["less"].format(resource=said.called[effect.resource], types=said.listed(effect.scope))
        case Bonus():
            return says[f"bonus-{effect.per}"].format(coins=effect.coins)
        case _:
            assert_never(effect)
