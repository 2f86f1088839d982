"""Actions, and how each is labelled."""

ACTIONS = {
    "gather peddler.top": "Claim Peddler (top)",
    "gather mill.bottom paying GMMM": "Claim Mill (bottom) for 1×G (bin) 3×M",
    "gather peddler.bottom giving MMMM to 1 taking G": "Claim Peddler (bottom): give 4×M to Ben, take G",
    "dock gem.1 discarding mill paying MMM": "Gem dock, space 1: Mill face down, pay 3×M (bin)",
    "pass": "Pass",
    "pass taking metal": "Pass: 1 metal, usable now",
    "pass taking token": "Pass: a +1/+1 token",
    "keep": "Spend nothing, leave it as it is",
    "use west-forest.bottom on W4": "West Forest on W4",
    "use token-six on C2": "Automatic-6 token on C2",
    "use garden.bottom taking wood": "Garden: take the wood",
    "roll": "Roll",
    "craft table with W3 W4": "Craft Table: W3 W4",
    "steal table with W3 W5 from 1": "Steal Table from Ben: W3 W5",
    "end": "End turn",
}
