"""Who asks to play for somebody else, and whose consent is there."""

from msgspec.structs import replace

from kingsforge_bot.league.events import Consent, Person, SubstituteAgreed, SubstituteAsked, Substitution
from kingsforge_bot.league.league import Ask, League, Stage
from kingsforge_bot.league.people import check_substitute
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant


def discussed(league: League, event: Substitution) -> League:
    """One step on the way to a substitute. Raises LeagueRefused."""
    return _asked(league, event) if isinstance(event, SubstituteAsked) else _agreed(league, event)


def lacking(league: League, ask: Ask) -> tuple[Consent, ...]:
    """Whose consent is not there yet: the opener's, and theirs who would lose the place as long as they are there."""
    needed = [Consent.OPENER]
    if league.entries[ask.entrant].present:
        needed.append(Consent.ENTRANT)
    return tuple(one for one in needed if one not in ask.agreed)


def ask_of(league: League, entrant: Entrant, person: Person) -> Ask:
    """Raises LeagueRefused where nothing is asked."""
    found = next((one for one in league.asks if (one.entrant, one.person) == (entrant, person)), None)
    if found is None or league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_ASKED)
    return found


def _asked(league: League, event: SubstituteAsked) -> League:
    """Somebody asks; what they asked before is withdrawn. Raises LeagueRefused."""
    if league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_RUNNING)
    check_substitute(league, event.entrant, event.person)
    ask = Ask(event.entrant, event.person)
    if any((one.entrant, one.person) == (ask.entrant, ask.person) for one in league.asks):
        raise LeagueRefused(Reason.ASKED_ALREADY)
    others = tuple(one for one in league.asks if one.person != ask.person)
    return replace(league, asks=(*others, ask))


def _agreed(league: League, event: SubstituteAgreed) -> League:
    """One more consent. Raises LeagueRefused."""
    ask = ask_of(league, event.entrant, event.person)
    if event.whose in ask.agreed:
        raise LeagueRefused(Reason.AGREED_ALREADY)
    fuller = replace(ask, agreed=(*ask.agreed, event.whose))
    return replace(league, asks=tuple(fuller if one == ask else one for one in league.asks))
