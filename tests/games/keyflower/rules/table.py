"""The little language of the rules tests: a position in a line, actions in the notation, what is true then.

    t = table(seat("3 red", skills="1 saw"), seat("4 red"), offer=("keywood", bidden("miner", "0 2 red, 1 3 red")))
    t.play("0 bid keywood with 1 red moving 2")                the seat, then the action (rules, section 16)
    assert t[0].workers == "3 red"
    t.awaits(1)

Each seat's village begins with the home of its number, at 0,0: `home-1` is seat 0's. Further tiles are `built(...)`.
Workers, skill tiles and resources that are not said are in bag, supply, pile and stock. Luck takes the first of
everything; `draws="yellow saw"` says what is drawn first instead, by its word.

Every `play` also checks, so that no test has to: the action is listed, and its text is its own notation; nothing of the
box appeared or vanished; the position survives being written and read; a view shows no more of other screens than
their numbers.
Every `refuses` checks that no luck was asked for, that the action is not among the legal ones and that nothing changed.

The docstring of each test begins with the rules it cites, in this form and no other:
`Rule 2.4: ...`, `Rules 2.4, 7.2: ...`, or `Rule 2.4.` where the name says it all. test_meta.py counts on it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.state import Built, Offered, Phase, Player, Score, State
from tests.games.any_table import AnyTable
from tests.properties.keyflower import counted, meant

Json = dict[str, Any]
X = TypeVar("X")


@cache
def game() -> Keyflower:
    return keyflower()


def counts(text: str) -> dict[str, int]:
    """`3 red 2 blue` as JSON has it."""
    words = text.split()
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def seat(
    workers: str = "",
    *,
    skills: str = "",
    village: Sequence[Json] = (),
    home: str = "",
    goods: str = "",
    hand: str = "",
    given: str = "",
    won: str = "",
    draft: Sequence[Json] = (),
    upgraded: bool = False,
) -> Json:
    """One seat of a position; `goods` lie on its home, `won` is to be built (`summer-boat-2.b`: its other face)."""
    first: Json = {"name": home, "goods": counts(goods), "side": "b" if upgraded else "a"}
    return {
        "workers": counts(workers),
        "skills": counts(skills),
        "village": [first, *village],
        "hand": hand.split(),
        "given": given.split(),
        "won": [_sided(word) for word in won.split()],
        "draft": list(draft),
    }


def built(name: str, q: int, r: int, turned: int = 0, *, goods: str = "", uses: str = "", side: str = "a") -> Json:
    """A tile of a village; `uses="1 red, 2 red"` are the workers on it."""
    laid = [counts(one) for one in uses.split(",") if one]
    lock = next(iter(laid[0])) if laid else None
    at = {"q": q, "r": r, "turned": turned}
    return {"name": name, "at": at, "side": side, "goods": counts(goods), "uses": laid, "lock": lock}


def aside(name: str, *, goods: str = "", side: str = "a") -> Json:
    """A tile that found no place."""
    return {"name": name, "at": None, "side": side, "goods": counts(goods)}


def bidden(name: str, bids: str, uses: str = "", lock: str = "") -> Json:
    """A tile on offer; `bids="0 2 red, 1 3 red"`: seat, number, colour."""
    groups = [one.split() for one in bids.split(",") if one]
    laid = [counts(one) for one in uses.split(",") if one]
    colour = lock or (groups[0][2] if groups else next(iter(laid[0])) if laid else None)
    return {
        **_sided(name),
        "lock": colour,
        "bids": [{"seat": int(who), "number": int(number), "colour": kind} for who, number, kind in groups],
        "uses": laid,
    }


def used(name: str, uses: str) -> Json:
    """A tile on offer with workers on it."""
    return bidden(name, "", uses)


Tiles = Sequence[str | Json] | Sequence[Any]


def table(*seats: Json, offer: Tiles = (), orders: Tiles = (), **more: Any) -> "Table":
    """A position; whatever else is said as JSON has it."""
    players = [one | {"village": _home(one, number)} for number, one in enumerate(seats, 1)]
    position: Json = {"players": players, "offer": [_offered(one) for one in offer], **more}
    if orders:
        position["orders"] = [_offered(one) for one in orders]
    return Table(game().load(msgspec.json.encode(position)))


def _home(one: Json, number: int) -> list[Json]:
    first, *others = one["village"]
    return [first | {"name": first["name"] or f"home-{number}"}, *others]


def _offered(one: str | Json) -> Json:
    return _sided(one) if isinstance(one, str) else one


def _sided(word: str) -> Json:
    name, _, side = word.partition(".")
    return {"name": name, "side": side or "a"}


class FirstOnes:
    """Luck that takes what is wished for, then the first of everything, in order; `asked` counts how often."""

    def __init__(self, wishes: str = "") -> None:
        self.wishes = wishes.split()
        self.asked = 0

    def roll(self, dice: int) -> tuple[int, ...]:
        raise AssertionError("no dice here")

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        return self.draw(items, len(items))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        self.asked += 1
        left, found = list(items), list[X]()
        while len(found) < count:
            wish = next((word for word in self.wishes if any(str(one) == word for one in left)), None)
            if wish is not None:
                self.wishes.remove(wish)
            one = left[0] if wish is None else next(one for one in left if str(one) == wish)
            left.remove(one)
            found.append(one)
        return tuple(found)


class SeatView:
    """A seat as text."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.workers = str(player.workers)
        self.skills = str(player.skills)
        self.known = " ".join(filter(None, (str(player.known_workers), str(player.known_skills))))
        self.hand = " ".join(player.hand)
        self.given = " ".join(player.given)
        self.won = " ".join([tile.name for tile in player.won])
        self.draft = " ".join([tile.name for tile in player.draft])
        self.village = " ".join([tile.name for tile in player.village])

    def tile(self, name: str) -> Built:
        return next(tile for tile in self.player.standing if tile.name == name)

    def goods(self, name: str) -> str:
        """What lies on the tile."""
        return str(self.tile(name).goods)

    @property
    def home(self) -> str:
        """What lies on the home."""
        return str(self.player.village[0].goods)


class Table(AnyTable[State, Action, Event]):
    """A table that goes on with every `play`; `state` is now, `events` what the last action led to."""

    def __init__(self, state: State) -> None:
        super().__init__(game(), state)
        counted(state)

    def __getitem__(self, number: int) -> SeatView:
        return SeatView(self.state.players[number])

    @property
    def phase(self) -> str:
        return self.state.phase.value

    @property
    def bag(self) -> str:
        return str(self.state.bag)

    def on_offer(self, name: str) -> Offered:
        return next(tile for tile in self.state.tiles_on_table() if tile.name == name)

    def bids(self, name: str) -> str:
        """As `bidden` reads them."""
        return ", ".join([f"{one.seat} {one.number} {one.colour}" for one in self.on_offer(name).bids])

    def uses(self, name: str) -> str:
        """Workers on a tile, by use."""
        return ", ".join(map(str, self._tile(name).uses))

    def lock(self, name: str) -> str | None:
        return self._tile(name).lock

    def _tile(self, name: str) -> Offered | Built:
        found: list[Offered | Built] = [*self.state.tiles_on_table()]
        found += [tile for one in self.state.players for tile in one.village]
        return next(tile for tile in found if tile.name == name)

    def play(self, line: str, *, draws: str = "") -> "Table":
        """Carry out "0 pass"."""
        who, action = self.read(line)
        listed = {meant(self.state, one) for one in self.listed(who)}
        assert meant(self.state, action) in listed, "accepted, and not listed"
        chance = FirstOnes(draws)
        step = game().apply(self.state, who, action, chance)
        assert not chance.wishes, f"never drawn: {chance.wishes}"
        counted(step.state)
        assert game().load(game().dump(step.state)) == step.state
        assert game().load_events(game().dump_events(step.events)) == step.events
        self.state, self.events = step.state, step.events
        self._check_views()
        return self

    def all_pass(self, **more: Any) -> "Table":
        """Every seat that is asked passes until the season's turns are over."""
        while self.state.phase is Phase.TURNS:
            self.play(f"{self.state.turn} pass", **more)
        return self

    def legal(self, who: int, begins: str = "") -> list[str]:
        """The seat's legal actions in the notation and their order; those that begin so only."""
        return [text for text in map(str, self.listed(who)) if text.startswith(begins)]

    def score(self, who: int) -> Score:
        return self.state.scores[who]

    def _check_views(self) -> None:
        if self.state.phase is Phase.OVER:
            return
        for who in (None, *range(len(self.state.players))):
            for number, player in enumerate(self.seen(who).players):
                if number != who:
                    assert player.workers.total == player.workers.unseen
                    assert player.skills.total == player.skills.unseen
                    assert set(player.hand) | set(player.given) <= {"?"}
                    assert not player.draft


def points(score: Score) -> dict[str, int]:
    """By tile."""
    return {line.tile: line.printed + line.scored for line in score.lines}
