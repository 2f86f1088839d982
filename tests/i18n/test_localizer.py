import logging
from pathlib import Path

import pytest

from kingsforge_bot.i18n.localizer import Localizers, SpeechError


def written(folder: Path, **languages: str) -> Path:
    """The platform's words, in a folder of their own as in `data`."""
    for language, text in languages.items():
        (folder / "locale" / language).mkdir(parents=True)
        (folder / "locale" / language / "texts.ftl").write_text(text, "utf-8")
    return folder / "locale"


def test_a_missing_message_or_variable_is_a_bug(tmp_path: Path) -> None:
    l10n = Localizers(written(tmp_path, en="hello = Hello { $who }"), strict=True).english
    assert l10n("hello", who="Ana") == "Hello Ana"
    with pytest.raises(SpeechError, match="who"):
        l10n("hello")
    with pytest.raises(SpeechError, match="no such message"):
        l10n("goodbye")


def test_at_run_time_english_answers_for_another_language(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = written(tmp_path, en="a = one\nb = two { $x }", fr="a = un\nb = deux { $y }")
    french = Localizers(folder).for_locale("fr")
    with caplog.at_level(logging.ERROR):
        assert french("a") == "un"
        assert french("b", x="2") == "two 2"
        assert french("c") == "c"
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3


def test_no_direction_marks_around_variables(tmp_path: Path) -> None:
    l10n = Localizers(written(tmp_path, en="a = <{ $x }>"), strict=True).english
    assert l10n("a", x="שלום") == "<שלום>"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("fr", "fr"),
        ("ja", "ja"),
        ("pt-BR", "pt-BR"),
        ("pt-PT", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
        ("../en", "en"),
    ],
)
def test_locales_of_discord_find_their_language(tmp_path: Path, locale: str | None, language: str) -> None:
    folder = written(tmp_path, en="a = a", es="a = a", fr="a = a", ja="a = a", **{"pt-BR": "a = a"})
    assert Localizers(folder).for_locale(locale).language == language


@pytest.mark.parametrize("text", ["a = {", "a = one\na = two", "no message at all"])
def test_files_that_cannot_be_right_are_refused_at_start(tmp_path: Path, text: str) -> None:
    with pytest.raises(SpeechError):
        Localizers(written(tmp_path, en=text))


def test_english_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(SpeechError):
        Localizers(written(tmp_path, fr="a = a"))


def test_a_text_of_any_length_is_spoken(tmp_path: Path) -> None:
    l10n = Localizers(written(tmp_path, en="a = <{ $x }>"), strict=True).english
    assert len(l10n("a", x="x" * 6000)) == 2002


def test_lists() -> None:
    l10n = Localizers(strict=True).english
    assert l10n.listing([]) == ""
    assert l10n.listing(["a"]) == "a"
    assert l10n.listing(["a", "b", "c"]) == "a, b, c"
    assert l10n.steps(["a", "b"]) == "a; b"


# A game's own words


def own(shared: Path, game: str, **languages: str) -> None:
    written(shared.parent / game, **languages)


def test_a_game_speaks_its_own_words_first(tmp_path: Path) -> None:
    folder = written(
        tmp_path, en="a = shared a\nb = shared b\nc = <{ a }>", fr="a = a partagé\nb = b partagé\nc = <{ a }>"
    )
    own(folder, "chess", en="a = the chess a\nd = only chess", fr="a = le a des échecs\nd = rien qu'aux échecs")
    own(folder, "go", en="a = the go a\nd = only go", fr="a = le a du go\nd = rien qu'au go")
    french = Localizers(folder, strict=True).for_locale("fr")
    assert [french(name) for name in "abc"] == ["a partagé", "b partagé", "<a partagé>"]
    chess = french.of("chess")
    assert chess.language == "fr"
    assert [chess(name) for name in "abcd"] == [
        "le a des échecs",
        "b partagé",
        "<le a des échecs>",
        "rien qu'aux échecs",
    ]
    assert chess.of("go")("d") == "rien qu'au go"
    assert chess.of("chess") is chess
    with pytest.raises(SpeechError, match="no such message"):
        french("d")


def test_a_game_without_words_speaks_everybodys(tmp_path: Path) -> None:
    l10n = Localizers(written(tmp_path, en="a = shared"), strict=True).english
    assert l10n.of("chess")("a") == "shared"


def test_what_a_game_does_not_say_in_a_language_its_english_says(tmp_path: Path) -> None:
    folder = written(tmp_path, en="a = shared", fr="a = partagé")
    own(folder, "chess", en="a = the chess a\nd = only chess")
    chess = Localizers(folder).for_locale("fr").of("chess")
    assert chess("d") == "only chess"
    assert chess("a") == "partagé"


def test_games_stand_where_it_is_said(tmp_path: Path) -> None:
    folder = written(tmp_path / "bot", en="a = shared")
    own(folder, "beside", en="a = beside")
    elsewhere = written(tmp_path / "elsewhere", en="a = elsewhere")
    l10n = Localizers(folder, {"toy": elsewhere}, strict=True).english
    assert l10n.of("toy")("a") == "elsewhere"
    assert l10n.of("beside")("a") == "shared"


@pytest.mark.parametrize("text", ["a = {", "a = one\na = two"])
def test_a_games_broken_file_is_refused_at_start(tmp_path: Path, text: str) -> None:
    folder = written(tmp_path, en="b = b")
    own(folder, "chess", en=text)
    with pytest.raises(SpeechError, match=r"chess/locale/en/texts\.ftl"):
        Localizers(folder)
