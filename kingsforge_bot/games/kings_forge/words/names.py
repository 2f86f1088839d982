"""The names of the things of King's Forge: people, cards, sides, items, dice."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from kingsforge_bot.games.kings_forge.card_data import printed_name
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Card, Side, Square, cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.effects import Trade
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, plain


class People(msgspec.Struct, frozen=True):
    """Who sits where. `names` by seat, as Discord gives them: they are made harmless here and nowhere before."""

    l10n: Localizer
    names: Sequence[str]
    markdown: bool = True

    def named(self, seat: int) -> str:
        """The name, strong and escaped in markdown; a seat that does not exist is its number."""
        if not 0 <= seat < len(self.names):
            return self.l10n("seat-number", number=str(seat))
        return self.strong(plain(self.names[seat])) if self.markdown else bare(self.names[seat])

    def strong(self, text: str) -> str:
        return f"**{text}**" if self.markdown else text


@lru_cache(maxsize=1 << 7)
def card_name(l10n: Localizer, card: Card) -> str:
    """`North Mine`."""
    return l10n(f"card-{card.value}")


def card_choice(l10n: Localizer, card: Card) -> str:
    """`North Mine · Mine du Nord`: as printed, and what the reader's language calls it."""
    return _both(l10n, card_name(l10n, card), l10n(f"own-card-{card.value}"))


def craft_card_choice(l10n: Localizer, item: Item) -> str:
    """`Crown · Couronne`; a card that a group added has its printed name alone."""
    return _both(l10n, craft_card_name(l10n, item), own_craft_card_name(l10n, item))


def own_craft_card_name(l10n: Localizer, item: Item) -> str:
    """`Couronne`, what the reader's language calls it; a card that a group added has its printed name alone."""
    return l10n(f"own-item-{item}") if l10n.knows(f"own-item-{item}") else craft_card_name(l10n, item)


def _both(l10n: Localizer, printed: str, own: str) -> str:
    return printed if own.casefold() == printed.casefold() else l10n("name-beside", printed=printed, own=own)


@lru_cache(maxsize=1 << 10)
def side_name(l10n: Localizer, side: Side, copying: Side | None = None) -> str:
    """`Mill (bottom)`, or `Workshop (top) copying Mill (bottom)`."""
    named = l10n("side-named", card=card_name(l10n, CARD_OF[side]), half=side.value.partition(".")[2])
    return named if copying is None else l10n("side-copying", side=named, copied=side_name(l10n, copying))


@lru_cache(maxsize=1 << 6)
def space_name(l10n: Localizer, space: Space) -> str:
    """`Gem dock, space 1`."""
    dock, _, number = space.value.partition(".")
    return l10n("space-named", dock=dock, number=number)


def source_name(l10n: Localizer, source: Source) -> str:
    """`West Forest`, or a token."""
    if source in {Source.TOKEN_PLUS, Source.TOKEN_SIX}:
        return l10n(source.value)
    return card_name(l10n, CARD_OF[Side(source.value)])


def held_name(l10n: Localizer, held: Held) -> str:
    """`West Forest`, or `Workshop as West Forest`."""
    if held.like is None:
        return source_name(l10n, held.source)
    return l10n("source-copying", copied=source_name(l10n, held.like))


@lru_cache(maxsize=1 << 8)
def _printed_or_own(item: Item) -> str:
    return plain(printed_name(item) or item)


def craft_card_name(l10n: Localizer, item: Item) -> str:
    """The card's name in this language, else as printed; a word that is no card is shown as written, harmless."""
    message = f"item-{item}"
    if l10n.knows(message):
        return l10n(message)
    return _printed_or_own(item)


def kind_name(l10n: Localizer, kind: Kind) -> str:
    """`gem (G)`."""
    return l10n("kind-lettered", kind=l10n(f"kind-{kind.value}"), letter=kind.value)


def counted(count: int, letter: str) -> str:
    """`5×M`, five metal dice; `M5` is one that shows a 5."""
    return f"{count}×{letter}"


@lru_cache(maxsize=1 << 10)
def pool_text(l10n: Localizer, pool: Pool, library: int = 0) -> str:
    """`5×M 2×W`, and behind them Library dice."""
    said = [counted(pool.count(kind), kind.value) for kind in RESOURCES if pool.count(kind)]
    said += [counted(library, Kind.LIBRARY.value)] if library else []
    return " ".join(said) or l10n("dice-none")


@lru_cache(maxsize=1 << 10)
def pool_words(l10n: Localizer, pool: Pool) -> str:
    """`3 wood, 2 metal`, the rarer first as on the cards."""
    kinds = [kind for kind in reversed(RESOURCES) if pool.count(kind)]
    return l10n.listing(l10n(f"dice-{kind.value}", count=pool.count(kind)) for kind in kinds) or l10n("dice-none")


@lru_cache(maxsize=1 << 10)
def claim_paid_text(l10n: Localizer, side: Side, copying: Side | None, kinds: tuple[Kind, ...]) -> str:
    """Dice on a claim, counted in the order of the squares: `1×G (bin) 3×M`, the gem does not come back (2.2)."""
    cost = cost_of(side, copying)
    squares: list[Square | None] = [*cost, *[None] * (len(kinds) - len(cost))]  # Caravan takes more (7.3)
    laid: list[tuple[bool, Kind]] = []
    for square, run in groupby(zip(squares, kinds, strict=False), key=lambda pair: pair[0]):
        # On squares that are alike the order means nothing.
        laid += [(square is not None and square.lost, kind) for kind in Pool.kinds([kind for _, kind in run])]
    said: list[str] = []
    for binned, lying in groupby(laid, key=lambda pair: pair[0]):
        dice = " ".join(counted(len(list(same)), kind) for kind, same in groupby(kind.value for _, kind in lying))
        said.append(l10n("dice-bin", dice=dice) if binned else dice)
    return " ".join(said) or l10n("dice-none")


def visit_paid_text(l10n: Localizer, paid: Pool) -> str:
    """Dice paid to a dock: `3×M (bin)`, none of them comes back."""
    return l10n("dice-bin", dice=pool_text(l10n, paid))


@lru_cache(maxsize=1 << 10)
def claim_paid_words(l10n: Localizer, side: Side, copying: Side | None, kinds: tuple[Kind, ...]) -> str:
    """The same for who reads what happened: `1 gem, 3 metal (1 gem lost)`, `2 metal (1 lost)`."""
    paid, lost = Pool.kinds(kinds), lost_dice(cost_of(side, copying), kinds)
    dice = pool_words(l10n, paid)
    if not lost:
        return dice
    if lost == paid:
        return l10n("paid-lost", dice=dice)
    if len(set(paid.present)) == 1:
        return l10n("paid-number-lost", dice=dice, count=lost.size)
    return l10n("paid-part-lost", dice=dice, lost=pool_words(l10n, lost))


def visit_paid_words(l10n: Localizer, paid: Pool) -> str:
    """`3 metal (lost)`."""
    return l10n("paid-lost", dice=pool_words(l10n, paid))


def dock_name(l10n: Localizer, space: Space) -> str:
    """`Gem dock`: which of its spaces it was tells nobody more than what was paid."""
    return l10n("dock-named", dock=space.value.partition(".")[0])


def trades(side: Side, copying: Side | None) -> bool:
    """Whether dice are given in a trade (7.5), which is told after it: not a claim for nothing."""
    return isinstance(HALVES[copying or side].effect, Trade)


def dice_text(l10n: Localizer, dice: Iterable[Die]) -> str:
    """`M5 M4 W4`: each die as pictures show it, in the order given."""
    return " ".join(one.text for one in dice) or l10n("dice-none")
