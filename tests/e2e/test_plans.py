"""Plans of people whom nobody waits for: made in private, carried out by somebody else's press, across a restart."""

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import board_after, labels, menus

ADD = "Add a plan (of several choices the first possible)"


def values(message: Message, menu: str, *wanted: str) -> list[str]:
    """The values of those lines of the menu, in that order."""
    found = {label: value for label, value, _ in menus(message)[menu]}
    return [found[one] for one in wanted]


async def in_turn(play: Play) -> list[Person]:
    """The three of them, whoever is awaited first."""
    [awaited] = (await play.board()).awaited
    first = next(number for number, person in enumerate(play.people) if person.id == awaited)
    return [*play.people[first:], *play.people[:first]]


async def test_one_press_plays_out_what_three_had_planned(house: House, ann: Person, ben: Person, cat: Person) -> None:
    play = await seated(house, [ann, ben, cat], seed=3, players=3, name="Oak")
    first, second, third = await in_turn(play)
    before = len(house.server.messages(house.channel))

    # Whoever is awaited plans for the next time, by the list of the command.
    [choice] = await first.complete(house.channel, "table plan", "do", typed="everybody")
    own = await read(await first.slash(house.channel, "table plan", {"do": str(choice.value)}))
    assert "1. Pass once everybody else has" in own.content
    assert "It is your turn: decide first." in own.content

    # Another one chooses several lines in order, then what drops the plan.
    shown = await read(await second.slash(house.channel, "table plan"))
    sides = [label for label, _, _ in menus(shown)[ADD] if label.startswith("Claim ")]
    wanted = values(shown, ADD, sides[1], sides[0], "Pass, with 1 metal if you are first")
    planned = await read(await second.choose(shown, ADD, wanted))
    assert f"1. {sides[1]}; else {sides[0]}; else Pass, with 1 metal if you are first" in planned.content
    planned = await read(await second.slash(house.channel, "table plan", {"do": "pass"}))
    assert "2. Pass" in planned.content

    # The third one takes the first of two.
    await read(await third.slash(house.channel, "table plan", {"do": "pass unless taken alchemist"}))
    shown = await read(await third.slash(house.channel, "table plan", {"do": "pass taking token"}))
    if "2. Pass" in shown.content:
        shown = await read(await third.press(shown, "Remove 1"))
    assert "1. Pass, with a +1/+1 token if you are first" in shown.content

    # Nobody else has read a word of it, also after the bot was killed.
    await house.restart()
    assert len(house.server.messages(house.channel)) == before

    board = await play.board()
    pressed = await read(await first.press(board.message, "Pass"))
    token = next(label for label in labels(pressed) if "token" in label)
    told = await read(await first.press(pressed, token))
    assert f"By plan: {second.name}, {third.name}." in told.content
    assert not {"Claim", "Dock"} & labels(told), "the plans of all have ended the phase"
    after = await board_after(house.server, house.channel, play.table, board.seq)
    assert "By plan: " in after.message.content
    log = await read(await first.slash(house.channel, "table log"))
    # The pass is the only entry that nobody had planned; a claim that could not be made was passed by as well.
    assert log.content.count("(by plan)") == after.seq - board.seq - 1 >= 2
    assert "Pass once everybody else has" not in log.content
    own = await read(await second.slash(house.channel, "table plan"))
    assert "Carried out (log entry 3)" in own.content
