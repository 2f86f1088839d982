"""What is said of the best moves as the strong bot would choose them, from what the asking seat sees and no more."""

from collections.abc import Callable, Iterator, Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.keyflower.advice.hex_choices import around, hex_choices, letters_of
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS, Name
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.strategy.hints import Hint, hints
from kingsforge_bot.games.keyflower.words.labels import label, placed
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.tiles import face_up
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.plain_turn import PlainTurn


class MayorAdvice:
    """Of one box of tiles; `possible` is what the seat of a look may do."""

    def __init__(
        self,
        tiles: TileSet,
        turn: PlainTurn,
        possible: Callable[[TableView], Sequence[a.Action]],
        say: Callable[[Localizer, TableView], Telling],
    ) -> None:
        self._tiles = tiles
        self._turn = turn
        self._possible = possible
        self._say = say

    def possible(self, look: TableView) -> Sequence[a.Action]:
        """All that the panel offers."""
        return self._possible(look)

    def ranked(self, look: TableView, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
        """At most three, the best first."""
        assert look.seat is not None
        return hints(self._tiles, look.view, look.seat, actions)

    def line(self, l10n: Localizer, look: TableView, hint: Hint) -> str:
        """What is done, what it does, and about how much that brings."""
        say = self._say(l10n, look)
        told = [l10n("hint-line", action=_said(say, look, one)) for one in hint.actions]
        return l10n.sentences([*told, *_why(say, look, hint)])

    def labels(self, l10n: Localizer, look: TableView, hint: Hint) -> Sequence[str]:
        """The last of what is done, which the rest is for; in fewer words with the tile's name cut, if anything."""
        say, last = self._say(l10n, look), hint.actions[-1]
        match last:
            case a.Bid() | a.Use():
                workers = say.workers(placed(last))
                return label(say, last), naming(
                    lambda tile: l10n(f"brief-{last.verb}", tile=tile, workers=workers), say.tile(last.tile)
                )
            case a.Upgrade() if len(hint.actions) > 1:
                return (naming(lambda tile: l10n("brief-bring-upgrade", tile=tile), say.tile(last.tile)),)
            case _:
                return (_said(say, look, last),)

    def drawing(self, l10n: Localizer, look: TableView, found: Sequence[Hint]) -> Drawing | None:
        """The village in which the hexes have their letters."""
        placing = [one.actions[0] for one in found if isinstance(one.actions[0], a.Place)]
        return pictures.draft(self._say(l10n, look), look, placing[0].tile) if placing else None

    def out_of_turn(self, look: TableView) -> Refused:
        """Others are to act."""
        return self._turn.boards.say.out_of_turn(look.view)


def _said(say: Telling, look: TableView, action: a.Action) -> str:
    """What can be done; a hex by its letter."""
    if not isinstance(action, a.Place):
        return label(say, action)
    assert look.seat is not None
    letters = letters_of(hex_choices(look.view, say.tiles, look.seat, action.tile))
    beside, _ = around(look.view, say.tiles, look.seat, action)
    letter, tile = letters[action.q, action.r], say.tile(action.tile)
    return say.l10n("do-place-hex", tile=tile, letter=letter, tiles=say.all(beside))


def _why(say: Telling, look: TableView, hint: Hint) -> Iterator[str]:
    """What a tile does, what a boat carries, where roads lead; then the points."""
    l10n, last, points = say.l10n, hint.actions[-1], "hint-points"
    match last:
        case a.Bid(tile=tile) | a.Use(tile=tile):
            yield l10n("hint-tile", what=face_up(say, look.view, tile))
        case a.Upgrade(tile=tile):
            back = say.tiles[tile].b
            assert back is not None
            yield l10n("hint-upgraded", what=say.use(back) or say.face(back))
        case a.Take(boat=boat):
            yield from _loaded(say, look, boat)
        case a.Place():
            assert look.seat is not None
            _, roads = around(look.view, say.tiles, look.seat, last)
            if roads:
                yield l10n("hint-tells", what=l10n("spot-roads", tiles=say.all(roads)))
        case a.Pass():
            yield l10n("hint-pass")
        case a.Give():
            points = "hint-gift"
        case _:
            pass
    if hint.points is not None:
        yield l10n(points, count=round(hint.points))


def _loaded(say: Telling, look: TableView, boat: Name) -> Iterator[str]:
    found = next(one for one in look.view.boats if one.name == boat)
    if found.workers.total or found.skills.total:
        yield say.l10n("hint-tells", what=say.things(NO_GOODS, found.skills, found.workers))
