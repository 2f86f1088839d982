# The game at a table and in the lobby.

game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Screens: with what is known of them.
       *[counted] Screens: numbers alone.
    }

greeting-about = Bid workers for tiles, and build the best village.
# To one person who chose the game; rules of its end
greeting-goal = After four seasons the most points win.
# How a turn goes, to the same
greeting-turn = A turn: bid workers on a tile on offer, or put them on a tile to use it. As a season ends, who bid most wins the tile.

bot-level-random = easy
bot-level-settler = middle
bot-level-mayor = strong

# The whole picture that a board leaves out
button-full-board = All villages
