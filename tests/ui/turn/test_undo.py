"""/table undo and the button under one's own answer: what goes back is said first, and the table is asked."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.post.notices import Notice, VoteAsked, VoteEnded
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.proposals import EndAll, Outcome, PauseAll, TakeBack
from kingsforge_bot.service.table_events import NotAgreed, Undone
from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, Menu, Message
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import table_event_line
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, NOW, TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import GAME, NAMES, STRANGER, look_at, position
from tests.ui.positions import ANA, BEN, GATHER, unchanged

PASS = "pass taking metal"
ONE = TableId(1)
ASKER, OTHER = Seat(0), Seat(1)
ENDS = f"<t:{NOW + 86400}:R>"


def button(answered: Answered, payload: str) -> str:
    """The id of the button that says this, if need be with more behind it: the first of them."""
    return next(one for one in answered.ids if one.split("|")[-1].startswith(payload))


def buttons(message: Message) -> tuple[Button, ...]:
    [row] = message.rows
    assert not isinstance(row, Menu)
    return row


async def passed(counter: Counter, look: TableView) -> Answered:
    return await counter.press(ANA, ComponentId(look.table.id, look.table.seq, PASS), own=True)


async def asked(counter: Counter) -> tuple[TableView, Message]:
    """Ana and Ben have passed, and Ana asks to take it back: the table and the question as it is posted."""
    look = await counter.place(GATHER)
    await passed(counter, look)
    await counter.press(BEN, ComponentId(look.table.id, look.table.seq + 1, "pass"), own=True)
    question = await counter.command(ANA, "table undo")
    await counter.press(ANA, button(question, "undo"), own=True)
    return await counter.look(look.table.id), await posted(counter, 1)


async def posted(counter: Counter, number: int) -> Message:
    """The table's notice of that number as a message."""
    look = await counter.look(ONE)
    notice = await counter.store.notice(look.table.id, number)
    assert notice is not None
    entries = tuple((await counter.log(look.table.id))[-2:])
    message = notice_message(
        LOCALIZERS.english.of("kings_forge"), TITLES.screens(look.table), NoticePost(look, notice, 1, "n", (), entries)
    )
    check(message)
    return message


# Freely


async def test_the_button_stands_under_what_can_go_back_and_says_what_does(counter: Counter) -> None:
    look = await counter.place(GATHER)
    done = await passed(counter, look)
    question = await counter.press(ANA, button(done, "undo"), own=True)
    now = await counter.look(look.table.id)
    text = await unchanged(counter, now, question)
    assert text == (
        f"**#1 {look.table.name}** \u00b7 This goes back:\n"
        "**🔥 Ana** passed first, which earns 1 metal or a token (rule 2.6). **🔥 Ana** gained 1 metal, usable now."
    )
    back = await counter.press(ANA, button(question, "undo 2"), own=True)
    assert back.text.startswith(f"**#1 {look.table.name}** \u00b7 It is taken back.\n")
    assert "Your turn" in back.text
    after = await counter.look(look.table.id)
    assert (after.view, after.awaited) == (look.view, look.awaited)
    assert (await counter.log(look.table.id))[-1].fact == Undone(2)


async def test_back_leads_from_the_question_to_where_one_plays_in_the_same_message(counter: Counter) -> None:
    done = await passed(counter, await counter.place(GATHER))
    question = await counter.press(ANA, button(done, "undo"), own=True)
    back = await counter.press(ANA, button(question, "undo back"), own=True)
    assert back.deferred == question.deferred, "it changes the message that was pressed"
    assert "goes back" not in back.text
    assert button(back, "undo") == button(done, "undo")


async def test_no_button_under_a_roll_or_a_card_that_was_turned_up(counter: Counter) -> None:
    look = await counter.place(position("WWM", "M", phase="craft", display=["table", "axe", "crown"]))
    rolled = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "roll"), own=True)
    assert not [one for one in rolled.ids if one.endswith("|undo")]
    assert rolled.text.splitlines()[1] == "-# No Undo: dice or cards were drawn. `/table undo` asks everybody."


async def test_why_there_is_no_button_is_said_once(counter: Counter) -> None:
    """For each reason, at each table."""
    look = await counter.place(GATHER)
    first = await counter.press(
        ANA, ComponentId(look.table.id, look.table.seq, "gather north-mine.top paying MM"), own=True
    )
    assert "-# No Undo: something was turned up." in first.text
    await counter.press(BEN, ComponentId(look.table.id, look.table.seq + 1, "pass taking metal"), own=True)
    again = await counter.press(
        ANA, ComponentId(look.table.id, look.table.seq + 2, "gather shrine.top paying MM"), own=True
    )
    assert "No Undo" not in again.text


async def test_a_gather_that_turns_a_card_up_must_be_agreed_to(counter: Counter) -> None:
    look = await counter.place(GATHER)
    done = await counter.press(
        ANA, ComponentId(look.table.id, look.table.seq, "gather north-mine.top paying MM"), own=True
    )
    assert not [one for one in done.ids if one.endswith("|undo")]
    question = await counter.command(ANA, "table undo")
    assert "Something was turned up, so all others must agree." in question.text
    assert "the next roll or draw is another one" not in question.text


async def test_a_question_of_before_others_acted_changes_nothing(counter: Counter) -> None:
    look = await counter.place(GATHER)
    done = await passed(counter, look)
    question = await counter.press(ANA, button(done, "undo"), own=True)
    await counter.press(BEN, ComponentId(look.table.id, look.table.seq + 1, "pass"), own=True)
    now = await counter.look(look.table.id)
    text = await unchanged(counter, now, await counter.press(ANA, button(question, "undo 2"), own=True))
    assert "moved on" in text
    again = await counter.press(ANA, button(done, "undo"), own=True)
    assert "Ben played since" in await unchanged(counter, now, again)


async def test_who_has_done_nothing_and_who_does_not_play_are_told_so(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await passed(counter, look)
    now = await counter.look(look.table.id)
    assert "You have done nothing yet" in await unchanged(counter, now, await counter.command(BEN, "table undo"))
    assert "You have no seat" in await unchanged(counter, now, await counter.command(STRANGER, "table undo"))
    made_up = ComponentId(look.table.id, now.table.seq, "undo 2")
    for user in (BEN, STRANGER):
        await unchanged(counter, now, await counter.press(user, made_up, own=True))
    for payload in (
        "undo x",
        "undo 1 2",
        "undo press",
        "undo press x",
        "undo press 0",
        "undo 0",
        "undo 99999999999",
        "undo -1",
        "vote",
        "vote yes",
        "vote maybe 1",
    ):
        await unchanged(
            counter, now, await counter.press(ANA, ComponentId(look.table.id, now.table.seq, payload), own=True)
        )


# By asking


async def test_the_table_is_asked_in_public_what_would_go_back(counter: Counter) -> None:
    look, question = await asked(counter)
    title = f"**#1 {look.table.name}**"
    assert question.text.splitlines() == [
        f"{title} \u00b7 **🔥 Ana** asks to take this back:",
        ("**🔥 Ana** passed first, which earns 1 metal or a token (rule 2.6). **🔥 Ana** gained 1 metal, usable now."),
        "**💧 Ben** passed. The craft phase begins.",
        (
            f"💧 <@{BEN}>: do you agree? The answer is due {ENDS}; silence is a no. "
            "Clocks stand until then, and the next move withdraws the question."
        ),
    ]
    assert question.alerts == (BEN,)
    assert look.table.vote == 1


async def test_all_agree_and_it_is_done(counter: Counter) -> None:
    look, question = await asked(counter)
    agree, _ = buttons(question)
    answered = await counter.press(BEN, agree.custom_id)
    assert answered.text.startswith(f"**#1 {look.table.name}** \u00b7 All agree. It is done.")
    assert (await counter.log(look.table.id))[-1].fact == Undone(2, agreed=True)
    now = await counter.look(look.table.id)
    late = await counter.press(BEN, agree.custom_id)
    assert "This question is decided." in await unchanged(counter, now, late)


async def test_one_refuses_and_it_stands(counter: Counter) -> None:
    look, question = await asked(counter)
    _, refuse = buttons(question)
    answered = await counter.press(BEN, refuse.custom_id)
    assert "You do not agree. Everything stays as it is." in answered.text
    assert (await counter.look(look.table.id)).view == look.view
    told = await posted(counter, 2)
    assert told.text == (
        f"**#1 {look.table.name}** \u00b7 **🔥 Ana** asked to take back what they did last. "
        f"Not all agree, so it stands.\n🔥 <@{ANA}> to play."
    )
    assert told.alerts == (ANA,)


async def test_strangers_and_the_asker_cannot_agree(counter: Counter) -> None:
    look, question = await asked(counter)
    agree, refuse = buttons(question)
    assert "You have no seat" in await unchanged(counter, look, await counter.press(STRANGER, agree.custom_id))
    assert "You asked this yourself" in await unchanged(counter, look, await counter.press(ANA, agree.custom_id))
    withdrawn = await counter.press(ANA, refuse.custom_id)
    assert "Your question is withdrawn." in withdrawn.text
    again = await counter.command(ANA, "table undo")
    refused = await counter.press(ANA, button(again, "undo 2"), own=True)
    assert "You can ask again after the next move." in refused.text


async def test_while_a_question_is_open_undo_shows_it(counter: Counter) -> None:
    look, _ = await asked(counter)
    own = await counter.command(ANA, "table undo")
    assert [one.split("|")[-1] for one in own.ids] == ["vote no 1"]
    other = await counter.command(BEN, "table undo")
    assert [one.split("|")[-1] for one in other.ids] == ["vote yes 1", "vote no 1"]
    for answered in (own, other):
        assert "**🔥 Ana** has asked the table. Still to answer: 💧 Ben" in await unchanged(counter, look, answered)


async def test_alone_with_bots_it_goes_back_at_once(counter: Counter) -> None:
    lobby = await counter.lobby(1, bots=1)
    await counter.service.lobbies.start(lobby.id, ANA)
    look = await counter.service.play.look(lobby.id, ANA)
    action = next(iter(GAME.legal_actions(look.view, ASKER)))
    await counter.press(ANA, ComponentId(lobby.id, look.table.seq, str(action)), own=True)
    at = (await counter.look(lobby.id)).table.seq
    back = await counter.press(ANA, ComponentId(lobby.id, at, "undo"), own=True)
    said = action_button(LOCALIZERS.english.of("kings_forge"), action, NAMES)
    assert f"Taken back: {said}." in back.text, "as its button did"
    replied = any(entry.seat == OTHER for entry in (await counter.log(lobby.id)) if entry.seq <= at)
    assert ("What others did after it is taken back, too." in back.text) is replied
    assert "Your turn" in back.text
    assert not any(isinstance(entry.fact, Undone) and entry.fact.agreed for entry in await counter.log(lobby.id))
    # A second tap of the same button takes nothing more back.
    now = await counter.look(lobby.id)
    text = await unchanged(counter, now, await counter.press(ANA, ComponentId(lobby.id, at, "undo"), own=True))
    assert "that button is from before your last move" in text


async def test_who_plays_with_bots_alone_reads_at_the_start_what_such_a_game_is(counter: Counter) -> None:
    lobby = await counter.lobby(1, bots=1)
    started = await counter.press(ANA, ComponentId(lobby.id, 0, "start"))
    assert "such a game counts for no record or rating" in started.text
    other = await counter.lobby(2)
    assert "counts for no record" not in (await counter.press(ANA, ComponentId(other.id, 0, "start"))).text


# In every language


@pytest.mark.parametrize("language", Localizers().languages)
@pytest.mark.parametrize("proposal", [TakeBack(2, drew=True), PauseAll(), EndAll()], ids=repr)
def test_every_question_and_what_becomes_of_it_can_be_said(language: str, proposal: object) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    look = look_at(GATHER)
    assert isinstance(proposal, TakeBack | PauseAll | EndAll)
    questions: list[Notice] = [VoteAsked(1, ASKER, proposal, 4, (OTHER,), NOW)]
    endings = [VoteEnded(ASKER, proposal, outcome) for outcome in Outcome if outcome is not Outcome.AGREED]
    said = set[str]()
    for notice in [*questions, *endings]:
        message = notice_message(l10n, TITLES.screens(look.table), NoticePost(look, notice, 1, "n"))
        check(message)
        said.add(message.text)
    for ending in endings:
        said.add(table_event_line(l10n, NotAgreed(ASKER, proposal, ending.outcome), 5, ASKER, ("Ana", "Ben")))
    assert len(said) == 1 + 4 + 4


# What is looked back on


async def test_log_replay_and_file_tell_of_a_game_in_which_much_was_taken_back(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for _ in range(3):
        done = await passed(counter, await counter.look(look.table.id))
        question = await counter.press(ANA, button(done, "undo"), own=True)
        await counter.press(ANA, button(question, "undo"), own=True)
    await passed(counter, await counter.look(look.table.id))
    log = (await counter.command(BEN, "table log")).text
    assert "log, 1 to 9 of 9" in log
    assert log.count("**🔥 Ana** takes back: Pass: 1 metal, usable now.") == 3
    assert (await counter.command(BEN, "table replay")).attachments == 1
    assert (await counter.command(BEN, "table show")).attachments == 1


# The message that asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("proposal", [TakeBack(2), PauseAll(), EndAll()])
async def test_once_it_is_over_it_says_what_became_of_it_and_asks_nobody(
    counter: Counter, language: str, proposal: TakeBack | PauseAll | EndAll
) -> None:
    look, _ = await asked(counter)
    notice = VoteAsked(1, ASKER, proposal, look.table.seq, (OTHER,), NOW + 86400)
    l10n, screens = LOCALIZERS.for_locale(language).of("kings_forge"), TITLES.screens(look.table)
    first = notice_message(l10n, screens, NoticePost(look, notice, 1, "n"))
    assert len(buttons(first)) == 2
    texts = set()
    for outcome in Outcome:
        message = notice_message(l10n, screens, NoticePost(look, notice, 1, "n", outcome=outcome))
        check(message)
        assert (message.rows, message.alerts) == ((), ())
        assert message.text.splitlines()[:-1] == first.text.splitlines()[:-1]
        texts.add(message.text)
    assert len(texts) == len(Outcome)
