"""What lies ready is a picture of each language, in place of what lay there before."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from kingsforge_bot.devtools.ready import make_ready
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.ui.game.drawing import Drawing

SPOKEN = Localizers()


def greet(monkeypatch: pytest.MonkeyPatch, to: Path | None) -> None:
    """A game of which the greeting lies in that folder; one that lies nowhere, or none at all."""

    def greeting(l10n: Localizer) -> Drawing | None:
        if l10n.language == "ja":
            return None
        words = l10n.language.encode()
        return Drawing(lambda _: words, "greeting.png", "greeting", ready=to and to / f"{l10n.language}.png")

    title = SimpleNamespace(title=lambda: SimpleNamespace(greeting=greeting))
    monkeypatch.setitem(sys.modules, "kingsforge_bot.games.beads.title", title)


def test_each_language_has_its_own_and_what_lay_there_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    greet(monkeypatch, ready)
    make_ready(["beads"], SPOKEN)
    (ready / "old.png").touch()
    (ready / "README.md").touch()
    make_ready(["beads"], SPOKEN)
    assert {file.name for file in ready.iterdir()} == {"en.png", "es.png", "fr.png", "README.md"}
    assert (ready / "fr.png").read_bytes() == b"fr"


def test_what_does_not_lie_anywhere_is_not_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    greet(monkeypatch, None)
    make_ready(["beads"], SPOKEN)
    assert not list(tmp_path.iterdir())
