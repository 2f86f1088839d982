### The end of a game as a story, and what its pictures tell. $who: a player; $count: how often, or points

# $season; $tile: a tile; $workers: how many of which
story-price = { $who } paid most, for { $tile } in { season-short }: { $workers }.
story-fight = { $tile } changed hands { $count } times; { $who } won it.
story-visits = { $who }’s village was used most by others: { $count } times.
story-upgrades = { $who } upgraded most: { $count } times.
story-best = { $tile } brought most: { $count } points for { $who }.
story-ahead = { $who } was ahead from the end of { season-short } on.
story-late = { $who } came to the front in the last reckoning.
# $points: at the end of each season
race-line = { $who }, season by season: { $points }

## Moments: what a season brought each player, told to those who do not see the picture

moment-season = The end of { season-short }: tiles won
moment-won = { $tile } for { $workers }
moment-seat = { $who }: { $tiles }

## The analysis after a game. $who: a player

# $table
analysis-title = **{ $table }** · analysis
analysis-bids = **Bids**
# $tiles: won; $paid: workers for them; $drawn: workers drawn and from boats
analysis-bids-line = { $who }: tiles { $tiles }, workers paid { $paid }, new workers { $drawn }
analysis-uses = **Uses**
# $own, $offered, $abroad, $visited: how often
analysis-uses-line = { $who }: own tiles { $own }, on offer { $offered }, others’ tiles { $abroad }; used by others { $visited }
analysis-work = **Work**
analysis-work-line = { $who }: upgrades { $upgrades }, steps { $steps }
analysis-race = **Points** at each season’s end
