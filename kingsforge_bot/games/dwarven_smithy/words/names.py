"""What cards, their icons and their texts are called, and whose they are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import (
    Bonus,
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
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Class, Icon, Name, is_raw, kind_of
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, plain, seat_name

_CLASSES: Final = frozenset(one.value for one in Class)


class Telling(msgspec.Struct, frozen=True):
    """The words of a language, the cards they are about, and the names of the players by seat."""

    l10n: Localizer
    cards: CardSet
    names: Sequence[str] = ()
    as_is: bool = False
    """For labels and menus, which show signs as they are: names have no escapes."""

    @property
    def on_labels(self) -> "Telling":
        """The same for labels and menus."""
        return msgspec.structs.replace(self, as_is=True)

    def who(self, seat: Seat | int) -> str:
        """A player; of a seat there is not, its number."""
        known = self.as_is and 0 <= seat < len(self.names)
        return bare(self.names[seat]) if known else seat_name(self.names, seat)

    def card(self, name: Name) -> str:
        """A guild card by its own name, a resource with its state; whatever else somebody wrote, as they did."""
        if name == UNSEEN:
            return self.l10n("unseen-card")
        kind = kind_of(name)
        if kind is not None:
            said = self.l10n(f"own-{kind.value}")
            return self.l10n("raw-card", card=said) if is_raw(name) else said
        if self.l10n.knows(f"own-{name}"):
            return self.l10n(f"own-{name}")
        found = self.cards.guild.get(name)
        return (bare if self.as_is else plain)(name if found is None else found.name)

    def all(self, cards: Iterable[Name]) -> str:
        """One after the other, equal cards counted; where there are none, a word for that."""
        counted = Counter(cards)
        if not counted:
            return self.l10n("cards-none")
        return self.l10n.listing(
            self.card(name) if count == 1 else self.l10n("cards-several", card=self.card(name), count=count)
            for name, count in counted.items()
        )

    def icons(self, cost: Iterable[Icon], *, lacks: bool = False) -> str:
        """A cost, or what of it is lacking; equal icons counted."""
        icons = tuple(cost)
        if not icons:
            return self.l10n("cards-none")
        return self.l10n.listing(
            self.icon(icon, lacks=lacks)
            if count == 1
            else self.l10n("cards-several", card=self.icon(icon), count=count)
            for icon, count in Counter(icons).items()
        )

    def icon(self, icon: Icon, *, lacks: bool = False) -> str:
        """A kind or a class (2.2): a cost takes any metal, `lacks` a metal."""
        return self.l10n(f"lack-{icon}" if lacks and icon in _CLASSES else f"own-{icon}")

    def type(self, card: GuildCard) -> str:
        """Type and subtype (2.1)."""
        said = self.l10n(f"type-{card.type.value}")
        if card.subtype is None:
            return said
        return self.l10n.listing([said, self.l10n(f"type-{card.subtype.value}")])

    def texts(self, card: GuildCard) -> str:
        """What the card does, as sentences (section 11)."""
        return self.l10n.sentences(self._text(effect) for effect in card.effects)

    def _text(self, effect: Effect) -> str:
        l10n = self.l10n
        match effect:
            case Limit(area=area, by=by):
                return l10n("text-limit", area=area.value, by=by)
            case Income(coins=coins):
                return l10n("text-income", coins=coins)
            case Sale(coins=coins):
                return l10n("text-sale", coins=coins)
            case Warehouse(by=by):
                return l10n("text-warehouse", coins=-by)
            case Completion(type=type_, coins=coins):
                return l10n("text-completion", coins=coins, type=l10n(f"type-{type_.value}"))
            case NoTilt():
                return l10n("text-no-tilt")
            case StandIn(of=class_, crafts=crafts):
                types = l10n.listing(l10n(f"type-{one.value}") for one in crafts)
                return l10n("text-stand-in", resource=l10n(f"own-{class_.value}"), types=types)
            case Less(resource=resource, scope=scope):
                types = l10n.either(l10n(f"type-{one}") for one in scope)
                return l10n("text-less", resource=l10n(f"own-{resource}"), types=types)
            case Bonus(coins=coins, per=per):
                return l10n("text-bonus", coins=coins, per=per.value)
