bot-level-random = fácil
