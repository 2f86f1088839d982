"""Why the rules of a game say no, as a sentence."""

from collections.abc import Callable

from kingsforge_bot.core.errors import Fact, Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised


def refusal_text(own: Localizer, refused: Refused, said: Callable[[str, Fact], str | int], **usual: str) -> str:
    """The game's own sentence, by a localizer of that game, with the rule's number.

    `said` makes of a fact and its name what stands for it in the sentence; `usual` stands for facts that are not there.
    """
    facts = {**usual, **{name: said(name, fact) for name, fact in refused.facts.items()}}
    # Names of things have small letters, and some sentences begin with one.
    return capitalised(own(f"refused-{refused.reason.value}", rule=refused.rule, **facts))
