"""The analysis of a game that is over: what everybody's workers did, and what that came to."""

from collections.abc import Callable

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.keyflower.advice.account import Account, accounts
from kingsforge_bot.games.keyflower.advice.story import course_of, story
from kingsforge_bot.games.keyflower.words.ending import course_lines
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.story import story_lines
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title


def analysis(say: Telling, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
    """The answer, to be worked out; of moments of which only entries that count are left."""

    def work(_: StillWanted) -> Message:
        l10n, seats = say.l10n, len(look.view.players)
        events = [event for _, led in moments for entry in led for event in entry.events]
        found = accounts(seats, events)
        lines = [
            l10n("analysis-title", table=bold_title(look.table)),
            l10n("analysis-bids"),
            *(_bids(say, one) for one in found),
            l10n("analysis-uses"),
            *(_uses(say, one) for one in found),
            l10n("analysis-work"),
            *(_work(say, one) for one in found),
            l10n("analysis-race"),
            *course_lines(say, course_of(say.tiles, seats, events)),
            *story_lines(say, story(say.tiles, look.view.scores, events)),
        ]
        return Message(cut("\n".join(lines), TEXT))

    return work


def _bids(say: Telling, one: Account) -> str:
    return say.l10n("analysis-bids-line", who=say.who(one.seat), tiles=one.won, paid=one.paid, drawn=one.drawn)


def _uses(say: Telling, one: Account) -> str:
    who = say.who(one.seat)
    return say.l10n(
        "analysis-uses-line", who=who, own=one.own, offered=one.offered, abroad=one.abroad, visited=one.visited
    )


def _work(say: Telling, one: Account) -> str:
    return say.l10n("analysis-work-line", who=say.who(one.seat), upgrades=one.upgrades, steps=one.steps)
