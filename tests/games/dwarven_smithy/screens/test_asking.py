"""Can I, why, and /rules at a table of Dwarven Smithy: the rules' own answers, and nothing that is hidden."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import is_doable
from kingsforge_bot.games.dwarven_smithy.rulebook.tries import concerns
from kingsforge_bot.games.dwarven_smithy.rules.actions import Craft
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.why import WHY
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.rulebook.entry import LANGUAGES, Entry, rule_id
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.book import Verdict
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.games.dwarven_smithy.screens.asking import BOOK, ENGLISH, SCREENS, SPOKEN, text
from tests.properties.dwarven_smithy import RANDOM
from tests.properties.play import Thrown
from tests.ui.counter import open_counter
from tests.ui.looks import CHANNEL, GUILD, NAMES, user_of

ASKED = {
    "en": ("can i craft {}", "can I buy {}?"),
    "es": ("puedo fabricar {}", "¿puedo vender {}?"),
    "fr": ("je peux fabriquer {}", "puis-je acheter {} ?"),
    "ja": ("{}は作れる？", "{}は買えますか"),
}
BARE = {
    "rule-5-5": ("can i sell something", "puedo vender algo", "je peux vendre ?", "売れる？"),
    "rule-5-7": ("can I buy anything?", "¿puedo comprar?", "on peut acheter un truc", "買える？"),
    "rule-5-8": ("can i craft anything", "puedo fabricar algo", "je peux fabriquer", "製作できる？"),
    "rule-6-1": ("can i draw", "por qué no puedo robar", "pourquoi je peux pas piocher", "引ける？"),
    "rule-6-3": ("can I end my turn", "puedo acabar mi turno", "je peux finir mon tour", "手番を終えていい？"),
    "rule-8-3": ("can i pass", "puedo pasar", "je peux passer", "パスできる？"),
}


def told(state: State, entry: str, who: int = 0, l10n: Localizer = ENGLISH) -> Verdict:
    return BOOK.verdict(l10n, look(state, who), BOOK.rulebook.entries[entry], "it")


def test_what_can_be_done_with_a_card_is_listed_with_what_it_brings() -> None:
    state = table(seat(market="iron", hand="iron"), seat(market="iron", coins=3), row="iron").state
    said = told(state, "card-iron")
    assert said.possible
    for line in (
        "Sell iron. Iron brings 2 coins.",
        "Play iron to the workshop",
        "It costs 3 coins, paid to 💧 Player 1.",
    ):
        assert line in text(said)


def test_what_a_craft_lacks_is_said_icon_by_icon_and_what_refining_will_bring() -> None:
    """Rules 5.8, 4.2: iron and gold; the gold lies raw."""
    state = table(seat(workshop="tavern-bell iron raw-gold"), seat()).state
    said = text(told(state, "rule-5-8"))
    assert "Tavern Bell lacks: gold (rule 5.8). It lies raw in your workshop: ready from your next turn on." in said
    lacking = text(told(table(seat(workshop="tavern-bell raw-gold"), seat()).state, "card-tavern-bell"))
    assert "lacks: iron, gold (rule 5.8). After refining in your next turn: iron." in lacking
    done = table(seat(workshop="tavern-bell iron gold"), seat()).state
    assert "Craft Tavern Bell with iron, gold" in text(told(done, "rule-5-8"))


def test_why_not_is_answered_by_the_rule_that_forbids_it() -> None:
    state = table(seat(coins=2, market="~gold"), seat(market="ruby")).state
    tilted = told(state, "rule-5-5")
    assert not tilted.possible
    assert tilted.entries[0] == "rule-3-6"
    assert tilted.lines[0] == (
        "Gold entered your market this turn: tilted, it is neither sold nor discarded before the turn ends (rule 3.6)."
    )
    dear = told(state, "card-ruby")
    assert "That costs 10; your coins: 2 (rule 5.7)." in text(dear)
    assert "ruby lies in the market of 💧 Player 1 for 10 coins." in text(dear)
    assert "It is not your turn. 🔥 Player 0 is to play (rule 9.2)." in text(told(state, "card-gold", who=1))
    nothing = table(seat(), seat()).state
    assert "No resource is in your market (rule 5.5)." in text(told(nothing, "rule-5-5"))


@pytest.mark.parametrize(
    ("question", "rule", "said"),
    [
        ("why can I not sell iron", "3.6", "Iron entered your market this turn: tilted"),
        ("can I sell gold", "5.5", "Gold is not in your market (rule 5.5)."),
        ("can I sell long tongs", "5.5", "Long Tongs is not a resource (rule 5.5)."),
        ("¿puedo vender el oro?", "5.5", "Gold is not in your market (rule 5.5)."),
        ("puis-je vendre le fer ?", "3.6", "Iron entered your market this turn: tilted"),
        ("鉄は売れる？", "3.6", "Iron entered your market this turn: tilted"),
        ("can I play gold", "5.2", "Gold is not in your hand (rule 5.2)."),
        ("can I move door hinges", "3.5", "Door Hinges is crafted already and stays where it is (rule 3.5)."),
        ("can I discard long tongs", "3.6", "Long Tongs entered your market this turn: tilted"),
        ("can I discard silver", "5.4", "Silver is not a guild card (rule 5.4)."),
        ("can I buy ruby", "5.7", "That costs 10; your coins: 5 (rule 5.7)."),
        ("can I buy gold", "5.6", "That costs 6; your coins: 5 (rule 5.6)."),
        ("can I buy emerald", "5.7", "Nobody sells emerald now"),
        ("can I buy silver ladle", "5.7", "You cannot buy from your own market (rule 5.7)."),
        ("can I craft tavern bell", "5.8", "Tavern Bell lacks: iron, gold (rule 5.8)."),
        ("can I craft saltvein sabre", "5.8", "Saltvein Sabre is not in your workshop (rule 5.8)."),
        ("can I craft gold", "5.8", "Gold is not a guild card (rule 5.8)."),
        ("can I auction ruby", "8.1", "There are no auctions at this table (rule 8.1)."),
        ("can I bid on ruby", "8.3", "No auction is open (rule 8.3)."),
    ],
)
def test_why_that_cannot_be_done_with_that_card_is_said_first(question: str, rule: str, said: str) -> None:
    state = table(
        seat(
            5,
            hand="iron saltvein-sabre",
            market="~iron ~long-tongs belt-knife silver-ladle",
            workshop="raw-gold silver tavern-bell",
            stacks="door-hinges: iron iron",
        ),
        seat(market="ruby"),
        row="gold mithril",
    ).state
    (entry,) = BOOK.rulebook.at_the_table(question) or ()
    answer = BOOK.verdict(ENGLISH, look(state), entry, "it", BOOK.rulebook.position.deeds(question))
    assert not answer.possible
    assert answer.lines[0].startswith(said), answer.lines
    assert answer.entries[:2] == (rule_id(rule), entry.id)


def test_no_craft_is_refused_for_its_cost_where_it_is_room_that_lacks() -> None:
    """Rules 5.8, 3.3: the workshop is full, and the card lies in the market."""
    state = table(seat(market="belt-knife", workshop="silver iron iron iron gold gold gold"), seat()).state
    (entry,) = BOOK.rulebook.at_the_table("can I craft belt knife") or ()
    answer = BOOK.verdict(ENGLISH, look(state), entry, "it", ("rule-5-8",))
    assert answer.lines[0] == "Your workshop is full: 7 cards (rule 3.3)."


def test_what_can_be_done_with_the_card_instead_stands_below_the_reason() -> None:
    state = table(seat(workshop="iron"), seat()).state
    entry = BOOK.rulebook.entries["card-iron"]
    lines = BOOK.verdict(ENGLISH, look(state), entry, "it", ("rule-5-5",)).lines
    assert lines[:2] == ("Iron is not in your market (rule 5.5).", "- iron is in your workshop.")
    assert lines[2:] == ("What you can do with it now:", "- Move iron to the market")


def test_what_a_card_lacks_comes_before_what_it_is_good_for() -> None:
    """Rule 5.8: who names a card that could be crafted but for its cost asks why it cannot."""
    state = table(seat(workshop="tavern-bell"), seat()).state
    lines = told(state, "card-tavern-bell").lines
    assert lines[0].startswith("Tavern Bell lacks: iron, gold (rule 5.8).")
    assert lines[1] == "What you can do with it now:"
    assert lines[2].startswith("- Move Tavern Bell to the market")


def test_of_cards_that_cannot_be_paid_the_cost_is_why_not_the_room() -> None:
    """Rules 5.8, 3.3: the card of the market would want room besides."""
    full = "iron iron iron silver silver silver emerald"
    lines = told(table(seat(workshop=full, market="tavern-bell"), seat()).state, "rule-5-8").lines
    assert lines == ("Tavern Bell lacks: gold (rule 5.8).",)
    payable = told(table(seat(workshop=full, market="belt-knife"), seat()).state, "rule-5-8").lines
    assert payable[0] == "Your workshop is full: 7 cards (rule 3.3)."


@pytest.mark.parametrize(
    "question", ["why can't I refine gold", "por qué no puedo refinar oro", "pourquoi je ne peux pas raffiner l'or"]
)
def test_refining_is_nothing_that_is_done_with_a_card(question: str) -> None:
    """Rule 4.2: it happens by itself, so a list of what can be done with gold would be no answer."""
    assert BOOK.rulebook.at_the_table(question) is None
    assert BOOK.rulebook.find(question)[0].entry.id == "rule-4-2"


def test_a_card_that_lies_where_nobody_may_look_is_not_given_away() -> None:
    """Rules 3.7, 3.8: in the hand of another, in a deck, covered: the answers are one."""
    kings = "saltvein-sabre: silver silver mithril ruby"
    elsewhere = [
        table(seat(), seat(hand="saltvein-sabre")).state,
        table(seat(), seat(hand="belt-knife")).state,
        table(seat(), seat(hand="belt-knife", kings=kings)).state,
    ]
    said = {told(state, "card-saltvein-sabre") for state in elsewhere}
    assert len(said) == 1
    assert "where you cannot see it" in text(said.pop())
    starter = table(seat(), seat(), mode="starter").state
    assert "another mode has it" in text(told(starter, "card-stormnotch-axe"))


def test_whoever_looks_on_is_told_the_rule_alone() -> None:
    state = table(seat(hand="belt-knife", workshop="iron"), seat()).state
    from_outside = TableView(look(state).table, game().player_view(state, None), game().to_act(state), None, False)
    for entry in ("card-belt-knife", "card-iron", "rule-5-8"):
        said = BOOK.verdict(ENGLISH, from_outside, BOOK.rulebook.entries[entry], "it")
        assert (said.possible, said.lines) == (False, (ENGLISH.of("dwarven_smithy")("why-no-seat"),))
    assert not [one for one in BOOK.matters(from_outside) if one.startswith("card-")]
    explained = SCREENS.refusals.why(ENGLISH, from_outside, WHY.written(refuse(Reason.NO_ROOM, area="hand", limit=6)))
    assert "Belt Knife" not in " ".join(explained.lines)


# Every refusal


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_leads_to_the_entry_of_its_rule(reason: Reason) -> None:
    state = table(seat(hand="belt-knife", workshop="tavern-bell iron", market="gold"), seat()).state
    for facts in ({}, {"card": "gold"}, {"card": "tavern-bell"}, {"area": "market"}, {"kind": "iron"}, {"card": "?"}):
        words = WHY.written(refuse(reason, None, **facts))
        assert WHY.read(words).reason is reason
        for language in LANGUAGES:
            why = SCREENS.refusals.why(SPOKEN.for_locale(language).of("dwarven_smithy"), look(state), words)
            assert why.entries[0] == rule_id(RULE_OF[reason])
            assert set(why.entries) <= {*BOOK.rulebook.entries, "card-?"} - {"card-?"}


@pytest.mark.parametrize("rule", ["5.7", "8.2"])
def test_a_refusal_of_another_rule_than_mostly_keeps_its_number(rule: str) -> None:
    """What is too dear is so in the row (5.6), in a market or in an auction."""
    dear = refuse(Reason.TOO_DEAR, rule, price=9, coins=1)
    assert SCREENS.refusals.why(ENGLISH, look(table(seat(), seat()).state), WHY.written(dear)).entries == (
        rule_id(rule),
    )


@pytest.mark.parametrize("words", [(), ("dance",), ("tilted", "seat=1"), ("tilted", "rule=99.9"), ("tilted", "x")])
def test_what_is_no_refusal_is_no_button(words: tuple[str, ...]) -> None:
    with pytest.raises(UnknownPress):
        SCREENS.refusals.why(ENGLISH, look(table(seat(), seat()).state), words)


def test_what_fills_an_area_is_said_where_there_is_no_room() -> None:
    """Rule 3.3"""
    state = table(seat(market="gold gold silver belt-knife", hand="iron"), seat()).state
    why = SCREENS.refusals.why(ENGLISH, look(state), WHY.written(refuse(Reason.NO_ROOM, area="market", limit=4)))
    assert why.lines == ("- Your market (4/4): 2 × gold, silver, Belt Knife.",)


# In any game


def views(mode: str, seats: int, auction: str) -> Iterator[tuple[State, Random]]:
    source = Random(f"{mode} {seats}")
    state = game().setup(seats, {"mode": mode, "auction": auction}, Thrown(source)).state
    yield state, source
    for move in self_play(game(), state, (RANDOM,), Thrown(source)):
        yield move.step.state, source


@cache
def doable() -> tuple[Entry, ...]:
    return tuple(entry for entry in BOOK.rulebook.entries.values() if is_doable(entry.id))


@pytest.mark.parametrize(("mode", "seats", "auction"), [("starter", 2, "off"), ("full", 3, "on")])
def test_no_answer_contradicts_the_rules_or_says_what_is_hidden(mode: str, seats: int, auction: str) -> None:
    """Of a whole game every few actions, to a seat on turn or not, in a language or another."""
    asked = 0
    for number, (state, source) in enumerate(views(mode, seats, auction)):
        if number % 5:
            continue
        for who in range(seats):
            view = look(state, who)
            mine = view.view.players[who]
            there = [*mine.hand, *mine.workshop, *mine.market, *(stack.card for stack in mine.stacks)]
            for entry in source.sample(doable(), 3):
                said = BOOK.verdict(SPOKEN.for_locale(source.choice(LANGUAGES)).of("dwarven_smithy"), view, entry, "it")
                assert said.lines
                assert len(set(said.lines)) == len(said.lines)
                legal = game().legal_actions(state, Seat(who))
                if entry.id.startswith("card-"):
                    card = Name(entry.id.removeprefix("card-"))
                    assert said.possible is any(concerns(one, state, card) for one in legal), (entry.id, said)
                _hears_nothing_hidden(state, who, entry, said, there)
                asked += 1
            assert set(BOOK.matters(view)) <= BOOK.rulebook.entries.keys()
    assert asked > 100


def _hears_nothing_hidden(state: State, who: int, entry: Entry, said: Verdict, own: list[Name]) -> None:
    others = [one for number, one in enumerate(state.players) if number != who]
    covered = (stack.card for one in others for stack in (*one.kings, *one.stacks))
    kings = [card for card in covered if game().cards.guild[card].type == "kings-item"]
    hidden = {*state.guild, *(card for one in others for card in one.hand), *kings} & game().cards.guild.keys()
    if game().to_act(state):
        for card in hidden - set(own) - {Name(entry.id.removeprefix("card-"))}:
            assert game().cards.guild[card].name not in text(said), (card, said)


def test_a_craft_that_is_said_to_be_possible_is_the_rules_own() -> None:
    state = table(seat(workshop="door-hinges iron iron", tools="long-tongs"), seat()).state
    crafts = [one for one in game().legal_actions(state, Seat(0)) if isinstance(one, Craft)]
    said = text(told(state, "card-door-hinges"))
    assert len(crafts) > 1
    assert said.count("Craft Door Hinges") == len(crafts)
    for one in crafts:
        try:
            game().apply(state, Seat(0), one, Thrown(Random(0)))
        except Refused:
            raise AssertionError(one) from None


# As they are asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_about_cards_and_about_actions_are_understood(language: str) -> None:
    cards = [entry for entry in doable() if entry.id.startswith("card-")]
    asked = [(entry, form.format(entry.said(language).title)) for entry in cards for form in ASKED[language]]
    missed = [question for entry, question in asked if (BOOK.rulebook.at_the_table(question) or ()) != (entry,)]
    assert len(missed) <= 0.05 * len(asked), missed
    for wanted, questions in BARE.items():
        question = questions[LANGUAGES.index(language)]
        assert BOOK.rulebook.at_the_table(question) == (BOOK.rulebook.entries[wanted],), question


@pytest.mark.parametrize(
    ("language", "question", "why"),
    [
        ("en", "why can I not play iron to the workshop", "Your workshop is full: 7 cards (rule 3.3)."),
        ("es", "por qué no puedo jugar hierro al taller", "Tu taller está lleno: 7 cartas (regla 3.3)."),
        ("fr", "pourquoi je ne peux pas jouer fer à l'atelier", "Votre atelier est plein\u00a0: 7 cartes (règle 3.3)."),
        ("ja", "なぜ鉄を工房に出せないの", "工房は7枚でいっぱいです（ルール3.3）。"),
        ("en", "why can't I put iron in my workshop", "Your workshop is full: 7 cards (rule 3.3)."),
        ("en", "why can't I move silver to the workshop", "Your workshop is full: 7 cards (rule 3.3)."),
    ],
)
def test_where_a_card_was_to_be_laid_its_reason_comes_first_then_what_can_be_done(
    language: str, question: str, why: str
) -> None:
    """Rules 3.3, 5.2, 5.3: that it may go to the market, or another come back for it, is no answer to that."""
    workshop = "door-hinges gold mithril ruby tavern-bell long-tongs earth"
    state = table(seat(hand="iron", market="silver", workshop=workshop), seat(), turn=0, first=0, phase="act").state
    (entry,) = BOOK.rulebook.at_the_table(question) or ()
    l10n = SPOKEN.for_locale(language).of("dwarven_smithy")
    verdict = BOOK.verdict(l10n, look(state), entry, "it", BOOK.rulebook.position.deeds(question))
    assert (verdict.possible, verdict.lines[0]) == (False, why)
    assert "7/7" in verdict.lines[1]
    instead = l10n("why-instead")
    assert instead in verdict.lines[:-1]
    free = table(seat(hand="iron", market="silver"), seat(), turn=0, first=0, phase="act").state
    assert BOOK.verdict(l10n, look(free), entry, "it", BOOK.rulebook.position.deeds(question)).possible


async def test_at_the_counter(tmp_path: Path) -> None:
    """The moment with the note about the cards, a question, and Why under a refusal, that opens the rule."""
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        lobbies = counter.service.lobbies
        await lobbies.open(
            NewLobby(GUILD, CHANNEL, user_of(0), NAMES[0], game="dwarven_smithy", players=2, options={}, bots=0)
        )
        await lobbies.join(
            both_table := (await counter.service.finder.here(GUILD, CHANNEL))[0].id, user_of(1), NAMES[1]
        )
        await lobbies.start(both_table, user_of(0))
        (awaited,) = (await counter.look(both_table)).awaited
        user, other = user_of(awaited), user_of(1 - awaited)
        now = await counter.command(user, "rules")
        assert "What matters now" in now.text
        assert "stand-in set of our own" in now.text
        assert "Draw: mine" in (await counter.command(user, "rules", query="can I draw?")).text
        # No answer that all can read offers what its asker may hold.
        open_ones = ["how does the auction work", "what is a king's item worth", "what does the gem vice do"]
        answers = [await counter.command(user, "rules", query=query, public=True) for query in open_ones]
        public = [one for one in answers if one.public]
        assert 0 < len(public) < len(answers)
        assert not any("card-" in pressed for one in public for pressed in one.ids)
        asked = await counter.command(user, "rules", query="can I sell a moonstone?")
        assert "Moonstone is not in your market (rule 5.5)." in asked.text, "all markets begin empty (1.3)"
        refused = await counter.press(other, ComponentId(both_table, 1, "end"))
        assert "rule 9.2" in refused.text
        why = await counter.press(other, refused.ids[-1])
        assert "9.2 · Who decides" in why.text


async def test_what_was_to_be_done_with_the_card_goes_with_a_menu_of_tables(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", titles()) as counter:
        tables = [await counter.lobby(2, game="dwarven_smithy") for _ in range(2)]
        for table_here in tables:
            await counter.service.lobbies.start(table_here.id, user_of(0))
            if (await counter.look(table_here.id)).awaited != {0}:
                await counter.command(user_of(1), "dwarven end", table=str(table_here.id))
        asked = await counter.command(user_of(0), "rules", query="can I sell a moonstone?")
        (menu,) = asked.ids
        chosen = asked.rows[0]["components"][0]["options"][1]["value"]
        answer = await counter.press(user_of(0), menu, chosen, own=True)
        assert "Moonstone is not in your market (rule 5.5)." in answer.text
