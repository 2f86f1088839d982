"""What a seat that is awaited may ask: the best actions, as the strong player values them, and why."""

from collections.abc import Callable, Iterator

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Dock, End, Gather, Keep, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.effects import Gamble
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided
from kingsforge_bot.games.kings_forge.screens.asking.why import not_your_turn
from kingsforge_bot.games.kings_forge.screens.gather.still_there import first_line
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import hint_buttons
from kingsforge_bot.games.kings_forge.screens.hints.ranked import ranked
from kingsforge_bot.games.kings_forge.strategy.hints import Hint
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.words import People, card_name, craft_card_name, pool_words, space_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording import bold_title, names_of


def hinted(l10n: Localizer, look: TableView) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is. Raises Refused out of turn."""
    if not look.is_awaited:
        raise not_your_turn(look)

    def work(still_wanted: StillWanted) -> Message:
        found = ranked(look.view, still_wanted)
        lines = [f"{place}. {hint_line(l10n, look, one)}" for place, one in enumerate(found, 1)]
        lines += filter(None, [first_line(l10n, look, lines)])
        text = "\n".join([l10n("hint-title", table=bold_title(look.table)), *lines])
        return Message(cut(text, TEXT), (hint_buttons(l10n, look, len(found)),))

    return work


def hint_line(l10n: Localizer, look: TableView, hint: Hint) -> str:
    """The action, then what speaks for it, sentence by sentence."""
    people = names_of(l10n, look.table)
    return l10n.sentences(
        [l10n("hint-line", action=action_label(l10n, hint.action, people)), *_reasons(l10n, look, hint)]
    )


def _reasons(l10n: Localizer, look: TableView, hint: Hint) -> Iterator[str]:
    if hint.before is not None and hint.after is not None:
        before, after = percent(hint.before), percent(hint.after)
        if before == after != "0":
            yield l10n("hint-odds-same", now=before)
        elif before != after:
            yield l10n("hint-odds", before=before, after=after)
    if hint.brings:
        yield l10n("hint-brings", dice=l10n.either(_dice(l10n, one) for one in hint.brings))
    if hint.costs:
        yield l10n("hint-costs", dice=pool_words(l10n, hint.costs))
    if hint.denied_to is not None:
        who = People(l10n, names_of(l10n, look.table)).named(hint.denied_to)
        match hint.denied:
            case Gather(side=side):
                yield l10n("hint-denies", who=who, what=card_name(l10n, CARD_OF[side]))
            case Dock(space=space):
                yield l10n("hint-denies", who=who, what=space_name(l10n, space))
            case _:
                pass
    if look.view.phase is Phase.CRAFT or look.view.owed is not None:
        yield from _at_once(l10n, look.view, hint)


def _at_once(l10n: Localizer, view: State, hint: Hint) -> Iterator[str]:
    """Of a craft turn and of a die that waits."""
    match hint.action:
        case Craft() | Steal() if len(hint.aims) < 2:
            pass
        case _ if hint.aims:
            yield l10n("hint-makes", items=l10n.listing(craft_card_name(l10n, one.item) for one in hint.aims))
        case End():
            yield l10n("hint-nothing-more")
        case Keep() if isinstance(view.owed, Undecided) and not isinstance(HALVES[view.owed.side].effect, Gamble):
            pass
        case Keep():
            yield l10n("hint-later")
        case Use() | TakeWood() if view.owed is not None:
            yield l10n("hint-at-once")
        case Use() | TakeWood():
            yield l10n("hint-nothing-yet")
        case _:
            pass


def _dice(l10n: Localizer, dice: Pool) -> str:
    return pool_words(l10n, dice) if dice else l10n("hint-no-dice")
