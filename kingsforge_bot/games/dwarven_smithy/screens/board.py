"""The public board after a turn: who is awaited, what just happened, the picture, the buttons."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.words.board import board
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.ending import podium_lines
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import Status, TableView
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.message import TEXT, Message, Picture, cut
from kingsforge_bot.ui.wording import awaited_users, bold_title, everybody

_NEWS: Final = 360
"""Characters of what just happened: with the picture and the buttons it is to stand on one screen of a phone."""
_LAST_NEWS: Final = 80
"""At the end, where more stands above and below."""


def board_message(
    plain: PlainBoards,
    at: Callable[[Localizer, TableView], Telling],
    l10n: Localizer,
    post: BoardPost,
    picture: Picture | None,
    lacking: str = "failed",
    beside: Sequence[str] = (),
) -> Message:
    """One board. Without a picture it is said in words, as far as the message has room."""
    look, table, say = post.look, post.look.table, at(l10n, post.look)
    over = table.status is Status.OVER
    news = brief(say, (event for entry in post.entries for event in entry.events), _LAST_NEWS if over else _NEWS)
    text = "\n".join(filter(None, [plain.status(l10n, look, mention=True), *beside, news]))
    if picture is None:
        words = l10n(f"headline-picture-{lacking}", table=bold_title(table))
        shown = "\n".join(podium_lines(say, look.view)) if over else board(say, look.view)
        text = "\n".join([text, words, cut(shown, TEXT - len(text) - len(words) - 2)])
    called = everybody(look) if over else awaited_users(look)
    return Message(text, (plain.row(l10n, table),), picture, called)
