"""What is posted after a turn: its moment, what the next decision needs, and what is new marked.

`draw_post(view, cards, caption, events)`: while an auction is open, the auction; when the game is over, the podium.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.strip_renderer import Strip
from kingsforge_bot.games.dwarven_smithy.pictures.auction import auction_strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.contents import awaited, side, wares
from kingsforge_bot.games.dwarven_smithy.pictures.header import HIGH as HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.measures import HIGHEST, PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.moment import HIGH as MOMENT
from kingsforge_bot.games.dwarven_smithy.pictures.moment import moment_strip, moments_of
from kingsforge_bot.games.dwarven_smithy.pictures.news import News, news_of
from kingsforge_bot.games.dwarven_smithy.pictures.panels import Plan, panels
from kingsforge_bot.games.dwarven_smithy.pictures.podium import podium_strips
from kingsforge_bot.games.dwarven_smithy.pictures.wares import HIGH as WARES
from kingsforge_bot.games.dwarven_smithy.pictures.wares import wares_strip
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State

_THREE: Final = 3
_FOUR: Final = 4


def draw_post(view: State, cards: CardSet, caption: BoardCaption, events: Sequence[Event] = ()) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, of what is public: nothing else of view and events is read."""
    public = player_view(view, cards, None)
    return PRESS.picture(strips_of(public, cards, caption, tuple(event_view(event, None) for event in events)))


def strips_of(public: State, cards: CardSet, caption: BoardCaption, events: tuple[Event, ...]) -> list[Strip]:
    """The picture's strips, of what everybody may know."""
    strips = [header(awaited(public, caption, table_of(caption)))]
    if public.phase is Phase.OVER:
        return [*strips, *podium_strips(public, cards, caption)]
    deeds = moments_of(events)
    if deeds:
        strips.append(moment_strip(public, cards, caption, deeds))
    if public.lot is not None:
        return [*strips, auction_strip(public, public.lot, cards, caption)]
    news = news_of(events)
    strips.append(wares_strip(wares(public, cards, news)))
    return [*strips, *_sides(public, cards, caption, news, bool(deeds))]


def _sides(public: State, cards: CardSet, caption: BoardCaption, news: News, moment: bool) -> Iterator[Strip]:
    """Side by side, or below each other; low where a moment leaves no room for helpers."""
    sides = [side(public, cards, Seat(seat), caption, news) for seat in range(len(public.players))]
    rows = [sides[:2], sides[2:]] if len(sides) == _FOUR else [[one] for one in sides]
    plan = Plan.HALF if len(sides) == _FOUR else Plan.LOW if moment and len(sides) == _THREE else Plan.WIDE
    high = (HIGHEST - HEADER - WARES - (MOMENT if moment else 0)) // len(rows)
    for row in rows:
        yield panels(tuple(row), high, plan)
