"""How a person plays a turn through Discord: with slash commands, autocomplete, buttons and menus."""

import re
from collections.abc import Awaitable, Callable
from random import Random

from kingsforge_bot.sandbox import Channel, Message, Person, Reply
from tests.e2e.reading import Board, answers, craft_button, dice_of, displayed, labels, menus, passes, signless
from tests.e2e.taste import best, cheapest, wanted

LEAVE = "Leave "
"""Begins the button that leaves a rolled die as it is."""
KEEP = "Keep "
"""Begins the button that keeps Garden bottom's wood for later."""
LEAVE_WOOD = "Leave the wood"
TAKE_WOOD = ": take the wood"
ROLL, ROLL_ALONE = "Roll (can't be undone)", "Roll"
"""What the button says among people, and alone with bots."""
FORGES = ("Craft ", "Steal ", "Both: ")
"""Begin the buttons of items at the workbench; a long name stands without, as `NAMED` has it."""
NAMED = re.compile(r" \([MWGBL]\d[^()]*\)$|, safest$")
MORE = "More choices"
MOST_ANSWERS = 12
MOST_PRESSES = 80
Interruption = Callable[[], Awaitable[None]]

GREEN = 3
"""The style of the button for whoever does not want to choose."""


class Hand:
    """One person's seat at one table."""

    def __init__(self, person: Person, place: Channel | int, table: int, luck: Random) -> None:
        self.person = person
        self.place = place
        self.table = table
        self.luck = luck
        self.after_roll: Interruption | None = None
        """Something that comes between the roll and what is made with it, once."""

    async def play(self, board: Board, *, again: bool = False) -> Message:
        """A whole turn, from the board that asks for it to the last answer to the player.

        `again`: they played last, and need no call.
        """
        assert again or self.person.id in board.message.alerted, board.message.content
        if craft_button(board.message):
            return await self._craft(board)
        if {"Claim", "Dock"} & labels(board.message):
            return await self._gather(board)
        return await self._pass(board)

    async def slash(self, line: str, **options: str) -> Message:
        """A command about this table; what is read in the end."""
        reply = await self.person.slash(self.place, line, {**options, "table": str(self.table)})
        return await read(reply)

    async def suggested(self, line: str, option: str, **options: str) -> list[str]:
        """The values that autocomplete offers."""
        said = {**options, "table": str(self.table)}
        choices = await self.person.complete(self.place, line, option, options=said)
        return [str(choice.value) for choice in choices]

    async def _gather(self, board: Board) -> Message:
        supply, smithy = dice_of(board.words, self.person.name)
        lacking = wanted(displayed(board.words).values(), supply, smithy)
        if lacking is None and self.luck.random() < 0.7:
            return await self._pass(board)
        if self.luck.random() < 0.1 and "Claim" in labels(board.message):
            return await self.answer(await self.person.press(board.message, "Claim"))
        sides = await self.suggested("gather", "card")
        spaces = await self.suggested("dock", "space")
        place = best([*sides, *spaces], lacking or supply - supply, self.luck)
        if place is None:
            return await self._pass(board)
        return await (self.answer(await self.claim(place)) if place in sides else self._dock(place))

    async def claim(self, side: str) -> Reply:
        """Claim that side by the slash command, for the cheapest dice that autocomplete offers."""
        payments = await self.suggested("gather", "paying", card=side)
        options = {"card": side, "paying": cheapest(payments)} if payments else {"card": side}
        said = {**options, "table": str(self.table)}
        return await self.person.slash(self.place, "gather", said)

    async def _dock(self, space: str) -> Message:
        card = self.luck.choice(await self.suggested("dock", "discarding"))
        paying = cheapest(await self.suggested("dock", "paying", space=space))
        return await self.slash("dock", space=space, discarding=card, paying=paying)

    async def _pass(self, board: Board) -> Message:
        if self.luck.random() < 0.5:
            return await self.answer(await self.person.press(board.message, self.luck.choice(passes(board.message))))
        return await self.answer(await self.person.slash(self.place, "pass", {"table": str(self.table)}))

    async def answer(self, reply: Reply) -> Message:
        """Answer what menus and decision buttons ask until nothing is asked any more."""
        message = await read(reply)
        for _ in range(MOST_ANSWERS):
            asked = menus(message)
            if decides(message):
                label = self.luck.choice(sorted(labels(message) - {"Hint", "Undo"}))
                message = await read(await self.person.press(message, label))
            elif ways := answers(message):
                message = await read(await self.person.press(message, self.luck.choice(sorted(ways))))
            elif asked:
                [(question, lines)] = asked.items()
                values = [value for label, value, _ in lines if label != MORE]
                message = await read(await self.person.choose(message, question, [self.luck.choice(values)]))
            else:
                return message
        raise AssertionError(f"still asked after {MOST_ANSWERS} answers: {message.content}")

    async def _craft(self, board: Board) -> Message:
        if self.luck.random() < 0.5:
            craft = craft_button(board.message)
            assert craft is not None
            message = await read(await self.person.press(board.message, craft))
        else:
            message = await self.slash("craft")
        if LEAVE_WOOD in labels(message):
            # Without a die to roll, but with Garden's wood kept: rare, and a turn like any other (3.5).
            ways = sorted(label for label in labels(message) if label == LEAVE_WOOD or label.endswith(TAKE_WOOD))
            message = await read(await self.person.press(message, self.luck.choice(ways)))
        if roll := rolling(message):
            message = await read(await self.person.press(message, roll))
            if self.after_roll is not None:
                interruption, self.after_roll = self.after_roll, None
                await interruption()
        for _ in range(MOST_PRESSES):
            if "End turn" not in labels(message):
                return message
            message = await self._in_turn_panel(message)
        raise AssertionError(f"the craft turn does not end: {message.content}")

    async def _in_turn_panel(self, message: Message) -> Message:
        """One thing at the workbench: an item if one is possible, then the benefits, then the end."""
        asked = menus(message)
        if offers(message):
            return await self._make(message)
        if (benefits := asked.get("Which benefit?")) and self.luck.random() < 0.5:
            return await self._benefit(message, self.luck.choice(benefits)[1])
        message = await read(await self.person.press(message, "End turn"))
        # Asked once more where something could still be made.
        return await read(await self.person.press(message, "End turn")) if ending(message) else message

    async def _make(self, message: Message) -> Message:
        way = self.luck.random()
        if way < 0.3:
            items = await self.suggested("craft", "item")
            return await self.slash("craft", item=self.luck.choice(items))
        own = menus(message).get("Choose dice", [])
        if way < 0.6 and own:
            label, item, _ = self.luck.choice(own)
            message = await read(await self.person.choose(message, "Choose dice", [item]))
            [(question, lines)] = menus(message).items()
            boxes = label.partition(": ")[2].split()
            dice = filling(boxes, [line[0] for line in lines]) if "#" in label else None
            if dice is not None:
                return await read(await self.person.choose(message, question, picked(dice, lines)))
            message = await read(await self.person.press(message, "Back"))
        if found := menus(message).get("Which item?"):
            return await read(await self.person.choose(message, "Which item?", [self.luck.choice(found)[1]]))
        return await read(await self.person.press(message, self.luck.choice(sorted(offers(message)))))

    async def _benefit(self, message: Message, value: str) -> Message:
        message = await read(await self.person.choose(message, "Which benefit?", [value]))
        if "End turn" in labels(message) or not menus(message):
            return message
        [(question, lines)] = menus(message).items()
        return await read(await self.person.choose(message, question, [lines[0][1]]))


def rolling(message: Message) -> str | None:
    """The button that rolls, where it does."""
    return next(iter({ROLL, ROLL_ALONE} & labels(message)), None)


def offers(message: Message) -> set[str]:
    """What can be made with one press or line."""
    if lines := menus(message).get("Which item?"):
        return {label for label, _, _ in lines}
    return {one for one in labels(message) if one.startswith(FORGES) or NAMED.search(one)}


def ending(message: Message) -> bool:
    """Whether it is asked once more if the turn shall end."""
    return labels(message) == {"End turn", "Back"}


def filling(boxes: list[str], dice: list[str]) -> list[str] | None:
    """Dice for the boxes of an item, each of its colour and the lowest that will do; a Library die fits none here."""
    left, chosen = sorted(dice), list[str]()
    for box in sorted(boxes):
        fits = [die for die in left if die[0] == box[0] and int(die[1:]) >= int(box[1:])]
        if not fits:
            return None
        chosen.append(fits[0])
        left.remove(fits[0])
    return chosen


def leaving(message: Message) -> str | None:
    """The button that leaves a rolled die as it is, where one waits."""
    return next((label for label in labels(message) if label.startswith(LEAVE) and label != LEAVE_WOOD), None)


def decides(message: Message) -> bool:
    """Whether a rolled die waits, or wood that may be taken at once."""
    return leaving(message) is not None or any(label.startswith(KEEP) for label in labels(message))


async def read(reply: Reply) -> Message:
    """What the person finally reads. Only the person sees it."""
    message = signless(await reply.settled())
    assert message.ephemeral, message.content
    assert "the bot's fault" not in message.content, message.content
    return message


def picked(dice: list[str], lines: list[tuple[str, str, str]]) -> list[str]:
    """Lines of a menu of dice, one for each of `dice`."""
    left = list(lines)
    chosen = []
    for die in dice:
        line = next(line for line in left if line[0] == die)
        left.remove(line)
        chosen.append(line[1])
    return chosen
