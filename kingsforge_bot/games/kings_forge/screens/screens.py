"""King's Forge on the screens of players, as the platform asks for it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.pictures.replay import picked
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.games.kings_forge.screens.advised import foresee
from kingsforge_bot.games.kings_forge.screens.analysed import analysis
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.complete import suggest
from kingsforge_bot.games.kings_forge.screens.crafting import end_of_fruitless
from kingsforge_bot.games.kings_forge.screens.foretold import ODDS, foretold
from kingsforge_bot.games.kings_forge.screens.given import expanded
from kingsforge_bot.games.kings_forge.screens.happened import happened
from kingsforge_bot.games.kings_forge.screens.hinted import hinted
from kingsforge_bot.games.kings_forge.screens.offered import prepare
from kingsforge_bot.games.kings_forge.screens.presses import opens, press
from kingsforge_bot.games.kings_forge.screens.questions import legal_now
from kingsforge_bot.games.kings_forge.screens.settling import kept_die
from kingsforge_bot.games.kings_forge.screens.status import asks, status
from kingsforge_bot.games.kings_forge.screens.summary import summary
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.screens.verbs import VERBS, command, condense
from kingsforge_bot.games.kings_forge.screens.why import explanation, not_your_turn, refusal_at, why_words
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.planning import (
    cancel_condition_label,
    planned_action_effect,
    planned_action_label,
)
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Table, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.game.screens import HINT, NOTHING_SAID, Asked, Explanation, Plays
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.suggesting import Suggestion


class KingsForgeScreens:
    """Each names the file that does it, and speaks with the game's words."""

    verbs = VERBS
    hands = False
    retells = False
    queries = frozenset({ODDS, HINT})
    analyses = True

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        return prepare(look.view) or foresee(look.view, legal_now(look.view))

    def status(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str:
        return status(l10n.of(KEY), look, mention=mention, yours=yours)

    def progress(self, l10n: Localizer, view: State) -> str:
        return l10n.of(KEY)("game-progress", round=view.round)

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        return now(l10n.of(KEY), look, before)

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        return board_message(l10n.of(KEY), post, picture, lacking, beside)

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """All dice and cards lie open (1.5)."""
        return None

    def words(self, l10n: Localizer, view: State, names: Sequence[str]) -> str:
        return text_board(l10n.of(KEY), view, names)

    def line(self, l10n: Localizer, event: Event, names: Sequence[str], *, forced: bool = False) -> str:
        return event_line(l10n.of(KEY), event, names, forced=forced)

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
        return happened(l10n.of(KEY), look, events, followed)

    def follows(self, l10n: Localizer, look: TableView, events: Sequence[Event]) -> Plays | None:
        return end_of_fruitless(look, events) or kept_die(look)

    def asks(self, l10n: Localizer, look: TableView) -> Asked:
        return asks(l10n.of(KEY), look)

    def summary(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Sequence[str]:
        return summary(l10n.of(KEY), look, entries)

    def query(
        self, l10n: Localizer, look: TableView, word: str, given: Mapping[str, str] = NOTHING_SAID
    ) -> Callable[[StillWanted], Message]:
        if word == HINT:
            return hinted(l10n.of(KEY), look)
        return foretold(l10n.of(KEY), look, given.get("item"))

    def opens(self, words: Sequence[str]) -> bool:
        return opens(words)

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        return press(l10n.of(KEY), look, words, values)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
        return command(l10n.of(KEY), look, verb, given)

    def condense(self, l10n: Localizer, verb: str, given: Mapping[str, str]) -> Sequence[str]:
        return condense(l10n.of(KEY), given)

    def expand(self, words: Sequence[str]) -> Mapping[str, str]:
        return expanded(words)

    def suggest(
        self, l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]
    ) -> Iterable[Suggestion]:
        return suggest(l10n.of(KEY), look, verb, option, given)

    def planned_action(self, l10n: Localizer, wish: PlannedAction, names: Sequence[str]) -> str:
        return planned_action_label(l10n.of(KEY), wish)

    def planned_action_effect(self, l10n: Localizer, wish: PlannedAction) -> str:
        return planned_action_effect(l10n.of(KEY), wish)

    def cancel_condition(self, l10n: Localizer, stop: CancelCondition, names: Sequence[str]) -> str:
        return cancel_condition_label(l10n.of(KEY), stop)

    def out_of_turn(self, look: TableView) -> Refused:
        return not_your_turn(look)

    def refusal(self, l10n: Localizer, look: TableView, refused: Refused) -> str:
        return refusal_at(l10n.of(KEY), look, refused)

    def why_words(self, refused: Refused) -> Sequence[str]:
        return why_words(refused)

    def why(self, l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
        return explanation(l10n.of(KEY), look, words)

    def picture(
        self, l10n: Localizer, look: TableView, events: Sequence[Event] = (), size: Size = Size.FULL
    ) -> Drawing:
        return pictures.board(l10n.of(KEY), look, events, size)

    def moment(self, l10n: Localizer, look: TableView, events: Sequence[Event]) -> Drawing | None:
        return pictures.moment(l10n.of(KEY), look, events)

    def greeting(self, l10n: Localizer) -> Drawing:
        return pictures.greeting(l10n.of(KEY))

    def lobby(self, l10n: Localizer, table: Table) -> Drawing:
        return pictures.lobby(l10n.of(KEY), table)

    def picked(self, led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
        return picked(led)

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> Drawing:
        return pictures.replay(l10n.of(KEY), look, moments)

    def analysis(self, l10n: Localizer, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
        return analysis(l10n.of(KEY), look, moments)

    def card(self, entry: Entry) -> Drawing | None:
        return pictures.card(entry)

    def position(
        self,
        l10n: Localizer,
        view: State,
        heading: str,
        names: Sequence[str],
        events: Sequence[Event] = (),
        shows: Sequence[str] = (),
    ) -> Drawing:
        return pictures.position(l10n.of(KEY), view, heading, names, events, shows)
