bot-level-random = facile
bot-level-journeyman = moyen
bot-level-smith = fort
