"""Where everything of a board lies: a pure function from a view to named places, no pixels.

All measures are pixels of a picture 1600 wide; its height grows with what lies on the table.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from kingsforge_bot.drawing.layout import Column, Grid, Inset, Over, Part, Row, Space
from kingsforge_bot.games.kings_forge.pictures.contents import (
    AnvilAt,
    Cancelled,
    Coverer,
    FaceDown,
    FaceUp,
    Header,
    Herald,
    InQueue,
    LeftOver,
    OnDisplay,
    Round,
    Stock,
    TableName,
    Task,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Named, legend_of
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.places import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    INNER,
    MARGIN,
    PLATE_HIGH,
    Layout,
    Parts,
    Thing,
    numbered,
    page,
    place,
)
from kingsforge_bot.games.kings_forge.pictures.post_contents import Docks
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import players, ranking
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.gathering import used_spaces
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE, FACE_UP
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

_AWAITED_WIDE: Final = 620
_APART: Final = 24
_QUEUE_COLUMNS: Final = 3
_QUEUE_HIGH: Final = 110
_GATHER_HIGH: Final = 268
_LEFT_OVER_HIGH: Final = 64
_STOCK_HIGH: Final = 84
_DECK_WIDE: Final = 230
_DOCK_HIGH: Final = 70


def layout(view: State, news: News = NO_NEWS, words: Sequence[Named] = ()) -> Layout:
    """The places of a board, what is new since the picture before marked in them; last what its signs mean."""
    parts = [*_by_phase(view, news)]
    if legend := legend_of(words, INNER):
        parts.append(place("legend", legend, legend.high))
    return page(header(view), parts)


def _by_phase(view: State, news: News) -> Parts:
    """What matters now comes first; docks and stock are of no use once the dice are rolled."""
    match view.phase:
        case Phase.GATHER:
            return (
                *display(view, news),
                _waiting(view.queue),
                _gather(view, news),
                _stock(view),
                docks(view, news, _DOCK_HIGH),
                *players(view, news),
            )
        case Phase.CRAFT:
            return *display(view, news), _waiting(view.queue), *players(view, news), _left_over(view)
        case Phase.OVER:
            return *ranking(view, news), _waiting((*view.display, *view.queue))
        case _:
            assert_never(view.phase)


def header(view: State, word: Parts = ()) -> Part[Thing]:
    """The band at the top: whom the table awaits, round, phase, anvil, table; a `word` of a sign before the table."""
    over = view.phase is Phase.OVER
    awaited = places(view)[0] if over else (view.turn,)
    waits = Herald(awaited, over, view.owed, None if over else task_of(view))
    plates = (place("header.awaited", waits, _AWAITED_WIDE), Space(_APART), *facts(view), *word)
    return band(Header(view.phase), Row((*plates, place("header.table", TableName())), size=PLATE_HIGH))


def table_room(view: State) -> int:
    """How much of the band is left for the table's name."""
    return INNER - _AWAITED_WIDE - _APART - sum(part.size for part in facts(view))


def band(ground: Header, plates: Part[Thing], high: int = HEADER) -> Part[Thing]:
    """The band with what lies on it; below that the hearth is seen."""
    return Over((place("header", ground), Inset(Column((plates, Space())), MARGIN, 8)), high)


def facts(view: State) -> Parts:
    """Round, anvil, and the cancelled value while there is one; then a gap."""
    number = place("header.round", Round(view.round), PLATE_HIGH)
    anvil = place("header.anvil", AnvilAt(view.anvil), 136)
    if view.cemetery is None:
        return number, Space(44), anvil, Space(12)
    return number, Space(44), anvil, Space(12), place("header.cancelled", Cancelled(view.cemetery), 130), Space(12)


def task_of(view: State) -> Task:
    """What the player on turn does next."""
    if view.phase is Phase.GATHER:
        return Task.GATHER if any(view.face_up) else Task.PASS
    return Task.ROLL if view.players[view.turn].hand is None else Task.CRAFT


def display(view: State, news: News) -> Parts:
    """The craft cards on display, if any."""
    cards = [_on_display(view, news, f"display.{index}", card) for index, card in enumerate(view.display)]
    free = [Space()] * (DISPLAY_SIZE - len(cards))
    return (Row((*cards, *free), GAP, DISPLAY_HIGH),) if cards else ()


def _on_display(view: State, news: News, name: str, card: CraftCard) -> Part[Thing]:
    """A card; on it, at the right, how many of its boxes the awaited player's dice cover."""
    player = view.players[view.turn]
    filled = covered(card, player)
    rolled = player.hand is not None
    shown = place(name, OnDisplay(card, filled, card.item in news.displayed, rolled and all(filled)))
    coverer = place(f"{name}.by", Coverer(sum(filled), len(filled), rolled), 110)
    return Over((shown, Row((Space(), Column((Space(74), coverer), size=64), Space(12)))))


def _waiting(cards: Sequence[CraftCard]) -> Part[Thing]:
    """The queue; at the end all that was never made."""
    return Grid(numbered("queue", map(InQueue, cards)), _QUEUE_COLUMNS, _QUEUE_HIGH, GAP)


def _gather(view: State, news: News) -> Part[Thing]:
    cards = [(slot, card) for slot, card in enumerate(view.face_up) if card is not None]
    faces = tuple((f"gather.{slot}", FaceUp(card, card in news.dealt)) for slot, card in cards)
    return Grid(faces, 2, _GATHER_HIGH, GAP)


def _left_over(view: State) -> Part[Thing]:
    left = (LeftOver(card) for card in view.face_up if card is not None)
    return Grid(numbered("gather", left), FACE_UP, _LEFT_OVER_HIGH, GAP)


def _stock(view: State) -> Part[Thing]:
    deck = place("deck", FaceDown(len(view.deck)), _DECK_WIDE)
    return Row((deck, place("stock", Stock(view.stock, view.library))), GAP, _STOCK_HIGH)


def docks(view: State, news: News, high: int) -> Part[Thing]:
    """All docks as one board."""
    return place("docks", Docks(tuple(sorted(used_spaces(view).items())), news.docked), high)
