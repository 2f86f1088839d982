bot-level-random = easy
bot-level-smith = strong
