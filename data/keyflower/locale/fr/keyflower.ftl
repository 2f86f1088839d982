game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Écrans : avec ce qu’on en sait.
       *[counted] Écrans : les nombres seuls.
    }

greeting-about = Misez vos ouvriers sur des tuiles, utilisez-les et bâtissez en quatre saisons : le meilleur score gagne.

bot-level-random = facile
bot-level-settler = moyen
bot-level-mayor = fort

button-full-board = Tous les villages
