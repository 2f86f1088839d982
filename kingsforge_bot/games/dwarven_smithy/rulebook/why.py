"""Why the rules say no: the rule to read, the card it is about, and what the table has to do with it."""

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD
from kingsforge_bot.games.dwarven_smithy.rulebook.parts import Awaited, Parts, Stays
from kingsforge_bot.games.dwarven_smithy.rulebook.whereabouts import filled, lacks, lies, offered
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.reasons import EITHER_AREA, Reason
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.rulebook.entry import rule_id


class Why(msgspec.Struct, frozen=True):
    """A refusal taken apart. `entries` are the ids of what to read, the rule itself first."""

    entries: tuple[str, ...]
    parts: Parts = ()


def explain(view: State, cards: CardSet, seat: Seat, refused: Refused) -> Why:
    """Why that was refused to the seat whose view it is, as the table stands now."""
    card = _card(cards, refused)
    entries = [rule_id(refused.rule)] if card is None else [rule_id(refused.rule), entry_of(card)]
    return Why(tuple(entries), _parts(view, cards, seat, refused, card))


def entry_of(card: Name) -> str:
    """The id of the entry about a card, in whichever state."""
    kind = kind_of(card)
    return f"{CARD}-{card if kind is None else kind}"


def _card(cards: CardSet, refused: Refused) -> Name | None:
    """What the refusal speaks of first; words that name nothing are left out."""
    for fact in ("card", "kind"):
        name = Name(str(refused.facts.get(fact, "")))
        if name in cards.guild or kind_of(name) is not None:
            return name
    return None


def _parts(view: State, cards: CardSet, seat: Seat, refused: Refused, card: Name | None) -> Parts:
    player = view.players[seat]
    match refused.reason:
        case Reason.NOT_YOUR_TURN if view.phase is not Phase.OVER:
            return (Awaited(view.turn if view.lot is None else view.lot.asked),)
        case Reason.NO_ROOM if refused.facts.get("area") == EITHER_AREA:
            return (*_filled(cards, player, Limited.MARKET), *_filled(cards, player, Limited.WORKSHOP))
        case Reason.NO_ROOM if refused.facts.get("area") in tuple(Limited):
            return _filled(cards, player, Limited(str(refused.facts["area"])))
        case Reason.HAND_FULL:
            return (filled(cards, player, Limited.HAND),)
        case Reason.COST if card is not None and card in cards.guild:
            missing = lacks(cards, player, card)
            return (missing,) if missing.icons else ()
        case Reason.NOT_REFINED_THERE:
            return (filled(cards, player, Limited.WORKSHOP),)
        case Reason.NOT_IN_HAND | Reason.NOT_IN_AREA | Reason.NOT_FOR_SALE | Reason.STACKED if card is not None:
            return (lies(view, cards, seat, card),) if card in cards.guild else tuple(offered(view, cards, seat, card))
        case _:
            return ()


def _filled(cards: CardSet, player: Player, area: Limited) -> Parts:
    stays = (Stays(len(player.kings)),) if area is Limited.MARKET and player.kings else ()
    return (filled(cards, player, area), *stays)
