game-title = Keyflower
