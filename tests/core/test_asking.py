"""Asking only what still differs: the verb first, then field by field."""

from typing import ClassVar

from kingsforge_bot.core.asking import VERB, Decision, Question, in_turns, narrow, next_question


class Walk(Decision, frozen=True):
    verb: ClassVar[str] = "walk"
    to: str
    shoes: str | None = None


class Sing(Decision, frozen=True):
    verb: ClassVar[str] = "sing"
    song: str


class Rest(Decision, frozen=True):
    verb: ClassVar[str] = "rest"


HOME, HOME_IN_BOOTS, SEA_IN_BOOTS = Walk("home"), Walk("home", "boots"), Walk("sea", "boots")


def test_nothing_is_asked_of_nobody() -> None:
    assert next_question([]) is None


def test_a_single_action_needs_no_question() -> None:
    assert next_question([HOME]) is None


def test_the_verb_is_asked_first_in_the_order_of_the_actions() -> None:
    assert next_question([Sing("low"), HOME, Rest(), SEA_IN_BOOTS]) == Question(VERB, ("sing", "walk", "rest"))


def test_a_field_on_which_all_agree_is_not_asked() -> None:
    assert next_question([HOME, HOME_IN_BOOTS]) == Question("shoes", (None, "boots"))


def test_fields_are_asked_in_the_order_of_the_action() -> None:
    assert next_question([HOME, SEA_IN_BOOTS]) == Question("to", ("home", "sea"))


def test_each_answer_is_offered_once() -> None:
    assert next_question([HOME, HOME_IN_BOOTS, SEA_IN_BOOTS]) == Question("to", ("home", "sea"))


def test_actions_that_differ_in_nothing_ask_nothing() -> None:
    assert next_question([HOME, HOME]) is None


def test_two_kinds_under_one_verb_are_told_apart_by_the_field_only_one_of_them_has() -> None:
    class Whistle(Decision, frozen=True):
        verb: ClassVar[str] = "sing"

    assert next_question([Sing("low"), Whistle()]) == Question("song", ("low", None))


def test_narrowing_by_verb() -> None:
    assert narrow([HOME, Rest(), SEA_IN_BOOTS], verb="walk") == (HOME, SEA_IN_BOOTS)


def test_narrowing_by_several_answers() -> None:
    assert narrow([HOME, HOME_IN_BOOTS, SEA_IN_BOOTS], to="home", shoes="boots") == (HOME_IN_BOOTS,)


def test_a_field_an_action_lacks_counts_as_none() -> None:
    assert narrow([HOME, Rest(), Sing("low")], song=None) == (HOME, Rest())


def test_without_answers_all_actions_are_left() -> None:
    assert narrow([HOME, Rest()]) == (HOME, Rest())


def test_an_answer_nobody_gives_leaves_nothing() -> None:
    assert narrow([HOME, Rest()], to="moon") == ()


def test_following_the_questions_leads_to_every_action() -> None:
    actions = (HOME, HOME_IN_BOOTS, SEA_IN_BOOTS, Sing("low"), Sing("high"), Rest())

    def reached(rest: tuple[Decision, ...]) -> list[Decision]:
        question = next_question(rest)
        if question is None:
            return [rest[0]]
        return [end for answer in question.answers for end in reached(narrow(rest, **{question.field: answer}))]

    assert sorted(reached(actions), key=repr) == sorted(actions, key=repr)


def test_families_take_turns() -> None:
    """A menu shows the beginning of the list: one of each kind stands there."""
    assert "".join(in_turns([iter("abc"), iter(""), iter("1"), iter("xy")])) == "a1xbyc"
    assert list(in_turns([])) == []


def test_families_are_asked_no_further_than_needed() -> None:
    endless = in_turns([iter(int, 1), iter(int, 1)])
    assert [next(endless) for _ in range(5)] == [0] * 5
