"""The analysis of a game that is over: luck of the mine, what the coins came from, the best and the worst craft."""

from collections.abc import Callable

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.advice.account import Account, Made, accounts, average
from kingsforge_bot.games.dwarven_smithy.advice.story import story
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.story import story_lines
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title


def analysis(say: Telling, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
    """The answer, to be worked out; of moments of which only entries that count are left."""

    def work(_: StillWanted) -> Message:
        l10n, cards = say.l10n, say.cards
        events = [event for _, led in moments for entry in led for event in entry.events]
        found, mean = accounts(cards, len(look.view.players), events), average(cards)
        lines = [
            l10n("analysis-title", table=bold_title(look.table)),
            l10n("analysis-luck", average=l10n.decimal(mean)),
            *(_luck(say, one, mean) for one in found),
            l10n("analysis-coins"),
            *(_coins(say, one) for one in found),
            l10n("analysis-crafts"),
            *(_crafts(say, one) for one in found),
            # All of it: the last post has what a phone has room for.
            *story_lines(say, story(cards, look.view.scores, events)),
        ]
        return Message(cut("\n".join(lines), TEXT))

    return work


def _luck(say: Telling, one: Account, mean: float) -> str:
    more = one.worth - mean * one.drawn
    each = one.worth / one.drawn if one.drawn else 0.0
    return say.l10n(
        "analysis-luck-line", who=say.who(one.seat), drawn=one.drawn, each=say.l10n.decimal(each), more=f"{more:+.0f}"
    )


def _coins(say: Telling, one: Account) -> str:
    return say.l10n(
        "analysis-coins-line",
        who=say.who(one.seat),
        crafted=one.crafted,
        sales=one.sales,
        others=one.bought_from,
        income=one.income,
        spent=one.warehouse + one.players,
    )


def _crafts(say: Telling, one: Account) -> str:
    """The best and, where there is another, the one that brought least."""
    who, best, worst = say.who(one.seat), one.best, one.worst
    if best is None:
        return say.l10n("analysis-no-crafts", who=who)
    told = say.l10n("analysis-best", who=who, craft=_made(say, best))
    if worst is None or worst is best:
        return told
    return say.l10n.sentences([told, say.l10n("analysis-worst", craft=_made(say, worst))])


def _made(say: Telling, made: Made) -> str:
    return say.l10n("analysis-craft", card=say.card(made.card), brought=made.brought, cost=made.cost)
