bot-level-random = fácil
bot-level-journeyman = medio
bot-level-smith = fuerte
