"""What a picture tells of: items made and stolen, who leads with them, a roll of which nothing came. No pixels here."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged, Missed
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

MOST: Final = 2
"""Items side by side on a post; of a turn that made more the last ones, the text below names all."""


class Moment(msgspec.Struct, frozen=True):
    """An item made or stolen, the benefits that changed its dice, and what its maker has with it, in order."""

    forged: Forged
    used: tuple[Held, ...]
    items: tuple[CraftCard, ...]
    leads: bool


def moment_of(view: State, events: Sequence[ev.Event]) -> Moment | None:
    """The greatest of the last round in which an item was made or stolen, with what its maker had after that turn.

    It is what won the game, else what ends it, then a steal, then the highest rank.
    """
    place = place_of_moment(view, events)
    if place is None:
        return None
    made = events[place]
    assert isinstance(made, ev.Crafted | ev.Stolen)
    held = _held_before(view, events[end_of_making(events, place) :])
    items = held[made.seat]
    card = next(card for card in items if card.item == made.item)
    victim = made.victim if isinstance(made, ev.Stolen) else None
    forged = Forged(made.seat, card, made.dice, victim, len(items), target(len(view.players)))
    used = _used(events[: place + 1], made.seat, made.item)
    return Moment(forged, used, tuple(items), made.seat in _leading(list(map(len, held))))


def place_of_moment(view: State, events: Sequence[ev.Event]) -> int | None:
    """Where among these events that greatest one stands; None where nothing was made or stolen."""
    making = [at for at, event in enumerate(events) if isinstance(event, ev.Crafted | ev.Stolen)]
    if not making:
        return None
    begun = max([at for at, event in enumerate(events[: making[-1]]) if isinstance(event, ev.RoundBegan)], default=0)
    first = places(view)[0] if view.phase is Phase.OVER else ()

    def rank(one: Forged) -> tuple[bool, bool, bool, int]:
        count = len(_held_before(view, events[end_of_making(events, last[one.card.item]) :])[one.seat])
        return one.seat in first, count >= one.target, one.victim is not None, one.card.rank

    last = {event.item: at for at, event in enumerate(events) if isinstance(event, ev.Crafted | ev.Stolen)}
    found = max(made_by(view, events[begun:]), key=rank, default=None)
    return None if found is None else last[found.card.item]


def end_of_making(events: Sequence[ev.Event], place: int) -> int:
    """Behind the last item that was made or stolen in the same turn as the one at that place."""
    made, end = events[place], place + 1
    assert isinstance(made, ev.Crafted | ev.Stolen)
    for at in range(place + 1, len(events)):
        match events[at]:
            case ev.Crafted(seat=seat) | ev.Stolen(seat=seat) if seat == made.seat:
                end = at + 1
            case ev.Rolled() | ev.TurnEnded() | ev.TurnSkipped() | ev.RoundBegan():
                break
            case _:
                pass
    return end


def _held_before(view: State, events: Sequence[ev.Event]) -> list[list[CraftCard]]:
    """What each seat had before these events led to the view: items won, then those made in the round."""
    held = [[*player.items, *(made.card for made in player.made)] for player in view.players]
    for event in reversed(events):
        if isinstance(event, ev.Crafted | ev.Stolen):
            back = [card for card in held[event.seat] if card.item == event.item]
            held[event.seat] = [card for card in held[event.seat] if card.item != event.item]
            if isinstance(event, ev.Stolen):
                held[event.victim] += back
    return held


def _used(events: Sequence[ev.Event], seat: Seat, item: Item) -> tuple[Held, ...]:
    """What that seat spent between its roll and the item on dice that lie on it."""
    used: list[ev.Used] = []
    for event in events:
        match event:
            case ev.Rolled(seat=who) if who == seat:
                used = []
            case ev.Used(seat=who) if who == seat:
                used.append(event)
            case ev.Crafted(seat=who, item=made, dice=dice) | ev.Stolen(seat=who, item=made, dice=dice) if (
                who,
                made,
            ) == (seat, item):
                return _spent_on(used, dice)
            case _:
                pass
    return ()


def _spent_on(used: Sequence[ev.Used], dice: Iterable[Die]) -> tuple[Held, ...]:
    """Back from the last one, since one may have changed what another had."""
    lying, found = Counter(dice), list[Held]()
    for one in reversed(used):
        changed = Counter(one.after) & lying
        for before, after in zip(one.before, one.after, strict=True):
            if lying[after] > 0:
                lying[after] -= 1
                lying[before] += 1
        if changed:
            found.append(one.held)
    return tuple(reversed(found))


def missed_by(events: Iterable[ev.Event]) -> tuple[Missed, ...]:
    """The last of the craft turns whose roll came to nothing."""
    rolled: tuple[Die, ...] = ()
    found: tuple[Missed, ...] = ()
    for event in events:
        match event:
            case ev.Rolled(dice=dice):
                rolled = tuple(dice)
            case ev.Used(before=before, after=after):
                left = Counter(rolled) - Counter(before)
                rolled = (*left.elements(), *after)
            case ev.Cancelled(dice=dice):
                rolled = tuple((Counter(rolled) - Counter(dice)).elements())
            case ev.Crafted() | ev.Stolen():
                rolled = ()
            case ev.TurnEnded(seat=seat):
                found, rolled = (Missed(seat, rolled),) if rolled else found, ()
            case _:
                pass
    return found


def forged_by(view: State, events: Iterable[ev.Event]) -> tuple[Forged, ...]:
    """The last of the items made or stolen by these events, as many as a post has room for."""
    return made_by(view, events)[-MOST:]


def made_by(view: State, events: Iterable[ev.Event]) -> tuple[Forged, ...]:
    """The items made (3.3) or stolen (3.4) by these events, as they last changed hands, the latest last."""
    hands: dict[Item, tuple[Seat, tuple[Die, ...], Seat | None]] = {}
    for event in events:
        match event:
            case ev.Crafted(seat=seat, item=item, dice=used):
                hands.pop(item, None)
                hands[item] = (seat, used, None)
            case ev.Stolen(seat=seat, victim=victim, item=item, dice=used):
                hands.pop(item, None)
                hands[item] = (seat, used, victim)
            case _:
                pass
    found: list[Forged] = []
    for item, (maker, used, robbed) in hands.items():
        player = view.players[maker]
        held: list[CraftCard] = [*player.items, *(made.card for made in player.made)]
        for number, card in enumerate(held, 1):
            if card.item == item:
                found.append(Forged(maker, card, used, robbed, number, target(len(view.players))))
    return tuple(found)


def leaders(view: State) -> frozenset[Seat]:
    """Who has more items than others, those of this round among them; nobody while all have as many (5.4)."""
    return _leading([len(player.items) + len(player.made) for player in view.players])


def _leading(counts: Sequence[int]) -> frozenset[Seat]:
    most = max(counts)
    return frozenset(Seat(seat) for seat, count in enumerate(counts) if count == most > min(counts))


def course_of(seats: int, events: Iterable[ev.Event]) -> tuple[tuple[int, ...], ...]:
    """For each seat how many items it had won before the first round, and after each (5.1)."""
    won, course = [0] * seats, [[0] for _ in range(seats)]

    def note() -> None:
        for line, count in zip(course, won, strict=True):
            line.append(count)

    begun = False
    for event in events:
        match event:
            case ev.RoundBegan():
                if begun:
                    note()
                begun = True
            case ev.Won(seat=seat):
                won[seat] += 1
            case _:
                pass
    note()
    return tuple(map(tuple, course))
