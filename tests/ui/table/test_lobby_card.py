"""What stands on a lobby's card."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LeagueId, Table, TableStatus
from kingsforge_bot.ui.message import ButtonStyle, Menu
from kingsforge_bot.ui.table.tables import lobby_card, settings_message
from tests.ui.limits import check
from tests.ui.looks import GAME, LOUD_NAMES, lobby_of


def labels(table: Table, l10n: Localizer) -> dict[str, bool]:
    message = lobby_card(l10n, table)
    check(message)
    return {button.label: button.disabled for row in message.rows if not isinstance(row, Menu) for button in row}


def test_the_card_of_a_table_that_has_begun_is_who_plays_and_the_seal(l10n: Localizer) -> None:
    lobby = lobby_of("Ana", "Ben", capacity=4, bots=1, status=TableStatus.RUNNING)
    begun = msgspec.structs.replace(lobby, seq=1, commitment="c0ffee")
    assert lobby_card(l10n, begun, "card 7", usual=GAME.options).text.splitlines()[1:] == [
        "Started. Seats: 🔥 Ana, 💧 Ben, 🦋 Bot 1 (bot, easy).",
        "-# Dice seal: ||`c0ffee`||",
        "-# Mixed into the dice at the start: message 7",
    ]


def test_the_card_of_a_leagues_table_says_to_the_end_who_was_drawn(l10n: Localizer) -> None:
    begun = msgspec.structs.replace(
        lobby_of("Ana", "Ben", capacity=4, status=TableStatus.RUNNING), seq=1, league=LeagueId(1)
    )
    lines = lobby_card(l10n, begun, usual=GAME.options).text.splitlines()
    assert lines[1:4] == ["Seats: 2 of 2", "1. 🔥 Ana", "2. 💧 Ben"]
    assert "Started." in lines
    assert "3rd edition" in " ".join(lines)


def test_the_card_says_what_is_not_as_usual_and_the_settings_say_all(l10n: Localizer) -> None:
    table = msgspec.structs.replace(lobby_of("Ana"), commitment="c0ffee")
    second = msgspec.structs.replace(table, options={"edition": "second"})
    assert "edition" not in lobby_card(l10n, table, usual=GAME.options).text
    assert "2nd edition" in lobby_card(l10n, second, usual=GAME.options).text
    told = settings_message(l10n, table)
    check(told)
    for said in ("3rd edition", "Pace: no clock", "||`c0ffee`|| · proves after the game that no die was changed"):
        assert said in told.text


def test_an_option_that_no_game_knows_is_told(l10n: Localizer) -> None:
    """Such as a server's own cards."""
    table = msgspec.structs.replace(lobby_of("Ana"), options={"own_cards": "x"})
    assert "Own cards of this server" in lobby_card(l10n, table, usual=GAME.options).text


def test_green_is_a_bot_while_its_owner_sits_alone_and_then_the_start(l10n: Localizer) -> None:
    """To join is no way on for whoever sits there already: it is never green."""
    for table, green in ((lobby_of("Ana"), "Add bot"), (lobby_of("Ana", "Ben"), "Start")):
        rows = [row for row in lobby_card(l10n, table).rows if not isinstance(row, Menu)]
        assert [one.label for row in rows for one in row if one.style is ButtonStyle.SUCCESS] == [green]
        assert [one.label for one in rows[-1]] == ["Settings"]


def test_the_card_of_a_game_that_was_ended_keeps_its_seal_that_of_a_lobby_given_up_does_not(
    l10n: Localizer,
) -> None:
    lobby = msgspec.structs.replace(lobby_of("Ann", "Ben"), commitment="c0ffee", status=TableStatus.CLOSED)
    assert "c0ffee" not in lobby_card(l10n, lobby).text
    assert "c0ffee" in lobby_card(l10n, msgspec.structs.replace(lobby, seq=4)).text


def test_a_lobby_card_names_seats_edition_and_pace(l10n: Localizer) -> None:
    text = lobby_card(l10n, lobby_of("Ana", "Ben", capacity=4, bots=1)).text
    assert "Seats: 3 of 4" in text
    assert "1. 🔥 Ana, owner" in text
    assert "2. 💧 Ben" in text
    assert "3. 🦋 Bot 1 (bot, easy)" in text
    assert "3rd edition" in text
    assert "no clock" in text
    assert "🔥 Ana can start now." in text


def test_a_leagues_table_without_a_clock_has_an_end_all_the_same(l10n: Localizer) -> None:
    """Rule 10.1 of leagues: a table has its days; bots play on to the end."""
    table = msgspec.structs.replace(lobby_of("Ana", "Ben"), league=LeagueId(1))
    text = lobby_card(l10n, table).text
    assert "the league's card says until when; then bots play on" in text
    assert "Play when you like" not in text
    timed = lobby_card(l10n, msgspec.structs.replace(table, pace="24h+4h")).text
    assert "24 hours for each player" in timed


def test_a_lobby_card_names_the_language_that_was_chosen(l10n: Localizer) -> None:
    assert "Language" not in lobby_card(l10n, lobby_of("Ana")).text
    for language, named in (("fr", "français"), ("ja", "日本語")):
        table = msgspec.structs.replace(lobby_of("Ana"), language=language)
        assert f"Language: {named}" in lobby_card(l10n, table).text.splitlines()


def test_a_lobby_card_says_who_takes_part_in_ratings(l10n: Localizer) -> None:
    both, one = {Seat(0), Seat(1)}, {Seat(1)}
    assert "atings" not in lobby_card(l10n, lobby_of("Ana", "Ben")).text
    assert "Ratings: 💧 Ben. The game is rated if all take part at the start." in (
        lobby_card(l10n, lobby_of("Ana", "Ben"), rated=one).text.splitlines()
    )
    assert "Ratings: all here take part." in lobby_card(l10n, lobby_of("Ana", "Ben"), rated=both).text
    begun = msgspec.structs.replace(lobby_of("Ana", "Ben", status=TableStatus.RUNNING), seq=1)
    assert "Ratings: this game is rated" in lobby_card(l10n, begun, rated=both).text
    # With bots nobody is rated.
    assert "atings" not in lobby_card(l10n, lobby_of("Ana", "Ben", capacity=3, bots=1), rated=both).text


def test_a_lobby_card_closes_what_cannot_be_pressed(l10n: Localizer) -> None:
    assert labels(lobby_of("Ana"), l10n) == {
        "Join": False,
        "Leave": False,
        "Start": True,
        "Add bot": False,
        "Settings": False,
    }
    assert labels(lobby_of("Ana", "Ben", capacity=2), l10n) == {
        "Join": True,
        "Leave": False,
        "Start": False,
        "Add bot": True,
        "Settings": False,
    }
    assert "Waiting for 1 more player." in lobby_card(l10n, lobby_of("Ana")).text
    for state in (TableStatus.RUNNING, TableStatus.CLOSED):
        card = lobby_card(l10n, lobby_of("Ana", status=state))
        assert card.rows == ()


def test_names_cannot_format_or_mention_on_a_lobby_card(l10n: Localizer) -> None:
    message = lobby_card(l10n, lobby_of(*LOUD_NAMES))
    check(message)
    assert "@everyone" not in message.text
    assert "@here" not in message.text
    assert "\u202e" not in message.text
    assert "\n" not in message.text.split("1. ")[1].split("2. ")[0].rstrip("\n")
