"""Luck from secret bytes, recomputed here from the words of docs/adr/0010."""

import hashlib
import hmac
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingsforge_bot.core.chance import Recorded, Recording
from kingsforge_bot.service.luck import Secret, SecretLuck, fair_below
from tests.service.room import ADA, BEN, CHANNEL, FORGE, GUILD, Room

BYTES = bytes(range(32))
KNOWN_BLOCK = "9f0cd9b94097fe4929918d2b8942b34439574261a35dc50163f06c67d4e48899"
ADR = Path(__file__).parents[2] / "docs/adr/0010-luck.md"


def words(counter: int, blocks: int) -> list[int]:
    stream = b"".join(hmac.new(BYTES, (counter + n).to_bytes(8, "big"), hashlib.sha256).digest() for n in range(blocks))
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def test_dice_are_the_words_of_the_stream() -> None:
    luck = SecretLuck(BYTES, 7)
    assert luck.roll(20) == tuple(1 + word % 6 for word in words(7, 3)[:20])
    assert (luck.next_counter, luck.draws) == (10, "r20")


def test_a_known_answer() -> None:
    # HMAC-SHA256 of eight zero bytes under the bytes 0 to 31, computed once by `openssl dgst -sha256 -mac HMAC`.
    assert hmac.digest(BYTES, bytes(8), "sha256").hex() == KNOWN_BLOCK
    first = [int(KNOWN_BLOCK[at : at + 8], 16) for at in range(0, 64, 8)]
    assert SecretLuck(BYTES, 0).roll(8) == tuple(1 + word % 6 for word in first)
    assert Secret(BYTES).commitment == hashlib.sha256(BYTES).hexdigest()


def test_a_shuffle_swaps_from_the_back() -> None:
    order = list(range(11))
    numbers = iter(words(0, 2))
    for last in range(10, 0, -1):
        other = next(numbers) % (last + 1)
        order[last], order[other] = order[other], order[last]
    luck = SecretLuck(BYTES, 0)
    assert luck.shuffle("abcdefghijk") == tuple("abcdefghijk"[index] for index in order)
    assert (luck.next_counter, luck.draws) == (2, "s11")


def test_each_action_begins_with_a_block_of_its_own() -> None:
    secret = Secret(BYTES)
    luck = secret.luck(0)
    luck.roll(1)
    assert luck.next_counter == 1
    assert secret.luck(luck.next_counter).roll(1) == (1 + words(1, 1)[0] % 6,)
    assert secret.luck(5).next_counter == 5


def test_what_was_drawn_reads_back() -> None:
    recording = Recording(SecretLuck(BYTES, 3))
    drawn = recording.roll(4), recording.shuffle("wood"), recording.roll(0), recording.shuffle("")
    recorded = Recorded(recording.drawn)
    assert (recorded.roll(4), recorded.shuffle("wood"), recorded.roll(0), recorded.shuffle("")) == drawn
    assert recorded.left == ()


@pytest.mark.parametrize("count", range(1, 257))
def test_every_number_comes_from_equally_many_words(count: int) -> None:
    drawn = [fair_below(count, word, 256) for word in range(256)]
    assert {drawn.count(number) for number in range(count)} == {256 // count}
    assert drawn.count(None) == 256 % count


def test_every_order_comes_from_exactly_one_row_of_numbers() -> None:
    class Dictated(SecretLuck):
        def __init__(self, numbers: tuple[int, ...]) -> None:
            super().__init__(BYTES, 0)
            self._numbers = iter(numbers)

        def _below(self, count: int) -> int:
            number = next(self._numbers)
            assert number < count
            return number

    rows = itertools.product(range(5), range(4), range(3), range(2))
    orders = [Dictated(row).shuffle(range(5)) for row in rows]
    assert len(set(orders)) == len(orders) == 120


def test_a_word_that_would_favour_low_numbers_is_left_out() -> None:
    class Words(SecretLuck):
        def _word(self) -> int:
            return next(self._words)

    luck = Words(BYTES, 0)
    luck._words = iter([2**32 - 1, 2**32 - 4, 2**32 - 5])
    assert luck.roll(1) == (1 + (2**32 - 5) % 6,)


def test_a_secret_does_not_show_itself() -> None:
    secret = Secret(BYTES)
    assert BYTES.hex() not in repr(secret)
    assert str(BYTES) not in f"{secret} {secret!r}"
    with pytest.raises(ValueError, match="31 bytes"):
        Secret(bytes(31))


async def played(room: Room) -> list[dict[str, object]]:
    """A game of two people and the last legal action each time, cut after 120 entries."""
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    for _ in range(120):
        if not done.look.awaited:
            break
        done = await room.act(table)
    rows = await room.store.log(table)
    return [{"seq": r.seq, "draw_from": r.draw_from, "draws": r.draws, "luck": list(r.luck)} for r in rows]


async def test_the_published_script_recomputes_a_whole_log(room: Room) -> None:
    log = await played(room)
    assert sum(bool(entry["luck"]) for entry in log) > 5
    secret = await room.store.secret((await room.service.finder.here(GUILD, CHANNEL))[0].id)
    assert secret is not None
    script = re.findall(r"```python\n(.*?)```", ADR.read_text("utf-8"), re.DOTALL)[0]
    assert len(script.splitlines()) <= 30

    def run(entries: list[dict[str, object]]) -> list[str]:
        command = [sys.executable, "-c", script, secret.hex()]
        return subprocess.run(
            command, input=json.dumps(entries), capture_output=True, text=True, check=True
        ).stdout.splitlines()

    told = run(log)
    assert told[0] == f"commitment {hashlib.sha256(secret).hexdigest()}"
    assert told[1:] == [f"{entry['seq']} right" for entry in log]

    forged = [dict(entry) for entry in log]
    rolled = next(entry for entry in forged[1:] if str(entry["draws"]).startswith("r"))
    values = rolled["luck"]
    assert isinstance(values, list)
    rolled["luck"] = [*values[:-1], 1 + values[-1] % 6]
    assert f"{rolled['seq']} WRONG" in run(forged)


async def test_ai_players_do_not_touch_the_stream_of_the_table(room: Room) -> None:
    done = await room.started(players=2, ais=1)
    while done.look.awaited and done.look.table.seq < 60:
        done = await room.act(done.look.table.id)
    rows = await room.store.log(done.look.table.id)
    secret = await room.store.secret(done.look.table.id)
    assert secret is not None
    following = 0
    for row in rows:
        luck = SecretLuck(secret, row.draw_from)
        for draw in row.draws.split():
            luck.roll(int(draw[1:])) if draw[0] == "r" else luck.shuffle(range(int(draw[1:])))
        assert row.draw_from == following
        following = luck.next_counter


async def test_the_same_secret_gives_the_same_game(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table
    secret = await room.store.secret(table.id)
    assert secret is not None
    state = FORGE.setup(2, {}, SecretLuck(secret, 0)).state
    assert FORGE.seen_by(state, None) == (await room.service.play.look(table.id)).view
    assert table.sitter(ADA) is not None
