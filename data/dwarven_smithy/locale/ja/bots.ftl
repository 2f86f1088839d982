bot-level-random = 弱い
bot-level-journeyman = 普通
bot-level-smith = 強い
