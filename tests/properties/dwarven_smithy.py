"""Dwarven Smithy as the subject of properties: what is conserved, what means the same, what somebody might try."""

from collections.abc import Hashable, Mapping
from random import Random

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    Auction,
    Buy,
    BuyWarehouse,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Craft,
    Discard,
    Draw,
    End,
    Fate,
    MakeBid,
    Move,
    Pass,
    Play,
    Sell,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.meta import STANDSTILL, Mode
from kingsforge_bot.games.dwarven_smithy.rules.position_checks import all_cards
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, entering, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Phase, State
from kingsforge_bot.players.random_player import RandomPlayer
from tests.properties.play import Subject

GAME = dwarven_smithy()
RANDOM = RandomPlayer(eager=("craft", "complete"), weights={"play": 6, "draw": 3, "sell": 2})
"""Crafts whatever it can; weights keep it from moving its cards to and fro for ever."""


def counted(state: State) -> Hashable:
    """Each card of the box in one place (1.1, 1.2), and all limits kept (3.3)."""
    found = tuple(sorted(all_cards(state)))
    assert found == tuple(sorted((*GAME.cards.in_mode(state.mode), *GAME.cards.mine())))
    for player in state.players:
        assert player.coins >= 0
        for area in Limited:
            kings_alone = area is Limited.MARKET and not player.market
            assert kings_alone or lying_in(player, area) <= limit(GAME.cards, player, area)
    return len(found)


def meant(state: State, action: Action) -> Hashable:
    """A swap can be told from either side; resources of a craft have no order."""
    match action:
        case Craft(card=card, resources=resources):
            return Craft, card, tuple(sorted(resources))
        case Move(card=card, to=Area.WORKSHOP, swapped=str() as other):
            return Move(Name(other), Area.MARKET, card)
        case _:
            return action


def guess(state: State, source: Random) -> Action:
    """What somebody might try who knows the words and sees the cards, but not the rules."""
    player = state.players[state.turn]
    near = [*player.hand, *player.market, *player.workshop, *player.apprentices, *player.tools]
    near += [stack.card for stack in (*player.stacks, *player.kings)]
    far = [Name("gold"), *(card for other in state.players for card in other.market)]
    card, other = source.choice(near or far), source.choice(near or far)
    theirs, area, seat = source.choice(far), source.choice(list(Area)), Seat(source.randrange(5))
    kinds = tuple(source.choice(list(Kind)) for _ in range(source.randrange(4)))
    return source.choice(
        (
            CompleteTool(card, source.choice(list(Fate))),
            CompleteApprentice(card, other),
            CompleteKingsItem(card, other),
            Play(card, area),
            Move(card, area, source.choice((None, other))),
            Discard(card),
            Sell(card),
            BuyWarehouse(source.randrange(len(state.row) + 2)),
            Buy(theirs, seat, area),
            Craft(card, kinds),
            Auction(theirs, seat),
            MakeBid(source.randrange(20), area),
            Pass(),
            Draw(source.choice(list(Deck))),
            End(),
        )
    )


def rightly_over(state: State) -> bool:
    """Rules 7.1, 7.7: the end was triggered, and the others had their last turns; or nothing happened any more."""
    if state.phase is not Phase.OVER:
        return False
    if state.ended_by is None:
        return all(player.idle >= STANDSTILL for player in state.players)
    return state.turn == (state.ended_by - 1) % len(state.players)


SUBJECT: Subject[State, Action, Event] = Subject(
    GAME, RANDOM, counted, meant, guess, rightly_over, lambda state: len(state.players)
)
"""Played at random."""


def otherwise(state: State, who: Seat | None, source: Random) -> State:
    """A table that looks the same to that seat: what it may not know is dealt anew among the places it cannot see."""
    hidden = [number for number in range(len(state.players)) if number != who]
    guild, mine = [*state.guild], [*state.mine]
    for number in hidden:
        for card in state.players[number].hand:
            (mine if kind_of(card) else guild).append(card)
    source.shuffle(guild)
    source.shuffle(mine)
    players = list(state.players)
    for number in hidden:
        hand = tuple((mine if kind_of(card) else guild).pop() for card in players[number].hand)
        players[number] = replace(players[number], hand=hand)
    return replace(state, players=tuple(players), guild=tuple(guild), mine=tuple(mine))


def near_the_edges(seats: int, options: Mapping[str, str], source: Random) -> State:
    """A position few games come to: areas full, decks almost empty, anything on the bench, King's Items completed."""
    cards, mode = GAME.cards, Mode(options["mode"])
    guild, mine = [*cards.in_mode(mode)], [*cards.mine()]
    source.shuffle(guild)
    source.shuffle(mine)
    if source.randrange(2):
        # Whose texts are needed cannot be exchanged: an apprentice crafted now goes back into the deck (4.6).
        guild.sort(key=lambda card: cards.guild[card].type is CardType.APPRENTICE)
        guild.sort(key=lambda card: card not in ("porter-bram", "stallwife-oda"))
    players = [_somebody(guild, mine, source) for _ in range(seats)]
    left = source.choice((1, 2, 5))
    position = {
        "mode": mode,
        "players": players,
        "turn": source.randrange(seats),
        "row": [mine.pop() for _ in range(source.choice((0, 3, 8)))],
        "guild": guild[:left],
        "mine": mine[: source.choice((1, 2, 9))],
        **{name: options.get(name) == "on" for name in ("auction", "endless")},
        "open_kings": source.choice((True, False)),
    }
    return GAME.load(msgspec.json.encode(position))


def _somebody(guild: list[Name], mine: list[Name], source: Random) -> dict[str, object]:
    """A seat with apprentices, tools, King's Items and stacks, and as many loose cards as its areas hold."""

    def take(type_: CardType, most: int) -> list[Name]:
        found = [card for card in guild if GAME.cards.guild[card].type is type_][: source.randrange(most + 1)]
        for card in found:
            guild.remove(card)
        return found

    def laid(card: Name) -> Name:
        return source.choice((card, entering(card))) if kind_of(card) else card

    def anything() -> Name:
        return guild.pop() if guild and not source.randrange(3) else mine.pop()

    kings = [{"card": card, "resources": [mine.pop()]} for card in take(CardType.KINGS_ITEM, 3)]
    stacks = [
        {"card": card, "resources": [mine.pop()]}
        for card in (guild.pop() for _ in range(min(source.randrange(4), len(guild))))
    ]
    apprentices = take(CardType.APPRENTICE, 2)
    places = source.randrange(8 - 2 * len(stacks))
    # As many as the texts of these apprentices allow, so that some of them cannot be exchanged (4.5).
    held = source.choice((0, 3, 8 if "porter-bram" in apprentices else 6))
    offered = source.choice((0, 5 if "stallwife-oda" in apprentices else 4)) - len(kings)
    return {
        "coins": source.choice((0, 5, 40)),
        "hand": [anything() for _ in range(held)],
        "market": [laid(anything()) for _ in range(offered)],
        "workshop": [laid(anything()) for _ in range(places)],
        "stacks": stacks,
        "apprentices": apprentices,
        "tools": take(CardType.TOOL, 2),
        "kings": kings,
        "idle": source.randrange(3),
    }
