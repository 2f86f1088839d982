bot-level-random = facile
