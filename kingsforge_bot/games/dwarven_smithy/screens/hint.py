"""A hint in words: what the strong player would do, and what speaks for it in terms of the game."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import Step, presses
from kingsforge_bot.games.dwarven_smithy.strategy.hints import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import draws_label, several_label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome, price_said, sale, worth_said
from kingsforge_bot.service.types import TableView

_ROOM: Final = 3
"""Free places of a hand that let it draw; with fewer, playing a card is for that too."""


def hint_line(say: Telling, look: TableView, hint: Hint) -> str:
    """The action, what it costs or brings, what for; of a whole turn step by step."""
    if hint.whole:
        steps = [one for one in hint.actions if isinstance(one, Step)]
        told = [several_label(say, pressed, look.view) for pressed in presses(steps)]
        return say.l10n("hint-all", action=hint_label(say, look, hint), steps=say.l10n.steps(told))
    return say.l10n.sentences([say.l10n("hint-line", action=_whole(say, look, hint)), *_why(say, look, hint)])


def hint_reason(say: Telling, look: TableView, hint: Hint) -> str:
    """What it costs or brings, what for; perhaps nothing."""
    return say.l10n.sentences(_why(say, look, hint))


def hint_label(say: Telling, look: TableView, hint: Hint) -> str:
    """The action; of draws all that one press brings."""
    if hint.whole:
        return say.l10n("do-all", count=len(hint.actions))
    draws = [one for one in hint.actions if isinstance(one, a.Draw)]
    return draws_label(say, draws) if len(draws) > 1 else several_label(say, hint.actions, look.view)


def _whole(say: Telling, look: TableView, hint: Hint) -> str:
    """The action and, of a craft, which resources are laid out for it: that its card is goes without saying."""
    crafted = hint.action.card if isinstance(hint.action, a.Craft) else None
    before = [one for one in hint.before if not (isinstance(one, a.Play | a.Move) and one.card == crafted)]
    action = hint_label(say, look, hint)
    return say.l10n.steps([several_label(say, before, look.view), action]) if before else action


def _why(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    l10n, action = say.l10n, hint.action
    if told := _comes_to(say, look, hint):
        yield told if told.endswith((".", "。")) else l10n("hint-brings", what=told)
    if hint.waits is not None:
        card, aim = hint.waits
        if aim is None:
            yield l10n("hint-waits-little", card=say.card(card))
        else:
            yield l10n("hint-waits", card=say.card(card), aim=say.card(aim))
    match action:
        case a.Draw(deck=deck) if hint.reckoned:
            waiting, held = hint.reckoned
            yield l10n("hint-draw", deck=deck.value, waiting=waiting, held=held)
        case a.CompleteTool(card=card):
            (saves,) = hint.reckoned
            yield l10n("hint-tool", coins=saves, worth=say.cards.guild[card].full_value)
        case a.End():
            yield l10n("hint-end")
        case a.Craft():
            for coins in hint.reckoned:
                yield l10n("hint-ends", place="behind" if coins < 0 else "ahead", coins=abs(coins))
        case _ if hint.aim is not None:
            yield _aim(say, hint)
        case a.Play() | a.Move() | a.Sell() if not is_last_turn(look.view):
            yield from _without_aim(say, look, hint)
        case _:
            pass


def _comes_to(say: Telling, look: TableView, hint: Hint) -> str:
    """What it costs or brings; of several cards what is true of all of them."""
    action = hint.action
    if hint.aim is not None and isinstance(action, a.Buy | a.BuyWarehouse):
        return price_said(say, action, look.view)
    if isinstance(action, a.Craft) and not is_last_turn(look.view):
        # That a King's Item keeps its space is read where one chooses it.
        return say.l10n("is-crafted", then="next", worth=worth_said(say, action.card))
    if not hint.then or isinstance(action, a.Draw):
        return outcome(say, action, look.view)
    told = {outcome(say, one, look.view) for one in hint.actions}
    if len(told) == 1:
        return told.pop()
    sold = [one.card for one in hint.actions if isinstance(one, a.Sell)]
    return say.l10n("hint-sells", coins=sum(sale(say, card, look.view) for card in sold)) if sold else ""


def _aim(say: Telling, hint: Hint) -> str:
    assert hint.aim is not None
    printed = say.cards.guild[hint.aim]
    card, worth = say.card(hint.aim), say.type(printed) if printed.value is None else worth_said(say, hint.aim)
    if hint.lacks:
        return say.l10n("hint-aim-lacks", card=card, worth=worth, icons=say.icons(hint.lacks))
    return say.l10n("hint-aim", card=card, worth=worth)


def _without_aim(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    """Of what no card needs: the room that it makes."""
    player = look.view.players[look.seat]
    full = limit(say.cards, player, Limited.HAND) - len(player.hand) < _ROOM
    match hint.action:
        case a.Play() if full:
            yield say.l10n("hint-room")
        case a.Sell(card=card) | a.Play(card=card, to=Area.MARKET) if kind_of(card) is not None:
            yield say.l10n("hint-spare", count=len(hint.actions))
        case _:
            pass
