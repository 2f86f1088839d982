"""Labels of what a turn waits for, each with what it comes to: `Leave W1: it goes back`."""

from kingsforge_bot.games.kings_forge.advice.foreseen import if_left, if_used
from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.events import Gained, GambleSettled, PurplePlaced
from kingsforge_bot.games.kings_forge.rules.state import State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.words.labels import BUTTON, action_label, held_label
from kingsforge_bot.games.kings_forge.words.words import heading, held_name, pool_words
from kingsforge_bot.i18n.names import cut
from kingsforge_bot.i18n.speech import Voice


def decision_label(voice: Voice, state: State, action: Action) -> str:
    """One of the actions that are legal while something is owed."""
    match state.owed, action:
        case Undecided(die=shown) as owed, Keep():
            return cut(voice("decide-leave", die=shown.text, **_fate(voice, state, owed, shown)), BUTTON)
        case Undecided() as owed, Use(source=source, on=(shown,)):
            return cut(_use(voice, state, owed, _held(state, source), shown), BUTTON)
        case WoodNow(source=source), Keep():
            return cut(voice("decide-keep", held=held_label(voice, _held(state, source))), BUTTON)
        case _:
            return action_label(voice, action, ())


def _use(voice: Voice, state: State, owed: Undecided, held: Held, shown: Die) -> str:
    source, after = heading(held_name(voice, held)), if_used(held, shown)
    if after is None:
        return voice("decide-reroll", source=source)
    fate = _fate(voice, state, owed, after)
    return voice("decide-use", source=source, before=shown.text, after=after.text, **fate)


def _fate(voice: Voice, state: State, owed: Undecided, shown: Die) -> dict[str, str | int]:
    """What becomes of the die if it is left like that, as variables of the message."""
    fate, instead, value = "back", NO_DICE, shown.value
    for event in if_left(state, owed, shown):
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
    return {"fate": fate, "instead": pool_words(voice, instead), "value": value}


def _held(state: State, source: str) -> Held:
    return next(held for held in state.players[state.turn].held if held.source == source)
