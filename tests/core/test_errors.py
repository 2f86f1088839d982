"""Refusals and unreadable texts carry ids and facts, never sentences; hostile texts are cut."""

from enum import StrEnum

from kingsforge_bot.core.errors import NotationError, PositionError, Refused


class Why(StrEnum):
    TOO_LATE = "too-late"


def test_a_refusal_says_its_reason_its_rule_and_its_facts() -> None:
    refused = Refused(Why.TOO_LATE, "2.1", hour=7, names=("a", "b"))
    assert (refused.reason, refused.rule) == (Why.TOO_LATE, "2.1")
    assert refused.facts == {"hour": 7, "names": ("a", "b")}


def test_a_refusal_reads_as_id_and_rule_in_a_log() -> None:
    assert str(Refused(Why.TOO_LATE, "2.1")) == "too-late (rule 2.1)"


def test_an_unreadable_text_names_the_word() -> None:
    error = NotationError("gather moon", "moon")
    assert (error.text, error.at) == ("gather moon", "moon")


def test_an_endless_text_is_cut() -> None:
    error = NotationError("x" * 10_000, "y" * 10_000)
    assert (len(error.text), len(error.at)) == (100, 60)
    assert len(str(error)) < 250


def test_a_faulty_position_names_the_place() -> None:
    error = PositionError("players[1].hand", "too many")
    assert (error.where, error.what) == ("players[1].hand", "too many")
    assert str(error) == "players[1].hand: too many"


def test_a_faulty_position_without_a_place_is_its_fault_alone() -> None:
    assert str(PositionError("", "not JSON")) == "not JSON"
