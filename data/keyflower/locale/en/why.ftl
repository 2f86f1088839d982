### What stands behind a refusal, and what can be done, as the table is now.

# Where "why" or "can I" names nothing
rules-why-what = Why not what? Name a tile after "why".
# To somebody without a seat, of whom nothing can be said without what others hide
why-no-seat = You have no seat here: what can be done depends on what screens hide. The rule:
# $what: an entry; below it a list of what can be done
why-able = { $what }, now you can:
# $count: of things that can be done
why-able-more = { $count } more
# $tile; $rule
why-by-work = What { $tile }'s upgrade takes is there: use a transport tile with an upgrade (rule 8.1).
# $spot: where $tile is; $who: whose it is; $place: its number
why-lies =
    { $spot ->
        [offer] { $tile } is on offer, place { $place }.
        [village] { $tile } lies in the village of { $who }.
        [quay] { $tile } is a boat at the quay.
        [won] { $tile } was won by { $who } and is still to be built.
        [hand] { $tile } is in your winter hand.
       *[unseen] { $tile } is not on the table: still to come, in a hidden hand, or not in this game.
    }
why-lies-own =
    { $spot ->
        [won] { $tile } is yours and still to be built.
       *[village] { $tile } lies in your village.
    }
# $verb: of the notation
why-nothing-to =
    { $verb ->
        [give] You have no winter tiles to give (rule 3.4).
        [move] No resource lies in your village (rule 8.2).
        [take] No boat is left (rule 9.6).
        [place] You have no tile to build (rule 10.1).
        [done] You have nothing to build (rule 10.6).
       *[other] There is nothing to do that with (rule 4.1).
    }
