bot-level-random = fácil
bot-level-apprentice = medio
bot-level-smith = fuerte
