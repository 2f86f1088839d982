"""Labels of what a turn waits for, each with what it comes to: `Leave W1: it goes back`."""

from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, Reroll, after
from kingsforge_bot.games.kings_forge.rules.events import Gained, GambleSettled, PurplePlaced
from kingsforge_bot.games.kings_forge.rules.gambling import outcome
from kingsforge_bot.games.kings_forge.rules.state import State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.words.labels import BUTTON, action_label, held_label
from kingsforge_bot.games.kings_forge.words.words import heading, held_name, pool_words
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import cut


def decision_label(l10n: Localizer, state: State, action: Action) -> str:
    """One of the actions that are legal while something is owed."""
    match state.owed, action:
        case Undecided(die=shown) as owed, Keep():
            return cut(l10n("decide-leave", die=shown.text, **_fate(l10n, state, owed, shown)), BUTTON)
        case Undecided() as owed, Use(source=source, on=(shown,)):
            return cut(_use(l10n, state, owed, _held(state, source), shown), BUTTON)
        case WoodNow(source=source), Keep():
            return cut(l10n("decide-keep", held=held_label(l10n, _held(state, source))), BUTTON)
        case _:
            return action_label(l10n, action, ())


def _use(l10n: Localizer, state: State, owed: Undecided, held: Held, shown: Die) -> str:
    source, change = heading(held_name(l10n, held)), change_of(held)
    if isinstance(change, Reroll):
        return l10n("decide-reroll", source=source)
    then = after(change, shown)
    fate = _fate(l10n, state, owed, then)
    return l10n("decide-use", source=source, before=shown.text, after=then.text, **fate)


def _fate(l10n: Localizer, state: State, owed: Undecided, shown: Die) -> dict[str, str | int]:
    """What becomes of the die if it is left like that, as variables of the message."""
    fate, instead, value = "back", NO_DICE, shown.value
    for event in outcome(state, owed.side, shown):
        match event:
            case GambleSettled(kept=True):
                fate = "kept"
            case Gained(dice=dice) if dice:
                fate, instead = "instead", dice
            case PurplePlaced(value=placed):
                # 7.4: no roll shows more than 6.
                fate, value = "cancels" if placed <= TURNED_TO else "cancels-nothing", placed
            case _:
                pass
    return {"fate": fate, "instead": pool_words(l10n, instead), "value": value}


def _held(state: State, source: str) -> Held:
    return next(held for held in state.players[state.turn].held if held.source == source)
