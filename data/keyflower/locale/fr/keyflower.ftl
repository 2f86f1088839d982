game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] Écrans : avec ce qu’on en sait.
       *[counted] Écrans : les nombres seuls.
    }

greeting-about = Enchérissez avec des ouvriers et bâtissez le meilleur village.
greeting-goal = Après quatre saisons, qui a le plus de points l’emporte.
greeting-turn = Un tour : misez des ouvriers sur une tuile à l’offre, ou placez-en sur une tuile pour l’utiliser. En fin de saison, qui a misé le plus la gagne.

bot-level-random = facile
bot-level-settler = moyen
bot-level-mayor = fort

button-full-board = Tous les villages
