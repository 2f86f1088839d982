"""The log names no token, whatever is logged."""

import logging
from collections.abc import Iterator

import pytest

from kingsforge_bot.log_lines import write_log

TOKEN = "MTA.secret-of-the-bot"
GIVEN = "aW50ZXJhY3Rpb24.secret-of-one_answer"


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> Iterator[logging.Logger]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    write_log("DEBUG", TOKEN)
    yield logging.getLogger("discord.http")
    root.handlers[:] = before
    root.setLevel(level)


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        (f"Authorization: Bot {TOKEN}", "Authorization: Bot "),
        (f"POST https://discord.com/api/v10/interactions/5/{GIVEN}/callback with", "/callback with"),
        (f"PATCH https://discord.com/api/v10/webhooks/5/{GIVEN}/messages/@original?wait=1", "/messages/@original"),
        (f"WebSocket Event: {{'t': 'X', 'd': {{'token': '{GIVEN}', 'id': '5'}}}}", "'id': '5'"),
        (f'has received {{"token":"{GIVEN}","id":5}}', '"id":5'),
    ],
)
def test_tokens_stand_in_no_line(log: logging.Logger, capsys: pytest.CaptureFixture[str], line: str, rest: str) -> None:
    log.debug("%s", line)
    said = capsys.readouterr().err
    assert "secret" not in said
    assert rest in said
    assert "[token]" in said


def test_tokens_stand_in_no_traceback(log: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        raise ConnectionError(f"https://discord.com/api/v10/webhooks/5/{GIVEN} refused {TOKEN}")
    except ConnectionError:
        log.exception("an answer was lost")
    said = capsys.readouterr().err
    assert "Traceback" in said
    assert "secret" not in said
