"""Luck from secret bytes, recomputed here from the words of docs/adr/0010."""

import hashlib
import hmac
import itertools

import pytest

from kingsforge_bot.core.chance import Recorder, Replayed
from kingsforge_bot.service.turn.luck import Seal, Secret, SecretLuck, fair_below, mixed

BYTES = bytes(range(32))
KNOWN_BLOCK = "9f0cd9b94097fe4929918d2b8942b34439574261a35dc50163f06c67d4e48899"


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


def test_a_draw_swaps_from_the_front() -> None:
    bag = list(range(12))
    numbers = iter(words(0, 1))
    for place in range(3):
        other = place + next(numbers) % (12 - place)
        bag[place], bag[other] = bag[other], bag[place]
    luck = SecretLuck(BYTES, 0)
    assert luck.draw("abcdefghijkl", 3) == tuple("abcdefghijkl"[index] for index in bag[:3])
    assert (luck.next_counter, luck.draws) == (1, "d3/12")


@pytest.mark.parametrize("count", [-1, 4])
def test_more_than_the_bag_holds_is_not_drawn(count: int) -> None:
    luck = SecretLuck(BYTES, 0)
    with pytest.raises(ValueError, match=f"{count} of 3"):
        luck.draw("abc", count)
    assert (luck.next_counter, luck.draws) == (0, "")


def test_each_action_begins_with_a_block_of_its_own() -> None:
    secret = Secret(BYTES)
    luck = secret.luck(0)
    luck.roll(1)
    assert luck.next_counter == 1
    assert secret.luck(luck.next_counter).roll(1) == (1 + words(1, 1)[0] % 6,)
    assert secret.luck(5).next_counter == 5


def test_what_was_drawn_reads_back() -> None:
    recorder = Recorder(SecretLuck(BYTES, 3))
    drawn = recorder.roll(4), recorder.shuffle("wood"), recorder.roll(0), recorder.draw("metal", 2)
    recorded = Replayed(recorder.drawn)
    assert (recorded.roll(4), recorded.shuffle("wood"), recorded.roll(0), recorded.draw("metal", 2)) == drawn
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


def test_every_handful_comes_from_exactly_one_row_of_numbers() -> None:
    class Dictated(SecretLuck):
        def __init__(self, numbers: tuple[int, ...]) -> None:
            super().__init__(BYTES, 0)
            self._numbers = iter(numbers)

        def _below(self, count: int) -> int:
            number = next(self._numbers)
            assert number < count
            return number

    drawn = [Dictated(row).draw(range(6), 3) for row in itertools.product(range(6), range(5), range(4))]
    assert len(set(drawn)) == len(drawn) == 120


def test_the_key_of_the_second_scheme_is_the_secret_with_the_mix() -> None:
    seal = Seal(1, 2, Secret(BYTES), "card 7\nword oak")
    key = hmac.new(BYTES, b"card 7\nword oak", hashlib.sha256).digest()
    assert seal.luck(4).roll(6) == SecretLuck(key, 4).roll(6)
    assert Seal(1, 1, Secret(BYTES)).luck(4).roll(6) == SecretLuck(BYTES, 4).roll(6)
    assert seal.commitment == hashlib.sha256(BYTES).hexdigest()


def test_what_is_mixed_in_is_written_in_order() -> None:
    assert mixed(1234, ["oak", "Ähre"]) == "card 1234\nword oak\nword Ähre"
    assert mixed(None, []) == "card none"


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
