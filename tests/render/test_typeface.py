"""Names that can be written, letters that stand together, texts that fit their room."""

import pytest
from PIL import features

from kingsforge_bot.render import typeface
from kingsforge_bot.render.typeface import fit, stencil, width, writable


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("Кузнец", "Кузнец"),
        ("Αθηνά", "Αθηνά"),
        ("🔥 Ana 🔥", "Ana"),
        ("A\u200bna", "Ana"),
        ("  two\n words ", "two words"),
        ("𝓐𝓷𝓪", "Ana"),
        ("山田太郎", "山田太郎"),
        ("髙橋 Ana さん", "髙橋 Ana さん"),
        ("한국어", "한국어"),
        ("สมชาย", ""),
        ("Ana हिन्दी", ""),
        ("🔥", ""),
        ("…!?", ""),
        ("", ""),
    ],
)
def test_a_name_is_written_whole_or_not_at_all(given: str, shown: str) -> None:
    assert writable(given) == shown


def test_a_name_from_the_right_is_written_only_where_its_letters_can_be_joined() -> None:
    assert writable("العربية") == ("العربية" if features.check("fribidi") else "")


def test_a_text_in_two_fonts_is_as_wide_as_its_parts_and_stands_on_one_line() -> None:
    parts = ("Ana ", "山田", " Zoë")
    assert abs(width("".join(parts), 44) - sum(width(part, 44) for part in parts)) <= len(parts)
    (latin, _, latin_top), (both, _, top) = stencil("Ana", 44), stencil("Ana 山田", 44)
    assert top <= latin_top
    assert both.crop((0, latin_top - top, latin.width - 2, latin_top - top + latin.height)).tobytes() == (
        latin.crop((0, 0, latin.width - 2, latin.height)).tobytes()
    )


@pytest.mark.parametrize(("large", "small"), [("山", "A"), ("田", "H"), ("あ", "o")])
def test_both_fonts_look_equally_large(large: str, small: str) -> None:
    (one, _, _), (other, _, _) = stencil(large, 44), stencil(small, 44)
    assert other.height <= one.height <= 1.6 * other.height


def test_a_text_is_shrunk_and_then_cut_to_its_room() -> None:
    assert fit("Ana", 40, 20, 500) == ("Ana", 40)
    shown, size = fit("Platemail of Loyalty", 40, 20, 300)
    assert shown == "Platemail of Loyalty"
    assert 20 <= size < 40
    shown, size = fit("W" * 60, 40, 20, 300)
    assert shown.endswith("…")
    assert size == 20
    assert width(shown, size) <= 300


def test_names_have_a_face_of_their_own_and_numbers_another() -> None:
    faces = [
        {face.file.stem for face, _ in typeface._runs(text)} for text in ("Ana", "Кузнец", "Αθηνά", "12", "M", "+1")
    ]
    assert faces == [{"AlegreyaSC-ExtraBold"}] * 3 + [{"DejaVuSansCondensed-Bold"}] * 3
