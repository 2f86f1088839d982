"""The last picture in words: what its title and highlights say, in every language, before the board and the race."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.screens import end_pictures
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.message import ALT
from tests.ui.looks import look_at, position

ANA, BEN = Seat(0), Seat(1)
OVER = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")
TOLD: tuple[ev.Event, ...] = (
    *(ev.RoundBegan(1, ANA, ()), ev.Crafted(ANA, Item("axe"), read_dice("M4")), ev.Won(ANA, Item("axe"))),
    *(ev.RoundBegan(2, BEN, ()), ev.Crafted(ANA, Item("table"), read_dice("W3 W4"))),
    *(ev.Stolen(BEN, ANA, Item("table"), read_dice("W5 W5"), ()), ev.Won(BEN, Item("table"))),
    *(ev.RoundBegan(3, ANA, ()), ev.Crafted(BEN, Item("crown"), read_dice("M6")), ev.Won(BEN, Item("crown"))),
)
SAID = {
    "en": (
        "💧 Ben wins 2:1",
        "First item: 🔥 Ana, Axe (round 1)",
        "Boldest steal: 💧 Ben, Table from 🔥 Ana (round 2)",
        "Deciding turn: 💧 Ben, Crown (round 3)",
        "#12 Oak: King's Forge board.",
    ),
    "es": (
        "Gana 💧 Ben 2:1",
        "Primer objeto: 🔥 Ana, Axe (ronda 1)",
        "Robo más audaz: 💧 Ben, Table de 🔥 Ana (ronda 2)",
        "Turno decisivo: 💧 Ben, Crown (ronda 3)",
        "#12 Oak: tablero de King's Forge.",
    ),
    "fr": (
        "💧 Ben gagne 2:1",
        "Premier objet\u00a0: 🔥 Ana, Axe (manche 1)",
        "Vol le plus audacieux\u00a0: 💧 Ben, Table pris à 🔥 Ana (manche 2)",
        "Tour décisif\u00a0: 💧 Ben, Crown (manche 3)",
        "#12 Oak\u00a0: plateau de King's Forge.",
    ),
    "ja": (
        "💧 Benの勝ち 2:1",
        "最初の工芸品：🔥 Ana、Axe（ラウンド1）",
        "最も大胆な盗み：💧 Ben、🔥 AnaからTable（ラウンド2）",
        "決め手：💧 Ben、Crown（ラウンド3）",
        "#12 Oak：King's Forgeの盤面。",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_it_says_who_won_and_what_mattered(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language).of("kings_forge")
    drawing = end_pictures.end(l10n, look_at(OVER), TOLD)
    assert drawing.alt is not None
    said = drawing.alt()
    assert tuple(said.splitlines()[: len(SAID[language])]) == SAID[language]
    assert len(said) <= ALT
