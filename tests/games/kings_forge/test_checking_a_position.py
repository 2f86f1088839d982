"""`python -m kingsforge_bot.games.kings_forge`: a rule checked from a position, and every bad file told in a line."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.devtools.case_file import MOST_LEGAL
from kingsforge_bot.devtools.json_file import LARGEST
from kingsforge_bot.games.kings_forge.__main__ import main
from tests.games.judging import Judge, Out, judging

ROOT = Path(__file__).parents[3]
POSITION: dict[str, Any] = {
    "players": [{"supply": "MM", "held": [{"source": "token-six"}]}, {"supply": "MM"}],
    "face_up": ["garden", "mill", "shrine", "library"],
    "deck": ["tavern"],
}


@pytest.fixture
def judge(tmp_path: Path, capsys: Out) -> Judge:
    return judging(main, tmp_path, capsys)


def command(*arguments: str, text: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "kingsforge_bot.games.kings_forge", *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )


def test_the_documented_example_says_what_is_documented() -> None:
    asking = (ROOT / "docs/development/asking.md").read_text("utf-8")
    section = asking.split("## Checking a rule from a position")[1].split("\n## ")[0]
    example, refused = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    done = command("-", text=example)
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout)["refused"] == json.loads(refused)


def test_actions_are_played_and_their_events_told(judge: Judge) -> None:
    play = [
        {"seat": 0, "do": "gather garden.top", "luck": [2]},
        {"seat": 0, "do": "use token-six on W2"},
        {"seat": 1, "do": "pass taking metal"},
    ]
    code, report, err = judge({"position": POSITION, "play": play})
    assert (code, err) == (0, "")
    assert list(report) == ["position", "events", "awaited"]
    assert report["awaited"] == 0
    assert report["position"]["players"][0]["smithy"] == "W"
    assert [[event["type"] for event in events] for events in report["events"]] == [
        ["Claimed", "GambleRolled"],
        ["Used", "GambleSettled", "Refilled"],
        ["Passed", "Gained"],
    ]


def test_a_position_alone_is_printed_whole(judge: Judge) -> None:
    code, report, _ = judge({"position": POSITION})
    assert (code, report["events"], report["awaited"]) == (0, [], 0)
    assert judge({"position": report["position"]})[1] == report


def test_a_refusal_leaves_the_position_before_it(judge: Judge) -> None:
    play = [
        {"seat": 0, "do": "gather mill.top paying MM"},
        {"seat": 0, "do": "pass taking metal"},
        {"seat": 1, "do": "pass taking metal"},
    ]
    code, report, err = judge({"position": POSITION, "play": play})
    assert (code, err) == (1, "")
    assert report["refused"] == {"at": 1, "reason": "not-your-turn", "rule": "1.5", "facts": {"awaited": 1}}
    assert report["awaited"] == 1
    assert report["position"]["players"][0]["smithy"] == "WW"
    assert len(report["events"]) == 1


def test_a_set_up_needs_its_luck(judge: Judge) -> None:
    luck = [*range(33), *range(14), 2, 0, 1, *range(11)]
    setup = {"seats": 3, "options": {"edition": "second"}, "luck": luck}
    code, report, _ = judge({"setup": setup, "play": [{"seat": 2, "do": "pass taking token"}]})
    assert (code, report["awaited"]) == (0, 0)
    assert report["setup"][0]["type"] == "RoundBegan"
    assert report["position"]["edition"] == "second"


def test_a_game_that_is_over_awaits_nobody(judge: Judge) -> None:
    code, report, _ = judge({"position": {"phase": "over", "players": [{"items": ["table"]}, {}]}}, "--legal")
    assert (code, report["awaited"], report["legal"], report["legal_cut"]) == (0, None, [], False)


def test_legal_actions_are_listed_on_demand(judge: Judge) -> None:
    play = [{"seat": 0, "do": "gather garden.top", "luck": [2]}]
    _, report, _ = judge({"position": POSITION, "play": play}, "--legal")
    assert (report["legal"], report["legal_cut"]) == (["keep", "use token-six on W2"], False)


def test_a_long_list_of_legal_actions_is_cut(judge: Judge) -> None:
    hand = [f"{kind}{value}" for kind in "MWGB" for value in range(1, 7)]
    position = {"phase": "craft", "players": [{"hand": hand, "held": [{"source": "north-mine.bottom"}]}, {}]}
    _, report, _ = judge({"position": position}, "--legal")
    assert (len(report["legal"]), report["legal_cut"]) == (MOST_LEGAL, True)


def turn(do: object, seat: object = 0, **more: object) -> dict[str, object]:
    return {"position": POSITION, "play": [{"seat": seat, "do": do, **more}]}


BAD: list[tuple[object, str]] = [
    (b"", "truncated"),
    (b"\xff\xfe\x00", "malformed|invalid"),
    (b"[]", "object"),
    (b"[" * 200_000, "object"),
    (b'{"position":' + b"[" * 200_000, "recursion|truncated|depth"),
    (b"{}", "either a position or a setup"),
    ({"position": POSITION, "setup": {"seats": 2}}, "either a position or a setup"),
    ({"position": POSITION, "plays": []}, "plays"),
    ({"position": None}, "position"),
    ({"position": {"players": [{}]}}, "2 to 4"),
    ({"position": {**POSITION, "turn": 7}}, "turn"),
    ({"position": {**POSITION, "\x1b[31m\n": 7}}, "unknown field"),
    ({"setup": {"seats": 5}}, "5 seats"),
    ({"setup": {"seats": "two"}}, "int"),
    ({"setup": {"seats": 2, "options": {"edition": "first"}}}, "first"),
    ({"setup": {"seats": 2}}, "setup.luck.*33"),
    ({"setup": {"seats": 2, "luck": [0] * 60}}, "order of 33"),
    ({"setup": {"seats": 2, "luck": [*range(33), *range(14), 0, 1, *range(11), 5]}}, r"setup\.luck: not used: 5"),
    (turn("gather"), r"play\[0\]\.do.*gather"),
    (turn(""), r"play\[0\]\.do"),
    (turn("x" * 100_000), r"play\[0\]\.do"),
    (turn(7), "str"),
    (turn("pass taking token", seat=2), r"play\[0\]\.seat"),
    (turn("pass taking token", seat=-1), r"play\[0\]\.seat"),
    (turn("pass taking token", seat=True), "int"),
    (turn("pass taking token", seat=10**30), "seat|range"),
    (turn("pass taking token", luck=[4, 6]), r"play\[0\]\.luck: not used: 4 6"),
    (turn("gather garden.top"), r"play\[0\]\.luck: wanted 1 dice"),
    (turn("gather garden.top", luck=[7]), "values 1 to 6"),
    (turn("gather garden.top", luck=[0]), "values 1 to 6"),
    (turn("gather garden.top", luck=[True]), "int"),
    (turn("gather garden.top", luck=[-4]), ">= 0"),
    (turn("gather garden.top", luck=[10**400]), "range|<= 99"),
    (turn("gather garden.top", luck="4"), "array"),
    (turn("gather garden.top", luck=[4] * 100_000), "not used"),
    (turn("keep", chance=[4]), "chance"),
    ({"position": POSITION, "play": {}}, "array"),
    (b" " * (LARGEST + 1), "bytes"),
]


@pytest.mark.parametrize(("case", "fault"), BAD, ids=[str(number) for number in range(len(BAD))])
def test_bad_input_is_told_in_one_line(judge: Judge, case: object, fault: str) -> None:
    code, report, err = judge(case, "--legal")
    assert (code, report) == (2, None)
    assert re.search(fault, err)
    assert err.count("\n") == 1
    assert err.rstrip("\n").isprintable()
    assert len(err) < 320


def test_no_traceback_reaches_the_reader() -> None:
    done = command("-", text='{"position": {"players": "' + "M" * 500 + '"}}')
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert command("--help").returncode == 0
    assert command().returncode == 2
