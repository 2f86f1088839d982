"""What is posted after a turn: the mine, each seat's smithy as a column, and what is new marked.

`draw_post(view, cards, caption, events)`: while an auction is open, the auction; when the game is over, the podium,
which `draw_end` draws with the race.
"""

from collections.abc import Iterator, Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import table_of
from kingsforge_bot.drawing.strip_renderer import Strip
from kingsforge_bot.games.dwarven_smithy.advice.story import Course
from kingsforge_bot.games.dwarven_smithy.pictures.auction import auction_strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.header import header
from kingsforge_bot.games.dwarven_smithy.pictures.legend import told_marks
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.mine import MOST, mine_strip
from kingsforge_bot.games.dwarven_smithy.pictures.news import news_of
from kingsforge_bot.games.dwarven_smithy.pictures.plan import Plan, plan_of
from kingsforge_bot.games.dwarven_smithy.pictures.podium import podium_strips
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import Side, side
from kingsforge_bot.games.dwarven_smithy.pictures.smithy import column_strips
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import Wares, awaited, wares
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State


def draw_post(view: State, cards: CardSet, caption: BoardCaption, events: Sequence[Event] = ()) -> bytes:
    """A PNG, 1600 pixels wide and at most 1,018 high, of what is public: nothing else of view and events is read."""
    public = player_view(view, cards, None)
    return RENDERER.picture(strips_of(public, cards, caption, tuple(event_view(event, None) for event in events)))


def draw_end(view: State, cards: CardSet, caption: BoardCaption, course: Course) -> bytes:
    """A PNG, 1600 pixels wide and 1,018 high, of the places and the race of a game that is over."""
    head = header(awaited(view, caption, table_of(caption)))
    return RENDERER.picture([head, *podium_strips(player_view(view, cards, None), cards, caption, course)])


def strips_of(public: State, cards: CardSet, caption: BoardCaption, events: tuple[Event, ...]) -> list[Strip]:
    """The picture's strips, of what everybody may know."""
    who = awaited(public, caption, table_of(caption))
    if public.phase is Phase.OVER:
        return [header(who), *podium_strips(public, cards, caption)]
    if public.lot is not None:
        return [header(who), auction_strip(public, public.lot, cards, caption)]
    news = news_of(events)
    sides = [side(public, cards, Seat(seat), caption, news) for seat in range(len(public.players))]
    plan = plan_of(sides)
    held = wares(public, cards, news)
    marks = told_marks(caption, {*_marks(sides, held, plan)})
    return [header(who, marks), mine_strip(held, plan.side, plan.mine, caption), *column_strips(sides, plan)]


def _marks(sides: Sequence[Side], held: Wares, plan: Plan) -> Iterator[str]:
    """Signs of this board that nothing else on it explains."""
    if any(one.leads for one in sides):
        yield "leads"
    cells = (*held.row, *(cell for one in sides for cell in (*one.market.cells, *one.workshop.cells, *one.helpers)))
    if any(cell.fresh for cell in cells):
        yield "new"
    if len(held.row) > MOST[plan.side]:
        yield "more"
