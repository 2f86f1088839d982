import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.i18n.names import LONGEST, bare, plain, shortened


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("ben_the_smith", "ben\\_the\\_smith"),
        ("**loud**", "\\*\\*loud\\*\\*"),
        ("`code`", "\\`code\\`"),
        ("||spoiler||", "\\|\\|spoiler\\|\\|"),
        ("~~gone~~", "\\~\\~gone\\~\\~"),
        ("back\\slash", "back\\\\slash"),
        ("# big", "\\# big"),
        ("> quote", "\\> quote"),
        ("- list", "\\- list"),
        ("1. list", "1\\. list"),
        ("[x](http://y)", "\\[x\\](http\\:\u200b//y)"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("<#123>", "\\<\\#123\\>"),
        ("<t:1:R>", "\\<t\\:1\\:R\\>"),
        ("two\nlines\r\n\u2028here", "two lines here"),
        ("\u202eright to left\u2066", "right to left"),
        ("discord.gg/abc", "discord.\u200bgg/abc"),
        ("go to DISCORD.GG/abc now", "go to DISCORD.\u200bGG/abc now"),
        ("discord.\u200bgg\\abc", "discord.\u200bgg\\\\abc"),
        ("ptb.discord.com/invite/abc", "ptb.\u200bdiscord.\u200bcom/invite/abc"),
        ("https://discord.gg/abc", "https\\:\u200b//discord.\u200bgg/abc"),
        ("http://evil.example", "http\\:\u200b//evil.\u200bexample"),
        ("1.gg/x", "1\\.\u200bgg/x"),
        ("A.B", "A.B"),
        ("St. John", "St. John"),
        ("J.R.R. and/or Co.", "J.R.R. and/or Co."),
        ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
        ("\x00\x1b[31m", "\\[31m"),
        ("z\u0301\u0301\u0301\u0301\u0301algo", "ź\u0301\u0301algo"),
        ("Élodie 😀 名前", "Élodie 😀 名前"),
        ("\u3164\u2800", "?"),
        ("", "?"),
        ("   ", "?"),
    ],
)
def test_hostile_names_are_harmless(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_a_name_is_cut_before_it_is_escaped() -> None:
    assert bare("x" * 32) == "x" * 32
    assert bare("x" * 33) == "x" * 31 + "…"
    assert plain("*" * 100) == "\\*" * 31 + "…"
    assert bare("x" * 6000) == "x" * 31 + "…"


@given(st.text(max_size=300))
def test_any_text_stays_one_short_line(name: str) -> None:
    assert 0 < len(bare(name)) <= LONGEST
    shown = plain(name)
    assert len(shown) <= 2 * LONGEST
    assert len(shown.splitlines()) == 1
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<" not in shown.replace("\\<", "")


@pytest.mark.parametrize(("text", "short"), [("abcde", "abcde"), ("abcdef", "abcd…"), ("abc def", "abc…")])
def test_our_own_texts_are_cut_with_an_ellipsis(text: str, short: str) -> None:
    assert shortened(text, 5) == short
