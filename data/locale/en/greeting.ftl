### What somebody sees who is new here. Buttons have at most 30 characters.

# Above a line for each game
greeting-lead = Board games, one move at a time: about a minute a turn, whenever you have time.
# One game in a line; $game: its title; $least, $most: numbers of players. What one does follows
greeting-game = **{ $game }** ({ $least } to { $most } players).
# To one person who chose that game. $game: its title; $turn: how a turn of it goes, a sentence
greeting-goes = **{ $game }** · { $turn }
greeting-learn = Learn in three minutes
greeting-play = Play against a bot now
greeting-play-strong = Strong bot
greeting-open = Open a table
# Below those lines, where several games can be played: their titles are the buttons
greeting-choose = Choose one to learn it in three minutes, to play a bot or to open a table.
# Below the first answer to somebody who has never played; $game: whose tutorial it is; $others: what else is played
greeting-new-here = -# New here? You can learn { $game } in three minutes.
greeting-new-here-others = -# New here? You can learn { $game } in three minutes. { $others } can be played here too.
# $table
greeting-you-play = You already play against a bot here, at { $table }.
# $table: a lobby that its reader opened
greeting-you-opened = { $table } is open already. Others join by the card in the channel, or you add a bot there.
