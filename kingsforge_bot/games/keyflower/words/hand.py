"""My screen: what one player alone sees (15.4)."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import Side
from kingsforge_bot.games.keyflower.words.events import lying
from kingsforge_bot.games.keyflower.words.names import Telling


def hand(say: Telling, state: State, seat: Seat) -> str:
    """The seat's screen, its winter hand, its losing groups and what it builds, in lines; nothing after the end."""
    return "" if state.phase is Phase.OVER else "\n".join(_lines(say, state, seat))


def _lines(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    l10n, player = say.l10n, state.players[seat]
    skills = say.skills(player.skills) if player.skills.total else l10n("skills", skill="unseen", count=0)
    yield l10n("screen-mine", workers=say.workers(player.workers), skills=skills)
    if player.known_workers.total or player.known_skills.total:
        known = say.things(NO_GOODS, player.known_skills, player.known_workers)
        yield l10n("screen-known", things=known)
    losing = [
        l10n("screen-group", place=place, workers=l10n("workers", colour=group.colour.value, count=group.number))
        for place, group in state.losing(seat).items()
    ]
    if losing:
        yield l10n("screen-losing", groups=l10n.listing(losing))
    if state.phase is Phase.WINTER_CHOICE:
        # What is chosen between is read where it is chosen.
        yield from (
            l10n("about-side", tile=say.tile(name), effect=say.face(say.tiles.face(name, Side.A)))
            for name in player.hand
        )
        if player.given:
            yield l10n("screen-given", tiles=say.all(player.given))
    elif player.hand:
        yield l10n("screen-winter", tiles=say.all(player.hand))
    if player.draft:
        yield l10n("screen-draft", tiles=l10n.listing(lying(say, one) for one in player.draft))
    if player.unplaced:
        yield l10n("screen-to-build", tiles=say.all(one.name for one in player.unplaced))
    if state.work is not None and state.turn == seat:
        yield l10n("screen-work", steps=state.work.steps, upgrades=state.work.upgrades)
