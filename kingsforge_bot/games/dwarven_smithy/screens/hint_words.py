"""A hint in words: what the strong player would do, and what speaks for it in terms of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.advice.draws import chance_of
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import Step, stepwise
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Aim, GameEnd, Hint, KeptTool, Spare
from kingsforge_bot.games.dwarven_smithy.strategy.reasons import Space
from kingsforge_bot.games.dwarven_smithy.words.labels import draws_label, several_label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import (
    outcome,
    price_said,
    sale,
    with_full_stop,
    worth_said,
)
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView

_ROOM: Final = 3
"""Free places of a hand that let it draw; with fewer, playing a card is for that too."""


def hint_line(say: Telling, look: TableView, hint: Hint) -> str:
    """The action, what it costs or brings, what for; of a whole turn step by step."""
    return say.l10n.sentences([*hint_sentences(say, look, hint), *_before(say, hint)])


def hint_sentences(say: Telling, look: TableView, hint: Hint) -> tuple[str, ...]:
    """The same sentence by sentence, without why it comes before another."""
    if hint.whole:
        told = [several_label(say, pressed, there) for pressed, there in _pressed(say, look, hint)]
        return (say.l10n("hint-all", count=len(told), steps=say.l10n.steps(told)),)
    return (say.l10n("hint-line", action=_whole(say, look, hint)), *_why(say, look, hint))


def _pressed(say: Telling, look: TableView, hint: Hint) -> Sequence[tuple[tuple[Step, ...], State]]:
    """The steps of a whole turn as they are told, and the table before each: a sale changes what the warehouse has."""
    return tuple(stepwise(say.cards, look.view, [one for one in hint.actions if isinstance(one, Step)]))


def _before(say: Telling, hint: Hint) -> Iterator[str]:
    match hint.before_other:
        case (place, None):
            yield say.l10n("hint-before-draw", place=place)
        case (place, coins):
            yield say.l10n("hint-before", place=place, coins=coins)
        case None:
            pass


def hint_reasons(say: Telling, look: TableView, hint: Hint) -> tuple[str, ...]:
    """What it costs or brings, what for, sentence by sentence; perhaps none."""
    return tuple(_why(say, look, hint))


def hint_label(say: Telling, look: TableView, hint: Hint) -> str:
    """The action; of draws all that one press brings."""
    if hint.whole:
        return say.l10n("do-all", count=len(_pressed(say, look, hint)))
    draws = [one for one in hint.actions if isinstance(one, a.Draw)]
    return draws_label(say, draws, look.view) if len(draws) > 1 else several_label(say, hint.actions, look.view)


def _whole(say: Telling, look: TableView, hint: Hint) -> str:
    """The action and, of a craft, which resources are laid out for it: that its card is goes without saying."""
    crafted = hint.action.card if isinstance(hint.action, a.Craft) else None
    before = [one for one in hint.before if not (isinstance(one, a.Play | a.Move) and one.card == crafted)]
    action = hint_label(say, look, hint)
    return say.l10n.steps([several_label(say, before, look.view), action]) if before else action


def _why(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    l10n, action = say.l10n, hint.action
    if hint.space is not None:
        yield _space(say, hint.space)
        return
    told, spare = _comes_to(say, look, hint), isinstance(action, a.Play | a.Move | a.Sell) and hint.aim is None
    # What a move is for stands before what becomes of its card.
    if spare and not is_last_turn(look.view):
        yield from _without_aim(say, look, hint)
    if told:
        yield told
    if hint.waits is not None:
        card, aim = hint.waits
        if aim is None:
            yield l10n("hint-waits-little", card=say.card(card))
        else:
            yield l10n("hint-waits", card=say.card(card), aim=say.card(aim))
    yield from _purpose(say, look, hint, told)


def _purpose(say: Telling, look: TableView, hint: Hint, told: str) -> Iterator[str]:
    l10n, action = say.l10n, hint.action
    match action, hint.purpose:
        case a.Draw(), Spare(kinds=kinds):
            cards = say.all(Name(one.value) for one in dict.fromkeys(kinds))
            yield l10n("hint-draw-guild", count=len(kinds), cards=cards)
        case a.Draw(), Aim() as aimed:
            yield _draw(say, look, hint, aimed)
        case a.CompleteTool(card=card), KeptTool(saves=saves):
            yield l10n("hint-tool", card=say.card(card), coins=saves, worth=say.cards.guild[card].full_value)
        case a.End(), _:
            yield l10n("hint-end")
        case a.Craft(), GameEnd(lead=lead, face_down=unknown):
            yield l10n("hint-ends", place="behind" if lead < 0 else "ahead", coins=abs(lead))
            if unknown:
                yield l10n("hint-ends-unknown", count=unknown)
        case a.Craft(), _:
            pass
        case _, Aim() as aimed:
            yield from _aim(say, action, aimed, told)
        case _:
            pass


def _comes_to(say: Telling, look: TableView, hint: Hint) -> str:
    """What it costs or brings, of which card; of several cards what is true of all of them."""
    action = hint.action
    if hint.aim is not None and isinstance(action, a.Buy | a.BuyWarehouse):
        return price_said(say, action, look.view)
    if isinstance(action, a.Craft) and not is_last_turn(look.view):
        # That a King's Item keeps its space is read where one chooses it.
        told = say.l10n("hint-crafted", card=say.card(action.card), worth=worth_said(say, action.card))
        return with_full_stop(say, action.card, told)
    if isinstance(action, a.Draw):
        return ""
    outcomes = {outcome(say, one, look.view, closed=True) for one in hint.actions}
    if len(outcomes) == 1:
        return _of_card(say, look, action, outcomes.pop())
    sold = [one.card for one in hint.actions if isinstance(one, a.Sell)]
    if not sold:
        return ""
    coins = sum(sale(say, one, look.view) for one in sold)
    return say.l10n("hint-sells", cards=capitalised(say.all(sold)), coins=coins)


def _of_card(say: Telling, look: TableView, action: a.Action, told: str) -> str:
    """Of a card laid in the market fewer words than its line in the menu has."""
    if is_last_turn(look.view) or not isinstance(action, a.Play | a.Move) or action.to is Area.WORKSHOP:
        return told
    lying = entering(action.card) if isinstance(action, a.Play) else action.card
    name, coins = capitalised(say.card(lying)), say.cards.buy_value(lying)
    if kind_of(lying) is None:
        return say.l10n("hint-offered", card=name, coins=coins)
    return say.l10n("hint-for-sale", card=name, sell=sale(say, lying, look.view), buy=coins)


def _draw(say: Telling, look: TableView, hint: Hint, aim: Aim) -> str:
    """What the drawn cards are for: with how likely they bring it, where that is one thing."""
    count = sum(isinstance(one, a.Draw) and one.deck is Deck.MINE for one in hint.actions)
    told = {"card": say.card(aim.card), "icons": say.icons(aim.lacks)}
    if aim.beside is not None:
        return say.l10n("hint-draw-too", **told)
    if len(aim.lacks) > 1:
        return say.l10n("hint-draw-lacks", **told)
    chance = chance_of(look.view, say.cards, look.view.turn, aim.lacks[0], count)
    return say.l10n("hint-draw-odds", count=count, percent=percent(chance), **told)


def _space(say: Telling, space: Space) -> str:
    name, then = say.card(space.card), "crafted" if space.crafted else "laid"
    coins = say.cards.guild[space.card].value if space.crafted else None
    card = name if coins is None else say.l10n("hint-space-card", card=name, coins=coins)
    if space.free:
        return say.l10n("hint-space-more", card=card)
    return say.l10n("hint-space", count=space.places, then=then, card=card)


def _aim(say: Telling, action: a.Action, aim: Aim, told: str) -> Iterator[str]:
    """What for; of a card that is played for itself it was told what it takes and brings."""
    itself = isinstance(action, a.Play | a.Move) and action.card == aim.card
    if told and itself and not (aim.beside or aim.lacks):
        return
    printed = say.cards.guild[aim.card]
    card, worth = say.card(aim.card), say.type(printed) if printed.value is None else worth_said(say, aim.card)
    if aim.beside is not None:
        yield say.l10n("hint-aim-both", card=card, worth=worth, other=say.card(aim.beside))
    elif aim.lacks:
        yield say.l10n("hint-aim-lacks", card=card, worth=worth, icons=say.icons(aim.lacks))
    else:
        yield say.l10n("hint-aim", card=card, worth=worth)


def _without_aim(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    """Of what no card needs, or of what there is more than cards need; and the room that it makes."""
    player, rest = look.view.players[look.view.turn], hint.rest
    if rest is not None and (rest.kept or not rest.needed):
        kept = rest.kept if rest.needed else 0
        yield say.l10n("hint-spare", kept=kept, card=say.card(Name(rest.kind.value)))
    full = limit(say.cards, player, Limited.HAND) - len(player.hand) < _ROOM
    if isinstance(hint.action, a.Play) and full:
        yield say.l10n("hint-room")
