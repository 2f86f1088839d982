"""Hints made by hand, each fact by its name."""

from typing import Any

from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.strategy.hint import Hint, NextRound, ThisRound


def hint_of(action: Action, **facts: Any) -> Hint:
    return changed(Hint(action), **facts)


def changed(hint: Hint, **facts: Any) -> Hint:
    """With other facts, of this round, the next, or the action itself."""
    now = {name: fact for name, fact in facts.items() if name in ThisRound._fields}
    then = {name: fact for name, fact in facts.items() if name in NextRound._fields}
    rest = {name: fact for name, fact in facts.items() if name not in now | then}
    return hint._replace(
        this_round=hint.this_round._replace(**now), next_round=hint.next_round._replace(**then), **rest
    )
