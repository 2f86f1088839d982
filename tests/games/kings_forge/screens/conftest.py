"""The counter and the texts of the platform's own tests."""

from tests.ui.conftest import counter, l10n

__all__ = ["counter", "l10n"]
