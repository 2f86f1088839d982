"""How long people waited for answers, and how many there were."""

from kingsforge_bot.hosting.answer_times import AnswerTimes


def test_answers_are_counted_by_kind_until_they_are_asked_for() -> None:
    times = AnswerTimes()
    assert times.take().p95 is None
    for number in range(1, 101):
        times.note("press", number / 100)
    times.count("autocomplete")
    answers = times.take()
    assert answers.counts == {"press": 100, "autocomplete": 1}
    assert answers.p95 == 0.95
    assert times.take().counts == {}
    times.note("command", 2.0)
    assert times.take().p95 == 2.0
