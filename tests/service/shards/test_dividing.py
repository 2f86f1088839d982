"""Who of several processes takes which shards: every look is of one moment, and all draw the same from it."""

import pytest

from kingsforge_bot.service.shards.dividing import (
    FIRST_CLAIM,
    ClusterView,
    Held,
    Peer,
    dead,
    lets_go,
    quota,
    reclaims,
    takes,
)

LONG = FIRST_CLAIM + 1


def look(
    me: int, owners: list[int | None], peers: dict[int, float], *, free: tuple[int, ...] = (), listened: float = LONG
) -> ClusterView:
    """Shards by their owners; the locks of those that are `free`, and of nobody's, are not held."""
    held = (Held(shard, one, one is not None and shard not in free) for shard, one in enumerate(owners))
    return ClusterView(me, tuple(Peer(number, silent) for number, silent in peers.items()), tuple(held), listened)


@pytest.mark.parametrize(
    ("shards", "parts"), [(4, [2, 2]), (5, [3, 2]), (1, [1, 0]), (2, [1, 1, 0]), (7, [3, 2, 2]), (16, [6, 5, 5])]
)
def test_parts_are_even_and_together_all(shards: int, parts: list[int]) -> None:
    peers = {3 * number + 1: 0.0 for number in range(len(parts))}
    assert [quota(look(me, [None] * shards, peers)) for me in peers] == parts


def test_the_first_takes_all_and_the_next_its_part_once_it_is_let_go() -> None:
    assert takes(look(1, [None] * 4, {1: 0})) == (0, 1, 2, 3)
    both: dict[int, float] = {1: 0, 2: 0}
    assert takes(look(2, [1, 1, 1, 1], both)) == ()
    assert lets_go(look(1, [1, 1, 1, 1], both), at_once=1) == (3,)
    assert lets_go(look(1, [1, 1, 1, None], both), at_once=1) == ()
    assert takes(look(2, [1, 1, 1, None], both)) == (3,)
    assert lets_go(look(1, [1, 1, 1, 2], both), at_once=1) == (2,)
    assert lets_go(look(1, [1, 1, 2, 2], both), at_once=1) == ()


def test_as_many_are_let_go_as_can_begin_at_once() -> None:
    assert lets_go(look(1, [1] * 8, {1: 0, 2: 0}), at_once=3) == (7, 6, 5)


def test_nobody_takes_from_who_is_silent_for_less_than_the_first_claim() -> None:
    seen = look(2, [1, 1, 2, 2], {1: FIRST_CLAIM - 1, 2: 0}, free=(0, 1))
    assert (dead(seen), takes(seen)) == ((), ())


def test_who_is_silent_for_longer_is_dead_and_all_of_theirs_is_taken() -> None:
    assert dead(look(2, [1, 1, 2, 2], {1: LONG, 2: 0}, free=(0, 1))) == (1,)
    assert takes(look(2, [1, 1, 2, 2], {2: 0}, free=(0, 1))) == (0, 1)


def test_whoever_still_holds_a_lock_is_not_dead() -> None:
    assert dead(look(2, [1, 1], {1: LONG, 2: 0}, free=(0,))) == ()


def test_who_heard_nothing_themselves_holds_nobody_for_dead() -> None:
    assert dead(look(2, [1, 2], {1: LONG, 2: 0}, free=(0,), listened=FIRST_CLAIM - 1)) == ()


def test_after_the_database_was_away_everybody_has_their_own_again() -> None:
    away: dict[int, float] = {1: 40, 2: 0}
    assert reclaims(look(2, [1, 2], away, free=(0, 1), listened=0)) == (1,)
    assert takes(look(2, [1, 2], away, free=(0, 1), listened=0)) == ()
    assert reclaims(look(1, [1, 2], {1: 0, 2: 0}, free=(0, 1), listened=0)) == (0,)


def test_what_a_dead_one_had_is_divided_among_those_who_live() -> None:
    left: dict[int, float] = {2: 0, 3: 0}
    owners: list[int | None] = [1, 1, 2, 2, 3, 3]
    assert takes(look(2, owners, left, free=(0, 1))) == (0,)
    assert takes(look(3, owners, left, free=(0, 1))) == (0,)


def test_who_was_struck_out_sees_it() -> None:
    assert look(1, [2], {2: 0}).is_overtaken
    assert not look(2, [2], {2: 0}).is_overtaken
