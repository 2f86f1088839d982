"""/me stats tells games of leagues apart from others."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.person.result_records import OwnRecord, Records, Result
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.person.records import own_lines, record_lines
from tests.spoken import LANGUAGES

LOCALIZERS = Localizers(strict=True)


def won(table: int, league: str | None) -> Result:
    return Result(TableId(table), Seat(0), "kings_forge", 1, False, 2, 9, 0, 600, 60, True, "Ana", league=league)


def records(league_plays: int, league: str | None) -> Records:
    return Records("kings_forge", 5, won(3, league), won(4, None), (), (), league_plays)


def test_ones_own_games_in_leagues_stand_below_all_of_them() -> None:
    l10n = LOCALIZERS.for_locale("en")
    _, every, leagues = own_lines(l10n, [OwnRecord("kings_forge", 5, 3, 60, 2, 1)])
    assert every.startswith("King's Forge: 5 played, 3 won")
    assert leagues == "Of these in leagues: 2 played, 1 won."
    assert len(own_lines(l10n, [OwnRecord("kings_forge", 5, 3, 60)])) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_was_set_in_a_league_names_it(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    title, leagues, fastest, longest, *_ = record_lines(l10n, [records(2, "Winter **x**")])
    assert "5" in title
    assert "2" in leagues
    assert "Winter" in fastest
    assert "**" not in fastest.replace(r"\*\*", "")
    assert "Winter" not in longest
    assert len(record_lines(l10n, [records(0, None)])) == len(record_lines(l10n, [records(2, None)])) - 1
