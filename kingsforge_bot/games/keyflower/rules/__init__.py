"""The rules of Keyflower. Pure.

    game, meta, reasons                         the one door to them, the numbers outside the tiles, every way to say no
    state, draft, events                        what is true at a table, changed by an action, and told of it
    secrets, behind_screens                     what each seat may see; what comes behind a screen and leaves it
    actions, notation                           what can be decided, as values and as text
    legal, legal_placing                        everything that can be done now
    position, position_checks                   a table as JSON, and what must be true of any
    tiles, effects, kinds                       tiles, what they do, workers with resources and skills
    hexes, routes, whereabouts                  where tiles fit, what is connected, whose a tile is
    setup, seasons, turns, awaiting             the start of a game and a season, whose turn it is, who is awaited
    placing, bidding                            workers that are placed, and bids
    using, use_effects                          a use, and what it brings
    working, upgrade_costs                      transport and upgrades
    season_end, boats, building, winter         what comes between the seasons, in its order; who chooses a boat first
    ending, scoring, allocation, sorting        the end, and what each village is worth at best
    planning, timeout_action                    what is decided before one's turn, and for the absent

Numbers in comments, such as section 3 or 7.4, are those of docs/rules/keyflower.md.
"""
