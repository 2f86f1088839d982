"""The board in words: what lies open on the table (15.7), in the order head, offer, turn order, boats, seats."""

from collections.abc import Iterator
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.advice.leading import leaders, printed
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS, NO_WORKERS, Goods, Name, Workers
from kingsforge_bot.games.keyflower.rules.meta import MOST_ON_TILE, Season
from kingsforge_bot.games.keyflower.rules.state import Boat, Built, Group, Offered, Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileKind
from kingsforge_bot.games.keyflower.words.events import load
from kingsforge_bot.games.keyflower.words.names import Telling
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


def sides(say: Telling, name: Name, side: Side) -> Iterator[str]:
    """The tile with its side; what its other side does, and takes."""
    facts = say.tiles[name]
    yield say.l10n("about-side", tile=facts.name, effect=say.face(facts.face(side)))
    if facts.cost is not None and facts.b is not None and side is Side.A:
        yield say.l10n("about-upgrade", cost=say.cost(facts.cost), effect=say.face(facts.b))


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
    for index, tile in enumerate(state.offer, 1):
        yield _offered(say, tile, str(index), say.tile(tile.name))
    for index, tile in enumerate(state.orders, 1):
        name = say.tile(tile.name)
        starts = _starts(state, tile.name)
        yield _offered(say, tile, f"o{index}", l10n("board-start-tile", tile=name) if starts else name)
    yield from _boats(say, state, whole=whole)
    for number, player in enumerate(state.players):
        yield from _seat(say, state, Seat(number), player, whole=whole)
    yield Part(_supplies(say, state))
    ahead = leaders(state, say.tiles)
    if ahead and state.phase is not Phase.OVER:
        most = printed(say.tiles, state.players[min(ahead)])
        yield Part(l10n("board-ahead", who=l10n.listing(map(say.who, sorted(ahead))), count=most))


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


def _offered(say: Telling, tile: Offered, place: str, name: str) -> Part:
    """A tile that is bid for: its effect, what its other side scores, bids, uses."""
    l10n, facts = say.l10n, say.tiles[tile.name]
    effects = [say.face(facts.face(tile.side))]
    if facts.b is not None and facts.b.vp and not facts.is_summer_boat:
        effects.append(l10n("board-upgraded", count=facts.b.vp))
    tail, effect = l10n.sentences([*_bids(say, tile), *_uses(say, tile)]), l10n.steps(effects)
    full = l10n("board-tile", place=place, tile=name, effect=effect, rest=tail, has=_has(tail))
    short = l10n("board-tile-short", place=place, tile=name, rest=tail, has=_has(tail))
    return Part(full, "part-effects", ((10, short),))


def about_tile(say: Telling, state: State, name: Name) -> str:
    """One tile wherever it lies: its sides, what turning it takes, bids, uses."""
    l10n = say.l10n
    offered = next((one for one in state.tiles_on_table() if one.name == name), None)
    built = next((one for player in state.players for one in player.village if one.name == name), None)
    side = (offered or built or Offered(name)).side
    lines = [*sides(say, name, side)]
    if say.tiles[name].kind is TileKind.ORDER and offered is not None:
        lines.append(l10n("about-order", starts="yes" if _starts(state, name) else "no"))
    tail = [*_bids(say, offered), *_uses(say, offered)] if offered is not None else []
    if built is not None:
        tail += _uses(say, built)
        if built.goods.total:
            tail.append(l10n("about-goods", goods=say.goods(built.goods)))
    if tail:
        lines.append(l10n.sentences(tail))
    return "\n".join(lines)


def _starts(state: State, name: Name) -> bool:
    """Whether the winner of this tile of turn order gets the start worker (9.5)."""
    return state.season is not Season.WINTER and bool(state.orders) and state.orders[-1].name == name


def face_up(say: Telling, state: State, name: Name) -> str:
    """What a use of the tile brings as it lies."""
    lying: list[Offered | Built] = [*state.tiles_on_table()]
    lying += [one for player in state.players for one in player.village]
    side = next((one.side for one in lying if one.name == name), Side.A)
    face = say.tiles.face(name, side)
    return say.use(face) or say.face(face)


def _has(text: str) -> str:
    return "yes" if text else "no"


def _bids(say: Telling, tile: Offered) -> Iterator[str]:
    """The leader first; the others are free to move (4.5)."""
    leader = tile.leader
    if leader is None:
        if tile.lock is not None:
            yield say.l10n("board-lock", colour=tile.lock.value)
        return
    losing = [_group(say, one) for one in tile.bids if one is not leader]
    yield say.l10n("board-leads", bid=_group(say, leader), others=say.l10n.listing(losing), count=len(losing))
    if tile.lock is not None and tile.lock is not leader.colour:
        yield say.l10n("board-lock", colour=tile.lock.value)


def _group(say: Telling, group: Group) -> str:
    workers = say.l10n("workers", colour=group.colour.value, count=group.number)
    return say.l10n("board-group", who=say.who(group.seat), workers=workers)


def _uses(say: Telling, tile: Offered | Built) -> Iterator[str]:
    """The workers on it, and what the next use takes (7.2)."""
    if not tile.uses:
        return
    on_it = sum(use.total for use in tile.uses)
    least = tile.uses[-1].total + 1
    closed = on_it + least > MOST_ON_TILE
    workers = say.workers(sum(tile.uses, NO_WORKERS))
    yield say.l10n("board-uses", workers=workers, next=0 if closed else least)


def _seat(say: Telling, state: State, seat: Seat, player: Player, *, whole: bool) -> Iterator[Part]:
    """What is known of the screen and of what is built; all of it when the game is over (2.4)."""
    l10n = say.l10n
    if state.phase is Phase.OVER:
        opened = say.things(NO_GOODS, player.skills, player.workers)
        yield Part(l10n("board-opened", who=say.who(seat), things=opened))
        yield _village(say, player, whole=whole)
        return
    yield Part(
        l10n(
            "board-seat",
            who=say.who(seat),
            workers=player.workers.total,
            skills=player.skills.total,
            passed="yes" if state.phase is Phase.TURNS and state.has_passed(seat) else "no",
            building=len(player.won),
        )
    )
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


def standing(say: Telling, built: Built) -> str:
    """A tile of a village: its side, what lies on it, its uses."""
    l10n = say.l10n
    facts = []
    if say.tiles[built.name].is_summer_boat:
        facts.append(l10n("summer-side", side=built.side.value))
    elif built.side is Side.B:
        facts.append(l10n("side-b"))
    if built.goods.total:
        facts.append(say.goods(built.goods))
    facts += _uses(say, built)
    if not facts:
        return say.tile(built.name)
    return l10n("board-standing", tile=say.tile(built.name), facts=l10n.listing(facts))


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
