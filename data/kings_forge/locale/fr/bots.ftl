bot-level-random = facile
bot-level-apprentice = moyen
bot-level-smith = fort
