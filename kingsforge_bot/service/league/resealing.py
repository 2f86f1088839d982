"""Leagues sealed anew after a restored backup: what sealed their draws may be known by then."""

from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.ports import Entropy, Writing
from kingsforge_bot.service.turn.luck import SECOND_SCHEME, SECRET_BYTES, Seal, Secret
from kingsforge_bot.service.types import LeagueId


async def reseal_league(writing: Writing, league: LeagueId, entropy: Entropy) -> None:
    """Draws to come are made from a fresh secret; the card says which."""
    kept, seals = await writing.leagues.one(league), await writing.leagues.seals(league)
    if kept is not None:
        mix = seals[-1].mix if seals else ""
        await writing.leagues.seal(league, Seal(kept.seq + 1, SECOND_SCHEME, Secret(entropy(SECRET_BYTES)), mix))
        await writing.leagues.owe(league, LeaguePostKind.CARD, entropy(8).hex())
