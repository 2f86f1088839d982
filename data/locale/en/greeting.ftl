### What somebody sees who is new here. Buttons have at most 30 characters.

# Above a line for each game
greeting-lead = Board games in this server, by turns: a turn takes about a minute, whenever you have time.
# One game in a line; $game: its title; $least, $most: numbers of players. What one does follows
greeting-game = **{ $game }** ({ $least } to { $most } players).
# Above the buttons; $play: the label of the one against a bot
greeting-how = Quickest: **{ $play }**.
# $game: its title. Above three buttons that begin it, and others with the titles of the other games
greeting-usual = The first buttons are for **{ $game }**; the others lead to the game they name.
greeting-learn = Learn in three minutes
greeting-play = Play against a bot now
greeting-open = Open a table
# Below the first answer to somebody who has never played; $game: whose tutorial it is; $others: what else is played
greeting-new-here = -# New here? You can learn { $game } in three minutes.
greeting-new-here-others = -# New here? You can learn { $game } in three minutes. { $others } can be played here too.
# $table
greeting-you-play = You already play against a bot here, at { $table }.
# $table: a lobby that its reader opened
greeting-you-opened = { $table } is open already. Others join by the card in the channel, or you add a bot there.
