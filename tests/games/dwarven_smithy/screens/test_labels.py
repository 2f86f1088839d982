"""Labels and menus show signs as they are, so a name stands there as its owner wrote it; messages escape it."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Menu, Message
from tests.games.dwarven_smithy.looks import SAY, SCREENS, look
from tests.games.dwarven_smithy.rules.table import game
from tests.games.dwarven_smithy.samples import played

ODD = "Foo_Bar*"


def oddly(state: State) -> TableView:
    """Everybody is called so."""
    found = look(state, min(game().to_act(state)))
    sitters = tuple(replace(one, name=f"{ODD}{one.seat}") for one in found.table.sitters)
    return replace(found, table=replace(found.table, sitters=sitters))


def written(message: Message) -> list[str]:
    """All that stands on buttons and in menus."""
    found: list[str] = []
    for row in message.rows:
        if isinstance(row, Menu):
            found += [row.placeholder, *(text for one in row.options for text in (one.label, one.description))]
        else:
            found += [button.label for button in row]
    return found


@pytest.mark.parametrize("language", Localizers().languages)
def test_no_label_of_a_game_has_an_escape(language: str) -> None:
    l10n, named = Localizers(strict=True).for_locale(language).of(game().key), 0
    for state in played(3)[0][::9]:
        if state.phase is Phase.OVER:
            continue
        view = oddly(state)
        labels = written(SCREENS.turn.now(l10n, view))
        labels += [one.label for one in SCREENS.commands.suggest(l10n, view, "dwarven-buy", "card", {"card": ""})]
        assert not [one for one in labels if "\\" in one]
        named += sum(ODD in one for one in labels)
    assert named > 20


def test_a_message_escapes_the_name_that_a_menu_shows_as_it_is() -> None:
    say = replace(SAY, names=(ODD, ODD))
    buy = game().parse("buy gold from seat 1 to market")
    assert r"Foo\_Bar\*" in label(say, buy)
    assert ODD in label(say.on_labels, buy)
