"""What can be made or stolen now, and how: complete over all uses of the dice and benefits in hand.

    making/, counting/          what dice and benefits make; how odds are counted exactly
    odds, outlook, prospects    how likely a roll helps: before it, after a gather action, for each side on offer
    paying                      which of several ways to pay is best
    reach, least_left           whether an item can still be had at all, and when one's turn comes
    theft_odds, thieves         how likely items are stolen, and by whom
    likeness                    how hard a card of one's own is, beside the printed ones
    story, luck                 a game that is over, told in short; how likely each item was

What the bots play follows from `strategy`.
"""
