"""What speaks for a move that is advised: what it costs or brings, what waits for it, what it is for."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.games.dwarven_smithy.advice.draws import chance_of
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draws_allowed
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Aim, GameEnd, HeldBack, Hint, KeptTool, Spare, Waiting
from kingsforge_bot.games.dwarven_smithy.strategy.making_room import Space
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import (
    outcome,
    price_said,
    sale,
    with_full_stop,
    with_worth,
    worth_said,
)
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView

_ROOM_TO_DRAW: Final = 3
"""Free places of a hand with which it has room for draws; with fewer, a card that is played makes some."""


def hint_reasons(say: Telling, look: TableView, hint: Hint) -> tuple[str, ...]:
    """What speaks for a hint's move, sentence by sentence; perhaps nothing. What it leaves for later comes last."""
    later = () if hint.held_back is None else (_held_back(say, hint.held_back),)
    return (*_reasons(say, look.view, hint), *later)


def brief_reason(say: Telling, look: TableView, hint: Hint) -> str:
    """The weightiest of them, on one line of a phone: of a move for a card, for which; perhaps nothing."""
    if hint.space is None and hint.aim is not None and not isinstance(hint.action, a.Draw | a.Craft):
        return say.l10n("hint-aim-brief", card=with_worth(say, hint.aim.card))
    return "".join(hint_reasons(say, look, hint)[:1])


def _reasons(say: Telling, view: State, hint: Hint) -> Iterator[str]:
    if hint.space is not None:
        # What the steps make space for says more than what becomes of the card that leaves.
        yield _space(say, hint.space)
        yield from risk(say, view, hint)
        return
    if hint.aim is None and isinstance(hint.action, a.Play | a.Move | a.Sell) and not is_last_turn(view):
        yield from _gives_away(say, view, hint)
    brings = _brings(say, view, hint)
    told, purpose = [brings] if brings else [], [*_purpose(say, view, hint, brings)]
    if hint.waits is not None and (hint.held_back is None or hint.held_back.card != hint.waits.card):
        told.append(_waits(say, hint.waits))
    # Where a phone has room for one sentence, a price is no reason.
    bought = isinstance(hint.action, a.Buy | a.BuyWarehouse)
    yield from [*purpose, *told] if bought else [*told, *purpose]


def _space(say: Telling, space: Space) -> str:
    """What a full workshop makes space for; of a card that is crafted with its value."""
    card = with_worth(say, space.card) if space.crafted else say.card(space.card)
    return say.l10n("hint-space", then="crafted" if space.crafted else "laid", card=card)


def risk(say: Telling, view: State, hint: Hint) -> Iterator[str]:
    """Of the dearest guild card that goes to the market: that others may buy it, and how near they are to craft it."""
    one = hint.offered
    if one is None or is_last_turn(view):
        return
    buyer = "nobody" if one.buyer is None else "other" if one.buyer_lacks else "ready"
    yield say.l10n(
        "hint-offered",
        buyer=buyer,
        card=capitalised(say.card(one.card)),
        coins=say.cards.buy_value(one.card),
        who="" if one.buyer is None else say.who(one.buyer),
        icons=say.icons(one.buyer_lacks, lacks=True) if one.buyer_lacks else "",
    )


def _gives_away(say: Telling, view: State, hint: Hint) -> Iterator[str]:
    """Of a card that serves no other: that none needs it, or enough of it is kept; and the room it leaves in hand."""
    player, rest = view.players[view.turn], hint.rest
    if rest is not None and (rest.kept or not rest.needed):
        kept = rest.kept if rest.needed else 0
        yield say.l10n("hint-spare", kept=kept, card=say.card(Name(rest.kind.value)))
    now, played = draws_allowed(view, say.cards), sum(isinstance(one, a.Play) for one in hint.actions)
    room = min(DRAWS, limit(say.cards, player, Limited.HAND) - len(player.hand) + played)
    if played and now < _ROOM_TO_DRAW:
        yield say.l10n("hint-room", room=room, now=now)
    if hint.offered is not None and hint.offered.lacks and (value := say.cards.guild[hint.offered.card].value):
        icons = say.icons(hint.offered.lacks, lacks=True)
        yield say.l10n("hint-far", card=say.card(hint.offered.card), coins=value, icons=icons)


def _brings(say: Telling, view: State, hint: Hint) -> str:
    """What the move costs or brings; of several cards what is true of all of them, or what all sales bring."""
    match hint.action:
        case a.Draw():
            return ""
        case a.Buy() | a.BuyWarehouse() as purchase if hint.aim is not None:
            return price_said(say, purchase, view)
        case a.Craft(card=card) if not is_last_turn(view):
            # That a King's Item keeps its space is read where one chooses it.
            told = say.l10n("hint-crafted", card=say.card(card), worth=worth_said(say, card))
            return with_full_stop(say, card, told)
        case _:
            if hint.offered is not None and not is_last_turn(view):
                return next(risk(say, view, hint))
            outcomes = {_outcome(say, view, one) for one in hint.actions}
            if len(outcomes) == 1:
                return outcomes.pop()
    sold = [one.card for one in hint.actions if isinstance(one, a.Sell)]
    if not sold:
        return next(risk(say, view, hint), "")
    coins = sum(sale(say, one, view) for one in sold)
    return say.l10n("hint-sells", cards=capitalised(say.all(sold)), coins=coins)


def _outcome(say: Telling, view: State, action: a.Action) -> str:
    """What comes of one action; of a card laid in the market in fewer words than a menu has for it."""
    match action:
        case a.Play(card=card, to=Area.MARKET) if not is_last_turn(view):
            return _in_market(say, view, entering(card))
        case a.Move(card=card, to=Area.MARKET) if not is_last_turn(view):
            return _in_market(say, view, card)
        case _:
            return outcome(say, action, view, closed=True)


def _in_market(say: Telling, view: State, name: Name) -> str:
    """Of a resource that is laid there."""
    card, coins = capitalised(say.card(name)), say.cards.buy_value(name)
    return say.l10n("hint-for-sale", card=card, sell=sale(say, name, view), buy=coins)


def _waits(say: Telling, waits: Waiting) -> str:
    """Why a card is not crafted that could be: another is to have its resources, or it hardly pays."""
    if waits.for_card is None:
        return say.l10n("hint-waits-little", card=say.card(waits.card))
    return say.l10n("hint-waits", card=say.card(waits.card), aim=say.card(waits.for_card))


def _held_back(say: Telling, held: HeldBack) -> str:
    """Why a King's Item is not crafted that could be, and how the game would end with it."""
    card, who, coins, others = say.card(held.card), say.who(held.other), held.coins, held.others
    if held.for_card is None:
        return say.l10n("hint-held-back", card=card, coins=coins, who=who, others=others)
    aim = say.card(held.for_card)
    return say.l10n("hint-held-back-for", card=card, coins=coins, who=who, others=others, aim=aim)


def _purpose(say: Telling, view: State, hint: Hint, brings: str) -> Iterator[str]:
    """What the move is for; `brings`: what was said of it before, if anything."""
    l10n, action = say.l10n, hint.action
    match action, hint.purpose:
        case a.Draw(), Spare(kinds=kinds):
            cards = say.all(Name(one.value) for one in dict.fromkeys(kinds))
            yield l10n("hint-draw-guild", count=len(kinds), cards=cards)
        case a.Draw(), Aim() as aim:
            yield _draw(say, view, hint, aim)
        case a.CompleteTool(card=card), KeptTool(saves=saves):
            yield l10n("hint-tool", card=say.card(card), coins=saves, worth=say.cards.guild[card].full_value)
        case a.Craft(), GameEnd(lead=lead, face_down=face_down):
            yield l10n("hint-ends", place="behind" if lead < 0 else "ahead", coins=abs(lead))
            if face_down:
                yield l10n("hint-ends-unknown", count=face_down)
        case a.Craft(), _:
            # What it brings was said.
            pass
        case a.End(), _:
            yield l10n("hint-end")
        case a.Play(card=card) | a.Move(card=card), Aim(card=served, lacks=(), beside=None) if (
            brings and card == served
        ):
            # Of a card that is played for itself it was said what it takes and brings.
            pass
        case _, Aim() as aim:
            yield _aim(say, aim)
        case _:
            pass


def _draw(say: Telling, view: State, hint: Hint, aim: Aim) -> str:
    """What the draws are to bring, and how likely those of the mine bring all of it, as **Odds** counts it."""
    count = sum(isinstance(one, a.Draw) and one.deck is Deck.MINE for one in hint.actions)
    told = {"card": say.card(aim.card), "icons": say.icons(aim.lacks, lacks=True)}
    if aim.beside is not None:
        return say.l10n("hint-draw-too", **told)
    chance, most = chance_of(view, say.cards, view.turn, aim.card, count), draws_allowed(view, say.cards)
    if not chance:
        return say.l10n("hint-draw-lacks", **told)
    of = "one" if most == 1 else "all" if count == most else "some"
    return say.l10n("hint-draw-odds", of=of, count=count, most=most, percent=percent(chance), **told)


def _aim(say: Telling, aim: Aim) -> str:
    """The card that a move serves, what that is worth, and what it lacks or has to share."""
    printed = say.cards.guild[aim.card]
    card, worth = say.card(aim.card), say.type(printed) if printed.value is None else worth_said(say, aim.card)
    if aim.beside is not None:
        return say.l10n("hint-aim-both", card=card, worth=worth, other=say.card(aim.beside))
    if aim.lacks:
        return say.l10n("hint-aim-lacks", card=card, worth=worth, icons=say.icons(aim.lacks, lacks=True))
    return say.l10n("hint-aim", card=card, worth=worth)
