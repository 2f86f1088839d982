"""`python -m kingsforge_bot.games.keyflower`: a rule checked from a position, every bad file told in a line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.games.keyflower.__main__ import main
from tests.games.judging import Judge, Out, judging

ROOT = Path(__file__).parents[3]
POSITION: dict[str, Any] = {
    "players": [{"workers": {"red": 3}}, {"workers": {"red": 2}}],
    "offer": [{"name": "keywood"}, {"name": "alehouse"}],
}


@pytest.fixture
def judge(tmp_path: Path, capsys: Out) -> Judge:
    return judging(main, tmp_path, capsys)


def test_it_is_a_command_that_reads_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kingsforge_bot.games.keyflower", "-"],
        input=json.dumps({"position": POSITION, "play": [{"seat": 1, "do": "pass"}]}),
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "")
    refused = {"at": 0, "reason": "not-awaited", "rule": "13.1", "facts": {}}
    assert json.loads(done.stdout)["refused"] == refused


def test_actions_are_played_with_the_luck_they_meet(judge: Judge) -> None:
    play = [{"seat": 0, "do": "bid keywood with 2 red"}, {"seat": 1, "do": "use alehouse with 1 red", "luck": [0]}]
    code, report, said = judge({"position": POSITION, "play": play})
    assert (code, said, report["awaited"]) == (0, "", 0)
    assert [[event["type"] for event in events] for events in report["events"]] == [
        ["BidMade"],
        ["TileUsed", "WorkersDrawn"],
    ]
    assert report["position"]["players"][1]["workers"] == {"blue": 1, "red": 1}
    again, *_ = judge({"position": report["position"]})
    assert again == 0
    _, _, said = judge({"position": POSITION, "play": [{"seat": 0, "do": "use alehouse with 1 red"}]})
    assert "play[0].luck: wanted" in said


def test_a_refused_action_leaves_the_position_before_it(judge: Judge) -> None:
    play = [{"seat": 0, "do": "bid keywood with 2 red"}, {"seat": 1, "do": "bid keywood with 2 red"}]
    code, report, _ = judge({"position": POSITION, "play": play})
    facts = {"tile": "keywood", "least": 3}
    assert (code, report["refused"]) == (1, {"at": 1, "reason": "bid-too-low", "rule": "6.2", "facts": facts})
    assert report["position"]["players"][0]["workers"] == {"red": 1}


def test_a_game_from_its_set_up(judge: Judge) -> None:
    luck = [*range(2), *range(6), *range(6), *range(8), *range(8), *range(13), *range(3)]
    code, report, _ = judge({"setup": {"seats": 2, "options": {"screens": "known"}, "luck": luck}})
    assert (code, report["awaited"]) == (0, 0)
    told = [event["type"] for event in report["setup"]]
    assert told == ["HomesDealt", *["WinterDealt"] * 2, "SeasonBegan", *["WorkersDrawn"] * 2, "BoatsLoaded"]


def test_several_may_act_at_once(judge: Judge) -> None:
    play = [{"seat": 0, "do": "bid keywood with 1 red"}, {"seat": 1, "do": "bid alehouse with 1 red"}]
    play += [{"seat": seat, "do": "pass"} for seat in (0, 1)]
    code, report, _ = judge({"position": POSITION, "play": play}, "--legal")
    assert (code, report["awaited"]) == (0, [0, 1])
    assert {one["seat"] for one in report["legal"]} == {0, 1}


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({}, "needs either a position or a setup"),
        ({"position": {"players": []}}, "2 to 6 players"),
        ({"position": POSITION, "play": [{"seat": 0, "do": "roll"}]}, "play[0].do: cannot read 'roll'"),
        ({"position": POSITION | {"bag": {"red": 1}}}, "in the box"),
        ({"setup": {"seats": 2, "options": {"screens": "open"}}}, "unknown option"),
        ({"setup": {"seats": 9}}, "9 seats"),
        ({"setup": {"seats": 2, "luck": [0]}}, "setup.luck"),
    ],
)
def test_input_at_fault_is_told_in_one_line(judge: Judge, case: object, said: str) -> None:
    code, report, error = judge(case)
    assert (code, report) == (2, None)
    assert said in error
    assert error.count("\n") == 1
