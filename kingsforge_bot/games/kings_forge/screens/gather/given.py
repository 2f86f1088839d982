"""What the options of a play command said, as menus carry it on in their ids: `s=mill.top p=MM`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import IN_THE_BOX, RESOURCES, Kind, Pool, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.effects import Pour
from kingsforge_bot.ui.errors import UnknownPress

_WRITTEN_OUT: Final = 12
"""More dice than that are counted in an id: only Caravan takes them, and there the order means nothing (7.3)."""


class GivenOptions(msgspec.Struct, frozen=True):
    """What was named; None where nothing was. `card` is a gather card without its half."""

    card: Card | None = None
    side: Side | None = None
    copying: Side | None = None
    space: Space | None = None
    discarding: Card | None = None
    paying: tuple[Kind, ...] | None = None
    taking: PassBenefit | None = None
    item: Item | None = None

    def words(self) -> list[str]:
        """The words of an id; `read_given` is the inverse."""
        fields = {letter: getattr(self, field) for letter, (field, _) in _FIELDS.items()}
        return [f"{letter}={_word(value)}" for letter, value in fields.items() if value is not None]

    @property
    def names_place(self) -> bool:
        """Whether the side or the dock space was named: then what is left open may settle itself."""
        return self.side is not None or self.space is not None

    def fitting(self, actions: Iterable[Action], supply: Pool) -> tuple[Action, ...]:
        """Those of the legal actions that agree, with the dice on the squares on which they were said to lie."""
        if self == NOTHING_GIVEN:
            return tuple(actions)
        found = (self._fitted(action, supply) for action in actions)
        return tuple(dict.fromkeys(action for action in found if action is not None))

    def _fitted(self, action: Action, supply: Pool) -> Action | None:
        match action:
            case Gather(side=side, copying=copying):
                known = (self.side or side, self.card or CARD_OF[side], self.copying or copying)
                if known != (side, CARD_OF[side], copying):
                    return None
                return action if self.paying is None else _paid(action, self.paying, supply)
            case Dock(space=space, discarding=card, paying=pool):
                paid = pool if self.paying is None else Pool.kinds(self.paying)
                fits = (self.space or space, self.discarding or card, paid) == (space, card, pool)
                return action if fits else None
            case Pass(taking=taking):
                return action if self.taking in (None, taking) else None
            case _:
                return action


NOTHING_GIVEN: Final = GivenOptions()


def read_given(words: Iterable[str]) -> GivenOptions:
    """What an id carries on. Raises UnknownPress for anything made up."""
    known: dict[str, Any] = {}
    for word in words:
        letter, _, value = word.partition("=")
        if letter not in _FIELDS or _FIELDS[letter][0] in known:
            raise UnknownPress
        field, read = _FIELDS[letter]
        try:
            known[field] = read(value)
        except ValueError:
            raise UnknownPress from None
    return GivenOptions(**known)


def expanded(words: Iterable[str]) -> Mapping[str, str]:
    """The same as options that could have been typed, by their names. Raises UnknownPress."""
    carried = list(words)
    read_given(carried)
    pairs = [word.partition("=") for word in carried]
    return {_OPTIONS.get(letter, _FIELDS[letter][0]): value for letter, _, value in pairs}


def _paid(action: Gather, paying: tuple[Kind, ...], supply: Pool) -> Gather | None:
    """The claim with those dice square by square; None where they are not its price or a square does not take its die.

    Dice beyond Caravan's squares are all of the supply: naming them is allowed, not needed (7.3).
    """
    cost = HALVES[action.side].cost + (HALVES[action.copying].cost if action.copying is not None else ())
    pours = isinstance(HALVES[action.copying or action.side].effect, Pour)
    if pours and len(paying) > len(cost) and Pool.kinds(paying) == supply:
        paying = paying[: len(cost)]
    # The same dice as of a legal claim can be paid; on which squares they lie is the player's own decision.
    if sorted(paying) != sorted(action.paying):
        return None
    if any(kind not in square.takes for square, kind in zip(cost, paying, strict=True)):
        return None
    return Gather(action.side, action.copying, paying, action.giving, action.to, action.taking)


def _word(value: str | tuple[Kind, ...]) -> str:
    if isinstance(value, str):
        return str(value)
    if len(value) <= _WRITTEN_OUT:
        return "".join(value)
    return "".join(f"{value.count(kind)}{kind}" for kind in RESOURCES if kind in value)


def _dice(text: str) -> tuple[Kind, ...]:
    """Raises ValueError."""
    letters, count = "", ""
    for sign in text[: 2 * _WRITTEN_OUT]:
        if sign.isascii() and sign.isdigit():
            count += sign
        else:
            letters += sign * min(int(count or 1), IN_THE_BOX)
            count = ""
    kinds = read_kinds(letters)
    if len(kinds) > IN_THE_BOX or any(kind not in RESOURCES for kind in kinds):
        raise ValueError(text)
    return kinds


_FIELDS: Final[Mapping[str, tuple[str, Callable[[str], object]]]] = {
    "c": ("card", Card),
    "s": ("side", Side),
    "y": ("copying", Side),
    "w": ("space", Space),
    "d": ("discarding", Card),
    "p": ("paying", _dice),
    "t": ("taking", PassBenefit),
    "i": ("item", Item),
}
"""Letter in an id, field, and how its word is read. An item's word is any: the rules say what is on display."""
_OPTIONS: Final = {"s": "card"}
"""Where the option has another name than the field."""
