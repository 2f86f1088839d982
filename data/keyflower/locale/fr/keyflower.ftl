game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Écrans : avec ce qu’on en sait.
       *[counted] Écrans : les nombres seuls.
    }

greeting-about = Enchérissez avec des ouvriers et bâtissez le meilleur village.

bot-level-random = facile
bot-level-settler = moyen
bot-level-mayor = fort

button-full-board = Tous les villages
