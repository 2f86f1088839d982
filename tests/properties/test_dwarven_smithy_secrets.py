"""Whatever the service says while Dwarven Smithy is played is the same, whatever somebody has in secret.

Two tables differ in the secrets of one seat alone: in its hand, and in which King's Items lie face down before it, so
in the decks too. What it draws differs as well.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Play
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.events import Drew, Played
from kingsforge_bot.games.dwarven_smithy.rules.position_checks import all_cards
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State
from tests.properties.dwarven_smithy import GAME, RANDOM, guess
from tests.properties.play import Thrown
from tests.properties.side_by_side import World, begun, check_heard_alike

MOST = 600
"""Actions within which a game must have ended."""
EVERY = 40
"""Actions between two looks at all that a table ever said."""
OFTEN = 10
"""Actions between two attempts of somebody who is not asked."""
SEATS = 3
GUILD_LEFT, MINE_LEFT = 12, 16
"""Cards of the decks: enough for some rounds."""


def midway(state: State, owner: Seat) -> State:
    """With a King's Item crafted and another completed before the owner, and decks that are soon empty (7.1)."""
    guild, mine = [*state.guild], [*state.mine]
    kings = [card for card in guild if _is_kings_item(card)][:2]
    guild = [card for card in guild if card not in kings]
    crafted, completed = (Stack(card, (Kind(mine.pop()), Kind(mine.pop()))) for card in kings)
    one = replace(state.players[owner], stacks=(crafted,), kings=(completed,))
    return replace(
        state,
        players=(*state.players[:owner], one, *state.players[owner + 1 :]),
        guild=tuple(guild[:GUILD_LEFT]),
        guild_discard=tuple(guild[GUILD_LEFT:]),
        mine=tuple(mine[:MINE_LEFT]),
        mine_discard=tuple(mine[MINE_LEFT:]),
    )


def other_secrets(state: State, owner: Seat, source: Random, top: int = 0) -> State:
    """What nobody but the owner may know is exchanged with the decks, whose order nobody knows (3.7, 3.8); `top`: so
    many cards on each of them stay.
    """
    one = state.players[owner]
    guild, mine = [*state.guild[top:]], [*state.mine[top:]]
    for card in one.hand:
        (mine if kind_of(card) else guild).append(card)
    covered = [stack for stack in (*one.stacks, *one.kings) if _is_kings_item(stack.card)]
    guild += [stack.card for stack in covered]
    source.shuffle(guild)
    source.shuffle(mine)
    kings = iter([card for card in guild if _is_kings_item(card)][: len(covered)])
    stacks, done = _renamed(one.stacks, kings), _renamed(one.kings, kings)
    for stack in (*stacks, *done):
        if _is_kings_item(stack.card):
            guild.remove(stack.card)
    hand = tuple((mine if kind_of(card) else guild).pop() for card in one.hand)
    changed = replace(one, hand=hand, stacks=stacks, kings=done)
    players = (*state.players[:owner], changed, *state.players[owner + 1 :])
    return replace(state, players=players, guild=(*state.guild[:top], *guild), mine=(*state.mine[:top], *mine))


def _renamed(stacks: tuple[Stack, ...], kings: Iterator[Name]) -> tuple[Stack, ...]:
    return tuple([replace(one, card=next(kings)) if _is_kings_item(one.card) else one for one in stacks])


def _is_kings_item(card: Name) -> bool:
    return card in GAME.cards.guild and GAME.cards.guild[card].type is CardType.KINGS_ITEM


def chosen(one: State, other: State, seat: Seat, owner: Seat, source: Random) -> Action:
    """What is done at either table; a card of the hand that is played is laid open, and then is the same."""
    here, there = list(GAME.legal_actions(one, seat)), list(GAME.legal_actions(other, seat))
    shown = [action for action in here if not isinstance(action, Play)]
    if seat != owner:
        assert here == there, "what one can do does not depend on another's secrets"
    else:
        assert shown == [action for action in there if not isinstance(action, Play)]
    return RANDOM.choose(GAME.player_view(one, seat), here, Thrown(source))


def learnt(here: State, there: State, seat: Seat, action: Action, owner: Seat, source: Random) -> State:
    """The other table, where by that action anybody else rightly learns the same of hands and decks as at this one."""
    for event in GAME.apply(here, seat, action, Thrown(Random(0))).events:
        match event:
            case Drew(seat=who) if who != owner:
                return other_secrets(here, owner, source, top=1)
            case Played(seat=who) if who == owner:
                return here
            case _:
                pass
    return there


def differences(one: Player, other: Player) -> Iterator[str]:
    return (field for field in Player.__struct_fields__ if getattr(one, field) != getattr(other, field))


async def refused_alike(one: World, other: World, seat: Seat, source: Random) -> None:
    """Whoever is not asked tries something that they know the words of."""
    action = guess(GAME.player_view(await one.state(), seat), source)
    refused = await one.act(seat, action)
    assert refused is not None
    assert refused == await other.act(seat, action)


async def test_nobody_hears_what_a_seat_has_in_secret(tmp_path: Path) -> None:
    """Rules 3.7, 3.8, 10.3: through a whole game."""
    source, owner, differed = Random("secrets"), Seat(1), set[str]()
    options = {"auction": "on"}
    async with (
        begun(tmp_path / "one.sqlite3", GAME, SEATS, **options) as one,
        begun(tmp_path / "other.sqlite3", GAME, SEATS, **options) as other,
    ):
        here = await one.state()
        assert here == await other.state(), "the same luck"
        await one.put(here := midway(here, owner))
        await other.put(there := other_secrets(here, owner, source))
        for number in range(MOST):
            (seat,) = GAME.to_act(here)
            action = chosen(here, there, seat, owner, source)
            alike = learnt(here, there, seat, action, owner, source)
            if alike is not there:
                await other.put(alike)
            assert await one.act(seat, action) == await other.act(seat, action) is None
            here, now = await one.state(), await other.state()
            if here.phase is Phase.OVER:
                break
            if alike is there:
                there = now
            else:
                await other.put(there := other_secrets(here, owner, source))
            if number % OFTEN == 0:
                idle = [Seat(who) for who in range(SEATS) if who != owner and who not in GAME.to_act(here)]
                await refused_alike(one, other, source.choice(idle), source)
            hours = source.choice((0, 0, 0, 13))
            for world in (one, other):
                await world.later(hours)
            await check_heard_alike(one, other, owner, everything=number % EVERY == 0)
            differed |= {*differences(here.players[owner], there.players[owner])}
    assert here.phase is Phase.OVER
    assert differed == {"hand", "stacks", "kings"}


def test_secrets_that_were_exchanged_are_others() -> None:
    """Or nothing would be compared; of all cards there are as many as before."""
    owner = Seat(1)
    state = midway(GAME.setup(SEATS, {}, Thrown(Random(1))).state, owner)
    other = other_secrets(state, owner, Random(5))
    assert GAME.load(GAME.dump(other)) == other
    assert sorted(all_cards(other)) == sorted(all_cards(state))
    assert [a == b for a, b in zip(state.players, other.players, strict=True)] == [True, False, True]
    assert {*differences(state.players[owner], other.players[owner])} == {"hand", "stacks", "kings"}
    assert state.guild[0] != other.guild[0], "what is drawn next"
    for who in (None, Seat(0), Seat(2)):
        assert GAME.player_view(state, who) == GAME.player_view(other, who)
