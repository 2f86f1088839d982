"""What stands beside a turn: what one's clock shows, and what one has planned."""

from collections.abc import Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.turn.planning import OwnPlan
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.time.clock_words import face_line
from kingsforge_bot.ui.turn.plan_words import own_line
from kingsforge_bot.ui.wording.names import names_of


async def own_lines(app: App, l10n: Localizer, look: TableView, plans: Sequence[OwnPlan] = ()) -> list[str]:
    """Lines for the one whose view it is. Raises StoreFailed."""
    table, names = look.table, names_of(l10n, look.table)
    l10n, screens = l10n.of(table.game), app.titles.screens(table)
    faces = [face for face in await app.service.clocks.faces(table) if face.seat == look.seat]
    planned = [l10n("turns-plan", plan=own_line(l10n, screens, one, names)) for one in plans]
    return [*(face_line(l10n, table, face) for face in faces), *planned]
