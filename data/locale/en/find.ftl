## /table find, and who looks for players in /table list

# $game: its title; $seats: how many play
find-wishes = { $game } for { $seats }
# $wishes: what was asked for; $until: when the search ends, told by Discord: in a day
find-listed = You look for players: { $wishes }. The search ends { $until }. Once enough fit, a table opens with all of you and calls you. `{ slash-table-list }` shows who else looks.
# $place: the channel
find-found = { $table } is open in { $place } with you and { $who }. Its card has Start.
find-stopped = You look for players no longer.
find-none = You were not looking for players.
find-title = **Looking for players**
find-line = { $who } · { $wishes } · ends { $until }
find-more =
    { $count ->
        [one] One more looks for players.
       *[other] { $count } more look for players.
    }
button-find-stop = Stop looking
# $who: a name
find-join = Join in: { $who }
# To those who looked for players and sit there now. $who: all but the owner, as mentions; $owner: who starts it
notice-gathered = **{ $table }** · { $who }, enough players for { $game } are here. { $owner } starts the table.
