"""Boards that serve any game: a headline, the board in words, the log as sentences."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain, unmarked
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import LogEntry, Table, TableStatus, TableView
from kingsforge_bot.ui import phone
from kingsforge_bot.ui.custom_id import TEXT_BOARD, ComponentId
from kingsforge_bot.ui.game.words import Words
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, Picture, cut
from kingsforge_bot.ui.wording.endings import check_line, closed_line, winner_line
from kingsforge_bot.ui.wording.headline import headline
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import awaited_users, everybody, who
from kingsforge_bot.ui.wording.times import lasting
from kingsforge_bot.ui.wording.titles import bold_title, game_name

DO: Final = "do"
"""Opens the menu of what can be done, or carries its answer."""
_NEWS: Final = 700
"""Characters of what happened."""
_SEEN: Final = 5
"""Lines of it that leave picture and buttons on a phone's screen."""
_ROOM_AT_THE_END: Final = 245
"""Points for the text of a last post: what is left of a phone's screen by picture and three rows, for nothing is to be
pressed in time, and no line says whose turn it is."""


def latest(l10n: Localizer, lines: Sequence[str]) -> Sequence[str]:
    """The last ones, and where others before them are told."""
    return lines if len(lines) <= _SEEN else (l10n("board-earlier"), *lines[-_SEEN:])


def _with_room(lines: Sequence[str], tale: Sequence[str]) -> list[str]:
    """The lines of a last post, below them of the story what a phone has room for: the last line in any case, then the
    others, which are left out from the first on.
    """
    told, kept = [*filter(None, lines)], list(tale[-1:])
    for line in reversed(tale[:-1]):
        if not _fit([*told, line, *kept]):
            break
        kept.insert(0, line)
    return [*told, *kept]


def _fit(lines: Sequence[str]) -> bool:
    return phone.height("\n".join(lines), ()) <= _ROOM_AT_THE_END


class PlainBoards(msgspec.Struct, frozen=True):
    """What is told of the tables of one game, in its words."""

    game: AnyGame
    say: Words
    podium: Callable[[Localizer, TableView, bool], Sequence[str]] | None = None
    """What each seat has to show at the end, best first, where a game tells more than a `result` a seat.

    True: below it comes a picture of it, or the board in words.
    """
    news: Callable[[Localizer, TableView, Sequence[LogEntry]], str] | None = None
    """What just happened, where a game tells it in short."""
    story: Callable[[Localizer, TableView, Sequence[LogEntry]], Iterable[str]] | None = None
    """A play that was played to its end, of all its entries that count, in at most six small lines, the last of which
    matter most."""
    can: Callable[[Localizer, Any], str] | None = None
    """What the one who is awaited can do, in a sentence of the posted board."""
    points: Callable[[Any], Sequence[int]] | None = None
    """What every seat has at the end, where that is one number."""
    full: bool = False
    """Whether there is a picture, of which the posted one leaves something out: the whole board can be asked for."""
    brief: Callable[[Localizer, Sequence[Any], Sequence[str]], Iterable[str]] | None = None
    """Events in fewer lines than one for each, with the players' names."""
    drawn_progress: bool = False
    """Whether the picture shows where the play stands: beside it no line does."""
    asks: tuple[str, ...] = ()
    """The queries that have a button below a running board, called `button-` and the query's word."""

    def headline(
        self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False, drawn: bool = False
    ) -> str:
        """The headline and where the play stands; of an ended one who won, and what everybody has to show.

        `drawn`: a picture stands below it.
        """
        table = look.table
        if table.status is TableStatus.CLOSED:
            return closed_line(l10n, table)
        if table.status is TableStatus.OVER:
            return "\n".join([*self._ended(l10n, look, posted=mention), check_line(l10n, look, mention=mention)])
        first = headline(l10n, look, mention=mention, yours=yours)
        # In one's own message the menus tell it, and leave no room.
        possible = self.can(l10n, look.view) if self.can is not None and mention else ""
        progress = "" if drawn and self.drawn_progress else self.say.progress(l10n, look.view)
        return "\n".join(filter(None, [first, possible, progress]))

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        """The headline, what happened, and without a picture the board in words; after the end the podium."""
        look, table, names = post.look, post.look.table, names_of(l10n, post.look.table)
        over = table.status is TableStatus.OVER
        lacks = l10n(f"headline-picture-{lacking}", table=bold_title(table)) if picture is None and self.full else ""
        tale = [*self.story(l10n, look, post.end.entries)] if self.story is not None and post.end is not None else []
        if over:
            title, winner, *results = self._ended(l10n, look, posted=True)
            checked = check_line(l10n, look, mention=True)
            above = [l10n.sentences([title, winner]), *results, *beside, self._news(l10n, post, names), lacks]
            told = [one for one in above if one]
            tale = [f"-# {line}" for line in tale]
            # How luck is checked stands below the story, and has its room before it.
            lines = [*told, *_with_room([*told, checked], tale)[len(told) + 1 :], checked]
        else:
            headline = self.headline(l10n, look, mention=True, drawn=picture is not None)
            lines = [headline, *beside, self._news(l10n, post, names), lacks]
        text = "\n".join(filter(None, lines))
        if picture is None:
            end = self.podium(l10n, look, False) if over and self.podium is not None else ()
            text += f"\n{cut(chr(10).join(end) or self.say.board(l10n, look.view, names), TEXT - len(text) - 1)}"
        called = everybody(look) if over else awaited_users(look)
        return Message(text, (self.row(l10n, table),), picture, called)

    def line(self, l10n: Localizer, event: Any, names: Sequence[str], *, forced: bool = False) -> str:
        """The event, whoever decided it."""
        return self.say.event(l10n, event, names)

    def deed(self, l10n: Localizer, action: str, names: Sequence[str]) -> str:
        """What an action does, as a button says it. Raises NotationError."""
        return self.say.action(l10n, self.game.parse(action), names)

    def lines(self, l10n: Localizer, entries: Iterable[LogEntry], names: Sequence[str]) -> list[str]:
        """What happened in them."""
        return self.told(l10n, [event for entry in entries for event in entry.events], names)

    def told(self, l10n: Localizer, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """These events, one by one unless the game has fewer lines for them."""
        if self.brief is not None:
            return [*self.brief(l10n, events, names)]
        return [self.say.event(l10n, event, names) for event in events]

    def summary(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Sequence[str]:
        """Which game was played, who won, what each has to show, how long it took, what turned it or how it ended."""
        table = look.table
        tale = [] if self.story is None else [*self.story(l10n, look, entries)]
        lines = [
            l10n("summary-title", game=game_name(l10n, table.game), table=bold_title(table)),
            self._winner(l10n, look),
            l10n.steps(self._results(l10n, look, posted=False)),
            l10n("summary-length", count=table.seq, lasted=lasting(l10n, entries[-1].at - entries[0].at)),
            *(tale[-1:] or [l10n("summary-last", what=self.lines(l10n, entries, names_of(l10n, table))[-1])]),
        ]
        return [unmarked(line) for line in lines]

    def row(self, l10n: Localizer, table: Table) -> tuple[Button, ...]:
        """Below a board: what leads to one's own turn, the whole board, what can be asked, and the board in words."""

        def button(label: str, what: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
            return Button(l10n(label), ComponentId(table.id, table.seq, what), style)

        turn = [button("button-my-turn", DO, ButtonStyle.PRIMARY)] if table.status is TableStatus.RUNNING else []
        whole = [button("button-full-board", "show")] if self.full else []
        asks = [button(f"button-{word}", word) for word in self.asks] if table.status is TableStatus.RUNNING else []
        return *turn, *whole, *asks, button("button-text-board", TEXT_BOARD)

    def _ended(self, l10n: Localizer, look: TableView, *, posted: bool) -> list[str]:
        """That it is over, who won, and what everybody has to show."""
        return [*self.winner(l10n, look), *self._results(l10n, look, posted=posted)]

    def winner(self, l10n: Localizer, look: TableView) -> tuple[str, str]:
        """That it is over, and who won."""
        return l10n("over-title", table=bold_title(look.table)), self._winner(l10n, look)

    def _news(self, l10n: Localizer, post: BoardPost, names: Sequence[str]) -> str:
        if self.news is not None:
            return self.news(l10n, post.look, post.entries)
        return cut("\n".join(latest(l10n, self.lines(l10n, post.entries, names))), _NEWS)

    def _winner(self, l10n: Localizer, look: TableView) -> str:
        first, *_ = self.game.places(look.view) or ((),)
        points = () if self.points is None else self.points(look.view)
        return winner_line(l10n, who(l10n, look.table, first), len(first), points, yours=look.seat in first)

    def _results(self, l10n: Localizer, look: TableView, *, posted: bool) -> Sequence[str]:
        """Best first; those of equal place share its number."""
        if self.podium is not None:
            return self.podium(l10n, look, posted)
        lines, names = list[str](), names_of(l10n, look.table)
        for seats in self.game.places(look.view) or ():
            place = len(lines) + 1
            for seat in seats:
                result = self.say.result(l10n, look.view, seat)
                lines.append(l10n("over-result", place=place, who=plain(names[seat]), result=result))
        return lines
