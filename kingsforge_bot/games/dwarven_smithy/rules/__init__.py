"""The rules of Dwarven Smithy. Pure.

    game, meta, reasons                         the one door to them, the numbers outside the cards, every way to say no
    state, draft, events, secrets               what is true at a table, changed by an action, told of it, and to whom
    actions, notation, legal                    what can be decided: as values, as text, everything now
    position, position_checks                   a table as JSON, and what must be true of any
    cards, effects, resources                   cards, what they do, metals with gems and runes
    setup, turns, timeout_action                the start, whose turn it is, what is played for the absent
    completing, acting, drawing                 phases 2, 3 and 4
    crafting, costs, areas                      what is crafted and of what, and where there is room for it
    laying_out                                  what is laid into the workshop for a craft of the same turn
    trading, discards                           markets and auctions; what was thrown away
    scoring                                     what counts at the end
    planning, planned_actions                   what is decided before one's turn; such decisions as values and as text

Numbers in comments, such as section 3 or 7.4, are those of docs/rules/dwarven_smithy.md.
"""
