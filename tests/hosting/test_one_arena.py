"""Threads take their memory from one place: told by glibc's own account, in a process of its own."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ALLOCATE: str = """
import ctypes, sys, threading
from kingsforge_bot.hosting.one_arena import keep_one_arena
libc = ctypes.CDLL(None)
if not hasattr(libc, "mallopt") or not hasattr(libc, "malloc_stats"):
    sys.exit(77)
if sys.argv[1] == "one" and not keep_one_arena():
    sys.exit(78)
libc.malloc.restype = ctypes.c_void_p
ready = threading.Barrier(4)
def take():
    ready.wait()
    libc.malloc(1000)
    ready.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
libc.malloc_stats()
"""


def arenas(how: str) -> int:
    command = (sys.executable, "-c", ALLOCATE, how)
    root = Path(__file__).parents[2]
    run = subprocess.run(command, cwd=root, env={}, capture_output=True, text=True, timeout=60, check=False)
    if run.returncode == 77:
        pytest.skip("another C library than glibc")
    assert run.returncode == 0, run.stderr
    return len(re.findall(r"^Arena \d+:", run.stderr, re.MULTILINE))


def test_all_threads_share_one_arena() -> None:
    assert arenas("many") > 1, "the test shows nothing"
    assert arenas("one") == 1
