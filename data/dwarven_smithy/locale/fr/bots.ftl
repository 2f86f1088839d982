bot-level-random = facile
bot-level-smith = fort
