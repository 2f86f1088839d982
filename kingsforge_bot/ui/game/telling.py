"""What a wing tells in its own words, as the platform asks for it: of a table, in a language."""

from collections.abc import Callable, Sequence
from typing import Concatenate, Generic, ParamSpec, TypeVar

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.names import names_of

P = ParamSpec("P")
T = TypeVar("T")
X = TypeVar("X")


class Tells(Generic[T]):
    """`telling` makes of a language and the seats' names what the wing's sentences are said with."""

    def __init__(self, telling: Callable[[Localizer, Sequence[str]], T]) -> None:
        self._telling = telling

    def at(self, l10n: Localizer, look: TableView) -> T:
        """How things are told at a table."""
        return self._telling(l10n, names_of(l10n, look.table))

    def told(self, do: Callable[Concatenate[T, TableView, P], X]) -> Callable[Concatenate[Localizer, TableView, P], X]:
        """The same for whoever has a localizer and a table."""

        def asked(l10n: Localizer, look: TableView, /, *more: P.args, **named: P.kwargs) -> X:
            return do(self.at(l10n, look), look, *more, **named)

        return asked
