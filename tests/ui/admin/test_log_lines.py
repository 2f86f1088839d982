"""What the log names, at whatever level: no token."""

import subprocess
import sys
from pathlib import Path

TOKEN = "MTA.secret-of-the-bot"
GIVEN = "aW50ZXJhY3Rpb24.secret-of-one_answer"
API = "https://discord.com/api/v10"
LOGS = """
import logging, sys
from kingsforge_bot.ui.admin.log_lines import write_log
write_log("DEBUG", sys.argv[1])
for line in sys.argv[2:]:
    try:
        raise ConnectionError(line)
    except ConnectionError:
        logging.getLogger("discord.http").debug("%s", line, exc_info=True)
"""
LINES = (
    f"Authorization: Bot {TOKEN}",
    f"POST {API}/interactions/5/{GIVEN}/callback with",
    f"PATCH {API}/webhooks/5/{GIVEN}/messages/@original?wait=1",
    f"WebSocket Event: {{'t': 'X', 'd': {{'token': '{GIVEN}', 'id': '5'}}}}",
    f'has received {{"token":"{GIVEN}","id":5}}',
)


def logged(token: str, *lines: str) -> str:
    """What a process wrote that logged these lines, each also as an error."""
    command = (sys.executable, "-c", LOGS, token, *lines)
    root = Path(__file__).parents[3]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=True).stderr


def test_tokens_stand_in_no_line_and_no_traceback() -> None:
    said = logged(TOKEN, *LINES)
    assert "secret" not in said
    assert said.count("[token]") == 2 * len(LINES)
    assert said.count("Traceback") == len(LINES)
    for rest in ("/callback with", "/messages/@original?wait=1", "'id': '5'}", '"id":5}'):
        assert said.count(rest) == 2


def test_without_a_token_nothing_is_hidden() -> None:
    assert "[token]" not in logged("", "all as it was", "/webhooks/5", "'token': ''")


RECONNECTS = """
import logging, sys
from kingsforge_bot.ui.admin.log_lines import write_log
write_log("INFO", "")
for fault in (OSError(sys.argv[1]), TimeoutError()):
    try:
        raise fault
    except OSError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)
        logging.getLogger("discord.shard").exception("Failed to connect for shard_id: %s. Retrying...", 2)
try:
    raise KeyError("a bug")
except KeyError:
    logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_ready")
"""


def test_a_connection_that_fails_is_told_in_a_sentence_and_a_bug_with_its_traceback() -> None:
    command = (sys.executable, "-c", RECONNECTS, "503, no gateway")
    root = Path(__file__).parents[3]
    said = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=True).stderr
    refused, of_shard, silent, _, *bug = said.splitlines()
    assert refused.endswith("503, no gateway: Attempting a reconnect in 1.50s")
    assert silent.endswith("TimeoutError: Attempting a reconnect in 1.50s")
    assert of_shard.endswith("503, no gateway: Failed to connect for shard_id: 2. Retrying...")
    assert "WARNING" in refused
    assert "ERROR" in bug[0]
    assert "KeyError: 'a bug'" in bug[-1]
