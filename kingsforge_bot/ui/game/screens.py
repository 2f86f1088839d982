"""Screens, all that a game shows and understands, in parts: the platform asks, and does not know which game answers.

Values in, messages out: nothing here waits, reads the store or knows Discord. Views, events and actions are the game's
own; the localizer is that of the game (`Localizer.of`); `names` are the players' by seat, as Discord gives them. A
look is what one user may see (`TableView.seat`), and what is shown of it is for that user alone.

A game takes from `plain_screens.py` what it has nothing better for.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Table, TableView
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.suggesting import Suggestion

Given = Mapping[str, str]
"""The options that were typed, by their English names."""
NOTHING_SAID: Final[Given] = MappingProxyType({})
"""No option was typed."""
HINT: Final = "hint"
"""Of the queries the one that a table may forbid (`Table.hints`): what the game would do in the asker's place."""


class Plays(msgspec.Struct, frozen=True):
    """What was decided: the platform carries the actions out, each on what the one before left, and reports."""

    actions: tuple[Any, ...]
    why: str = ""
    """Said above the report, where the game decided it for its player."""

    instead: Message | None = None
    """Shown to whoever makes forced moves themselves: then nothing is carried out."""

    last_may_be_moot: bool = False
    """Whether the actions before may already have done what the last one is for; then nothing is said of that."""


class Explanation(msgspec.Struct, frozen=True):
    """What stands behind a refusal, line by line, and the ids of the entries to read, the rule itself first."""

    lines: tuple[str, ...]
    entries: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True):
    """What somebody has to decide, as a sentence; `quick`: at a glance, not after some thought."""

    text: str
    quick: bool


QueryAnswer = Callable[[StillWanted], Message]
"""A message that takes long to work out: off the event loop."""


class Headline(Protocol):
    """A headline (`Boards.headline`)."""

    def __call__(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str: ...


class Board(Protocol):
    """A public board (`Boards.board`)."""

    def __call__(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message: ...


class Line(Protocol):
    """A sentence of the log (`Boards.line`)."""

    def __call__(self, l10n: Localizer, event: Any, names: Sequence[str], *, forced: bool = False) -> str: ...


class Boards(msgspec.Struct, frozen=True):
    """A table told to everybody: its headline, its board, its log, its end."""

    headline: Headline
    """The headline: table, who is to play since when, where the game stands; after the end the places."""

    progress: Callable[[Localizer, Any], str]
    """Where the play stands of which that is a view, in a few words: round 2."""

    board: Board
    """The public board after a turn; without a picture in words, and `lacking` says why there is none.

    `beside` is what happened beside the game, line by line: it stands below the headline.
    """

    words: Callable[[Localizer, Any, Sequence[str]], str]
    """The board in words, of a view and with names, at most 1,900 characters."""

    line: Line
    """An event as a sentence of the log; `forced`: the table did it by itself."""

    deed: Callable[[Localizer, str, Sequence[str]], str]
    """What an action does, by its notation, as a button says it: no sentence, and of no time. Raises NotationError."""

    summary: Callable[[Localizer, TableView, Sequence[LogEntry]], Sequence[str]]
    """A play that is over in a few lines for those who were not there, without markup; of entries that count."""

    brief: Callable[[Localizer, Sequence[tuple[Any, bool]], Sequence[str]], str] | None = None
    """What one seat did in a row, and what came of it, in fewer words than `line` has: of events, each with whether the
    table did it by itself. Empty where that is nothing to tell.
    """

    folded: Callable[[Localizer, TableView, Sequence[LogEntry]], str] | None = None
    """What a board tells in words once another stands in its place, of the view after these entries: what led to its
    `Pictures.moment`, if it has one. Where it is None, what happened, as others are told.
    """

    analysis: Callable[[Localizer, TableView, Moments], QueryAnswer] | None = None
    """What luck and decisions did in a play that is over, of all its moments; **Analysis** stands below its end."""

    won_by_far: Callable[[Any, Seat], bool] | None = None
    """Whether that seat won a play that ended with that view so clearly that it may want stronger rivals."""

    figures: Callable[[Localizer, TableView, Sequence[LogEntry]], Mapping[Seat, str]] | None = None
    """What each seat did in a play that is over, counted, in a line for **Stats**; of entries that count."""


class Now(Protocol):
    """The message of a turn (`TurnScreens.now`)."""

    def __call__(self, l10n: Localizer, look: TableView, before: str = "") -> Message: ...


class TurnScreens(msgspec.Struct, frozen=True):
    """A turn as its player sees it: what is asked, what a press means, what came of it."""

    now: Now
    """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""

    asks: Callable[[Localizer, TableView], Asked]
    """What there is to decide for the seat whose view it is, which is awaited."""

    happened: Callable[[Localizer, TableView, Sequence[Any], Sequence[LogEntry]], str]
    """What one's decision led to, line by line, and what others did since in short; at most 1,200 characters."""

    press: Callable[[Localizer, TableView, Sequence[str], Sequence[str]], Message | Plays]
    """A button or menu with values whose words are no action's notation.

    Raises Refused, NoChoiceLeft, UnknownPress.
    """

    opens: Callable[[Sequence[str]], bool]
    """Whether a press with these words only shows what can be done, and decides nothing on what was seen."""

    hand: Callable[[Localizer, TableView], Message | None] | None = None
    """What the seat whose view it is hides from others, for that player; with it **My hand** stands under boards."""

    prepare: Callable[[TableView], Callable[[StillWanted], None] | None] = lambda _: None
    """What takes long before something can be shown to the one who is awaited there; it runs off the event loop."""

    follows: Callable[[TableView, Sequence[Any]], Plays | None] = lambda *_: None
    """What the user's seat can only do next, now that its decision led to these events; None: it is asked."""


class Commands(msgspec.Struct, frozen=True):
    """Commands as they are typed, and suggestions for their options. The one who looks may act."""

    command: Callable[[Localizer, TableView, str, Given], Message | Plays]
    """A command, by its verb. Raises Refused, NoChoiceLeft, UnknownValue."""

    suggest: Callable[[Localizer, TableView, str, str, Given], Iterable[Suggestion]]
    """Autocomplete of a verb's option beside those typed so far; nothing for whoever is not awaited."""

    condense: Callable[[Localizer, Given], Sequence[str]]
    """Typed options as few short words, which the id of a menu can carry on. Raises UnknownValue."""

    expand: Callable[[Sequence[str]], Given]
    """The inverse of `condense`, whatever language was typed. Raises UnknownPress for words that are made up."""

    verbs: frozenset[str] = frozenset()
    """The commands that can be meant at a table of this game, by their English names."""

    queries: Mapping[str, Callable[[Localizer, TableView, Given], QueryAnswer]] = MappingProxyType({})
    """What whoever sits there may ask at any time, by a button or a command of that word; it decides nothing.

    Raises Refused, UnknownValue.
    """

    public: frozenset[str] = frozenset()
    """Of the queries those about what lies open: onlookers may ask them too, and all when the play is over."""

    @property
    def words(self) -> frozenset[str]:
        """All that can be said at a table of this game."""
        return self.verbs | self.queries.keys()


class Plans(msgspec.Struct, frozen=True):
    """Plans in words without markup, in which names are harmless."""

    action: Callable[[Localizer, PlannedAction, Sequence[str]], str]
    """What can be planned, as a line of a menu and of one's plans."""

    cancel_condition: Callable[[Localizer, CancelCondition, Sequence[str]], str]
    """What lets a plan be dropped, as it stands after an if."""

    effect: Callable[[Localizer, PlannedAction], str] = lambda *_: ""
    """What comes of an action, below its line of the menu; empty where that is said already."""


def _unknown(*_: object) -> Explanation:
    raise UnknownPress


class Refusals(msgspec.Struct, frozen=True):
    """Refusals: what cannot be done, and why."""

    out_of_turn: Callable[[TableView], Refused]
    """Why the seat whose view it is may decide nothing now: others are to play, or the play is over."""

    refusal: Callable[[Localizer, TableView, Refused], str]
    """Why the rules say no at that table, which it names, with the number of the rule."""

    why_words: Callable[[Refused], Sequence[str]] = lambda _: ()
    """The refusal as words of a Why button's id: its reason, then as much of its facts as one wants to keep."""

    why: Callable[[Localizer, TableView, Sequence[str]], Explanation] = _unknown
    """What stands behind such a refusal, as the table is now. Raises UnknownPress."""


class TablePicture(Protocol):
    """A picture of a table (`Pictures.table`)."""

    def __call__(
        self, l10n: Localizer, look: TableView, /, events: Sequence[Any] = (), size: Size = Size.FULL
    ) -> Drawing | None: ...


class PositionPicture(Protocol):
    """A picture of a view that belongs to no table (`Pictures.position`)."""

    def __call__(
        self,
        l10n: Localizer,
        view: Any,
        heading: str,
        names: Sequence[str],
        events: Sequence[Any],
        shows: Sequence[str] = (),
        heads: Sequence[Portrait] = (),
        /,
    ) -> Drawing | None:
        """Below that heading, with these names, heads and events; in words what these parts show and nothing else."""


def _nothing(*_: object, **__: object) -> None:
    return None


class Pictures(msgspec.Struct, frozen=True):
    """Drawings. Where a game has none of something, None: it is said in words."""

    table: TablePicture = _nothing
    """The board of a running or ended table; what the events changed is marked."""

    moment: Callable[[Localizer, TableView, Sequence[Any]], Drawing | None] = _nothing
    """What mattered of what the events did, large, where the board that told of it folds; None: nothing did.

    The look is everybody's, as it was after these events.
    """

    end: Callable[[Localizer, TableView, Sequence[Any]], Drawing | None] | None = None
    """The last board of a play, with all that happened in it; where it is None, the board as always."""

    greeting: Callable[[Localizer], Drawing | None] = _nothing
    """What the game looks like, for those who see it for the first time."""

    lobby: Callable[[Localizer, Table], Drawing | None] = _nothing
    """Who sits at a table that has not begun."""

    picked: Callable[[Sequence[Sequence[Any]]], Sequence[int]] = lambda _: ()
    """Which moments of a game its replay shows, each given by the events that led to it; in order."""

    replay: Callable[[Localizer, TableView, Moments], Drawing | None] = _nothing
    """The game so far as one animated picture of the moments that were picked."""

    card: Callable[[Entry], Drawing | None] = _nothing
    """The card that an entry of the rulebook is about."""

    position: PositionPicture = _nothing
    """The board of a view that belongs to no table, or those parts of it."""


class Screens(msgspec.Struct, frozen=True):
    """A game on its players' screens."""

    boards: Boards
    turn: TurnScreens
    commands: Commands
    plans: Plans
    refusals: Refusals
    pictures: Pictures = Pictures()
