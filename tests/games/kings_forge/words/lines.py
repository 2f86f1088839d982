"""Events, and what each is told as."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool, read_dice, read_die, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase

ANA, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))


CROWN = Item("crown")


FOREST = Held(Source.WEST_FOREST_BOTTOM)


COPIED = Held(Source.WORKSHOP_TOP, Source.WEST_FOREST_BOTTOM)


TABLE = next(entry.card for entry in craft_card_entries() if entry.card.item == "table")


GARDEN, TAVERN, CEMETERY = Side.GARDEN_TOP, Side.TAVERN_TOP, Side.CEMETERY_BOTTOM


def pool(letters: str) -> Pool:
    return Pool.of(letters)


LINES: list[tuple[e.Event, str]] = [
    (
        e.RoundBegan(2, BEN, (Card.MILL, Card.NORTH_MINE)),
        "Round 2 begins. **Ben** is first. Face up: Mill, North Mine.",
    ),
    (e.PhaseBegan(Phase.CRAFT), "The craft phase begins."),
    (e.PhaseBegan(Phase.GATHER), "The gather phase begins."),
    (e.PhaseBegan(Phase.OVER), "The game is over."),
    (
        e.Claimed(ANA, Side.MILL_BOTTOM, None, read_kinds("GMMM")),
        "**Ana** claimed Mill (bottom), paid 1 gem, 3 metal (1 gem lost).",
    ),
    (e.Claimed(ANA, Side.PEDDLER_TOP, None, ()), "**Ana** claimed Peddler (top), free."),
    (
        e.Claimed(ANA, Side.WORKSHOP_TOP, Side.SHRINE_TOP, read_kinds("MWGGM")),
        "**Ana** claimed Workshop (top) copying Shrine (top), paid 2 gems, 1 wood, 2 metal (1 wood lost).",
    ),
    (
        e.Claimed(ANA, Side.CARAVAN_BOTTOM, None, read_kinds("MMMMMWWGB")),
        "**Ana** claimed Caravan (bottom), paid 1 magic, 1 gem, 2 wood, 5 metal.",
    ),
    (
        e.Docked(BEN, Space.GEM_1, Card.MILL, pool("MMW")),
        "**Ben** used Gem dock, space 1: turned Mill down, paid 1 wood, 2 metal (lost).",
    ),
    (e.Passed(ANA, None), "**Ana** passed."),
    (e.Passed(ANA, PassBenefit.METAL), "**Ana** passed first, which earns 1 metal or a token (rule 2.6)."),
    (e.Passed(ANA, PassBenefit.TOKEN), "**Ana** passed first, which earns 1 metal or a token (rule 2.6)."),
    (e.Gained(ANA, pool("WWWMM"), NO_DICE, False), "**Ana** gained 3 wood, 2 metal on the smithy."),
    (e.Gained(ANA, pool("GB"), NO_DICE, True), "**Ana** gained 1 magic, 1 gem, usable now."),
    (
        e.Gained(ANA, pool("G"), pool("B"), True),
        "**Ana** gained 1 gem, usable now. The stock lacks 1 magic (rule 2.3).",
    ),
    (
        e.Gained(ANA, pool("W"), pool("W"), False),
        "**Ana** gained 1 wood on the smithy. The stock lacks 1 wood (rule 2.3).",
    ),
    (e.Gained(ANA, NO_DICE, pool("GG"), False), "**Ana** gained nothing: the stock lacks 2 gems (rule 2.3)."),
    (e.BenefitGained(ANA, FOREST), "**Ana** holds the benefit “West Forest: +2 to one die”."),
    (e.BenefitGained(ANA, COPIED), "**Ana** holds the benefit “Workshop as West Forest: +2 to one die”."),
    (e.BenefitGained(ANA, Held(Source.TOKEN_SIX)), "**Ana** holds the benefit “automatic-6 token: one die becomes 6”."),
    (e.LibraryGained(ANA, True), "**Ana** holds a Library die for the craft roll."),
    (e.LibraryGained(ANA, False), "**Ana** got no Library die: none is left (rule 7.1)."),
    (e.Traded(ANA, CLEO, pool("MMMM"), Kind.GEM), "**Ana** gave 4 metal to **Cleo** and took a gem die."),
    (e.GambleRolled(ANA, GARDEN, read_die("W4")), "**Ana** rolled W4 for Garden (top)."),
    (e.GambleMissed(ANA, TAVERN), "Tavern (top): the stock has no die to roll for **Ana** (rule 2.3)."),
    (e.GambleSettled(ANA, GARDEN, read_die("W4"), True), "**Ana** kept the W4 on the smithy."),
    (e.GambleSettled(ANA, GARDEN, read_die("W3"), False), "**Ana**: the W3 went back to the stock."),
    (
        e.PurplePlaced(ANA, 6),
        "The purple die shows 6: from now on rolls of 6 are cancelled, those dice can't be used (rule 7.4).",
    ),
    (e.PurplePlaced(ANA, 7), "The purple die shows 7 and cancels nothing (rule 7.4)."),
    (e.Cancelled(ANA, read_dice("M3 W3")), "Cancelled for **Ana**: M3 W3 (rule 7.4)."),
    (e.Used(ANA, FOREST, read_dice("W4"), read_dice("W6")), "**Ana** used West Forest: W4 became W6."),
    (e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), True, None), "**Ana** took 1 wood with Garden."),
    (
        e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), True, read_die("W5")),
        "**Ana** took a wood die with Garden and rolled W5.",
    ),
    (
        e.WoodTaken(ANA, Held(Source.GARDEN_BOTTOM), False, None),
        "**Ana** used Garden, but the stock has no wood (rule 2.3).",
    ),
    (e.BenefitKept(ANA, Held(Source.GARDEN_BOTTOM)), "**Ana** kept Garden for later."),
    (e.Refilled(Card.DRAGON_LAIR), "Dragon Lair is dealt."),
    (e.Rolled(ANA, read_dice("M1 M6 W4")), "**Ana** rolled M1 M6 W4."),
    (
        e.Rolled(ANA, read_dice("M1 M6 M6 M2 W4 W5 G1 B3 L2")),
        "**Ana** rolled M1 M2 M6 M6 W4 W5 G1 B3 L2.",
    ),
    (e.Crafted(ANA, Item("table"), read_dice("W3 W4")), "**Ana** crafted Table with W3 W4."),
    (e.Displayed(TABLE), "Table joins the display."),
    (
        e.Stolen(ANA, BEN, Item("table"), read_dice("W3 W5"), read_dice("W3 W4")),
        "**Ana** stole Table from **Ben** with W3 W5. **Ben** gets back W3 W4.",
    ),
    (e.TurnEnded(ANA, ()), "**Ana** ended the craft turn."),
    (e.TurnEnded(ANA, read_dice("M1")), "**Ana** ended the craft turn. To the smithy: M1."),
    (e.TurnSkipped(ANA), "**Ana** has nothing to roll."),
    (e.Won(ANA, CROWN), "**Ana** won Crown for good."),
    (e.BenefitsLost(ANA, (FOREST, COPIED)), "**Ana** did not use West Forest, Workshop as West Forest."),
    (
        e.GameEnded(((BEN,), (ANA, CLEO), (DAN,))),
        "The game is over. 1. **Ben**, 2. **Ana**, 2. **Cleo**, 4. **Dan**.",
    ),
]
