"""Buying, bidding, passing and completing as they are asked for: what the rules say to that, and not to its like."""

from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import why_not
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Buy, BuyWarehouse, Discard, Pass, Sell
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.rulebook.entry import rule_id
from kingsforge_bot.service.table.lobbies import NewLobby
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.games.dwarven_smithy.screens.asking import BOOK, ENGLISH, text
from tests.ui.counter import open_counter
from tests.ui.looks import CHANNEL, GUILD, user_of


@pytest.mark.parametrize(
    ("row", "own", "rules"), [("", "silver", ["5.7"]), ("", "", ["5.7"]), ("silver", "silver", ["5.7", "5.6"])]
)
def test_what_bars_a_purchase_is_what_others_offer_whatever_the_own_market_has(
    row: str, own: str, rules: list[str]
) -> None:
    """Rules 5.6, 5.7: Ana sells silver, and so would the asker."""
    state = table(seat(0, market=own), seat(market="silver"), row=row).state
    answer = BOOK.verdict(ENGLISH, look(state), BOOK.rulebook.entries["card-silver"], "it", ("rule-5-7",))
    assert not answer.possible
    assert answer.lines[: len(rules)] == tuple(f"That costs 4; your coins: 0 (rule {rule})." for rule in rules)
    assert answer.entries[0] == rule_id("5.7")
    assert "You cannot buy from your own market" not in text(answer)


def test_of_one_s_own_market_alone_nothing_is_bought() -> None:
    """Rule 5.7: nobody else offers it."""
    state = table(seat(market="silver"), seat()).state
    answer = BOOK.verdict(ENGLISH, look(state), BOOK.rulebook.entries["card-silver"], "it", ("rule-5-7",))
    assert answer.lines[0] == "You cannot buy from your own market (rule 5.7)."


def test_who_is_named_as_the_seller_is_the_one_asked_about() -> None:
    """Rule 5.7: the row is cheaper, and the other has none."""
    state = table(seat(5), seat(market="gold"), seat(), row="silver").state
    gold, silver = (BOOK.rulebook.entries[f"card-{kind}"] for kind in ("gold", "silver"))
    dear = BOOK.verdict(ENGLISH, look(state), gold, "it", ("rule-5-7", "seat-1"))
    assert (dear.possible, dear.lines[0]) == (False, "That costs 6; your coins: 5 (rule 5.7).")
    none = BOOK.verdict(ENGLISH, look(state), silver, "it", ("rule-5-7", "seat-2"))
    assert (none.possible, none.entries[0]) == (False, "rule-5-7")
    assert "Buy silver" in none.lines[-1], none.lines
    for made_up in ("seat-9", "seat-", "seat-x", "seat-0"):
        assert BOOK.verdict(ENGLISH, look(state), silver, "it", ("rule-5-7", made_up)).possible


def test_what_completing_does_is_possible_while_a_card_waits_for_it() -> None:
    """Rules 4.7, 4.9: a completed tool is sold, and a card of a full market moved."""
    tool = table(seat(stacks="long-tongs: iron iron"), seat(), phase="complete").state
    entry = BOOK.rulebook.entries["card-long-tongs"]
    assert BOOK.verdict(ENGLISH, look(tool), entry, "it", ("rule-5-5",)).possible
    kings = seat(market="gold gold silver iron", stacks="saltvein-sabre: silver silver mithril ruby")
    full = table(kings, seat(), phase="complete").state
    assert BOOK.verdict(ENGLISH, look(full), BOOK.rulebook.entries["card-gold"], "it", ("rule-5-3",)).possible


def test_why_an_auction_cannot_be_passed_on_is_said_though_a_bid_is_possible() -> None:
    """Rules 8.3, 8.4: who named the card bids, as long as nobody has."""
    lot = {"card": "gold", "seller": 1, "asked": 0}
    state = table(seat(), seat(market="gold"), seat(), auction=True, lot=lot).state
    entry = BOOK.rulebook.entries["rule-8-3"]
    passing = BOOK.verdict(ENGLISH, look(state), entry, "it", BOOK.rulebook.position.deeds("why can i not pass"))
    assert (passing.possible, passing.entries[0]) == (False, "rule-8-4")
    assert passing.lines[0] == "You opened the auction and must bid: at least 6 (rule 8.4)."
    assert BOOK.verdict(ENGLISH, look(state), entry, "it", BOOK.rulebook.position.deeds("can i bid")).possible


@pytest.mark.parametrize(
    ("kinds", "card", "rule"),
    [((Pass,), None, "8.4"), ((Sell,), None, "8.2"), ((Sell,), "gold", "8.2"), ((Discard,), None, "8.2")],
)
def test_a_command_in_an_auction_is_refused_for_its_own_reason(
    kinds: tuple[type[Action], ...], card: str | None, rule: str
) -> None:
    """Rules 8.2, 8.4: of `/pass` it is not said that an auction is open, which is why one would pass."""
    lot = {"card": "gold", "seller": 1, "asked": 0}
    state = table(seat(market="gold"), seat(market="gold"), seat(), auction=True, lot=lot).state
    refused = why_not(game(), state, Seat(0), kinds, None if card is None else Name(card))
    assert refused is not None
    assert refused.rule == rule


def test_a_command_to_buy_is_refused_for_what_others_offer() -> None:
    """Rule 5.7: the own market has it, too."""
    state = table(seat(0, market="silver"), seat(market="silver")).state
    refused = why_not(game(), state, Seat(0), (BuyWarehouse, Buy), Name("silver"))
    assert refused is not None
    assert refused.reason == "too-dear"


async def test_who_sits_there_may_be_named_in_a_question(tmp_path: Path) -> None:
    """A person called like a card and a bot, at a table that has only begun: all markets are empty (1.3)."""
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        lobbies = counter.service.lobbies
        await lobbies.open(
            NewLobby(GUILD, CHANNEL, user_of(0), "Ana", game="dwarven_smithy", players=3, options={}, bots=1)
        )
        here = (await counter.service.finder.here(GUILD, CHANNEL))[0]
        await lobbies.join(here.id, user_of(1), "gold")
        await lobbies.start(here.id, user_of(0))
        look = await counter.look(here.id)
        while look.awaited != {0}:
            await counter.command(user_of(1), "dwarven end")
            look = await counter.look(here.id)
        (bot,) = (sitter.name for sitter in look.table.sitters if sitter.ai)
        for query, who in (("can i buy gold off gold", "gold"), (f"puedo comprarle oro a {bot.lower()}", bot)):
            answer = await counter.command(user_of(0), "rules", query=query)
            assert "Gold does not lie in" in answer.text, answer.text
            assert f"{who}'s market (rule 5.7)" in answer.text
