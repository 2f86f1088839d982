bot-level-random = easy
bot-level-apprentice = middle
bot-level-smith = strong
