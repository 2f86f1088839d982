"""Each option of a game, whatever is chosen, is told in the lobby in words of its own."""

import pytest

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.i18n.localizer import Localizers

LANGUAGES = Localizers(strict=True)
OPTIONS = [(key, option) for key, game in titles().games.items() for option in game.options]


@pytest.mark.parametrize("language", LANGUAGES.languages)
@pytest.mark.parametrize(("key", "option"), OPTIONS)
def test_each_value_of_an_option_is_told_in_every_language(key: str, option: str, language: str) -> None:
    l10n = LANGUAGES.for_locale(language).of(key)
    said = [l10n(f"lobby-option-{option}", value=value) for value in titles().games[key].options[option]]
    assert all(text and f"lobby-option-{option}" not in text for text in said)
    assert len({*said}) == len(said), "two values are told alike"
