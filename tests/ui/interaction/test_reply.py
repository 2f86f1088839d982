"""One answer: acknowledged once, shown until it was shown, and for as long as somebody can read it."""

import errno
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from kingsforge_bot.ui.interaction.reply import (
    DOUBTFUL,
    WAITS_TO_ACKNOWLEDGE,
    WAITS_TO_SHOW,
    Latest,
    NotAcknowledged,
    Reply,
)
from kingsforge_bot.ui.message import Message, Picture

TOKEN_LIFE = 15 * 60
RESET = aiohttp.ClientOSError(errno.ECONNRESET, "Connection reset by peer")
HUNG_UP = aiohttp.ServerDisconnectedError()
SAID = Message("You passed first.")


def refused(status: int, code: int = 0) -> discord.HTTPException:
    kind = {404: discord.NotFound, 403: discord.Forbidden}.get(status, discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, {"message": "no", "code": code})


class Line:
    """Discord at the other end: fails with each of `faults` in turn, then takes what comes."""

    def __init__(self, *faults: Exception, id: int = 1) -> None:
        self.id = id
        self.message = SimpleNamespace(id=77)
        self.faults = list(faults)
        self.response = self
        self.followup = self
        self.acknowledged: list[dict[str, Any]] = []
        self.edited: list[str] = []
        self.sent: list[tuple[str, bool]] = []
        self.waits: list[float] = []
        self.removed: list[str] = []
        self.extras: dict[str, bool] = {}

    def _fail(self) -> None:
        if self.faults:
            raise self.faults.pop(0)

    async def defer(self, **how: Any) -> None:
        self._fail()
        self.acknowledged.append(how)

    async def edit_original_response(self, *, content: str, **_: Any) -> Any:
        self._fail()
        self.edited.append(content)
        return self.message

    async def send(self, content: str, *, ephemeral: bool, **_: Any) -> Any:
        self._fail()
        self.sent.append((content, ephemeral))
        return SimpleNamespace(id=78, delete=self.delete_follow_up)

    async def delete_follow_up(self) -> None:
        self.removed.append("follow-up")

    async def delete_original_response(self) -> None:
        self.removed.append("answer")

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


def reply_over(line: Any) -> Reply:
    return Reply(line, "", line.sleep)


@pytest.mark.parametrize("fault", [RESET, HUNG_UP, TimeoutError(), refused(503), refused(429)])
async def test_what_failed_in_passing_is_shown_again(fault: Exception) -> None:
    line = Line(fault, fault)
    await reply_over(line).show(SAID)
    assert line.edited == [SAID.text]
    assert line.waits == [*WAITS_TO_SHOW[1:3]]


async def test_an_answer_is_shown_again_for_as_long_as_discord_takes_it(caplog: pytest.LogCaptureFixture) -> None:
    line = Line(*[RESET] * 1000)
    await reply_over(line).show(SAID)
    assert line.edited == []
    assert TOKEN_LIFE - 120 <= sum(line.waits) <= TOKEN_LIFE + 60
    assert caplog.records[-1].levelname == "ERROR"


@pytest.mark.parametrize("fault", [refused(401, 50027), refused(404, 10015), refused(404, 10003)])
async def test_nothing_is_said_where_nobody_listens_any_more(fault: Exception) -> None:
    line = Line(RESET, fault)
    await reply_over(line).show(SAID)
    assert (line.edited, line.sent) == ([], [])
    assert len(line.waits) == 1


async def test_a_message_that_is_gone_is_replaced_by_another_for_the_presser_alone() -> None:
    line = Line(refused(404, 10008), RESET)
    await reply_over(line).show(SAID)
    assert (line.edited, line.sent) == ([], [(SAID.text, True)])


async def test_what_everybody_reads_is_said_to_everybody_again() -> None:
    line = Line()
    reply = reply_over(line)
    await reply.public()
    line.faults = [refused(404, 10008)]
    await reply.show(SAID)
    assert line.sent == [(SAID.text, False)]


async def test_a_broken_message_is_a_bug_and_not_sent_again() -> None:
    line = Line(refused(400, 50035))
    with pytest.raises(discord.HTTPException):
        await reply_over(line).show(SAID)
    assert line.waits == []


async def test_where_a_picture_is_refused_the_words_are_read(caplog: pytest.LogCaptureFixture) -> None:
    line = Line(refused(413, 40005))
    await reply_over(line).show(Message(SAID.text, picture=Picture(b"", "the workbench")))
    assert line.edited == [SAID.text]
    assert "ERROR" in {record.levelname for record in caplog.records}


@pytest.mark.parametrize(("first", "read"), [(1, ["then that"]), (3, ["then that", "this"])])
async def test_a_late_repeat_does_not_replace_the_answer_of_a_later_press(first: int, read: list[str]) -> None:
    """Ids tell which of two presses on one message was the later one."""
    latest, said = Latest(), list[str]()
    cut, whole = Line(id=first), Line(id=2)
    cut.edited = whole.edited = said

    async def meanwhile(_: float) -> None:
        other = reply_over(whole)
        await other.change(latest)
        await other.show(Message("then that"))

    one: Any = cut
    reply = Reply(one, "", meanwhile)
    await reply.change(latest)
    cut.faults = [RESET]
    await reply.show(Message("this"))
    assert said == read


@pytest.mark.parametrize("fault", [RESET, HUNG_UP, TimeoutError(), refused(503)])
async def test_an_acknowledgement_that_got_lost_is_made_again(fault: Exception) -> None:
    line = Line(fault)
    await reply_over(line).new()
    assert line.acknowledged == [{"ephemeral": True, "thinking": True}]


async def test_already_acknowledged_means_that_it_is() -> None:
    line = Line(RESET, refused(400, 40060))
    await reply_over(line).change(Latest())
    assert line.acknowledged == []
    assert line.faults == []


async def test_where_another_process_may_answer_it_was_that_one_that_did() -> None:
    line = Line(refused(400, 40060))
    line.extras[DOUBTFUL] = True
    with pytest.raises(NotAcknowledged):
        await reply_over(line).new()
    assert line.waits == []


@pytest.mark.parametrize(
    ("faults", "attempts"), [([refused(404, 10062)], 1), ([RESET] * 1000, len(WAITS_TO_ACKNOWLEDGE))]
)
async def test_what_discord_does_not_wait_for_is_not_begun(faults: list[Exception], attempts: int) -> None:
    line = Line(*faults)
    with pytest.raises(NotAcknowledged):
        await reply_over(line).new()
    assert len(line.waits) == attempts - 1
    assert line.acknowledged == []


@pytest.mark.parametrize(("fault", "shown", "what"), [(None, 77, "answer"), (10008, 78, "follow-up")])
async def test_what_was_shown_is_taken_away_where_it_stands(fault: int | None, shown: int, what: str) -> None:
    line = Line(*([] if fault is None else [refused(404, fault)]))
    reply = reply_over(line)
    await reply.show(SAID)
    assert reply.shown == shown
    await reply.remove()
    assert line.removed == [what]


async def test_an_answer_moves_to_the_end_of_the_channel_and_the_one_further_up_goes() -> None:
    line = Line()
    reply = reply_over(line)
    await reply.change(Latest())
    assert reply.changes
    await reply.show_below(SAID)
    assert (line.edited, line.sent, line.removed) == ([], [(SAID.text, True)], ["answer"])
    assert reply.shown == 78
    await reply.remove()
    assert line.removed == ["answer", "follow-up"]


@pytest.mark.parametrize("fault", [RESET, TimeoutError(), refused(503), refused(400)])
async def test_an_answer_that_cannot_move_is_shown_where_it_is(fault: Exception) -> None:
    line = Line()
    reply = reply_over(line)
    await reply.change(Latest())
    line.faults = [fault]
    await reply.show_below(SAID)
    assert (line.edited, line.sent, line.removed) == ([SAID.text], [], [])
    assert reply.shown == 77


@pytest.mark.parametrize(("gone", "removed"), [(False, "answer"), (True, "follow-up")])
async def test_what_everybody_is_shown_takes_the_place_of_what_the_asker_alone_was(gone: bool, removed: str) -> None:
    line = Line()
    reply = reply_over(line)
    await reply.new()
    line.faults = [refused(404, 10008)] if gone else []
    await reply.show(SAID)
    await reply.show_to_all(Message("for all"))
    assert line.sent[-1] == ("for all", False)
    assert line.removed == [removed]


@pytest.mark.parametrize("fault", [RESET, TimeoutError(), refused(503), refused(403, 50013)])
async def test_what_cannot_be_shown_to_everybody_stays_its_askers(fault: Exception) -> None:
    line = Line()
    reply = reply_over(line)
    await reply.new()
    await reply.show(SAID)
    line.faults = [fault]
    await reply.show_to_all(Message("for all"))
    assert (line.edited, line.sent, line.removed) == ([SAID.text], [], [])


async def test_what_was_not_shown_to_the_asker_is_shown_to_nobody() -> None:
    """The first message after "thinking" stands in its place, whomever it is for."""
    line = Line()
    reply = reply_over(line)
    await reply.new()
    line.faults = [refused(404, 10015)]
    await reply.show(SAID)
    await reply.show_to_all(Message("for all"))
    assert (line.edited, line.sent, line.removed) == ([], [], [])


async def test_a_thinking_answer_has_nothing_to_move() -> None:
    reply = reply_over(Line())
    await reply.new()
    assert not reply.changes
