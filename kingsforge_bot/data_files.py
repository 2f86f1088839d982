"""Files of `data/` that people edit, read: whatever is wrong with one is the fault that its reader names."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any


def read_toml(file: Path, fault: Callable[[str], Exception]) -> dict[str, Any]:
    """What the file says. Raises the `fault`, made of why it cannot be read: it lacks, or is no TOML in UTF-8."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise fault(str(error)) from error
