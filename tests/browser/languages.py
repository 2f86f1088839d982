"""Languages in which the page is looked at."""

import pytest

from tests.browser.conftest import has_japanese

JAPANESE = pytest.param(
    "Daichi",
    marks=pytest.mark.skipif(
        not has_japanese(), reason="no Japanese font. Debian, Ubuntu: apt-get install fonts-noto-cjk"
    ),
)
"""Without such a font a browser draws boxes, which are narrower than the letters."""
