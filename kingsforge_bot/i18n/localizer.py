"""A Localizer speaks one language: message ids and variables in, text out. Localizers knows all of them.

The platform's words stand in `data/locale`, those of a game in `data/<game>/locale`: a folder for each language.
"""

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from kingsforge_bot.i18n.messages import Messages, UnreadableError, messages_of

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).resolve().parent.parent.parent / "data" / "locale"
_LONGEST_VARIABLE: Final = 2000
"""Characters; a message of Discord has no more, and Fluent refuses values above 2,500."""
_log = logging.getLogger(__name__)


class SpeechError(LookupError):
    """A text is missing or broken: `message_id` in `language`, `fault` says what is wrong. Always a bug."""

    def __init__(self, language: str, message_id: str, fault: str) -> None:
        super().__init__(f"{language}: {message_id}: {fault}")
        self.language = language
        self.message_id = message_id
        self.fault = fault


class Localizer:
    """One language. `l10n("error-stale", table="#12 Oak")` is its text.

    Text of people must go through `plain` or `bare` (names.py) before it is handed in. A missing message or variable
    raises SpeechError when strict; else it is logged and English answers.
    """

    def __init__(
        self,
        language: str,
        messages: Messages,
        english: "Localizer | None" = None,
        *,
        strict: bool,
        games: "Mapping[str, Localizer] | None" = None,
    ) -> None:
        self.language = language
        self._messages = messages
        self._english = english
        self._strict = strict
        self._games: Mapping[str, Localizer] = {} if games is None else games

    def of(self, game: str) -> "Localizer":
        """The same language as that game speaks it: its own messages first, then everybody's.

        Of a game that brings no words everybody's alone.
        """
        return self._games.get(game, self)

    def __call__(self, message_id: str, /, **variables: str | int) -> str:
        try:
            return self._format(message_id, variables)
        except SpeechError as error:
            if self._strict:
                raise
            _log.error("text missing: %s", error)
            if self._english is None:
                return message_id
            return self._english(message_id, **variables)

    def knows(self, message_id: str) -> bool:
        """Whether this language itself has the message."""
        return message_id in self._messages

    def prepare(self) -> None:
        """Load what speaking this language takes, which is done at its first message otherwise: off the event loop."""
        self._messages.prepare()

    def listing(self, texts: Iterable[str]) -> str:
        """`a, b, c` as this language separates them."""
        return self("list-comma").join(texts)

    def steps(self, texts: Iterable[str]) -> str:
        """`a; b; c`: things that happened one after the other."""
        return self("list-semicolon").join(texts)

    def either(self, texts: Iterable[str]) -> str:
        """`a, b or c`: things of which any will do."""
        *first, last = texts
        return self("list-or").join([self.listing(first), last] if first else [last])

    def decimal(self, number: float, *, signed: bool = False) -> str:
        """`5.8`, `+0.1`: a number with one digit behind this language's mark."""
        return f"{number:{'+' if signed else ''}.1f}".replace(".", self("decimal-mark"))

    def sentences(self, texts: Iterable[str]) -> str:
        """`A. B. C.`: whole sentences as this language puts them side by side."""
        return self("list-sentences").join(texts)

    def _format(self, message_id: str, variables: Mapping[str, str | int]) -> str:
        if message_id not in self._messages:
            raise SpeechError(self.language, message_id, "no such message")
        fitting = {
            name: value[:_LONGEST_VARIABLE] if isinstance(value, str) else value for name, value in variables.items()
        }
        text, errors = self._messages.formatted(message_id, fitting)
        if errors:
            raise SpeechError(self.language, message_id, "; ".join(str(error) for error in errors))
        if text is None:
            raise SpeechError(self.language, message_id, "message without text")
        return text


class Localizers:
    """All languages: of the folder one subfolder each, named by its language tag, with .ftl files.

    `games` are the folders of the games by their keys, each with such subfolders; left out, those beside the folder.
    """

    def __init__(
        self, folder: Path = LOCALES, games: Mapping[str, Path] | None = None, *, strict: bool = False
    ) -> None:
        """Raises SpeechError for a file that does not parse, a message written twice, or English missing."""
        if not (folder / ENGLISH).is_dir():
            raise SpeechError(ENGLISH, "", "no such language")
        own = games_beside(folder) if games is None else games
        self.english: Final = _speaking(folder / ENGLISH, own, None, strict=strict)
        others = sorted(path for path in folder.iterdir() if path.is_dir() and path.name != ENGLISH)
        self._localizers = {ENGLISH: self.english} | {
            path.name: _speaking(path, own, self.english, strict=strict) for path in others
        }

    @property
    def languages(self) -> tuple[str, ...]:
        """English first."""
        return tuple(self._localizers)

    def for_locale(self, locale: str | None) -> Localizer:
        """The language for one of Discord's locales (`en-US`, `es-419`, `ja`); English for all we do not speak."""
        if locale is None:
            return self.english
        exact = self._localizers.get(locale)
        return exact or self._localizers.get(locale.partition("-")[0], self.english)


def games_beside(folder: Path = LOCALES) -> dict[str, Path]:
    """The folders of the games' words beside that of the platform's, by the games' keys."""
    return {path.parent.name: path for path in sorted(folder.parent.glob(f"*/{folder.name}")) if path.is_dir()}


def _speaking(folder: Path, games: Mapping[str, Path], english: Localizer | None, *, strict: bool) -> Localizer:
    """A language as the platform speaks it, and as each game does."""
    shared, language = _read(folder), folder.name
    spoken: dict[str, Localizer] = {}
    for game, own in games.items():
        messages = Messages(language, _read(own / language), shared)
        spoken[game] = Localizer(language, messages, english and english.of(game), strict=strict, games=spoken)
    return Localizer(language, Messages(language, shared), english, strict=strict, games=spoken)


def _read(folder: Path) -> dict[str, str]:
    """The folder's messages as they are written, by their names."""
    written: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        try:
            for name, text in messages_of(file.read_text("utf-8")):
                if name in written:
                    raise SpeechError(folder.name, name, f"stands twice, again in {_named(file)}")
                written[name] = text
        except UnreadableError as error:
            raise SpeechError(folder.name, _named(file), f"cannot be read: {error.junk[:60]!r}") from None
    return written


def _named(file: Path) -> str:
    """For whoever has to mend it: `<game>/locale/en/board.ftl`."""
    return "/".join(file.parts[-4:])


@cache
def localizers() -> Localizers:
    """The languages of the bot, loaded once. Raises SpeechError."""
    return Localizers()
