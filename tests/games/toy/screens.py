"""Beads on the screens of players: plain words, a button for each thing that can be done, no pictures."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Status, Table, TableView
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.drawing import Moments, Size
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import Button, Message, Picture, rows_of
from kingsforge_bot.ui.screens import Explanation, Plays
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording import awaited_users, bold_title, names_of, who
from tests.games.toy.rules import Toy
from tests.games.toy.state import Chose, Drew, Event, Over, Reason, Shown, State

HAND = "hand"
"""The press that shows what one holds and can do."""
GAME = Toy()


class ToyScreens:
    """What a game needs at least."""

    verbs: frozenset[str] = frozenset()

    def prepare(self, look: TableView) -> None:
        return None

    def status(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str:
        if look.table.status is not Status.RUNNING:
            return f"{bold_title(look.table)}: {look.table.status}"
        awaited = who(l10n, look.table, look.awaited, mention=mention)
        return f"{bold_title(look.table)}: round {look.view.round}, {awaited}"

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        text = "\n".join(filter(None, (before, self.status(l10n, look))))
        if look.seat is None or look.table.status is not Status.RUNNING:
            return Message(text)
        player = look.view.players[look.seat]
        text += f"\nYou hold {', '.join(player.hand)}, you chose {player.chosen or 'nothing'}."
        actions = GAME.legal_actions(look.view, look.seat) if look.may_act else ()
        return Message(text, rows_of([Button(str(one), self._press(look, str(one))) for one in actions]))

    def board(self, l10n: Localizer, post: BoardPost, picture: Picture | None, lacking: str = "failed") -> Message:
        names = names_of(post.look.table)
        told = [self.line(l10n, event, names) for entry in post.entries for event in entry.events]
        lines = [self.status(l10n, post.look, mention=True), *told, self.words(l10n, post.look.view, names)]
        rows = rows_of([Button("My hand", self._press(post.look, HAND))])
        return Message("\n".join(lines), rows, alerts=awaited_users(post.look))

    def words(self, l10n: Localizer, view: State, names: Sequence[str]) -> str:
        lines = [
            f"{plain(name)}: {len(player.hand)} beads, {player.won} won, chose {player.chosen or 'nothing'}"
            for name, player in zip(names, view.players, strict=True)
        ]
        return "\n".join([*lines, f"Shown: {', '.join(view.gone) or 'nothing'}. Bag: {len(view.bag)}."])

    def line(self, l10n: Localizer, event: Event, names: Sequence[str], *, forced: bool = False) -> str:
        match event:
            case Drew(seat=seat, beads=beads):
                return f"{plain(names[seat])} draws {', '.join(beads)}."
            case Chose(seat=seat, bead=bead, instead=instead):
                return f"{plain(names[seat])} chooses {bead}{' instead' if instead else ''}."
            case Shown(beads=beads, winner=winner):
                return f"Shown: {', '.join(bead or 'nothing' for bead in beads)}. {plain(names[winner])} wins."
            case Over(won=won):
                return f"Won: {', '.join(map(str, won))}."

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
        all_events = [*events, *(event for entry in followed for event in entry.events)]
        return "\n".join(self.line(l10n, event, names_of(look.table)) for event in all_events)

    def opens(self, words: Sequence[str]) -> bool:
        return list(words) == [HAND]

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        if not self.opens(words):
            raise UnknownPress
        return self.now(l10n, look)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
        raise NoChoiceLeft

    def condense(self, l10n: Localizer, verb: str, given: Mapping[str, str]) -> Sequence[str]:
        return ()

    def expand(self, words: Sequence[str]) -> Mapping[str, str]:
        raise UnknownPress

    def suggest(
        self, l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]
    ) -> Iterable[Suggestion]:
        return ()

    def out_of_turn(self, look: TableView) -> Refused:
        return Refused(Reason.NOT_YOUR_TURN, "4")

    def refusal(self, l10n: Localizer, look: TableView, refused: Refused) -> str:
        return f"{bold_title(look.table)}: {refused.reason} (rule {refused.rule})"

    def why_words(self, refused: Refused) -> Sequence[str]:
        return (refused.reason,)

    def why(self, l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
        return Explanation(tuple(words), ())

    def picture(self, l10n: Localizer, look: TableView, events: Sequence[Any] = (), size: Size = Size.FULL) -> None:
        return None

    def lobby(self, l10n: Localizer, table: Table) -> None:
        return None

    def picked(self, led: Sequence[Sequence[Any]]) -> Sequence[int]:
        return range(len(led))

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> None:
        return None

    def card(self, entry: Entry) -> None:
        return None

    def position(
        self, l10n: Localizer, view: State, heading: str, names: Sequence[str], events: Sequence[Event] = ()
    ) -> None:
        return None

    def _press(self, look: TableView, payload: str) -> Press:
        return Press(look.table.id, look.table.seq, payload)
