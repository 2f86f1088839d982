bot-level-random = fácil
bot-level-smith = fuerte
