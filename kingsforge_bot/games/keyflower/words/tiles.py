"""A tile in words, wherever it lies: its sides, bids, uses, and what lies on it."""

from collections.abc import Iterator

from kingsforge_bot.games.keyflower.rules.kinds import NO_WORKERS, Name
from kingsforge_bot.games.keyflower.rules.meta import MOST_ON_TILE, Season
from kingsforge_bot.games.keyflower.rules.state import Built, Group, Offered, State
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileKind
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.fitting import Part


def sides(say: Telling, name: Name, side: Side) -> Iterator[str]:
    """The tile with its side; what its other side does, and takes."""
    facts = say.tiles[name]
    yield say.l10n("about-side", tile=facts.name, effect=say.face(facts.face(side)))
    if facts.cost is not None and facts.b is not None and side is Side.A:
        yield say.l10n("about-upgrade", cost=say.cost(facts.cost), effect=say.face(facts.b))


def offered_part(say: Telling, tile: Offered, place: str, name: str) -> Part:
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
        lines.append(l10n("about-order", starts="yes" if brings_start(state, name) else "no"))
    tail = [*_bids(say, offered), *_uses(say, offered)] if offered is not None else []
    if built is not None:
        tail += _uses(say, built)
        if built.goods.total:
            tail.append(l10n("about-goods", goods=say.goods(built.goods)))
    if tail:
        lines.append(l10n.sentences(tail))
    return "\n".join(lines)


def face_up(say: Telling, state: State, name: Name) -> str:
    """What a use of the tile brings as it lies."""
    lying: list[Offered | Built] = [*state.tiles_on_table()]
    lying += [one for player in state.players for one in player.village]
    side = next((one.side for one in lying if one.name == name), Side.A)
    face = say.tiles.face(name, side)
    return say.use(face) or say.face(face)


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


def brings_start(state: State, name: Name) -> bool:
    """Whether the winner of this tile of turn order gets the start worker (9.5)."""
    return state.season is not Season.WINTER and bool(state.orders) and state.orders[-1].name == name


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
