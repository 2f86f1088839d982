bot-level-random = easy
bot-level-journeyman = middle
bot-level-smith = strong
