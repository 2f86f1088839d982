"""Odds, asked at any time: told to whoever sits there alone, whoever is on turn; nothing is decided by it."""

from io import BytesIO

import pytest
from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import chance, question_of
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.advice.prospects import about, as_on_turn, prospects
from kingsforge_bot.games.kings_forge.rules.actions import Gather
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.asking.asked_items import items_asked
from kingsforge_bot.games.kings_forge.screens.asking.odds import foretold
from kingsforge_bot.games.kings_forge.strategy.payments import Payments
from kingsforge_bot.games.kings_forge.words.names import own_craft_card_name
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.names import shortened, unmarked
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import ALT, Message
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.limits import check
from tests.ui.looks import LOUD_NAMES, STRANGER, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, LONG, unchanged

WOODED = position(
    "MMMMM", "MM", face_up=["west-forest", "library", "shrine", "garden"], deck=[], display=["shield", "ruby-collar"]
)
MANY = position(
    "MMMMMWWWWGGGBB",
    "MMWWGG",
    face_up=["workshop", "north-mine", "mill", "shrine"],
    deck=["garden"],
    display=["shield", "table", "ruby-collar"],
)


def words(message: Message) -> str:
    """All of it in words: beside the picture the claims stand in that alone."""
    drawing = message.drawing
    return message.text if drawing is None or drawing.instead is None else drawing.instead()


def told(l10n: Localizer, state: object, seat: int = 0) -> list[str]:
    look = seen_by(look_at(state), user_of(seat))  # type: ignore[arg-type]
    return words(foretold(l10n, look)(always)).splitlines()


def told_of(l10n: Localizer, state: object, item: str, seat: int) -> list[str]:
    look = seen_by(look_at(state), user_of(seat))  # type: ignore[arg-type]
    return words(foretold(l10n, look, item)(always)).splitlines()


async def test_the_command_and_the_button_tell_the_same_to_their_asker_alone(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "odds")
    for user, rolls in ((ANA, "You would roll 2×M 1×W."), (BEN, "You would roll 4×M.")):
        said = await unchanged(counter, look, await counter.command(user, "odds"))
        assert said.splitlines()[1] == rolls
        for own in (False, True):
            shown = await counter.press(user, press, own=own)
            assert await unchanged(counter, look, shown) == said
            assert shown.deferred == {"ephemeral": True, "thinking": True}


async def test_an_old_button_tells_the_odds_as_they_are_now(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert "You would roll 4×M." in (await counter.press(BEN, ComponentId(look.table.id, 1, "odds"))).text


async def test_a_stranger_is_told_to_have_no_seat(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for answered in (
        await counter.command(STRANGER, "odds", table=str(look.table.id)),
        await counter.press(STRANGER, ComponentId(look.table.id, look.table.seq, "odds")),
    ):
        assert "You have no seat" in await unchanged(counter, look, answered)


async def test_a_lobby_has_none_yet(counter: Counter) -> None:
    table = await counter.lobby()
    assert "has not started yet" in (await counter.command(ANA, "odds", table=str(table.id))).text


async def test_a_game_that_is_over_says_so(counter: Counter) -> None:
    look = await counter.place(next(state for state in sampled() if state.phase is Phase.OVER))
    answered = await counter.command(ANA, "odds", table=str(look.table.id))
    assert "is over" in await unchanged(counter, look, answered)


async def test_the_button_stands_beside_the_boards_while_the_game_runs(counter: Counter) -> None:
    look = await counter.place(GATHER)
    payload = f"kf1|{look.table.id}|{look.table.seq}|odds"
    assert payload in (await counter.command(ANA, "turn")).ids


def test_now_and_each_side_on_offer_the_one_that_gains_most_first(l10n: Localizer) -> None:
    """West Forest adds 2 to one metal die here; a claim that brings no item is not told of."""
    lines = told(l10n, WOODED)
    assert lines[:3] == [
        "**#12 Oak** · odds of items this round",
        "You would roll 5×M.",
        "Your odds now: Shield 54%, kept 52%",
    ]
    assert lines[3].startswith(
        "After a claim, dock or pass, Shield: Pass: take a token 54% → 81%; West Forest (bottom) 54% → "
    )
    found = prospects(WOODED, Seat(0))
    assert [one.gain for one in found.claims] == sorted((one.gain for one in found.claims), reverse=True)


def test_each_claim_stands_under_its_items_in_words_and_picture(l10n: Localizer) -> None:
    """However many sides and items there are; the picture, which ends with what its strokes are, leaves out what gains
    least where a phone would not show all, but nothing that a claim changes most.
    """
    look = seen_by(look_at(MANY), ANA)
    message, found = foretold(l10n, look)(always), prospects(MANY, Seat(0), payer=Payments)
    begun = [line for line in words(message).splitlines() if line.startswith("After a claim, dock or pass, ")]
    told_of = [line.partition(":")[0] for line in begun]
    assert len(told_of) == len(set(told_of)) == len(found.by_item()) > 1
    claims = [one for one in found.claims if one.item is not None]
    assert len(claims) > 4
    assert sum(line.count("; ") + 1 for line in words(message).splitlines()[3:] if line.startswith("After")) == len(
        claims
    )
    assert "After a claim" not in message.text, "the picture has it, and a phone no room for both"
    assert message.drawing is not None
    lines = max(14, len([one for one in claims if one.most]) + len(found.by_item()))
    assert lines < len(claims) + len(found.by_item())
    assert Image.open(BytesIO(message.drawing.draw(always))).height == 2 * 24 + 56 * lines + 50


def test_a_dock_that_makes_an_item_likelier_is_told_beside_the_claims(l10n: Localizer) -> None:
    """Rule 6: its token is used in this round; what a dock gives for the next one makes nothing likelier in this."""
    lines = "\n".join(told(l10n, WOODED))
    assert "; Token dock, space 1 54% → 70%" in lines
    assert "Wood dock" not in lines


def test_a_dock_is_told_of_where_no_card_can_be_paid(l10n: Localizer) -> None:
    """Rule 2.4: a dock is paid by itself, the card is only turned down."""
    lines = told(l10n, position("GGG", "M", face_up=["shrine"], deck=[], display=["ruby-collar"]))
    assert (
        lines[-1]
        == "After a claim, dock or pass, Ruby Collar: Token dock, space 1 88% → 100%; Pass: take a token 88% → 96%"
    )
    assert lines[-2] == "You can pay for no gather card: use a dock, or pass."


def test_a_claim_is_told_under_the_item_that_it_changes_most_and_under_all_that_it_makes_likelier() -> None:
    """Over random tables: who would lose a sure item for a little of another is told of the loss."""
    losses = others = 0
    for state in [one for one in sampled() if one.phase is Phase.GATHER and one.owed is None]:
        outlooks = Outlooks(state)
        for told in prospects(state, state.turn).claims:
            shifts = outlooks.of(told.action).items
            if not isinstance(told.action, Gather):
                # A dock and a pass are told of for what they bring alone.
                shifts = tuple(one for one in shifts if one.gain > 0)
            if told.most:
                assert abs(told.gain) == max([abs(one.gain) for one in shifts], default=0)
                losses += told.gain < 0 < max([one.gain for one in shifts], default=0)
            else:
                assert (told.item, told.gain) in [(one.item, one.gain) for one in shifts]
                assert round(told.gain, 4) >= 0.01
                others += 1
    assert losses
    assert others


def test_dice_on_the_smithy_are_told_of_though_they_are_not_rolled(l10n: Localizer) -> None:
    """What is gained this round is rolled in the next (2.3)."""
    state = position({"supply": "MMMMM", "smithy": "M"}, "M", face_up=["mill"], display=["shield"])
    assert told(l10n, state)[1] == "You would roll 5×M. On your smithy for the next round: 1×M."


def test_a_claim_that_lets_roll_again_counts_that_roll(l10n: Localizer) -> None:
    """Rule 4.2: a gem shows 4 or more in half of the rolls, and in half of the others thrown once more."""
    state = position("MMG", "M", face_up=["north-mine", "mill", "shrine", "garden"], display=["ruby-collar"])
    assert told(l10n, state)[3].startswith(
        "After a claim, dock or pass, Ruby Collar: Token dock, space 1 50% → 100%; North Mine (bottom) 50% → 75%"
    )


def test_who_cannot_claim_is_told_why(l10n: Localizer) -> None:
    passed = position({"supply": "MM", "passed": True}, "M", display=["shield"], turn=1)
    assert told(l10n, passed)[-1] == "You have passed: you claim nothing more this round."
    broke = position("", "MM", face_up=["mill", "shrine"], deck=[])
    assert told(l10n, broke)[-1] == "You can pay for no gather card: use a dock, or pass."


def test_in_the_craft_phase_it_depends_on_whether_one_rolls_later(l10n: Localizer) -> None:
    assert told(l10n, CRAFT, 0)[1].startswith("You have rolled;")
    state = position({"made": [made("shield", "M5 M5")]}, "MM", phase="craft", turn=1, display=[])
    assert told(l10n, state, 0)[1].startswith("Your craft turn of this round is over.")
    assert told(l10n, state, 1)[1:] == ["You would roll 2×M.", "Your odds now: Shield of **🔥 Ana** 8%"]


def test_the_picture_is_small_and_says_the_numbers_beside_each_bar(l10n: Localizer) -> None:
    """As large as a phone shows it twice; what it says stands in the words, which are its alt text."""
    largest = 0
    for state in (WOODED, *sampled()[::4]):
        if state.phase is Phase.OVER:
            continue
        drawing = foretold(l10n, seen_by(look_at(state, names=LOUD_NAMES), user_of(0)))(always).drawing
        if drawing is not None:
            assert drawing.alt is not None
            assert drawing.instead is not None
            assert drawing.alt() == shortened(unmarked(drawing.instead()), ALT)
            png = drawing.draw(always)
            image = Image.open(BytesIO(png))
            image.load()
            assert image.width == 800
            assert image.height <= 1000
            largest = max(largest, len(png))
    assert 0 < largest <= 200 << 10


async def test_the_answer_shows_the_picture(counter: Counter) -> None:
    await counter.place(WOODED)
    assert (await counter.command(ANA, "odds")).attachments == 1


def test_where_nothing_can_come_there_is_no_picture(l10n: Localizer) -> None:
    look = seen_by(look_at(position("", "MM", face_up=["mill", "shrine"], deck=[])), ANA)
    assert foretold(l10n, look)(always).drawing is None


def test_what_is_told_is_what_the_odds_of_the_position_are() -> None:
    """Over random tables, for every seat that still rolls: as if it were its turn."""
    asked = 0
    for state in sampled():
        for index, player in enumerate(state.players):
            if player.hand is not None or state.phase is Phase.OVER:
                continue
            question = question_of(as_on_turn(state, Seat(index)))
            expected = {card.item: chance(question, wants_to_craft(card)) for card in state.display}
            found = prospects(state, Seat(index))
            assert {one.item: one.chance for one in found.now if one.seat is None} == expected
            for change in found.claims:
                assert change.item is None or change.before == expected[change.item]
            asked += 1
    assert asked > 100


def test_every_answer_fits_on_a_phone_in_every_language() -> None:
    localizers = Localizers(strict=True)
    for state in sampled()[::2]:
        for index in range(len(state.players)):
            look = seen_by(look_at(state, names=LOUD_NAMES), user_of(index))
            if look.view.phase is Phase.OVER:
                continue
            for language in LANGUAGES:
                message = foretold(localizers.for_locale(language).of("kings_forge"), look)(always)
                check(message)
                assert len(message.text.splitlines()) <= 14


async def test_between_tables_the_items_of_all_that_one_sits_at_are_listed(counter: Counter) -> None:
    """Awaited at none of them, too: odds are asked at any time, and at which table is asked after that."""
    await counter.place(WOODED)
    await counter.place(position("MMMMM", "MM", face_up=["mill"], deck=[], display=["crown", "shield"]))
    for user in (ANA, BEN):
        found = [choice.value for choice in await counter.completes(user, "odds", "item")]
        assert sorted(found) == ["crown", "ruby-collar", "shield"]
    assert "Which table?" in (await counter.command(BEN, "odds", item="crown")).text
    assert await counter.completes(BEN, "craft", "item") == []
    assert await counter.completes(STRANGER, "odds", "item") == []


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr", "ja"])
async def test_one_item_can_be_asked_for_in_ones_own_language(counter: Counter, locale: str) -> None:
    """As the list has it, as printed, in the notation or in the reader's words."""
    look = await counter.place(WOODED)
    l10n = LOCALIZERS.for_locale(locale).of("kings_forge")
    own = own_craft_card_name(l10n, Item("ruby-collar"))
    (first, second) = await counter.completes(ANA, "odds", "item", at_locale=locale)
    for user in (ANA, BEN):
        (found,) = await counter.completes(user, "odds", "item", own[:5].upper(), at_locale=locale)
        assert found.value == "ruby-collar"
    assert [first.value, second.value] == ["shield", "ruby-collar"]
    assert own in second.name
    said = await counter.command(ANA, "odds", item="ruby-collar", at_locale=locale)
    for typed in (second.name, own, f"  {own.upper()} ", "Ruby Collar", "RUBY-COLLAR"):
        shown = await counter.command(ANA, "odds", item=typed, at_locale=locale)
        assert await unchanged(counter, look, shown) == said.text


def test_the_answer_is_of_that_item_alone(l10n: Localizer) -> None:
    look = seen_by(look_at(WOODED), ANA)
    shield = foretold(l10n, look, "shield")(always)
    assert shield.text.splitlines()[1:3] == ["You would roll 5×M.", "Your odds now: Shield 54%, kept 52%"]
    assert "Ruby Collar" not in words(shield)
    assert "; West Forest (bottom) 54% → 75%; " in words(shield)
    collar = foretold(l10n, look, "ruby-collar")(always)
    assert collar.text.splitlines()[2] == "Your odds now: Ruby Collar 0%"
    assert "Shield" not in collar.text


def after(outlooks: Outlooks, claim: Gather, item: Item) -> float:
    return next((one.after for one in outlooks.of(claim).items if one.item == item), 0.0)


def test_dice_are_paid_so_that_they_serve_that_item() -> None:
    """Over random tables: of the ways to pay for a side none leaves better odds of the item, to a whole percent."""
    looked = 0
    for state in sampled()[::3]:
        if state.phase is not Phase.GATHER or state.owed is not None or len(state.players[state.turn].held) > 2:
            continue
        claims = [one for one in legal_actions(state) if isinstance(one, Gather)]
        if not 0 < len(claims) <= 60:
            continue
        for card in state.display:
            outlooks = Outlooks(about(state, card.item))
            for told in prospects(state, Seat(state.turn), asked=card.item).sides:
                done = told.action
                assert isinstance(done, Gather)
                alike = [one for one in claims if (one.side, one.copying) == (done.side, done.copying)]
                best = max(after(outlooks, one, card.item) for one in alike)
                assert told.after == pytest.approx(best, abs=0.0101)
                looked += 1
    assert looked > 100


def test_a_theft_is_asked_for_by_the_items_name(l10n: Localizer) -> None:
    state = position({"made": [made("shield", "M5 M5")]}, "MM", phase="craft", turn=1, display=["table"])
    assert told_of(l10n, state, "shield", 1)[2:] == ["Your odds now: Shield of **🔥 Ana** 8%"]
    assert told_of(l10n, state, "table", 1)[2:] == ["Your odds now: Table 0%"]
    lines = items_asked(l10n, seen_by(look_at(state), BEN))
    assert [(one.label, one.value) for one in lines] == [("Table", "table"), ("Shield of 🔥 Ana", "shield")]


async def test_what_cannot_be_asked_for_is_refused_and_changes_nothing(counter: Counter) -> None:
    """Cards that lie elsewhere, items of one's own, what is no card, and anything a made-up client sends."""
    look = await counter.place(CRAFT)
    own = position({"made": [made("shield", "M5 M5")]}, "MM", phase="craft", turn=1, display=[])
    for typed, sentence in (
        ("anvil", "Anvil is not on display"),
        ("nonsense", '"nonsense" is not possible. Pick from the list.'),
        ("", "is not possible"),
        ("crown\n@everyone **x**", "is not possible"),
        ("\u202ecrown" * 30, "is not possible"),
        (LONG, "is not possible"),
    ):
        shown = await counter.command(BEN, "odds", item=typed)
        text = await unchanged(counter, look, shown)
        assert sentence in text, typed
        assert "@everyone" not in text.replace("@\u200beveryone", "")
        assert len(text) < 600
        assert await counter.completes(BEN, "odds", "item", typed[:100]) is not None
    look = await counter.place(own)
    shown = await counter.command(ANA, "odds", item="shield", table=str(look.table.id))
    assert "Shield is your own item" in await unchanged(counter, look, shown)


async def test_strangers_and_lobbies_are_offered_no_items(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert await counter.completes(STRANGER, "odds", "item", table=str(look.table.id)) == []
    table = await counter.lobby()
    assert await counter.completes(ANA, "odds", "item", table=str(table.id)) == []
    shown = await counter.command(STRANGER, "odds", item="crown", table=str(look.table.id))
    assert "You have no seat" in await unchanged(counter, look, shown)


async def test_which_table_is_meant_keeps_the_item(counter: Counter) -> None:
    first, second = await counter.place(GATHER), await counter.place(WOODED)
    asked = await counter.command(ANA, "odds", item="Shield")
    (menu,) = asked.ids
    shown = await counter.press(ANA, menu, str(second.table.id))
    assert shown.text.splitlines()[2] == "Your odds now: Shield 54%, kept 52%"
    shown = await counter.press(ANA, menu, str(first.table.id))
    assert "Shield is not on display" in shown.text
    assert "is not possible" in (await counter.command(ANA, "odds", item=LONG)).text
