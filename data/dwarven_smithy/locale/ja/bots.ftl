bot-level-random = 弱い
