"""A hint in words: what the strong player would do, and what for."""

from collections.abc import Iterator

from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck
from kingsforge_bot.games.dwarven_smithy.strategy.hints import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import draws_label, label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from kingsforge_bot.service.types import TableView


def hint_line(say: Telling, look: TableView, hint: Hint) -> str:
    """The action, what it costs or brings, what for."""
    return say.l10n.sentences([say.l10n("hint-line", action=hint_label(say, look, hint)), *_why(say, look, hint)])


def hint_label(say: Telling, look: TableView, hint: Hint) -> str:
    """The action; of draws all that one press brings."""
    draws = [one for one in hint.actions if isinstance(one, Draw)]
    return draws_label(say, draws) if len(draws) > 1 else label(say, hint.action, look.view)


def _why(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    if told := outcome(say, hint.action, look.view):
        yield told if told.endswith((".", "。")) else say.l10n("hint-brings", what=told)
    if isinstance(hint.action, Draw):
        deck = hint.action.deck
        held = [card for card in look.view.players[look.seat].hand if (kind_of(card) is None) is (deck is Deck.GUILD)]
        yield say.l10n("hint-draw", deck=deck.value, count=len(held))
    if hint.aim is None or hint.action.verb == "craft":
        return
    if hint.lacks:
        yield say.l10n("hint-aim-lacks", card=say.card(hint.aim), icons=say.icons(hint.lacks))
    else:
        yield say.l10n("hint-aim", card=say.card(hint.aim))
