bot-level-random = 弱い
bot-level-smith = 強い
