## Leagues: the card of one, its standings and podium, what /league answers

# $league: its name; $game: its title
league-title = **{ $league }** · a league of { $game }
league-form-swiss =
    { $rounds ->
        [0] Swiss: each round you meet people with about as many points.
        [one] Swiss, one round: you meet people with about as many points.
       *[other] Swiss, { $rounds } rounds: in each you meet people with about as many points.
    }
league-form-everybody = Everybody meets everybody of their group.
# $seats: most at a table; $days: that a table may take
league-terms =
    { $days ->
        [one] Tables of up to { $seats }, one day for each; then bots play on to the end, and the result counts.
       *[other] Tables of up to { $seats }, { $days } days for each; then bots play on to the end, and the result counts.
    }
league-signed-up = Signed up ({ $count }): { $who }
league-nobody = Nobody has signed up yet.
# $least: so many are needed
league-needs = It can start with { $least } people. Tables open by themselves then, and call you when it is your turn.
# $hash: SHA-256
league-sealed = All draws are sealed in advance: ||`{ $hash }`||
league-secret = What sealed the draws: `{ $secret }`
league-round = **Round { $round } of { $rounds }**
league-round-open = **Round { $round }**
league-group = **Group { $group }**
# $place: a number; $points: such as 2 1/3
league-place = { $place }. { $who } · { $points }
# $table: its number
league-table = #{ $table }: { $who }
league-drawing = The next round is drawn as soon as the seals of its tables stand.
league-bye = Bye: { $who }
league-more =
    { $count ->
        [one] One more is not shown.
       *[other] { $count } more are not shown.
    }
league-over = The league is over.
league-ended-early = The league was ended before its end.
league-never-begun = The league was given up before it began.
league-podium = **{ $league }** · { $game }: the league is over.
league-champion = **{ $who }** is champion.
# Of one of several groups: $group: A, B, ...
league-champion-of = **{ $who }** is champion of group { $group }.

button-league-why = Why this place
button-league-end = End the league

league-you-opened = **{ $league }** is open. Its card follows in this channel; people sign up there.
league-you-joined = You take part in **{ $league }**.
# $who: in whose place
league-you-substitute = You play for **{ $who }** in **{ $league }** from now on, with all their points.
league-you-left = You take no part in **{ $league }** any more. What you played stays; a table that runs is lost.
league-they-left = **{ $who }** takes no part in **{ $league }** any more.
league-you-started = **{ $league }** begins. Tables open by themselves.
league-end-sure = End **{ $league }** for good? Tables that run are closed and count for nothing.
league-you-ended = **{ $league }** is ended.

league-why-title = Why **{ $who }** is in place { $place } of **{ $league }**:
league-why-line = { $criterion }: { $figures }
# Not all who are level have played each other, so it says nothing
league-why-passed = { $criterion }: passed over, as not all who are level have played each other.
# One of those compared, and their figure
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] Points
        [head-to-head] Head to head (results against each other)
        [buchholz] Buchholz (points of one’s opponents)
        [wins] Tables won
       *[lot] Draw at the start
    }
league-why-early = There are no places yet in **{ $league }**.

league-verified =
    { $draws ->
        [one] **{ $league }**: one round drawn anew from its shuffle and the results before, and all places reckoned anew.
       *[other] **{ $league }**: { $draws } rounds drawn anew from their shuffles and the results before, and all places reckoned anew.
    }
league-verified-lots =
    { $lots ->
        [one] One shuffle made anew from the secret.
       *[other] { $lots } shuffles made anew from the secret.
    }
league-verified-early = The shuffles can be made anew once the league is over: then what sealed them is shown.
league-verified-same = All came out the same.
league-verified-differs = Round { $round } comes out otherwise.
league-verified-places = The places come out otherwise.
# $mix: text
league-mix = Mixed in at the start: `{ $mix }`

league-list-title = **Leagues of this server**
league-list-open =
    { $count ->
        [one] #{ $number } **{ $league }** · { $game } · one has signed up
       *[other] #{ $number } **{ $league }** · { $game } · { $count } have signed up
    }
league-list-running = #{ $number } **{ $league }** · { $game } · running, { $who } is ahead
league-list-begun = #{ $number } **{ $league }** · { $game } · running
league-list-over = #{ $number } **{ $league }** · { $game } · champion: { $who }
league-list-ended = #{ $number } **{ $league }** · { $game } · ended before its end
league-list-none = There are no leagues here yet. `{ slash-league-new }` opens one.

error-league-begun = The league has begun. Whoever signs up now comes late, and is there from the next round on.
error-league-not-running = The league is not running.
error-league-full = No more than { $most } people find room.
error-league-too-few =
    { $least ->
        [one] One person has to take part at least.
       *[other] { $least } people have to take part at least.
    }
error-league-takes-part = You take part already.
error-league-not-there = They do not take part in this league.
error-league-played-for-another = Whoever has played for one place of a league never plays for another.
error-league-place-taken = A substitute plays in that place now.
error-league-all-rounds-drawn = The last round is drawn already: nobody can come any more.
error-league-none = There is no such league here. `{ slash-league-list }` shows those there are.
# $names: of the leagues
error-league-which = Which league: { $names }? Say it with the command.
error-league-not-yours = Only whoever opened the league does that, and who manages the server.
error-league-too-many = This server has { $most } leagues that are not over. One has to end first.
error-league-too-many-of-yours = You have opened { $most } leagues that are not over. One has to end first.
error-league-not-offered = A league cannot be played like this. Pick from the lists; the game must suit two people and as many as sit at your tables, and have a bot.
error-league-name-taken = Give the league a name of its own.
error-league-changed-often = You have come and gone too often in this league.
error-league-still-plays = They take part themselves. Only somebody who has left can have a substitute.
error-league-not-in = They do not take part in this league.
error-league-needs-manager = Once the league runs, only who manages the server takes others out.
