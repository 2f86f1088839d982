"""Keyflower's boards: plain ones, with ways to villages and points, and told in its own words."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from kingsforge_bot.games.keyflower.advice.story import story
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens.overviews import VILLAGE, button, buttons
from kingsforge_bot.games.keyflower.words.brief import brief
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.story import story_lines
from kingsforge_bot.games.keyflower.words.words import KeyflowerWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.telling import Tells
from kingsforge_bot.ui.message import Message, Picture


class KeyflowerBoards(Tells[Telling]):
    """Of one game and its tiles."""

    def __init__(self, game: Keyflower) -> None:
        self.game, self.words = game, KeyflowerWords(game.tiles)
        super().__init__(self.words.telling)
        self.plain = PlainBoards(game, self.words, story=self._story, points=_points, full=True, brief=self._brief)

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        """With ways to the villages, for which the market has no room, and to what the points are made of."""
        look, message = post.look, self.plain.board(l10n, post, picture, lacking, beside)
        match look.table.status:
            case TableStatus.RUNNING:
                return message.with_button(button(self.at(l10n, look), look.table, VILLAGE))
            case TableStatus.OVER:
                for one in buttons(self.at(l10n, look), look.table, look.view):
                    message = message.with_button(one)
                return message
            case TableStatus.LOBBY | TableStatus.CLOSED:
                return message
            case _:
                assert_never(look.table.status)

    def _story(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Iterable[str]:
        events = [event for entry in entries for event in entry.events]
        return story_lines(self.at(l10n, look), story(self.game.tiles, look.view.scores, events))

    def _brief(self, l10n: Localizer, events: Sequence[ev.Event], names: Sequence[str]) -> Iterable[str]:
        return brief(self.words.telling(l10n, names), events)


def _points(view: State) -> list[int]:
    return [one.total for one in view.scores]
