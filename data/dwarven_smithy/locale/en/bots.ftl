bot-level-random = easy
