"""What a game shows and understands: the platform asks for it, and does not know which game answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.suggesting import Suggestion

NOTHING_SAID: Final[Mapping[str, str]] = MappingProxyType({})
"""No option was typed."""
HINT: Final = "hint"
"""Of the asides the one that a table may forbid (`Table.hints`): what the game would do in the asker's place."""


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


class Screens(Protocol):
    """Values in, messages out: nothing here waits, reads the store or knows Discord.

    Views, events and actions are the game's own; `names` are those of the players by seat, as Discord gives them. A
    look is what one user may see (`TableView.seat`), and what is shown of it is for that user alone.

    A game needs no pictures of its own: where there is no drawing of a board it is shown in words (`words`).
    """

    @property
    def verbs(self) -> frozenset[str]:
        """The commands that can be meant at a table of this game, by their English names."""

    @property
    def hands(self) -> bool:
        """Whether players hold what others may not see: then **My hand** stands under boards."""

    @property
    def retells(self) -> bool:
        """Whether whoever decided reads their whole turn so far, and not the last action alone: a turn is of many."""

    @property
    def queries(self) -> frozenset[str]:
        """What whoever sits there may ask at any time, by a button or a command of that word; it decides nothing."""

    def query(
        self, l10n: Localizer, look: TableView, word: str, given: Mapping[str, str] = NOTHING_SAID
    ) -> Callable[[StillWanted], Message]:
        """The answer to one of the `queries`, of a seat at a running table; it is worked out off the event loop.

        `given` are the options that were typed, by their English names. Raises Refused, UnknownValue.
        """

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """What takes long before something can be shown to the one who is awaited there; it runs off the event loop."""

    # What is shown

    def status(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str:
        """The headline: table, who is to play since when, where the game stands; after the end the places."""

    def progress(self, l10n: Localizer, view: Any) -> str:
        """Where the play stands, in a few words: round 2."""

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        """The public board after a turn; without a picture in words, and `lacking` says why there is none.

        `beside` is what happened beside the game, line by line: it stands below the headline.
        """

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """What the seat whose view it is has, for that player alone; None where there are no `hands`."""

    def words(self, l10n: Localizer, view: Any, names: Sequence[str]) -> str:
        """The board in words, at most 1,900 characters."""

    def line(self, l10n: Localizer, event: Any, names: Sequence[str], *, forced: bool = False) -> str:
        """An event as a sentence of the log; `forced`: the table did it by itself."""

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Any], followed: Sequence[LogEntry]) -> str:
        """What one's decision led to, line by line, and what others did since in short; at most 1,200 characters."""

    def follows(self, l10n: Localizer, look: TableView, events: Sequence[Any]) -> Plays | None:
        """What the user's seat can only do next, now that its decision led to these events; None: it is asked."""

    def asks(self, l10n: Localizer, look: TableView) -> Asked:
        """What there is to decide for the seat whose view it is, which is awaited."""

    def summary(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Sequence[str]:
        """A play that is over in five lines for those who were not there, without markup; `entries` that count."""

    # What is decided: the one who looks may act

    def opens(self, words: Sequence[str]) -> bool:
        """Whether a press with these words only shows what can be done, and decides nothing on what was seen."""

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        """A button or menu whose words are no action's notation. Raises Refused, NoChoiceLeft, UnknownPress."""

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
        """A command with the options that were typed, by their English names.

        Raises Refused, NoChoiceLeft, UnknownValue.
        """

    def condense(self, l10n: Localizer, verb: str, given: Mapping[str, str]) -> Sequence[str]:
        """Typed options as few short words, which the id of a menu can carry on. Raises UnknownValue."""

    def expand(self, words: Sequence[str]) -> Mapping[str, str]:
        """The inverse of `condense`, whatever language was typed. Raises UnknownPress for words that are made up."""

    def suggest(
        self, l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]
    ) -> Iterable[Suggestion]:
        """Autocomplete of an option beside those that were typed so far; nothing for whoever is not awaited."""

    # What is planned

    def planned_action(self, l10n: Localizer, wish: PlannedAction, names: Sequence[str]) -> str:
        """What can be planned, as a line of a menu and of one's plans: nothing is bold, and names are harmless."""

    def planned_action_effect(self, l10n: Localizer, wish: PlannedAction) -> str:
        """What comes of it, below the line of the menu; empty where that is said already."""

    def cancel_condition(self, l10n: Localizer, stop: CancelCondition, names: Sequence[str]) -> str:
        """What lets a plan be dropped, as it stands after an if."""

    # What is refused

    def out_of_turn(self, look: TableView) -> Refused:
        """Why the seat whose view it is may decide nothing now: others are to play, or the play is over."""

    def refusal(self, l10n: Localizer, look: TableView, refused: Refused) -> str:
        """Why the rules say no at that table, which it names, with the number of the rule."""

    def why_words(self, refused: Refused) -> Sequence[str]:
        """The refusal as words of a Why button's id: its reason, then as much of its facts as one wants to keep."""

    def why(self, l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
        """What stands behind such a refusal, as the table is now. Raises UnknownPress."""

    # What is drawn

    def picture(
        self, l10n: Localizer, look: TableView, events: Sequence[Any] = (), size: Size = Size.FULL
    ) -> Drawing | None:
        """The board of a running or ended table; what the events changed is marked."""

    def moment(self, l10n: Localizer, look: TableView, events: Sequence[Any]) -> Drawing | None:
        """What mattered of what the events did, large, where the board that told of it folds; None: nothing did.

        The look is everybody's, as it was after these events.
        """

    def greeting(self, l10n: Localizer) -> Drawing | None:
        """What the game looks like, for those who see it for the first time."""

    def lobby(self, l10n: Localizer, table: Table) -> Drawing | None:
        """Who sits at a table that has not begun."""

    def picked(self, led: Sequence[Sequence[Any]]) -> Sequence[int]:
        """Which moments of a game its replay shows, each given by the events that led to it; in order."""

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> Drawing | None:
        """The game so far as one animated picture of the moments that were picked."""

    @property
    def analyses(self) -> bool:
        """Whether a play that is over can be looked into: then **Analysis** stands below its last board."""

    def analysis(self, l10n: Localizer, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
        """What luck and decisions did in a play that is over, of all its moments; worked out off the event loop."""

    def card(self, entry: Entry) -> Drawing | None:
        """The card that an entry of the rulebook is about."""

    def position(
        self,
        l10n: Localizer,
        view: Any,
        heading: str,
        names: Sequence[str],
        events: Sequence[Any] = (),
        shows: Sequence[str] = (),
    ) -> Drawing | None:
        """The board of a position that belongs to no table, below that heading; or those parts of it."""
