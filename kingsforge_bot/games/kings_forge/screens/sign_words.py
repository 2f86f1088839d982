"""What signs of a picture mean, in words below it: in the first rounds, where they lie there."""

from collections.abc import Iterable, Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF
from kingsforge_bot.games.kings_forge.rules.effects import ANY_NUMBER, Reroll, TurnToSix
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.i18n.localizer import Localizer

_FIRST: Final = 2
"""Rounds after which they are known."""
_MANY: Final = "×1+"
"""As pictures have it behind a sign for dice."""


def board_signs(l10n: Localizer, state: State) -> Iterator[str]:
    """That a card works on as many dice as one wants."""
    effects = (HALVES[side].effect for card in state.face_up if card is not None for side in SIDES_OF[card])
    if state.round <= _FIRST and any(isinstance(one, Reroll | TurnToSix) and one.dice == ANY_NUMBER for one in effects):
        yield l10n("sign-told", sign=_MANY, words=l10n("sign-many"))


def bench_signs(l10n: Localizer, state: State, offers: Iterable[Offer]) -> list[str]:
    """Who can still steal an item, and which dice a benefit changed; in one small line."""
    if state.round > _FIRST:
        return []
    lying = ((Seat(seat), made) for seat, player in enumerate(state.players) for made in player.made)
    said = [l10n("sign-told-hand")] if any(at_stake(state, seat, made) for seat, made in lying) else []
    said += [l10n("sign-told-changed")] if any(offer.cheapest.uses for offer in offers) else []
    return [f"-# {l10n.sentences(said)}"] if said else []
