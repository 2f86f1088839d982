game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Écrans : avec ce qu’on en sait.
       *[counted] Écrans : les nombres seuls.
    }

greeting-about = Enchérissez avec des ouvriers et bâtissez le meilleur village.
greeting-goal = Après quatre saisons, qui a le plus de points l’emporte.

bot-level-random = facile
bot-level-settler = moyen
bot-level-mayor = fort

button-full-board = Tous les villages
