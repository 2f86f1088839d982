"""The start of a game (1.2 to 1.4, 8.9)."""

from collections.abc import Mapping, Sequence

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.draft import draft_of, finished
from kingsforge_bot.games.dwarven_smithy.rules.events import Dealt, Event
from kingsforge_bot.games.dwarven_smithy.rules.meta import COINS, DEALT, HEADSTART, ON, OPEN, OPTIONS, SEATS, Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import begin_turn


def set_up(seats: int, options: Mapping[str, str], cards: CardSet, chance: Chance) -> Step[State, Event]:
    """A new play, its first turn begun. Luck: the guild deck, the mine, the first player (9.1)."""
    if seats not in SEATS:
        raise ValueError(f"{seats} seats")
    chosen = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
    for name, value in chosen.items():
        if value not in OPTIONS.get(name, ()):
            raise ValueError(f"unknown option {name} {value}")
    mode = Mode(chosen["mode"])
    guild, mine = chance.shuffle(cards.in_mode(mode)), chance.shuffle(cards.mine())
    first = chance.shuffle([Seat(seat) for seat in range(seats)])[0]
    players = [Player()] * seats
    for place in range(seats):
        seat = (first + place) % seats
        coins = COINS + (HEADSTART * place if chosen["headstart"] == ON else 0)
        hand, workshop = _dealt(guild, place), tuple(map(entering, _dealt(mine, place)))
        players[seat] = Player(coins=coins, hand=hand, workshop=workshop)
    state = State(
        mode=mode,
        phase=Phase.ACT,
        first=first,
        turn=first,
        players=tuple(players),
        guild=guild[DEALT * seats :],
        mine=mine[DEALT * seats :],
        auction=chosen["auction"] == ON,
        endless=chosen["endless"] == ON,
        open_kings=chosen["kings"] == OPEN,
    )
    draft = draft_of(state, cards, chance)
    draft.events.extend(Dealt(Seat(seat), one.coins, one.workshop, one.hand) for seat, one in enumerate(state.players))
    begin_turn(draft, first)
    return finished(draft)


def _dealt(deck: Sequence[Name], place: int) -> tuple[Name, ...]:
    """The four cards of whoever is at that place in the order of play (1.3)."""
    return tuple(deck[DEALT * place : DEALT * (place + 1)])
