"""The board in words: what lies open on the table (15.7), in the order head, offer, turn order, boats, seats."""

from collections.abc import Iterator
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.advice.leading import leaders, printed
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS, Goods, Workers
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Boat, Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import Side
from kingsforge_bot.games.keyflower.words.events import load
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.tiles import brings_start, offered_part, sides, standing
from kingsforge_bot.i18n.fitting import Part, fitted

LONGEST: Final = 1900
_SCARCE: Final = 6
"""Below so many of a kind the stock is told (15.2)."""


def board(say: Telling, state: State, most: int = LONGEST) -> str:
    """All that is public, in at most so many characters; of secrets their number."""
    return fitted(say.l10n, [*parts(say, state)], most)


def market(say: Telling, state: State, most: int) -> str:
    """What the market's picture shows, for those who do not see it: of villages their tiles and goods counted."""
    return fitted(say.l10n, [*parts(say, state, whole=not state.offer)], most)


def village_lines(say: Telling, state: State, seat: Seat) -> str:
    """A seat's village: whose it is, its tiles with what lies on them."""
    player = state.players[seat]
    tiles = say.l10n.listing(standing(say, one) for one in player.village)
    return f"**{say.who(seat)}**\n{say.l10n('board-village', tiles=tiles)}"


def season_lines(say: Telling, state: State) -> Iterator[str]:
    """The tiles on offer by their places, each with both sides and what turning it takes (3.1)."""
    yield progress(say, state)
    for index, tile in enumerate(state.offer, 1):
        yield say.l10n("season-tile", place=str(index), about=say.l10n.steps(sides(say, tile.name, tile.side)))


def progress(say: Telling, state: State) -> str:
    """Where the play stands: the season, and how many have passed in a row (4.2)."""
    return say.l10n(
        "game-progress",
        season=state.season.value,
        phase=state.phase.value,
        passes=state.passes,
        seats=len(state.players),
    )


def parts(say: Telling, state: State, *, whole: bool = True) -> Iterator[Part]:
    """The board in lines; where room is short, effects go first, then villages and boats.

    Of villages all tiles, unless it is not the `whole` board.
    """
    l10n = say.l10n
    yield Part(l10n("board-head", progress=progress(say, state), who=say.who(state.start)))
    yield from _asked(say, state)
    yield from (place_part(say, state, index) for index in range(1, len(state.offer) + 1))
    yield from (order_part(say, state, index) for index in range(1, len(state.orders) + 1))
    yield from _boats(say, state, whole=whole)
    for number, player in enumerate(state.players):
        yield from _seat(say, state, Seat(number), player, whole=whole)
    yield Part(_supplies(say, state))
    ahead = leaders(state, say.tiles)
    if ahead and state.phase is not Phase.OVER:
        most = printed(say.tiles, state.players[min(ahead)])
        yield Part(l10n("board-ahead", who=l10n.listing(map(say.who, sorted(ahead))), count=most))


def place_part(say: Telling, state: State, index: int) -> Part:
    """The tile on offer at that place, from 1."""
    tile = state.offer[index - 1]
    return offered_part(say, tile, str(index), say.tile(tile.name))


def order_part(say: Telling, state: State, index: int) -> Part:
    """The same of a turn order tile."""
    tile = state.orders[index - 1]
    name = say.tile(tile.name)
    named = say.l10n("board-start-tile", tile=name) if brings_start(state, tile.name) else name
    return offered_part(say, tile, f"o{index}", named)


def seat_lines(say: Telling, state: State) -> Iterator[str]:
    """Who sits there, with how many workers and skill tiles, and whether they have passed."""
    return (_sitting(say, state, Seat(number)) for number in range(len(state.players)))


def _sitting(say: Telling, state: State, seat: Seat) -> str:
    player = state.players[seat]
    return say.l10n(
        "board-seat",
        who=say.who(seat),
        workers=player.workers.total,
        skills=player.skills.total,
        passed="yes" if state.phase is Phase.TURNS and state.has_passed(seat) else "no",
        building=len(player.won),
    )


def _asked(say: Telling, state: State) -> Iterator[Part]:
    """Who is to act, and what is left of their work."""
    seats = sorted(awaited(state))
    if seats:
        yield Part(say.l10n("board-asked", who=say.l10n.listing(map(say.who, seats))))
    if state.work is not None:
        yield Part(say.l10n("screen-work", steps=state.work.steps, upgrades=state.work.upgrades))


def boats_line(say: Telling, state: State) -> str:
    """The boats that nobody has taken, each with what it carries."""
    free = [boat for boat in state.boats if boat.taken is None]
    return say.l10n("board-boats", boats=say.l10n.steps(_boat(say, state, boat) for boat in free))


def _boats(say: Telling, state: State, *, whole: bool) -> Iterator[Part]:
    """What lies on each, what each scores from autumn on, and who took one; beside the market they give way first."""
    l10n, free = say.l10n, [boat for boat in state.boats if boat.taken is None]
    taken = [
        l10n("board-taken-by", boat=say.tile(boat.name), who=say.who(boat.taken))
        for boat in state.boats
        if boat.taken is not None
    ]
    if free:
        short = l10n("board-boats", boats=l10n.listing(say.tile(boat.name) for boat in free))
        yield Part(boats_line(say, state), "part-boats", ((20 if whole else 5, short),))
    if taken:
        yield Part(l10n("board-taken", boats=l10n.listing(taken)))


def _boat(say: Telling, state: State, boat: Boat) -> str:
    scores = say.face(say.tiles.face(boat.name, Side.A))
    match state.season:
        case Season.SPRING | Season.SUMMER:
            return load(say, boat)
        case Season.AUTUMN:
            return say.l10n("board-boat-later", load=load(say, boat), effect=scores)
        case Season.WINTER:
            return say.l10n("board-boat", boat=say.tile(boat.name), effect=scores)
        case _:
            assert_never(state.season)


def _seat(say: Telling, state: State, seat: Seat, player: Player, *, whole: bool) -> Iterator[Part]:
    """What is known of the screen and of what is built; all of it when the game is over (2.4)."""
    l10n = say.l10n
    if state.phase is Phase.OVER:
        opened = say.things(NO_GOODS, player.skills, player.workers)
        yield Part(l10n("board-opened", who=say.who(seat), things=opened))
        yield _village(say, player, whole=whole)
        return
    yield Part(_sitting(say, state, seat))
    if player.known_workers.total or player.known_skills.total:
        known = say.things(NO_GOODS, player.known_skills, player.known_workers)
        yield Part(l10n("board-known", things=known), "part-known", ((15, ""),))
    yield _village(say, player, whole=whole)


def _village(say: Telling, player: Player, *, whole: bool) -> Part:
    l10n = say.l10n
    full = l10n("board-village", tiles=l10n.listing(standing(say, one) for one in player.village))
    names = l10n("board-village", tiles=l10n.listing(say.tile(one.name) for one in player.village))
    goods = sum((one.goods for one in player.village), NO_GOODS)
    short = l10n("board-village-goods", count=len(player.village), goods=say.goods(goods))
    return Part(full, "part-villages", ((30, names), (40, short))) if whole else Part(short)


def _supplies(say: Telling, state: State) -> str:
    scarce = [
        say.l10n("goods", resource=kind, count=getattr(state.stock, kind))
        for kind in Goods.__struct_fields__
        if getattr(state.stock, kind) < _SCARCE
    ]
    bag: Workers = state.bag
    return say.l10n(
        "board-supplies",
        bag=bag.total,
        pile=state.pile.total,
        greens=state.greens,
        scarce=len(scarce),
        stock=say.l10n.listing(scarce),
    )
