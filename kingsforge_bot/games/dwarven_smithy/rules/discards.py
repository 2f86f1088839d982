"""The two discards, whole and with their order public (3.7)."""

from collections.abc import Iterable

from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Stack


def discard(draft: Draft, cards: Iterable[Name]) -> None:
    """To the top of the discards they belong to, one after the other; resources lose their state (2.4)."""
    for card in cards:
        if kind_of(card) is None:
            draft.guild_discard = (card, *draft.guild_discard)
        else:
            draft.mine_discard = (refined(card), *draft.mine_discard)


def discard_stack(draft: Draft, stack: Stack) -> None:
    """The card and what lies under it."""
    discard(draft, [stack.card, *as_cards(stack.resources)])


def as_cards(resources: Iterable[Kind]) -> list[Name]:
    """What lies under a stack, as it lies in decks and discards (2.4)."""
    return [Name(kind.value) for kind in resources]
