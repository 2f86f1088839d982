"""What a host reads where the bot could not start."""

import pytest

from kingsforge_bot.i18n.speech import Voices
from kingsforge_bot.ui.starting import why_not_started


@pytest.mark.parametrize(
    ("error", "fault"), [(TimeoutError("no answer"), "no answer"), (TimeoutError(), "TimeoutError")]
)
def test_a_host_reads_what_keeps_discord_away(error: Exception, fault: str) -> None:
    text = why_not_started(Voices().english, error)
    assert text.startswith(f"Discord cannot be reached: {fault}. ")
