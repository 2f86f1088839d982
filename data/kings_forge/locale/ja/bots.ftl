bot-level-random = 弱い
bot-level-apprentice = 普通
bot-level-smith = 強い
