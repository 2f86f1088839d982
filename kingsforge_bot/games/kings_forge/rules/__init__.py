"""The rules of King's Forge. Pure.

    game, meta, reasons                         the one door to them, the numbers outside the cards, every way to say no
    state, draft, events                        what is true at a table, changed by an action, and told of it
    actions, notation, legal, choices           what can be decided: as values, as text, everything now, with which dice
    position, position_checks                   a table as JSON, and what must be true of any
    dice, cards, effects, boxes                 dice, gather cards and what they do, dice on craft cards
    craft_cards, own_cards                      which craft cards there are, and those that a server makes
    gathering, payments, docks                  section 2 and 6: claim, pay, dock, pass
    gambling, gaining                           what is rolled while gathering, and what the stock gives
    crafting, benefits, spending                section 3 and 4: roll, craft, steal; what is held and spent
    cleanup, turns                              section 5, and who still has turns
    planning                                    what is decided before one's turn

Numbers in comments, such as section 3 or 7.4, are those of docs/rules/kings_forge.md.
"""
