"""What a picture celebrates: items made and stolen, who leads with them. No pixels here."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import State

MOST: Final = 2
"""Items side by side on a post; of a turn that made more the last ones, the text below names all."""


class Moment(msgspec.Struct, frozen=True):
    """An item made or stolen, the benefits that changed its dice, and what its maker has with it, in order."""

    forged: Forged
    used: tuple[Held, ...]
    items: tuple[CraftCard, ...]
    leads: bool


def moment_of(view: State, events: Sequence[ev.Event]) -> Moment | None:
    """The greatest of these events, by what they left: what ends the game, then a steal, then the highest rank."""
    found = made_by(view, events)
    if not found:
        return None
    one = max(found, key=lambda made: (made.items >= made.target, made.victim is not None, made.card.rank))
    player = view.players[one.seat]
    items = (*player.items, *(made.card for made in player.made))
    return Moment(one, _used(events, one.seat, one.card.item), items, one.seat in leaders(view))


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
    counts = [len(player.items) + len(player.made) for player in view.players]
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
