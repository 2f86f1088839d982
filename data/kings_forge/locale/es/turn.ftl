### Lo que cuestan una acción y un muelle en dados propios, y lo que queda por tirar. Véase el archivo inglés.

spend-button-pay = Pagar { $dice }
spend-button-give = Dar { $dice }
spend-button-other = Otros dados
spend-other = otros dados
spend-other-what = Los eliges tú
spend-roll = Tirarías { $dice }
spend-roll-nothing = No tirarías nada
spend-outlook = { $roll }; { $item } { $before } % -> { $after } %
spend-outlook-same = { $roll }; { $item } { $now } %
spend-rule = Los dados que gastas no se tiran en la fase de fabricación.
