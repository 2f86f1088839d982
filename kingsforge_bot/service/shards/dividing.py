"""Pure: who of several processes takes which shards, lets which go, and holds whom for dead."""

import msgspec

FIRST_CLAIM = 15.0
"""Seconds for which nobody else takes the shards of a process that is silent: it may have lost its database only."""


class Peer(msgspec.Struct, frozen=True):
    """A process that joined."""

    number: int
    silent: float
    """Seconds since it was heard of, by the database's clock."""


class Held(msgspec.Struct, frozen=True):
    """A shard, and whose it is."""

    shard: int
    owner: int | None
    """None where it was let go."""
    locked: bool
    """Whether somebody's connection still holds its lock."""


class ClusterView(msgspec.Struct, frozen=True):
    """What one process sees of all at a moment."""

    me: int
    peers: tuple[Peer, ...]
    """This process is one of them, unless others took over from it."""
    shards: tuple[Held, ...]
    listened: float = 0.0
    """For how many seconds without a break this process has been looking: what it did not see itself is no silence."""

    @property
    def is_overtaken(self) -> bool:
        """Whether others held this process for dead: it may write nothing any more."""
        return all(one.number != self.me for one in self.peers)

    @property
    def living(self) -> tuple[int, ...]:
        """Who is there, in the order in which they joined."""
        return tuple(sorted(one.number for one in self.peers if one.silent < FIRST_CLAIM or one.number == self.me))

    @property
    def mine(self) -> frozenset[int]:
        """The shards of this process, whether their locks are held or have to be taken again."""
        return frozenset(one.shard for one in self.shards if one.owner == self.me)


def quota(look: ClusterView) -> int:
    """How many shards are this process's part: the first ones get one more where they cannot be divided evenly."""
    living = look.living
    every, over = divmod(len(look.shards), len(living))
    return every + (living.index(look.me) < over)


def dead(look: ClusterView) -> tuple[int, ...]:
    """Whose first claim is over. Nobody is dead of whom only this process heard nothing."""
    if look.listened < FIRST_CLAIM:
        return ()
    holding = {one.owner for one in look.shards if one.locked}
    gone = (one.number for one in look.peers if one.number not in look.living and one.number not in holding)
    return tuple(sorted(gone))


def reclaims(look: ClusterView) -> tuple[int, ...]:
    """Its own shards whose locks were lost with a connection."""
    return tuple(one.shard for one in look.shards if one.owner == look.me and not one.locked)


def takes(look: ClusterView) -> tuple[int, ...]:
    """Shards that are nobody's, as far as they are this process's part."""
    known = {one.number for one in look.peers}
    free = [one.shard for one in look.shards if not one.locked and (one.owner is None or one.owner not in known)]
    return tuple(free[: max(0, quota(look) - len(look.mine))])


def lets_go(look: ClusterView, at_once: int) -> tuple[int, ...]:
    """What is another's part by now, no more of it than can be connected anew at once: the last ones first."""
    waiting = sum(one.owner is None for one in look.shards)
    over = min(len(look.mine) - quota(look), at_once - waiting)
    return tuple(sorted(look.mine, reverse=True)[: max(0, over)])
