"""What a text brings: games in which a seat has the card in force from the start, beside the same games without it."""

from statistics import fmean, stdev
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.statistics.playing import BOTS, RULES
from kingsforge_bot.players.self_play import self_play

_SEATS: Final = 2


class Lead(NamedTuple):
    """Coins of a seat beyond the other's at the end, and its turns."""

    coins: int
    turns: int


class Brought(NamedTuple):
    """Coins by which the card widens the lead, on average, with its standard error, and that for each turn."""

    coins: float
    error: float
    a_turn: float


def brought(card: Name, games: int, without: list[Lead]) -> Brought:
    """By an apprentice or a tool. `without` are the leads of the same games, as `leads` counts them."""
    with_it = leads(games, card)
    wider = [one.coins - other.coins for one, other in zip(with_it, without, strict=True)]
    return Brought(fmean(wider), stdev(wider) / games**0.5, fmean(wider) / fmean(lead.turns for lead in with_it))


def leads(games: int, card: Name | None = None) -> list[Lead]:
    """Of each game, of both seats in turn, between two smiths in full mode. Raises Endless."""
    return [_lead(game, card) for game in range(games)]


def _lead(game: int, card: Name | None) -> Lead:
    luck, own, seat = Thrown(f"table {game}"), Thrown(f"players {game}"), Seat(game % _SEATS)
    state = RULES.setup(_SEATS, {"mode": Mode.FULL.value}, luck).state
    state = state if card is None else _in_force(state, seat, card)
    turns = 0
    for move in self_play(RULES, state, (BOTS["smith"],), luck, own):
        state = move.step.state
        turns += move.before.turn == seat != state.turn
    totals = [score.total for score in state.scores]
    return Lead(2 * totals[seat] - sum(totals), turns)


def _in_force(state: State, seat: Seat, card: Name) -> State:
    """The seat has it; whoever was dealt it has the deck's next card for it."""
    guild, players = list(state.guild), list(state.players)
    if card in guild:
        guild.remove(card)
    for number, player in enumerate(players):
        if card in player.hand:
            hand = tuple(guild.pop() if one == card else one for one in player.hand)
            players[number] = replace(player, hand=hand)
    has = players[seat]
    if RULES.cards.guild[card].type is CardType.APPRENTICE:
        players[seat] = replace(has, apprentices=(*has.apprentices, card))
    else:
        players[seat] = replace(has, tools=(*has.tools, card))
    return replace(state, guild=tuple(guild), players=tuple(players))
