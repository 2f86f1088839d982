"""Rolls of the gather phase: Garden top, Tavern top and the purple die, rules 4.4, 7.4."""

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, die
from kingsforge_bot.games.kings_forge.rules.draft import Draft, draft_of
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, Ban, Gamble, Reroll, after, matters_to
from kingsforge_bot.games.kings_forge.rules.events import (
    Cancelled,
    Event,
    Gained,
    GambleMissed,
    GambleRolled,
    GambleSettled,
    PurplePlaced,
)
from kingsforge_bot.games.kings_forge.rules.gaining import gain
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import State, Undecided, WoodNow


def roll_gamble(draft: Draft, side: Side) -> None:
    """Roll a die of the stock for Garden top or Tavern top; without one nothing happens (2.3)."""
    gamble = _gamble(side)
    if not draft.stock.count(gamble.kind):
        draft.events.append(GambleMissed(draft.turn, side))
        return
    draft.stock -= Pool.kinds((gamble.kind,))
    _roll(draft, side, gamble.kind)


def roll_purple(draft: Draft, side: Side) -> None:
    """Roll the purple die; a Workshop copy takes it from where it lay and rolls it again (7.4)."""
    draft.cemetery = None
    _roll(draft, side, Kind.CEMETERY)


def _roll(draft: Draft, side: Side, kind: Kind) -> None:
    shown = die(kind, draft.chance.roll(1)[0])
    draft.events.append(GambleRolled(draft.turn, side, shown))
    decide_or_wait(draft, side, shown, just_rolled=True)


def decide_or_wait(draft: Draft, side: Side, shown: Die, *, just_rolled: bool) -> None:
    """After a gather roll or a change to it: cancelled, waiting for the player, or resolved (4.4, 7.4)."""
    seat = draft.turn
    if just_rolled and shown.value == draft.cemetery and shown.kind is not Kind.CEMETERY:
        # 7.4: the deciding die goes to the stock and gives nothing.
        draft.events.append(Cancelled(seat, (shown,)))
        draft.owed = None
        draft.stock += Pool.kinds((shown.kind,))
        return
    if any(matters_to(change_of(held), shown) for held in draft.players[seat].held):
        draft.owed = Undecided(side, shown)
    else:
        resolve(draft, side, shown)


def resolve(draft: Draft, side: Side, shown: Die) -> None:
    """The die stays as it shows: place the purple die, or keep or return the wood or gem."""
    seat = draft.turn
    draft.owed = None
    if isinstance(HALVES[side].effect, Ban):
        # 7.4: above 6 it cancels nothing in the 3rd edition and counts as 6 in the 2nd.
        draft.cemetery = min(shown.value, TURNED_TO) if draft.edition is Edition.SECOND else shown.value
        draft.events.append(PurplePlaced(seat, draft.cemetery))
        return
    gamble, own = _gamble(side), Pool.kinds((shown.kind,))
    kept = shown.value >= gamble.keep_from
    draft.events.append(GambleSettled(seat, side, shown, kept))
    if kept:
        draft.players[seat].smithy += own
        return
    draft.stock += own
    if gamble.otherwise:
        gain(draft, seat, gamble.otherwise, False)


def outcome(state: State, side: Side, shown: Die) -> tuple[Event, ...]:
    """What happens if the die that `side` rolled stays as `shown`; nothing is drawn."""
    draft = draft_of(state, Replayed())
    resolve(draft, side, shown)
    return tuple(draft.events)


Fate = tuple[tuple[str, object], ...]
"""What comes of a rolled die: what is kept, gained or cancelled, whatever the die shows then."""


def fates(state: State, side: Side, shown: Die, held: tuple[Held, ...]) -> frozenset[Fate]:
    """All that may come of the die that `side` rolled, with any of these benefits used on it, one after the other."""
    values, seen, left = set[int](), set[tuple[Die, tuple[Held, ...]]](), [(shown, held)]
    while left:
        shows, unused = left.pop()
        if (shows, unused) in seen:
            continue
        seen.add((shows, unused))
        values.add(shows.value)
        for place, one in enumerate(unused):
            change = change_of(one)
            if isinstance(change, Reroll):
                values |= set(range(1, TURNED_TO + 1))
            elif matters_to(change, shows):
                left.append((after(change, shows), unused[:place] + unused[place + 1 :]))
    return frozenset({_fate(outcome(state, side, die(shown.kind, value))) for value in values})


def _fate(events: tuple[Event, ...]) -> Fate:
    told = list[tuple[str, object]]()
    for event in events:
        match event:
            case GambleSettled(kept=kept):
                told.append(("kept", kept))
            case Gained(dice=dice):
                told.append(("gained", dice))
            case PurplePlaced(value=value):
                told.append(("cancels", value))
            case _:
                pass
    return tuple(told)


def offer_wood(draft: Draft) -> None:
    """Rule 4.7: the wood of the benefit just gained may be taken before the next player acts, if the stock has one."""
    if draft.stock.count(Kind.WOOD):
        draft.owed = WoodNow(draft.players[draft.turn].held[-1].source)


def _gamble(side: Side) -> Gamble:
    effect = HALVES[side].effect
    assert isinstance(effect, Gamble)
    return effect
