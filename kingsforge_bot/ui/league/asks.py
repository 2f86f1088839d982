"""Who asks to play for somebody else, and who has to agree."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.events import Consent
from kingsforge_bot.league.league import Ask
from kingsforge_bot.league.substitutes import lacking
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.ui.league.league_words import name_of, press
from kingsforge_bot.ui.message import Button, ButtonStyle, Message


def ask_message(l10n: Localizer, now: Current, ask: Ask) -> Message:
    """What is asked, for all to see, with the button of those who have to agree. It alerts nobody."""
    text = l10n("league-ask-title", league=plain(now.kept.name), text=ask_line(l10n, now, ask))
    agree = Button(
        l10n("button-league-agree"), press(now.kept, f"agree-{ask.entrant}-{ask.person}"), ButtonStyle.SUCCESS
    )
    return Message(text, ((agree,),))


def ask_line(l10n: Localizer, now: Current, ask: Ask) -> str:
    """Who asks, for whom, and whose consent is lacking."""
    who, whom = plain(now.members[ask.person - 1].name), name_of(now, ask.entrant)
    consents, known = lacking(now.league, ask), bool(now.kept.opener)
    match tuple(consents):
        case (Consent.ENTRANT,):
            lacks = "entrant"
        case (_,):
            lacks = "opener" if known else "manager"
        case _:
            lacks = "both" if known else "entrant-manager"
    return l10n("league-ask", lacking=lacks, who=who, whom=whom, opener=f"<@{now.kept.opener}>")
