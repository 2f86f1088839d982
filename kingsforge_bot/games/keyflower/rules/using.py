"""Using a tile (7) and the mixed use of summer boat 4b (11.7)."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Use
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.effects import GainOne, PaySkill, PayWorker, Power
from kingsforge_bot.games.keyflower.rules.events import TileUsed
from kingsforge_bot.games.keyflower.rules.kinds import ANY, Colour, Resource, Skill, Workers
from kingsforge_bot.games.keyflower.rules.meta import MOST_ON_TILE
from kingsforge_bot.games.keyflower.rules.placing import check_places, gather, leave, locked_in
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.games.keyflower.rules.tiles import Face
from kingsforge_bot.games.keyflower.rules.turns import placed
from kingsforge_bot.games.keyflower.rules.use_effects import carry_out
from kingsforge_bot.games.keyflower.rules.whereabouts import (
    InVillage,
    OnOffer,
    Whereabouts,
    face_at,
    find,
    lock_and_uses,
    offered,
    powers,
    put_back,
)


def use(draft: Draft, seat: Seat, action: Use) -> None:
    """Workers on a tile; checks go by the rules' numbers (13.8)."""
    where = find(draft, action.tile)
    check_places(draft, action.moving)
    face = face_at(draft, draft.tiles, where, action.tile)
    _check_parts(face, action)
    lock, uses = lock_and_uses(draft, where)
    mixed = lock is not None and Power.MIXED_USE in powers(draft, draft.tiles, seat)
    gathered = gather(draft, seat, action.tile, action.workers, action.moving, mixed=mixed)
    colour = next((colour for colour, _ in action.workers.each()), Colour.BLUE)
    if not mixed and lock not in (None, colour):
        raise refuse(Reason.LOCKED, tile=action.tile, lock=lock or "", colour=colour)
    if not can_be_used(where, face):
        raise refuse(Reason.NO_USE, tile=action.tile)
    _check_number(action, uses)
    _check_payment(draft, seat, face, action, gathered.screen)
    leave(draft, seat, gathered)
    _lie_down(draft, where, action.workers, locked_in(lock, colour))
    owner = where.seat if isinstance(where, InVillage) else None
    draft.events.append(
        TileUsed(seat, action.tile, owner, action.workers, action.moving, use=len(uses) + 1, locked=lock is None)
    )
    carry_out(draft, seat, action, face, owner)
    if draft.phase is Phase.WORK:
        draft.passes = 0
    else:
        placed(draft)


def can_be_used(where: Whereabouts, face: Face) -> bool:
    """Rule 7.1."""
    if not face.use:
        return False
    return isinstance(where, InVillage) or (isinstance(where, OnOffer) and not where.is_order)


def least_use(uses: tuple[Workers, ...]) -> int:
    """How many workers the next use takes at least (7.2)."""
    return uses[-1].total + 1 if uses else 1


def room_for(uses: tuple[Workers, ...]) -> int:
    """How many workers fit on the tile yet (7.2)."""
    return MOST_ON_TILE - sum([workers.total for workers in uses])


def payment(face: Face) -> PayWorker | PaySkill | None:
    """What its use is paid with."""
    return next((effect for effect in face.use if isinstance(effect, PayWorker | PaySkill)), None)


def choice_of_goods(face: Face) -> tuple[Resource, ...]:
    """Of what its user takes one (16.4)."""
    return next((effect.of for effect in face.use if isinstance(effect, GainOne)), ())


def _check_parts(face: Face, action: Use) -> None:
    """Rules 16.2 and 16.4."""
    wanted: type[Colour | Skill] | None = None
    match payment(face):
        case PayWorker(colour=None):
            wanted = Colour
        case PaySkill(kind=None):
            wanted = Skill
        case _:
            pass
    if wanted is None and action.paying is not None:
        raise refuse(Reason.SUPERFLUOUS, tile=action.tile)
    if wanted is not None and not isinstance(action.paying, wanted):
        raise refuse(Reason.CHOICE_MISSING, tile=action.tile)
    goods = choice_of_goods(face)
    if not goods and action.taking is not None:
        raise refuse(Reason.SUPERFLUOUS, tile=action.tile)
    if goods and action.taking not in goods:
        raise refuse(Reason.CHOICE_MISSING, tile=action.tile)


def _check_number(action: Use, uses: tuple[Workers, ...]) -> None:
    """Rule 7.2."""
    least, most = least_use(uses), room_for(uses)
    if action.workers.total > most or least > most:
        raise refuse(Reason.TILE_FULL, tile=action.tile, most=most if least <= most else 0)
    if action.workers.total < least:
        raise refuse(Reason.TOO_FEW, tile=action.tile, least=least)


def _check_payment(table: Table, seat: Seat, face: Face, action: Use, placed_: Workers) -> None:
    """Rule 7.4: from behind the screen, besides the workers placed."""
    player = table.players[seat]
    match payment(face):
        case PayWorker(colour=colour):
            paid = colour or action.paying
            if not isinstance(paid, Colour) or player.workers.of(paid) <= placed_.of(paid):
                raise refuse(Reason.CANNOT_PAY_WORKER, tile=action.tile, colour=paid or ANY)
        case PaySkill(kind=kind):
            skill = kind or action.paying
            if not isinstance(skill, Skill) or not player.skills.of(skill):
                raise refuse(Reason.CANNOT_PAY_SKILL, tile=action.tile, skill=skill or ANY)
        case None:
            return


def _lie_down(draft: Draft, where: Whereabouts, workers: Workers, lock: Colour) -> None:
    match where:
        case InVillage(seat=owner, index=index):
            village = draft.players[owner].village
            village[index] = replace(village[index], lock=lock, uses=(*village[index].uses, workers))
        case OnOffer(place=place):
            tile = offered(draft, place)
            assert tile is not None
            # A group that moves from beside the tile onto it leaves the lock (7.3).
            put_back(draft, place, replace(tile, lock=lock, uses=(*tile.uses, workers)))
        case _:
            raise AssertionError(where)
