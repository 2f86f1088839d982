# What a posted picture shows, for those who do not see it.

# $item (Trumpet), $who (Ana and Ben)
alt-at-stake = { $item } can still be stolen by { $who }.
