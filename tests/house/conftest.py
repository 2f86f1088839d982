from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return Path(__file__).parents[2]
