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
league-form-ladder =
    { $weeks ->
        [one] Ladder, one week: you challenge somebody up to three places above; who wins has the higher place.
       *[other] Ladder, { $weeks } weeks: you challenge somebody up to three places above; who wins has the higher place.
    }
# $days: of the league, for a challenge and for its table
league-terms-ladder =
    { $days ->
        [one] A challenge not taken up within one day is lost. Its table has one day; then bots play on to the end, and the result counts.
       *[other] A challenge not taken up within { $days } days is lost. Its table has { $days } days; then bots play on to the end, and the result counts.
    }
# $seats: most at a table; $days: that a table may take
league-terms =
    { $days ->
        [one] Tables of up to { $seats }, one day for each; then bots play on to the end, and the result counts.
       *[other] Tables of up to { $seats }, { $days } days for each; then bots play on to the end, and the result counts.
    }
league-signed-up = Signed up ({ $count }): { $who }
league-nobody = Nobody has signed up yet.
# $least: so many are needed
# $form: ladder, or any other
league-needs =
    { $form ->
        [ladder] It can start with { $least } people. Then everybody challenges whom they like.
       *[other] It can start with { $least } people. Tables open by themselves then, and call you when it is your turn.
    }
# $hash: SHA-256
league-sealed = -# All draws are sealed in advance: ||`{ $hash }`|| `{ slash-league-verify }` checks them.
league-secret = -# What sealed the draws: `{ $secret }`
league-round = **Round { $round } of { $rounds }**
league-round-open =
    { $left ->
        [0] **Round { $round }, the last one**
        [one] **Round { $round }; one pair has still to meet after it**
       *[other] **Round { $round }; { $left } pairs have still to meet after it**
    }
# $ends: a time of Discord's, such as "in 3 days"
league-round-ends = Next deadline { $ends }; then bots play on to the end.
# $ends: a date
league-ladder-until = **Challenges are made until { $ends }**
league-ladder-closed = **The last challenges are played; no more are made**
# A place of a ladder; $won, $lost: challenges
league-rung = { $place }. { $who } · { $won } won, { $lost } lost
# $until: how long from now
league-challenge-open = { $who } challenges { $whom }, who takes it up { $until } at the latest
league-challenge-played = { $who } challenged { $whom }, and they play
league-group = **Group { $group }**
# $place: a number; $points: such as 2 1/3
league-place = { $place }. { $who } · { $points }
# $table: its number
league-table = #{ $table }: { $who }
league-to-table = [to the table]({ $url })
league-drawing = The next round is drawn as soon as the seals of its tables stand.
league-bye = Bye, 1 point: { $who }
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
# On the picture of the standings, above the figures
league-picture-figures =
    { $form ->
        [ladder] Won – lost
       *[other] Points
    }
league-picture-fought = { $won } – { $lost }
# For those who do not see the picture. $figures: what each one's figure is
league-picture-alt = { $league }, standings ({ $figures }):
league-picture-place = { $place }. { $who }, { $figure }
league-picture-place-of = { $group }, { $place }. { $who }, { $figure }

button-league-why = Why this place
button-league-end = End the league
button-league-challenges = Challenge
# One of those who can be challenged
league-challenge-one = { $place }. { $who }
button-take-up = Take up

league-you-opened = **{ $league }** is open. Its card follows in this channel; people sign up there, and so do you if you want to play.
league-you-joined = You take part in **{ $league }**.
league-joined-already = You take part in **{ $league }** already. Its card is the same for all, so it offers to join all the same.
# $who: in whose place
league-you-asked = **{ $league }** · You ask to play for **{ $who }**, with all their points. Whoever has to agree sees it in the channel and on the card.
# To everybody, $text: who asks what
league-ask-title = **{ $league }** · { $text }
# $lacking: opener, entrant (whose place it is), both; manager, entrant-manager: of who opened it nothing is known any more
# $opener: a mention
league-ask =
    { $lacking ->
        [opener] { $who } asks to play for { $whom }, with all their points. { $opener }, who opened the league, or who manages the server has to agree.
        [manager] { $who } asks to play for { $whom }, with all their points. Who manages the server has to agree.
        [entrant] { $who } asks to play for { $whom }, with all their points. { $whom } has to agree.
        [entrant-manager] { $who } asks to play for { $whom }, with all their points. { $whom } and who manages the server have to agree.
       *[both] { $who } asks to play for { $whom }, with all their points. { $whom } has to agree, and { $opener }, who opened the league, or who manages the server.
    }
button-league-agree = Agree
# $who: the substitute
league-agreed = **{ $league }** · You agree. **{ $who }** needs one more consent.
league-agreed-all = **{ $league }** · You agree. **{ $who }** plays on from now on, also at a table that runs.
league-you-left = You take no part in **{ $league }** any more. What you played stays; a table that runs is lost.
league-they-left = **{ $who }** takes no part in **{ $league }** any more.
league-you-started =
    { $form ->
        [ladder] **{ $league }** begins. Challenge somebody above you.
       *[other] **{ $league }** begins. Tables open by themselves.
    }
league-end-sure = End **{ $league }** for good? Tables that run are closed and count for nothing.
league-you-ended = **{ $league }** is ended.
# $place: one’s own
league-challenge-whom =
    { $days ->
        [one] You are in place { $place } of **{ $league }**. Whom do you challenge? They have one day to take it up.
       *[other] You are in place { $place } of **{ $league }**. Whom do you challenge? They have { $days } days to take it up.
    }
league-challenge-yours-open = **{ $league }** · You are in a challenge that is not decided yet. One at a time.
league-challenge-first = **{ $league }** · You are first. Others challenge you.
league-challenge-nobody = **{ $league }** · All within three places above you are in a challenge, or had one with you a short while ago. Ask again in a day.
# $place: of who was challenged
league-you-challenged =
    { $days ->
        [one] **{ $league }** · You challenged **{ $who }**. A table opens, and calls them; they have one day. If you win, place { $place } is yours.
       *[other] **{ $league }** · You challenged **{ $who }**. A table opens, and calls them; they have { $days } days. If you win, place { $place } is yours.
    }

league-why-title = Why **{ $who }** is in place { $place } of **{ $league }**:
league-why-behind = Behind **{ $who }** · { $criterion }: { $own } to { $other }
league-why-ahead = Ahead of **{ $who }** · { $criterion }: { $own } to { $other }
league-why-line = { $criterion }: { $figures }
# Not all who are level have played each other, so it says nothing
league-why-passed = { $criterion }: passed over, as not all who are level have played each other.
league-why-points = -# The first of a table gets 1 point, the last none, whoever is between a share; a bye is 1.
# One of those compared, and their figure
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] Points
        [head-to-head] Head to head (results against each other)
        [buchholz] Buchholz (points of one’s opponents)
        [wins] Tables won
       *[lot] Draw at the start (lower number first)
    }
league-why-early = There are no places yet in **{ $league }**.
# On a ladder: what brought somebody to their place
league-why-lot = Draw at the start: nobody has moved them since.
# $how: played, lapsed (not taken up in time), forfeit (left, or was replaced by a bot)
league-why-challenge =
    { $how ->
        [lapsed] **{ $whom }** did not take up the challenge of **{ $who }** in time.
        [forfeit] **{ $who }** challenged **{ $whom }**, who gave up the table.
       *[played] **{ $who }** challenged **{ $whom }** and won.
    }
league-why-came = Came late, or back: those begin in the last place.
league-why-went = **{ $who }** left, and all below moved up.
league-why-fought = Challenges: { $won } won, { $lost } lost.

league-verified =
    { $draws ->
        [0] No round is over yet. All { $places } places reckoned again.
        [one] One round drawn anew, all { $places } places reckoned again.
       *[other] All { $draws } rounds drawn anew, all { $places } places reckoned again.
    }
league-verified-ladder =
    { $challenges ->
        [one] One challenge and all { $places } places reckoned again.
       *[other] { $challenges } challenges and all { $places } places reckoned again.
    }
league-verified-lots =
    { $lots ->
        [one] One shuffle made anew from the secret.
       *[other] { $lots } shuffles made anew from the secret.
    }
league-verified-early = The shuffles can be made anew once the league is over: then what sealed them is shown.
league-verified-same = **{ $league }**: everything agrees.
league-verified-differs =
    { $round ->
        [0] **{ $league }**: the draw at the start comes out otherwise.
       *[other] **{ $league }**: round { $round } comes out otherwise.
    }
league-verified-places = **{ $league }**: the places come out otherwise.
league-verified-sealed-late =
    { $tables ->
        [one] **{ $league }**: the luck of one table was not sealed before the draw.
       *[other] **{ $league }**: the luck of { $tables } tables was not sealed before the draw.
    }
league-mix = -# Mixed in at the start: the number of the card’s message, { $number }

league-list-title = **Leagues of this server**
league-list-open =
    { $count ->
        [one] #{ $number } **{ $league }** · { $game } · one has signed up
       *[other] #{ $number } **{ $league }** · { $game } · { $count } have signed up
    }
league-list-running = #{ $number } **{ $league }** · { $game } · running, { $who } is ahead
league-list-begun = #{ $number } **{ $league }** · { $game } · running
league-hall-title = **Hall of champions**
# $count: leagues that they won
league-hall-often = Most titles: **{ $who }**, { $count }
# $ended: a date
league-hall-champion = { $ended } · **{ $who }** · { $league } (#{ $number }) · { $game }
league-list-none = There are no leagues here yet. `{ slash-league-new }` opens one.

error-league-begun = The league has begun. Whoever signs up now comes late, and is there from the next round on.
error-league-not-running = The league is not running.
error-league-full = No more than { $most } people find room.
error-league-too-few =
    { $least ->
        [one] One person has to take part at least. People sign up with **{ button-join }** on the card.
       *[other] { $least } people have to take part at least. They sign up with **{ button-join }** on the card.
    }
error-league-takes-part = You take part already.
error-league-not-there = They do not take part in this league.
error-league-played-for-another = Whoever has played for one place of a league never plays for another.
error-league-place-taken = A substitute plays in that place now.
error-league-all-rounds-drawn = The last round is drawn already: nobody can come any more.
error-league-challenges-closed = The weeks of this ladder are over: nobody challenges any more.
error-league-no-challenges = Only a ladder has challenges, once it has begun.
# $reach: places
error-league-out-of-reach =
    { $reach ->
        [one] You challenge whoever stands one place above you.
       *[other] You challenge somebody up to { $reach } places above you.
    }
error-league-challenge-open = One of you is in a challenge that is not decided yet.
# $until: how long from now
error-league-rests = The two of you had a challenge a short while ago. You can challenge them again { $until }.
error-league-you-are-not-in = You do not take part in this league.
error-league-no-room = This channel has as many tables as it can. Challenge once one has ended.
error-league-none = There is no such league here. `{ slash-league-list }` shows those there are.
# $names: of the leagues
error-league-which = Which league: { $names }? Say it with the command.
error-league-not-yours = Only whoever opened the league does that, and who manages the server.
error-league-too-many = This server has { $most } leagues that are not over. One has to end first.
error-league-too-many-of-yours = You have opened { $most } leagues that are not over. One has to end first.
error-league-too-many-today = You have opened { $most } leagues within a day. Wait until tomorrow.
error-league-needs-manager-to-end = Once a league has begun, only who manages the server ends it; else it ends by itself.
error-league-not-offered = A league cannot be played like this. Pick from the lists; the game must suit two people and as many as sit at your tables, and have a bot.
error-league-name-taken = Give the league a name of its own.
error-league-changed-often = You have come and gone too often in this league.
error-league-not-yours-to-agree = To a substitute agree who opened the league, who manages the server, and whose place it is; nobody to themselves.
error-league-asked-already = You have asked that already.
error-league-not-asked = That is not asked any more.
error-league-agreed-already = You have agreed already. Somebody else’s consent is lacking.
error-league-not-in = They do not take part in this league.
error-league-needs-manager = Once the league runs, only who manages the server takes others out.
