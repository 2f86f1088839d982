"""Commands as texts name them."""

import re

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from tests.i18n.catalogue import english

LOCALIZERS = Localizers(strict=True)


COMMAND = re.compile(r"(?<![\w:/.<])/(?=[^\W\d_])")
"""A slash that begins a command: `/rules`, not `6/8`, `+1/+1` or an address."""


def commands(l10n: Localizer) -> set[str]:
    """Every command as somebody types it, groups left out."""
    paths = [name.removeprefix("name-command-") for name in english() if name.startswith("name-command-")]
    groups = {path.rpartition("-")[0] for path in paths} | {path.partition("-")[0] for path in paths if "-" in path}
    words = [["-".join(path.split("-")[: end + 1]) for end in range(path.count("-") + 1)] for path in paths]
    return {"/" + " ".join(l10n(f"name-command-{word}") for word in line) for line in words if line[-1] not in groups}
