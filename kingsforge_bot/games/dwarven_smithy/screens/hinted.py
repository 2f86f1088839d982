"""What a seat that is awaited may ask: the best actions, as the strong player would choose them, and what for."""

from collections.abc import Callable, Iterator, Sequence

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.screens.ranked import ranked
from kingsforge_bot.games.dwarven_smithy.strategy.hints import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.wording import bold_title


def hinted(say: Telling, look: TableView, actions: Sequence[Action]) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is and what it can do. Raises Refused out of turn."""
    if not look.is_awaited:
        raise DwarvenSmithyWords(say.cards).out_of_turn(look.view)

    def work(_: StillWanted) -> Message:
        found = ranked(say.cards, look.view, actions)
        lines = [f"{place}. {_line(say, look, one)}" for place, one in enumerate(found, 1)]
        text = "\n".join([say.l10n("hint-title", table=bold_title(look.table)), *lines])
        return Message(cut(text, TEXT), (_buttons(say, look, found),) if found else ())

    return work


def _line(say: Telling, look: TableView, hint: Hint) -> str:
    """The action, what it costs or brings, what for."""
    return say.l10n.sentences(
        [say.l10n("hint-line", action=label(say, hint.action, look.view)), *_why(say, look, hint)]
    )


def _why(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    if told := outcome(say, hint.action, look.view):
        yield told if told.endswith((".", "。")) else say.l10n("hint-brings", what=told)
    if hint.aim is None or hint.action.verb == "craft":
        return
    if hint.lacks:
        yield say.l10n("hint-aim-lacks", card=say.card(hint.aim), icons=say.icons(hint.lacks))
    else:
        yield say.l10n("hint-aim", card=say.card(hint.aim))


def _buttons(say: Telling, look: TableView, found: Sequence[Hint]) -> tuple[Button, ...]:
    """Each does what it is called by, the best in green."""
    labels = [say.l10n("hint-do"), *(say.l10n("hint-do-other", place=place) for place in range(2, len(found) + 1))]
    return tuple(
        Button(
            text,
            ComponentId(look.table.id, look.table.seq, str(one.action)),
            ButtonStyle.MAIN if place else ButtonStyle.GO,
        )
        for place, (text, one) in enumerate(zip(labels, found, strict=True))
    )
